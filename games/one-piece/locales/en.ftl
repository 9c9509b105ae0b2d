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
    [mine] your turn starts { $cause }
    [theirs] your opponent's turn starts { $cause }
   *[any] a turn starts { $cause }
}
event-main-starts = { $side ->
    [mine] your Main Phase starts { $cause }
    [theirs] your opponent's Main Phase starts { $cause }
   *[any] a Main Phase starts { $cause }
}
event-attacks = { $would ->
    [yes] { $what } would attack { $cause }
   *[no] { $what } attacks { $cause }
}
event-attacked = { $would ->
    [yes] { $what } would be attacked { $cause }
   *[no] { $what } is attacked { $cause }
}
event-ko = { $would ->
    [yes] { $what } would be K.O.'d { $cause }
   *[no] { $what } is K.O.'d { $cause }
}
event-removed = { $would ->
    [yes] { $what } would be removed from the field { $cause }
   *[no] { $what } is removed from the field { $cause }
}
event-rested = { $would ->
    [yes] { $what } would be rested { $cause }
   *[no] { $what } is rested { $cause }
}
event-readied = { $would ->
    [yes] { $what } would be set as active { $cause }
   *[no] { $what } is set as active { $cause }
}
event-don-given = a DON!! card is given to { $what } { $cause }
event-drawn = { $side ->
    [mine] { $would ->
        [did] you drew a card { $cause }
       *[no] you draw a card { $cause }
    }
    [theirs] your opponent draws a card { $cause }
   *[any] a player draws a card { $cause }
}
event-discarded = { $side ->
    [mine] a card is trashed from your hand { $cause }
    [theirs] a card is trashed from your opponent's hand { $cause }
   *[any] a card is trashed from a hand { $cause }
}
event-event-activated = { $side ->
    [mine] you activate an Event { $cause }
    [theirs] your opponent activates an Event { $cause }
   *[any] an Event is activated { $cause }
}
event-trigger-activated = { $side ->
    [mine] you activate a [Trigger] { $cause }
    [theirs] your opponent activates a [Trigger] { $cause }
   *[any] a [Trigger] is activated { $cause }
}
event-damage-taken = { $would ->
    [yes] { $side ->
        [mine] you would take damage { $cause }
        [theirs] your opponent would take damage { $cause }
       *[any] a player would take damage { $cause }
    }
   *[no] { $side ->
        [mine] you take damage { $cause }
        [theirs] your opponent takes damage { $cause }
       *[any] a player takes damage { $cause }
    }
}
event-life-removed = { $side ->
    [mine] a card leaves your Life area { $cause }
    [theirs] a card leaves your opponent's Life area { $cause }
   *[any] a card leaves a Life area { $cause }
}
event-life-added = { $side ->
    [mine] a card is added to your Life area { $cause }
    [theirs] a card is added to your opponent's Life area { $cause }
   *[any] a card is added to a Life area { $cause }
}
event-life-zero = { $side ->
    [mine] your Life becomes 0 { $cause }
    [theirs] your opponent's Life becomes 0 { $cause }
   *[any] a player's Life becomes 0 { $cause }
}
event-battled = { $by ->
    [battle] { $what } has been { $cause }
   *[other] { $what } has battled { $cause }
}
event-battle-ends = a battle of { $what } ends { $cause }

kind-card-don = { $count ->
    [one] DON!! card
   *[other] DON!! cards
}
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
stat-don-deck = DON!! deck size
stat-attack-tax = cards to trash from hand for an attack
stat-don-gift = DON!! cards given of those placed in the DON!! Phase

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

noun-character = { $count ->
    [one] Character
   *[other] Characters
}
noun-stage = { $count ->
    [one] Stage
   *[other] Stages
}

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
ban-be-ko = be K.O.'d
ban-be-removed = be removed from the field
ban-be-rested = be rested
ban-ready = become active
ban-play = play cards
ban-play-from-hand = play cards from hand
ban-draw = draw cards
ban-ready-don = set DON!! cards as active
ban-give = give DON!! cards
ban-attack-target = attack cards
ban-attack-leaders = attack Leaders
ban-be-included = be included in a deck
ban-enter-active = play cards as active

