# Which cards, and what they must be like, in Japanese. What a card must be like follows it in brackets.

subject = { $subject ->
    [this] このカード
    [it] それ
    [event] そのカード
    [other] もう一方のカード
    [seen] それらのカード
    [host] このカードが付いているカード
    [attached] このカードに付いているカード
    [attacker] アタックしているカード
    [each] それぞれ
    [x] 1枚目のカード
    [y] 2枚目のカード
    [z] 3枚目のカード
    [w] 4枚目のカード
   *[attacked] アタックされているカード
}

whose = { $side ->
    [mine] 自分の
    [friendly] 味方の
    [theirs] 相手の
   *[any] プレイヤーの
}

pick = { $pick ->
    [all] すべて
    [exactly] { $n }枚
    [up-to] { $n }枚まで
    [between] { $least }～{ $n }枚
    [top] 上から{ $n }枚
    [up-to-top] 上から{ $n }枚まで
    [bottom] 下から{ $n }枚
    [either] 一番上か一番下の1枚
   *[random] 無作為に{ $n }枚
}
cards = { $cards }{ $pick }
cards-chosen = { $side ->
    [theirs] 相手が選んだ{ $cards }
    [friendly] 味方が選んだ{ $cards }
   *[any] お互いが選んだ{ $cards }
}
cards-of = { $whose }{ $adj }{ $nouns }
cards-owned = { $whose }{ $adj }{ $nouns }
cards-any = { $adj }{ $nouns }
cards-from = { $from }{ $adj }{ $nouns }
cards-in = { $whose }{ $zones }の{ $adj }{ $kinds ->
    [none] カード
   *[other] { $kinds }
}
cards-group = { $subject }
noun = { $word }

state = { $state ->
    [rested] レストの
    [active] アクティブの
    [face-up] 表向きの
    [face-down] 裏向きの
    [new] 場に出たばかりの
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
test-stat = （{ $stat }{ $measure }）
test-base = （元々の{ $stat }{ $measure }）
test-named = （カード名「{ $text }」）
test-name-has = （カード名に「{ $text }」を含む）
test-type = （特徴《{ $text }》）
test-type-has = （「{ $text }」を含む特徴）
test-label = （{ $label }）
test-many = （{ $group }を2つ以上持つ）
test-kind = （{ $kind }）
adjective-kind = { $kind }
test-keyword = （{ $keyword }を持つ）
test-state = （{ $state }もの）
test-has = （{ $cue }を持つ）
test-blank = （効果のない）
test-is = （{ $subject }）
test-number = （カード番号{ $text }）
test-same-name = （{ $subject }と同じカード名）
test-same = （{ $subject }と同じ{ $what }）
test-carries = （付いているカード：{ $tests }）
test-attached = （{ $word }が{ $n }枚以上付いている）
test-highest = （{ $stat }が最も高い）
test-lowest = （{ $stat }が最も低い）
test-side = { $side ->
    [mine] （自分のもの）
    [friendly] （味方のもの）
    [theirs] （相手のもの）
   *[any] （どのプレイヤーのものでもよい）
}
test-any = （{ $lists }）
test-list = 「{ $tests }」
test-not-is = （{ $subject }以外）
test-not-adjective = （{ $test }ものを除く）
test-not = （{ $test }を除く）
limit-total = （{ $stat }の合計{ $n }以下）
limit-different = （カード名がすべて異なる）
limit-same = （カード名がすべて同じ）

place = { $side ->
    [mine] 自分の{ $zone }
    [friendly] 味方の{ $zone }
    [theirs] 相手の{ $zone }
   *[any] 持ち主の{ $zone }
}
place-end = { $end ->
    [top] { $place }の上に
    [bottom] { $place }の下に
    [either] { $place }の上か下に
   *[none] { $place }に
}
place-order = { $order ->
    [chosen] 好きな順番で
    [random] 無作為な順番で
   *[kept] 同じ順番で
}
place-face-up = 表向きで
place-face-down = 裏向きで
place-rested = レストで
place-revealed = 公開して
