# The words of the page in Japanese. The words of a game (zones, verbs, cards, events) come from the server.

app-name = Baize
skip = テーブルへ移動
nav = ページ
lobby = ロビー
table = テーブル
settings = 設定
close = 閉じる
cancel = キャンセル
guest = ゲスト
you = あなた
your-name = あなたの名前
connecting = 接続しています…
reconnecting = 接続が切れました。再接続しています…
unwell = 現在サーバーが記録を保存できません。失われたものはなく、保存できるようになれば続きます。
lost-request = 返事が届く前に接続が切れました。もう一度お試しください。
loading = テーブルを用意しています…
try-again = もう一度
unknown-page = このアドレスには何もありません。
to-home = ゲーム一覧へ
to-lobby = 募集中のテーブル

## The first page

home-title = 席について、遊ぼう
home-about = 4つのカードゲームを1つのテーブルで。選べるのはルール上できることだけ。ログの各行には、どのルールによるかが示されます。
home-games = ゲーム
home-examples = ゲームの作り方を学ぶ
home-resume = あなたの席があります
home-return = テーブル{ $table }に戻る
home-return-to =
    { $alone ->
        [yes] { $game }
       *[other] { $game }・相手：{ $others }
    }{ $turn ->
        [0] {" · "}参加者を待っています
       *[other] {" · "}{ $turn }ターン目{ $mine ->
            [yes] {"、あなたの番"}
           *[other] {""}
        }
    }
home-friends = 友だちと遊ぶ
home-friends-about = 空席のあるテーブルを作ってリンクを送るか、募集中のテーブルに参加できます。
not-affiliated = Baizeはこれらのゲームの制作元とは関係ありません。カード名の権利は各権利者に帰属します。
games-failed = ゲームを読み込めませんでした。
play-now = 今すぐ遊ぶ
starting = カードを配っています…
set-up = テーブルを作る
players =
    { $n ->
       *[other] { $n }人
    }
players-range = { $min }～{ $max }人

## Setting up a table

create-title = { $game }：新しいテーブル
create-table = テーブルを開く
create-which = 新しいテーブル…
mode = モード
seats = 席
format = フォーマット
official = 公式のフォーマット
unofficial = その他の組み合わせ
revision = ルールの版
rules-settings = ルール：版と、不明確な箇所の解釈
clock = 持ち時間
clock-none = 時間制限なし
clock-rule = { $minutes }分 + { $seconds }秒
seat-who = 席{ $n }のプレイヤー
seat-me = あなた
seat-open = 募集中の席
seat-bot = ボット
seat-free = 空席
seat-deck = 席{ $n }のデッキ
bot-level = ボットの強さ
bot-search = 強いボット
bot-greedy = ふつうのボット
bot-random = やさしいボット
team = チーム{ $n }
team-own = あなたのチーム
private = 非公開
private-about = リンクを知っている人だけがテーブルを見つけられます。
deck-usual = 用意されたデッキ
deck-own = 自分のリスト
deck-paste = リストを貼り付ける…
deck-list = 1行に1種類。例：「4 ST01-012」
deck-legal =
    { $n ->
       *[other] 使用できます（{ $n }枚）
    }
deck-problems =
    { $n ->
       *[other] 問題が{ $n }件あります
    }
deck-unchecked = リストを確認できませんでした。
deck-use = このリストを使う

## The room before a match

room-waiting =
    { $n ->
       *[other] あと{ $n }人を待っています
    }
room-full = 全員そろいました
sit-here = ここに座る
seat-a-bot = { $bot }
free-seat = 席を空ける
start = 開始
leave = テーブルを離れる
away = 離席中
invite = 招待
invite-about = このリンクを開いた人は席につけます。満席なら観戦できます。
copy-link = リンクをコピー
link-copied = リンクをコピーしました。
link-not-copied = ブラウザーがコピーを許可しませんでした。アドレスを選択して手動でコピーしてください。
watchers =
    { $n ->
       *[other] { $n }人が観戦中
    }
watching = 観戦しています
table-missing = このテーブルは表示できません

## The lobby

lobby-open = プレイヤー募集中
lobby-playing = 対戦中
lobby-none = 今、募集中のテーブルはありません。テーブルを開くと、他の人にもここに表示されます。
lobby-none-playing = 今、観戦できる対戦はありません。
lobby-join = 参加
lobby-watch = 観戦

## The match

board = 盤面
players-label = プレイヤー
phases = ターンの流れ
stack = 解決待ち（次に解決するものが先頭）
turn =
    { $n ->
        [0] 最初のターンの前
       *[other] ターン{ $n }
    }
your-turn = あなたのターン
banner-yours = あなたのターン
banner-theirs = { $name }のターン
thinking = 考え中…
to-act = 手番
hand-count =
    { $n ->
       *[other] { $n }枚
    }
