# Japanese words for the vocabulary of the course duel.
# `$whose` ends in の (自分の, 相手の), `$place` in its particle (デッキの一番上に).

attached-equipped = 装備カード

cue-activate = 【発動】
cue-ignition = 【起動効果】
cue-ignition-by-policy = 【起動効果（解釈の設定による）】
cue-quick = 【誘発即時効果】
cue-calculation = 【ダメージ計算時】
cue-own-summon = 【特殊召喚】
cue-own-summon-by-policy = 【特殊召喚（解釈の設定による）】
cue-flip = 【リバース】
cue-upkeep = 【スタンバイフェイズ】
cue-falls = 【破壊された時、直ちに】
cue-three-tributes = 【3体リリースしてアドバンス召喚した場合】
cue-attacked-face-down = 【裏側で攻撃された場合、ダメージ計算後】
cue-battle-destroyed = 【戦闘で破壊され墓地へ送られた時】
cue-sent = 【フィールドから墓地へ送られた時】
cue-left = 【フィールドを離れた時】

event-standby = { $side ->
    [mine] 自分スタンバイフェイズに{ $cause }なった
    [theirs] 相手スタンバイフェイズに{ $cause }なった
   *[any] スタンバイフェイズに{ $cause }なった
}
event-end-phase = { $side ->
    [mine] 自分エンドフェイズに{ $cause }なった
    [theirs] 相手エンドフェイズに{ $cause }なった
   *[any] エンドフェイズに{ $cause }なった
}
event-normal-summoned = { $bare ->
    [yes] { $side ->
        [mine] 自分のモンスター
        [theirs] 相手のモンスター
       *[any] モンスター
    }
   *[no] { $what }
}が{ $cause }召喚された
event-flip-summoned = { $bare ->
    [yes] { $side ->
        [mine] 自分のモンスター
        [theirs] 相手のモンスター
       *[any] モンスター
    }
   *[no] { $what }
}が{ $cause }反転召喚された
event-special-summoned = { $bare ->
    [yes] { $side ->
        [mine] 自分のモンスター
        [theirs] 相手のモンスター
       *[any] モンスター
    }
   *[no] { $what }
}が{ $cause }特殊召喚された
event-summon-attempted = { $bare ->
    [yes] { $side ->
        [mine] 自分のモンスター
        [theirs] 相手のモンスター
       *[any] モンスター
    }
   *[no] { $what }
}が{ $cause }召喚・反転召喚・特殊召喚される
event-summon-activated = { $bare ->
    [yes] { $side ->
        [mine] 自分のモンスターを特殊召喚する効果
        [theirs] 相手のモンスターを特殊召喚する効果
       *[any] モンスターを特殊召喚する効果
    }
   *[no] モンスターを特殊召喚する{ $what }の効果
}が{ $cause }発動した
event-spell-activated = { $bare ->
    [yes] { $side ->
        [mine] 自分の魔法カード
        [theirs] 相手の魔法カード
       *[any] 魔法カード
    }
   *[no] 魔法カードである{ $what }
}が{ $cause }発動した
event-trap-activated = { $bare ->
    [yes] { $side ->
        [mine] 自分の罠カード
        [theirs] 相手の罠カード
       *[any] 罠カード
    }
   *[no] 罠カードである{ $what }
}が{ $cause }発動した
event-damage-trap-activated = { $bare ->
    [yes] { $side ->
        [mine] 自分のダメージを与える罠カード
        [theirs] 相手のダメージを与える罠カード
       *[any] ダメージを与える罠カード
    }
   *[no] ダメージを与える罠カードである{ $what }
}が{ $cause }発動した
event-spell-resolved = { $bare ->
    [yes] { $side ->
        [mine] 自分の発動した魔法カード
        [theirs] 相手の発動した魔法カード
       *[any] 発動した魔法カード
    }
   *[no] 魔法カードとして発動した{ $what }
}が{ $cause }処理を終えた
event-attack-declared = { $what }が{ $cause }攻撃宣言した
event-attacked = { $what }が{ $cause }攻撃対象に選択された
event-destroyed = { $what }が{ $cause }破壊された
event-buried = { $what }が{ $cause }デッキまたはフィールドから墓地へ送られた

