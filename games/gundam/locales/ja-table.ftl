# What is read at a table of GUNDAM Card Game, in Japanese: names of words, questions, options and events.

name-zone-paired = セットしたパイロット
name-zone-nowhere = 処理中

name-phase-setup = 準備
name-phase-active = アクティブステップ
name-phase-start = スタートステップ
name-phase-draw = ドローフェイズ
name-phase-resource = リソースフェイズ
name-phase-main = メインフェイズ
name-phase-attack = アタックステップ
name-phase-block = ブロックステップ
name-phase-action = アクションステップ
name-phase-damage = ダメージステップ
name-phase-battle-end = バトル終了ステップ
name-phase-end-action = エンドフェイズのアクションステップ
name-phase-end = エンドステップ
name-phase-hand = ハンドステップ
name-phase-cleanup = クリンナップステップ

name-kind-rule = ルールカード

name-label-blue = 青
name-label-green = 緑
name-label-red = 赤
name-label-white = 白
name-label-purple = 紫

name-mode-two-players = 2人対戦
name-mode-royale-first-to-win = バトルロワイヤル戦（先勝方式）
name-mode-royale-elimination = バトルロワイヤル戦（脱落方式）
name-mode-team-battle = チーム戦
name-format-standard = スタンダード

# What players and effects do.
name-verb-play = プレイ
name-verb-pair = パイロットをセット
name-verb-attack = アタック
name-verb-activate = 効果を使う
name-verb-end = メインフェイズ終了
name-verb-block = ブロック
name-verb-pass = パス
name-verb-use-burst = 【バースト】を使う
name-verb-keep = このままにする
name-verb-redraw = 引き直す
name-verb-first = 先攻
name-verb-second = 後攻
name-verb-clockwise = 時計回り
name-verb-counterclockwise = 反時計回り
name-verb-hand-over = チームメイトに任せる
name-verb-choose = 選ぶ
name-verb-done = 決定
name-verb-yes = はい
name-verb-no = いいえ
name-verb-option = 効果を選ぶ
name-verb-order = 順番を決める
name-verb-top = 上に置く
name-verb-bottom = 下に置く
name-verb-name = 数を宣言する
name-verb-next = 次の効果を選ぶ
name-verb-pay = コストを支払う
name-verb-make-room = 場所を空ける
name-verb-concede = 投了
name-verb-deal = 配る
name-verb-set-up = 準備する
name-verb-ready-up = アクティブにする
name-verb-follow = 一緒に移る
name-verb-strike = プレイヤーに攻撃を通す
name-verb-leave = ゲームから離れる
name-verb-destroy = 破壊する
name-verb-trash = トラッシュに置く
name-verb-return = 手札に戻す
name-verb-exile = 除外する
name-verb-move = 移動する
name-verb-put = 配備する
name-verb-put-rested = レストで配備する
name-verb-deploy-token = トークンを配備する
name-verb-deploy-token-rested = トークンをレストで配備する
name-verb-rest = レストにする
name-verb-ready = アクティブにする
name-verb-damage = ダメージを与える
name-verb-recover = HPを回復する
name-verb-pair-up = セットする
name-verb-draw = 引く
name-verb-discard = 捨てる
name-verb-mill = デッキからトラッシュに置く
name-verb-shuffle = シャッフルする
name-verb-spend = リソースをレストにする
name-verb-place-resource = リソースを置く
name-verb-place-rested-resource = リソースをレストで置く
name-verb-place-ex = EXリソースを置く
name-verb-breach = 《突破》を使う
name-verb-win = ゲームに勝利する
name-verb-lose = ゲームに敗北する

# Options.
do-play = { $card }をプレイする
do-pair = { $shape ->
    [both] { $card }を{ $other }にセットする
   *[card] { $card }をセットする
}
do-attack = { $shape ->
    [both] { $card }で{ $other }にアタックする
   *[card] { $card }でアタックする
}
do-attack-seat = { $card }で{ $seat }にアタックする
do-activate = { $card }の効果を使う
do-activate-nth = { $card }の{ $n }番目の効果を使う
do-block = { $card }でブロックする
do-use-burst = { $shape ->
    [card] { $card }の【バースト】を使う
   *[plain] 【バースト】を使う
}
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

