### Reading the rules in the browser: clauses, differences, what is often misread.

## Rules as text

rules-allotment = { $count }人で遊ぶときの1人分
rules-supply = 車{ $cars }、グレー{ $gray }、黄色{ $yellow }、道路{ $roads }
rules-start-gap = 最初の柱の間隔
rules-car-types = 車の種類
rules-all-alike = すべて同じ
rules-not-there = このルールにはありません
rules-house-rule = ハウスルール
rules-optional = 任意
rules-house-rules = ハウスルール：{ $rules }

## Screen and dialog

rules-title = ルール
rules-all = すべてのルール
rules-read = ルールを読む
rules-open = このルールを開く
rules-compare = 比べる
rules-search = 検索
rules-facts = この箱の数
rules-failed = ルールを読み込めませんでした。
rules-retry = もう一度試す
rules-differs = 違いあり
rules-found =
    { $count ->
        [0] この言葉を含むルールはありません。
       *[other] { $count }件のルールが見つかりました
    }
rules-differing =
    { $count ->
        [0] { $edition }と違うルールはありません。
       *[other] { $edition }と違うルールが{ $count }件あります
    }

## What the referee says about an example

example-ok = OK
example-not-ok = 不可
example-pays-nothing = だれも支払いません。
example-takes-nothing = 柱のやり取りはありません。
example-goes-on = ゲームは続きます。{ to-move }。
example-earns =
    { $count ->
        [0] 車は獲得できません。
       *[other] 車を{ $count }台獲得します。
    }
example-points =
    { $count ->
        [0] 0点
       *[other] { $count }点
    }

## What the pictures of the clauses show

