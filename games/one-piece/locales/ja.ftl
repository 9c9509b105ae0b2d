# Japanese words for the vocabulary of ONE PIECE Card Game, as its cards print them.
# `$whose` ends in の (自分の, 相手の), `$place` in its particle (デッキの下に).

attached-don = ドン!!

cue-activate-main = 【起動メイン】
cue-main = 【メイン】
cue-counter = 【カウンター】
cue-trigger = 【トリガー】
cue-on-play = 【登場時】
cue-when-attacking = 【アタック時】
cue-on-block = 【ブロック時】
cue-on-ko = 【KO時】
cue-on-opponents-attack = 【相手のアタック時】
cue-end-of-your-turn = 【自分のターン終了時】
cue-end-of-opponents-turn = 【相手のターン終了時】
cue-game-starts = 【ゲーム開始時】

event-turn-starts = { $side ->
    [mine] 自分のターンが開始した
    [theirs] 相手のターンが開始した
   *[any] ターンが開始した
}
event-main-starts = { $side ->
    [mine] 自分のメインフェイズが開始した
    [theirs] 相手のメインフェイズが開始した
   *[any] メインフェイズが開始した
}
event-played = { $would ->
    [yes] { $what }が登場する
   *[no] { $what }が登場した
}
event-attacks = { $would ->
    [yes] { $what }がアタックする
   *[no] { $what }がアタックした
}
event-attacked = { $would ->
    [yes] { $what }がアタックされる
   *[no] { $what }がアタックされた
}
event-blocked = { $would ->
    [yes] { $what }の【ブロッカー】が発動する
   *[no] { $what }の【ブロッカー】が発動した
}
event-ko = { $would ->
    [yes] { $what }がKOされる
   *[no] { $what }がKOされた
}
event-removed = { $would ->
    [yes] { $what }が場を離れる
   *[no] { $what }が場を離れた
}
event-rested = { $would ->
    [yes] { $what }がレストになる
   *[no] { $what }がレストになった
}
event-readied = { $would ->
    [yes] { $what }がアクティブになる
   *[no] { $what }がアクティブになった
}
event-don-returned = { $side ->
    [mine] 自分の場のドン!!がドン!!デッキに戻された
    [theirs] 相手の場のドン!!がドン!!デッキに戻された
   *[any] 場のドン!!がドン!!デッキに戻された
}
event-don-given = { $what }にドン!!が付与された
event-drawn = { $side ->
    [mine] 自分がカードを引いた
    [theirs] 相手がカードを引いた
   *[any] プレイヤーがカードを引いた
}
event-discarded = { $side ->
    [mine] 自分の手札が捨てられた
    [theirs] 相手の手札が捨てられた
   *[any] 手札が捨てられた
}
event-event-activated = { $side ->
    [mine] 自分がイベントを発動した
    [theirs] 相手がイベントを発動した
   *[any] イベントが発動した
}
event-trigger-activated = { $side ->
    [mine] 自分が【トリガー】を発動した
    [theirs] 相手が【トリガー】を発動した
   *[any] 【トリガー】が発動した
}
event-damage-taken = { $side ->
    [mine] 自分がダメージを受けた
    [theirs] 相手がダメージを受けた
   *[any] プレイヤーがダメージを受けた
}
event-damage-dealt = { $what }のアタックでリーダーにダメージを与えた
event-life-removed = { $side ->
    [mine] 自分のライフが離れた
    [theirs] 相手のライフが離れた
   *[any] ライフが離れた
}
event-life-added = { $side ->
    [mine] 自分のライフにカードが加えられた
    [theirs] 相手のライフにカードが加えられた
   *[any] ライフにカードが加えられた
}
event-life-zero = { $side ->
    [mine] 自分のライフが0枚になった
    [theirs] 相手のライフが0枚になった
   *[any] プレイヤーのライフが0枚になった
}
event-battled = { $what }がバトルした
event-battle-ends = { $what }のバトルが終了した

kind-leader = リーダー
kind-character = キャラ
kind-event = イベント
kind-stage = ステージ
kind-don = ドン!!

keyword-rush = 速攻
keyword-double-attack = ダブルアタック
keyword-banish = バニッシュ
keyword-blocker = ブロッカー

label-slash = 斬
label-strike = 打
label-ranged = 射
label-special = 特
label-wisdom = 知

stat-counter = カウンター
stat-life = ライフ

zone-don-deck = ドン!!デッキ
zone-leader = リーダーエリア
zone-characters = キャラエリア
zone-stage = ステージエリア
zone-cost = コストエリア
zone-life = ライフエリア

phase-refresh = リフレッシュフェイズ
phase-draw = ドローフェイズ
phase-don = ドン!!フェイズ
phase-main = メインフェイズ
phase-attack = アタックステップ
phase-block = ブロックステップ
phase-counter = カウンターステップ
phase-damage = ダメージステップ
phase-battle-end = バトル終了時
phase-end = エンドフェイズ

noun-leader = リーダー
noun-character = キャラ
noun-stage = ステージ
noun-don = ドン!!
    .from = { $whose }場の
noun-cost-don = ドン!!
    .from = { $whose }コストエリアの
