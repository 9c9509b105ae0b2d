# What is read at a table of the course duel, in Japanese: names of words, questions, options and events.

name-mode-single = シングルデュエル
name-mode-match = マッチ（3本勝負）
name-format-course = 講習会リスト

# Options.
do-summon = { $card }を通常召喚する
do-summon-freely = { $card }をリリースなしで通常召喚する
do-summon-thrice = { $card }を3体リリースして通常召喚する
do-set = { $card }をセットする
do-set-freely = { $card }をリリースなしでセットする
do-flip = { $card }を反転召喚する
do-special = { $card }を特殊召喚する
do-change = { $card }の表示形式を変更する
do-activate = { $card }を発動する
do-activate-nth = { $card }の{ $n }番目の効果を発動する
do-attack = { $shape ->
    [both] { $card }で{ $other }に攻撃する
   *[card] { $card }で直接攻撃する
}
do-battle = バトルフェイズに入る
do-end = このフェイズを終了する
do-end-turn = ターンを終了する
do-option = { $n }番目の効果
do-next = 次は{ $card }
do-next-nth = 次は{ $card }の{ $n }番目の効果
do-declare = { $card }を宣言する
do-attack-position = { $shape ->
    [card] { $card }を攻撃表示にする
   *[plain] 攻撃表示
}
do-defence-position = { $shape ->
    [card] { $card }を守備表示にする
   *[plain] 守備表示
}
do-swap = { $shape ->
    [both] { $card }を{ $other }と入れ替える
    [card] { $card }を入れ替える
   *[plain] 入れ替える
}
do-yes = { $shape ->
    [card] はい：{ $card }
   *[plain] はい
}
do-no = { $shape ->
    [card] いいえ：{ $card }
   *[plain] いいえ
}
do-done = 決定

# Questions.
ask-activate = カードを発動しますか？
ask-attack = バトル：攻撃しますか？
ask-first = 先攻と後攻のどちらにしますか？
ask-summon = メインフェイズです
ask-discard = 捨てるカードを選んでください
ask-declare = カード名を宣言してください
ask-next = どの効果を先に処理しますか？
ask-option = 効果を1つ選んでください
ask-order = 順番を決めてください
ask-yes = この効果を使いますか？
ask-reduce = 手札が多すぎます。捨てるカードを選んでください
ask-swap = サイドデッキとカードを入れ替えますか？
ask-tribute = リリースするモンスターを選んでください
ask-target = 対象を選んでください
ask-revive-target = 蘇生するモンスターを選んでください
ask-special = どの表示形式にしますか？
ask-special-summon = 特殊召喚するモンスターを選んでください
ask-perform-ritual = 儀式召喚に使うカードを選んでください
ask-pay-thousands = 何千ライフポイントを払いますか？
ask-move = カードを選んでください
ask-choose = カードを選んでください
ask-destroy = 破壊するカードを選んでください
ask-banish = 除外するカードを選んでください
ask-send = 墓地へ送るカードを選んでください
ask-equip-to = 装備するモンスターを選んでください
ask-replace = 代わりに別の効果を使いますか？
ask-top = 一番上に置くカードを選んでください
ask-bottom = 一番下に置くカードを選んでください

# Events.
did-summon = { $who }：{ $card }を{ $n ->
    [0] 通常召喚
   *[other] { $n }体リリースして通常召喚
}
did-flip = { $who }：{ $card }を反転召喚
did-special = { $who }：{ $shape ->
    [card] { $card }
   *[plain] モンスター
}を特殊召喚
did-target = { $shape ->
    [both] { $card }が{ $other }を対象にした
    [other] { $who }：{ $other }が対象になった
    [card] { $card }が対象を選んだ
   *[plain] { $who }：対象を選んだ
}
did-end = { $who }：フェイズ終了
did-attack = { $shape ->
    [both] { $card }が{ $other }に攻撃
   *[card] { $card }が{ $n ->
        [0] 直接攻撃
       *[other] 裏側守備表示のモンスターに攻撃
    }
}
did-stop = { $card }が攻撃をやめた
did-declare = { $who }：{ $named }を宣言
did-first = { $who }：先攻
did-second = { $who }：後攻
did-concede = { $who }：投了
rested = { $card }が守備表示になった
readied = { $card }が攻撃表示になった
scored = { $whose }の{ $score } { $n }
scored-by-take-damage = { $who }に{ $by }のダメージ：{ $score } { $was } → { $n }
scored-by-gain-lp = { $who }：{ $score }を{ $by }回復（{ $was } → { $n }）
scored-by-pay-lp = { $who }：{ $score }を{ $by }払った（{ $was } → { $n }）

name-ban-declare-attack = 攻撃宣言
name-ban-attack = 攻撃
name-ban-be-attacked = 攻撃対象になる
name-ban-be-destroyed = 破壊される
name-ban-be-targeted = 効果の対象になる
name-ban-activate-trap = 罠カードの発動
name-ban-activate-field-spell = フィールド魔法の発動
name-ban-special-summon = 特殊召喚
name-ban-have-draw-phase = ドローフェイズを行う
name-ban-battle = バトルフェイズを行う

