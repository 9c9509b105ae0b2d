# Numbers and conditions.

num-count = the { $side ->
    [any] total number
   *[other] number
} of { $cards }
num-total = the total { $stat } of { $cards }
num-stat = { $named ->
    [it] that card's { $stat }
    [seen] that card's { $stat }
    [this] { $subject }'s { $stat }
    [host] { $subject }'s { $stat }
    [event] { $subject }'s { $stat }
   *[other] the { $stat } of { $subject }
}
num-base = the base { $stat } of { $subject }
num-gauge = { $whose } { $gauge }
num-per = { $times } for every { $each } { $of }
num-per-of = of { $of }
num-plus = { $a } plus { $b }
num-minus = { $a } minus { $b }
num-times = the number of times this turn that { $event }
num-named = the number chosen
num-moved = the number of those cards
num-per-moved = those cards

cond-have = { $side ->
    [mine] { $how ->
        [some] you have { $alone ->
            [yes] { $cards }
           *[no] a { $cards }
        }
        [none] you have no { $cards }
        [le] you have { $n } or less { $cards }
        [ge] you have { $n } or more { $cards }
        [gt] you have more than { $n } { $cards }
        [ne] you do not have { $n } { $cards }
       *[eq] you have { $n } { $cards }
    }
    [theirs] { $how ->
        [some] your opponent has { $alone ->
            [yes] { $cards }
           *[no] a { $cards }
        }
        [none] your opponent has no { $cards }
        [le] your opponent has { $n } or less { $cards }
        [ge] your opponent has { $n } or more { $cards }
        [gt] your opponent has more than { $n } { $cards }
        [ne] your opponent does not have { $n } { $cards }
       *[eq] your opponent has { $n } { $cards }
    }
   *[any] { $how ->
        [some] there is { $alone ->
            [yes] { $cards }
           *[no] a { $cards }
        }
        [none] there are no { $cards }
        [le] there are { $n } or less { $cards }
        [ge] there are { $n } or more { $cards }
        [gt] there are more than { $n } { $cards }
        [ne] there are not { $n } { $cards }
       *[eq] there are { $n } { $cards }
    }
}
cond-have-group = { $how ->
    [some] there is a { $cards } among them
    [none] there are no { $cards } among them
    [le] there are { $n } or less { $cards } among them
    [ge] there are { $n } or more { $cards } among them
   *[eq] there are { $n } { $cards } among them
}
cond-only = { $side ->
    [theirs] the only { $all } of your opponent are { $only }
   *[mine] you only have { $only } as { $all }
}
cond-versus = { $how ->
    [lt] { $side ->
        [mine] you have less { $cards } than your opponent
       *[theirs] your opponent has less { $cards } than you
    }
    [gt] { $side ->
        [mine] you have more { $cards } than your opponent
       *[theirs] your opponent has more { $cards } than you
    }
    [le] the number of { $counted } is equal to or less than your opponent's
    [ge] the number of { $counted } is equal to or more than your opponent's
   *[eq] the number of { $counted } is the same as your opponent's
}
cond-compare = { $a } is { $measure }
cond-happened = { $did ->
    [yes] { $event } this turn
   *[no] it did not happen this turn that { $event }
}
cond-is-anything = there is { $subject }
cond-is-nothing = there is no { $subject }
cond-turn = it is { $side ->
    [mine] your turn
    [friendly] your team's turn
    [theirs] your opponent's turn
   *[any] anyone's turn
}
cond-did = { $side ->
    [theirs] they do
   *[mine] you do
}
cond-did-not = { $side ->
    [theirs] they do not
   *[mine] you do not
}
cond-both = both { $list }
cond-either = either { $list }
cond-not = it is not the case that { $cond }

is-state = { $state ->
    [new] { $what } was played this turn
   *[other] { $what } is { $list }
}
is-named = { $what } is { $list }
is-type = { $what } has the { $list } type
is-type-has = { $what }'s type includes "{ $list }"
is-label = { $what } is { $list }
is-feature = { $what } has { $list }
is-stat = { $base ->
    [shown] { $stat } { $measure }
   *[other] { $what } has { $list }
}
is-that = { $what } is { $list }
is-owned = { $side ->
    [mine] { $what } is yours
    [friendly] { $what } is your team's
    [theirs] { $what } is your opponent's
   *[any] { $what } is one of { $list } cards
}
is-without = { $what } does not have { $list }
is-not = { $what } is not { $list }
is-card = { $named ->
    [yes] { $what } is { $list }
   *[no] { $owned ->
        [yes] { $what } is { $list }
       *[no] { $what } is a { $list }
    }
}
is-battling = { $described ->
    [yes] a { $what }
   *[no] { $what }
} is battling
