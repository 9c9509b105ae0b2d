# First-game guides in Japanese: a title and a few sentences for every step, pointing at the board.
# Steps are listed in src/guides; a test holds the two together.

## ONE PIECE

guide-one-piece-goal-title = 目的
guide-one-piece-goal = 相手のリーダーへのアタックが通るたびに、このライフが1枚減ります。ライフがなくなった後、もう一度通せば勝ちです。
guide-one-piece-leader-title = あなたのリーダー
guide-one-piece-leader = ゲーム中ずっと場にいて、キャラと同じようにアタックできます。相手が狙うのもこのリーダーです。右上の数字がパワーです。
guide-one-piece-hand-title = 最初の手札
guide-one-piece-hand = 5枚です。このまま始めるか、1回だけ5枚を引き直せます。コスト1～3のカードが何枚かあると動きやすくなります。
guide-one-piece-turn-title = ターンの流れ
guide-one-piece-turn = ターンはこの順に進みます。カードをアクティブにする、カードを引く、ドン!!を置くまでは自動です。メインフェイズでは、好きな順番で何度でも行動できます。
guide-one-piece-don-title = ドン!!カード
guide-one-piece-don = 毎ターン2枚ずつ、10枚まで増えます。レストにしてコストを支払うか、リーダーやキャラに付与します。付与したドン!!は1枚につき、自分のターン中パワー+1000。次の自分のターン開始時にすべて戻ります。
guide-one-piece-play-title = カードのプレイ
guide-one-piece-play = 光っているカードは今プレイできます。カードを押すか、テーブルにドラッグしてください。左上がコストです。キャラは場に残り、イベントは効果を使ってトラッシュに置かれます。
guide-one-piece-give-title = ドン!!の付与
guide-one-piece-give = ドン!!を押し、次にリーダーかキャラを押します。このターンのアタックがパワー+1000になります。
guide-one-piece-attack-title = アタック
guide-one-piece-attack = アクティブのリーダーかキャラを押し、次に対象を押します。対象は相手のリーダーか、レストのキャラです。パワーが対象以上なら成功です。キャラは【速攻】がなければ、登場したターンにはアタックできません。
guide-one-piece-defend-title = アタックされたら
guide-one-piece-defend = 【ブロッカー】はアタックを引き受けられます。カウンターの値を持つ手札を使えば、このバトル中その分パワーが上がります。そのまま受けて、ライフのカードを手札に加えることもできます。
guide-one-piece-trigger-title = 【トリガー】
guide-one-piece-trigger = 失ったライフのカードに【トリガー】があります。今コストなしで発動するか、手札に加えるかを選んでください。
guide-one-piece-why-title = なぜできない？
guide-one-piece-why = 光っていないカードを押すと、どのルールでできないのかがわかります。ログの番号を押すと、そのルールが開きます。
guide-one-piece-end-title = ターンの終了
guide-one-piece-end = もうすることがなければ、ここでターンを終了します。守りに使う手札を何枚か残しておきましょう。ご武運を！

## GUNDAM

guide-gundam-goal-title = 目的
guide-gundam-goal = 相手の前には6枚のシールドがあり、その手前にベースがあります。すべてなくなるまでアタックし、さらにもう一度プレイヤーに攻撃を通せば勝ちです。
guide-gundam-base-title = あなたのベース
guide-gundam-base = あなたへのアタックは、まずベースに、次にシールドの上から順に当たります。最初はEXベースがあり、手札のベースカードを配備すると入れ替わります。
guide-gundam-hand-title = 最初の手札
guide-gundam-hand = 5枚です。このまま始めるか、1回だけすべて引き直せます。Lv.の低いユニットがあると早く動けます。
guide-gundam-turn-title = ターンの流れ
guide-gundam-turn = カードをアクティブにし、1枚引き、リソースを1枚置くまでは自動です。メインフェイズでは、配備、セット、アタックを好きな順番で行えます。
guide-gundam-resources-title = リソース
guide-gundam-resources = カードを使うには、左上の数字であるLv.と同じ枚数のリソースが必要です。その下の数字であるコストの枚数をレストにして支払います。
guide-gundam-play-title = カードのプレイ
guide-gundam-play = 光っているカードは今プレイできます。押すか、テーブルにドラッグしてください。ユニットはバトルエリアへ、コマンドは効果を使ってトラッシュへ、ベースはベース置き場へ置かれます。
guide-gundam-battle-title = あなたのユニット
guide-gundam-battle = APは与えるダメージ、HPは耐えられるダメージです。ダメージは残るので、次の戦いで破壊されるかもしれません。置けるユニットは6つまでです。
guide-gundam-pair-title = パイロット
guide-gundam-pair = パイロットを押し、次にユニットを押すとセットします。APとHPは合計されます。リンク条件に合うパイロットならリンクユニットとなり、配備したターンにアタックできます。
guide-gundam-attack-title = アタック
guide-gundam-attack = ターン開始時から場にいるアクティブのユニットを押し、次に相手プレイヤーか、レストの相手のユニットを押します。ユニット同士は同時にダメージを与え合います。
guide-gundam-block-title = アタックされたら
guide-gundam-block = 《ブロッカー》を持つアクティブのユニットは、レストになってアタックを引き受けられます。そのまま受けることもできます。
guide-gundam-action-title = アクションステップ
guide-gundam-action = 【アクション】のカードや効果を、お互いが交互に使えます。両者がパスするとバトルが進みます。
guide-gundam-burst-title = 【バースト】
guide-gundam-burst = 破壊されたシールドに【バースト】があります。コストなしで使うか、使わずにトラッシュに置くかを選んでください。
guide-gundam-why-title = なぜできない？
guide-gundam-why = 光っていないカードを押すと、どのルールでできないのかがわかります。ログの番号を押すと、そのルールが開きます。
guide-gundam-end-title = ターンの終了
guide-gundam-end = もうすることがなければ、ここでターンを終了します。アクティブのままの《ブロッカー》は守りに使えます。ご武運を！

