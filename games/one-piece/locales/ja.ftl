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
    [mine] 自分のターンが{ $cause }開始した
    [theirs] 相手のターンが{ $cause }開始した
   *[any] ターンが{ $cause }開始した
}
event-main-starts = { $side ->
    [mine] 自分のメインフェイズが{ $cause }開始した
    [theirs] 相手のメインフェイズが{ $cause }開始した
   *[any] メインフェイズが{ $cause }開始した
}
event-attacks = { $would ->
    [yes] { $what }が{ $cause }アタックする
   *[no] { $what }が{ $cause }アタックした
}
event-attacked = { $would ->
    [yes] { $what }が{ $cause }アタックされる
   *[no] { $what }が{ $cause }アタックされた
}
event-ko = { $would ->
    [yes] { $what }が{ $cause }KOされる
   *[no] { $what }が{ $cause }KOされた
}
event-removed = { $would ->
    [yes] { $what }が{ $cause }場を離れる
   *[no] { $what }が{ $cause }場を離れた
}
event-rested = { $would ->
    [yes] { $what }が{ $cause }レストになる
   *[no] { $what }が{ $cause }レストになった
}
event-readied = { $would ->
    [yes] { $what }が{ $cause }アクティブになる
   *[no] { $what }が{ $cause }アクティブになった
}
event-don-given = { $what }に{ $cause }ドン!!が付与された
event-drawn = { $side ->
    [mine] 自分が{ $cause }カードを引いた
    [theirs] 相手が{ $cause }カードを引いた
   *[any] プレイヤーが{ $cause }カードを引いた
}
event-discarded = { $side ->
    [mine] 自分の手札が{ $cause }捨てられた
    [theirs] 相手の手札が{ $cause }捨てられた
   *[any] 手札が{ $cause }捨てられた
}
event-event-activated = { $side ->
    [mine] 自分が{ $cause }イベントを発動した
    [theirs] 相手が{ $cause }イベントを発動した
   *[any] イベントが{ $cause }発動した
}
event-trigger-activated = { $side ->
    [mine] 自分が{ $cause }【トリガー】を発動した
    [theirs] 相手が{ $cause }【トリガー】を発動した
   *[any] 【トリガー】が{ $cause }発動した
}
event-damage-taken = { $would ->
    [yes] { $side ->
        [mine] 自分が{ $cause }ダメージを受ける
        [theirs] 相手が{ $cause }ダメージを受ける
       *[any] プレイヤーが{ $cause }ダメージを受ける
    }
   *[no] { $side ->
        [mine] 自分が{ $cause }ダメージを受けた
        [theirs] 相手が{ $cause }ダメージを受けた
       *[any] プレイヤーが{ $cause }ダメージを受けた
    }
}
event-life-removed = { $side ->
    [mine] 自分のライフが{ $cause }離れた
    [theirs] 相手のライフが{ $cause }離れた
   *[any] ライフが{ $cause }離れた
}
event-life-added = { $side ->
    [mine] 自分のライフに{ $cause }カードが加えられた
    [theirs] 相手のライフに{ $cause }カードが加えられた
   *[any] ライフに{ $cause }カードが加えられた
}
event-life-zero = { $side ->
    [mine] 自分のライフが{ $cause }0枚になった
    [theirs] 相手のライフが{ $cause }0枚になった
   *[any] プレイヤーのライフが{ $cause }0枚になった
}
event-battled = { $what }が{ $cause }戦った
event-battle-ends = { $what }のバトルが{ $cause }終了した

kind-card-don = ドン!!
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
stat-don-deck = ドン!!デッキの枚数
stat-attack-tax = アタックするために捨てる手札の枚数
stat-don-gift = ドン!!フェイズで置くうち付与されるドン!!の枚数

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

until-this-battle = このバトル中
until-this-turn = このターン中
until-end-of-turn = このターン終了時まで
until-your-next-start = 次の自分のターン開始時まで
until-opponents-next-end = 次の相手のターン終了時まで
until-opponents-refresh = 次の相手のリフレッシュフェイズで
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
ban-play-from-hand = 手札からカードをプレイする
ban-draw = 効果でカードを引く
ban-ready-don = ドン!!をアクティブにする
ban-give = ドン!!を付与する
ban-attack-target = カードにアタックする
ban-attack-leaders = リーダーにアタックする
ban-be-included = デッキに入れる
ban-enter-active = カードをアクティブで登場させる

