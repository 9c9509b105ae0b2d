# Japanese words for the vocabulary of the course duel.
# `$whose` ends in の (自分の, 相手の), `$place` in its particle (デッキの一番上に).

attached-equipped = 装備カード

cue-activate = 【発動】
cue-ignition = 【起動効果】
cue-ignition-by-policy = 【起動効果（解釈の設定による）】
cue-quick = 【誘発即時効果】
cue-calculation = 【ダメージ計算時】
cue-own-summon = 【手札からの特殊召喚】
cue-own-summon-by-policy = 【手札からの特殊召喚（解釈の設定による）】
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
event-normal-summoned = { $what }が{ $cause }通常召喚された
event-flip-summoned = { $what }が{ $cause }反転召喚された
event-special-summoned = { $what }が{ $cause }特殊召喚された
event-summon-attempted = { $what }が{ $cause }召喚される
event-summon-activated = { $what }が{ $cause }発動し特殊召喚する
event-spell-activated = { $what }が{ $cause }魔法カードとして発動した
event-trap-activated = { $what }が{ $cause }罠カードとして発動した
event-damage-trap-activated = { $what }が{ $cause }ダメージを与える罠カードとして発動した
event-spell-resolved = { $what }が{ $cause }魔法カードとして発動し処理を終えた
event-attack-declared = { $what }が{ $cause }攻撃宣言した
event-attacked = { $what }が{ $cause }攻撃対象に選択された
event-destroyed = { $what }が{ $cause }破壊された
event-buried = { $what }が{ $cause }デッキまたはフィールドから墓地へ送られた

kind-monster = モンスター
kind-spell = 魔法
kind-trap = 罠

keyword-special-only = 特殊召喚のみ
keyword-beast-king = 獣王
keyword-harmless = 無害
keyword-once-face-up = 表側で1度だけ
keyword-three-turns = 3ターン

label-normal = 通常
label-effect = 効果
label-ritual = 儀式
label-equip = 装備
label-field = フィールド
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
    .from = { $whose }フィールドの
noun-spell-trap = 魔法・罠カード
    .from = { $whose }フィールドの
noun-field-card = カード
    .from = { $whose }フィールドの
noun-hand-card = カード
    .from = { $whose }手札の
noun-deck-card = カード
    .from = { $whose }デッキの
noun-gy-card = カード
    .from = { $whose }墓地の
noun-banished-card = カード
    .from = { $whose }除外されている

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
gauge-wall = このカードのために払ったLP

verb-destroy = { $cards }を破壊する
verb-tribute = { $cards }をリリースする
verb-target = { $cards }を対象とする
verb-revive-target = 特殊召喚できる{ $cards }を対象とする
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
verb-negate = { $cards }の召喚または発動を無効にする
verb-shield = { $cards }のダメージを0にする
verb-copy = エンドフェイズまで{ $cards }のカード名、属性、レベル、攻撃力、守備力を得る
verb-move = { $cards }を{ $place }置く
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
}{ $n }ダメージを受ける
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
}カード名を1つ宣言する。相手の手札にあればそのカードを全て捨て、なければ自身の手札をランダムに1枚捨てる
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
name-keyword-beast-king = 獣王
name-keyword-harmless = 無害
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
