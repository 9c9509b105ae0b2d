# Steps. Sentences begin small; the renderer makes the first letter of a sentence large.
# A game names its verbs in messages of its own, such as: verb-draw, verb-ko. These stand in for them.

agent = { $player } { $act }
verb-cards = { $verb } { $cards }
verb-to-place = { $verb } { $cards } { $place }
verb-elsewhere = { $step } { $place }
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
   *[any] { $denied ->
        [yes] players
       *[no] each player
    }
}

step-choose = choose { $cards }
step-look = look at { $cards }
step-reveal = reveal { $cards }
step-if = if { $cond }, { $body }
step-else = otherwise, { $body }
step-then = then, { $body }
step-instead = { $body } instead
step-may = { $who ->
    [mine] you may { $body }
   *[other] { $player } may { $body }
}
step-one-of = { $who ->
    [mine] { $may ->
        [yes] you may choose one
       *[no] choose one
    }
   *[other] { $player } { $may ->
        [yes] may choose one
       *[no] chooses one
    }
}{ $instead ->
    [yes] {" "}instead:
   *[no] :
}{ $options }
step-option = {"\u000A"}• { $body }
step-later = { $point }, { $body }
step-number = choose a number up to { $max }
step-use = activate this card's { $cue } effect
step-use-of = activate the { $cue } effect of { $cards }
step-nothing = do nothing
steps-and = { $a } and { $b }
steps-list = { $a }, { $b }
steps-look = { $a }; { $b }
sentence = { $text }.

until = { $word }
change-gain = { $which ->
    [gains] { $may ->
        [yes] have { $on } gain
       *[no] { $on } { $number ->
            [one] gains
           *[other] gain
        }
    } { $gains } { $until }
    [both] { $may ->
        [yes] have { $on } gain
       *[no] { $on } { $number ->
            [one] gains
           *[other] gain
        }
    } { $gains } and { $adds } { $until }
   *[adds] { $sign ->
        [minus] { $topic ->
            [player] { $on } { $number ->
                [one] gets
               *[other] get
            } { $adds } { $until }
           *[cards] give { $on } { $adds } { $until }
        }
       *[plus] { $may ->
        [yes] have { $on } gain
       *[no] { $on } { $number ->
            [one] gains
           *[other] gain
        }
    } { $again ->
            [yes] an additional
           *[no] {""}
        } { $adds } { $until }
    }
}
change-add-per = { $sign ->
    [minus] give { $on } { $n } { $stat } { $until }
   *[plus] { $on } { $number ->
        [one] gains
       *[other] gain
    } { $n } { $stat } { $until }
} for { $each ->
    [1] each of { $open ->
        [yes] {""}
       *[no] the
    }
   *[other] every { $each } { $open ->
        [yes] of
       *[no] {""}
    }
} { $of }
change-add-times = { $on } { $sign ->
    [minus] { $number ->
        [one] loses
       *[other] lose
    }
   *[plus] { $number ->
        [one] gains
       *[other] gain
    }
} { $stat } equal to { $plain ->
    [1] { $amount }
   *[other] { $plain } times { $amount }
} { $until }
change-add-equal = { $on } { $number ->
    [one] gains
   *[other] gain
} { $stat } equal to { $n } { $until }
change-base = the base { $stat } of { $on } becomes { $n } { $until }
change-set = the { $stat } of { $on } becomes { $n } { $until }
change-lose = { $on } { $number ->
    [one] loses
   *[other] lose
} { $what } { $until }
change-mute = negate the effect of { $on } { $until }
change-discount = the next { $cards } { $on } play costs { $n } less { $until }
change-mute-cue = negate the { $cue } effects of { $on } { $until }
change-forbid = { $on } cannot { $ban } { $to } { $cause } { $until }
change-permit = { $on } can { $ban } { $to } { $cause } { $until }
change-need = effects of { $on } need { $ability } as well { $until }
change-name = also treat this card's name as { $name }
change-copies = { $n ->
    [-1] you may have any number of this card in your deck
    [1] you may have 1 copy of this card in your deck
   *[other] you may have { $n } copies of this card in your deck
}
gain-stat = { $n } { $stat }
gain-type = the { $list } type
gain-label = { $label }
gain-ability = “{ $ability }”
