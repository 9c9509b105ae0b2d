# What is read at a table of ONE PIECE Card Game, in Japanese: names of words, questions, options and events.

name-zone-given = 付与されているドン!!
name-zone-nowhere = 処理中

name-label-red = 赤
name-label-green = 緑
name-label-blue = 青
name-label-purple = 紫
name-label-black = 黒
name-label-yellow = 黄

name-stat-power = パワー
name-stat-cost = コスト

name-phase-setup = 準備
name-phase-refresh = リフレッシュフェイズ
name-phase-draw = ドローフェイズ
name-phase-don = ドン!!フェイズ
name-phase-main = メインフェイズ
name-phase-attack = アタックステップ
name-phase-block = ブロックステップ
name-phase-counter = カウンターステップ
name-phase-damage = ダメージステップ
name-phase-battle-end = バトル終了時
name-phase-end = エンドフェイズ

name-mode-two-players = 2人対戦
name-format-standard = スタンダード

# What players and effects do.
name-verb-play = プレイ
name-verb-attack = アタック
name-verb-give = ドン!!を付与
name-verb-activate = 効果を発動
name-verb-end = ターン終了
name-verb-block = ブロック
name-verb-counter = カウンター
name-verb-pass = パス
name-verb-trigger = 【トリガー】を発動
name-verb-keep = このままにする
name-verb-redraw = 引き直す
name-verb-first = 先攻
name-verb-second = 後攻
name-verb-choose = 選ぶ
name-verb-done = 決定
name-verb-yes = はい
name-verb-no = いいえ
name-verb-option = 効果を選ぶ
name-verb-order = 順番を決める
name-verb-top = 上に置く
name-verb-name = 数を宣言する
name-verb-ko = KOする
name-verb-trash = トラッシュに置く
name-verb-return = 手札に戻す
name-verb-move = 移動する
name-verb-put = 登場させる
name-verb-put-rested = レストで登場させる
name-verb-rest = レストにする
name-verb-ready = アクティブにする
name-verb-attach = ドン!!を付与する
name-verb-turn-up = 表向きにする
name-verb-turn-down = 裏向きにする
name-verb-return-don = ドン!!を戻す
name-verb-add-don = ドン!!を追加する
name-verb-add-don-rested = ドン!!をレストで追加する
name-verb-draw = 引く
name-verb-discard = 手札を捨てる
name-verb-mill = デッキからトラッシュに置く
name-verb-shuffle = シャッフルする
name-verb-damage = ダメージを受ける
name-verb-win = ゲームに勝利する
name-verb-lose = ゲームに敗北する
name-verb-take = 手札に加える
name-verb-replace = 代わりに使う
name-verb-deal = ライフを置く
name-verb-make-room = 場所を空ける
name-verb-refresh = リフレッシュ
name-verb-next = 次の効果を選ぶ
name-verb-concede = 投了
name-verb-put-back = 元に戻す
name-verb-repeat = 繰り返す
name-verb-bottom = 下に置く
name-verb-put-active = アクティブで登場させる

# Options.
do-play = { $card }をプレイする
do-attack = { $shape ->
    [both] { $card }で{ $other }にアタックする
   *[card] { $card }でアタックする
}
do-give = { $shape ->
    [plain] ドン!!を付与する
   *[card] { $card }にドン!!を付与する
}
do-activate = { $card }の効果を発動する
do-activate-nth = { $card }の{ $n }番目の効果を発動する
do-end = ターンを終了する
do-block = { $card }でブロックする
do-counter = { $shape ->
    [both] { $card }で{ $other }にカウンターを使う
   *[card] { $card }でカウンターを使う
}
do-trigger = { $card }の【トリガー】を発動する
do-take = { $card }を手札に加える
do-keep = この手札で始める
do-yes = { $shape ->
    [card] はい：{ $card }
   *[plain] はい
}
do-no = { $shape ->
    [card] いいえ：{ $card }
   *[plain] いいえ
}
do-option = { $n }番目の効果
do-next = 次は{ $card }
do-next-nth = 次は{ $card }の{ $n }番目の効果
do-replace = { $other }に{ $card }を使う
do-replace-nth = { $other }に{ $card }の{ $n }番目の効果を使う
do-choose-given-don = { $card }に付与されているドン!!
do-choose-rested-don = レストのドン!!
do-choose-active-don = アクティブのドン!!