example-goal = 2人のゲームの、14手のあとです。
example-supply = 2人のとき、入口を作ったあとに残る手持ちです。
example-too-few-columns = Annのグレーの柱は残り2個で、3個必要です。
example-start-of-two = 最初の柱の間隔です。Annから始めます。輪が起点を示しています。
example-start-of-three = 3人のとき、最初の柱は三角形に並びます。
example-bare-table = 2人のとき、テーブルにあるのは入口だけです。
example-past-a-building = Annの道路はビルの横を通っています。
example-touching-a-building = Annの道路がビルに当たっています。
example-building-on-its-area = ビルが開発エリアの内側に収まっています。
example-building-over-the-edge = ビルがエリアのふちからはみ出しています。
example-areas-too-close = 開発エリアがBobの柱に近すぎます。
example-no-junction = Annはジャンクションを作りたいのですが、このゲームにはありません。
example-gray-instead = 1段高いグレーの柱なら建てられます。
example-my-turn = Annの手番です。柱1本と、そこへの道路を建設します。
example-not-my-turn = Annの手番なのに、Bobが建設しています。
example-base-points = 輪がAnnの起点です。ハイウェイの端と、出ていく道路がまだ1本のジャンクションです。
example-from-the-end = Annがハイウェイの端から延ばします。
example-from-the-middle = Annが途中の柱から延ばそうとしています。
example-one-higher = 高さ2から高さ3へ。
example-one-lower = 高さ2から高さ1へ。
example-same-height = 高さ2から同じ高さ2へ。
example-two-higher = 高さ2から高さ4へ。
example-within-reach = 道路が両方の上面に届いています。
example-out-of-reach = この距離には道路が届きません。
example-road-as-it-is = 道路が2本の柱の中心線に沿っています。
example-road-too-short = 両端が近すぎます。道路はもっと長いです。
example-adjust-in-turn = Annが手番の終わる前に新しい柱を動かしました。
example-adjust-after-turn = Annの手番は終わり、Bobはまだ建てていません。Annが柱を動かそうとしています。
example-adjust-too-late = Bobがもう柱を建てました。Annが自分の柱を動かそうとしています。
example-end-on-top = 端が中心を越えていますが、上面に収まっています。
example-end-sticks-out = 端が柱からはみ出しています。
example-ends-stacked = 端が重なっています。
example-ends-side-by-side = 端が並んで平らに載っています。
example-wide-fork = 角度が広ければ、道路は上面の上だけで触れます。
example-narrow-fork = 角度が狭いと、道路が上面の外でも触れます。
example-beside-a-column = 道路がBobの柱の横を通っています。
example-over-a-column = 真上から見て、道路がBobの柱に重なっています。
example-column-under-a-road = 柱がBobの高い道路の下に入ります。
example-on-to-a-new-column = Annが新しい柱へ進みます。
example-back-to-a-column = Annがハイウェイを最初の柱へ戻そうとしています。
example-clear-above = Annの道路がBobの道路のずっと上を通っています。
example-touching = Annの道路がBobの道路にぶつかります。
example-on-the-table = 柱も道路もテーブルの上にあります。
example-off-the-table = 柱がテーブルの端からはみ出します。
example-first-over = AnnがBobの道路の上を最初に通ります。
example-first-under = AnnがBobの道路の下を最初に通ります。
example-over-a-ramp = AnnがBobの入口の上を通ります。
example-car-not-earned = Annは何とも交差していないのに車を置いています。
example-b-over-a = AnnがAとBの上を通ります。BがすでにAの上を通っているので、数えるのはBだけです。
example-second-over = Annはこの道路の上をもう通っています。2回目は何も獲得できません。
example-own-and-other = AnnがBobの道路と、自分の入口の上を通ります。
example-car-on-the-road = 車全体が新しい道路に載っています。
example-car-over-the-end = 車が道路の端からはみ出します。
example-car-too-steep = これほど急な道路では、車が滑り落ちます。
example-car-placed = Annが獲得した車を置きます。
example-car-left-out = Annは車を獲得しましたが、置きません。
example-junction-of-any-height = 高さ1から高さ4のジャンクションへ。
example-gray-after-a-junction = 高さ4のジャンクションのあとに、高さ5のグレーの柱。
example-gray-too-low-after-a-junction = 高さ4のジャンクションのあとに、高さ2のグレーの柱。
example-yellow-alone = 下にグレーの柱がない黄色の柱。
example-first-branch = ジャンクションから2本目の道路が出ていきます。
example-second-branch = 同じジャンクションから出る3本目の道路。
example-branch-without-junction = Annがグレーの柱から分岐しようとしています。
example-off-ramp = 道路がテーブルに下ります。先に柱はありません。
example-after-an-off-ramp = 出口でこの端は閉じました。Annがここから延ばそうとしています。
example-off-ramp-from-one = 高さ1からの出口。
example-off-ramp-from-two = 高さ2からの出口。
example-bonus-and-crossing = 出口がBobの道路の下も通ります。ボーナスと、交差の分です。
example-bonus-left-out = Annは出口を作りましたが、車を置きません。
example-column-inside-an-area = 柱が開発エリアの内側に収まっています。
example-column-over-an-edge = 柱がエリアのふちにかかります。
example-off-ramp-on-green = 出口が緑地エリアに下ります。
example-column-on-green = 緑地エリアの上の柱。
example-over-the-rainbow = 道路が虹エリアの上を通ります。
example-off-ramp-on-the-rainbow = 出口が虹エリアに下ります。
example-what-fell = AnnがBobの道路と2段の柱を倒しました。全部で3つです。
example-own-pieces-fell = Annが自分の道路を、車ごと落としました。
example-pass-with-a-place = Annは建材も置ける位置もあるのに、パスしようとしています。
example-pass-without-roads = Annには道路がなく、パスします。
example-off-ramp-without-columns = Annには道路はありますが柱がなく、出口を作ろうとしています。
example-last-car-of-two = 2人のゲームで、Annが最後の車を置きます。
example-last-car-of-three = 3人のゲームで、Annが最後の車を置きます。
example-both-pass = Bobは建材切れでパスしました。Annも柱がなく、パスします。
example-everybody-passed = 2人ともパスしました。ハイウェイの車はAnnが2台、Bobが1台です。
example-city = 準備のできた街です。
example-set-aside = Annには柱がなく、道路を1本脇に置きます。
example-set-aside-too-early = Annはまだ建設できるのに、道路を脇に置こうとしています。
example-drive-points = Annのハイウェイに車が3台あります。
example-development-point = Annの柱が開発エリアに建っています。
example-traffic-jam = 車の載った道路が3本つながっています。
example-no-traffic-jam = 真ん中の道路に車がありません。
example-rainbow-points = 虹エリアの上の道路に車があります。
example-no-rainbow-points = 虹エリアの上の道路に車がありません。
example-airport-points = Annの出口が空港エリアに下りています。
example-enclosed = Annのハイウェイがビルのまわりで自分自身と交差しています。
example-not-enclosed = 輪が閉じていません。
example-tower-enclosed = 輪の中にタワーとビル1つがあります。
example-tallest = Annの高さ3のグレーの柱が、テーブルでいちばん高い柱です。
example-junction-is-not-tallest = Annのジャンクションは数えません。Bobの高さ2のグレーの柱がいちばん高い柱です。
example-stock-points = Annの手持ちに柱が12個残っています。
example-same-type = Annのリムジンが、リムジンの載ったBobの道路と交差します。
example-other-type = Annのスポーツカーが、リムジンの載ったBobの道路と交差します。

## Often misread

misread-title = よくある誤解
misread-about = どのテーブルでも出てくる質問と、それぞれの説明書の答えです。
misread-all-agree = どの説明書も同じです
misread-silent = 記載なし
misread-read-rule = ルールを読む

