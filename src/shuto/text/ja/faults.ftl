### 手番が認められない理由：違反ごとに1つの文 `fault-<code>`。
### $pieces は「Bobの道路、新しい柱」のような列挙。コロンの後に置くこと。
### $gap は足りない（または超えた）長さ（mm）。必ず gap-mm を通して表示すること。

gap-mm =
    { $gap ->
        [0] 0.1mm未満
       *[other] { NUMBER($gap, maximumFractionDigits: 1) }mm
    }

## だれの手番か、いつか

fault-not-your-turn = 今は{ $player }の手番です。自分の番までお待ちください。
fault-wrong-phase =
    { $phase ->
        [setup] まだ準備中です。街のパーツをすべて置き終えてから、建設を始めます。
        [building] 準備は終わったので、街のパーツはもう置けません。ハイウェイを建設してください。
       *[over] ゲームは終了しています。これ以上は何もできません。
    }
fault-no-such-base-point = そこからは建設できません。自分のハイウェイの端の柱か、まだ分岐できる自分のジャンクションを選んでください。
fault-base-point-closed = ここは出口で終わっているので、先へは延ばせません。ほかの起点を選んでください。
fault-already-branched = このジャンクションは分岐済みで、道路が3本載っているため、これ以上は載せられません。ほかの起点を選んでください。

## 必要なもの

fault-height-step = 起点の高さは{ $base_height }なので、高さ{ $height }の柱は建てられません。ちょうど1段高いか1段低い柱にしてください（高さを自由に選べるのはジャンクションだけです）。
fault-height-below-one = 柱は1段以上必要なので、高さ{ $height }にはできません。
fault-junction-without-gray = 黄色の柱だけでは建てられません。下にグレーの柱を1個以上積み、高さ2以上のジャンクションにしてください。
fault-junctions-off = このゲームではジャンクションを使いません。1段高いか1段低いグレーの柱を建ててください。
fault-not-enough-gray =
    { $have ->
        [0] { $yellow ->
            [0] 柱が残っていないので、柱を建てられません。
           *[other] グレーの柱が残っていません。黄色の柱だけでは建てられません。
        }
       *[other] グレーの柱が足りません。必要なのは{ $need }個、手持ちは{ $have }個です。
    }
fault-not-enough-yellow = 黄色の柱が残っていません。ジャンクションには1個必要です。
fault-not-enough-roads = 道路が残っていないので、もう建設できません。
fault-not-enough-cars = 車が足りません。必要なのは{ $need }台、手持ちは{ $have }台です。

## 道路の置き方

fault-out-of-reach =
    { $farthest ->
        [0] これほどの高低差に届く道路はありません。起点にもっと近い高さを選んでください。
       *[other] 新しい柱が{ gap-mm }遠すぎます。起点から{ NUMBER($distance, maximumFractionDigits: 1) }mm離れていますが、この高さで道路が届くのは{ NUMBER($farthest, maximumFractionDigits: 1) }mmまでです。
    }
fault-end-sticks-out = 道路の端が柱からはみ出しています：{ $pieces }。{ gap-mm }外側に出すぎています。
fault-lie-length = この両端の距離は、道路1本の長さと{ gap-mm }ちがいます。その分だけ近づけるか離してください。
fault-off-ramp-height =
    { $why ->
        [height-1] このゲームでは、出口は高さ1からだけ作れます。高さ{ $height }からは作れません。
       *[reach] 高さ{ $height }からでは、道路がテーブルに届きません。
    }
fault-off-ramp-without-columns = 柱が残っていないので、何も建設できず、出口も作れません。{ $missions ->
    [yes] 道路を1本脇に置いてください。
   *[no] パスしてください。
 }
fault-off-table = テーブルの端から{ gap-mm }はみ出しています。建設するものはすべてテーブルの上に収めてください。
fault-closes-loop = すでに建っている柱につながってしまいます：{ $pieces }。輪は作れないので、道路の先は新しい柱かテーブルにしてください。

## じゃまになるもの

fault-road-over-column = 真上から見て、道路は両端の柱以外の柱に重なってはいけません：{ $pieces }。重なりは{ gap-mm }です。
fault-column-under-road = 真上から見て、新しい柱を道路に重なる位置に建ててはいけません：{ $pieces }。重なりは{ gap-mm }です。
fault-column-overlaps-column = 2本の柱を同じ場所には建てられません：{ $pieces }。重なりは{ gap-mm }です（ふちが接するだけなら問題ありません）。
fault-touches-road = 道路どうしが触れてはいけません：{ $pieces }。間隔が{ gap-mm }足りません（触れずに上か下を通るのは問題ありません）。
fault-overlap-beyond-top = 柱の上面の縁から{ gap-mm }先でも道路どうしが触れているので、向きをもっと離してください：{ $pieces }。
fault-touches-column = 道路は両端の柱以外の柱に触れてはいけません：{ $pieces }。間隔が{ gap-mm }足りません。
fault-touches-car = 建設するものが車に触れてはいけません：{ $pieces }。間隔が{ gap-mm }足りません。
fault-touches-building = 建設するものがビルに触れてはいけません：{ $pieces }。間隔が{ gap-mm }足りません。
fault-touches-tower = 建設するものがタワーに触れてはいけません：{ $pieces }。間隔が{ gap-mm }足りません。
fault-touches-obstacle = 建設するものが飛行機、ターミナル、木に触れてはいけません：{ $pieces }。間隔が{ gap-mm }足りません。
fault-touches-area = 道路はエリアの上空を通れますが、そこに下りる出口でないかぎり、エリアに触れてはいけません：{ $pieces }。間隔が{ gap-mm }足りません。
fault-area-forbids-column = このエリアには柱を建てられません：{ $pieces }。{ gap-mm }入り込んでいます。
fault-column-over-area-edge = 柱は開発エリアの完全に内側か、完全に外側に建ててください：{ $pieces }。ふちを{ gap-mm }越えています。
fault-area-forbids-off-ramp = このエリアには出口を下ろせません：{ $pieces }。先端が{ gap-mm }入り込んでいます。

