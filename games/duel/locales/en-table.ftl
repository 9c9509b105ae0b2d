# What is read at a table of the course duel, in English: names of words, questions, options and events.

# What a player must not run out of, in a word.
name-vital-life-points = LP

name-mode-single = One duel
name-mode-match = Best of three
name-format-course = Course list

# Options.
do-summon = Normal Summon { $card }
do-summon-freely = Normal Summon { $card } without Tributes
do-summon-thrice = Normal Summon { $card } with three Tributes
do-set = Set { $card }
do-set-freely = Set { $card } without Tributes
do-flip = Flip Summon { $card }
do-special = Special Summon { $card }
do-change = Change the position of { $card }
do-activate = Activate { $card }
do-activate-nth = Activate effect { $n } of { $card }
do-attack = { $shape ->
    [both] Attack { $other } with { $card }
   *[card] Attack directly with { $card }
}
do-battle = Go to the Battle Phase
do-end = End this phase
do-end-turn = End your turn
do-option = Effect { $n }
do-next = { $card } next
do-next-nth = { $card } next, effect { $n }
do-declare = Declare { $card }
do-attack-position = { $shape ->
    [card] { $card } in Attack Position
   *[plain] Attack Position
}
do-defence-position = { $shape ->
    [card] { $card } in Defence Position
   *[plain] Defence Position
}
do-swap = { $shape ->
    [both] Swap { $card } for { $other }
    [card] Swap { $card }
   *[plain] Swap
}
do-yes = { $shape ->
    [card] Yes: { $card }
   *[plain] Yes
}
do-no = { $shape ->
    [card] No: { $card }
   *[plain] No
}
do-done = Done

# Questions.
ask-activate = Activate something?
ask-attack = Battle: attack or go on?
ask-first = Go first or second?
ask-summon = Your Main Phase
ask-discard = Choose a card to discard
ask-declare = Declare the name of a card
ask-next = Which effect comes first?
ask-option = Choose one of these effects
ask-order = Choose the order
ask-yes = Use this effect?
ask-reduce = Too many cards in hand: choose one to discard
ask-swap = Swap cards with your Side Deck?
ask-tribute = Choose Tributes
ask-target = Choose the target
ask-revive-target = Choose the monster to bring back
ask-special = In which position?
ask-special-summon = Choose what to Special Summon
ask-perform-ritual = Choose for the Ritual Summon
ask-pay-thousands = How many thousand Life Points do you pay?
ask-move = Choose a card
ask-choose = Choose a card
ask-destroy = Choose what to destroy
ask-banish = Choose what to banish
ask-send = Choose what to send to the Graveyard
ask-equip-to = Choose what to equip
ask-replace = Use another effect instead?
ask-top = Choose what goes on top
ask-bottom = Choose what goes to the bottom

# Events.
did-summon = { $who } { $person ->
    [you] Normal Summon
   *[other] Normal Summons
} { $card }{ $n ->
    [0] { "" }
    [one] {" "}with a Tribute
   *[other] {" "}with { $n } Tributes
}
did-flip = { $who } { $person ->
    [you] Flip Summon
   *[other] Flip Summons
} { $card }
did-special = { $who } { $person ->
    [you] Special Summon
   *[other] Special Summons
} { $shape ->
    [card] { $card }
   *[plain] a monster
}
did-target = { $shape ->
    [both] { $card } targets { $other }
    [other] { $who }: { $other } is the target
    [card] { $card } chooses its target
   *[plain] { $who }: a target is chosen
}
did-end = { $who } { $person ->
    [you] end
   *[other] ends
} the phase
did-attack = { $shape ->
    [both] { $card } attacks { $other }
   *[card] { $card } attacks { $n ->
        [0] directly
       *[other] a face-down monster
    }
}
did-stop = { $card } stops its attack
did-declare = { $who } { $person ->
    [you] declare
   *[other] declares
} { $named }
did-first = { $who } { $person ->
    [you] go
   *[other] goes
} first
did-second = { $who } { $person ->
    [you] go
   *[other] goes
} second
did-concede = { $who } { $person ->
    [you] give
   *[other] gives
} up
rested = { $card } is turned to Defence Position
readied = { $card } is turned to Attack Position
scored = { $whose } { $score } are now { $n }
scored-by-take-damage = { $who } { $person ->
    [you] take
   *[other] takes
} { $by } damage: { $score } { $was } → { $n }
scored-by-gain-lp = { $who } { $person ->
    [you] gain
   *[other] gains
} { $by } { $score }: { $was } → { $n }
scored-by-pay-lp = { $who } { $person ->
    [you] pay
   *[other] pays
} { $by } { $score }: { $was } → { $n }

name-ban-declare-attack = declare an attack
name-ban-attack = attack
name-ban-be-attacked = be attacked
name-ban-be-destroyed = be destroyed
name-ban-be-targeted = be targeted
name-ban-activate-trap = activate Traps
name-ban-activate-field-spell = activate Field Spells
name-ban-special-summon = Special Summon
name-ban-have-draw-phase = have a Draw Phase
name-ban-battle = have a Battle Phase