verb-ko = { $cards }を、KOする
verb-trash = { $cards }を、{ $source ->
    [hand-card] 捨てる
   *[other] トラッシュに置く
}
verb-return = { $cards }を、持ち主の手札に戻す
verb-put = { $cards }を、登場させる
verb-put-rested = { $cards }を、レストで登場させる
verb-put-active = { $cards }を、アクティブで登場させる
verb-rest = { $cards }を、レストにする
verb-ready = { $cards }を、アクティブにする
verb-attach = { $to }に{ $cards }を、{ $to-one ->
    [no] それぞれ
   *[yes] {""}
}付与する
verb-turn-up = { $cards }を、表向きにする
verb-turn-down = { $cards }を、裏向きにする
verb-add-don = { $who ->
    [mine] {""}
   *[other] { $player }は
}ドン!!デッキからドン!!{ $n }枚{ $up-to ->
    [yes] までを、
   *[no] を、
}アクティブで追加する
verb-add-don-rested = { $who ->
    [mine] {""}
   *[other] { $player }は
}ドン!!デッキからドン!!{ $n }枚{ $up-to ->
    [yes] までを、
   *[no] を、
}レストで追加する
verb-draw = { $who ->
    [mine] {""}
   *[other] { $player }は
}{ $fixed ->
    [no] { $n }分のカードを
   *[yes] カード{ $n }枚{ $up-to ->
        [yes] までを
       *[no] を
    }
}引く
verb-draw-until = { $who ->
    [mine] {""}
   *[other] { $player }は
}{ $cards }が{ $n }枚になるようにカードを引く
verb-discard-down = { $who ->
    [mine] 自分の手札
   *[other] { $player }は自身の手札
}が{ $n }枚になるように捨てる
verb-discard = { $who ->
    [mine] 自分の手札
   *[other] { $player }は自身の手札
}{ $fixed ->
    [no] { $n }分
   *[yes] { $n }枚
}{ $up-to ->
    [yes] までを
   *[no] を
}捨てる
verb-mill = { $who ->
    [mine] 自分のデッキの上から
   *[other] { $player }は自身のデッキの上から
}{ $fixed ->
    [no] { $n }分
   *[yes] { $n }枚
}{ $up-to ->
    [yes] までを
   *[no] を
}トラッシュに置く
verb-shuffle = { $who ->
    [mine] 自分のデッキをシャッフルする
   *[other] { $player }は自身のデッキをシャッフルする
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
    [yes] { $what }が{ $cause }持ち主の手札に戻る
   *[no] { $what }が{ $cause }持ち主の手札に戻った
}
event-life-taken = { $side ->
    [mine] 自分のライフを{ $cause }手札に加えた
    [theirs] 相手が{ $cause }ライフを手札に加えた
   *[any] プレイヤーが{ $cause }ライフを手札に加えた
}
event-deck-out = { $side ->
    [mine] 自分のデッキが{ $cause }0枚になり敗北する
    [theirs] 相手のデッキが{ $cause }0枚になり敗北する
   *[any] デッキが{ $cause }0枚になり敗北する
}
keyword-unblockable = ブロック不可
until-your-next-end = 次の自分のターン終了時まで
until-your-refresh = 次の自分のリフレッシュフェイズで
until-opponents-next-main = 次の相手のメインフェイズ開始時
later-opponents-next-main = 次の相手のメインフェイズ開始時
later-your-next-end = 次の自分のターン終了時
ban-be-blocked = ブロックされる
ban-move-life-to-hand = ライフを手札に加える
ban-ready-in-refresh = リフレッシュフェイズにアクティブになる
ban-be-played = 登場させる
ban-block = 【ブロッカー】を発動する
ban-attack-active = アクティブのキャラにアタックする
ban-attack-new = 登場したターンにアタックする

