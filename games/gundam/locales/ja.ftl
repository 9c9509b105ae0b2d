# Japanese words for the vocabulary of GUNDAM Card Game, as its cards print them.
# `$whose` ends in の (自分の, 相手の), `$place` in its particle (デッキの下に).

attached-pilot = パイロット

cue-activate-main = 【起動･メイン】
cue-activate-action = 【起動･アクション】
cue-main = 【メイン】
cue-action = 【アクション】
cue-burst = 【バースト】
cue-deploy = 【配備時】
cue-attack = 【アタック時】
cue-destroyed = 【破壊時】
cue-when-paired = 【セット時】
cue-when-linked = 【リンク時】

event-turn-starts = { $side ->
    [mine] 自分のターンが開始した
    [theirs] 相手のターンが開始した
   *[any] ターンが開始した
}
event-turn-ends = { $side ->
    [mine] 自分のターンが終了した
    [theirs] 相手のターンが終了した
   *[any] ターンが終了した
}
event-deployed = { $would ->
    [yes] { $what }が配備される
   *[no] { $what }が配備された
}
event-paired = { $would ->
    [yes] { $what }にパイロットがセットされる
   *[no] { $what }にパイロットがセットされた
}
event-attacks = { $would ->
    [yes] { $what }がアタックする
   *[no] { $what }がアタックした
}
event-blocks = { $would ->
    [yes] { $what }がブロックする
   *[no] { $what }がブロックした
}
event-dies = { $would ->
    [yes] { $what }が破壊される
   *[no] { $what }が破壊された
}
event-kills = { $would ->
    [yes] { $what }がバトルダメージで敵ユニットを破壊する
   *[no] { $what }がバトルダメージで敵ユニットを破壊した
}
event-breaks = { $would ->
    [yes] { $what }がバトルダメージで敵のシールドエリアのカードを破壊する
   *[no] { $what }がバトルダメージで敵のシールドエリアのカードを破壊した
}
event-shield-destroyed = { $side ->
    [mine] 自分のシールドが破壊された
    [theirs] 相手のシールドが破壊された
   *[any] シールドが破壊された
}
event-damaged = { $would ->
    [yes] { $what }がダメージを受ける
   *[no] { $what }がダメージを受けた
}
event-recovered = { $would ->
    [yes] { $what }のHPが回復する
   *[no] { $what }のHPが回復した
}
event-rested = { $would ->
    [yes] { $what }がレストになる
   *[no] { $what }がレストになった
}
event-readied = { $would ->
    [yes] { $what }がアクティブになる
   *[no] { $what }がアクティブになった
}
event-returned = { $would ->
    [yes] { $what }が手札に戻される
   *[no] { $what }が手札に戻された
}
event-drawn = { $side ->
    [mine] 自分がカードを引いた
    [theirs] 相手がカードを引いた
   *[any] プレイヤーがカードを引いた
}
event-discarded = { $side ->
    [mine] 自分がカードを捨てた
    [theirs] 相手がカードを捨てた
   *[any] プレイヤーがカードを捨てた
}
event-ex-placed = { $side ->
    [mine] 自分がEXリソースを置いた
    [theirs] 相手がEXリソースを置いた
   *[any] EXリソースが置かれた
}
event-command-used = { $side ->
    [mine] 自分がコマンドを使った
    [theirs] 相手がコマンドを使った
   *[any] コマンドが使われた
}
event-paid = { $would ->
    [yes] { $what }の効果のコストが支払われる
   *[no] { $what }の効果のコストが支払われた
}

kind-unit = ユニット
kind-pilot = パイロット
kind-command = コマンド
kind-base = ベース
kind-resource = リソース
keyword-blocker = 《ブロッカー》
keyword-first-strike = 《先制攻撃》
keyword-high-maneuver = 《高機動》
keyword-linked = リンク
keyword-pilot-part = 【パイロット】
stat-ap = AP
stat-hp = HP
stat-lv = Lv.
stat-cost = コスト
stat-repair = 《リペア》
stat-breach = 《突破》
stat-support = 《援護》
stat-reduction = 受けるダメージの軽減
label-space = 宇宙
label-earth = 地球
label-token = トークン

zone-resource-deck = リソースデッキ
zone-resources = リソースエリア
zone-battle = バトルエリア
zone-base = ベース置き場
zone-shields = シールド置き場
zone-removal = 除外エリア
phase-active = アクティブステップ
phase-start = スタートステップ
phase-draw = ドローフェイズ
phase-resource = リソースフェイズ
phase-main = メインフェイズ
phase-attack = アタックステップ
phase-block = ブロックステップ
phase-action = アクションステップ
phase-damage = ダメージステップ
phase-battle-end = バトル終了ステップ
phase-end-action = エンドフェイズのアクションステップ
phase-end = エンドステップ
phase-hand = ハンドステップ
phase-cleanup = クリンナップステップ

noun-unit = ユニット
noun-base = ベース
noun-shield = シールド
noun-pilot = セットされているパイロット
noun-resource = リソース
noun-hand-card = カード
    .from = { $whose }手札の
noun-deck-card = カード
    .from = { $whose }デッキの
noun-trash-card = カード
    .from = { $whose }トラッシュの
noun-removed-card = 除外されているカード
    .from = { $whose }除外エリアの

