# What is read at a table of GUNDAM Card Game, in English: names of words, questions, options and events.

# What a player must not run out of, in a word.
name-vital-shields = Shields

name-zone-paired = paired Pilots
name-zone-nowhere = table

name-phase-setup = Set-up
name-phase-active = Active Step
name-phase-start = Start Step
name-phase-draw = Draw Phase
name-phase-resource = Resource Phase
name-phase-main = Main Phase
name-phase-attack = Attack Step
name-phase-block = Block Step
name-phase-action = Action Step
name-phase-damage = Damage Step
name-phase-battle-end = End of the battle
name-phase-end-action = Action Step of the End Phase
name-phase-end = End Step
name-phase-hand = Hand Step
name-phase-cleanup = Cleanup Step

name-kind-rule = Rule card

name-label-blue = Blue
name-label-green = Green
name-label-red = Red
name-label-white = White
name-label-purple = Purple

name-mode-two-players = Two players
name-mode-royale-first-to-win = Battle Royale, first to win
name-mode-royale-elimination = Battle Royale, last one standing
name-mode-team-battle = Team Battle
name-format-standard = Standard

# What players and effects do.
name-verb-play = play
name-verb-pair = pair a Pilot
name-verb-attack = attack
name-verb-activate = use an effect
name-verb-end = end the Main Phase
name-verb-block = block
name-verb-pass = pass
name-verb-use-burst = use the Burst
name-verb-keep = keep the hand
name-verb-redraw = draw a new hand
name-verb-first = go first
name-verb-second = go second
name-verb-clockwise = play clockwise
name-verb-counterclockwise = play counterclockwise
name-verb-hand-over = let your partner act
name-verb-choose = choose
name-verb-done = done
name-verb-yes = yes
name-verb-no = no
name-verb-option = choose an effect
name-verb-order = put in order
name-verb-top = put on top
name-verb-bottom = put at the bottom
name-verb-name = name a number
name-verb-next = choose the next effect
name-verb-pay = pay the cost
name-verb-make-room = make room
name-verb-concede = give up
name-verb-deal = deal
name-verb-set-up = set up
name-verb-ready-up = set active
name-verb-follow = go along
name-verb-strike = strike the player
name-verb-leave = leave the game
name-verb-destroy = destroy
name-verb-trash = put into the trash
name-verb-return = return to hand
name-verb-exile = remove
name-verb-move = move
name-verb-put = deploy
name-verb-put-rested = deploy rested
name-verb-deploy-token = deploy tokens
name-verb-deploy-token-rested = deploy rested tokens
name-verb-rest = rest
name-verb-ready = set active
name-verb-damage = deal damage
name-verb-recover = recover HP
name-verb-pair-up = pair
name-verb-draw = draw
name-verb-discard = discard
name-verb-mill = put into the trash from the deck
name-verb-shuffle = shuffle
name-verb-spend = rest Resources
name-verb-place-resource = place Resources
name-verb-place-rested-resource = place rested Resources
name-verb-place-ex = place EX Resources
name-verb-breach = use Breach
name-verb-win = win the game
name-verb-lose = lose the game
name-verb-reduce-damage = reduce damage
name-verb-take-damage = take the damage
name-verb-divert-this-turn = take battle damage for another
name-verb-divert-this-battle = take battle damage for another
name-verb-redirect-attack = change the attack target
name-verb-fight = deal battle damage to each other
name-verb-copy-keywords = copy keyword effects
name-verb-choose-enemy = choose an opponent

# Options.
do-play = Play { $card }
do-pair = { $shape ->
    [both] Pair { $card } with { $other }
   *[card] Pair { $card }
}
do-attack = { $shape ->
    [both] Attack { $other } with { $card }
   *[card] Attack with { $card }
}
do-attack-seat = Attack { $seat } with { $card }
do-choose-seat = Choose { $seat }
do-activate = Use the effect of { $card }
do-activate-nth = Use effect { $n } of { $card }
do-block = Block with { $card }
do-use-burst = { $shape ->
    [card] Use the Burst of { $card }
   *[plain] Use the Burst
}
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