game-title = 遊☆戯☆王 講習会デュエル
game-blurb = モンスターを召喚し、罠を伏せ、チェーンで応じて、8000のLPを0にする。

name-vital-life-points = LP

# カードの動き。
moved-by-draw = { $who }：{ $card }を引いた
moved-by-activate = { $who }：{ $card }を発動
moved-by-destroy = { $card }が破壊された
moved-by-discard = { $who }：{ $card }を捨てた
moved-by-reduce = { $who }：手札の上限に合わせて{ $card }を捨てた
moved-by-equip = { $host }に{ $card }を装備した
moved-by-give-back = { $card }のコントロールが{ $theirs }側に戻った
moved-by-take-control = { $who }：{ $card }のコントロールを得た
moved-by-replace = { $card }が置き換えられた
moved-by-send = { $card }が{ $theirs }の墓地へ送られた
moved-by-set = { $who }：{ $card }をセット
moved-by-summon = { $who }：{ $card }を召喚
moved-by-special-summon = { $who }：{ $card }を特殊召喚
moved-by-tribute = { $card }がリリースされた
moved-by-used = { $card }の使用が終わった
moved-by-swap = { $card }が{ $theirs }の{ $to }に移った

# 今の戦いの様子。
battle = { $state ->
    [holds] { $behind ->
        [0] 同じ数値：何も破壊されない
       *[other] { $card }は{ $behind }足りない
    }
    [lacks] { $ahead ->
        [0] 同じ数値：両方とも破壊される
       *[other] { $card }が{ $ahead }上回る
    }
   *[open] { $shape ->
        [both] 攻撃対象は裏側表示
       *[seat] { $who }への直接攻撃
    }
}
state-rested = 守備表示
state-ready = 攻撃表示

# Why something is not offered.
why-not-yours = { $card }は自分のカードではない。
why-not-in-hand = { $card }は手札にない。
why-special-only = { $card }は通常召喚もセットもできない。
why-summoned-this-turn = このターンはすでに通常召喚またはセットを行っている。
why-no-such-way = { $card }はその方法では召喚できない。
why-tributes = { $card }には{ $needs }体のリリースが必要である。自分フィールドのモンスターは{ $has }体。
why-no-place = { $needs }つのゾーンがすべて埋まっている。
why-not-your-monster = { $card }は自分がコントロールするモンスターではない。
why-is-face-up = { $card }はすでに表側表示である。
why-is-face-down = { $card }は裏側表示である。
why-set-this-turn = { $card }はこのターンにセットされた。
why-came-this-turn = { $card }はこのターンにフィールドに出た。
why-attacked-this-turn = { $card }はこのターンに攻撃した。
why-changed-this-turn = { $card }はこのターンに表示形式を変更した。
why-no-monster = { $card }はモンスターではない。
why-own-way-first = { $card }は先に正規の方法で召喚されていなければならない。
why-no-own-summon = { $card }は自身を特殊召喚できない。
why-no-more-battle = このターンにバトルフェイズはもうない。
why-first-turn = 先攻の最初のターンにバトルフェイズはない。
why-no-attack-position = { $card }は表側攻撃表示ではない。
why-has-monsters = 相手フィールドにモンスターが{ $has }体いる。そのどれかを攻撃する。
why-not-a-target = { $card }は相手のモンスターではない。
why-forbidden = { $card }が禁じている。
why-not-from-there = { $card }は今ある場所からは発動できない。
why-no-effect = { $card }に発動できる効果はない。
why-main-phase-only = { $card }は自分のメインフェイズの、チェーンのない時にだけ使える。
why-not-your-turn = 自分のターンではない。発動できる魔法はセットした速攻魔法だけである。
why-too-slow = スペルスピード{ $needs }が必要である。{ $card }は{ $has }。
why-unresolved = { $card }の発動はまだ処理されていない。
why-set-first = 罠は先にセットし、次のターン以降に発動する。
why-damage-step = ダメージステップに発動できるのは、カウンター罠と攻撃力・守備力を変えるものだけである。
why-after-calculation = ダメージ計算に入っており、もう発動できない。
why-only-answers = 召喚が行われようとしている。発動できるのはそれに対するものだけである。
why-no-occasion = { $card }を発動できる出来事が起きていない。
why-used-this-turn = { $card }のこの効果はこのターンに使用済みである。
why-muted = { $card }の効果は無効になっている。
why-condition = { $card }の条件を満たしていない。
why-no-target = { $card }の対象にできるものがない。
why-cannot-pay = { $card }のコストを支払えない。
why-costs-lp = { $card }のコストは{ $needs }LP。自分のLPは{ $has }。
why-costs-discard = { $card }のコストは手札{ $needs }枚を捨てること。ほかの手札は{ $has }枚。
why-no-use = { $card }を今発動しても何も起きない。
why-attack-position-only = 手札の{ $card }は攻撃表示で召喚するか、裏側でセットする。
why-main-phase = それは自分のメインフェイズに行う。
why-battle-phase = それは自分のバトルフェイズに行う。