kind-monster = モンスター
kind-spell = 魔法
kind-trap = 罠

keyword-special-only = 特殊召喚のみ
keyword-beast-king = リリースなしの召喚
keyword-harmless = 戦闘ダメージ0
keyword-once-face-up = 表側で1度だけ
keyword-three-turns = 3ターン

label-normal = 通常
label-effect = 効果
label-ritual = 儀式
label-equip = 装備
label-field = フィールド魔法
label-quick-play = 速攻
label-continuous = 永続
label-counter = カウンター
label-dark = 闇
label-earth = 地
label-fire = 炎
label-light = 光
label-water = 水
label-wind = 風
label-divine = 神
label-limited = 制限
label-semi-limited = 準制限
label-forbidden = 禁止

stat-atk = 攻撃力
stat-def = 守備力
stat-level = レベル

zone-gy = 墓地
zone-monsters = モンスターゾーン
zone-spells = 魔法＆罠ゾーン
zone-field = フィールドゾーン
zone-banished = 除外
zone-side = サイドデッキ
zone-extra = エクストラデッキ
zone-limbo = 召喚中

phase-draw = ドローフェイズ
phase-standby = スタンバイフェイズ
phase-main1 = メインフェイズ1
phase-battle-start = スタートステップ
phase-battle = バトルステップ
phase-damage = ダメージステップ
phase-calculation = ダメージ計算時
phase-after-damage = ダメージステップ終了時
phase-battle-end = エンドステップ
phase-main2 = メインフェイズ2
phase-end = エンドフェイズ
phase-between = デュエルの合間

noun-monster = モンスター
    .from = { $side ->
        [any] フィールドの
       *[other] { $whose }フィールドの
    }
noun-spell-trap = 魔法・罠カード
    .from = { $side ->
        [any] フィールドの
       *[other] { $whose }フィールドの
    }
noun-field-card = カード
    .from = { $side ->
        [any] フィールドの
       *[other] { $whose }フィールドの
    }
noun-hand-card = カード
    .from = { $whose }手札の
noun-deck-card = カード
    .from = { $whose }デッキの
noun-field-deck-card = フィールド魔法カード
noun-gy-card = カード
    .from = { $side ->
        [any] 自分または相手の墓地の
       *[other] { $whose }墓地の
    }
noun-banished-card = カード
    .from = 除外されている{ $whose }

until-this-calculation = このダメージ計算時
later-this-calculation = このダメージ計算時
until-until-end-phase = エンドフェイズまで
later-until-end-phase = エンドフェイズに
until-this-turn = このターン
later-this-turn = このターン
until-opponents-next-turn = 次の相手ターン
later-opponents-next-turn = 次の相手ターン
until-forever = このデュエル中
later-forever = このデュエル中

ban-declare-attack = 攻撃宣言する
ban-attack = 攻撃する
ban-be-attacked = 攻撃対象になる
ban-be-destroyed = 破壊される
ban-be-targeted = 効果の対象になる
ban-activate-trap = 罠カードを発動する
ban-activate-field-spell = フィールド魔法を発動する
ban-special-summon = モンスターを特殊召喚する
ban-have-draw-phase = ドローフェイズを行う
ban-battle = 攻撃する

gauge-lp = LP
gauge-wall = 記録した数値

