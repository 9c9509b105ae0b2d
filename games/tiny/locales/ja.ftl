# The words of Tiny, in Japanese.

game-blurb = 数字を出し、数字で上回り、7トリックを取る。ゲームの作り方の見本。
name-mode-two-players = 2人対戦
name-format-standard = 標準
name-zone-deck = 山札
name-zone-hand = 手札
name-zone-middle = 中央
name-zone-tricks = 獲得トリック
name-verb-lead = リードする
name-verb-answer = 応じる
name-verb-take = 取る
name-verb-draw = 引く
name-phase-leading = リード
name-phase-answering = 応手
name-stat-rank = 数
name-kind-number = 数字
do-lead = { $card }をリードする
do-answer = { $card }で応じる
ask-lead = リードするカードを選んでください
ask-answer = 応じるカードを選んでください