# How cards move.
moved-by-draw = { $who } { $person ->
    [you] draw
   *[other] draws
} { $card }
moved-by-activate = { $who } { $person ->
    [you] activate
   *[other] activates
} { $card }
moved-by-destroy = { $card } is destroyed
moved-by-discard = { $who } { $person ->
    [you] discard
   *[other] discards
} { $card }
moved-by-reduce = { $who } { $person ->
    [you] discard
   *[other] discards
} { $card } down to the hand limit
moved-by-equip = { $host } is equipped with { $card }
moved-by-give-back = { $card } returns to { $theirs } side
moved-by-take-control = { $who } { $person ->
    [you] take
   *[other] takes
} control of { $card }
moved-by-replace = { $card } is replaced
moved-by-send = { $card } is sent to { $theirs } Graveyard
moved-by-set = { $who } { $person ->
    [you] set
   *[other] sets
} { $card }
moved-by-summon = { $who } { $person ->
    [you] summon
   *[other] summons
} { $card }
moved-by-special-summon = { $who } { $person ->
    [you] Special Summon
   *[other] Special Summons
} { $card }
moved-by-tribute = { $card } is tributed
moved-by-used = { $card } has been used
moved-by-swap = { $card } goes to { $theirs } { $to }

# A fight as it stands.
battle = { $state ->
    [holds] { $behind ->
        [0] Equal: nothing is destroyed
       *[other] { $card } falls short by { $behind }
    }
    [lacks] { $ahead ->
        [0] Equal: both would be destroyed
       *[other] { $card } is ahead by { $ahead }
    }
   *[open] { $shape ->
        [both] The defender is face-down
       *[seat] A direct attack on { $who }
    }
}
state-rested = Defence Position
state-ready = Attack Position

# Why something is not offered.
why-not-yours = { $card } is not yours.
why-not-in-hand = { $card } is not in your hand.
why-special-only = { $card } cannot be Normal Summoned or set.
why-summoned-this-turn = You have Normal Summoned or set a monster this turn already.
why-no-such-way = { $card } cannot be Summoned in that way.
why-tributes = { $card } needs { $needs } { $needs ->
    [one] tribute
   *[other] tributes
}; you control { $has } { $has ->
    [one] monster
   *[other] monsters
}.
why-no-place = All { $needs } places are taken.
why-not-your-monster = { $card } is no monster that you control.
why-is-face-up = { $card } is face-up already.
why-is-face-down = { $card } is face-down.
why-set-this-turn = { $card } was set this turn.
why-came-this-turn = { $card } came onto the field this turn.
why-attacked-this-turn = { $card } has attacked this turn.
why-changed-this-turn = The position of { $card } has been changed this turn.
why-no-monster = { $card } is no monster.
why-own-way-first = { $card } must first be Summoned in its own way.
why-no-own-summon = { $card } cannot Special Summon itself.
why-no-more-battle = This turn has no Battle Phase to come.
why-first-turn = The starting player has no Battle Phase in their first turn.
why-no-attack-position = { $card } is not in face-up Attack Position.
why-has-monsters = Your opponent controls { $has } { $has ->
    [one] monster
   *[other] monsters
}; attack one of them.
why-not-a-target = { $card } is no monster of your opponent.
why-forbidden = An effect of { $card } forbids it.
why-not-from-there = { $card } cannot be activated from where it is.
why-no-effect = { $card } has no effect to activate.
why-main-phase-only = { $card } is for your own Main Phase, while there is no chain.
why-not-your-turn = It is not your turn; of Spells, only set Quick-Play Spells can be activated.
why-too-slow = Spell Speed { $needs } is needed; { $card } has { $has }.
why-unresolved = { $card } has not resolved yet.
why-set-first = A Trap must be set first and activated in a later turn.
why-damage-step = In the Damage Step only Counter Traps and changes of ATK or DEF are activated.
why-after-calculation = Damage is being calculated; nothing more is activated.
why-only-answers = A Summon is being attempted; only what answers it is activated.
why-no-occasion = Nothing has just happened that { $card } answers.
why-used-this-turn = This effect of { $card } was used this turn already.
why-muted = The effects of { $card } are negated.
why-condition = The condition of { $card } is not met.
why-no-target = There is nothing that { $card } could choose.
why-cannot-pay = The cost of { $card } cannot be paid.
why-costs-lp = { $card } costs { $needs } LP; you have { $has }.
why-costs-discard = { $card } costs { $needs } { $needs ->
    [one] discarded card
   *[other] discarded cards
}; you have { $has } other { $has ->
    [one] card
   *[other] cards
}.
why-no-use = { $card } would do nothing now.
why-attack-position-only = From the hand { $card } is Summoned in Attack Position or set face-down.
why-main-phase = That is for your own Main Phase.
why-battle-phase = That is for your own Battle Phase.