verb-ko = K.O. { $cards }
verb-trash = trash { $cards }
verb-put = play { $cards }
verb-put-active = play { $cards } as active
verb-rest = rest { $cards }
verb-ready = set { $cards } as active
verb-turn-up = turn { $cards } face-up
verb-turn-down = turn { $cards } face-down
verb-draw = { $who ->
    [mine] draw
   *[other] { $player } draws
} { $fixed ->
    [no] cards equal to { $n }
   *[yes] { $up-to ->
        [yes] up to { $n }
       *[no] { $n }
    } { $count ->
        [one] card
       *[other] cards
    }
}
verb-draw-until = { $who ->
    [mine] draw cards until you have
   *[other] { $player } draws cards until they have
} { $n } { $cards }
verb-discard-down = { $who ->
    [mine] trash cards from your hand until you have { $n }
   *[other] { $player } trashes cards from their hand until they have { $n }
}{ $cards ->
   *[other] {""}
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
} from { $owner ->
    [mine] your hand
   *[other] their hand
}
verb-mill = { $who ->
    [mine] trash
   *[other] { $player } trashes
} { $fixed ->
    [no] cards equal to { $n }
   *[yes] { $up-to ->
        [yes] up to { $n }
       *[no] { $n }
    } { $count ->
        [one] card
       *[other] cards
    }
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
    [yes] { $what } would be returned to its owner's hand { $cause }
   *[no] { $what } is returned to its owner's hand { $cause }
}
event-life-taken = { $side ->
    [mine] a card is added to your hand from your Life { $cause }
    [theirs] a card is added to your opponent's hand from their Life { $cause }
   *[any] a card is added to a player's hand from their Life { $cause }
}
event-deck-out = { $side ->
    [mine] you would lose because your deck is empty { $cause }
    [theirs] your opponent would lose because their deck is empty { $cause }
   *[any] a player would lose because their deck is empty { $cause }
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
ban-be-played = be played
ban-block = activate [Blocker]

# What cards are called, and where they lie.
this-leader = this Leader
this-character = { $cue ->
    [trigger] this card
    [elsewhere] this card in your hand
   *[other] this Character
}
this-stage = { $cue ->
    [trigger] this card
   *[other] this Stage
}
kind-card-event = { $count ->
    [one] Event
   *[other] Events
}
the-leader = { $side ->
    [mine] your Leader
   *[theirs] your opponent's Leader
}
mark-attribute = <{ $label }>
adjective-attribute = { $label } attribute
feature-attribute = the { $label } attribute
is-attribute = { $what } has the { $list } attribute
noun-leader = { $count ->
   *[other] Leader
}
noun-leader-character = { $count ->
    [one] Leader or Character card
   *[other] Leader or Character cards
}
noun-leader-character-stage = cards
noun-leader-character-stage-cost-don = cards
noun-leader-stage = Leader or Stage cards
noun-character-stage = Character or Stage cards
noun-don = { $count ->
    [one] DON!! card
   *[other] DON!! cards
}
    .from = from { $whose } field
    .in = on { $whose } field
noun-cost-don = { $count ->
    [one] DON!! card
   *[other] DON!! cards
}
noun-given-don = { $count ->
    [one] given DON!! card
   *[other] given DON!! cards
}
noun-hand-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } hand
    .in = in { $whose } hand
noun-deck-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } deck
    .in = in { $whose } deck
noun-trash-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } trash
    .in = in { $whose } trash
