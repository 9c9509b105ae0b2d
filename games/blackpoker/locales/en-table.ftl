# What is read at a table of BlackPoker, in English: names of words, questions, options and events.

# What a player must not run out of, in a word.
name-vital-life = Life

name-mode-two-players = Two players
name-format-light = Light
name-format-standard = Standard
name-format-pro = Pro
name-format-master = Master
name-format-basic = Basic
name-format-entry20 = Entry 20
name-format-pack = Pack
name-format-rarepack = Rare Pack
name-format-strategy = Strategy
name-format-extra = Extra

# Options.
do-target = { $shape ->
    [card] Aim at { $card }
   *[plain] Aim at nothing
}
do-target-seat = Aim at { $seat }
do-target-request = Aim at the request { $action }
do-suit = { $suit }
do-number = { $n }
do-trigger = { $action }
do-soldiers-at = Block { $card } with soldiers
do-hidden-wall = { $verb }: wall { $n } of { $owner }
do-drive = Drive { $card }
do-pay = { $shape ->
    [card] Pay with { $card }
   *[plain] Pay with life
}
do-discard = Discard { $card }
do-sacrifice = Sacrifice { $card }
do-key = Use { $card } as key card
do-unit = Use { $card } as key unit
do-enter = { $shape ->
    [card] { $card } enters as a soldier
   *[plain] Enter as a soldier
}
do-take = Take { $card } into your hand
do-choose = Choose { $card }
do-order = { $card }
do-top = { $shape ->
    [card] { $card } to the top of life
   *[plain] To the top of life
}
do-bottom = { $shape ->
    [card] { $card } to the bottom of life
   *[plain] To the bottom of life
}
do-lay-trump = Lay { $card } as a trump
do-lay-rare = Lay { $card } as the rare card
do-keep = Keep { $card } for the opening hand
do-open = { $shape ->
    [card] Open { $card }
   *[plain] Open
}
do-shut = { $shape ->
    [card] Close { $card }
   *[plain] Close
}
do-attack = { $shape ->
    [card] Attack with { $card }
   *[plain] Attack
}
do-block = { $shape ->
    [both] Block { $other } with { $card }
    [card] Block with { $card }
   *[plain] Block
}
do-ready = { $shape ->
    [card] Charge { $card }
   *[plain] Charged
}
do-tire = { $shape ->
    [card] Drive { $card }
   *[plain] Driven
}
do-show = Put { $card } on top of the graveyard

# Questions.
ask-pass = Request an action or pass
ask-target = Choose the target
ask-attack = Choose the attackers
ask-block = Block the attackers?
ask-choose = Choose a card
ask-discard = Choose what to discard
ask-drive = Choose which wall to drive
ask-sacrifice = Choose which soldier to sacrifice
ask-key = Choose the key card
ask-unit = Choose the key unit
ask-suit = Choose a suit
ask-number = Choose a number
ask-ace = Does it enter as an ace or as a wall?
ask-keep = Choose your opening hand
ask-lay-trump = Choose your trumps
ask-lay-rare = Choose your rare card
ask-ready = Charged or driven?
ask-one = One charged wall or two driven ones?
ask-open = Choose which trump to open
ask-shut = Choose which trump to close
ask-order = Choose the order
ask-take = Choose a card to take into your hand
ask-hit = Turn up another card?
ask-yes = Draw one more card from life?
ask-enter = Choose who enters
ask-top = To the top or to the bottom of life?
ask-trigger = Which action comes first?
ask-redirect = Choose the new target
ask-show = Choose the top of the graveyard
ask-pay = How do you pay?
ask-soldiers = Block with soldiers?

# Events. What is requested is told by its name alone.
did-pass = { $who } { $person ->
    [you] pass
   *[other] passes
}
did-damage = { $who } { $person ->
    [you] take
   *[other] takes
} { $n } damage
did-attack = { $shape ->
    [card] { $who } { $person ->
        [you] attack
       *[other] attacks
    } with { $card }
   *[plain] { $who } { $person ->
        [you] request
       *[other] requests
    } { $verb }
}
did-resolve = { $nth } is carried out
did-negate = { $nth } is negated
did-trigger = { $nth } is requested by the rules
did-redirect = { $nth } gets another target
did-concede = { $who } { $person ->
    [you] give
   *[other] gives
} up
did-block = { $shape ->
    [both] { $card } blocks { $other }
    [other] A face-down wall blocks { $other }
    [card] { $who }: Block with { $card }
   *[plain] { $who }: Block
}
counted = { $did }
rested = { $card } is driven
readied = { $card } is charged
scored = { $person ->
    [you] You open your pack
   *[other] { $who } opens the pack
}
does = { $who } { $person ->
    [you] request
   *[other] requests
} { $verb }
does-card = { $who } { $person ->
    [you] request
   *[other] requests
} { $verb } with { $card }
does-other = { $who } { $person ->
    [you] request
   *[other] requests
} { $verb } on { $other }
does-both = { $who } { $person ->
    [you] request
   *[other] requests
} { $verb } with { $card } on { $other }