verb-destroy = { $cards }を破壊する
verb-tribute = { $cards }をリリースする
verb-target = { $cards }を対象にする
verb-revive-target = 特殊召喚できる{ $cards }を対象にする
verb-special-summon = { $cards }を特殊召喚する
verb-special-summon-attack = { $cards }を攻撃表示で特殊召喚する
verb-special-summon-defence = { $cards }を守備表示で特殊召喚する
verb-haunt = { $cards }を攻撃表示で特殊召喚する。このカードがフィールドから離れた時にそのモンスターを破壊し、そのモンスターが破壊された時にこのカードを破壊する
verb-take-control = エンドフェイズまで{ $cards }のコントロールを得る
verb-turn-up = { $cards }を表側にする
verb-turn-down = { $cards }を裏側にする
verb-to-attack = { $cards }を攻撃表示にする
verb-to-defence = { $cards }を守備表示にする
verb-equip-to = このカードを{ $cards }に装備する
verb-negate-attack = { $cards }の攻撃を無効にする
verb-negate = { $cards }の{ $cue ->
    [spell-activated] 発動
    [trap-activated] 発動
   *[other] 召喚または発動
}を無効にする
verb-shield = { $cards }のダメージを0にする
verb-copy = このカードは、エンドフェイズまで{ $cards }と同じカード名・属性・レベル・攻撃力・守備力になる
verb-move = { $cards }を{ $place }置く
verb-move-to-hand = { $reveal ->
    [yes] { $cards }を公開し、手札に加える
   *[no] { $cards }を手札に加える
}{ $number ->
   *[other] {""}
}
verb-send = { $cards }を墓地へ送る
verb-banish = { $cards }を除外する
verb-draw = { $who ->
    [mine] 自分は
   *[other] { $player }は
}{ $n }枚ドローする
verb-discard = { $who ->
    [mine] 自分は
   *[other] { $player }は
}手札を{ $n }枚捨てる
verb-take-damage = { $who ->
    [mine] 自分は
   *[other] { $player }は
}{ $fixed ->
    [no] { $n }分の
   *[yes] { $n }
}ダメージを受ける
verb-gain-lp = { $who ->
    [mine] 自分は
   *[other] { $player }は
}{ $n }LP回復する
verb-pay-lp = { $who ->
    [mine] {""}
   *[other] { $player }は
}{ $n }LPを払う
verb-pay-thousands = { $who ->
    [mine] {""}
   *[other] { $player }は
}1000の倍数のLPを払う
verb-end-battle = { $who ->
    [mine] {""}
   *[other] { $player }は
}バトルフェイズを終了する
verb-shuffle = { $who ->
    [mine] {""}
   *[other] { $player }は
}デッキをシャッフルする
verb-crush = { $who ->
    [mine] {""}
   *[other] { $player }は
}カード名を1つ宣言する。そのカードが相手の手札にあれば、相手はそのカードを全て捨てる。なければ、宣言したプレイヤーは自身の手札をランダムに1枚捨てる
verb-perform-ritual = { $who ->
    [mine] {""}
   *[other] { $player }は
}レベルの合計が儀式モンスターのレベルと等しくなるようにデッキの通常モンスターを墓地へ送り、手札からその儀式モンスターを儀式召喚する
verb-raise-wall = { $who ->
    [mine] {""}
   *[other] { $player }は
}払った数値をこのカードに記録する
verb-win = { $who ->
    [mine] 自分はデュエルに勝利する
   *[other] { $player }はデュエルに勝利する
}
verb-toss = { $who ->
    [mine] {""}
   *[other] { $player }は
}コイントスを行う
verb-roll = { $who ->
    [mine] {""}
   *[other] { $player }は
}サイコロを振る

