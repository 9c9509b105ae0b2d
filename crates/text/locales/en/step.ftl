# Steps. Sentences begin small; the renderer makes the first letter of a sentence large.
# A game names its verbs in messages of its own, such as: verb-draw, verb-ko. These stand in for them.

verb-cards = { $verb } { $cards }
verb-to-place = { $verb } { $cards } { $place }
verb-elsewhere = { $step }, { $place }
verb-to-cards = { $verb } { $cards } to { $to }
verb-number-cards = { $verb } { $n } to { $cards }
verb-number-of = { $verb } { $n } { $card }
verb-number = { $who ->
    [mine] { $verb } { $up-to ->
        [yes] up to { $n }
       *[no] { $n }
    }
   *[other] { $player }: { $verb } { $up-to ->
        [yes] up to { $n }
       *[no] { $n }
    }
}
verb-plain = { $who ->
    [mine] { $verb }
   *[other] { $player }: { $verb }
}

player = { $side ->
    [mine] you
    [friendly] each player of your team
    [theirs] your opponent
   *[any] each player
}

step-choose = { $who ->
    [mine] choose { $cards }
   *[other] { $player } chooses { $cards }
}
step-look = look at { $cards }
step-reveal = reveal { $cards }
step-if = if { $cond }, { $body }
step-else = otherwise, { $body }
step-may = { $player } may { $body }
step-one-of = { $who ->
    [mine] choose one:
   *[other] { $player } chooses one:
}{ $options }
step-option = {"\u000A"}  • { $body }
step-later = { $point }, { $body }
step-number = { $who ->
    [mine] name a number up to { $max }
   *[other] { $player } names a number up to { $max }
}
step-use = use the { $cue } effect of this card
step-use-of = use the { $cue } effect of { $cards }
step-nothing = do nothing
steps-join = { $a }, then { $b }
steps-else = { $a }; { $b }
sentence = { $text }.

until = {" "}{ $word }
change-add = { $on } { $number ->
    [one] gets
   *[other] get
} { $n } { $stat }{ $until }
change-add-per = { $on } { $number ->
    [one] gets
   *[other] get
} { $n } { $stat } for every { $each } { $of }{ $until }
change-add-equal = { $on } { $number ->
    [one] gets
   *[other] get
} { $stat } equal to { $n }{ $until }
change-base = the base { $stat } of { $on } becomes { $n }{ $until }
change-set = the { $stat } of { $on } becomes { $n }{ $until }
change-gain = { $on } { $number ->
    [one] gains
   *[other] gain
} { $what }{ $until }
change-lose = { $on } { $number ->
    [one] loses
   *[other] lose
} { $what }{ $until }
change-forbid = { $on } cannot { $ban }{ $tests }{ $cause }{ $until }
change-permit = { $on } may { $ban }{ $tests }{ $until }
change-all-effects = all effects
change-cue-effects = { $cue } effects
change-ability = “{ $ability }”
change-need = effects of { $on } need { $ability } as well{ $until }
change-name = the name “{ $text }”
change-type = the “{ $text }” type
change-label = { $label }
change-copies = { $n ->
    [-1] a deck may hold any number of copies of this card
    [1] a deck may hold 1 copy of this card
   *[other] a deck may hold { $n } copies of this card
}