# Questions.
ask-play = メインフェイズです
ask-block = アタックをブロックしますか？
ask-counter = カウンターを使いますか？
ask-trigger = 【トリガー】を発動しますか？
ask-redraw = この手札で始めますか？
ask-first = 先攻と後攻のどちらにしますか？
ask-discard = 手札から捨てるカードを選んでください
ask-make-room = 場がいっぱいです。トラッシュに置くカードを選んでください
ask-yes = この効果を使いますか？
ask-option = 効果を1つ選んでください
ask-order = 順番を決めてください
ask-attach = ドン!!を付与するカードを選んでください
ask-add-don = ドン!!を何枚追加しますか？
ask-return-don = 戻すドン!!を選んでください
ask-ko = KOするカードを選んでください
ask-rest = レストにするカードを選んでください
ask-ready = アクティブにするカードを選んでください
ask-return = 手札に戻すカードを選んでください
ask-move = 移動するカードを選んでください
ask-put = 登場させるカードを選んでください
ask-put-rested = レストで登場させるカードを選んでください
ask-put-active = アクティブで登場させるカードを選んでください
ask-trash = トラッシュに置くカードを選んでください
ask-choose = カードを選んでください
ask-next = どの効果を先に処理しますか？
ask-replace = 代わりに別の効果を使いますか？
ask-top = 上に置くカードを選んでください
ask-bottom = 下に置くカードを選んでください
ask-repeat = 何回繰り返しますか？

# Events.
did-play = { $who }：{ $card }をプレイ
did-attack = { $who }：{ $card }で{ $other }にアタック
did-activate = { $who }：{ $card }の効果を発動
did-end = { $who }：ターン終了
did-block = { $who }：{ $card }でブロック
did-counter = { $who }：{ $shape ->
    [both] { $card }で{ $other }にカウンター
   *[card] { $card }でカウンター
}
did-damage = { $shape ->
    [card] { $card }が{ $rival }に{ $n }ダメージ
   *[plain] { $who }が{ $rival }に{ $n }ダメージ
}
did-first = { $who }：先攻
did-second = { $who }：後攻
did-redraw = { $who }：手札を引き直した
did-trigger = { $who }：{ $card }の【トリガー】を発動
did-repeat = { $who }：{ $n }回繰り返す
did-concede = { $who }：投了

name-verb-extra-turn = 追加ターンを行う
name-verb-redirect-attack = アタックの対象を変更する
name-keyword-unblockable = ブロック不可
name-ban-be-blocked = ブロックされる
name-ban-move-life-to-hand = ライフを手札に加える
name-ban-ready-in-refresh = リフレッシュフェイズにアクティブになる
name-ban-be-played = 登場させる
name-ban-block = 【ブロッカー】を発動する
name-ban-attack-active = アクティブのキャラにアタックする
name-ban-attack-new = 登場したターンにアタックする