misread-running-out = 建材切れになるのはいつですか。
misread-running-out-answer = 残ったものでは何も建設できなくなったときです。道路がないか、許される柱も出口も作れないときです。すぐには脱落しません。ほかの人が1回ずつ手番を行い、その間にペナルティの柱を受け取れば助かります。
misread-running-out-in-four-player-de = 説明書は「どれかの建材」と書いています。道路がない、または柱が2色ともない、と読みます。
misread-ramps = 入口や出口と交差すると車を獲得できますか。
misread-ramps-answer = 箱によって違います。2本の柱の間の道路だけを数えるものと、ほかの人の道路をすべて数えるものがあります。
misread-two-roads = 2本の道路の上を通ると、車は2台ですか。
misread-two-roads-answer = こちら側をまだだれも通っていない道路1本につき1台です。数えるのはすぐ下にある道路だけです。BがすでにAの上を通っていれば、両方の上を通っても獲得できるのはBの分だけです。
misread-own-road = 新しい道路が自分の道路とも交差します。それでも車を獲得できますか。
misread-own-road-answer = 自分の道路からは何も獲得できません。箱によっては、自分の道路と交差すると、その新しい道路の車をすべて失います。
misread-own-road-in-four-player-fr = その道路の車すべて、出口のボーナスも含むと読みます。
misread-own-road-in-two-player-2024 = その道路の車すべて、出口のボーナスも含むと読みます。
misread-bonus = 出口を作ると何を獲得できますか。
misread-bonus-answer = ボーナスの車を1台、さらに車を獲得できる交差1つにつき1台です。すべて出口の上に置きます。
misread-bonus-in-two-player-2024 = § 8は追加の車を「置いてよい」、§ 4は「置かなければならない」としています。必ず置くものとします。
misread-exit-height = 出口はどの高さから作れますか。
misread-exit-height-answer = 新しい箱では高さ1からだけです。古い箱では、道路がテーブルに届けばどの高さからでも作れます。
misread-must-place = 獲得した車は必ず置きますか。
misread-must-place-answer = 置いてもよい箱と、場所があって滑り落ちないかぎり必ず置く箱があります。この手番で置かなかった車は失われます。
misread-must-place-in-rainbow-city = § 4は「置かなければならない」、§ 6は「置いてよい」としています。必ず置くものとします。
misread-branch = 分岐できるのは何で、いつですか。
misread-branch-answer = 自分のジャンクションだけです。あとのどの手番でも1回だけ分岐でき、道路は3本になります。グレーの柱は分岐できません。分岐もほかと同じ道路で、新しい柱かテーブルに続きます。
misread-branch-in-four-player-de = § 7は、分岐が柱の代わりになるように読めます。分岐の先にも新しい柱を建てると読みます。
misread-open-ends = 前に残したハイウェイの端から延ばせますか。
misread-open-ends-answer = はい。説明書には前の手番の柱とありますが、まだ閉じていない端と、まだ分岐できるジャンクションのすべてと読みます。そうでないと、分岐の先を延ばせません。
misread-after-a-junction = ジャンクションの次の柱はどの高さですか。
misread-after-a-junction-answer = いつもどおり、ジャンクションより1段高いか1段低い柱です。もう一度ジャンクションにすれば、また好きな高さにできます。
misread-touching-on-top = 同じ柱の上の2本の道路は触れてもよいですか。
misread-touching-on-top-answer = その柱の上面の上でなら、並べても重ねてもかまいません。ふちの外で触れてはいけないので、分岐には広い角度が必要です。
misread-over-a-column = 道路は柱のずっと上を通れますか。
misread-over-a-column-answer = いいえ。真上から見て、道路は両端の柱以外の柱に重なってはいけません。どんなに高くても、自分の柱でも同じです。道路の下に柱を建てることもできません。道路の上を通るのはかまいません。
misread-moving-later = 手番のあとに自分の柱を動かせますか。
misread-moving-later-answer = 古い箱では次の人が柱を建てるまで動かせます。新しい箱では動かせません。起点は動かせません。
misread-what-falls = 柱を丸ごと倒しました。何を支払いますか。
misread-what-falls-answer = 自分の手持ちの柱を持ち主に渡します。古い箱では1つにつき1個で、柱の1段、道路、車をそれぞれ1つと数えます。新しい箱では、どれだけ倒しても全部で1個です。自分のものを倒しても支払いはありません。
misread-passing = 待つためにパスできますか。
misread-passing-answer = いいえ。何も建設できないときだけパスできます。建設できる位置があれば、審判が示します。出口も建設に数えます。
misread-last-car = だれかが最後の車を置いたら、ゲームは終わりですか。
misread-last-car-answer = どの箱でも、その人の勝ちです。2人用の箱ではゲームが終わり、ほかの箱では残りの人が2位を争って続けます。ミッションルールでは、そのラウンドを終えてから得点で決まります。
