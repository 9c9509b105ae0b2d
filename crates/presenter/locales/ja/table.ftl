# What happens at a table, in Japanese. A game adds names for its own words: `name-zone-hand`,
# `name-phase-main`, `name-verb-attack`, `name-stat-power`, `name-keyword-rush`, `name-score-life`.

name-zone-deck = デッキ
name-zone-hand = 手札
name-zone-trash = トラッシュ

you = あなた
opponent = 対戦相手
seat = 席{ $letter }
whom-you = あなた
whom-opponent = 対戦相手
a-card = カード1枚
and = { $a }と{ $b }

drawn = 引き分けです。
won-by-you = あなたの勝ちです。
won-by-one = { $who }の勝ちです。
won-by-many = { $who }の勝ちです。
lost-on-time = { $who }：時間切れ
gave-up = { $who }：投了
stayed-away = { $who }：席を離れ、戻りませんでした
abandoned = 誰も戻らなかったため、この対戦は終了しました。
upgraded = この対戦のルールまたはカードが変わったため、引き分けとして終了しました。リプレイは保存されています。
cannot-be-shown = このバージョンではこの対戦を表示できません。結果はそのままで、リプレイは保存されています。
agreed-draw = 合意により引き分けになりました。

# Why an answer was not taken.
some-card = カード
refused-over = 対戦は終了しています。
refused-not-you = 今は別のプレイヤーの番です。
refused-no-seat = このテーブルにあなたの席はありません。
refused-no-question = 今は選ぶものがありません。
refused-late = その選択はすでに済んでいます。
refused-unfit = 答えが質問に合っていません。
refused-forbidden = 今はルール上できません。
refused-broken = プログラムに不具合が起き、報告されました。対戦は元の状態のままです。

# Why something cannot be done.
offered = 今できます。
nothing-to-do = 今、このカードでできることはありません。
why-not-asked = { $about ->
    [card] 先に{ $card }の問いに答える。
   *[none] 先に今の問いに答える。
}
why-not-among = ここで{ $card }は選べない。
idle-theirs = 自分のカードではない。
idle-deck = デッキのカードは、ルールか効果によってだけ動く。

# Questions. A game has words of its own in `ask-VERB`.
question = { $what }（{ $ask }）
question-for = { $source }：{ $what }
pick-exactly = { $n }つ選ぶ
pick-up-to = { $n }つまで
pick-several = { $min }～{ $max }
arrange = 順番を決める
name-number = { $min }～{ $max }

# Options. A game has a sentence of its own in `do-KEY`.
option = { $verb }
option-card = { $card }：{ $verb }
option-both = { $card } → { $other }：{ $verb }
option-other = → { $other }：{ $verb }
hidden-option = { $place }番目の非公開のカード：{ $verb }
hidden-spot = { $who }の{ $zone }の{ $place }番目のカード：{ $verb }

# The log. A game has sentences of its own in `moved-by-VERB` and `did-VERB`.
moved = { $card }、{ $whose }の{ $from } → { $to }
moved-under = { $card }、{ $whose }の{ $from } → { $host }の下
moved-across = { $card }、{ $whose }の{ $from } → { $theirs }の{ $to }
moved-within = { $card }、{ $theirs }の{ $to }の中で移動
created = { $card }が{ $whose }の{ $to }に置かれた
removed = { $card }が{ $whose }の{ $from }を離れた
rested = { $card }がレストになった
readied = { $card }がアクティブになった
face-up = { $card }が表向きになった
face-down = { $card }が裏向きになった
marked = { $card }のカウンター：{ $n }
shuffled = { $whose }の{ $zone }をシャッフルした
turn = ターン{ $n }：{ $who }
phase = { $phase }
scored = { $whose }の{ $score }が{ $n }になった
score = 点数{ $n }
does = { $who }：{ $verb }
does-card = { $who }：{ $card }、{ $verb }
does-both = { $who }：{ $card } → { $other }、{ $verb }
does-other = { $who }：→ { $other }、{ $verb }
counted = { $did }（{ $n }）
shown = { $who }：{ $card }を公開した
looked = { $who }：{ $card }を見た
activated = { $card }の効果を処理する
skipped = { $who }：できないため行わない：{ $verb }
skipped-card = { $who }：できないため行わない：{ $card }、{ $verb }
applied = { $text }
applied-card = { $card }：{ $text }
rolled = 抽選の結果：{ $of }のうち{ $n }

# Continuous effects.
begins = { $whom }：{ $change }
begins-by = { $whom }：{ $change }（{ $source }）
lapses = { $whom }：「{ $change }」が終了した
lapses-by = { $whom }：{ $source }による「{ $change }」が終了した
shift-add = { $stat } { $n }
shift-set = { $stat }が{ $n }になる
shift-base = 元々の{ $stat } { $n }
shift-gain = { $keyword }を得る
shift-lose = { $keyword }を失う
shift-forbid = できない：{ $ban }
shift-permit = できる：{ $ban }
shift-mute = 効果は無効
shift-discount = 次のそのカードのコスト-{ $n }
shift-mute-cue = { $cue }の効果は無効
shift-ability = 効果を得る
shift-need = 効果に追加の条件
shift-name = カード名「{ $word }」としても扱う
shift-trait = 特徴「{ $word }」も持つ
shift-label = 「{ $word }」としても扱う

# Cards as lists tell them.
hidden-cards = 裏向き{ $n }枚
hidden-card = 裏向き
card-marks = カウンター{ $n }

# 持ち主。後の「の」は文の側に書く。
belongs = { $who }

# 同じ文の選択肢を区別する語。
told-apart = { $option }（{ $which }）
told-also = { $a }、{ $b }
whose-yours = あなた
whose-theirs = { $who }
state-rested = レスト
state-ready = アクティブ
state-marks = { $n }ダメージ
state-place = { $n }番目

# 今の戦いの様子。ゲームごとの文は`battle`にある。
battle = { $state ->
    [holds] { $person ->
        [you] このままで守りきれる
       *[other] このままでは{ $card }は通らない
    }
    [lacks] { $person ->
        [you] 守るにはあと+{ $lacks }が必要
       *[other] { $who }が+{ $lacks }を加えなければ{ $card }が通る
    }
   *[open] { $person ->
        [you] あなたを守るものはない
       *[other] さえぎるものはない
    }
}

# 進行中のもの。番号の大きいものから処理する。
stage-waiting = { $n }. { $who }：{ $what }{ $has ->
    [cards] （{ $cards }）
   *[other] {""}
}{ $aimed ->
    [yes] {" "}→ { $target }
   *[other] {""}
}
stage-number = { $n }番の{ $what }
stage-card = { $whose }の{ $what }
stage-place = { $zone }の{ $n }枚目
stage-fight = { $card }{ $aimed ->
    [yes] {" "}→ { $target }
   *[other] {""}
}：{ $words }

# What may be looked up.
name-sort-verb = 動作
name-sort-moment = タイミング
name-sort-replaced = 置き換えられること
name-sort-forbidden = 禁止できること
name-sort-allowed = 許可できること
name-sort-keyword = キーワード
name-sort-stat = カードの数値
name-sort-duration = 期間
name-sort-noun = カードの呼び名
name-sort-label = ラベル
name-sort-kind = カードの種類
name-sort-phase = フェイズ
name-sort-number = ゲームの数
name-sort-zone = 領域
name-sort-condition = 条件
name-fact-example = 例
