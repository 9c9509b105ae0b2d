# English words for the vocabulary of ONE PIECE Card Game. `baize-text` makes sentences of them.

attached-don = DON!!

cue-activate-main = [Activate: Main]
cue-main = [Main]
cue-counter = [Counter]
cue-trigger = [Trigger]
cue-on-play = [On Play]
cue-when-attacking = [When Attacking]
cue-on-block = [On Block]
cue-on-ko = [On K.O.]
cue-on-opponents-attack = [On Your Opponent's Attack]
cue-end-of-your-turn = [End of Your Turn]
cue-end-of-opponents-turn = [End of Your Opponent's Turn]
cue-game-starts = [At the Start of the Game]

event-turn-starts = { $side ->
    [mine] your turn starts
    [theirs] your opponent's turn starts
   *[any] a turn starts
}
event-main-starts = { $side ->
    [mine] your Main Phase starts
    [theirs] your opponent's Main Phase starts
   *[any] a Main Phase starts
}
event-played = { $would ->
    [yes] { $what } would be played
   *[no] { $what } is played
}
event-attacks = { $would ->
    [yes] { $what } would attack
   *[no] { $what } attacks
}
event-attacked = { $would ->
    [yes] { $what } would be attacked
   *[no] { $what } is attacked
}
event-blocked = { $would ->
    [yes] [Blocker] of { $what } would be activated
   *[no] [Blocker] of { $what } is activated
}
event-ko = { $would ->
    [yes] { $what } would be K.O.'d
   *[no] { $what } is K.O.'d
}
event-removed = { $would ->
    [yes] { $what } would be removed from the field
   *[no] { $what } is removed from the field
}
event-rested = { $would ->
    [yes] { $what } would be rested
   *[no] { $what } is rested
}
event-readied = { $would ->
    [yes] { $what } would be set as active
   *[no] { $what } is set as active
}
event-don-returned = { $side ->
    [mine] a DON!! card on your field is returned to your DON!! deck
    [theirs] a DON!! card on your opponent's field is returned to their DON!! deck
   *[any] a DON!! card on the field is returned to its DON!! deck
}
event-don-given = a DON!! card is given to { $what }
event-drawn = { $side ->
    [mine] you draw a card
    [theirs] your opponent draws a card
   *[any] a player draws a card
}
event-discarded = { $side ->
    [mine] a card is trashed from your hand
    [theirs] a card is trashed from your opponent's hand
   *[any] a card is trashed from a hand
}
event-event-activated = { $side ->
    [mine] you activate an Event
    [theirs] your opponent activates an Event
   *[any] an Event is activated
}
event-trigger-activated = { $side ->
    [mine] you activate a [Trigger]
    [theirs] your opponent activates a [Trigger]
   *[any] a [Trigger] is activated
}
event-damage-taken = { $side ->
    [mine] you take damage
    [theirs] your opponent takes damage
   *[any] a player takes damage
}
event-damage-dealt = an attack of { $what } deals damage to a Leader
event-life-removed = { $side ->
    [mine] a card leaves your Life area
    [theirs] a card leaves your opponent's Life area
   *[any] a card leaves a Life area
}
event-life-added = { $side ->
    [mine] a card is added to your Life area
    [theirs] a card is added to your opponent's Life area
   *[any] a card is added to a Life area
}
event-life-zero = { $side ->
    [mine] your Life becomes 0
    [theirs] your opponent's Life becomes 0
   *[any] a player's Life becomes 0
}
event-battled = { $what } has battled
event-battle-ends = a battle of { $what } ends

kind-leader = Leader
kind-character = Character
kind-event = Event
kind-stage = Stage
kind-don = DON!!

keyword-rush = Rush
keyword-double-attack = Double Attack
keyword-banish = Banish
keyword-blocker = Blocker

label-slash = Slash
label-strike = Strike
label-ranged = Ranged
label-special = Special
label-wisdom = Wisdom

stat-counter = Counter
stat-life = Life

zone-don-deck = DON!! deck
zone-leader = Leader area
zone-characters = Character area
zone-stage = Stage area
zone-cost = cost area
zone-life = Life area

phase-refresh = the Refresh Phase
phase-draw = the Draw Phase
phase-don = the DON!! Phase
phase-main = the Main Phase
phase-attack = the Attack Step
phase-block = the Block Step
phase-counter = the Counter Step
phase-damage = the Damage Step
phase-battle-end = the end of the battle
phase-end = the End Phase

noun-leader = { $count ->
    [one] Leader
   *[other] Leaders
}
noun-character = { $count ->
    [one] Character
   *[other] Characters
}
noun-stage = { $count ->
    [one] Stage
   *[other] Stages
}
noun-don = { $count ->
    [one] DON!! card
   *[other] DON!! cards
}
    .from = on { $whose } field
noun-cost-don = { $count ->
    [one] DON!! card
   *[other] DON!! cards
}
    .from = in { $whose } cost area
noun-given-don = { $count ->
    [one] given DON!! card
   *[other] given DON!! cards
}
    .from = on { $whose } field
noun-hand-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } hand
noun-deck-card = { $count ->
    [one] card
   *[other] cards
}
    .from = of { $whose } deck
noun-trash-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } trash
noun-life-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } Life area

