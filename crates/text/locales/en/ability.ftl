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

ability-while = while { $cond }, { $body }
ability-when = when { $events }, { $body }
ability-instead = if { $events }, { $body } instead
ability-rule = under the rules of the game, { $body }
ability-cost = you may { $cost }: { $body }

event = { $would ->
    [yes] “{ $cue }” would happen to { $what }
   *[no] “{ $cue }” happens to { $what }
}
event-side = { $side ->
    [mine] one of your cards
    [friendly] one of your team's cards
    [theirs] one of your opponent's cards
   *[any] any card
}
event-cards = { $side ->
    [mine] one of your { $adj }{ $noun }{ $tests }
    [friendly] one of your team's { $adj }{ $noun }{ $tests }
    [theirs] one of your opponent's { $adj }{ $noun }{ $tests }
   *[any] any { $adj }{ $noun }{ $tests }
}
event-noun = cards
cause-battle = {" "}in battle
cause-of = { $cause } of a card{ $tests }
cause-rule = {" "}by the rules
cause-effect = {" "}by { $side ->
    [mine] your effect
    [friendly] your team's effect
    [theirs] your opponent's effect
   *[any] an effect
}

join-and = { $a } and { $b }
join-or = { $a } or { $b }
join-list = { $a }, { $b }
