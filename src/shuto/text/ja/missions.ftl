### Findings and the buttons that help, what is going on for a player, missions.

## 置けない理由

findings-more =
    { $others ->
        [0] これに伴う問題がほかに{ $count }件あります
       *[other] ほかに{ $count }件の問題があります
    }

## おすすめの理由

advice-last-car = 最後の車を置けます。
advice-over = { $road }の上を通り、車を1台獲得します。
advice-under = { $road }の下を通り、車を1台獲得します。
advice-crossings = { $roads }本の道路と交差し、車を{ $cars }台獲得します。
advice-bonus = 出口でボーナスの車を獲得します。
advice-points = { $mission }で{ $points }点入ります。
advice-off-ramp = 柱を使わずに、ハイウェイをここで終えます。
advice-junction =
    { $next ->
        [yes] このジャンクションからは道路を2本延ばせて、次の道路で車を獲得できます。
       *[no] このジャンクションからは道路を2本延ばせます。
    }
advice-next = ここからなら、次の道路で車を獲得できます。
advice-cheap = 柱を節約できます（{ $count }個だけ）。
advice-on = まだ車は獲得しませんが、ハイウェイを延ばせます。

## 役に立つボタン

remedy-nearest = 最も近い位置へ
remedy-lower = { $by }段低く
remedy-higher = { $by }段高く
remedy-column = グレーの柱にする
remedy-junction = ジャンクションにする
remedy-direction = 空いている方向へ回す
remedy-base = 別の起点にする
remedy-off-ramp = 出口にする
remedy-cars = 車を自動で置く
remedy-take = もらえる分をもらう
remedy-component = 先に置く：{ any-component }
remedy-build = できる手を見る
remedy-set-aside = 道路を1本脇に置く
remedy-pass = パスする

## プレイヤーの状況

situation-lack =
    { $lack ->
        [base-points] 起点が残っていません
        [roads] 道路が残っていません
        [columns] 柱が残っていません
        [fitting] 起点に合う柱が残っていません
        [place] 置ける位置が残っていません
       *[material] 建材が残っていません
    }
situation-off-ramp =
    { $mine ->
        [yes] { situation-lack }。作れるのは出口だけです。
       *[no] { $player }：{ situation-lack }。作れるのは出口だけです。
    }
situation-pass =
    { $lack ->
        [place] { $mine ->
            [yes] { situation-lack }。パスします。全員が続けてパスするとゲームが終わります。
           *[no] { $player }：{ situation-lack }。パスします。
        }
       *[other] { $mine ->
            [yes] { situation-lack }。パスします。{ $others }の次の手番までに柱をもらえなければ脱落します。
           *[no] { $player }：{ situation-lack }。パスします。
        }
    }
situation-set-aside =
    { $mine ->
        [yes] { situation-lack }。道路を1本脇に置きます。得点は減りません。
       *[no] { $player }：{ situation-lack }。道路を1本脇に置きます。
    }
situation-last-chance =
    { $mine ->
        [yes] { situation-lack }。{ $others }の次の手番までに柱をもらえなければ脱落します。
       *[no] { $yours ->
            [yes] { $player }：{ situation-lack }。あなたの手番が終わるまでに柱をもらえなければ脱落します。
           *[no] { $player }：{ situation-lack }。{ $others }の次の手番までに柱をもらえなければ脱落します。
        }
    }
situation-last-turn =
    { $mine ->
        [yes] 最後のラウンドです。手番はあと1回です。
       *[no] 最後のラウンドです。{ $player }の手番はあと1回です。
    }
situation-done =
    { $mine ->
        [yes] 道路をすべて使いました。ほかの人が終わるのを待ちます。
       *[no] { $player }は道路をすべて使いました。
    }
situation-why-no-pass =
    { $missions ->
        [yes] なぜ道路を脇に置けないのですか？
       *[no] なぜパスできないのですか？
    }
situation-can-build =
    { $missions ->
        [yes] まだ建設できるので、道路を脇に置けません。
       *[no] まだ建設できるので、パスはできません。
    }

## ミッション：あと何が必要か

missing-drive = ハイウェイに車をもう1台
missing-development = 別の開発エリアに柱（残り{ $count }か所）
missing-traffic-jam =
    { $count ->
        [1] 車のある道路とつながる、車を置いた道路をもう1本
       *[other] 車を置いた、つながった道路をあと{ $count }本
    }
missing-rainbow = 虹エリアの上を通り、車を置いた道路
missing-off-ramp-airport = 空港エリアで終わる出口
missing-off-ramp-green = 緑地エリアで終わる出口
missing-building = ハイウェイの輪でビルを囲む（残り{ $count }）
missing-tower = 輪でタワーを囲む：ビルの得点が2倍
missing-tower-and-building = 輪でビルとタワーを囲む
missing-building-for-tower = 輪でビルを囲む：タワーで得点が2倍
missing-tallest = ジャンクションでない高さ{ $count }の柱
missing-stock = 柱をあと{ $count }個。{ $spare }個までは使っても得点が減りません
missing-no-roads = 道路が残っていないので、もう増えません
missing-no-cars = 車が足りないので、もう増えません
missing-nothing = 達成

## ミッション：得点が変わった理由

scored-drive = { $points } { mission-drive }：ハイウェイの車{ $count }台
scored-development = { $points } { mission-development }：{ $components }に柱
scored-traffic-jam = { $points } { mission-traffic-jam }：車のある道路が{ $count }本つながっています
scored-rainbow = { $points } { mission-rainbow }：{ $mine ->
    [yes] あなたの車が虹エリアを渡っています
   *[no] { $player }の車が虹エリアを渡っています
 }
scored-off-ramp-airport = { $points } { mission-off-ramp-airport }：出口がここで終わっています
scored-off-ramp-green = { $points } { mission-off-ramp-green }：出口がここで終わっています
scored-building = { $points } { mission-building }：ハイウェイが{ $components }を囲んでいます
scored-tower = { $points } { mission-tower }：ビルの得点が2倍になります
scored-tallest = { $points } { mission-tallest }：{ $up ->
    [yes] 高さ{ $count }、これより高い柱はありません
   *[no] 最も高い柱は高さ{ $count }になりました（{ $others }）
 }
scored-stock = { $points } { mission-stock }：柱は残り{ $count }個
scored-less = { $points } { $mission }：手番が変更されました
scored-of = { $player }：{ $what }

## ミッション：得点表と、テーブルの輪郭の意味

missions-mine = あなたに足りないもの
missions-of = { $player }に足りないもの
enclosure-legend = 囲まれた土地
enclosure-of =
    { $mine ->
        [yes] あなたのハイウェイが囲むもの：{ $components }
       *[no] { $player }のハイウェイが囲むもの：{ $components }
    }
enclosure-nothing = ビルもタワーもなし
