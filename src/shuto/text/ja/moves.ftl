### What happened to pieces, their names, the list of moves, a lost connection.

## コマに起きたこと

fate-fallen =
    { $kind ->
        [column] { $piece }が倒れました
       *[other] { $piece }が落ちました
    }
fate-nudged = { $piece }が{ NUMBER($mm, maximumFractionDigits: 1) }mmずれました
fate-displaced = { $piece }が{ NUMBER($mm, maximumFractionDigits: 1) }mmずれました。倒したとみなします

## コマの呼び名：ほかのコマとの区別

# 「3本目」：建てた順番。
in-order = { $number }本目
noun-column =
    { $mark ->
        [first] 最初の柱
        [last] 最後の柱
        [highest] 一番高い柱
        [number] { in-order }の柱
       *[other] 柱
    }
noun-junction =
    { $mark ->
        [first] 最初のジャンクション
        [last] 最後のジャンクション
        [highest] 一番高いジャンクション
        [number] { $number }つ目のジャンクション
       *[other] ジャンクション
    }
noun-road =
    { $mark ->
        [first] 最初の道路
        [last] 最後の道路
        [highest] 一番高い道路
        [number] { in-order }の道路
       *[other] 道路
    }
noun-off-ramp =
    { $mark ->
        [first] 最初の出口
        [last] 最後の出口
        [number] { in-order }の出口
       *[other]
            { $nth ->
                [0] 出口
               *[other] { $nth }本目の出口
            }
    }
noun-car =
    { $nth ->
        [0] { any-car }
       *[other] { $nth }台目の{ any-car }
    }
# 呼び名の後に付く言葉。呼び名だけで分かるときは空です。
piece-where =
    { $mark ->
        [near] （{ near-component }）
        [with] （{ any-car }あり）
        [over] （{ over-road }）
        [under] （{ under-road }）
        [height] （高さ{ $number }）
        [on-road] （{ on-road-in-order }）
        [on-off-ramp] （{ on-off-ramp-in-order }）
        [on-starting-ramp] （入口の上）
       *[other] { "" }
    }
on-road-in-order =
    { $number ->
        [0] 道路の上
       *[other] { in-order }の道路の上
    }
on-off-ramp-in-order =
    { $number ->
        [0] 出口の上
       *[other] { in-order }の出口の上
    }
near-component =
    { $component ->
        [tower] { any-component }のそば
       *[other] { any-component }のそば
    }
over-road =
    { $whose_mine ->
        [yes] 自分の道路の上
       *[no] { $whose }の道路の上
    }
under-road =
    { $whose_mine ->
        [yes] 自分の道路の下
       *[no] { $whose }の道路の下
    }

## 手の一覧と接続切れ

web-moves = 手の一覧
web-moves-none = まだ誰も打っていません。
web-move-column = 高さ{ $height }の柱
web-move-junction = 高さ{ $height }のジャンクション
web-move-off-ramp = 出口
web-move-component = { any-component }を置く
web-move-pass = パス
web-move-set-aside = 道路を脇に置く
web-move-stop = ゲームを終える
web-move-resign = ゲームから抜ける
web-move-out-of-time = 時間切れ
web-move-adjust = 直前の手を調整
web-move-fall = 何かを倒した
web-move-missed-turn = 3回失敗して手番を失った
web-move-missed-column = 失敗して柱を1個箱に戻した
turn-missed-turn = { $player }は3回失敗して手番を失いました
turn-missed-column = { $player }は失敗し、柱を1個箱に戻しました
web-move-fell = 倒れたコマ：{ $pieces }
web-move-moved = ずれたコマ：{ $pieces }
web-move-paid =
    { $count ->
       *[other] { $owner }が柱を{ $count }個受け取る
    }
web-move-forgiven = 支払いなし
web-move-taken = { $owner }から柱を1個取る
web-following = ほかの人の手を表示しています。
web-following-skip = スキップ
web-more = その他
web-lost-safe = これまでの手はすべて保存されています。
web-lost-unsent = あなたの手はまだ送信されていません。接続が戻るまでここに残ります。
web-lost-unsure = あなたの手は送信中でした。届いていないかもしれません。接続が戻ればテーブルで分かります。

## 「あなた」で始まる行

web-you-component = { any-component }を置く
web-you-pass = パス
web-you-set-aside = 道路を脇に置く
web-you-stop = ゲームを終える
web-you-resign = ゲームから抜ける
web-you-out-of-time = 時間切れ
web-you-adjust = 直前の手を調整
web-you-fall = 何かを倒した
web-you-missed-turn = 3回失敗して手番を失った
web-you-missed-column = 失敗して柱を1個箱に戻した
web-turn-you-missed-turn = あなたは3回失敗して手番を失いました
web-turn-you-missed-column = あなたは失敗し、柱を1個箱に戻しました
web-turn-you-fell = あなたが何かを倒しました
web-turn-you-moved = あなたが何かをずらしました（支払いなし）
web-move-paid-you =
    { $count ->
       *[other] あなたが柱を{ $count }個受け取る
    }
