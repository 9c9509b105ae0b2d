# Whole cards and abilities, in Japanese. Conditions end so that 場合 can follow them, events so that 時 can.

card-title = { $name }（{ $id }）
card-line = { $kind }{ $labels ->
    [none] {""}
   *[other] {" · "}{ $labels }
}{ $stats ->
    [none] {""}
   *[other] {" · "}{ $stats }
}
card-stat = { $stat }{ $n }
card-types = { $types }
card-unread = このカードはまだ使えません：テキストの一部に未対応です。

keyword-tag = 【{ $keyword }】
cue-tag = 【{ $cue }】
tag-once = 【ターン1回】
tag-attached = 【{ $word }×{ $n }】
tag-turn = { $side ->
    [mine] 【自分のターン中】
    [friendly] 【味方のターン中】
    [theirs] 【相手のターン中】
   *[any] 【ターン中】
}
tag-during = 【{ $phases }中】
tag-in = 【{ $zones }】
tag-or = /

ability-while = { $cond }場合、{ $body }
ability-when = { $events }時、{ $body }
ability-instead = { $events }場合、代わりに{ $body }
ability-rule = ルール上、{ $body }
ability-cost = { $cost }ことができる：{ $body }

event = { $would ->
    [yes] { $what }に「{ $cue }」が起こる
   *[no] { $what }に「{ $cue }」が起こった
}
event-side = { $side ->
    [mine] 自分のカード
    [friendly] 味方のカード
    [theirs] 相手のカード
   *[any] カード
}
event-cards = { $side ->
    [mine] 自分の{ $adj }{ $noun }{ $tests }
    [friendly] 味方の{ $adj }{ $noun }{ $tests }
    [theirs] 相手の{ $adj }{ $noun }{ $tests }
   *[any] { $adj }{ $noun }{ $tests }
}
event-noun = カード
cause-battle = （バトルによる）
cause-of = { $cause }（カード：{ $tests }）
cause-rule = （ルールによる）
cause-effect = { $side ->
    [mine] （自分の効果による）
    [friendly] （味方の効果による）
    [theirs] （相手の効果による）
   *[any] （効果による）
}

join-and = { $a }と{ $b }
join-or = { $a }か{ $b }
join-list = { $a }、{ $b }