# Questions.
ask-play = メインフェイズです
ask-pass = アクションステップ：何か使いますか？
ask-block = アタックをブロックしますか？
ask-use-burst = 【バースト】を使いますか？
ask-redraw = この手札で始めますか？
ask-first = 先攻と後攻のどちらにしますか？
ask-clockwise = ターンはどちら回りにしますか？
ask-discard = 捨てるカードを選んでください
ask-make-room = 場がいっぱいです。トラッシュに置くカードを選んでください
ask-next = どの効果を先に処理しますか？
ask-pay = EXリソースを何枚使って支払いますか？
ask-yes = この効果を使いますか？
ask-option = 効果を1つ選んでください
ask-order = 順番を決めてください
ask-choose = カードを選んでください
ask-damage = ダメージを与えるカードを選んでください
ask-destroy = 破壊するカードを選んでください
ask-move = 移動するカードを選んでください
ask-put = 配備するカードを選んでください
ask-put-rested = レストで配備するカードを選んでください
ask-ready = アクティブにするカードを選んでください
ask-recover = HPを回復するカードを選んでください
ask-rest = レストにするカードを選んでください
ask-return = 手札に戻すカードを選んでください
ask-trash = トラッシュに置くカードを選んでください
ask-exile = 除外するカードを選んでください
ask-pair-up = セットするカードを選んでください
ask-top = 上に置くカードを選んでください
ask-bottom = 下に置くカードを選んでください

# Events.
did-play = { $who }：{ $card }をプレイ
did-pair = { $who }：{ $card }を{ $other }にセット
did-attack = { $who }：{ $card }で{ $shape ->
    [both] { $other }
   *[card] { $seat }
}にアタック
did-activate = { $who }：{ $card }の効果を使用
did-end = { $who }：メインフェイズ終了
did-block = { $who }：{ $card }でブロック
did-pass = { $who }：パス
did-first = { $who }：先攻
did-second = { $who }：後攻
did-clockwise = { $who }：ターンは時計回り
did-counterclockwise = { $who }：ターンは反時計回り
did-redraw = { $who }：手札を引き直した
did-hand-over = { $who }：チームメイトに任せた
did-damage = { $shape ->
    [both] { $card }が{ $other }に{ $n }ダメージを与えた
    [other] { $other }が{ $n }ダメージを受けた
    [card] { $card }が{ $n }ダメージを与えた
   *[plain] { $who }：{ $n }ダメージ
}
did-strike = { $card }の攻撃が{ $seat }に通った
did-leave = { $who }：ゲームから離れた
did-concede = { $who }：投了
marked = { $card }の受けているダメージ：{ $n }

game-title = ガンダムカードゲーム
game-blurb = モビルスーツを配備し、パイロットをセットして、シールドを破る。2～6人用。

name-vital-shields = シールド
name-verb-reduce-damage = ダメージを減らす
name-verb-take-damage = ダメージを引き受ける
name-verb-divert-this-turn = 代わりにバトルダメージを受ける
name-verb-divert-this-battle = 代わりにバトルダメージを受ける
name-verb-redirect-attack = アタックの対象を変更する
name-verb-fight = 互いにバトルダメージを与える
name-verb-copy-keywords = キーワード効果を写す
name-verb-choose-enemy = 対戦相手を選ぶ
do-choose-seat = { $seat }を選ぶ
ask-choose-enemy = 対戦相手を選んでください
ask-take-damage = ダメージを受けるカードを選んでください
ask-redirect-attack = 新しいアタックの対象を選んでください

