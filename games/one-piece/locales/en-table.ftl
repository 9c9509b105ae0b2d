# What is read at a table of ONE PIECE Card Game, in English: names of words, questions, options and events.

# What a player must not run out of, in a word.
name-vital-life = Life

name-zone-given = given DON!! cards
name-zone-nowhere = table

name-label-red = Red
name-label-green = Green
name-label-blue = Blue
name-label-purple = Purple
name-label-black = Black
name-label-yellow = Yellow

name-stat-power = Power
name-stat-cost = Cost

name-phase-setup = Set-up
name-phase-refresh = Refresh Phase
name-phase-draw = Draw Phase
name-phase-don = DON!! Phase
name-phase-main = Main Phase
name-phase-attack = Attack Step
name-phase-block = Block Step
name-phase-counter = Counter Step
name-phase-damage = Damage Step
name-phase-battle-end = End of the battle
name-phase-end = End Phase

name-mode-two-players = Two players
name-format-standard = Standard

# What players and effects do.
name-verb-play = play
name-verb-attack = attack
name-verb-give = give a DON!! card
name-verb-activate = use an effect
name-verb-end = end the turn
name-verb-block = block
name-verb-counter = counter
name-verb-pass = pass
name-verb-trigger = use the [Trigger]
name-verb-keep = keep the hand
name-verb-redraw = draw a new hand
name-verb-first = go first
name-verb-second = go second
name-verb-choose = choose
name-verb-done = done
name-verb-yes = yes
name-verb-no = no
name-verb-option = choose an effect
name-verb-order = put in order
name-verb-top = put on top
name-verb-name = name a number
name-verb-ko = K.O.
name-verb-trash = trash
name-verb-return = return to hand
name-verb-move = move
name-verb-put = play
name-verb-put-rested = play rested
name-verb-rest = rest
name-verb-ready = set active
name-verb-attach = give DON!! cards
name-verb-turn-up = turn face up
name-verb-turn-down = turn face down
name-verb-return-don = return DON!! cards
name-verb-add-don = add DON!! cards
name-verb-add-don-rested = add rested DON!! cards
name-verb-draw = draw
name-verb-discard = trash from hand
name-verb-mill = trash from the deck
name-verb-shuffle = shuffle
name-verb-damage = take damage
name-verb-win = win the game
name-verb-lose = lose the game
name-verb-take = take into hand
name-verb-replace = use instead
name-verb-deal = deal Life cards
name-verb-make-room = make room
name-verb-refresh = refresh
name-verb-next = choose the next effect
name-verb-concede = give up
name-verb-put-back = put back
name-verb-repeat = repeat
name-verb-bottom = put at the bottom
name-verb-put-active = play as active

# Options.
do-play = Play { $card }
do-attack = { $shape ->
    [both] Attack { $other } with { $card }
   *[card] Attack with { $card }
}
do-give = { $shape ->
    [plain] Give a DON!! card
   *[card] Give a DON!! card to { $card }
}
do-activate = Use the effect of { $card }
do-activate-nth = Use effect { $n } of { $card }
do-end = End your turn
do-block = Block with { $card }
do-counter = { $shape ->
    [both] Counter with { $card } for { $other }
   *[card] Counter with { $card }
}
do-trigger = Use the [Trigger] of { $card }
do-take = Take { $card } into your hand
do-keep = Keep this hand
do-yes = { $shape ->
    [card] Yes: { $card }
   *[plain] Yes
}
do-no = { $shape ->
    [card] No: { $card }
   *[plain] No
}
do-option = Effect { $n }
do-next = { $card } next
do-next-nth = { $card } next, effect { $n }
do-replace = Use { $card } for { $other }
do-replace-nth = Use effect { $n } of { $card } for { $other }
do-choose-given-don = The DON!! card given to { $card }
do-choose-rested-don = A rested DON!! card
do-choose-active-don = An active DON!! card

# Questions.
ask-play = Your Main Phase
ask-block = Block the attack?
ask-counter = Counter the attack?
ask-trigger = Use the [Trigger]?
ask-redraw = Keep this hand?
ask-first = Go first or second?
ask-discard = Choose a card to trash from your hand
ask-make-room = Too many cards: choose one to trash
ask-yes = Use this effect?
ask-option = Choose one of these effects
ask-order = Choose the order
ask-attach = Choose who gets DON!! cards
ask-add-don = How many DON!! cards do you add?
ask-return-don = Choose DON!! cards to return
ask-ko = Choose what to K.O.
ask-rest = Choose what to rest
ask-ready = Choose what to set active
ask-return = Choose what to return to hand
ask-move = Choose what to move
ask-put = Choose what to play
ask-put-rested = Choose what to play rested
ask-put-active = Choose what to play as active
ask-trash = Choose what to trash
ask-choose = Choose cards
ask-next = Which effect comes first?
ask-replace = Use another effect instead?
ask-top = Choose what goes on top
ask-bottom = Choose what goes to the bottom
ask-repeat = How often is this repeated?

