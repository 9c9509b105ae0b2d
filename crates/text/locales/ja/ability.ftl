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
ability-cost = { $cost }：{ $body }
cost-may = { $cost }
cost-join = { $a }、{ $b }

event = { $would ->
    [yes] { $what }に{ $from }{ $cause }「{ $cue }」が起こる
   *[no] { $what }に{ $from }{ $cause }「{ $cue }」が起こった
}
event-side = { $side ->
    [mine] 自分のカード
    [friendly] 味方のカード
    [theirs] 相手のカード
   *[any] カード
}
event-cards = { $except }{ $side ->
    [any] {""}
   *[other] { $whose }
}{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }
event-from = { $whose }{ $zones }から
cause = { $by ->
    [battle] バトルで
    [rule] ルールで
    [effect] { $side ->
        [mine] 自分の効果で
        [friendly] 味方の効果で
        [theirs] 相手の効果で
       *[any] 効果で
    }
   *[anything] {""}
}
cause-of = { $by ->
    [battle] { $except }{ $owner }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }とのバトルで
   *[effect] { $except }{ $told ->
        [yes] {""}
       *[no] { $side ->
            [mine] 自分の
            [friendly] 味方の
            [theirs] 相手の
           *[any] {""}
        }
    }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }の効果で
}

join-and = { $a }と{ $b }
join-or = { $a }か{ $b }
join-list = { $a }、{ $b }
join-stats = { $a }で{ $b }
join-conditions = { $a }、{ $b }
join-bans = { $a }か{ $b }