# How cards move.
moved-by-draw = { $who } { $person ->
    [you] draw
   *[other] draws
} { $card }
moved-by-deal = { $who } { $person ->
    [you] lay
   *[other] lays
} { $card } as { $to }
moved-by-compare = { $who } { $person ->
    [you] turn
   *[other] turns
} up { $card } to decide who begins
moved-by-damage = { $who } { $person ->
    [you] lose
   *[other] loses
} { $card } from life
moved-by-pay = { $who } { $person ->
    [you] pay
   *[other] pays
} with { $card } from life
moved-by-discard = { $who } { $person ->
    [you] discard
   *[other] discards
} { $card }
moved-by-die = { $card } goes to { $theirs } graveyard
moved-by-enter = { $card } joins { $theirs } { $to }
moved-by-equip = { $host } is equipped with { $card }
moved-by-key = { $who } { $person ->
    [you] put
   *[other] puts
} { $card } on the stage
moved-by-linger = { $card } stays in { $theirs } fog
moved-by-take = { $who } { $person ->
    [you] take
   *[other] takes
} { $card } into hand
moved-by-wall = { $who } { $person ->
    [you] set
   *[other] sets
} a wall

# A fight as it stands.
battle = { $state ->
    [holds] { $card } falls short by { $behind }
    [lacks] { $ahead ->
        [0] Equal: both sides die
       *[other] { $card } is ahead by { $ahead }
    }
   *[open] { $shape ->
        [both] A wall blocks { $card }
       *[seat] Nobody blocks { $card }
    }
}
state-rested = driven
state-ready = charged

# Why something is not offered.
why-life = It costs { $needs } life; you have { $has }.
why-walls = It drives { $needs } charged { $needs ->
    [one] wall
   *[other] walls
}; you have { $has }.
why-victims = It gives up { $needs } { $needs ->
    [one] character
   *[other] characters
}; you have { $has }.
why-keys = It needs { $needs } key { $needs ->
    [one] card
   *[other] cards
}; { $has } of them in your hand.
why-hand = Key cards and discards take { $needs } { $needs ->
    [one] card
   *[other] cards
} of your hand; you have { $has }.
why-no-driver = No charged character of yours can be driven for it.
why-joker-in-light = A Joker is no soldier in Light.
why-trump-closed = The trump for it is not open.
why-no-target = There is nothing it could be aimed at.
why-no-soldier-of-suit = You have no soldier of the suit of a key card.
why-not-in-format = This format does not have that action.
why-not-in-frame = This frame does not have that action.
why-comes-by-itself = Nobody requests that: you are asked when its moment comes.
why-too-many-requests = You have made all { $needs } requests of a turn.
why-not-your-turn = That is for your own turn.
why-stage-in-use = The stage must be empty; { $has } { $has ->
    [one] request is
   *[other] requests are
} waiting.
why-used-this-turn = You have requested that this turn already.
why-own-turn = That is for your opponent's turn.
why-pack-opened = Your pack has been opened.
why-no-pack = You have no pack.
why-no-rare-card = You have no rare card.
why-life-too-high = Your life must be { $needs } or less; it is { $has }.
why-no-closed-trump = You have no closed trump.
why-trumps-kept-closed = Your closed trumps stay closed this turn.
why-no-hand = You have no card in hand.
why-no-character = You have no character.
why-no-soldier = You have no soldier.
why-giant-first = { $card } can attack and must do so first.
why-must-act = Both of you have passed; you must request something.
why-part-by-part = Request the action first; its parts are asked for one by one.
why-named-later = Request Attack; attackers are named when it resolves.
why-no-character-there = { $card } is no character on the field.
why-untargetable = No action can be aimed at { $card }.
why-not-yours = { $card } is not yours.
why-is-wall = { $card } is a wall, not a soldier.
why-no-wall = { $card } is not a wall.
why-no-diamond = { $card } has no ♢ from 2 to 10.
why-not-equipped = { $card } cannot be equipped.
why-other-suit = { $card } is of another suit than the key card.
why-not-a-target = It cannot be aimed at { $card }.
why-not-your-soldier = { $card } is no soldier of yours.
why-not-your-character = { $card } is no character of yours.
why-is-driven = { $card } is driven.
why-came-this-turn = { $card } came out this turn and has no Haste.
why-blocks-already = { $card } blocks another attacker.
why-wall-or-soldiers = One wall blocks, or soldiers do, never both together.
why-cannot-drive = { $card } is no charged wall of yours.
why-cannot-discard = { $card } cannot be discarded for it.
why-no-key = { $card } is no key card for it.

# What a card is there for that is never played by itself.
idle-life = Cards leave your life by damage, by costs and by drawing.
idle-grave = Cards in the graveyard have been used; only some actions bring them back.
idle-gear = This card belongs to the soldier above it: press the soldier.
idle-fog = Cards in the fog stay until what they do is over.
idle-pack = A pack stays closed until it is opened by its action.
idle-rare = The rare card is used by the actions that name it.
idle-trump = An open trump works by itself.
idle-stage = It waits on the stage until it is carried out.
idle-open = Turned-up cards are only shown.
