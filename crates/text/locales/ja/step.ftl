# Steps, in Japanese: the verb comes last.

verb-cards = { $cards }を{ $verb }
verb-to-place = { $cards }を{ $place }{ $verb }
verb-elsewhere = { $step }（{ $place }）
verb-to-cards = { $cards }を{ $to }に{ $verb }
verb-number-cards = { $cards }に{ $n }{ $verb }
verb-number-of = { $card }{ $n }枚を{ $verb }
verb-number = { $who ->
    [mine] { $n }{ $up-to ->
        [yes] まで
       *[no] {""}
    }{ $verb }
   *[other] { $player }は、{ $n }{ $up-to ->
        [yes] まで
       *[no] {""}
    }{ $verb }
}
verb-plain = { $who ->
    [mine] { $verb }
   *[other] { $player }は、{ $verb }
}

player = { $side ->
    [mine] 自分
    [friendly] 味方の各プレイヤー
    [theirs] 相手
   *[any] 各プレイヤー
}

step-choose = { $who ->
    [mine] { $cards }を選ぶ
   *[other] { $player }は、{ $cards }を選ぶ
}
step-look = { $cards }を見る
step-reveal = { $cards }を公開する
step-if = { $cond }場合、{ $body }
step-else = そうでない場合、{ $body }
step-may = { $player }は次のことができる：{ $body }
step-one-of = { $who ->
    [mine] 1つを選ぶ：
   *[other] { $player }は、1つを選ぶ：
}{ $options }
step-option = {"\u000A"}  • { $body }
step-later = { $point }、{ $body }
step-number = { $who ->
    [mine] { $max }以下の数字1つを宣言する
   *[other] { $player }は、{ $max }以下の数字1つを宣言する
}
step-use = このカードの{ $cue }効果を発動する
step-use-of = { $cards }の{ $cue }効果を発動する
step-nothing = 何もしない
steps-join = { $a }。その後、{ $b }
steps-else = { $a }。{ $b }
sentence = { $text }。

until = { $word }、
change-add = { $until }{ $on }を、{ $stat }{ $n }
change-add-per = { $until }{ $on }を、{ $of }{ $each }につき{ $stat }{ $n }
change-add-equal = { $until }{ $on }の{ $stat }を、{ $n }だけ増やす
change-base = { $until }{ $on }の元々の{ $stat }は、{ $n }になる
change-set = { $until }{ $on }の{ $stat }は、{ $n }になる
change-gain = { $until }{ $on }は、{ $what }を得る
change-lose = { $until }{ $on }は、{ $what }を失う
change-forbid = { $until }{ $on }は、{ $cause }{ $ban }ことができない{ $tests }
change-permit = { $until }{ $on }は、{ $ban }ことができる{ $tests }
change-all-effects = すべての効果
change-cue-effects = { $cue }効果
change-ability = 「{ $ability }」
change-need = { $until }{ $on }の効果には、さらに{ $ability }が必要になる
change-name = カード名「{ $text }」
change-type = 特徴《{ $text }》
change-label = { $label }
change-copies = { $n ->
    [-1] このカードは、デッキに何枚でも入れることができる
   *[other] このカードは、デッキに{ $n }枚まで入れることができる
}