## 車

fault-car-not-earned = この道路で獲得した台数より多くの車を置いています。獲得は{ $earned }台、置いたのは{ $placed }台です。
fault-car-owed = 獲得した車は、場所があって滑り落ちないかぎり、必ず置きます。{ $owed }台のところ、置いたのは{ $placed }台です。
fault-car-does-not-fit = 道路の{ NUMBER($place, maximumFractionDigits: 1) }mmの位置には車が収まりません：{ $pieces }。間隔が{ gap-mm }足りません。
fault-car-not-on-road = 道路の{ NUMBER($place, maximumFractionDigits: 1) }mmの位置に置いた車が、道路の端から{ gap-mm }はみ出しています。車は全体が道路の上に載るように置いてください。
fault-car-would-slide = この道路は急すぎて車を置けません。傾きは{ NUMBER($slope, maximumFractionDigits: 1) }°で、{ NUMBER($steepest, maximumFractionDigits: 1) }°を超えると車は滑り落ちます。
fault-car-type-unavailable = この車は手持ちにありません：{ any-car }。
fault-nothing-to-take = { $player }から柱をもらえません。置いた車が、交差した相手の道路の車と同じ種類のときだけもらえます。相手の手持ちに柱も必要です。
fault-gray-given-first = { $player }にはまだグレーの柱があり、黄色より先に渡します。グレーの柱をもらってください。

## そのほかの手番

fault-pass-with-legal-build = まだ建設できるので、パスはできません。たとえば：{ $turn }
fault-set-aside-not-allowed = 道路を脇に置けるのはミッションルールだけです。建設するか、できなければパスしてください。
fault-set-aside-with-legal-build = まだ建設できるので、道路を脇に置けません。たとえば：{ $turn }
fault-adjust-closed = 前の手番はもう調整できません。
fault-adjust-other-turn = 調整できるのは自分の直前の手番だけです。起点、高さ、建設の種類は変えられません。
fault-adjust-disturbs = あとから建設されたものがルール違反になってしまいます：{ $pieces }。動かす量を減らすか、そのままにしてください。
fault-stop-not-allowed = 今はゲームを終えられません。だれかが車を全部置いていて、続けるかどうかをほかの人が選べるルールのときだけです。

## 街のパーツ

fault-component-unavailable = このパーツは置けません：{ any-component }。すでにテーブルにあるか、このゲームでは使いません。
fault-development-first = 先に開発エリアをすべて置きます。このパーツはそれまでお待ちください：{ any-component }。
fault-areas-overlap = エリアどうしを重ねてはいけません：{ any-component }、{ $pieces }。重なりは{ gap-mm }です。
fault-area-too-close = 開発エリアは、ほかの開発エリア、道路、柱から{ NUMBER($need, maximumFractionDigits: 1) }mm以上離してください：{ any-component }、{ $pieces }。間隔が{ gap-mm }足りません。
fault-component-touches-piece = 真上から見て、パーツはすでに建っているものに重なったり触れたりしてはいけません：{ any-component }、{ $pieces }。間隔が{ gap-mm }足りません。
fault-needs-development-area = ビルとタワーは開発エリアの上にだけ建てます。空いている開発エリアの内側に収めてください：{ any-component }。
fault-development-occupied = 1つの開発エリアに建てられるのはビル1つかタワーだけで、ここはふさがっています：{ $pieces }。別の開発エリアを選んでください：{ any-component }。
fault-component-over-edge = ビルとタワーは開発エリアの内側に完全に収めます：{ any-component }、{ $pieces }。{ gap-mm }はみ出しています。
fault-buildings-overlap = 2つのビルを同じ場所には建てられません：{ any-component }、{ $pieces }。重なりは{ gap-mm }です。

## コマから作った局面

fault-more-than-in-box =
    { $kind ->
        [gray] テーブルと手持ちを合わせたグレーの柱が箱の中身より多くなっています。{ $have }個のはずが{ $need }個あります。
        [yellow] テーブルと手持ちを合わせた黄色の柱が箱の中身より多くなっています。{ $have }個のはずが{ $need }個あります。
        [roads] { $player }の道路は、テーブルと手持ちを合わせると多すぎます。1人分の{ $have }本に対して{ $need }本あります。
       *[cars] { $player }の車は、テーブルと手持ちを合わせると多すぎます。1人分の{ $have }台に対して{ $need }台あります。
    }
fault-broken-highway =
    { $what ->
        [ramp] { $player }には入口がちょうど1つ必要で、高さ1のグレーの柱に上ります。
       *[road] どの柱も、道路が出ていく前に、そこへ来る道路が必要です：{ $pieces }。
    }

## 倒れたもの

aftermath-no-seat = このテーブルに席{ $seat }はありません。
aftermath-other-payment = { $player }が払うのは柱{ $count }個です。申告と合いません。
aftermath-too-poor = { $player }の手持ちの柱は、グレー{ $gray }個と黄色{ $yellow }個だけです。
aftermath-named-twice = 同じコマが二度挙げられています。
aftermath-too-many = { $count }個より多くは倒れません。
aftermath-no-piece = テーブルにそのコマはありません。
aftermath-no-miss = 失敗するのは手番の人だけで、手を終える前に限ります。
match-halted = このゲームは以前のルールで行われました。手順{ $step }は今のルールでは認められないため（{ $fault }）、その直前で終わります：{ $reason }