until-this-battle = このバトル中
until-this-turn = このターン中
until-end-of-turn = このターン終了時まで
until-your-next-start = 次の自分のターン開始時まで
until-opponents-next-end = 次の相手のターン終了時まで
until-opponents-start = 次の相手のターンのスタートフェイズ中
until-forever = このゲーム中
later-this-battle = このバトル終了時
later-this-turn = このターン終了時
later-end-of-turn = このターン終了時
later-your-next-start = 次の自分のターン開始時
later-opponents-next-end = 次の相手のターン終了時
later-opponents-start = 次の相手のターンのスタートフェイズ
later-forever = 後で

ban-attack = アタックする
ban-attack-player = 敵プレイヤーをアタックの対象に選ぶ
ban-attack-active = アクティブの敵ユニットをアタックの対象に選ぶ
ban-be-destroyed = 破壊される
ban-be-damaged = ダメージを受ける
ban-lose-shields = シールドエリアのカードがダメージを受ける
ban-ready = アクティブになる
ban-be-paired = パイロットをセットされる
ban-block = ブロックする
ban-draw = 効果でカードを引く
ban-draw-attacks = 可能なら敵ユニットのアタックの対象に選ばれる
ban-draw-all-attacks = 他より先に敵ユニットのアタックの対象に選ばれる

verb-destroy = { $cards }を破壊する
verb-trash = { $cards }をトラッシュに置く
verb-return = { $cards }を持ち主の手札に戻す
verb-exile = { $cards }を除外する
verb-move = { $cards }を{ $place }置く
verb-put = { $cards }を配備する
verb-put-rested = { $cards }をレストで配備する
verb-deploy-token = { $card }トークン{ $n }枚を配備する
verb-deploy-token-rested = { $card }トークン{ $n }枚をレストで配備する
verb-rest = { $cards }をレストにする
verb-ready = { $cards }をアクティブにする
verb-damage = { $cards }に{ $n }ダメージを与える
verb-recover = { $cards }のHPを{ $n }回復する
verb-pair-up = { $cards }を{ $to }にセットする
verb-draw = { $who ->
    [mine] {""}
   *[other] { $player }は、
}{ $n }枚引く
verb-discard = { $who ->
    [mine] 手札
   *[other] { $player }は、自身の手札
}{ $n }枚を捨てる
verb-mill = { $who ->
    [mine] 自分のデッキの上から
   *[other] { $player }は、自身のデッキの上から
}{ $n }枚をトラッシュに置く
verb-shuffle = { $who ->
    [mine] 自分のデッキをシャッフルする
   *[other] { $player }は、自身のデッキをシャッフルする
}
verb-spend = { $who ->
    [mine] {""}
   *[other] { $player }は、
}リソース{ $n }枚を支払う
verb-place-resource = { $who ->
    [mine] {""}
   *[other] { $player }は、
}リソース{ $n }枚を置く
verb-place-rested-resource = { $who ->
    [mine] {""}
   *[other] { $player }は、
}リソース{ $n }枚をレストで置く
verb-place-ex = { $who ->
    [mine] {""}
   *[other] { $player }は、
}EXリソース{ $n }枚を置く
verb-breach = { $who ->
    [mine] {""}
   *[other] { $player }は、
}その相手のシールドエリアの先頭のカードに{ $n }ダメージを与える
verb-win = { $who ->
    [mine] 自分はゲームに勝利する
   *[other] { $player }はゲームに勝利する
}
verb-lose = { $who ->
    [mine] 自分はゲームに敗北する
   *[other] { $player }はゲームに敗北する
}

event-ex-used = { $side ->
    [mine] 自分がEXリソースを使った
    [theirs] 相手がEXリソースを使った
   *[any] EXリソースが使われた
}
event-ex-left = { $side ->
    [mine] 自分のEXリソースがリソースエリアを離れた
    [theirs] 相手のEXリソースがリソースエリアを離れた
   *[any] EXリソースがリソースエリアを離れた
}
event-left = { $would ->
    [yes] { $what }が場を離れる
   *[no] { $what }が場を離れた
}
event-linked = { $would ->
    [yes] { $what }がリンクユニットになる
   *[no] { $what }がリンクユニットになった
}
event-ap-reduced = { $would ->
    [yes] { $what }のAPが減る
   *[no] { $what }のAPが減った
}
keyword-suppression = 《制圧》
keyword-ex-paid = プレイに使ったEXリソース
keyword-unit-part = 【ユニット】
until-your-next-end = 次の自分のターン終了時まで
later-your-next-end = 次の自分のターン終了時
ban-attack-new = 配備されたターンにアタックする
ban-lose-ap = APを減らされる
ban-be-attacked = アタックの対象に選ばれる
ban-enter-active = カードをアクティブで配備する
ban-be-blocked = ブロックされる
ban-be-rested = レストにされる
ban-be-returned = 手札に戻される
verb-reduce-damage = { $who ->
    [mine] {""}
   *[other] { $player }は、
}そのダメージを{ $n }減らす
verb-take-damage = そのダメージを代わりに{ $cards }に与える
verb-divert-this-turn = このターン中、{ $cards }が受けるバトルダメージを代わりに{ $to }に与える
verb-divert-this-battle = このバトル中、{ $cards }が受けるバトルダメージを代わりに{ $to }に与える
verb-redirect-attack = アタックの対象を{ $cards }に変更する
verb-fight = { $cards }と{ $to }は互いにバトルダメージを与える
verb-copy-keywords = このターン中、{ $to }は{ $cards }のキーワード効果を得る
verb-choose-enemy = { $who ->
    [mine] {""}
   *[other] { $player }は、
}対戦相手1人を選ぶ
gauge-players = プレイヤーの人数
