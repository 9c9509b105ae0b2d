# Which cards, and what they must be like, in Japanese: whose, then what they are like, the noun, and how many.

subject = { $subject ->
    [this] このカード
    [it] { $number ->
        [one] そのカード
       *[other] それらのカード
    }
    [event] そのカード
    [other] もう一方のカード
    [seen] { $noun ->
        [apart] { $shown ->
            [yes] 公開したカード
           *[no] 見たカード
        }
       *[other] { $number ->
            [one] そのカード
           *[other] それらのカード
        }
    }
    [host] このカードが付いているカード
    [attached] このカードに付いているカード
    [attacker] アタックしているカード
    [each] それぞれ
    [x] { $several ->
        [yes] 1枚目のカード
       *[no] そのカード
    }
    [y] 2枚目のカード
    [z] 3枚目のカード
    [w] 4枚目のカード
   *[attacked] アタックされているカード
}
that = { $number ->
    [one] そのカード
   *[other] それらのカード
}
the-rest = 残り
the-seen = { $shown ->
    [yes] 公開したカード
   *[no] そのカード
}

whose = { $side ->
    [mine] 自分の
    [own] 自身の
    [friendly] 味方の
    [theirs] 相手の
   *[any] お互いの
}

cards-of = { $except }{ $for ->
    [had] { $side ->
        [own] 相手の
       *[other] { $whose }
    }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }{ $limit }
    [counted] { $whose }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }{ $limit }
   *[object] { $whose }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }{ $pick ->
        [all] すべて
        [any] 好きな枚数
        [at-least] { $least }枚以上
        [exactly] { $n }枚
        [between] { $least }～{ $n }枚
        [random] 無作為に{ $n }枚
       *[up-to] { $n }枚まで
    }{ $chooser ->
        [mine] {""}
       *[other] （相手が選ぶ）
    }
}
cards-any = { $except }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな枚数
        [at-least] { $least }枚以上
        [exactly] { $n }枚
        [between] { $least }～{ $n }枚
        [random] 無作為に{ $n }枚
       *[up-to] { $n }枚まで
    }{ $chooser ->
        [mine] {""}
       *[other] （相手が選ぶ）
    }
}
cards-from = { $from }{ $except }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな枚数
        [at-least] { $least }枚以上
        [exactly] { $n }枚
        [between] { $least }～{ $n }枚
        [random] 無作為に{ $n }枚
       *[up-to] { $n }枚まで
    }{ $chooser ->
        [mine] {""}
       *[other] （相手が選ぶ）
    }
}
cards-top = { $side ->
    [any] 自分か相手の
   *[other] { $whose }
}{ $pile }の{ $pick ->
    [bottom] 下から{ $n }枚
    [either] 上か下から1枚
    [up-to-top] 上から{ $n }枚まで
   *[top] { $fixed ->
        [no] 上から{ $n }分
       *[yes] 上から{ $n }枚
    }
}{ $state }{ $features }{ $label }{ $type }{ $name }{ $except }{ $count ->
   *[other] {""}
}
cards-group = { $for ->
    [counted] そのうちの
   *[other] {""}
}{ $except }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな枚数
        [at-least] { $least }枚以上
        [exactly] { $n }枚
        [between] { $least }～{ $n }枚
        [random] 無作為に{ $n }枚
       *[up-to] { $n }枚まで
    }
}
from-zones = { $for ->
    [had] { $whose }{ $both }の
    [counted] { $whose }{ $both }の
   *[object] { $whose }{ $zones }から
}
noun = { $count ->
   *[other] { $word }
}
kind-card = { $kind ->
    [none] { $count ->
       *[other] カード
    }
   *[other] { $short ->
        [yes] { $kind }
       *[no] { $kind }カード
    }
}

