# English words for the vocabulary of the course duel. `baize-text` makes sentences of them.

attached-equipped = equip cards

cue-activate = [Activate]
cue-ignition = [Ignition]
cue-ignition-by-policy = [Ignition, by policy]
cue-quick = [Quick]
cue-calculation = [During damage calculation]
cue-own-summon = [Special Summon]
cue-own-summon-by-policy = [Special Summon, by policy]
cue-flip = [FLIP]
cue-upkeep = [Standby Phase]
cue-falls = [When destroyed, at once]
cue-three-tributes = [Tribute Summoned with 3 tributes]
cue-attacked-face-down = [After damage calculation, attacked while face-down]
cue-battle-destroyed = [Destroyed by battle and sent to the GY]
cue-sent = [Sent from the field to the GY]
cue-left = [Left the field]

event-standby = { $side ->
    [mine] your Standby Phase comes { $cause }
    [theirs] your opponent's Standby Phase comes { $cause }
   *[any] a Standby Phase comes { $cause }
}
event-end-phase = { $side ->
    [mine] your End Phase comes { $cause }
    [theirs] your opponent's End Phase comes { $cause }
   *[any] an End Phase comes { $cause }
}
event-normal-summoned = { $bare ->
    [yes] { $side ->
        [mine] one of your monsters
        [theirs] one of your opponent's monsters
       *[any] a monster
    } is Normal Summoned
   *[no] { $what } is Normal Summoned
} { $cause }
event-flip-summoned = { $bare ->
    [yes] { $side ->
        [mine] one of your monsters
        [theirs] one of your opponent's monsters
       *[any] a monster
    } is Flip Summoned
   *[no] { $what } is Flip Summoned
} { $cause }
event-special-summoned = { $bare ->
    [yes] { $side ->
        [mine] one of your monsters
        [theirs] one of your opponent's monsters
       *[any] a monster
    } is Special Summoned
   *[no] { $what } is Special Summoned
} { $cause }
event-summon-attempted = { $bare ->
    [yes] { $side ->
        [mine] one of your monsters
        [theirs] one of your opponent's monsters
       *[any] a monster
    } would be Summoned
   *[no] { $what } would be Summoned
} { $cause }
event-summon-activated = { $bare ->
    [yes] { $side ->
        [mine] one of your effects that Special Summon
        [theirs] one of your opponent's effects that Special Summon
       *[any] an effect that Special Summons
    } a monster is activated
   *[no] { $what } is activated and Special Summons
} { $cause }
event-spell-activated = { $bare ->
    [yes] { $side ->
        [mine] one of your Spell Cards
        [theirs] one of your opponent's Spell Cards
       *[any] a Spell Card
    } is activated
   *[no] { $what } is activated as a Spell Card
} { $cause }
event-trap-activated = { $bare ->
    [yes] { $side ->
        [mine] one of your Trap Cards
        [theirs] one of your opponent's Trap Cards
       *[any] a Trap Card
    } is activated
   *[no] { $what } is activated as a Trap Card
} { $cause }
event-damage-trap-activated = { $bare ->
    [yes] { $side ->
        [mine] one of your Trap Cards that deals damage
        [theirs] one of your opponent's Trap Cards that deals damage
       *[any] a Trap Card that deals damage
    } is activated
   *[no] { $what } is activated as a Trap that deals damage
} { $cause }
event-spell-resolved = { $bare ->
    [yes] { $side ->
        [mine] one of your Spell Cards
        [theirs] one of your opponent's Spell Cards
       *[any] a Spell Card
    } that was activated has resolved
   *[no] { $what } has resolved as an activated Spell Card
} { $cause }
event-attack-declared = { $what } declares an attack { $cause }
event-attacked = { $what } is targeted for an attack { $cause }
event-destroyed = { $what } is destroyed { $cause }
event-buried = { $what } is sent from the deck or the field to the GY { $cause }

kind-monster = monster
kind-spell = Spell
kind-trap = Trap

keyword-special-only = Special Summon only
keyword-beast-king = Normal Summon without Tribute
keyword-harmless = No battle damage
keyword-once-face-up = Once while face-up
keyword-three-turns = Three turns

label-normal = Normal
label-effect = Effect
label-ritual = Ritual
label-equip = Equip
label-field = Field
label-quick-play = Quick-Play
label-continuous = Continuous
label-counter = Counter
label-dark = DARK
label-earth = EARTH
label-fire = FIRE
label-light = LIGHT
label-water = WATER
label-wind = WIND
label-divine = DIVINE
label-limited = Limited
label-semi-limited = Semi-Limited
label-forbidden = Forbidden

stat-atk = ATK
stat-def = DEF
stat-level = Level

zone-gy = GY
zone-monsters = Monster Zone
zone-spells = Spell & Trap Zone
zone-field = Field Zone
zone-banished = banished pile
zone-side = Side Deck
zone-extra = Extra Deck
zone-limbo = summon being attempted

phase-draw = the Draw Phase
phase-standby = the Standby Phase
phase-main1 = Main Phase 1
phase-battle-start = the Start Step
phase-battle = the Battle Step
phase-damage = the Damage Step
phase-calculation = damage calculation
phase-after-damage = the end of the Damage Step
phase-battle-end = the End Step
phase-main2 = Main Phase 2
phase-end = the End Phase
phase-between = the pause between duels

noun-monster = { $count ->
    [one] monster
   *[other] monsters
}
    .from = on { $side ->
        [any] the
       *[other] { $whose }
    } field
noun-spell-trap = { $count ->
    [one] Spell or Trap
   *[other] Spells and Traps
}
    .from = on { $side ->
        [any] the
       *[other] { $whose }
    } field
noun-field-card = { $count ->
    [one] card
   *[other] cards
}
    .from = on { $side ->
        [any] the
       *[other] { $whose }
    } field
noun-hand-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } hand
noun-deck-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } deck
noun-field-deck-card = { $count ->
    [one] Field Spell
   *[other] Field Spells
}
noun-gy-card = { $count ->
    [one] card
   *[other] cards
}
    .from = in { $whose } GY
noun-banished-card = { $count ->
    [one] card
   *[other] cards
}
    .from = among { $whose } banished cards

until-this-calculation = during this damage calculation
later-this-calculation = during this damage calculation
until-until-end-phase = until the End Phase
later-until-end-phase = until the End Phase
until-this-turn = this turn
later-this-turn = this turn
until-opponents-next-turn = in your opponent's next turn
later-opponents-next-turn = in your opponent's next turn
until-forever = for the rest of the duel
later-forever = for the rest of the duel

ban-declare-attack = declare an attack
ban-attack = attack
ban-be-attacked = be targeted for attacks
ban-be-destroyed = be destroyed
ban-be-targeted = be targeted
ban-activate-trap = activate Trap Cards
ban-activate-field-spell = activate Field Spells
ban-special-summon = Special Summon monsters
ban-have-draw-phase = have a Draw Phase
ban-battle = attack

gauge-lp = LP
gauge-wall = LP paid for this card

