# Which cards, and what they must be like.

subject = { $subject ->
    [this] this card
    [it] { $number ->
        [one] it
       *[other] them
    }
    [event] that card
    [other] the other card
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
    [host] the card this one is attached to
    [attached] the cards attached to this one
    [attacker] the attacking card
    [each] each of them
    [x] { $several ->
        [yes] the first card
       *[no] that card
    }
    [y] the second card
    [z] the third card
    [w] the fourth card
   *[attacked] the attacked card
}
that = { $number ->
    [one] that card
   *[other] those cards
}
the-rest = the rest
the-seen = { $shown ->
    [yes] the revealed card
   *[no] that card
}

whose = { $side ->
    [mine] your
    [own] their
    [friendly] your team's
    [theirs] your opponent's
   *[any] any player's
}

cards-of = { $for ->
    [had] { $others ->
        [yes] { $state } { $label } { $type } { $name } { $noun } { $features } { $limit } { $except }
       *[no] { $state } { $label } { $type } { $name } { $noun } { $features } { $limit } { $except }
    }
    [counted] { $whose } { $state } { $label } { $type } { $name } { $noun } { $features } { $limit } { $except }
   *[object] { $pick ->
        [all] { $denied ->
            [yes] { $whose }
           *[no] all of { $whose }
        }
        [any] any number of { $whose }
        [at-least] { $least } or more of { $whose }
        [exactly] { $n } of { $whose }
        [between] { $least } to { $n } of { $whose }
        [random] { $n } of { $whose }
       *[up-to] up to { $n } of { $whose }
    } { $state } { $label } { $type } { $name } { $noun } { $features } { $limit } { $except } { $chooser ->
        [mine] {""}
       *[other] chosen by your opponent
    }
}
cards-any = { $for ->
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
} { $state } { $label } { $type } { $name } { $noun } { $features } { $limit } { $except } { $chooser ->
    [mine] {""}
   *[other] chosen by your opponent
}
cards-from = { $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] all
        [any] any number of
        [at-least] { $least } or more
        [exactly] { $fixed ->
            [no] {""}
           *[yes] { $n }
        }
        [between] { $least } to { $n }
        [random] { $n }
       *[up-to] up to { $n }
    }
} { $state } { $label } { $type } { $name } { $noun } { $features } { $limit } { $except } { $from } { $pick ->
    [random] at random
    [exactly] { $fixed ->
        [no] equal to { $n }
       *[yes] {""}
    }
   *[other] {""}
} { $chooser ->
    [mine] {""}
   *[other] chosen by your opponent
}
cards-top = { $fixed ->
    [no] cards equal to { $n }
   *[yes] { $pick ->
        [up-to-top] up to { $n }
        [either] 1
       *[top] { $n }
    } { $state } { $label } { $type } { $name } { $count ->
        [one] card
       *[other] cards
    }
} { $features } { $except } { $pick ->
    [bottom] from the bottom of
    [either] from the top or bottom of
   *[top] from the top of
} { $side ->
    [any] your or your opponent's
   *[other] { $whose }
} { $pile }
cards-group = { $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] all
        [any] any number of
        [at-least] { $least } or more
        [exactly] { $n }
        [between] { $least } to { $n }
        [random] { $n } random
       *[up-to] up to { $n }
    }
} { $state } { $label } { $type } { $name } { $noun } { $features } { $limit } { $except } { $for ->
    [counted] among them
   *[other] {""}
}
from-zones = { $for ->
    [had] in { $whose } { $both }
    [counted] in { $whose } { $both }
   *[object] from { $whose } { $zones }
}
noun = { $count ->
    [one] { $word }
   *[other] { $word }s
}
kind-card = { $kind ->
    [none] { $count ->
        [one] card
       *[other] cards
    }
   *[other] { $short ->
        [yes] { $count ->
            [one] { $kind }
           *[other] { $kind }s
        }
       *[no] { $kind } { $count ->
            [one] card
           *[other] cards
        }
    }
}

state = { $state ->
    [rested] rested
    [active] active
    [face-up] face-up
    [face-down] face-down
    [new] newly played
   *[damaged] damaged
}
state-not = { $state ->
    [rested] not rested
    [active] not active
    [face-up] not face-up
    [face-down] not face-down
    [new] not newly played
   *[damaged] with no damage
}
measure = { $cmp ->
    [eq] { $n }
    [le] { $n } or less
    [ge] { $n } or more
    [lt] less than { $n }
    [gt] more than { $n }
   *[ne] other than { $n }
}
measure-as = { $cmp ->
    [eq] equal to { $n }
    [le] equal to or less than { $n }
    [ge] equal to or more than { $n }
    [lt] less than { $n }
    [gt] more than { $n }
   *[ne] other than { $n }
}
mark-name = [{ $text }]
mark-type = {"{"}{ $text }{"}"}
adjective-label = { $label }
adjective-type = { $list } type
except = other than { $list }

features = { $which ->
    [stats] with { $stats }
    [has] with { $has }
   *[both] with { $stats } and { $has }
}
features-not = { $more ->
    [yes] without { $has } and
   *[no] without { $has }
}
features-battling = in battle
features-either = { $lists }
alternative = { $owner } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
feature-stat = { $base ->
    [yes] a base { $stat }
   *[no] a { $stat }
} of { $cmp ->
    [eq] { $n }
    [le] { $n } or less
    [ge] { $n } or more
    [lt] less than { $n }
    [gt] more than { $n }
   *[ne] other than { $n }
}
feature-stat-as = { $base ->
    [yes] a base { $stat }
   *[no] a { $stat }
} { $cmp ->
    [eq] equal to { $n }
    [le] equal to or less than { $n }
    [ge] equal to or more than { $n }
    [lt] less than { $n }
    [gt] more than { $n }
   *[ne] other than { $n }
}
feature-highest = the highest { $stat }
feature-lowest = the lowest { $stat }
feature-named = the card name [{ $text }]
feature-name-has = "{ $text }" in the card name
feature-type = the { $list } type
feature-type-has = a type including "{ $text }"
feature-number = the card number { $text }
feature-label = { $label }
feature-state = { $state }
feature-keyword = { $keyword }
feature-cue = a { $cue } effect
feature-blank = a base effect
feature-is = { $subject }
feature-same-name = the same card name as { $subject }
feature-same = the same { $what } as { $subject }
feature-carries = { $card } attached
feature-attached = { $n } or more { $word }
feature-not = no { $feature }
test-many = multicolored
limit-total = with a total { $stat } of { $n } or less
limit-different = with different card names
limit-same = with the same card name

place = { $end ->
    [top] to the top of
    [bottom] to the bottom of
    [either] to the top or bottom of
   *[none] to
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
next-card = { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
barred = { $side ->
    [any] {""}
   *[other] { $whose }
} { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