state = { $state ->
    [rested] レストの
    [active] アクティブの
    [face-up] 表向きの
    [face-down] 裏向きの
    [new] このターンに登場した
   *[damaged] ダメージを受けている
}
measure = { $cmp ->
    [eq] { $n }
    [le] { $n }以下
    [ge] { $n }以上
    [lt] { $n }未満
    [gt] { $n }より大きい
   *[ne] { $n }以外
}
measure-as = { $cmp ->
    [eq] { $n }と同じ
    [le] { $n }以下
    [ge] { $n }以上
    [lt] { $n }より少ない
    [gt] { $n }より多い
   *[ne] { $n }以外
}
mark-name = 「{ $text }」
mark-type = 《{ $text }》
adjective-label = { $label }の
adjective-type = 特徴{ $list }を持つ
except = { $this ->
    [yes] { $list }以外の
   *[no] { $list }以外の
}

features = { $which ->
    [stats] { $stats }の
    [has] { $has }を持つ
   *[both] { $stats }で{ $has }を持つ
}
features-not = { $more ->
    [yes] { $has }を持たない
   *[no] { $has }を持たない
}
features-not-label = { $label }以外の
state-not = { $state ->
    [rested] レストではない
    [active] アクティブではない
    [face-up] 表向きではない
    [face-down] 裏向きではない
    [new] このターンに登場していない
   *[damaged] ダメージを受けていない
}
features-battling = バトルしている
features-either = { $lists }
alternative = { $except }{ $owner }{ $state }{ $features }{ $label }{ $type }{ $named ->
    [yes] { $noun }の{ $name }
   *[no] { $name }{ $noun }
}
feature-stat = { $base ->
    [yes] 元々の{ $stat }
   *[no] { $stat }
}{ $cmp ->
    [eq] { $n }
    [le] { $n }以下
    [ge] { $n }以上
    [lt] { $n }未満
    [gt] { $n }より大きい
   *[ne] { $n }以外
}
feature-stat-as = { $base ->
    [yes] 元々の{ $stat }
   *[no] { $stat }
}が{ $cmp ->
    [eq] { $n }と同じ
    [le] { $n }以下
    [ge] { $n }以上
    [lt] { $n }より低い値
    [gt] { $n }より高い値
   *[ne] { $n }以外
}
feature-highest = 最も高い{ $stat }
feature-lowest = 最も低い{ $stat }
feature-named = カード名「{ $text }」
feature-name-has = 「{ $text }」を含むカード名
feature-type = 特徴{ $list }
feature-type-has = 『{ $text }』を含む特徴
feature-number = カード番号{ $text }
feature-label = { $label }
feature-state = { $state }状態
feature-keyword = { $keyword }
feature-cue = { $cue }効果
feature-blank = 元々の効果
feature-is = { $subject }
feature-same-name = { $subject }と同じカード名
feature-same = { $subject }と同じ{ $what }
feature-carries = 付いている{ $card }
feature-attached = { $word }{ $n }枚以上
feature-not = { $feature }でないこと
test-many = 多色
limit-total = { $stat }の合計が{ $n }以下になる
limit-different = カード名の異なる
limit-same = カード名の同じ

place = { $order ->
    [chosen] { $end ->
        [either] 好きな順番に並び替え、
       *[other] 好きな順番で
    }
    [random] 無作為な順番で
    [kept] 同じ順番で
   *[none] {""}
}{ $owner ->
    [mine] { $own ->
        [yes] {""}
       *[no] 自分の
    }
    [own] {""}
    [friendly] 味方の
    [theirs] 相手の
   *[any] { $seen ->
        [yes] {""}
       *[no] 持ち主の
    }
}{ $zone }{ $end ->
    [top] の上に
    [bottom] の下に
    [either] の上か下に
   *[none] に
}{ $face ->
    [up] 表向きで
    [down] 裏向きで
   *[usual] {""}
}{ $rested ->
    [yes] レストで
   *[no] {""}
}{ $reveal ->
    [yes] 公開して
   *[no] {""}
}
next-card = { $except }{ $state }{ $features }{ $label }{ $type }{ $name }{ $named ->
    [yes] {""}
   *[no] { $noun }
}
barred = { $except }{ $side ->
    [any] {""}
   *[other] { $whose }
}{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }
