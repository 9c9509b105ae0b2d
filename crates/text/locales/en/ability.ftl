# Whole cards and abilities.
# Game words come from the game's own file: cue-…, zone-…, phase-… and so on. See docs/notation.md.

card-title = { $name } ({ $id })
card-line = { $kind }{ $labels ->
    [none] {""}
   *[other] {" · "}{ $labels }
}{ $stats ->
    [none] {""}
   *[other] {" · "}{ $stats }
}
card-stat = { $stat } { $n }
card-types = { $types }
card-unread = This card cannot be played yet: some of its text is not understood.

keyword-tag = [{ $keyword }]
cue-tag = [{ $cue }]
tag-once = [Once Per Turn]
tag-attached = [{ $word } x{ $n }]
tag-turn = { $side ->
    [mine] [Your Turn]
    [friendly] [Your Team's Turn]
    [theirs] [Opponent's Turn]
   *[any] [Any Turn]
}
tag-during = [During { $phases }]
tag-in = [In { $zones }]
tag-or = /

ability-while = { $always ->
    [yes] while { $cond }, { $body }
   *[no] if { $cond }, { $body }
}
ability-when = when { $events }, { $body }
ability-instead = if { $events }, { $body } instead
ability-rule = under the rules of this game, { $body }
ability-cost = { $cost }: { $body }
cost-may = you may { $cost }
cost-join = { $a }, { $b }

event = { $would ->
    [yes] “{ $cue }” would happen to { $what } { $from } { $cause }
   *[no] “{ $cue }” happens to { $what } { $from } { $cause }
}
event-side = { $side ->
    [mine] one of your cards
    [friendly] one of your team's cards
    [theirs] one of your opponent's cards
   *[any] any card
}
event-cards = { $side ->
    [any] a
   *[other] { $whose }
} { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
event-from = from { $whose } { $zones }
cause = { $by ->
    [battle] in battle
    [rule] by the rules
    [effect] { $side ->
        [mine] by your { $any ->
            [yes] effects
           *[no] effect
        }
        [friendly] by your team's { $any ->
            [yes] effects
           *[no] effect
        }
        [theirs] by your opponent's { $any ->
            [yes] effects
           *[no] effect
        }
       *[any] { $any ->
            [yes] by effects
           *[no] by an effect
        }
    }
   *[anything] {""}
}
cause-of = { $by ->
    [battle] in battle { $any ->
        [yes] by
       *[no] with
    } { $owner } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
   *[effect] by the { $any ->
        [yes] effects
       *[no] effect
    } of { $told ->
        [yes] {""}
       *[no] { $side ->
            [mine] your
            [friendly] your team's
            [theirs] your opponent's
           *[any] { $any ->
                [yes] {""}
               *[no] a
            }
        }
    } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
}

join-and = { $a } and { $b }
join-or = { $a } or { $b }
join-list = { $a }, { $b }
join-stats = { $a } and { $b }
join-conditions = { $a } and { $b }
join-bans = { $a } or { $b }