noun-given-don = 付与されているドン!!
    .from = { $whose }場の
noun-hand-card = カード
    .from = { $whose }手札の
noun-deck-card = カード
    .from = { $whose }デッキの
noun-trash-card = カード
    .from = { $whose }トラッシュの
noun-life-card = カード
    .from = { $whose }ライフの

until-this-battle = このバトル中
until-this-turn = このターン中
until-end-of-turn = このターン終了時まで
until-your-next-start = 次の自分のターン開始時まで
until-opponents-next-end = 次の相手のターン終了時まで
until-opponents-refresh = 次の相手のリフレッシュフェイズ中
until-forever = このゲーム中
later-end-of-turn = このターン終了時
later-this-battle = このバトル終了時
later-this-turn = このターン終了時
later-your-next-start = 次の自分のターン開始時
later-opponents-next-end = 次の相手のターン終了時
later-opponents-refresh = 次の相手のリフレッシュフェイズ

ban-attack = アタックする
ban-be-attacked = アタックされる
ban-activate-blocker = カードの【ブロッカー】を発動する
ban-be-ko = KOされる
ban-be-removed = 場を離れる
ban-be-rested = レストになる
ban-ready = アクティブになる
ban-play = カードをプレイする
ban-draw = 効果でカードを引く
ban-ready-don = ドン!!をアクティブにする
ban-give = ドン!!を付与する
ban-attack-target = カードにアタックする
ban-be-included = デッキに入れる
ban-enter-active = カードをアクティブで登場させる

verb-ko = { $cards }を、KOする
verb-trash = { $cards }を、トラッシュに置く
verb-return = { $cards }を、持ち主の手札に戻す
verb-move = { $cards }を、{ $place }置く
verb-put = { $cards }を、登場させる
verb-put-rested = { $cards }を、レストで登場させる
verb-put-active = { $cards }を、アクティブで登場させる
verb-rest = { $cards }を、レストにする
verb-ready = { $cards }を、アクティブにする
verb-attach = { $to }に{ $cards }を、付与する
verb-turn-up = { $cards }を、表向きにする
verb-turn-down = { $cards }を、裏向きにする
verb-return-don = { $cards }を、ドン!!デッキに戻す
verb-add-don = { $who ->
    [mine] {""}
   *[other] { $player }は、
}ドン!!デッキからドン!!{ $n }枚{ $up-to ->
    [yes] までを、
   *[no] を、
}アクティブで追加する
verb-add-don-rested = { $who ->
    [mine] {""}
   *[other] { $player }は、
}ドン!!デッキからドン!!{ $n }枚{ $up-to ->
    [yes] までを、
   *[no] を、
}レストで追加する
verb-draw = { $who ->
    [mine] {""}
   *[other] { $player }は、
}カード{ $n }枚{ $up-to ->
    [yes] までを
   *[no] を
}引く
verb-discard = { $who ->
    [mine] 自分の手札
   *[other] { $player }は、自身の手札
}{ $n }枚{ $up-to ->
    [yes] までを
   *[no] を
}捨てる
verb-mill = { $who ->
    [mine] 自分のデッキの上から
   *[other] { $player }は、自身のデッキの上から
}{ $n }枚{ $up-to ->
    [yes] までを
   *[no] を
}トラッシュに置く
verb-shuffle = { $who ->
    [mine] 自分のデッキをシャッフルする
   *[other] { $player }は、自身のデッキをシャッフルする
}
verb-damage = { $who ->
    [mine] 自分は
   *[other] { $player }は
}{ $n }ダメージを受ける
verb-win = { $who ->
    [mine] 自分はゲームに勝利する
   *[other] { $player }はゲームに勝利する
}
verb-lose = { $who ->
    [mine] 自分はゲームに敗北する
   *[other] { $player }はゲームに敗北する
}

# 後のカードのことば。
verb-extra-turn = このターンの後に自分のターンを追加で行う
verb-redirect-attack = アタックの対象を{ $cards }に変更する
event-returned = { $would ->
    [yes] { $what }が持ち主の手札に戻る
   *[no] { $what }が持ち主の手札に戻った
}
event-life-taken = { $side ->
    [mine] 自分のライフを手札に加えた
    [theirs] 相手がライフを手札に加えた
   *[any] プレイヤーがライフを手札に加えた
}
event-deck-out = { $side ->
    [mine] 自分のデッキが0枚になり敗北する
    [theirs] 相手のデッキが0枚になり敗北する
   *[any] デッキが0枚になり敗北する
}
keyword-unblockable = ブロック不可
until-your-next-end = 次の自分のターン終了時まで
until-your-refresh = 次の自分のリフレッシュフェイズ中
until-opponents-next-main = 次の相手のメインフェイズ開始時
later-opponents-next-main = 次の相手のメインフェイズ開始時
later-your-next-end = 次の自分のターン終了時
ban-be-blocked = ブロックされる
ban-move-life-to-hand = ライフを手札に加える
ban-ready-in-refresh = リフレッシュフェイズにアクティブになる
ban-attack-active = アクティブのキャラにアタックする
ban-attack-new = 登場したターンにアタックする