noun-life-card = { $count ->
    [one] Life card
   *[other] Life cards
}
pile-life = Life cards
cards-of-leader = { $for ->
    [counted] { $whose } Leader
   *[object] { $pick ->
        [exactly] { $whose } { $state } { $label } { $type } { $name } Leader { $features } { $except }
        [all] { $whose } { $state } { $label } { $type } { $name } Leader { $features } { $except }
        [any] any number of { $whose } { $state } { $label } { $type } { $name } Leader { $features } { $except }
        [at-least] { $least } or more of { $whose } { $state } { $label } { $type } { $name } Leader { $features } { $except }
        [between] { $least } to { $n } of { $whose } { $state } { $label } { $type } { $name } Leader { $features } { $except }
        [random] { $n } of { $whose } { $state } { $label } { $type } { $name } Leader { $features } { $except }
       *[up-to] up to { $n } of { $whose } { $state } { $label } { $type } { $name } Leader { $features } { $except }
    }
}
feature-power = { $base ->
    [yes] { $n } base power
   *[no] { $n } power
}{ $cmp ->
    [eq] {""}
    [le] {" "}or less
    [ge] {" "}or more
    [lt] {" "}or less
   *[gt] {" "}or more
}
feature-cue-trigger = a [Trigger]
cond-have-life-card = { $side ->
    [mine] you have { $how ->
        [some] 1 or more
        [none] 0
        [le] { $n } or less
        [ge] { $n } or more
       *[eq] { $n }
    } { $cards }
    [theirs] your opponent has { $how ->
        [some] 1 or more
        [none] 0
        [le] { $n } or less
        [ge] { $n } or more
       *[eq] { $n }
    } { $cards }
   *[any] you and your opponent have a total of { $how ->
        [some] 1 or more
        [none] 0
        [le] { $n } or less
        [ge] { $n } or more
       *[eq] { $n }
    } { $cards }
}
cond-have-leader-character-stage = { $side ->
    [mine] { $how ->
        [some] you have { $alone ->
            [yes] { $cards }
           *[no] a { $cards }
        }
        [none] you don't have { $alone ->
            [yes] { $cards }
           *[no] a { $cards }
        }
        [le] you have { $n } or less { $cards }
        [ge] you have { $n } or more { $cards }
       *[eq] you have { $n } { $cards }
    }
   *[theirs] your opponent has { $how ->
        [some] {""}
        [none] no
        [le] { $n } or less
        [ge] { $n } or more
       *[eq] { $n }
    } { $cards }
}
cond-have-cost-don = { $side ->
    [mine] you have { $how ->
        [some] a
        [none] no
        [le] { $n } or less
        [ge] { $n } or more
       *[eq] { $n }
    } { $cards }
   *[theirs] your opponent has { $how ->
        [some] a
        [none] no
        [le] { $n } or less
        [ge] { $n } or more
       *[eq] { $n }
    } { $cards }
}
cond-have-given-don = { $side ->
    [mine] you have { $how ->
        [some] a { $cards }
        [none] no { $cards }
        [le] a total of { $n } or less { $cards }
        [ge] a total of { $n } or more { $cards }
       *[eq] { $n } { $cards }
    }
   *[theirs] your opponent has { $how ->
        [some] a
        [none] no
        [le] { $n } or less
        [ge] { $n } or more
       *[eq] { $n }
    } { $cards }
}
cond-versus-don = { $how ->
    [lt] the number of DON!! cards on { $side ->
        [mine] your field is less than the number on your opponent's field
       *[theirs] your opponent's field is less than the number on your field
    }
    [gt] { $side ->
        [mine] you have more DON!! cards on your field than your opponent
       *[theirs] your opponent has more DON!! cards on their field than you
    }
    [le] the number of DON!! cards on { $side ->
        [mine] your field is equal to or less than the number on your opponent's field
       *[theirs] your opponent's field is equal to or less than the number on your field
    }
    [ge] the number of DON!! cards on { $side ->
        [mine] your field is equal to or more than the number on your opponent's field
       *[theirs] your opponent's field is equal to or more than the number on your field
    }
   *[eq] the number of DON!! cards on your field is the same as on your opponent's field
}

