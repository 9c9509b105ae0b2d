# Which cards, and what they must be like.

subject = { $subject ->
    [this] this card
    [it] it
    [event] that card
    [other] the other card
    [seen] those cards
    [host] the card this one is attached to
    [attached] the cards attached to this one
    [attacker] the attacking card
    [each] each of them
    [x] the first card
    [y] the second card
    [z] the third card
    [w] the fourth card
   *[attacked] the attacked card
}

whose = { $side ->
    [mine] your
    [friendly] your team's
    [theirs] your opponent's
   *[any] any player's
}

pick = { $pick ->
    [all] all
    [exactly] { $n }
    [up-to] up to { $n }
    [between] { $least } to { $n }
    [top] the top { $n }
    [up-to-top] up to the top { $n }
    [bottom] the bottom { $n }
    [either] the top or bottom
   *[random] { $n } random
}
cards = { $pick } { $cards }
cards-chosen = { $cards }, chosen by { $side ->
    [theirs] your opponent
    [friendly] your team
   *[any] both players
}
cards-of = of { $whose } { $adj }{ $nouns }
cards-owned = { $whose } { $adj }{ $nouns }
cards-any = { $adj }{ $nouns }
cards-from = { $adj }{ $nouns } { $from }
cards-in = { $adj }{ $kinds ->
    [none] { $count ->
        [one] card
       *[other] cards
    }
   *[other] { $kinds } { $count ->
        [one] card
       *[other] cards
    }
} in { $whose } { $zones }
cards-group = of { $subject }
noun = { $count ->
    [one] { $word }
   *[other] { $word }s
}

state = { $state ->
    [rested] rested
    [active] active
    [face-up] face-up
    [face-down] face-down
    [new] newly arrived
   *[damaged] damaged
}
measure = { $cmp ->
    [eq] { $n }
    [le] { $n } or less
    [ge] { $n } or more
    [lt] less than { $n }
    [gt] more than { $n }
   *[ne] other than { $n }
}
test-stat = with a { $stat } of { $measure }
test-base = with a base { $stat } of { $measure }
test-named = named “{ $text }”
test-name-has = with “{ $text }” in the name
test-type = of the “{ $text }” type
test-type-has = of a type including “{ $text }”
test-label = that are { $label }
test-many = of more than one { $group }
test-kind = that are { $kind } cards
adjective-kind = { $kind }
test-keyword = with { $keyword }
test-state = that are { $state }
test-has = with a { $cue } effect
test-blank = without an effect
test-is = that are { $subject }
test-number = with the card number { $text }
test-same-name = with the same name as { $subject }
test-same = with the same { $what } as { $subject }
test-carries = with an attached card{ $tests }
test-attached = with { $n } or more { $word }
test-highest = with the highest { $stat }
test-lowest = with the lowest { $stat }
test-side = belonging to { $side ->
    [mine] you
    [friendly] your team
    [theirs] your opponent
   *[any] any player
}
test-any = fitting { $lists }
test-list = “{ $tests }”
test-not-is = other than { $subject }
test-not-adjective = that are not { $test }
test-not = but not { $test }
limit-total = with a total { $stat } of { $n } or less
limit-different = with different names
limit-same = with the same name

place = { $side ->
    [mine] your { $zone }
    [friendly] your team's { $zone }
    [theirs] your opponent's { $zone }
   *[any] the owner's { $zone }
}
place-end = { $end ->
    [top] to the top of { $place }
    [bottom] to the bottom of { $place }
    [either] to the top or bottom of { $place }
   *[none] to { $place }
}
place-order = { $order ->
    [chosen] {" "}in any order
    [random] {" "}in random order
   *[kept] {" "}in the same order
}
place-face-up = {" "}face-up
place-face-down = {" "}face-down
place-rested = {" "}rested
place-revealed = , revealing what moves