# Questions.
ask-play = Your Main Phase
ask-pass = Action Step: use something or pass
ask-block = Block the attack?
ask-use-burst = Use the Burst?
ask-redraw = Keep this hand?
ask-first = Go first or second?
ask-clockwise = In which direction do turns go?
ask-discard = Choose a card to discard
ask-make-room = Too many cards: choose one to put away
ask-next = Which effect comes first?
ask-pay = How many EX Resources do you pay with?
ask-yes = Use this effect?
ask-option = Choose one of these effects
ask-order = Choose the order
ask-choose = Choose a card
ask-choose-enemy = Choose an opponent
ask-take-damage = Choose what takes the damage
ask-redirect-attack = Choose the new attack target
ask-damage = Choose what to deal damage to
ask-destroy = Choose what to destroy
ask-move = Choose what to move
ask-put = Choose what to deploy
ask-put-rested = Choose what to deploy rested
ask-ready = Choose what to set active
ask-recover = Choose what recovers HP
ask-rest = Choose what to rest
ask-return = Choose what to return to hand
ask-trash = Choose what to put into the trash
ask-exile = Choose what to remove
ask-pair-up = Choose what to pair
ask-top = Choose what goes on top
ask-bottom = Choose what goes to the bottom

# Why something is not possible.
why-lv = { $card } has Lv. { $needs }; you have { $has } { $has ->
    [one] Resource
   *[other] Resources
}.
why-costs = Costs { $needs }; you have { $has } active { $has ->
    [one] Resource
   *[other] Resources
}.
why-deployed-this-turn = { $card } was deployed this turn and is no Link Unit.
why-no-unit = { $card } needs a Unit without a Pilot.
why-has-pilot = { $card } has a Pilot already.
why-is-rested = { $card } is rested.
why-not-a-target = { $card } is active; only players and rested Units can be attacked.
why-no-blocker = { $card } has no <Blocker>.
why-no-target = There is nothing for { $card } to choose.
why-condition = The condition of this effect of { $card } is not met.
why-cannot-pay = The cost of this effect of { $card } cannot be paid.
why-used-this-turn = This effect of { $card } was used this turn already.
why-forbidden = An effect of { $card } forbids it.
why-not-in-hand = { $card } is not in your hand.
why-no-main = { $card } has no 【Main】 effect; keep it for an action step.
why-no-action = { $card } has no 【Action】 effect; it is for your main phase.
why-muted = The effects of { $card } are barred now.
why-never-played = { $card } is not a card that is played.
why-commands-only = In an action step only Commands are played; { $card } is none.
why-no-pilot = { $card } is no Pilot.
why-team-mates = { $card } is your team-mate’s, not yours.
why-not-your-unit = { $card } is no Unit in your battle area.
why-not-a-unit = Only Units in the battle area attack; { $card } is none.
why-not-yours = { $card } is not yours.
why-no-enemy-unit = { $card } is no Unit of an opponent.
why-drawn = { $card } must be attacked instead.
why-not-on-field = The effects of { $card } work only on the field.
why-not-paired = { $card } has no Pilot.
why-is-attacked = { $card } is the Unit under attack and cannot block for itself.
why-high-maneuver = { $card } attacks with <High-Maneuver>; no <Blocker> can be used.
why-leader-decides = Your team’s leader has the say now.
why-in-main-phase = In your main phase you play cards, use 【Activate·Main】 effects, attack or end it.
why-in-action-step = In an action step you use an 【Action】 Command or an 【Activate·Action】 effect, or pass.
why-in-block-step = In the block step you can only block or pass; the action step comes next.
why-for-block-step = { $card } can block only in the block step of an opponent’s attack.
why-no-such-player = There is no such opponent to attack.
why-pairs-in-main-phase = { $card } is paired in your main phase, not in an action step.
why-attacks-in-main-phase = { $card } can attack only in your main phase.
why-for-action-step = That effect of { $card } is for action steps.
why-for-main-phase = That effect of { $card } is for your main phase.
why-no-activate-main = { $card } has no 【Activate·Main】 effect.
why-no-activate-action = { $card } has no 【Activate·Action】 effect.