# How cards of this game speak: monsters are counted in 体, and their type stands before their sort.
mark-type = { $text }
type-of-aqua = 水族
type-of-beast = 獣族
type-of-beast-warrior = 獣戦士族
type-of-cyberse = サイバース族
type-of-dragon = ドラゴン族
type-of-fairy = 天使族
type-of-fiend = 悪魔族
type-of-insect = 昆虫族
type-of-machine = 機械族
type-of-plant = 植物族
type-of-pyro = 炎族
type-of-rock = 岩石族
type-of-sea-serpent = 海竜族
type-of-spellcaster = 魔法使い族
type-of-thunder = 雷族
type-of-warrior = 戦士族
adjective-type = { $list }の
is-type = { $what }が{ $list }の
adjective-attribute = { $label }属性
adjective-icon = { $label }
state = { $state ->
    [rested] 守備表示の
    [active] 攻撃表示の
    [face-up] 表側表示の
    [face-down] 裏側表示の
    [new] このターンに場に出た
   *[damaged] ダメージを受けている
}
cards-from = { $except }{ $from }{ $limit }{ $state }{ $features }{ $type }{ $label }{ $name }{ $noun }{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな枚数
        [at-least] { $least }枚以上
        [exactly] { $n }枚
        [between] { $least }～{ $n }枚
        [random] ランダムに{ $n }枚
       *[up-to] { $n }枚まで
    }{ $chooser ->
        [mine] {""}
       *[other] （相手が選ぶ）
    }
}
cards-from-monster = { $except }{ $from }{ $limit }{ $state }{ $features }{ $type }{ $label }{ $name }{ $noun }{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな数
        [at-least] { $least }体以上
        [exactly] { $n }体
        [between] { $least }～{ $n }体
        [random] ランダムに{ $n }体
       *[up-to] { $n }体まで
    }{ $chooser ->
        [mine] {""}
       *[other] （相手が選ぶ）
    }
}
cond-have-monster = { $cards }が{ $how ->
    [some] いる
    [none] いない
    [le] { $n }体以下の
    [ge] { $n }体以上いる
    [gt] { $n }体より多い
    [ne] { $n }体ではない
   *[eq] { $n }体いる
}
cause = { $by ->
    [battle] 戦闘で
    [rule] ルールで
    [effect] { $side ->
        [mine] 自分の効果で
        [friendly] 味方の効果で
        [theirs] 相手の効果で
       *[any] 効果で
    }
   *[anything] {""}
}
subject = { $subject ->
    [this] このカード
    [it] { $noun ->
        [monster] { $number ->
            [one] そのモンスター
           *[other] それらのモンスター
        }
       *[other] { $number ->
            [one] そのカード
           *[other] それらのカード
        }
    }
    [event] { $noun ->
        [monster] そのモンスター
       *[other] そのカード
    }
    [other] このカードと戦闘を行ったモンスター
    [seen] { $noun ->
        [apart] { $shown ->
            [yes] 公開したカード
           *[no] 見たカード
        }
       *[other] { $number ->
            [one] そのカード
           *[other] それらのカード
        }
    }
    [host] 装備モンスター
    [attached] このカードの装備カード
    [attacker] 攻撃モンスター
    [each] それぞれ
    [x] { $several ->
        [yes] 1枚目のカード
       *[no] そのカード
    }
    [y] 2枚目のカード
    [z] 3枚目のカード
    [w] 4枚目のカード
   *[attacked] 攻撃対象のモンスター
}
gain-stat = { $stat }が{ $plain }{ $sign ->
    [minus] ダウン
   *[plus] アップ
}{ $n ->
   *[other] {""}
}
join-adds = { $a }し、{ $b }
change-gain = { $which ->
    [gains] { $on }は{ $until }{ $gains }を得る
    [both] { $on }は{ $until }{ $gains }を得て、{ $adds }する
   *[adds] { $on }は、{ $until }{ $adds }する
}{ $sign ->
   *[other] {""}
}{ $number ->
   *[other] {""}
}{ $again ->
   *[other] {""}
}
change-add-per = { $on }は、{ $until }{ $of }{ $each }{ $noun ->
    [monster] 体
   *[other] 枚
}につき、{ $stat }が{ $plain }{ $sign ->
    [minus] ダウンする
   *[plus] アップする
}{ $n ->
   *[other] {""}
}
change-add-times = { $on }の{ $stat }は、{ $until }{ $of }{ $plain ->
    [1] 分
   *[other] ×{ $plain }
}{ $sign ->
    [minus] ダウンする
   *[plus] アップする
}
change-add-equal = { $on }の{ $stat }は、{ $until }{ $n }分アップする
phases-battle-start-battle-damage-calculation-after-damage-battle-end = バトルフェイズ
# Names of words for screens.

name-zone-deck = デッキ
name-zone-hand = 手札
name-zone-gy = 墓地
name-zone-monsters = モンスターゾーン
name-zone-spells = 魔法＆罠ゾーン
name-zone-field = フィールドゾーン
name-zone-banished = 除外
name-zone-side = サイドデッキ
name-zone-extra = エクストラデッキ
name-zone-limbo = 召喚中

name-phase-setup = 準備
name-phase-draw = ドローフェイズ
name-phase-standby = スタンバイフェイズ
name-phase-main1 = メインフェイズ1
name-phase-battle-start = スタートステップ
name-phase-battle = バトルステップ
name-phase-damage = ダメージステップ
name-phase-calculation = ダメージ計算時
name-phase-after-damage = ダメージステップ終了時
name-phase-battle-end = エンドステップ
name-phase-main2 = メインフェイズ2
name-phase-end = エンドフェイズ
name-phase-between = デュエルの合間