verb-destroy = destroy { $cards }
verb-tribute = Tribute { $cards }
verb-target = target { $cards }
verb-revive-target = target { $cards } that can be Special Summoned
verb-special-summon = Special Summon { $cards }
verb-special-summon-attack = Special Summon { $cards } in Attack Position
verb-special-summon-defence = Special Summon { $cards } in Defense Position
verb-haunt = Special Summon { $cards } in Attack Position; when this card leaves the field destroy that monster, and when that monster is destroyed destroy this card
verb-take-control = take control of { $cards } until the End Phase
verb-turn-up = turn { $cards } face-up
verb-turn-down = turn { $cards } face-down
verb-to-attack = turn { $cards } to Attack Position
verb-to-defence = turn { $cards } to Defense Position
verb-equip-to = equip this card to { $cards }
verb-negate-attack = { $it ->
    [yes] negate its attack
   *[no] negate the attack of { $cards }
}
verb-negate = negate the { $cue ->
    [spell-activated] activation
    [trap-activated] activation
   *[other] Summon or activation
} of { $cards }
verb-shield = make the damage of { $cards } 0
verb-copy = { $it ->
    [yes] have this card take on that card's name, Attribute, Level, ATK and DEF until the End Phase
   *[no] have this card take on the name, Attribute, Level, ATK and DEF of { $cards } until the End Phase
}
verb-move = move { $cards } { $place }
verb-send = send { $cards } to the GY
verb-banish = banish { $cards }
verb-draw = { $who ->
    [mine] draw
   *[other] { $player } draws
} { $n } { $count ->
    [one] card
   *[other] cards
}
verb-discard = { $who ->
    [mine] discard
   *[other] { $player } discards
} { $n } { $count ->
    [one] card
   *[other] cards
}
verb-take-damage = { $who ->
    [mine] you take
   *[other] { $player } takes
} { $fixed ->
    [no] damage equal to { $n }
   *[yes] { $n } damage
}
state = { $state ->
    [rested] Defense Position
    [active] Attack Position
    [face-up] face-up
    [face-down] face-down
    [new] newly played
   *[damaged] damaged
}
is-state = { $state ->
    [active] { $what } is in { $list }
    [rested] { $what } is in { $list }
   *[other] { $what } is { $list }
}
phases-battle-start-battle-damage-calculation-after-damage-battle-end = the Battle Phase
verb-gain-lp = { $who ->
    [mine] gain
   *[other] { $player } gains
} { $n } LP
verb-pay-lp = { $who ->
    [mine] pay
   *[other] { $player } pays
} { $n } LP
verb-pay-thousands = { $who ->
    [mine] pay
   *[other] { $player } pays
} any multiple of 1000 LP
verb-end-battle = { $who ->
    [mine] end
   *[other] { $player } ends
} the Battle Phase
verb-shuffle = { $who ->
    [mine] shuffle
   *[other] { $player } shuffles
} the deck
verb-crush = { $who ->
    [mine] declare
   *[other] { $player } declares
} a card name: if the other player has it in hand, every copy is discarded; otherwise the declaring player discards 1 random card
verb-perform-ritual = { $who ->
    [mine] Ritual Summon
   *[other] { $player } Ritual Summons
} a Ritual Monster from the hand by sending Normal Monsters from the deck to the GY whose Levels equal its own
verb-raise-wall = { $who ->
    [mine] note
   *[other] { $player } notes
} the LP paid for this card
verb-win = { $who ->
    [mine] win
   *[other] { $player } wins
} the duel
verb-toss = { $who ->
    [mine] toss
   *[other] { $player } tosses
} a coin
verb-roll = { $who ->
    [mine] roll
   *[other] { $player } rolls
} a die

# Names of words for screens.

name-zone-deck = Deck
name-zone-hand = Hand
name-zone-gy = Graveyard
name-zone-monsters = Monster Zone
name-zone-spells = Spell & Trap Zone
name-zone-field = Field Zone
name-zone-banished = Banished
name-zone-side = Side Deck
name-zone-extra = Extra Deck
name-zone-limbo = Being summoned

name-phase-setup = Set-up
name-phase-draw = Draw Phase
name-phase-standby = Standby Phase
name-phase-main1 = Main Phase 1
name-phase-battle-start = Start Step
name-phase-battle = Battle Step
name-phase-damage = Damage Step
name-phase-calculation = Damage Calculation
name-phase-after-damage = End of the Damage Step
name-phase-battle-end = End Step
name-phase-main2 = Main Phase 2
name-phase-end = End Phase
name-phase-between = Between Duels

name-stat-atk = ATK
name-stat-def = DEF
name-stat-level = Level

name-score-life-points = Life Points
name-score-wins = Duels Won

name-kind-monster = Monster
name-kind-spell = Spell
name-kind-trap = Trap

name-keyword-special-only = Special Summon only
name-keyword-beast-king = Beast King
name-keyword-harmless = Harmless
name-keyword-once-face-up = Once while face-up
name-keyword-three-turns = Three turns

name-label-normal = Normal
name-label-effect = Effect
name-label-ritual = Ritual
name-label-equip = Equip
name-label-field = Field
name-label-quick-play = Quick-Play
name-label-continuous = Continuous
name-label-counter = Counter
name-label-dark = DARK
name-label-earth = EARTH
name-label-fire = FIRE
name-label-light = LIGHT
name-label-water = WATER
name-label-wind = WIND
name-label-divine = DIVINE
name-label-limited = Limited
name-label-semi-limited = Semi-Limited
name-label-forbidden = Forbidden