question = 質問
hint-lit =
    { $n ->
       *[other] 光る{ $n }枚のカードから選んでください。
    }
hint-lit-or =
    { $n ->
       *[other] 光る{ $n }枚のカードかボタンを選んでください。
    }
hint-ways = 何をしますか？
hint-confirm = もう一度押すと実行します。やめるなら戻ってください。
hint-buttons = 1つ選んでください。
explain-options = それぞれの効果は？
hint-tray = 表示されたカードから1枚選んでください。
forced = 選べるのはこれだけです。まもなく自動で選びます。
tray = 選択肢
tray-hide = 盤面を見る
tray-show = 選択肢を表示
ways = このカードですること
way = { $verb }…
undo = 戻る
confirm = 決定
confirm-none = 選ばない
confirm-several =
    { $n ->
       *[other] { $n }つで決定
    }
all-options = すべての選択肢（{ $n }）
pick-several =
    { $min ->
        [0] { $max }つまで選ぶ：{ $n }つ選択中
       *[other] { $min }～{ $max }つ選ぶ：{ $n }つ選択中
    }
pick-exactly = { $max }つ選ぶ：{ $n }つ選択中
pick-target = 次に、赤い印の中から対象を選んでください。
arrange = 順番
arrange-hint = 最初から最後へ：ドラッグか矢印で並べ替え
arrange-item = { $count }のうち{ $n }番目：{ $words }
earlier = 前へ
later = 後へ
number = 数
sending = 送信しています…
waiting-for = { $name }を待っています
waiting-thinking = { $name }が考えています…
why-not = なぜできない？
log = ログ
log-more = ほか{ $n }件
log-everything = すべての手順
log-everything-about = 何も起こらない手順や、適用されただけのルールも表示します
more-clauses =
    { $n ->
       *[other] ほか{ $n }件の条文
    }
clause = 条文{ $clause }
clause-open = 条文{ $clause }を読む
clause-unknown = この条文は、この版の一覧にありません。
clause-cards =
    { $n ->
       *[other] 関係する{ $n }枚のカードを盤面で囲んでいます。
    }
clause-in-book = ルール一覧で見る

## Looking things up

reference = ルールとカード
reference-title = { $game }：ルールとカード
search = 検索：言葉、番号、カード…
lookup-rules = ルール
lookup-actions = アクション
lookup-cards = カード
lookup-sort = 種類
lookup-none = すべての言葉に当てはまるものはありません。
lookup-clause = { $clause }：この対戦で使われた箇所
lookup-cited = この対戦では：
lookup-not-cited = この対戦ではまだ使われていません。
lookup-rules-about = 関係するルール
lookup-all-cards = 元に戻す
lookup-failed = ルールを読み込めませんでした。

## Cards and zones in words

card-hidden = 非公開のカード
card-rested = 横向き
card-new = このターンに出た
card-face-down = 裏向き
card-marks =
    { $n ->
       *[other] カウンター{ $n }個
    }
card-offered = 選べる
card-picked = 選択中
wording-ours = このサイトの文で読む
wording-printed = 公式テキストで読む
place-own = あなたの{ $zone }、{ $count }枚中{ $n }番目
place-other = { $name }：{ $zone }、{ $count }枚中{ $n }番目
zone-label = { $name }：{ $zone }、{ $count }枚
browse = { $name }の{ $zone }を開く
pile-title = { $name }の{ $zone }（{ $n }）
pile-own = あなたの{ $zone }（{ $n }）
pile-hidden =
    { $n ->
       *[other] あなたが見られないカードが{ $n }枚あります。
    }
pile-more = 他にもあるかもしれません。

## Around the match

match-menu = 対戦
watch-link = 観戦用リンクをコピー
draw-offer = 引き分けを提案
draw-offered = { $name }が引き分けを提案しています
draw-sent = 引き分けを提案しました。次の行動まで有効です。
draw-accept = 同意する
draw-decline = 断る
absent = { $name }の番ですが、席を離れています。
absent-until = { $time }後に勝ちを主張できます。
absent-claim = 勝ちを主張する
absent-claim-about = 離れたプレイヤーは投了した扱いになり、残りのプレイヤーが勝つか、続行します。
shuffle = シャッフルの確認
shuffle-about = シャッフルの前に、サーバーは秘密の値を作り、そのハッシュ値を公開しました。対戦が終わると秘密の値が明かされ、途中でシャッフルが変えられていないことを誰でも確かめられます。
shuffle-promise = ハッシュ値（SHA-256）：
shuffle-secret = 秘密の値：
shuffle-later = 対戦が終わると、秘密の値はここと、リプレイに示されます。
shuffle-kept = 秘密の値のハッシュ値は一致しました。シャッフルは約束どおりです。{ $command } でリプレイ全体を確認できます。
shuffle-broken = 秘密の値のハッシュ値が一致しません。リプレイを保存し、サーバーの管理者に問い合わせてください。
shuffle-closed = この対戦のリプレイには秘密の値が含まれていません。
concede = 投了
concede-sure = 対戦は終了し、負けになります。投了しますか？
ended = 対戦終了
ended-won = あなたの勝ち
ended-lost = あなたの負け
ended-draw = 引き分け
ended-turns =
    { $n ->
       *[other] { $n }ターンで終了
    }
