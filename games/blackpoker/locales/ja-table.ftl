# What is read at a table of BlackPoker, in Japanese: names of words, questions, options and events.

name-mode-two-players = 2人対戦
name-format-light = ライト
name-format-standard = スタンダード
name-format-pro = プロ
name-format-master = マスター
name-format-basic = ベーシック
name-format-entry20 = エントリー20
name-format-pack = パック
name-format-rarepack = レアパック
name-format-strategy = ストラテジー
name-format-extra = エクストラ

# Options.
do-target = { $shape ->
    [card] { $card }を対象にする
   *[plain] 対象なし
}
do-target-seat = { $seat }を対象にする
do-target-request = リクエスト「{ $action }」を対象にする
do-suit = { $suit }
do-number = { $n }
do-trigger = { $action }
do-soldiers-at = { $card }を兵士でブロックする
do-hidden-wall = { $owner }の防壁{ $n }：{ $verb }
do-drive = { $card }をドライブする
do-pay = { $shape ->
    [card] { $card }で支払う
   *[plain] ライフで支払う
}
do-discard = { $card }を捨てる
do-sacrifice = { $card }を墓地に移して支払う
do-key = { $card }をキーカードにする
do-unit = { $card }をキーユニットにする
do-enter = { $shape ->
    [card] { $card }を兵士として場に出す
   *[plain] 兵士として場に出す
}
do-take = { $card }を手札に加える
do-choose = { $card }を選ぶ
do-order = { $card }
do-top = { $shape ->
    [card] { $card }をライフの一番上に移す
   *[plain] ライフの一番上に移す
}
do-bottom = { $shape ->
    [card] { $card }をライフの一番下に移す
   *[plain] ライフの一番下に移す
}
do-lay-trump = { $card }を切札にする
do-lay-rare = { $card }をレアカードにする
do-keep = { $card }を最初の手札に入れる
do-open = { $shape ->
    [card] { $card }を表にする
   *[plain] 表にする
}
do-shut = { $shape ->
    [card] { $card }を裏にする
   *[plain] 裏にする
}
do-attack = { $shape ->
    [card] { $card }でアタックする
   *[plain] アタックする
}
do-block = { $shape ->
    [both] { $other }を{ $card }でブロックする
    [card] { $card }でブロックする
   *[plain] ブロックする
}
do-ready = { $shape ->
    [card] { $card }をチャージ状態にする
   *[plain] チャージ状態
}
do-tire = { $shape ->
    [card] { $card }をドライブ状態にする
   *[plain] ドライブ状態
}
do-show = { $card }を墓地の一番上に置く

# Questions.
ask-pass = アクションをリクエストしますか？
ask-target = 対象を選んでください
ask-attack = アタッカーを選んでください
ask-block = アタッカーをブロックしますか？
ask-choose = カードを選んでください
ask-discard = 捨てるカードを選んでください
ask-drive = ドライブする防壁を選んでください
ask-sacrifice = 墓地に移すキャラクターを選んでください
ask-key = キーカードを選んでください
ask-unit = キーユニットを選んでください
ask-suit = スートを選んでください
ask-number = 数字を選んでください
ask-ace = エースと防壁のどちらとして場に出しますか？
ask-keep = 最初の手札に入れるカードを選んでください
ask-lay-trump = 切札を選んでください
ask-lay-rare = レアカードを選んでください
ask-ready = チャージ状態とドライブ状態のどちらにしますか？
ask-one = チャージ状態の防壁1体とドライブ状態の防壁2体のどちらにしますか？
ask-open = 表にする切札を選んでください
ask-shut = 裏にする切札を選んでください
ask-order = 順番を決めてください
ask-take = 手札に加えるカードを選んでください
ask-hit = もう1枚めくりますか？
ask-yes = ライフからもう1枚引きますか？
ask-enter = 場に出すカードを選んでください
ask-top = ライフの一番上と一番下のどちらに移しますか？
ask-trigger = どのアクションを先にしますか？
ask-redirect = 新しい対象を選んでください
ask-show = 墓地の一番上に置くカードを選んでください
ask-pay = どう支払いますか？
ask-soldiers = 兵士でブロックしますか？

# Events. What is requested is told by its name alone.
did-pass = { $who }：パス
did-damage = { $who }：{ $n }点のダメージを受けた
did-attack = { $shape ->
    [card] { $who }：{ $card }でアタックした
   *[plain] { $who }：{ $verb }をリクエスト
}
did-resolve = { $nth }を解決した
did-negate = { $nth }は無効になった
did-trigger = { $nth }が誘発した
did-redirect = { $nth }の対象が変わった
did-concede = { $who }：投了
did-block = { $shape ->
    [both] { $card }が{ $other }をブロックした
    [other] 裏向きの防壁が{ $other }をブロックした
    [card] { $who }：{ $card }でブロック
   *[plain] { $who }：ブロック
}
counted = { $did }
rested = { $card }がドライブ状態になった
readied = { $card }がチャージ状態になった
scored = { $who }はパックを開封した

game-title = BlackPoker
game-blurb = トランプが防壁になり、兵士になり、魔法になる。相手のライフをなくせば勝ち。

# What may be looked up.
name-sort-action = アクション
name-sort-character = キャラクター
name-sort-fog = フォグ
name-sort-trump = 切札

