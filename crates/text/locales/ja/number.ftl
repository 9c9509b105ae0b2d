# Numbers and conditions, in Japanese. 場合 follows a condition.

num-count = { $side ->
    [any] { $cards }の合計枚数
   *[other] { $cards }の枚数
}
num-total = { $cards }の{ $stat }の合計
num-stat = { $subject }の{ $stat }
num-base = { $subject }の元々の{ $stat }
num-gauge = { $whose }{ $gauge }
num-per = { $of }{ $each }{ $noun ->
    [none] {""}
   *[other] 枚
}につき{ $times }
num-per-of = { $of }
num-plus = { $a }＋{ $b }
num-minus = { $a }－{ $b }
num-times = このターン中に{ $event }回数
num-named = 宣言した数字
num-moved = その枚数
num-per-moved = それらのカード

cond-have = { $side ->
   *[other] { $cards }
}{ $named ->
   *[other] {""}
}が{ $how ->
    [some] いる
    [none] いない
    [le] { $n }枚以下の
    [ge] { $n }枚以上いる
    [gt] { $n }枚より多い
    [ne] { $n }枚ではない
   *[eq] { $n }枚いる
}
cond-have-group = { $how ->
    [some] その中に{ $cards }がある
    [none] その中に{ $cards }がない
    [le] その中の{ $cards }が{ $n }枚以下の
    [ge] その中に{ $cards }が{ $n }枚以上ある
   *[eq] その中に{ $cards }が{ $n }枚ある
}
cond-only = { $side ->
    [theirs] 相手の
   *[mine] 自分の
}{ $noun }が{ $like }{ $noun }のみの{ $all ->
   *[other] {""}
}{ $only ->
   *[other] {""}
}
cond-versus = { $side ->
   *[other] { $counted }
}{ $how ->
    [lt] が相手より少ない
    [gt] が相手より多い
    [le] が相手の枚数以下の
    [ge] が相手の枚数以上の
   *[eq] が相手と同じ枚数の
}{ $how ->
    [shown] { $cards }
   *[other] {""}
}
cond-compare = { $a }が{ $measure }の
cond-is-anything = { $subject }がある
cond-is-nothing = { $subject }がない
cond-turn = { $side ->
    [mine] 自分のターンの
    [friendly] 味方のターンの
    [theirs] 相手のターンの
   *[any] ターン中の
}
cond-happened = このターン中に{ $event }
cond-did = そうした
cond-did-not = そうしなかった
cond-both = { $list }
cond-either = { $list }
cond-not = 次のことが成り立たない（{ $cond }）

is-state = { $what }が{ $list }
is-named = { $what }が{ $list }の
is-type = { $what }が特徴{ $list }を持つ
is-type-has = { $what }が『{ $list }』を含む特徴を持つ
is-label = { $what }が{ $list }の
is-feature = { $what }が{ $list }を持つ
is-stat = { $what }の{ $base ->
    [yes] 元々の{ $stat }
    [shown] { $list }
   *[no] { $stat }
}が{ $measure }の
is-that = { $what }が{ $list }の
is-owned = { $what }が{ $list }カードの
is-without = { $what }が{ $list }を持たない
is-not = { $what }が{ $list }以外の
is-card = { $named ->
   *[other] { $what }が{ $list }の
}
is-battling = { $what }がバトルしている{ $described ->
   *[other] {""}
}