# できない理由。数とカードつき。
why-costs = コスト{ $needs }に対し、アクティブのドン!!は{ $has }枚。
why-no-don = 付与できるアクティブのドン!!がない。
why-not-in-hand = { $card }は手札にない。
why-no-main = { $card }に【メイン】効果はない。カウンターステップで使う。
why-first-turn = 各プレイヤーの最初のターンはアタックできない。
why-is-rested = { $card }はレスト状態である。
why-not-a-fighter = 自分のリーダーとキャラだけができる。
why-played-this-turn = { $card }はこのターンに登場し、【速攻】を持たない。
why-not-a-target = { $card }はアクティブである。対象はリーダーかレストのキャラ。
why-forbidden = { $card }が禁じている。
why-forbidden-here = 効果が禁じている。
why-unblockable = { $card }のアタックはブロックされない。
why-no-blocker = { $card }は【ブロッカー】を持たない。
why-no-counter = { $card }に使えるカウンターはない。
why-not-yours = { $card }は自分のカードではない。
why-muted = { $card }の効果は無効になっている。
why-not-on-field = { $card }は場にない。
why-used-this-turn = { $card }のこの効果はこのターンに使用済みである。
why-condition = { $card }のこの効果の条件を満たしていない。
why-don-attached = { $card }にはドン!!{ $needs }枚が必要（現在{ $has }枚）。
why-not-this-turn = { $card }のこの効果はこのターンには使えない。
why-cannot-pay = { $card }のこの効果のコストを支払えない。
why-give-own = ドン!!は自分のリーダーかキャラに付与する。{ $card }にはできない。
why-own-side = { $card }は自分の側のカードである。
why-never-attacked = アタックできるのはリーダーかレストのキャラで、{ $card }ではない。
why-is-attacked = { $card }はアタックされているカードで、自身をブロックできない。
why-no-activate = { $card }に【起動メイン】の効果はない。
why-name-target = { $card }のアタック対象を選ぶ。
why-name-helped = カウンターは自分のリーダーかキャラに与える。
why-for-no-card = { $card }はカードに重ねずに使う。
why-for-counter-step = カウンターは、相手のアタックのカウンターステップに使う。
why-for-block-step = 【ブロッカー】は、相手のアタックのブロックステップに使う。
why-for-damage = 【トリガー】は、ダメージでライフから取る時に使う。
why-for-main-phase = それは自分のメインフェイズの、バトル中でない時に行う。
game-title = ONE PIECEカードゲーム
game-blurb = リーダーと仲間とドン!!10枚。相手のリーダーのライフをなくし、もう一撃を決める。

name-vital-life = ライフ

# カードの動き。
moved-by-draw = { $who }：{ $card }を引いた
moved-by-add-don = { $who }：ドン!!1枚を追加した
moved-by-give = { $host }にドン!!1枚を付与した
moved-by-attach = { $host }にドン!!1枚を付与した
moved-by-refresh = ドン!!1枚が{ $theirs }のコストエリアに戻った
moved-by-return-don = ドン!!1枚が{ $theirs }のドン!!デッキに戻った
moved-by-counter = { $card }をカウンターとしてトラッシュに置いた
moved-by-discard = { $who }：手札から{ $card }を捨てた
moved-by-deal = { $who }：カード1枚をライフに置いた
moved-by-ko = { $card }がKOされた
moved-by-make-room = 場所を空けるため{ $card }をトラッシュに置いた
moved-by-put = { $card }が{ $theirs }の{ $to }に登場した
moved-by-put-rested = { $card }が{ $theirs }の{ $to }にレストで登場した
moved-by-put-back = { $who }：{ $card }をデッキに戻した
moved-by-return = { $card }が{ $theirs }の手札に戻った
moved-by-take = { $who }：{ $whose }のライフから{ $card }を手札に加えた
moved-by-trash = { $card }が{ $whose }の{ $from }からトラッシュに置かれた
moved-by-trigger = { $whose }のライフから{ $card }が公開された
moved-by-mill = { $card }が{ $whose }のデッキの上からトラッシュに置かれた

idle-cost = ドン!!はコストを支払う。メインフェイズに押してからリーダーかキャラを押すと付与できる。
idle-given = このドン!!は自分のターン中パワーを1000増やし、次の自分のターンの始めに戻る。
idle-don-deck = 自分のドン!!フェイズに、ここからドン!!が置かれる。
idle-life = ライフのカードは、ダメージか効果で取られるまで裏向きのまま。
