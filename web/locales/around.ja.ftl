# テーブルのまわりの言葉：終わった対戦、待った、複数の席、会話。

matches = 対戦記録
matches-about = あなたの終わった対戦です。このサーバーが保管しているあいだ見られます。
matches-none = まだありません。最後まで対戦するか、リプレイのファイルを開いてください。
matches-more = もっと見る
to-matches = 対戦記録へ
bring = リプレイのファイルを開く
bring-busy = 確認しています…
bring-failed = このファイルは受け付けられません。
bring-large = ファイルが2メガバイトを超えています。そのような対戦はありません。
watch-replay = もう一度見る

## リプレイ

replay-of = リプレイ：{ $game }
replay-failed = この対戦は表示できません。
replay-gone = その対戦はここにありません。削除されたか、リンクが間違っています。
replay-not-yet = 対戦はまだ終わっていません。リプレイを見ると、隠れているものが見えてしまいます。
replay-changed = カードやルールの意味が対戦時と変わっているため、表示できません。リプレイのファイルはダウンロードできます。
replay-unfinished = 未完了
replay-moments = 場面
replay-step = この場面
replay-setup = カードを配る
replay-controls = 対戦をたどる
replay-time = 対戦の場面
replay-at = 回答{ $n } / { $of }、ターン{ $turn }
replay-asked = { $name }への質問：{ $question }
replay-start = 最初へ
replay-end = 最後へ
replay-back = 1回答戻る
replay-on = 1回答進む
replay-turn-back = 1ターン戻る
replay-turn-on = 1ターン進む
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
speed-slow = 遅い
speed-normal = ふつう
speed-fast = 速い
speed-faster = とても速い
replay-eyes = 視点
replay-eyes-all = 全員
replay-link = この場面へのリンクをコピー
replay-summary = まとめをコピー
summary-copied = まとめをコピーしました。
origin-brought = ファイルから
origin-continued = 続きの対戦
origin-laid = 並べた盤面
go-on = ここから続ける
go-on-title = 回答{ $n }のあとから続ける
go-on-about = この時点の対戦で新しいテーブルを開きます。元の対戦は変わりません。
go-on-seat = あなたの席
go-on-bot = ボットと対戦

## 複数の席

hands = 操作する席
hands-one = 1人1席
hands-open = 両方の席を公開で
hands-curtain = 1つの画面で2人
curtain = 画面を{ $name }に渡してください
curtain-about = 次のプレイヤーの準備ができるまでカードは隠れています。
curtain-up = { $name }です：カードを見せる

## 待った

take-back = 待った
key-back = 直前の自分の回答を取り消す
back-sent = 直前の回答の取り消しを求めています。
back-asked = { $name }が回答の取り消しを求めています。
back-accept = 認める
back-decline = 断る
back-card = 取り消せません：それ以降に、隠れていたカードが見えました。
back-shuffle = 取り消せません：それ以降にシャッフルが行われました。
back-roll = 取り消せません：それ以降に運で何かが決まりました。
back-none = 取り消せる自分の回答がありません。

## 会話

chat = 会話
chat-say = 何か言う
chat-send = 送る
chat-phrases = 定型文
chat-unread = 新しい発言{ $n }件
mute = { $name }をミュート
unmute = { $name }のミュートを解除
say-hello = こんにちは！
say-good-luck = よろしくお願いします、楽しみましょう！
say-well-played = お見事！
say-thanks = ありがとう！
say-sorry = ごめんなさい！
say-moment = 少し待ってください。
say-misclick = あっ、押し間違えました。
say-good-game = いい試合でした！
say-bye = お疲れさまでした！

## レッスンとパズル

learn = レッスンとパズル
learn-about = 本物の盤面での短いレッスンと、最善の応答をする相手とのパズル。
lessons = レッスン
lesson-zones = どこに何があるか
lesson-zones-about = 領域と、失ってはいけないもの
lesson-turn = ターン
lesson-turn-about = 何をどの順番でできるか
lesson-battle = バトル
lesson-battle-about = アタックの進み方
lesson-answers = 応答への応答
lesson-answers-about = 相手が動いたときにできること
lesson-game = 一試合
lesson-game-about = 最初の質問から案内つき
lessons-done = { $of }個中{ $n }個修了
lesson-is-done = レッスン修了 ✓ 一覧に戻る
lesson-tasks = これからやること：{ $tasks }
done = 修了
puzzles = パズル
puzzles-solved = { $of }問中{ $n }問正解
puzzle-n = パズル{ $n }
puzzle-title = { $mine }対{ $theirs }
puzzle-win = 相手がどう応じても、このターンで勝つこと。
puzzle-only = このターンで勝つこと。最初の正しい一手は1つだけ。
puzzle-survive = 相手が何をしても、このターンを耐えきること。
puzzle-clear = このターンに相手の場を一掃すること。リーダーや、戦えないカードは残っていてもかまいません。
puzzle-open = 手札はすべて公開。
puzzle-solved = 正解！
puzzle-missed = 失敗：ターンが終わりました。やり直すか、待ったをしてください。
puzzle-lost = ここからはもう解けません。待ったをするか、やり直してください。
puzzle-hint = ヒント
puzzle-again = やり直す
puzzle-next = 次のパズル

## ジャッジデスク

desk = ジャッジデスク
desk-about = 盤面を作るか貼り付けてテーブルに並べ、今何が起こりうるか、なぜ他はできないかを確かめます。両方のプレイヤーを自分で動かします。
desk-build = 作る
desk-game = ゲーム
desk-active = ターンプレイヤー
desk-side = 側
desk-zone = 領域
desk-card = カード
desk-rested = 横向き
desk-add = 加える
desk-invent = 似たカードを作る
desk-invent-about = 同じ数値の自作カードを置きます。数値と効果はファイルで書き換えられます
desk-remove = 取り除く
desk-written = ファイルは手で書かれています。
desk-new = 新しく作る
desk-file = 盤面のファイル
desk-lay = テーブルに並べる
desk-link = リンクをコピー
desk-download = 盤面をファイルに保存
desk-open = ファイルを開く
desk-hint = テーブルでは、カードを押すと選べない理由が分かります。O で選べるものをすべて表示します。