until-this-battle = during this battle
until-this-turn = during this turn
until-end-of-turn = until the end of this turn
until-your-next-start = until the start of your next turn
until-opponents-next-end = until the end of your opponent's next turn
until-opponents-refresh = in your opponent's next Refresh Phase
until-forever = for the rest of the game
later-end-of-turn = at the end of this turn
later-this-battle = at the end of this battle
later-this-turn = at the end of this turn
later-your-next-start = at the start of your next turn
later-opponents-next-end = at the end of your opponent's next turn
later-opponents-refresh = in your opponent's next Refresh Phase

ban-attack = attack
ban-be-attacked = be attacked
ban-activate-blocker = activate [Blocker] of cards
ban-be-ko = be K.O.'d
ban-be-removed = be removed from the field
ban-be-rested = be rested
ban-ready = become active
ban-play = play cards
ban-draw = draw cards by effects
ban-ready-don = set DON!! cards as active
ban-give = give DON!! cards
ban-attack-target = attack cards
ban-be-included = be included in a deck
ban-enter-active = play cards as active

verb-ko = K.O. { $cards }
verb-trash = trash { $cards }
verb-return = return { $cards } to the owner's hand
verb-move = move { $cards } { $place }
verb-put = play { $cards }
verb-put-rested = play { $cards } rested
verb-put-active = play { $cards } as active
verb-rest = rest { $cards }
verb-ready = set { $cards } as active
verb-attach = give { $cards } to { $to }
verb-turn-up = turn { $cards } face-up
verb-turn-down = turn { $cards } face-down
verb-return-don = return { $cards } to the DON!! deck
verb-add-don = { $who ->
    [mine] add
   *[other] { $player } adds
} { $up-to ->
    [yes] up to { $n }
   *[no] { $n }
} DON!! { $count ->
    [one] card
   *[other] cards
} from the DON!! deck as active
verb-add-don-rested = { $who ->
    [mine] add
   *[other] { $player } adds
} { $up-to ->
    [yes] up to { $n }
   *[no] { $n }
} DON!! { $count ->
    [one] card
   *[other] cards
} from the DON!! deck rested
verb-draw = { $who ->
    [mine] draw
   *[other] { $player } draws
} { $up-to ->
    [yes] up to { $n }
   *[no] { $n }
} { $count ->
    [one] card
   *[other] cards
}
verb-discard = { $who ->
    [mine] trash
   *[other] { $player } trashes
} { $up-to ->
    [yes] up to { $n }
   *[no] { $n }
} { $count ->
    [one] card
   *[other] cards
} from { $who ->
    [mine] your hand
   *[other] their hand
}
verb-mill = { $who ->
    [mine] trash
   *[other] { $player } trashes
} { $up-to ->
    [yes] up to { $n }
   *[no] { $n }
} { $count ->
    [one] card
   *[other] cards
} from the top of { $who ->
    [mine] your deck
   *[other] their deck
}
verb-shuffle = { $who ->
    [mine] shuffle your deck
   *[other] { $player } shuffles their deck
}
verb-damage = { $who ->
    [mine] you take
   *[other] { $player } takes
} { $n } damage
verb-win = { $who ->
    [mine] you win the game
   *[other] { $player } wins the game
}
verb-lose = { $who ->
    [mine] you lose the game
   *[other] { $player } loses the game
}

# Words of later cards.
verb-extra-turn = take an extra turn after this one
verb-redirect-attack = change the attack target to { $cards }
event-returned = { $would ->
    [yes] { $what } would be returned to its owner's hand
   *[no] { $what } is returned to its owner's hand
}
event-life-taken = { $side ->
    [mine] a card is added to your hand from your Life
    [theirs] a card is added to your opponent's hand from their Life
   *[any] a card is added to a player's hand from their Life
}
event-deck-out = { $side ->
    [mine] you would lose because your deck is empty
    [theirs] your opponent would lose because their deck is empty
   *[any] a player would lose because their deck is empty
}
keyword-unblockable = Unblockable
until-your-next-end = until the end of your next turn
until-your-refresh = in your next Refresh Phase
until-opponents-next-main = at the start of your opponent's next Main Phase
later-opponents-next-main = at the start of your opponent's next Main Phase
later-your-next-end = at the end of your next turn
ban-be-blocked = be blocked
ban-move-life-to-hand = add Life cards to hand
ban-ready-in-refresh = become active in the Refresh Phase
ban-attack-active = attack active Characters
ban-attack-new = attack on the turn in which it is played
