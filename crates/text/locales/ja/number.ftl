# Numbers and conditions, in Japanese. 場合 follows a condition.

num-count = { $cards }の枚数
num-total = { $cards }の{ $stat }の合計
num-stat = { $subject }の{ $stat }
num-base = { $subject }の元々の{ $stat }
num-gauge = { $whose }{ $gauge }
num-per = { $of }{ $each }につき{ $times }
num-per-of = { $of }
num-plus = { $a }＋{ $b }
num-minus = { $a }－{ $b }
num-times = このターンに{ $event }回数
num-named = 宣言した数字
num-moved = 動かした枚数

cond-compare = { $a }が{ $measure }の
cond-any = { $cards }がいる
cond-no = { $cards }がいない
cond-is = { $subject }が{ $tests }もので
cond-is-card = { $subject }が条件{ $tests }を満たす
cond-is-anything = { $subject }がある
cond-turn = { $side ->
    [mine] 自分のターンの
    [friendly] 味方のターンの
    [theirs] 相手のターンの
   *[any] 誰かのターンの
}
cond-did = そうした
cond-both = （{ $list }）
cond-either = （{ $list }）
cond-not = 次のことが成り立たない（{ $cond }）