name-vital-life = ライフ
does = { $who }：{ $verb }をリクエスト
does-card = { $who }：{ $card }で{ $verb }をリクエスト
does-other = { $who }：{ $other }に{ $verb }をリクエスト
does-both = { $who }：{ $card }で{ $other }に{ $verb }をリクエスト

# カードの動き。
moved-by-draw = { $who }：{ $card }を引いた
moved-by-deal = { $who }：{ $card }を{ $to }に置いた
moved-by-compare = { $who }：先攻を決めるため{ $card }をめくった
moved-by-damage = { $who }：ライフから{ $card }を失った
moved-by-pay = { $who }：ライフの{ $card }で支払った
moved-by-discard = { $who }：{ $card }を捨てた
moved-by-die = { $card }が{ $theirs }の墓地に移った
moved-by-enter = { $card }が{ $theirs }の{ $to }に出た
moved-by-equip = { $host }に{ $card }を装備した
moved-by-key = { $who }：{ $card }をステージに置いた
moved-by-linger = { $card }が{ $theirs }のフォグに残った
moved-by-take = { $who }：{ $card }を手札に加えた
moved-by-wall = { $who }：防壁を設置した

# 今の戦いの様子。
battle = { $state ->
    [holds] { $card }は{ $behind }足りない
    [lacks] { $ahead ->
        [0] 同じサイズ：両方とも墓地に移る
       *[other] { $card }が{ $ahead }上回る
    }
   *[open] { $shape ->
        [both] 防壁が{ $card }をブロックしている
       *[seat] { $card }をブロックするものはない
    }
}
state-rested = ドライブ状態
state-ready = チャージ状態

# Why something is not offered.
why-life = ライフ{ $needs }枚が必要である。自分のライフは{ $has }枚。
why-walls = チャージ状態の防壁{ $needs }体をドライブする。自分には{ $has }体。
why-victims = キャラクター{ $needs }体を墓地に移す。自分には{ $has }体。
why-keys = キーカード{ $needs }枚が必要である。手札にあるのは{ $has }枚。
why-hand = キーカードと捨てるカードで手札{ $needs }枚が必要である。手札は{ $has }枚。
why-no-driver = そのためにドライブできるチャージ状態のキャラクターがいない。
why-joker-in-light = ライトではJokerは兵士になれない。
why-trump-closed = 必要な切札が表になっていない。
why-no-target = 対象にできるものがない。
why-no-soldier-of-suit = キーカードと同じスートの自分の兵士がいない。
why-not-in-format = このフォーマットにそのアクションはない。
why-not-in-frame = このフレームにそのアクションはない。
why-comes-by-itself = 自分でリクエストするものではない。その時になれば尋ねられる。
why-too-many-requests = このターンのリクエスト{ $needs }回をすべて行った。
why-not-your-turn = それは自分のターンに行う。
why-stage-in-use = ステージが空でなければならない。リクエストが{ $has }件ある。
why-used-this-turn = このターンはすでにリクエストした。
why-own-turn = それは相手のターンに行う。
why-pack-opened = パックは開封済みである。
why-no-pack = パックがない。
why-no-rare-card = レアカードがない。
why-life-too-high = ライフが{ $needs }以下でなければならない。今は{ $has }。
why-no-closed-trump = 裏の切札がない。
why-trumps-kept-closed = 裏の切札はこのターン表にできない。
why-no-hand = 手札がない。
why-no-character = 自分のキャラクターがいない。
why-no-soldier = 自分の兵士がいない。
why-giant-first = { $card }が攻撃でき、先に攻撃しなければならない。
why-must-act = 両者がパスした。何かをリクエストしなければならない。
why-part-by-part = まずアクションをリクエストする。中身は一つずつ尋ねられる。
why-named-later = 先にアタックをリクエストする。アタッカーは解決時に選ぶ。
why-no-character-there = { $card }は場のキャラクターではない。
why-untargetable = { $card }はアクションの対象にできない。
why-not-yours = { $card }は自分のものではない。
why-is-wall = { $card }は防壁であり、兵士ではない。
why-no-wall = { $card }は防壁ではない。
why-no-diamond = { $card }に♢の2～10がない。
why-not-equipped = { $card }は装備できない。
why-other-suit = { $card }はキーカードとスートが違う。
why-not-a-target = { $card }は対象にできない。
why-not-your-soldier = { $card }は自分の兵士ではない。
why-not-your-character = { $card }は自分のキャラクターではない。
why-is-driven = { $card }はドライブ状態である。
why-came-this-turn = { $card }はこのターンに場に出ており、<速攻>がない。
why-blocks-already = { $card }は別のアタッカーをブロックしている。
why-wall-or-soldiers = ブロックは防壁1体か兵士で行い、両方ではできない。
why-cannot-drive = { $card }は自分のチャージ状態の防壁ではない。
why-cannot-discard = { $card }はそのために捨てられない。
why-no-key = { $card }はそのキーカードにならない。

idle-life = ライフのカードは、ダメージ、コスト、ドローで減る。
idle-grave = 墓地のカードは使い終えたもの。戻せるのは一部のアクションだけ。
idle-gear = このカードは上の兵士のもの。兵士を押す。
idle-fog = フォグのカードは、その効き目が終わるまで残る。
idle-pack = パックは、そのアクションで開けるまで閉じたまま。
idle-rare = レアカードは、それを使うアクションで使う。
idle-trump = 公開した切札は自動で働く。
idle-stage = 解決されるまでステージで待つ。
idle-open = 公開カードは見せるだけである。
