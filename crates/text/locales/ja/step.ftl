# Steps, in Japanese: the verb comes last. “を、” keeps its pause after long phrases only; “，” always does.

agent = { $player }は{ $act }
verb-cards = { $cards }を、{ $verb }
verb-to-place = { $cards }を、{ $place }{ $verb }
verb-elsewhere = { $place }、{ $step }
verb-to-cards = { $to }に{ $cards }を、{ $verb }
verb-number-cards = { $cards }に{ $n }{ $verb }
verb-number-of = { $card }{ $n }枚を{ $verb }
verb-number = { $who ->
    [mine] { $n }{ $up-to ->
        [yes] まで
       *[no] {""}
    }{ $verb }
   *[other] { $player }は{ $n }{ $up-to ->
        [yes] まで
       *[no] {""}
    }{ $verb }
}
verb-plain = { $who ->
    [mine] { $verb }
   *[other] { $player }は{ $verb }
}

player = { $side ->
    [mine] 自分
    [friendly] 味方の各プレイヤー
    [theirs] 相手
   *[any] お互い
}

step-choose = { $cards }を選ぶ
step-look = { $cards }を見る
step-reveal = { $cards }を公開する
step-if = { $cond }場合、{ $body }
step-else = そうでない場合、{ $body }
step-then = その後、{ $body }
step-instead = 代わりに{ $body }
step-may = { $who ->
    [mine] { $body }
   *[other] { $player }は{ $body }
}
step-one-of = { $instead ->
    [yes] 代わりに
   *[no] {""}
}{ $who ->
    [mine] {""}
   *[other] { $player }は
}以下から1つを選{ $may ->
    [yes] んでもよい
   *[no] ぶ
}。{ $options }
step-option = {"\u000A"}・{ $body }
step-later = { $point }、{ $body }
step-number = { $max }以下の数字1つを宣言する
step-use = このカードの{ $cue }効果を発動する
step-use-of = { $cards }の{ $cue }効果を発動する
step-nothing = 何もしない
steps-and = { $a }、{ $b }
steps-list = { $a }、{ $b }
steps-look = { $a }、{ $b }
sentence = { $text }。

until = 、{ $word }、
change-gain = { $which ->
    [gains] { $on }は{ $until }{ $gains }を得る
    [both] { $on }は{ $until }{ $gains }を得て、{ $adds }
   *[adds] { $topic ->
        [cards] { $point ->
            [none] { $on }は、{ $adds }
           *[other] { $on }を，{ $until }{ $adds }
        }
       *[refer] { $on }は{ $until }{ $adds }
    }
}{ $sign ->
   *[other] {""}
}{ $number ->
   *[other] {""}
}{ $again ->
   *[other] {""}
}
change-add-per = { $on }は{ $until }{ $of }{ $each }枚につき、{ $stat }{ $n }
change-add-times = { $on }の{ $stat }は{ $until }{ $amount }{ $plain ->
    [1] 分
   *[other] ×{ $plain }
}{ $sign ->
    [minus] 減る
   *[plus] 増える
}
change-add-equal = { $on }の{ $stat }を、{ $until }{ $n }だけ増やす
change-base = { $on }の元々の{ $stat }を，{ $until }{ $n }にする
change-set = { $on }の{ $stat }を，{ $until }{ $n }にする
change-lose = { $on }は{ $until }{ $what }を失う
change-mute = { $topic ->
    [cards] { $point ->
        [none] { $on }は、効果が無効になる
       *[other] { $on }を，{ $until }効果を無効にする
    }
   *[refer] { $on }は、{ $until }効果が無効になる
}
change-discount = { $on }が次にプレイする{ $cards }のコストは{ $until }{ $n }少なくなる
change-mute-cue = { $on }の{ $cue }効果を，{ $until }無効にする
change-forbid = { $on }は{ $until }{ $cause }{ $some ->
    [yes] { $to }に
   *[no] {""}
}{ $not }{ $ban ->
   *[other] {""}
}
change-permit = { $on }は{ $until }{ $cause }{ $some ->
    [yes] { $to }に
   *[no] {""}
}{ $able }{ $ban ->
   *[other] {""}
}
change-need = { $on }の効果には、{ $until }さらに{ $ability }が必要になる
change-name = このカードはカード名を{ $name }としても扱う
change-copies = { $n ->
    [-1] このカードはデッキに何枚でも入れることができる
   *[other] このカードはデッキに{ $n }枚まで入れることができる
}
gain-stat = { $stat }{ $n }
gain-type = 特徴{ $list }
gain-label = { $label }
gain-ability = 「{ $ability }」