# What cards are called, and where they lie.
this-leader = このリーダー
this-character = { $cue ->
    [trigger] このカード
    [elsewhere] 手札のこのカード
   *[other] このキャラ
}
this-stage = { $cue ->
    [trigger] このカード
   *[other] このステージ
}
kind-card-event = { $count ->
   *[other] イベント
}
the-leader = { $side ->
    [mine] 自分のリーダー
   *[theirs] 相手のリーダー
}
mark-attribute = ({ $label })
adjective-attribute = 属性{ $label }を持つ
feature-attribute = 属性{ $label }
is-attribute = { $what }が属性{ $list }を持つ
noun-leader-character = リーダーかキャラ
noun-leader-character-stage = カード
noun-leader-character-stage-cost-don = カード
noun-leader-stage = リーダーかステージ
noun-character-stage = キャラかステージ
noun-don = ドン!!
    .from = { $whose }場の
    .in = { $whose }場の
noun-cost-don = ドン!!
noun-given-don = 付与されているドン!!
noun-hand-card = カード
    .from = { $whose }手札から
    .in = { $for ->
        [had] { $side ->
            [own] 相手の
           *[other] { $whose }
        }手札に
       *[other] { $whose }手札の
    }
noun-deck-card = カード
    .from = { $whose }デッキから
    .in = { $for ->
        [had] { $side ->
            [own] 相手の
           *[other] { $whose }
        }デッキに
       *[other] { $whose }デッキの
    }
noun-trash-card = カード
    .from = { $whose }トラッシュから
    .in = { $for ->
        [had] { $side ->
            [own] 相手の
           *[other] { $whose }
        }トラッシュに
       *[other] { $whose }トラッシュの
    }