## BlackPoker

guide-blackpoker-goal-title = 目的
guide-blackpoker-goal = この山札が対戦相手のライフです。1点のダメージごとに、一番上のカードが墓地に移ります。ライフがなくなった方の負けです。
guide-blackpoker-life-title = あなたのライフ
guide-blackpoker-life = カードもここから引き、多くのアクションはライフを支払います。ライフを使えば勝ちに近づきますが、使いすぎると負けます。
guide-blackpoker-walls-title = 防壁
guide-blackpoker-walls = どのカードも、裏向きで防壁として置けます。チャージ状態の防壁は、ドライブして召喚のコストになり、アタッカー1体を一度だけ止められます。
guide-blackpoker-soldiers-title = 兵士
guide-blackpoker-soldiers = ここにいるカードが戦います。数字がサイズで、J、Q、Kは11、12、13です。
guide-blackpoker-chance-title = チャンス
guide-blackpoker-chance = チャンスを持っています。アクションをリクエストするか、パスしてください。両者が続けてパスすると、最後のリクエストが解決します。
guide-blackpoker-set-wall-title = 毎ターンの防壁
guide-blackpoker-set-wall = 自分のターンに1回、ライフ1点で手札1枚を防壁にできます。兵士を召喚するコストになるので、まずはここから始めましょう。
guide-blackpoker-summon-title = 召喚
guide-blackpoker-summon = 2～10は防壁1体とライフ1点、J、Q、Kは防壁2体とライフ1点、Aはライフ1点だけです。アクションを選べば、残りは順に聞かれます。エースはすぐに攻撃でき、他は次のターンからです。
guide-blackpoker-magic-title = 魔法
guide-blackpoker-magic = チャンスがあればいつでも使えます。♡は兵士を大きくし、♠は小さくし、♢はカードをチャージまたはドライブし、♣はリクエストを止めます。コストとして手札をもう1枚捨てます。
guide-blackpoker-stage-title = ステージ
guide-blackpoker-stage = リクエストはここに積まれ、新しいものが上になります。解決する前に、両者が割り込めます。
guide-blackpoker-attack-title = アタック
guide-blackpoker-attack = 自分のターンに1回、チャージ状態の兵士で攻撃できます。ブロックされなければ、サイズ分のダメージを与えます。兵士同士では大きい方が残ります。
guide-blackpoker-block-title = ブロック
guide-blackpoker-block = アタッカーを兵士か防壁でブロックします。防壁は必ず墓地に移りますが、アタッカーと同じ数字なら、アタッカーも墓地に移ります。
guide-blackpoker-why-title = なぜできない？
guide-blackpoker-why = 光っていないカードを押すと、どのルールでできないのかがわかります。ログの番号を押すと、そのルールが開きます。
guide-blackpoker-end-title = ターンの終了
guide-blackpoker-end = 終わったらエンドをリクエストします。割り込むための手札を1、2枚残しておきましょう。ご武運を！

## Duel

guide-duel-goal-title = 目的
guide-duel-goal = お互いのLPは8000から始まり、名前の横に表示されます。相手のLPを0にすれば勝ちです。デッキがない時にドローしなければならないプレイヤーも負けです。
guide-duel-field-title = あなたのフィールド
guide-duel-field = この列にモンスター、後ろの列に魔法と罠を置きます。それぞれ5つまでです。
guide-duel-turn-title = ターンの流れ
guide-duel-turn = ドロー、スタンバイ、メイン1、バトル、メイン2、エンドの順に進みます。進行は自動で、あなたが決めるのはメインフェイズとバトルフェイズです。
guide-duel-summon-title = モンスター
guide-duel-summon = 1ターンに1度、モンスターを表側攻撃表示で召喚するか、裏側守備表示でセットできます。レベル5・6には1体、レベル7以上には2体のリリースが必要です。
guide-duel-spells-title = 魔法と罠
guide-duel-spells = 魔法は発動すると効果を発揮します。罠は先に裏側でセットし、次のターンから、相手ターンにも発動できます。
guide-duel-position-title = 表示形式
guide-duel-position = 縦向きは攻撃表示、横向きは守備表示です。出したばかりでなければ、1ターンに1度変更できます。
guide-duel-battle-title = バトルへ
guide-duel-battle = モンスターの準備ができたら、ここからバトルフェイズに入ります。
guide-duel-attack-title = 攻撃
guide-duel-attack = モンスターを押し、次に対象を押します。攻撃表示同士なら攻撃力の高い方が残り、差がダメージになります。守備表示なら守備力と比べ、その持ち主はダメージを受けません。モンスターがいなければ直接攻撃できます。
guide-duel-chain-title = チェーン
guide-duel-chain = カードは互いに応じて、ここに積まれます。最後に積まれたものから処理します。
guide-duel-answer-title = チェーンしますか？
guide-duel-answer = スペルスピードの足りるカードで応じられます。光っているカードが使えます。パスすれば、チェーンが処理されます。
guide-duel-why-title = なぜできない？
guide-duel-why = 光っていないカードを押すと、どのルールでできないのかがわかります。ログの番号を押すと、そのルールが開きます。
guide-duel-end-title = ターンの終了
guide-duel-end = 罠があれば、終了する前にセットしましょう。ご武運を！