# できない理由。数とカードつき。
why-lv = { $card }のLv.{ $needs }に対し、リソースは{ $has }枚。
why-costs = コスト{ $needs }に対し、アクティブのリソースは{ $has }枚。
why-deployed-this-turn = { $card }はこのターンに配備され、リンクユニットではない。
why-no-unit = { $card }にはパイロットのいないユニットが必要である。
why-has-pilot = { $card }にはすでにパイロットがセットされている。
why-is-rested = { $card }はレスト状態である。
why-not-a-target = { $card }はアクティブである。対象はプレイヤーかレストのユニット。
why-no-blocker = { $card }は《ブロッカー》を持たない。
why-no-target = { $card }で選べるものがない。
why-condition = { $card }のこの効果の条件を満たしていない。
why-cannot-pay = { $card }のこの効果のコストを支払えない。
why-used-this-turn = { $card }のこの効果はこのターンに使用済みである。
why-forbidden = { $card }が禁じている。
why-not-in-hand = { $card }は手札にない。
why-no-main = { $card }に【メイン】の効果はない。アクションステップで使う。
why-no-action = { $card }に【アクション】の効果はない。自分のメインフェイズで使う。
why-muted = { $card }の効果は今は使えない。
why-never-played = { $card }はプレイするカードではない。
why-commands-only = アクションステップにプレイできるのはコマンドだけ。{ $card }はコマンドではない。
why-no-pilot = { $card }はパイロットではない。
why-team-mates = { $card }はチームメイトのカードである。
why-not-your-unit = { $card }は自分のバトルエリアのユニットではない。
why-not-a-unit = アタックできるのはバトルエリアのユニットだけ。{ $card }は違う。
why-not-yours = { $card }は自分のカードではない。
why-no-enemy-unit = { $card }は相手のユニットではない。
why-drawn = 代わりに{ $card }をアタックしなければならない。
why-not-on-field = { $card }の効果は場でだけ働く。
why-not-paired = { $card }にパイロットがセットされていない。
why-is-attacked = { $card }はアタックされたユニットで、自身をブロックできない。
why-high-maneuver = { $card }は《高機動》でアタック中。《ブロッカー》は使えない。
why-leader-decides = 今はチームのリーダーが決める。
why-in-main-phase = メインフェイズには、カードのプレイ、【起動･メイン】の効果、アタック、終了を行う。
why-in-action-step = アクションステップには、【アクション】のコマンド、【起動･アクション】の効果、パスのどれかを行う。
why-in-block-step = ブロックステップにはブロックかパスだけ。次はアクションステップ。
why-for-block-step = { $card }でブロックできるのは、相手のアタックのブロックステップだけ。
why-no-such-player = アタックできるその相手はいない。
why-pairs-in-main-phase = { $card }をセットするのは自分のメインフェイズで、アクションステップではない。
why-attacks-in-main-phase = { $card }でアタックできるのは自分のメインフェイズだけ。
why-for-action-step = { $card }のその効果はアクションステップで使う。
why-for-main-phase = { $card }のその効果は自分のメインフェイズで使う。
why-no-activate-main = { $card }に【起動･メイン】の効果はない。
why-no-activate-action = { $card }に【起動･アクション】の効果はない。

did-redirect-attack = { $other }のアタックの対象が{ $card }に変わった
did-fight = { $card }と{ $other }が互いにバトルダメージを与えた

# カードの動き。
moved-by-draw = { $who }：{ $card }を引いた
moved-by-deal = { $who }：シールド1枚を置いた
moved-by-destroy = { $place ->
    [shields] { $whose }のシールドが破壊された：{ $card }
   *[other] { $card }が破壊された
}
moved-by-discard = { $who }：{ $card }を捨てた
moved-by-follow = { $card }がユニットと一緒に{ $theirs }の{ $to }に移った
moved-by-make-room = 場所を空けるため{ $card }をトラッシュに置いた
moved-by-pair = { $card }を{ $host }にセットした
moved-by-place-resource = { $who }：リソース1枚を置いた
moved-by-put = { $card }が{ $theirs }の{ $to }に配備された
moved-by-bottom = { $who }：{ $card }をデッキの下に置いた
moved-by-return = { $card }が{ $theirs }の手札に戻った

# 今の戦いの様子。
battle = { $state ->
    [holds] { $other }はHP{ $behind }で残る
    [lacks] { $other }は破壊される
   *[open] { $who }のシールドが攻撃されている
}

idle-resources = リソースはコストを支払う。カードをプレイすると自動でレストになる。
idle-resource-deck = 自分のリソースフェイズごとに、ここからリソースが置かれる。
idle-paired = セットしたパイロットはユニットとともに動く。ユニットを押す。
idle-shields = シールドは、アタックか効果で失われるまで裏向きのまま。
