# What the command line says, in Japanese.

games-hint = `baize games GAME` で設定できるもの、`baize decks GAME` で付属のデッキを表示します。
label-revisions = ルールの版
label-modes = モード
label-formats = フォーマット
label-official = 公式
label-cards = カード
label-decks = デッキ
no-decks = 付属なし
no-decks-of = { $game }に付属のデッキはありません。
seats = { $min }席
seats-range = { $min }～{ $max }席
usual = { $value }（標準）
none = なし
readings = 解釈の設定：不明確な箇所の解釈（--policy NAME=VALUE）：
deck-title = { $deck }（{ $n }枚）
deck-line = { $n }枚、{ $kinds }種類
not-in-pool = （カードがありません）
deck-legal = { $deck }：使用できます（{ $n }枚）
deck-illegal = { $deck }：使用できません
deck-kinds = 種類
deck-odds = { $n }枚中の対象{ $wanted }枚から{ $least }枚以上
deck-opening = 初手
deck-turn = { $n }ターン目
deck-hand = 手札{ $n }、シード{ $seed }
deck-next = 続き
card-traits = 特徴
card-grade = 評価
card-keywords = キーワード
card-text = テキスト（{ $lang }）
card-printed = カードの記載（{ $lang }）
card-notation = 記法
card-unread-note = 読み取れないため、レート戦では使えません：
clause-title = { $game } { $revision }　{ $clause }
clause-untestable = 定義や説明なので、シナリオでは示せません。
clause-obeyed = 守っている箇所
clause-shown = 示すシナリオ
clause-unknown = { $game } { $revision } に `{ $clause }` はありません
did-you-mean = `{ $near }` のことですか？
reference-empty = { $game }で調べられるのはカードと条文だけです。
reference-nothing = { $game }に `{ $words }` は見つかりません
reference-hint = 言葉を減らすと多く見つかります。何も書かなければすべて表示します
play-begins = { $game }、相手は{ $bot }、シード{ $seed }。`help` で使い方を表示します。
play-help =
    選択肢の番号か言葉を入力してください。複数なら `1 3`、`none`、`all`、順番なら `2 1 3` か `keep`。
    board         見えている場
    stage         進行中のものとその対象
    graveyard     捨て札をすべて見る。`hand` など他の山も名前で見られます
    why CARD      そのカードが今使えない理由
    log           これまでの出来事
    ? [CLAUSE]    条文の説明（省略すると今の質問の条文）
    undo          直前の決定に戻る
    concede       投了する
    save FILE     対戦をやめてリプレイを残す
    quit          対戦をやめる
play-none = 選ばない
play-stage = 進行中
play-stage-empty = 進行中のものはありません。
play-why-what = カード名を続けてください：`why CARD`
play-why-none = `{ $words }` というカードは見えていません。
play-why-which = どれのことですか：{ $names }
play-look = 見るもの
play-look-keys = 山の名前、`stage`、`why CARD` · Enter 見る   Esc 戻る
play-look-what = `graveyard` などの山の名前、`stage`、`why CARD` のどれかを入力してください。
play-input-ended = 入力が終わったので、ここで対戦をやめます。
play-undone = 直前の決定に戻りました。
play-no-undo = まだ何も決めていません。
play-save-where = 保存先を書いてください：`save FILE`
play-really = 本当に投了しますか？（yes/no）
play-no-answer = 答えになっていません：{ $why }
play-no-clause = { $clause } という条文はありません。
play-no-clause-here = ここに条文の指定はありません。
play-stopped = 対戦が止まりました。
play-replay = リプレイは { $file } にあります。
play-over = 対戦は終わりました：q でやめる、u で戻る
play-h = h でキーの一覧を表示します。
play-enter = Enter でカーソルの選択肢を選びます。
play-refused = できません：{ $why }
play-keys-title = キー
play-keys =
    ↑ ↓ j k · 選択肢を選ぶ
    1 2 3 … · 選択肢へ移る、数字を入力する
    Enter · 答える
    Space · 印を付ける（複数や順番のとき）
    Tab · ログを読む、戻る
    g · 捨て札
    : · 山、`stage`、`why CARD` を見る
    ? · 条文の説明
    u · 決定に戻る
    c · 投了
    q · やめる
    Esc · 閉じる
play-rules = ルール
play-turn = ターン{ $n }
play-log = ログ
play-log-read = ログ：↑ ↓、? で説明
play-the-end = 終了
play-foot = Enter 答える  ? 条文  Tab ログ  u 戻る  c 投了  h キー  q やめる
play-concede = 投了
play-concede-sure = 本当に投了しますか？  y はい   n いいえ
play-leave = やめる
play-leave-keep = リプレイを残しますか？  y はい   n いいえ   Esc 続ける
play-name = リプレイの名前
play-name-keys = Enter 保存   Esc 続ける

puzzle-solved = 解けました。
puzzle-missed = 失敗：勝てないままターンが終わりました。