# Events.
did-play = { $who } { $person ->
    [you] play
   *[other] plays
} { $card }
did-pair = { $who } { $person ->
    [you] pair
   *[other] pairs
} { $card } with { $other }
did-attack = { $who } { $person ->
    [you] attack
   *[other] attacks
} { $shape ->
    [both] { $other }
   *[card] { $seat }
} with { $card }
did-activate = { $who } { $person ->
    [you] use
   *[other] uses
} an effect of { $card }
did-end = { $who } { $person ->
    [you] end
   *[other] ends
} the Main Phase
did-block = { $who } { $person ->
    [you] block
   *[other] blocks
} with { $card }
did-pass = { $who } { $person ->
    [you] pass
   *[other] passes
}
did-first = { $who } { $person ->
    [you] go
   *[other] goes
} first
did-second = { $who } { $person ->
    [you] go
   *[other] goes
} second
did-clockwise = { $who } { $person ->
    [you] let turns go
   *[other] lets turns go
} clockwise
did-counterclockwise = { $who } { $person ->
    [you] let turns go
   *[other] lets turns go
} counterclockwise
did-redraw = { $who } { $person ->
    [you] draw
   *[other] draws
} a new hand
did-hand-over = { $who } { $person ->
    [you] let your partner act
   *[other] lets their partner act
}
did-damage = { $shape ->
    [both] { $card } deals { $n } damage to { $other }
    [other] { $other } takes { $n } damage
    [card] { $card } deals { $n } damage
   *[plain] { $who }: { $n } damage
}
did-strike = { $card } strikes { $seat }
did-redirect-attack = The attack of { $other } is turned to { $card }
did-fight = { $card } and { $other } deal battle damage to each other
did-leave = { $who } { $person ->
    [you] leave
   *[other] leaves
} the game
did-concede = { $who } { $person ->
    [you] give
   *[other] gives
} up
marked = { $card } has { $n } damage

# How cards move.
moved-by-draw = { $who } { $person ->
    [you] draw
   *[other] draws
} { $card }
moved-by-deal = { $who } { $person ->
    [you] lay
   *[other] lays
} a shield
moved-by-destroy = { $place ->
    [shields] { $whose } shield is destroyed: { $card }
   *[other] { $card } is destroyed
}
moved-by-discard = { $who } { $person ->
    [you] discard
   *[other] discards
} { $card }
moved-by-follow = { $card } goes to { $theirs } { $to } with its Unit
moved-by-make-room = { $card } goes to the trash to make room
moved-by-pair = { $card } boards { $host }
moved-by-place-resource = { $who } { $person ->
    [you] place
   *[other] places
} a Resource
moved-by-put = { $card } enters { $theirs } { $to }
moved-by-bottom = { $who } { $person ->
    [you] put
   *[other] puts
} { $card } at the bottom of the deck
moved-by-return = { $card } returns to { $theirs } hand

# A fight as it stands.
battle = { $state ->
    [holds] { $other } survives with { $behind } HP
    [lacks] { $other } would be destroyed
   *[open] { $person ->
        [you] Your shields are attacked
       *[other] The shields of { $who } are attacked
    }
}

# What a card is there for that is never played by itself.
idle-resources = Resources pay for your cards: playing one turns them sideways by itself.
idle-resource-deck = A Resource comes from here in each of your Resource Phases.
idle-paired = A paired Pilot acts with its Unit: press the Unit.
idle-shields = Shields stay face down until an attack or an effect takes one.