name-stat-atk = 攻撃力
name-stat-def = 守備力
name-stat-level = レベル

name-score-life-points = ライフポイント
name-score-wins = 勝利数

name-kind-monster = モンスター
name-kind-spell = 魔法
name-kind-trap = 罠

name-keyword-special-only = 特殊召喚のみ
name-keyword-beast-king = リリースなしの召喚
name-keyword-harmless = 戦闘ダメージ0
name-keyword-once-face-up = 表側で1度だけ
name-keyword-three-turns = 3ターン

name-label-normal = 通常
name-label-effect = 効果
name-label-ritual = 儀式
name-label-equip = 装備
name-label-field = フィールド
name-label-quick-play = 速攻
name-label-continuous = 永続
name-label-counter = カウンター
name-label-dark = 闇
name-label-earth = 地
name-label-fire = 炎
name-label-light = 光
name-label-water = 水
name-label-wind = 風
name-label-divine = 神
name-label-limited = 制限
name-label-semi-limited = 準制限
name-label-forbidden = 禁止

name-verb-summon = 通常召喚
name-verb-set = セット
name-verb-flip = 反転召喚
name-verb-special = 特殊召喚
name-verb-change = 表示形式の変更
name-verb-activate = 発動
name-verb-attack = 攻撃
name-verb-battle = バトルフェイズへ
name-verb-end = 終了
name-verb-pass = パス
name-verb-stop = 攻撃をやめる
name-verb-first = 先攻
name-verb-second = 後攻
name-verb-choose = 選ぶ
name-verb-done = 決定
name-verb-yes = はい
name-verb-no = いいえ
name-verb-option = 効果を選ぶ
name-verb-order = 順番を決める
name-verb-top = 一番上に置く
name-verb-bottom = 一番下に置く
name-verb-name = 宣言
name-verb-next = 次
name-verb-declare = カード名を宣言
name-verb-attack-position = 攻撃表示
name-verb-defence-position = 守備表示
name-verb-draw-phase = ドローフェイズ
name-verb-swap = 入れ替える
name-verb-concede = 投了
name-verb-equip = 装備
name-verb-reduce = 手札を減らす
name-verb-give-back = コントロールを戻す
name-verb-fall-off = 装備が外れる
name-verb-used = 使い終わる
name-verb-replace = 置き換える
name-verb-destroy = 破壊
name-verb-tribute = リリース
name-verb-target = 対象に取る
name-verb-revive-target = 蘇生の対象に取る
name-verb-special-summon = 特殊召喚
name-verb-special-summon-attack = 攻撃表示で特殊召喚
name-verb-special-summon-defence = 守備表示で特殊召喚
name-verb-haunt = 特殊召喚して結びつける
name-verb-take-control = コントロールを得る
name-verb-turn-up = 表側にする
name-verb-turn-down = 裏側にする
name-verb-to-attack = 攻撃表示にする
name-verb-to-defence = 守備表示にする
name-verb-equip-to = 装備する
name-verb-negate-attack = 攻撃を無効にする
name-verb-negate = 無効にする
name-verb-shield = ダメージを0にする
name-verb-copy = コピーする
name-verb-move = 移動
name-verb-send = 墓地へ送る
name-verb-banish = 除外
name-verb-draw = ドロー
name-verb-discard = 捨てる
name-verb-take-damage = ダメージを受ける
name-verb-gain-lp = LPを回復する
name-verb-pay-lp = LPを払う
name-verb-pay-thousands = 1000の倍数のLPを払う
name-verb-end-battle = バトルフェイズを終了する
name-verb-shuffle = シャッフル
name-verb-crush = カード名を宣言する
name-verb-perform-ritual = 儀式召喚
name-verb-raise-wall = 払った数値を記録する
name-verb-win = デュエルに勝利する
name-verb-toss = コイントス
name-verb-roll = サイコロを振る
group-attribute = 属性
group-icon = アイコン
group-status = 制限
cost-may = { $plain }