rematch = もう一度遊ぶ
rematch-wanted = { $name }が再戦を希望しています。
rematch-waiting = 他のプレイヤーを待っています
to-rematch = 次の対戦へ
look-at-board = 盤面を見る
show-result = 結果を表示
replay = リプレイをダウンロード

## Keys

keys = キー操作
key-arrows = カードの間を移動
key-next = 選べる次または前のカード
key-space-name = スペース
key-enter = カードを選ぶ。選択後は実行
key-escape = 戻る、閉じる
key-digits = この番号の操作を行う
key-options = すべての選択肢を表示
key-zoom = カードを読む
key-wording = カードの文：公式とこのサイトの文を切り替える
key-browse = カードの山を開く
key-why = カードを選べない理由を見る
key-reference = ルールとカード
key-log = ログへ移動
key-help = このキー一覧
hurry = すぐに表示

## Settings

settings-theme = 表示
theme-auto = システムに合わせる
theme-light = ライト
theme-dark = ダーク
settings-language = 言語
settings-digits = ペルシア数字
settings-digits-about = 数字を 0123 の代わりに ۰۱۲۳ で書きます。カードと条文の番号は印刷のままです。
settings-quick = すぐに実行
settings-quick-about = カードでできることが1つだけなら、1回押すだけで実行します。
settings-passes = 自動でパス
settings-passes-about = 選べるものが1つだけなら、少し待って自動で選びます。フェイズの点を押すと、そこで止まります。
settings-guides = 初めてのガイドをもう一度表示

## The guide of a first game; its steps are in guides.ja.ftl

guide-label = ガイド
guide-next = わかりました
guide-back = 戻る
guide-hide = ガイドを隠す
guide-resume =
    { $n ->
       *[other] ガイド：残り{ $n }件
    }
guide-restart = ガイドを最初から見る

play-friend = 友だちと対戦
level-title = 相手の強さを選んでください
level-about = 聞くのは一度だけです。後から設定で変えられます。
level-easy = やさしい
level-easy-about = できることから気ままに選びます。ルールを覚えるのに向いています。
level-fair = ふつう
level-fair-about = 1ターン先まで考えます。
level-strong = 強い
level-strong-about = 先を読み、手札も推理します。
deck-facts = { $name }：{ $facts }、{ $n }枚
deck-curve = コスト・レベル別の枚数（0から）
log-steps = ほか{ $n }手順
stop-at = 止める：{ $phase }
hold = 止める
hold-about = オンの間は何も自動で答えません
notify-title = あなたの番です
notify-body = { $game }があなたを待っています。
player-aimed = 狙える
battle = バトル
battle-versus = 対
battle-more = ほかに{ $n }回のアタック
battle-of = { $attacker }対{ $target }
battle-hit = 命中！ { $name }：{ $vital } { $before } → { $now }
battle-gone = { $card }が場を離れた
battle-both = 両方が場を離れた
battle-repelled = { $card }はアタックして倒れた
battle-held = 防いだ！
battle-damaged = { $card }が{ $n }ダメージを受けた
key-hold = 自動で答えない／元に戻す
key-hurry = 相手の番に：すぐに最後まで表示
key-mute = 音を消す／出す
settings-pictures = 自分のカード画像
settings-pictures-about = ST01-001.png のようにカード番号を名前にしたファイル。ページを閉じるまでこのブラウザーにだけ置かれ、どこにも送られません。
settings-pictures-used = 使用中の画像：{ $n }枚
settings-pace = 相手のターンの見せ方
pace-slow = ゆっくり
pace-normal = 目で追える速さ
pace-instant = すぐに
settings-volume = 音量
settings-bot = 「今すぐ遊ぶ」の相手
settings-bot-ask = 次回に選ぶ
settings-muted = 音なし
settings-muted-about = オフのときは、カード、アタック、命中、ターンの音が鳴ります。
settings-notifies = 自分の番を知らせる
settings-notifies-about = このページが隠れている間、ブラウザーが知らせます。
hint-held = { $n }枚を持っています：渡す相手を押すか、もう1枚選んでください。