price-return-don-don = DON!! −{ $n }
price-rest-cost-don = { $circle }
cards-of-cost-don = { $for ->
    [had] { $state } { $noun }
    [counted] { $whose } { $state } { $noun }
   *[object] { $pick ->
        [all] all of { $whose } { $state } DON!! cards
        [any] any number of { $whose } { $state } DON!! cards
        [exactly] { $state ->
            [none] { $n } of { $whose } DON!! cards
           *[other] { $n } of { $whose } { $state } DON!! cards
        }
        [at-least] { $least } or more of { $whose } { $state } DON!! cards
        [between] { $least } to { $n } of { $whose } { $state } DON!! cards
        [random] { $n } of { $whose } { $state } DON!! cards
       *[up-to] { $side ->
            [mine] { $bare ->
                [yes] up to { $n } of { $whose } DON!! cards
               *[no] up to { $n } { $state } DON!! { $number ->
                    [one] card
                   *[other] cards
                }
            }
           *[other] up to { $n } of { $whose } { $state } DON!! cards
        }
    }
}
cards-of-leader-character = { $for ->
    [to] { $bare ->
        [yes] { $whose } Leader or { $n } of { $whose } Characters
       *[no] { $n } of { $whose } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
    }
    [had] { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
    [counted] { $whose } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
   *[object] { $pick ->
        [all] all of { $whose } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
        [exactly] { $n } of { $whose } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
        [any] any number of { $whose } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
        [at-least] { $least } or more of { $whose } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
        [between] { $least } to { $n } of { $whose } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
        [random] { $n } of { $whose } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
       *[up-to] up to { $number ->
            [one] { $n }
           *[other] a total of { $n }
        } of { $whose } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
    }
}
verb-return = return { $cards } to the owner's hand
verb-move = place { $cards } { $place }
verb-move-to-hand = { $reveal ->
    [yes] reveal { $cards } and add { $number ->
        [one] it
       *[other] them
    } to { $owner ->
        [own] their
       *[other] your
    } hand
   *[no] { $source ->
        [character] return
        [stage] return
       *[other] add
    } { $cards } to { $owner ->
        [own] their
        [theirs] your opponent's
        [any] the owner's
       *[other] your
    } hand
}
verb-move-to-life = { $seen ->
    [yes] place { $cards } at
   *[no] add { $cards } to
} the { $end ->
    [top] top
    [bottom] bottom
   *[either] top or bottom
} of { $owner ->
    [own] their
    [theirs] your opponent's
    [any] { $seen ->
        [yes] the
       *[no] the owner's
    }
   *[other] your
} Life cards { $seen ->
    [yes] { $order ->
        [chosen] in any order
       *[other] {""}
    }
   *[no] {""}
} { $face ->
    [up] face-up
    [down] face-down
   *[usual] {""}
}
verb-put-rested = play { $cards } rested
verb-attach = give { $cards } { $to-one ->
    [no] each
   *[yes] {""}
} to { $to }
verb-return-don = return { $cards } to { $agent ->
    [mine] your
   *[other] their
} DON!! deck
verb-add-don = { $who ->
    [mine] add
   *[other] { $player } adds
} { $up-to ->
    [yes] up to { $n }
   *[no] { $n }
} DON!! { $count ->
    [one] card
   *[other] cards
} from { $owner ->
    [mine] your
   *[other] their
} DON!! deck and { $who ->
    [mine] set
   *[other] sets
} { $count ->
    [one] it
   *[other] them
} as active
verb-add-don-rested = { $who ->
    [mine] add
   *[other] { $player } adds
} { $up-to ->
    [yes] up to { $n }
   *[no] { $n }
} DON!! { $count ->
    [one] card
   *[other] cards
} from { $owner ->
    [mine] your
   *[other] their
} DON!! deck and { $who ->
    [mine] rest
   *[other] rests
} { $count ->
    [one] it
   *[other] them
}
event-don-returned = { $many ->
    [yes] { $n } or more DON!! cards on { $side ->
        [mine] your field are returned to your DON!! deck
       *[theirs] your opponent's field are returned to their DON!! deck
    } { $cause }
   *[no] a DON!! card on { $side ->
        [mine] your field is returned to your DON!! deck
       *[theirs] your opponent's field is returned to their DON!! deck
    } { $cause }
}
event-played = { $would ->
    [yes] { $what } would be played { $from } { $cause }
   *[no] { $what } is played { $from } { $cause }
}
ban-activate-blocker = activate [Blocker]
ban-attack-active = attack active Characters
ban-attack-new = attack on the turn in which it is played
change-forbid-ready = { $on } will not become active { $cause } { $until }
change-permit-attack-active = { $on } can also attack { $some ->
    [yes] { $to }
   *[no] active Characters
} { $until }
change-permit-attack-new = { $on } can attack { $some ->
    [yes] { $to }
   *[no] {""}
} on the turn in which { $person ->
    [they] they are
   *[it] it is
} played { $until }
change-forbid-attack-new = { $on } cannot attack { $some ->
    [yes] { $to }
   *[no] {""}
} on the turn in which it is played { $until }
change-forbid-play-from-hand = { $on } cannot play { $some ->
    [yes] { $cards }
   *[no] cards
} from hand { $until }
change-forbid-play = { $on } cannot play { $some ->
    [yes] { $cards }
   *[no] cards
} { $until }
change-forbid-ready-in-refresh = { $on } { $number ->
    [one] does
   *[other] do
} not become active in the Refresh Phase { $until }
change-forbid-enter-active = { $on } cannot play { $some ->
    [yes] any { $like }
   *[no] cards
} as active { $until }
change-mute-cue = { $topic ->
    [player] negate { $person ->
        [you] your
       *[it] your opponent's
    } { $cue } effects { $until }
   *[cards] negate the { $cue } effects of { $on } { $until }
}
change-forbid-attack-target = { $on } cannot attack { $to } { $until }
change-forbid-attack-leaders = { $on } cannot attack Leaders { $until }
cond-only = { $side ->
    [theirs] the only { $all } on your opponent's field are { $only }
   *[mine] you only have { $only }
}
event-blocked = { $side ->
    [theirs] your opponent activates a [Blocker] { $cause }
   *[any] a [Blocker] is activated { $cause }
}
event-damage-dealt = an attack of { $what } deals damage to your opponent's Life { $cause }
ability-rule = { $body } according to the rules
place = { $end ->
    [top] at the top of
    [bottom] at the bottom of
    [either] at the top or bottom of
   *[none] in
} { $owner ->
    [mine] your
    [own] their
    [friendly] your team's
    [theirs] your opponent's
   *[any] { $seen ->
        [yes] the
       *[no] the owner's
    }
} { $zone } { $order ->
    [chosen] in any order
    [random] in random order
    [kept] in the same order
   *[none] {""}
} { $face ->
    [up] face-up
    [down] face-down
   *[usual] {""}
} { $rested ->
    [yes] rested
   *[no] {""}
}{ $reveal ->
    [yes] , showing what it is
   *[no] {""}
}
group-colour = color
group-attribute = attribute
change-forbid-be-included = you cannot include { $those } in your deck
cards-any-life-card = { $for ->
    [counted] your and your opponent's Life cards
   *[other] { $noun }
}
that = { $noun ->
    [character] { $number ->
        [one] that Character
       *[other] those Characters
    }
   *[other] { $number ->
        [one] that card
       *[other] those cards
    }
}
change-add-attack-tax = { $on } cannot attack { $until } unless your opponent trashes { $plain } cards from their hand each time
feature-range-cost = a { $stat } of { $least } to { $most }
feature-range-power = { $least } to { $most } power
change-forbid-activate-blocker = { $on } cannot activate { $some ->
    [yes] the [Blocker] of any Character { $like }
   *[no] [Blocker]
} { $until }