# Events.
did-play = { $who } { $person ->
    [you] play
   *[other] plays
} { $card }
did-attack = { $who } { $person ->
    [you] attack
   *[other] attacks
} { $other } with { $card }
did-activate = { $who } { $person ->
    [you] use
   *[other] uses
} the effect of { $card }
did-end = { $who } { $person ->
    [you] end
   *[other] ends
} the turn
did-block = { $who } { $person ->
    [you] block
   *[other] blocks
} with { $card }
did-counter = { $who } { $person ->
    [you] counter
   *[other] counters
} with { $shape ->
    [both] { $card } for { $other }
   *[card] { $card }
}
did-damage = { $shape ->
    [card] { $card } deals { $n } damage to { $rival }
   *[plain] { $who } { $person ->
        [you] deal
       *[other] deals
    } { $n } damage to { $rival }
}
did-first = { $who } { $person ->
    [you] go
   *[other] goes
} first
did-second = { $who } { $person ->
    [you] go
   *[other] goes
} second
did-redraw = { $who } { $person ->
    [you] draw
   *[other] draws
} a new hand
did-trigger = { $who } { $person ->
    [you] use
   *[other] uses
} the [Trigger] of { $card }
did-repeat = { $who } { $person ->
    [you] repeat
   *[other] repeats
} this { $n ->
    [one] once
   *[other] { $n } times
}
did-concede = { $who } { $person ->
    [you] give
   *[other] gives
} up

# Why something cannot be done, with its numbers and cards.
why-costs = Costs { $needs }; you have { $has } active DON!!.
why-no-don = You have no active DON!! left to give.
why-not-in-hand = { $card } is not in your hand.
why-no-main = { $card } has no [Main] effect; keep it for the Counter Step.
why-first-turn = Nobody attacks in their first turn.
why-is-rested = { $card } is rested.
why-not-a-fighter = Only your Leader and Characters can do that.
why-played-this-turn = { $card } was played this turn and has no [Rush].
why-not-a-target = { $card } is active; only Leaders and rested Characters can be attacked.
why-forbidden = An effect of { $card } forbids it.
why-forbidden-here = An effect forbids it.
why-unblockable = The attack of { $card } cannot be blocked.
why-no-blocker = { $card } has no [Blocker].
why-no-counter = { $card } has no Counter to use.
why-not-yours = { $card } is not yours.
why-muted = The effects of { $card } have been negated.
why-not-on-field = { $card } is not on the field.
why-used-this-turn = This effect of { $card } was used this turn already.
why-condition = The condition of this effect of { $card } is not met.
why-don-attached = { $card } needs { $needs } DON!!; it has { $has }.
why-not-this-turn = This effect of { $card } works in another turn than this.
why-cannot-pay = The cost of this effect of { $card } cannot be paid.
why-give-own = DON!! cards are given to your own Leader and Characters, not to { $card }.
why-own-side = { $card } is on your own side.
why-never-attacked = Only Leaders and rested Characters can be attacked, not { $card }.
why-is-attacked = { $card } is the card under attack and cannot block for itself.
why-no-activate = { $card } has no [Activate: Main] effect.
why-name-target = Say what { $card } attacks.
why-name-helped = The Counter goes to your Leader or one of your Characters.
why-for-no-card = { $card } is used by itself, not on a card.
why-for-counter-step = Counters are used in the Counter Step, when your opponent attacks.
why-for-block-step = A [Blocker] acts in the Block Step, when your opponent attacks.
why-for-damage = [Trigger] is used when damage takes the card from your Life.
why-for-main-phase = That is for your own Main Phase, outside battles.

name-verb-extra-turn = take an extra turn
name-verb-redirect-attack = redirect the attack
name-keyword-unblockable = Unblockable
name-ban-be-blocked = be blocked
name-ban-move-life-to-hand = add Life cards to hand
name-ban-ready-in-refresh = become active in the Refresh Phase
name-ban-be-played = be played
name-ban-block = activate [Blocker]
name-ban-attack-active = attack active Characters
name-ban-attack-new = attack on the turn it is played

# How cards move.
moved-by-draw = { $who } { $person ->
    [you] draw
   *[other] draws
} { $card }
moved-by-add-don = { $who } { $person ->
    [you] get
   *[other] gets
} a DON!! card
moved-by-give = { $host } is given a DON!! card
moved-by-attach = { $host } is given a DON!! card
moved-by-refresh = A DON!! card comes back to { $theirs } cost area
moved-by-return-don = A DON!! card returns to { $theirs } DON!! deck
moved-by-counter = { $card } is trashed as a counter
moved-by-discard = { $who } { $person ->
    [you] trash
   *[other] trashes
} { $card } from hand
moved-by-deal = { $who } { $person ->
    [you] lay
   *[other] lays
} a card as Life
moved-by-ko = { $card } is K.O.’d
moved-by-make-room = { $card } is trashed to make room
moved-by-put = { $card } enters { $theirs } { $to }
moved-by-put-rested = { $card } enters { $theirs } { $to } rested
moved-by-put-back = { $who } { $person ->
    [you] put
   *[other] puts
} { $card } back into the deck
moved-by-return = { $card } returns to { $theirs } hand
moved-by-take = { $who } { $person ->
    [you] take
   *[other] takes
} { $card } from Life into hand
moved-by-trash = { $card } goes from { $whose } { $from } to the trash
moved-by-trigger = { $card } is revealed from { $whose } Life
moved-by-mill = { $card } goes from the top of { $whose } deck to the trash

# What a card is there for that is never played by itself.
idle-cost = DON!! cards pay for your cards. To lend one in your Main Phase, press it and then your Leader or a Character.
idle-given = This DON!! card lends 1000 power in your turns and comes back when your next turn begins.
idle-don-deck = DON!! cards come from here in your DON!! Phase.
idle-life = Life cards stay face down until damage or an effect takes one.
