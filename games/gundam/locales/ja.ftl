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
    [mine] 自分のターンが{ $cause }開始した
    [theirs] 相手のターンが{ $cause }開始した
   *[any] ターンが{ $cause }開始した
}
event-turn-ends = { $side ->
    [mine] 自分のターンが{ $cause }終了する
    [theirs] 相手のターンが{ $cause }終了する
   *[any] ターンが{ $cause }終了する
}
event-deployed = { $would ->
    [yes] { $what }が{ $cause }{ $from }配備される
   *[no] { $what }が{ $cause }{ $from }配備された
}
event-paired = { $would ->
    [yes] { $what }に{ $cause }パイロットがセットされる
   *[no] { $what }に{ $cause }パイロットがセットされた
}
event-attacks = { $would ->
    [yes] { $what }が{ $cause }アタックする
   *[no] { $what }が{ $cause }アタックした
}
event-blocks = { $would ->
    [yes] { $what }が{ $cause }ブロックする
   *[no] { $what }が{ $cause }ブロックした
}
event-dies = { $would ->
    [yes] { $what }が{ $cause }破壊される
   *[no] { $what }が{ $cause }破壊された
}
event-kills = { $would ->
    [yes] { $what }がバトルダメージで相手のユニットを破壊する{ $cause ->
       *[other] {""}
    }
   *[no] { $what }がバトルダメージで相手のユニットを破壊した{ $cause ->
       *[other] {""}
    }
}
event-breaks = { $would ->
    [yes] { $what }がバトルで相手のシールドエリアのカードを破壊する{ $cause ->
       *[other] {""}
    }
   *[no] { $what }がバトルで相手のシールドエリアのカードを破壊した{ $cause ->
       *[other] {""}
    }
}
event-shield-destroyed = { $side ->
    [mine] 自分のシールドが{ $cause }破壊された
    [theirs] 相手のシールドが{ $cause }破壊された
   *[any] シールドが{ $cause }破壊された
}
event-damaged = { $would ->
    [yes] { $what }が{ $cause }ダメージを受ける
   *[no] { $what }が{ $cause }ダメージを受けた
}
event-recovered = { $would ->
    [yes] { $what }のHPが{ $cause }回復する
   *[no] { $what }のHPが{ $cause }回復した
}
event-rested = { $would ->
    [yes] { $what }が{ $cause }レストになる
   *[no] { $what }が{ $cause }レストになった
}
event-readied = { $would ->
    [yes] { $what }が{ $cause }アクティブになる
   *[no] { $what }が{ $cause }アクティブになった
}
event-returned = { $would ->
    [yes] { $what }が{ $cause }手札に戻される
   *[no] { $what }が{ $cause }手札に戻された
}
event-drawn = { $side ->
    [mine] 自分が{ $cause }カードを引いた
    [theirs] 相手が{ $cause }カードを引いた
   *[any] プレイヤーが{ $cause }カードを引いた
}
event-discarded = { $side ->
    [mine] 自分が{ $cause }カードを捨てた
    [theirs] 相手が{ $cause }カードを捨てた
   *[any] プレイヤーが{ $cause }カードを捨てた
}
event-ex-placed = { $side ->
    [mine] 自分が{ $cause }EXリソースを置いた
    [theirs] 相手が{ $cause }EXリソースを置いた
   *[any] EXリソースが{ $cause }置かれた
}
event-command-used = { $bare ->
    [yes] { $side ->
        [mine] 自分のコマンドが{ $cause }使われた
        [theirs] 相手のコマンドが{ $cause }使われた
       *[any] コマンドが{ $cause }使われた
    }
   *[no] { $side ->
        [mine] 自分が{ $cause }{ $one }を使った
        [theirs] 相手が{ $cause }{ $one }を使った
       *[any] { $one }が{ $cause }使われた
    }
}
event-paid = { $bare ->
    [yes] { $side ->
        [mine] 自分
        [theirs] 相手
       *[any] プレイヤー
    }が{ $cause }コスト{ $many ->
        [yes] { $n }以上
       *[no] {""}
    }を支払{ $would ->
        [yes] う
       *[no] った
    }
   *[no] { $would ->
        [yes] { $what }の効果のコストが{ $cause }支払われる
       *[no] { $what }の効果のコストが{ $cause }支払われた
    }
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
noun-pilot = パイロット
noun-resource = リソース
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
noun-removed-card = 除外されているカード
    .from = { $whose }除外エリアから
    .in = { $for ->
        [had] { $side ->
            [own] 相手の
           *[other] { $whose }
        }除外エリアに
       *[other] { $whose }除外エリアの
    }

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
ban-attack-player = 相手プレイヤーをアタックの対象に選ぶ
ban-attack-active = アクティブの相手のユニットをアタックの対象に選ぶ
ban-be-destroyed = 破壊される
ban-be-damaged = ダメージを受ける
ban-lose-shields = シールドエリアのカードがダメージを受ける
ban-ready = アクティブになる
ban-be-paired = パイロットをセットされる
ban-block = ブロックする
ban-draw = 効果でカードを引く
ban-draw-attacks = 可能なら相手のユニットのアタックの対象に選ばれる
ban-draw-all-attacks = 他より先に相手のユニットのアタックの対象に選ばれる

verb-destroy = { $cards }を破壊する
verb-trash = { $cards }をトラッシュに置く
verb-return = { $cards }を{ $cue ->
    [burst] 手札に加える
   *[other] { $source ->
        [trash-card] 手札に加える
       *[other] 持ち主の手札に戻す
    }
}
verb-exile = { $cards }を除外する
verb-move = { $cards }を{ $place }置く
verb-put = { $cards }を配備する
verb-put-rested = { $cards }をレストで配備する
verb-deploy-token = { $card }の{ $token ->
    [exb-001] ベーストークン
   *[other] ユニットトークン
}{ $n }つを配備する
verb-deploy-token-rested = { $card }の{ $token ->
    [exb-001] ベーストークン
   *[other] ユニットトークン
}{ $n }つをレストで配備する
verb-rest = { $cards }をレストにする
verb-ready = { $cards }をアクティブにする
verb-damage = { $cards }に{ $per ->
    [yes] { $n }
   *[no] { $fixed ->
        [no] { $n }と同じ値の
       *[yes] { $n }
    }
}ダメージを与える
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
}{ $fixed ->
    [no] { $n }
   *[yes] コスト{ $n }
}を支払う
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
    [mine] 自分が{ $cause }EXリソースを使った
    [theirs] 相手が{ $cause }EXリソースを使った
   *[any] EXリソースが{ $cause }使われた
}
event-ex-left = { $side ->
    [mine] 自分のEXリソースが{ $cause }リソースエリアを離れた
    [theirs] 相手のEXリソースが{ $cause }リソースエリアを離れた
   *[any] EXリソースが{ $cause }リソースエリアを離れた
}
event-left = { $would ->
    [yes] { $what }が{ $cause }場を離れる
   *[no] { $what }が{ $cause }場を離れた
}
event-linked = { $would ->
    [yes] { $what }が{ $cause }リンクユニットになる
   *[no] { $what }が{ $cause }リンクユニットになった
}
event-ap-reduced = { $would ->
    [yes] { $what }のAPが{ $cause }減る
   *[no] { $what }のAPが{ $cause }減った
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
ban-play = カードをプレイ、または配備する
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

# How cards of this game speak.
keyword-tag = { $keyword }
mark-type = 〔{ $text }〕
adjective-type = { $list }の
features-beneath = { $card }に
num-per = { $of }{ $each }{ $noun ->
    [none] {""}
    [unit] つ
    [base] つ
   *[other] 枚
}につき{ $times }
ability-when = { $events }とき、{ $body }
is-attacking = { $what }が{ $one }にアタックしている
is-attacking-player = { $what }が相手プレイヤーにアタックしている
is-battling-with = { $what }が{ $one }とバトルしている
num-count = { $cards }の数{ $side ->
   *[other] {""}
}
change-add-per = { $on }は{ $until }{ $of }{ $each }{ $noun ->
    [unit] つ
    [base] つ
   *[other] 枚
}につき、{ $stat }{ $n }
tag-attached = 【セット中】{ $word ->
   *[other] {""}
}{ $n ->
   *[other] {""}
}
tag-while-linked = 【リンク中】
tag-while-attached = 【セット中･{ $card }】
cue-when-paired-like = 【セット時･{ $card }】
turn-clause = { $side ->
    [mine] 自分のターン中、
   *[theirs] 相手のターン中、
}{ $body }
line-linked = リンク条件：{ $cond }
subject = { $subject ->
    [this] このカード
    [it] { $number ->
        [one] それ
       *[other] それら
    }
    [event] { $noun ->
        [unit] そのユニット
        [pilot] そのパイロット
        [base] そのベース
       *[other] { $cue ->
            [attacks] そのユニット
            [kills] そのユニット
            [linked] そのユニット
           *[other] そのカード
        }
    }
    [other] { $cue ->
        [paired] そのパイロット
        [kills] 破壊したユニット
       *[other] バトルしたユニット
    }
    [seen] { $noun ->
        [apart] { $shown ->
            [yes] 公開したカード
           *[no] 見たカード
        }
       *[other] { $number ->
            [one] それ
           *[other] それら
        }
    }
    [host] このユニット
    [attached] セットされているパイロット
    [attacker] アタックしているユニット
    [each] それぞれ
    [x] { $several ->
        [yes] 1枚目のカード
       *[no] そのカード
    }
    [y] 2枚目のカード
    [z] 3枚目のカード
    [w] 4枚目のカード
   *[attacked] アタックされているユニット
}
that = { $number ->
    [one] それ
   *[other] それら
}
this-unit = { $cue ->
    [burst] このカード
    [elsewhere] このカード
   *[other] このユニット
}
this-pilot = { $cue ->
    [burst] このカード
    [elsewhere] このカード
   *[other] このパイロット
}
this-base = { $cue ->
    [burst] このカード
    [elsewhere] このカード
   *[other] このベース
}
this-host = このユニット
adjective-linked = リンク
features-not-linked = リンクユニット以外の
is-linked = { $what }がリンクユニットの
is-ex-paid = { $what }のプレイにEXリソースを使った
mark-stat-repair = 《リペア{ $n }》
mark-stat-breach = 《突破{ $n }》
mark-stat-support = 《援護{ $n }》
gain-ap = AP{ $n }
gain-hp = HP{ $n }
feature-ap = AP{ $cmp ->
    [le] { $n }以下
    [ge] { $n }以上
    [lt] { $n }未満
    [gt] { $n }より大きい値
   *[eq] { $n }
}
feature-hp = HP{ $cmp ->
    [le] { $n }以下
    [ge] { $n }以上
    [lt] { $n }未満
    [gt] { $n }より大きい値
   *[eq] { $n }
}
feature-repair = 《リペア》
feature-breach = 《突破》
feature-support = 《援護》
clause-lv = Lv.{ $n }{ $cmp ->
    [le] 以下の
    [ge] 以上の
   *[eq] の
}
cards-top-shield = { $whose }シールド{ $n }枚{ $count ->
   *[other] {""}
}{ $pick ->
   *[other] {""}
}
cond-have-trash-card = { $how ->
    [le] { $bare ->
        [yes] { $side ->
            [theirs] 相手の
           *[mine] 自分の
        }トラッシュ
       *[no] { $cards }
    }
   *[other] { $cards }
}が{ $how ->
    [some] ある
    [none] ない
    [le] { $bare ->
        [yes] { $n }枚以下の
       *[no] { $n }枚以下しかない
    }
    [ge] { $n }枚以上ある
   *[eq] { $n }枚ある
}
cond-have-hand-card = { $how ->
    [le] { $bare ->
        [yes] { $side ->
            [theirs] 相手の
           *[mine] 自分の
        }手札
       *[no] { $cards }
    }
   *[other] { $cards }
}が{ $how ->
    [some] ある
    [none] ない
    [le] { $bare ->
        [yes] { $n }枚以下の
       *[no] { $n }枚以下しかない
    }
    [ge] { $n }枚以上ある
   *[eq] { $n }枚ある
}
cond-have-shield = { $side ->
   *[other] { $cards }
}が{ $how ->
    [some] ある
    [none] ない
    [le] { $n }枚以下の
    [ge] { $n }枚以上ある
   *[eq] { $n }枚ある
}
change-forbid-lose-shields = { $on }のシールドエリアのカードは{ $until }{ $some ->
    [yes] { $to }からの
   *[no] {""}
}ダメージを受けない
change-forbid-enter-active = { $on }は{ $until }{ $some ->
    [yes] { $like }
   *[no] カード
}をアクティブで配備できない
change-forbid-play = { $on }は{ $until }{ $some ->
    [yes] { $like }
   *[no] カード
}をプレイできず、配備できない
change-forbid-ready = { $on }は{ $until }{ $cause }アクティブにならない
change-forbid-be-damaged = { $on }は{ $until }{ $some ->
    [yes] { $to }からの{ $by ->
        [battle] バトルダメージ
        [effect] 効果ダメージ
       *[other] ダメージ
    }
   *[no] { $cause }ダメージ
}を受けない
change-permit-attack-active = { $on }は{ $until }{ $some ->
    [yes] アクティブで{ $one }
   *[no] アクティブの相手のユニット
}にアタックできる
price-spend = { $circle }{ $n ->
   *[other] {""}
}
verb-move-to-hand = { $reveal ->
    [yes] { $cards }を公開し、手札に加える
   *[no] { $cards }を手札に加える
}{ $number ->
   *[other] {""}
}
verb-move-to-deck = { $cards }を{ $order ->
    [random] ランダムな順番で
    [chosen] 好きな順番で
   *[other] {""}
}{ $owner ->
    [mine] 自分の
   *[other] { $seen ->
        [yes] {""}
       *[no] 持ち主の
    }
}デッキの{ $end ->
    [top] 上
    [bottom] 下
   *[other] 上か下
}に戻す
change-name = 【パイロット】{ $name }
ability-rule = { $body }
event-from = { $zones }から{ $whose ->
   *[other] {""}
}
feature-carries = { $card }パイロット
group-colour = 色
group-terrain = 地形
group-sort = 区分
token-t-008 = 「Aile Strike Gundam」(〔Earth Alliance〕･AP3･HP3･《ブロッカー》)
token-t-009 = 「Launcher Strike Gundam」(〔Earth Alliance〕･AP2･HP4･《ブロッカー》)
token-t-010 = 「Sword Strike Gundam」(〔Earth Alliance〕･AP4･HP2･《ブロッカー》)
token-t-001 = 「Gundam」(〔White Base Team〕･AP3･HP3)
token-t-002 = 「Guncannon」(〔White Base Team〕･AP2･HP2)
token-t-003 = 「Guntank」(〔White Base Team〕･AP1･HP1)
token-t-004 = 「Leo」(〔OZ〕･AP1･HP1)
token-t-005 = 「Tallgeese」(〔OZ〕･AP4･HP2)
token-t-006 = 「Char's Zaku Ⅱ」(〔Zeon〕･AP3･HP1)
token-t-007 = 「Zaku Ⅱ」(〔Zeon〕･AP1･HP1)
token-t-011 = 「Fatum-00」(〔Triple Ship Alliance〕･AP2･HP2)
token-t-012 = 「Daughtress」(〔New UNE〕･AP0･HP1)
token-t-013 = 「Hy-Gogg」(〔Cyclops Team〕･AP2･HP1)
token-t-014 = 「Ad Balloon」(〔Civilian〕･AP0･HP1)
token-t-015 = 「CGS Mobile Worker」(〔Tekkadan〕･AP1･HP1)
token-t-016 = 「Graze Custom」(〔Tekkadan〕･AP2･HP2)
token-t-017 = 「Gundam Barbatos 4th Form」(〔Tekkadan〕･AP4･HP4)
token-t-018 = 「Red Gundam」(〔Clan〕･AP2･HP3)
token-t-019 = 「GQuuuuuuX (Omega Psycommu)」(〔Clan〕･AP3･HP2)
token-t-020 = 「GFreD」(〔Zeon〕･AP4･HP3)
token-t-021 = 「Parts」(〔League Militaire〕･AP1･HP1)
token-t-022 = 「Wire-Guided Arm」(〔Zeon〕･AP2･HP1)
token-t-023 = 「Zeong (Head)」(〔Zeon〕･AP3･HP1)
token-t-024 = 「Alvaaron」(〔UN〕･AP4･HP1)
token-exb-001 = 「EX Base」(AP0･HP3)
barred = { $except }{ $state }{ $features }{ $label }{ $type }{ $side ->
    [any] 相手の
   *[other] { $whose }
}{ $name }{ $kinds ->
    [yes] { $noun }
   *[no] { $many ->
       *[other] ユニット
    }
}
cards-of-unit = { $except }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $side ->
    [own] { $for ->
        [had] 相手の
       *[other] 自身の
    }
   *[other] { $whose }
}{ $name }{ $noun }{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな数
        [at-least] { $least }つ以上
        [exactly] { $n }つ
        [between] { $least }～{ $n }つ
        [random] 無作為に{ $n }つ
       *[up-to] { $n }つまで
    }{ $chooser ->
        [mine] {""}
       *[other] （相手が選ぶ）
    }
}
cards-any-unit = { $except }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな数
        [at-least] { $least }つ以上
        [exactly] { $n }つ
        [between] { $least }～{ $n }つ
        [random] 無作為に{ $n }つ
       *[up-to] { $n }つまで
    }{ $chooser ->
        [mine] {""}
       *[other] （相手が選ぶ）
    }
}
cond-have-unit = { $cards }が{ $how ->
    [some] ある
    [none] ない
    [le] { $n }つ以下の
    [ge] { $n }つ以上ある
    [gt] { $n }つより多い
    [ne] { $n }つではない
   *[eq] { $n }つある
}
cards-of-base = { $except }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $side ->
    [own] { $for ->
        [had] 相手の
       *[other] 自身の
    }
   *[other] { $whose }
}{ $name }{ $noun }{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな数
        [at-least] { $least }つ以上
        [exactly] { $n }つ
        [between] { $least }～{ $n }つ
        [random] 無作為に{ $n }つ
       *[up-to] { $n }つまで
    }{ $chooser ->
        [mine] {""}
       *[other] （相手が選ぶ）
    }
}
cards-any-base = { $except }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな数
        [at-least] { $least }つ以上
        [exactly] { $n }つ
        [between] { $least }～{ $n }つ
        [random] 無作為に{ $n }つ
       *[up-to] { $n }つまで
    }{ $chooser ->
        [mine] {""}
       *[other] （相手が選ぶ）
    }
}
cond-have-base = { $cards }が{ $how ->
    [some] ある
    [none] ない
    [le] { $n }つ以下の
    [ge] { $n }つ以上ある
    [gt] { $n }つより多い
    [ne] { $n }つではない
   *[eq] { $n }つある
}
cards-of-unit-base = { $except }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $side ->
    [own] { $for ->
        [had] 相手の
       *[other] 自身の
    }
   *[other] { $whose }
}{ $name }{ $noun }{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな数
        [at-least] { $least }つ以上
        [exactly] { $n }つ
        [between] { $least }～{ $n }つ
        [random] 無作為に{ $n }つ
       *[up-to] { $n }つまで
    }{ $chooser ->
        [mine] {""}
       *[other] （相手が選ぶ）
    }
}
cards-any-unit-base = { $except }{ $limit }{ $state }{ $features }{ $label }{ $type }{ $name }{ $noun }{ $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] すべて
        [any] 好きな数
        [at-least] { $least }つ以上
        [exactly] { $n }つ
        [between] { $least }～{ $n }つ
        [random] 無作為に{ $n }つ
       *[up-to] { $n }つまで
    }{ $chooser ->
        [mine] {""}
       *[other] （相手が選ぶ）
    }
}
cond-have-unit-base = { $cards }が{ $how ->
    [some] ある
    [none] ない
    [le] { $n }つ以下の
    [ge] { $n }つ以上ある
    [gt] { $n }つより多い
    [ne] { $n }つではない
   *[eq] { $n }つある
}
cards-of-pilot = { $except }{ $limit }{ $features }セットされている{ $state }{ $label }{ $type }{ $side ->
    [own] { $for ->
        [had] 相手の
       *[other] 自身の
    }
   *[other] { $whose }
}{ $name }{ $noun }{ $for ->
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
cards-any-pilot = { $except }{ $limit }{ $features }セットされている{ $state }{ $label }{ $type }{ $name }{ $noun }{ $for ->
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
event-cards = { $except }{ $state }{ $features }{ $label }{ $type }{ $side ->
    [any] {""}
   *[other] { $whose }
}{ $name }{ $noun }
feature-attached = { $word }{ $n ->
   *[other] {""}
}
cond-have-resource = { $side ->
   *[other] { $cards }
}が{ $how ->
    [some] ある
    [none] ない
    [le] { $n }枚以下の
    [ge] { $n }枚以上ある
   *[eq] { $n }枚ある
}
features-ex-paid = EXリソースを使ってプレイした
features-not-sort = { $label }以外の
alternative = { $except }{ $state }{ $features }{ $label }{ $type }{ $owner }{ $named ->
    [yes] { $noun }の{ $name }
   *[no] { $name }{ $noun }
}
noun-token-resource = EXリソース
noun-token-unit = ユニットトークン
change-permit-draw-attacks = { $on }は{ $until }{ $ban }
change-permit-draw-all-attacks = { $on }は{ $until }{ $ban }