name-verb-summon = Normal Summon
name-verb-set = Set
name-verb-flip = Flip Summon
name-verb-special = Special Summon
name-verb-change = Change position
name-verb-activate = Activate
name-verb-attack = Attack
name-verb-battle = Go to battle
name-verb-end = End
name-verb-pass = Pass
name-verb-stop = Stop attacking
name-verb-first = Go first
name-verb-second = Go second
name-verb-choose = Choose
name-verb-done = Done
name-verb-yes = Yes
name-verb-no = No
name-verb-option = Option
name-verb-order = Put in order
name-verb-top = On top
name-verb-bottom = At the bottom
name-verb-name = Name
name-verb-next = Next
name-verb-declare = Declare
name-verb-attack-position = Attack Position
name-verb-defence-position = Defence Position
name-verb-draw-phase = Draw Phase
name-verb-swap = Swap
name-verb-concede = Give up
name-verb-equip = Equip
name-verb-reduce = Reduce the hand
name-verb-give-back = Give back
name-verb-fall-off = Fall off
name-verb-used = Use up
name-verb-replace = Replace
name-verb-destroy = Destroy
name-verb-tribute = Tribute
name-verb-target = Target
name-verb-revive-target = Target to revive
name-verb-special-summon = Special Summon
name-verb-special-summon-attack = Special Summon in Attack Position
name-verb-special-summon-defence = Special Summon in Defence Position
name-verb-haunt = Special Summon and bind
name-verb-take-control = Take control
name-verb-turn-up = Turn face-up
name-verb-turn-down = Turn face-down
name-verb-to-attack = Turn to Attack Position
name-verb-to-defence = Turn to Defence Position
name-verb-equip-to = Equip
name-verb-negate-attack = Negate the attack
name-verb-negate = Negate
name-verb-shield = Shield
name-verb-copy = Copy
name-verb-move = Move
name-verb-send = Send to the Graveyard
name-verb-banish = Banish
name-verb-draw = Draw
name-verb-discard = Discard
name-verb-take-damage = Take damage
name-verb-gain-lp = Gain Life Points
name-verb-pay-lp = Pay Life Points
name-verb-pay-thousands = Pay thousands
name-verb-end-battle = End the Battle Phase
name-verb-shuffle = Shuffle
name-verb-crush = Name a card
name-verb-perform-ritual = Ritual Summon
name-verb-raise-wall = Raise the wall
name-verb-win = Win the duel
name-verb-toss = Toss a coin
name-verb-roll = Roll a die

# How cards of this game speak.
mark-type = { $text }
adjective-type = { $list }-type
group-attribute = attribute
group-icon = icon
group-status = status
cards-from-monster = { $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] all
        [any] any number of
        [at-least] { $least } or more
        [exactly] { $n }
        [between] { $least } to { $n }
        [random] { $n }
       *[up-to] up to { $n }
    }
} { $state } { $label } { $type } { $name } { $noun } { $from } { $features } { $limit } { $except } { $pick ->
    [random] at random
   *[other] {""}
} { $chooser ->
    [mine] {""}
   *[other] chosen by your opponent
}
verb-move-to-hand = { $reveal ->
    [yes] reveal { $cards } and add { $number ->
        [one] it
       *[other] them
    } to your hand
   *[no] add { $cards } to your hand
}
subject = { $subject ->
    [this] this card
    [it] { $number ->
        [one] it
       *[other] them
    }
    [event] { $noun ->
        [monster] that monster
       *[other] that card
    }
    [other] the monster it battled
    [seen] { $noun ->
        [apart] { $shown ->
            [yes] the revealed { $number ->
                [one] card
               *[other] cards
            }
           *[no] the { $number ->
                [one] card
               *[other] cards
            } looked at
        }
       *[other] { $number ->
            [one] it
           *[other] them
        }
    }
    [host] the equipped monster
    [attached] the cards equipped to this card
    [attacker] the attacking monster
    [each] each of them
    [x] { $several ->
        [yes] the first card
       *[no] that card
    }
    [y] the second card
    [z] the third card
    [w] the fourth card
   *[attacked] the attacked monster
}
change-gain = { $on } { $sign ->
    [minus] { $number ->
        [one] gets
       *[other] get
    }
   *[plus] { $number ->
        [one] gains
       *[other] gain
    }
} { $which ->
    [gains] { $gains }
    [both] { $gains } and { $adds }
   *[adds] { $adds }
} { $until }
cost-may = { $plain }
