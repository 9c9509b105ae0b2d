# First-game guides: a title and a few sentences for every step, pointing at the board.
# Steps are listed in src/guides; a test holds the two together.

## ONE PIECE

guide-one-piece-goal-title = The goal
guide-one-piece-goal = Every hit on the other Leader takes one of these Life cards. When none is left, one more hit wins the game.
guide-one-piece-leader-title = Your Leader
guide-one-piece-leader = It stays in play all game, attacks like the rest of your crew, and is what your opponent aims at. The number at the top right is its power.
guide-one-piece-hand-title = Your first hand
guide-one-piece-hand = Five cards. Keep them, or put them back once and take five others. A few cards that cost 1 to 3 make a good start.
guide-one-piece-turn-title = A turn
guide-one-piece-turn = A turn runs along this line. The table readies your cards, draws and adds DON!! for you; in the Main Phase you decide, as often and in any order you like.
guide-one-piece-don-title = DON!! cards
guide-one-piece-don = Two more come each turn, up to ten. Turn them sideways to pay for cards, or lend them to someone: each adds 1000 power during your turn. All come back when your next turn begins.
guide-one-piece-play-title = Playing cards
guide-one-piece-play = What glows can be played now. Press a card, or drag it onto the table. Its cost is at the top left; a Character stays, an Event happens and goes to the trash.
guide-one-piece-give-title = Lending power
guide-one-piece-give = Press a DON!! card, then your Leader or a Character: 1000 power more for an attack this turn.
guide-one-piece-attack-title = Attacking
guide-one-piece-attack = Press your Leader or a Character that is upright, then its target: the other Leader, or a Character lying sideways. Reach at least the target's power and the attack lands. Characters wait a turn before they attack, unless they have Rush.
guide-one-piece-defend-title = You are attacked
guide-one-piece-defend = A Blocker may take the attack upon itself. Cards in hand with a small shield number add that much power for this battle. Or let it through, and take the Life card into your hand.
guide-one-piece-trigger-title = A Trigger
guide-one-piece-trigger = The Life card you just lost has a Trigger: use it for free now, or keep the card in your hand.
guide-one-piece-why-title = Why can't I?
guide-one-piece-why = Press any card that does not glow, and the table tells you which rule stands in the way. Numbers in the log open the rule they name.
guide-one-piece-end-title = Ending your turn
guide-one-piece-end = When nothing more is worth doing, end the turn here. Keep a few cards to defend yourself. Good luck!

## GUNDAM

guide-gundam-goal-title = The goal
guide-gundam-goal = Six shields stand before your opponent, with a Base in front. Attack until all are gone; then one more hit on the player wins.
guide-gundam-base-title = Your Base
guide-gundam-base = Attacks on you strike the Base first, then shields from the top. You begin with a small one; a Base card from your hand takes its place.
guide-gundam-hand-title = Your first hand
guide-gundam-hand = Five cards. Keep them, or swap all of them once. Units of low level let you begin early.
guide-gundam-turn-title = A turn
guide-gundam-turn = The table readies your cards, draws one and adds a Resource. Then comes the Main Phase, where you deploy, pair and attack in any order.
guide-gundam-resources-title = Resources
guide-gundam-resources = A card needs as many Resources as its level, the number at the top left. To pay its cost, the number under it, that many are turned sideways.
guide-gundam-play-title = Playing cards
guide-gundam-play = What glows can be played now: press it, or drag it onto the table. Units go to the battle area, Commands do what they say and are gone, a Base takes its section.
guide-gundam-battle-title = Your Units
guide-gundam-battle = AP is the damage a Unit deals, HP how much it bears. Damage stays on it, so a second fight may be its last. Six Units fit here.
guide-gundam-pair-title = Pilots
guide-gundam-pair = Press a Pilot, then a Unit to put the Pilot under it: their AP and HP add up. The pair a Unit names is a Link, and may attack in the turn it is deployed.
guide-gundam-attack-title = Attacking
guide-gundam-attack = Press an upright Unit that was here when the turn began, then the player, or an enemy Unit lying sideways. Two Units that fight hit each other at once.
guide-gundam-block-title = You are attacked
guide-gundam-block = An upright Unit with Blocker may turn sideways and stand in the way. You can also let the attack through.
guide-gundam-action-title = Action step
guide-gundam-action = Both players in turn may use cards and effects marked Action. When both pass, the battle goes on.
guide-gundam-burst-title = A Burst
guide-gundam-burst = The shield that just broke has a Burst: use it for free, or let the card go.
guide-gundam-why-title = Why can't I?
guide-gundam-why = Press any card that does not glow, and the table names the rule that stands in the way. Numbers in the log open the rule they name.
guide-gundam-end-title = Ending your turn
guide-gundam-end = Nothing left to do? End the turn here. Units that stay upright can block. Good luck!