noun-life-card = ライフ
pile-life = ライフ
features-not-attribute = { $label }を持たない
cards-of-character = { $except }{ $limit }{ $side ->
    [own] { $for ->
        [had] 相手の
       *[other] { $whose }
    }
   *[other] { $whose }
}{ $state }{ $features }{ $label }{ $type }{ $named ->
    [yes] { $noun }の{ $name }
   *[no] { $name }{ $noun }
}{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな枚数
        [at-least] { $least }枚以上
        [exactly] { $n }枚
        [between] { $least }～{ $n }枚
        [random] 無作為に{ $n }枚
       *[up-to] { $n }枚まで
    }{ $chooser ->
        [mine] {""}
       *[other] （相手が選ぶ）
    }
}
cards-any-character = { $except }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $named ->
    [yes] { $noun }の{ $name }
   *[no] { $name }{ $noun }
}{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな枚数
        [at-least] { $least }枚以上
        [exactly] { $n }枚
        [between] { $least }～{ $n }枚
        [random] 無作為に{ $n }枚
       *[up-to] { $n }枚まで
    }{ $chooser ->
        [mine] {""}
       *[other] （相手が選ぶ）
    }
}
cards-of-leader = { $for ->
    [counted] { $whose }リーダー
   *[object] { $except }{ $whose }{ $state }{ $features }{ $label }{ $type }{ $named ->
        [yes] リーダーの{ $name }
       *[no] { $name }リーダー
    }{ $pick ->
        [exactly] {""}
        [all] {""}
        [any] 好きな枚数
        [at-least] { $least }枚以上
        [between] { $least }～{ $n }枚
        [random] 無作為に{ $n }枚
       *[up-to] { $n }枚まで
    }
}
cards-from-hand-card = { $bare ->
    [yes] { $side ->
        [own] { $for ->
            [had] 相手の
           *[other] 自身の
        }
       *[other] { $whose }
    }手札
   *[no] { $from }{ $except }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }
}{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな枚数
        [exactly] { $n }枚
        [random] 無作為に{ $n }枚
        [at-least] { $least }枚以上
        [between] { $least }～{ $n }枚
       *[up-to] { $n }枚まで
    }
}
cards-from-trash-card = { $bare ->
    [yes] { $for ->
        [had] { $side ->
            [own] 相手の
           *[other] { $whose }
        }トラッシュ
        [counted] { $whose }トラッシュ
       *[other] { $whose }トラッシュのカード
    }
   *[no] { $from }{ $except }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }
}{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな枚数
        [exactly] { $n }枚
        [at-least] { $least }枚以上
        [between] { $least }～{ $n }枚
        [random] 無作為に{ $n }枚
       *[up-to] { $n }枚まで
    }
}
cards-from-deck-card = { $bare ->
    [yes] { $whose }デッキ
   *[no] { $from }{ $except }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }
}{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [exactly] { $n }枚
        [any] 好きな枚数
        [at-least] { $least }枚以上
        [between] { $least }～{ $n }枚
        [random] 無作為に{ $n }枚
       *[up-to] { $n }枚まで
    }
}
cards-from-don = { $side ->
    [own] { $for ->
        [had] 相手の
       *[other] 自身の
    }
   *[other] { $whose }
}場の{ $state }ドン!!{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [exactly] { $fixed ->
            [no] のうち、{ $n }分
           *[yes] { $n }枚
        }
        [any] 好きな枚数
        [at-least] { $least }枚以上
        [between] { $least }～{ $n }枚
        [random] 無作為に{ $n }枚
       *[up-to] { $n }枚まで
    }
}
feature-power = { $base ->
    [yes] 元々のパワー{ $n }
   *[no] パワー{ $n }
}{ $cmp ->
    [eq] {""}
    [le] 以下
    [ge] 以上
    [lt] 未満
   *[gt] より大きい値
}
feature-cue-trigger = 【トリガー】
cond-have-life-card = { $side ->
    [any] お互いのライフの合計枚数
   *[other] { $cards }
}が{ $how ->
    [some] 1枚以上ある
    [none] 0枚の
    [le] { $n }枚以下の
    [ge] { $n }枚以上の
   *[eq] { $n }枚の
}
cond-have-hand-card = { $cards }が{ $how ->
    [some] ある
    [none] 0枚の
    [le] { $n }枚以下の
    [ge] { $n }枚以上ある
   *[eq] { $n }枚の
}
cond-have-trash-card = { $cards }が{ $how ->
    [some] ある
    [none] ない
    [le] { $n }枚以下の
    [ge] { $n }枚以上ある
   *[eq] { $n }枚ある
}
cond-have-deck-card = { $cards }が{ $how ->
    [some] ある
    [none] 0枚の
    [le] { $n }枚以下の
    [ge] { $n }枚以上ある
   *[eq] { $n }枚の
}
cond-have-don = { $cards }が{ $how ->
    [some] ある
    [none] ない
    [le] { $n }枚以下の
    [ge] { $n }枚以上ある
   *[eq] { $n }枚ある
}
cond-have-leader-character-stage = { $side ->
   *[other] { $cards }
}が{ $how ->
    [some] いる
    [none] いない
    [le] { $n }枚以下の
    [ge] { $n }枚以上いる
   *[eq] { $n }枚いる
}
cond-have-cost-don = { $side ->
   *[other] { $cards }
}が{ $how ->
    [some] ある
    [none] ない
    [le] { $n }枚以下の
    [ge] { $n }枚以上ある
   *[eq] { $n }枚ある
}
cond-have-given-don = { $side ->
   *[other] { $cards }
}が{ $how ->
    [some] ある
    [none] ない
    [le] { $n }枚以下の
    [ge] 合計{ $n }枚以上ある
   *[eq] { $n }枚ある
}
cond-versus-don = { $side ->
    [mine] 自分の場のドン!!{ $how ->
        [lt] の枚数が相手の場のドン!!の枚数より少ない
        [gt] の枚数が相手の場のドン!!の枚数より多い
        [ge] が相手の場のドン!!の枚数以上の
        [eq] が相手の場のドン!!と同じ枚数の
       *[le] が相手の場のドン!!の枚数以下の
    }
   *[theirs] 相手の場のドン!!{ $how ->
        [lt] の枚数が自分の場のドン!!の枚数より少ない
        [gt] の枚数が自分の場のドン!!の枚数より多い
        [ge] が自分の場のドン!!の枚数以上の
        [eq] が自分の場のドン!!と同じ枚数の
       *[le] が自分の場のドン!!の枚数以下の
    }
}
price-return-don-don = ドン!!-{ $n }
price-rest-cost-don = { $circle }
cards-of-cost-don = { $for ->
    [had] { $side ->
        [own] 相手の
       *[other] { $whose }
    }{ $state }{ $noun }
    [counted] { $whose }{ $state }{ $noun }
   *[object] { $pick ->
        [all] { $whose }{ $state }ドン!!すべて
        [any] { $whose }{ $state }ドン!!好きな枚数
        [exactly] { $whose }{ $state }ドン!!{ $n }枚
        [at-least] { $whose }{ $state }ドン!!{ $least }枚以上
        [between] { $whose }{ $state }ドン!!{ $least }～{ $n }枚
        [random] { $whose }{ $state }ドン!!無作為に{ $n }枚
       *[up-to] { $side ->
            [mine] { $bare ->
                [yes] { $whose }ドン!!{ $n }枚まで
               *[no] { $state }ドン!!{ $n }枚まで
            }
           *[other] { $whose }{ $state }ドン!!{ $n }枚まで
        }
    }
}
cards-of-leader-character = { $except }{ $side ->
    [own] { $for ->
        [had] 相手の
       *[other] 自身の
    }
   *[other] { $whose }
}{ $state }{ $features }{ $label }{ $type }{ $name }{ $called ->
    [yes] {""}
   *[no] { $bare ->
        [yes] {""}
       *[no] 、
    }
}{ $for ->
    [to] { $noun }{ $n }枚
    [had] { $noun }
    [counted] { $noun }
   *[object] { $pick ->
        [all] リーダーとキャラすべて
        [exactly] { $noun }{ $n }枚
        [any] { $noun }好きな枚数
        [at-least] { $noun }{ $least }枚以上
        [between] { $noun }{ $least }～{ $n }枚
        [random] { $noun }無作為に{ $n }枚
       *[up-to] { $number ->
            [one] { $noun }{ $n }枚まで
           *[other] リーダーとキャラ合計{ $n }枚まで
        }
    }
}
verb-move = { $seen ->
    [yes] { $end ->
        [either] {""}
       *[other] { $cards }を、
    }
   *[no] { $cards }を、
}{ $place }置く
verb-move-to-hand = { $reveal ->
    [yes] { $cards }を公開し、手札に加える
   *[no] { $cards }を{ $group ->
        [yes] {""}
       *[no] 、
    }{ $owner ->
        [own] 手札
        [theirs] 相手の手札
        [any] { $seen ->
            [yes] 手札
           *[no] 持ち主の手札
        }
       *[other] 手札
    }に{ $source ->
        [character] 戻す
        [stage] 戻す
       *[other] 加える
    }
}{ $number ->
   *[other] {""}
}
verb-move-to-life = { $seen ->
    [yes] {""}
   *[no] { $cards }を、
}{ $owner ->
    [own] ライフ
    [theirs] 相手のライフ
    [any] { $seen ->
        [yes] ライフ
       *[no] 持ち主のライフ
    }
   *[other] { $own ->
        [yes] ライフ
       *[no] 自分のライフ
    }
}の{ $end ->
    [top] 上
    [bottom] 下
   *[either] 上か下
}に{ $face ->
    [up] 表向きで
    [down] 裏向きで
   *[usual] {""}
}{ $seen ->
    [yes] { $order ->
        [chosen] 好きな順番で置く
       *[other] 置く
    }
   *[no] 加える
}
verb-return-don = { $cards }を、{ $agent ->
    [mine] ドン!!デッキ
   *[other] ドン!!デッキ
}に戻す
event-don-returned = { $side ->
    [mine] 自分
   *[theirs] 相手
}の場のドン!!が{ $cause }{ $many ->
    [yes] { $n }枚以上ドン!!デッキに戻された
   *[no] ドン!!デッキに戻された
}
event-played = { $would ->
    [yes] { $what }が{ $from }{ $cause }登場する
   *[no] { $what }が{ $from }{ $cause }登場した
}
event-blocked = { $side ->
    [theirs] 相手が{ $cause }【ブロッカー】を発動した
   *[any] { $cause }【ブロッカー】が発動した
}
event-damage-dealt = { $what }のアタックによって{ $cause }、相手のライフにダメージを与えた
change-forbid-attack = { $on }は{ $until }{ $some ->
    [yes] { $to }に
   *[no] {""}
}アタックできない
change-forbid-enter-active = { $on }は{ $until }{ $some ->
    [yes] { $like }
   *[no] カード
}をアクティブで登場させられない
change-forbid-attack-new = { $on }は、登場したターン中、{ $some ->
    [yes] { $to }に
   *[no] {""}
}アタックできない{ $until ->
   *[other] {""}
}
change-forbid-be-ko = { $on }は{ $until }{ $cause }KOされない
change-forbid-be-removed = { $on }は{ $until }{ $cause }場を離れない
change-forbid-be-rested = { $on }は{ $until }{ $cause }レストに{ $by ->
    [anything] できない
   *[other] されない
}
change-forbid-be-blocked = { $on }は{ $until }ブロックされない
change-forbid-activate-blocker = { $on }は{ $until }{ $some ->
    [yes] { $like }キャラの【ブロッカー】
   *[no] 【ブロッカー】
}を発動できない
change-forbid-draw = { $on }は{ $until }{ $cause }カードを引けない
change-forbid-ready = { $on }は{ $point ->
    [opponents-refresh] 、次の相手のリフレッシュフェイズで
    [your-refresh] 、次の自分のリフレッシュフェイズで
   *[other] { $until }
}{ $cause }アクティブにならない
change-permit-attack-active = { $on }は{ $until }{ $some ->
    [yes] { $to }
   *[no] アクティブのキャラ
}にもアタックできる
change-permit-attack-new = { $on }は{ $until }登場したターンに{ $some ->
    [yes] { $to }
   *[no] {""}
}へアタックできる
change-forbid-play-from-hand = { $on }は{ $until }手札から{ $some ->
    [yes] { $cards }
   *[no] カード
}を登場できない
change-forbid-play = { $on }は{ $until }{ $some ->
    [yes] { $cards }
   *[no] カード
}を登場できない
change-forbid-ready-in-refresh = { $on }は{ $until }リフレッシュフェイズでアクティブにならない{ $number ->
   *[other] {""}
}
change-forbid-attack-target = { $on }は{ $until }{ $to }にアタックできない
change-forbid-attack-leaders = { $on }は{ $until }リーダーにアタックできない
cond-only = { $side ->
    [theirs] 相手の場の
   *[mine] 自分の場の
}{ $noun }が{ $like }{ $noun }のみの{ $all ->
   *[other] {""}
}{ $only ->
   *[other] {""}
}
ability-rule = ルール上、{ $body }
cards-of-leader-stage = { $except }{ $whose }{ $state }{ $features }{ $label }{ $type }{ $name }{ $bare ->
    [yes] {""}
   *[no] 、
}{ $noun }{ $pick ->
    [all] すべて
    [exactly] { $n }枚
    [any] 好きな枚数
    [at-least] { $least }枚以上
    [between] { $least }～{ $n }枚
    [random] 無作為に{ $n }枚
   *[up-to] { $n }枚まで
}
cond-versus-life-card = { $side ->
    [mine] 自分のライフの枚数が相手{ $how ->
        [lt] より少ない
        [gt] より多い
        [ge] のライフの枚数以上の
        [eq] のライフの枚数と同じ
       *[le] のライフの枚数以下の
    }
   *[theirs] 相手のライフの枚数が自分{ $how ->
        [lt] より少ない
        [gt] より多い
        [ge] のライフの枚数以上の
        [eq] のライフの枚数と同じ
       *[le] のライフの枚数以下の
    }
}
group-colour = 色
group-attribute = 属性
change-forbid-be-included = 自分は{ $those }をデッキに入れることができない
cards-any-life-card = { $for ->
    [counted] お互いのライフ
   *[other] { $noun }
}
change-gain = { $which ->
    [gains] { $on }は{ $until }{ $gains }を得る
    [both] { $on }は{ $until }{ $gains }を得て、{ $adds }
   *[adds] { $topic ->
        [cards] { $on }を，{ $until }{ $adds }
       *[refer] { $may ->
            [yes] { $on }を，{ $until }{ $adds }
           *[no] { $point ->
                [none] { $on }の{ $adds }
               *[other] { $on }は{ $until }{ $adds }
            }
        }
    }
}{ $sign ->
   *[other] {""}
}{ $number ->
   *[other] {""}
}{ $again ->
   *[other] {""}
}
cond-have-leader-character-stage-cost-don = { $side ->
   *[other] { $cards }
}が{ $how ->
    [some] ある
    [none] ない
    [le] { $n }枚以下の
    [ge] { $n }枚以上ある
   *[eq] { $n }枚ある
}
change-add-attack-tax = { $on }は{ $until }アタックする際、自身の手札{ $plain }枚を捨てなければアタックできない
feature-range-cost = { $stat }{ $least }から{ $most }
feature-range-power = パワー{ $least }から{ $most }
that = { $noun ->
    [character] { $number ->
        [one] そのキャラ
       *[other] それらのキャラ
    }
   *[other] { $number ->
        [one] そのカード
       *[other] それらのカード
    }
}