## BlackPoker

guide-blackpoker-goal-title = The goal
guide-blackpoker-goal = Your opponent's life is this pile. Every point of damage sends its top card to the graveyard. Whoever has no life left loses.
guide-blackpoker-life-title = Your life
guide-blackpoker-life = You draw from it as well, and many actions cost a card of it. Spending life wins games; spending too much loses them.
guide-blackpoker-walls-title = Walls
guide-blackpoker-walls = Any card can lie here face down as a wall. Upright walls pay for summons by turning sideways, and each can stop one attacker, once.
guide-blackpoker-soldiers-title = Soldiers
guide-blackpoker-soldiers = Cards lying here fight. Their number is their size; J, Q and K are 11, 12 and 13.
guide-blackpoker-chance-title = The chance
guide-blackpoker-chance = You have the chance: ask for an action, or pass. When both players pass in a row, the action announced last is carried out.
guide-blackpoker-set-wall-title = A wall a turn
guide-blackpoker-set-wall = Once in your turn you may set a card of your hand as a wall for one life. It pays for soldiers, so begin with that.
guide-blackpoker-summon-title = Summoning
guide-blackpoker-summon = A number needs one wall turned and one life, J, Q and K two walls and one life, an ace only life. Choose the action, and the table asks for the rest. Aces may attack at once, others wait a turn.
guide-blackpoker-magic-title = Magic
guide-blackpoker-magic = At any chance: hearts make a soldier larger, spades smaller, diamonds turn a card upright or sideways, clubs stop what was announced. You discard another card for it.
guide-blackpoker-stage-title = The stage
guide-blackpoker-stage = What was announced waits here, the newest on top. Both players may answer before it happens.
guide-blackpoker-attack-title = Attacking
guide-blackpoker-attack = Once in your turn, send upright soldiers. Those that nobody blocks deal their size as damage. Against soldiers the larger side stays.
guide-blackpoker-block-title = Blocking
guide-blackpoker-block = Give soldiers or a wall to an attacker. A wall falls in any case, but if its number is the attacker's own, the attacker falls with it.
guide-blackpoker-why-title = Why can't I?
guide-blackpoker-why = Press any card that does not glow, and the table names the rule that stands in the way. Numbers in the log open the rule they name.
guide-blackpoker-end-title = Ending your turn
guide-blackpoker-end = Ask for End when you are done. Keep a card or two to answer with. Good luck!

## Duel

guide-duel-goal-title = The goal
guide-duel-goal = Both begin with 8000 life points, shown beside the name. Bring your opponent's down to 0. A player who must draw from an empty deck loses too.
guide-duel-field-title = Your field
guide-duel-field = Monsters lie in this row, spells and traps in the row behind. There are five places in each.
guide-duel-turn-title = A turn
guide-duel-turn = Draw, standby, first main phase, battle, second main phase, end. The table takes you along; you decide in the main and battle phases.
guide-duel-summon-title = Monsters
guide-duel-summon = Once in a turn, summon a monster face up to attack, or set it face down to defend. Level 5 and 6 need one of your monsters as tribute, level 7 and more need two.
guide-duel-spells-title = Spells and traps
guide-duel-spells = A spell works when you activate it. A trap must be set face down first and can be used from the next turn on, in your opponent's turn too.
guide-duel-position-title = Positions
guide-duel-position = Upright monsters attack, sideways ones defend. Each may change its position once in a turn if it was not just summoned.
guide-duel-battle-title = To battle
guide-duel-battle = When your monsters are ready, begin the Battle Phase here.
guide-duel-attack-title = Attacking
guide-duel-attack = Press a monster, then its target. Against an attacker the higher ATK stays and the difference is damage; a defender compares its DEF and its owner takes no damage. An empty field is attacked directly.
guide-duel-chain-title = A chain
guide-duel-chain = Cards answer one another and wait here. The one added last happens first.
guide-duel-answer-title = Your answer?
guide-duel-answer = You may answer with a card that is fast enough: what glows can be used. Or pass, and the chain is carried out.
guide-duel-why-title = Why can't I?
guide-duel-why = Press any card that does not glow, and the table names the rule that stands in the way. Numbers in the log open the rule they name.
guide-duel-end-title = Ending your turn
guide-duel-end = Set a trap before you end, if you have one. Good luck!
