### ブラウザー用の言葉。

## 準備

web-tagline = ほかの人の道路の上や下を通るハイウェイを建設し、だれよりも先に車を全部走らせましょう。
web-start = ゲームを始める
web-summary = { $edition }：{ $players }
web-my-games = マイゲーム
web-forget = 一覧から外す
web-forget-sure = このゲームを一覧から外しますか？この端末ではあなたの席がなくなります。
web-load = 記録を開く…
web-bad-record = この記録は開けません：{ $reason }
web-name-human = プレイヤー
web-person =
    { $bot ->
        [yes] { $name }
       *[no] { $name }さん
    }
web-who-human = 人間
web-who-random = ボットLv.0：気まま
web-who-greedy = ボットLv.1：積極的
web-who-thrifty = ボットLv.2：倹約
web-who-careful = ボットLv.3：慎重
web-who-strong = ボットLv.4：強い
web-who-master = ボットLv.5：名人
web-who-grandmaster = ボットLv.6：グランドマスター
web-seat-name = 席{ $seat }の名前
web-seat-who = 席{ $seat }の担当
web-seat-colour = 席{ $seat }の色
web-colour-vermilion = オレンジ
web-colour-blue = 青
web-colour-green = 緑
web-colour-purple = 紫
web-colour-orange = 琥珀色
web-colour-sky = 空色
web-language = 言語

## テーブルで

web-table = テーブル
web-city = 街
web-controls = あなたの手番
web-menu = メニュー
web-with-key = { $name }（{ $key }）
web-home = ホーム
web-new-game = 新しいゲーム
web-your-turn = あなたの手番です
web-thinking = 考え中…
web-connecting = 接続中…
web-reconnecting = 接続が切れました。再接続中…
web-gone = このサーバーにそのゲームはありません。
web-halted = このゲームは以前のルールで行われました。手順{ $step }は今のルールでは認められないため（{ $clause }）、そこまでしか見られません。
web-watching = このゲームを観戦しています。
web-column = 柱
web-kind = 建てるもの
web-lower = 低く
web-higher = 高く
web-hint-bases = 点をタップかクリックしてください。黄色で車を1台、オレンジで2台獲得できます。先に別の柱も選べます。
web-hint-place = テーブルの点をタップかクリックしてください。黄色の点では車を1台、オレンジの点では2台獲得できます。
web-hint-city = まず全員で街を1つずつ並べます。パーツを選び、置く位置をタップかクリックしてください。
web-earns-there = これで車を獲得できます
web-legal = ここに置けます
web-earns =
    { $count ->
        [0] 車の獲得なし
       *[other] 車{ $count }台獲得
    }
web-legal-build = { web-legal }：{ web-earns }
web-build = 建てる
web-place = 配置する
web-snap = 最も近い位置へ
web-no-legal-near = 近くに置ける位置がありません。
web-back = 一つ前に戻す
web-cancel = キャンセル
web-undo-turn = 自分の手を取り消す
web-undo-asked = { $player }が直前の手番を取り消したいそうです。
web-undo-waits = まだ同意していない人：{ $players }
web-agree = 同意する
web-disagree = 断る
web-adjust = 直前の手番を調整
web-adjust-now = 調整する
web-pass = パス
web-set-aside = 道路を1本脇に置く
web-can-still-build = まだ建設できるので、{ $what ->
    [pass] パスはできません
   *[set-aside] 道路を脇に置けません
 }。できる手を1つ表示します。
web-stop = ここでゲームを終える
web-owed = 建てると車{ $count }台も置かれます。
web-finished = 上がり、{ $place }位
web-out = 脱落
web-last-chance = 最後の一巡
web-left = 残り
web-points = { $count }点
web-fine = 微調整
web-fine-around = 起点のまわり
web-fine-along = 道路を前後に
web-fine-across = 道路を左右に
web-fine-turn = 道路を回す
web-fine-now = 道路のずれ：前後{ $along }mm、左右{ $across }mm、回転{ $turn }°
web-turn-component = 回す
web-cars-now = 車：{ $most }台中{ $count }台、{ $how ->
    [auto] 自動で配置
   *[chosen] 自分で配置
 }
web-cars-auto = 自動で置く
web-car-type = 車の種類
web-car-place = 道路上の位置
web-car-add = 車を足す
web-car-remove = この車を外す
web-take = もらう柱（同じ種類の車）：{ $most }個中{ $count }個
web-take-from = { $owner }から
web-take-none = もらわない
web-take-column = 柱1個

## 何かが倒れたとき

web-fell = 何かが倒れた
web-fell-intro = すべて元に戻します。倒した人は持ち主に柱を渡します。
web-fell-by = 倒した人
web-fell-what = 倒れたもの
web-fell-column = { column-number }（高さ{ $height }）
web-fell-junction = { column-number }（高さ{ $height }のジャンクション）
web-fell-discs = 倒れた柱の個数（{ $piece }）
web-fell-nothing = ほかの人のコマはまだありません。
web-fell-yellow = { $owner }に渡す黄色の個数
web-fell-forgiven = 全員の合意で支払いなし
web-fell-free = 支払いはありません。
web-fell-report = 報告する
web-turn-fell = { $player }が何かを倒しました
web-turn-moved = { $player }が何かをずらしました（支払いなし）

## 見る

web-camera = カメラ
web-camera-free = 自由な視点
web-camera-plan = 真上から
web-camera-follow = 手番を追う
web-camera-drive = 車からの視点
web-show-all = 全体を表示
web-labels = ラベル
web-sides = 道路の上下の空き
web-replay = リプレイ
web-replay-start = 始まり
web-replay-first = 最初へ
web-replay-previous = 一つ前へ
web-replay-next = 一つ先へ
web-replay-last = 最後へ
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-speed = 速さ
web-replay-close = ゲームに戻る

## 共有

web-share = 共有と保存
web-share-record = このゲームの記録
web-save-json = JSONで保存
web-save-text = テキストで保存
web-copy-record = ゲーム全体が入ったリンクをコピー
web-share-table = このテーブル
web-invite-copy = リンクをコピー
web-invite-send = 送る…
web-save-gltf = 3Dモデル（glTF）
web-copied = コピーしました。
web-copy-by-hand = コピーしてください：
web-failed = うまくいきませんでした。{ $reason }

## 設定

web-settings = 設定
web-sound = 効果音
web-motion = 動き
web-motion-auto = 端末に合わせる
web-motion-full = 標準
web-motion-reduced = 控えめ
web-quality = 画質
web-quality-high = 高
web-quality-low = 低（省電力）
web-close = 閉じる

web-preparing = 高速化の準備中: { $percent }%。もう遊べます。

## サーバーが実行しなかった理由

web-refused-stale = テーブルの状況が変わりました。確かめてから選び直してください。
web-refused-offline = いまサーバーにつながっていません。
web-refused-lost = 接続が切れました。手番が届いていないかもしれません。テーブルで確かめてください。
web-refused-timeout = サーバーから返事がありません。
web-refused-not-your-seat = その席はあなたの席ではありません。
web-refused-nothing-to-undo = 取り消せるあなたの手番はありません。
web-refused-storage = サーバーに保存できなかったため、この手番は行われませんでした。
web-not-saved-yours = あなたの手はまだ保存されていません。サーバーが保存を続けて試みています。
web-not-saved = まだ保存されていない手があります。サーバーが保存を続けて試みています。
web-away = サーバーはいまデータベースにつながりません。しばらくしてからもう一度お試しください。
web-refused-failed = サーバーでエラーが起きました。テーブルの表示が正しい状態です。もう一度お試しください。
web-refused-too-many = このゲームのページがここで、またはあなたの名前で開かれすぎています。いくつか閉じると、このページは自動的に接続されます。

## 言葉で見るテーブル

web-describe = 言葉で見るテーブル
web-describe-last = 直前の手番：{ $turn }
web-said = { $first }。{ $second }
web-describe-supply = 手持ち：車{ $cars }、グレー{ $gray }、黄色{ $yellow }、道路{ $roads }
web-describe-roads = 道路（{ $count }）：{ $roads }
web-describe-columns = 柱、入口からの番号順（{ $count }）：{ $columns }
web-describe-column = { $number }（高さ{ $height }、位置{ $place }）
web-describe-junction = { $number }（高さ{ $height }のジャンクション、位置{ $place }）
web-describe-cars = ハイウェイの車（{ $count }）：{ $cars }
web-describe-car = { any-car }（{ road-between }）
web-describe-bases = 起点：{ $bases }
web-describe-table = { $width }×{ $depth }mm。位置は中央からのmmで、右と奥がプラスです。
web-at = { $x } / { $y }

## ヘルプ

web-help = ヘルプ
web-help-goal = ゲームの目的
web-help-goal-text = 手番では、起点より1段高いか1段低い柱を建て、そこへ道路を1本渡します。その道路が、ほかの人の道路の上か下を最初に通ったなら、車を1台獲得して自分の道路に置けます。起点のまわりの点が建てられる位置で、明るい点では車を獲得できます。
web-help-mouse = マウス操作
web-help-mouse-text = 動かしてねらい、クリックで位置を決めます。プレビューをもう一度クリックすると建設、ドラッグで移動します。テーブルのドラッグで視点を回し、右ボタンかShiftを押しながらで平行移動、ホイールで拡大縮小します。Alt＋ホイールで高さ、Shift＋ホイールで起点のまわりの角度を変えます。
web-help-touch = タッチ操作
web-help-touch-text = タップで位置を決め、プレビューをドラッグします。指で隠れる所は拡大鏡に映ります。1本指で移動、2本指で拡大縮小と回転。「建てる」ボタンで建設します。
web-help-keys = キー
web-key-move = プレビューを5mm動かす
web-key-move-fine = Shiftを押しながら：1mm
web-key-move-finest = Altを押しながら：0.1mm
web-key-rotate = 起点のまわりに5°回す
web-key-rotate-fine = Shiftを押しながら：0.5°
web-key-height = 高く、低く
web-key-column = 柱
web-key-junction = ジャンクションの切替
web-key-off-ramp = 出口
web-key-base = 起点を選ぶ
web-key-shift = 道路を柱の上でずらす、回す
web-key-nearest = 近くの置ける位置へ
web-key-build = 建てる
web-key-back = 手番の中で一つ前に戻す
web-key-undo = 直前の手番を取り消す
web-key-adjust = 直前の手番を調整
web-key-component = 次の街のパーツ
web-key-camera = 次のカメラ
web-key-show-all = 全体を表示
web-key-labels = ラベル
web-key-sides = 道路の上下の空き
web-key-describe = 言葉で見るテーブル
web-key-replay = リプレイ
web-key-fell = 何かが倒れた
web-key-escape = 手番をやり直す、閉じる
web-key-help = このヘルプ
web-hint = おすすめの位置
web-hint-none = おすすめはありません。建てられる場所がありません。
web-analysis = 分析
web-analysis-wait = ボットがゲームを振り返っています…
web-analysis-none = 大きく損をした手はありません。
web-analysis-better = { $player }、{ $turn }手目：勝率{ $percent }%の損。よりよい手を見る

## 手

web-hand = コマの置き方（操作）
web-hand-precise = 精密
web-hand-precise-about = コマは置いた場所にぴたりと収まります。
web-hand-steady = 安定した手
web-hand-steady-about = コマを自分で運びます。当たったものは動き、離したコマは落ちることもあります。
web-hand-shaky = 震える手
web-hand-shaky-about = コマを自分で運び、しかも手が震えます。当たったものは動き、離したコマは落ちることもあります。
web-hand-pieces = 手で運ぶもの
web-hand-pieces-roads = 道路
web-hand-pieces-roads-and-cars = 道路と車
web-hand-pieces-everything = すべて
web-hand-pieces-now = 手で運ぶもの：{ $pieces }。ほかは自動で置かれます。
web-hand-nudge = ほかの人のコマをずらしたとき
web-hand-nudge-free = 支払いなし
web-hand-nudge-mm = { NUMBER($mm, maximumFractionDigits: 1) }mm以上で倒したとみなす
web-hand-nudge-now = ほかの人のコマを{ NUMBER($mm, maximumFractionDigits: 1) }mmより大きくずらすと、倒したとみなします。
web-hand-nudge-now-free = 倒さなければ、ずらしても支払いはありません。
web-tremor = 震え
web-tremor-of = { $player }の手の震え
web-tremor-at = 席{ $seat }の手の震え
web-tremor-auto = テーブルの設定どおり
web-tremor-none = なし
web-tremor-gentle = 補正あり（子ども向け）
web-tremor-normal = ふつう
web-tremor-wild = 強い
web-hand-take = コマを取る
web-hand-tweezers = ピンセット：最後の1cmをゆっくり細かく
web-hand-carry =
    { $kind ->
        [road] 道路を置く場所まで運び、下ろして離してください。
        [column] 柱を置く場所まで運び、下ろして離してください。
       *[car] 車を置く場所まで運び、下ろして離してください。
    }
web-hand-overhead = 置く場所の上に何かあります。横で下ろしてから、すべり込ませてください。
web-hand-slide-in = この高さで置く場所まですべり込ませ、下ろして離してください。
web-hand-watch =
    { $kind ->
        [road] { $player }が道路を運んでいます。
        [column] { $player }が柱を運んでいます。
       *[car] { $player }が車を運んでいます。
    }
web-hand-off = 横に{ NUMBER($beside, maximumFractionDigits: 1) }mm、上に{ NUMBER($above, maximumFractionDigits: 1) }mm
web-hand-off-low = 横に{ NUMBER($beside, maximumFractionDigits: 1) }mm、下に{ NUMBER($below, maximumFractionDigits: 1) }mm
web-hand-to-place = 置く場所まで：{ $ways }
web-hand-way =
    { $way ->
        [right] 右へ{ $mm }mm
        [left] 左へ{ $mm }mm
        [away] 奥へ{ $mm }mm
        [near] 手前へ{ $mm }mm
        [down] 下へ{ $mm }mm
       *[up] 上へ{ $mm }mm
    }
web-hand-tires = 手が疲れました：あと{ $seconds }秒
web-hand-let-go = 離す
web-hand-go-on = 続けて運ぶ
web-hand-put-back = 手持ちに戻す
web-hand-falling = 離しました。動きが止まるのを待っています…
web-hand-height = 手の高さ
web-hand-turn-left = 左に回す
web-hand-turn-right = 右に回す
web-hand-hint-mouse = マウスでコマを動かし、ホイールで上げ下げ、Shift＋ホイールで回します。低い所ならクリックで離せます。
web-hand-too-high = 高すぎるためクリックでは離せません。ホイールで下げるか、スペースキーを押してください。
web-hand-too-far = 置く場所から{ $beside }mmずれているため、クリックでは離せません。近づけるか、スペースキーを押してください。
web-hand-hint-touch = 1本の指でコマを動かし、スライダーで上げ下げします。
web-hand-next =
    { $kind ->
        [road] 次は{ $player }が道路を運びます。
        [column] 次は{ $player }が柱を運びます。
       *[car] 次は{ $player }が車を運びます。
    }
web-hand-your-piece = 手の中のコマ
web-hand-missed = 正しい位置に置けていません。もう一度お試しください。
web-hand-missed-by = { $player }は正しい位置に置けませんでした。
web-hand-lost = うまく載らず、手番が終わりました。
web-hand-fallen = 倒れたもの：{ $pieces }
web-hand-free = 倒れたりずれたりしたコマは元に戻しました。支払いはありません。
web-hand-gap = すき間{ $mm }mm
web-hand-beside = { $mm }mm
web-bill = 支払い
web-bill-intro = { $payer }が何かを倒しました。支払いが決まるまで、そのままになります。
web-bill-intro-you = あなたが何かを倒しました。支払いが決まるまで、そのままになります。
web-bill-you-give =
    { $count ->
       *[other] あなたが{ $owner }に柱を{ $count }個渡します
    }
web-bill-you-get =
    { $count ->
       *[other] { $payer }があなたに柱を{ $count }個渡します
    }
web-bill-what = 倒れた、またはずれたもの：{ $pieces }
web-bill-pay = 支払う
web-bill-waits = { $payer }の支払いを待っています。
web-bill-bot = 許さなければ、まもなく{ $payer }が支払います。
web-bill-cat = 猫のしわざ
web-bill-cat-about = 全員が猫のしわざと認めれば、だれも支払いません。
web-bill-agreed = 猫のしわざに賛成：{ $players }
web-bill-no = 猫のしわざではない
web-bill-settled = 支払いは済みました。
web-risk = どれくらい危ない？
web-risk-asking = 試しています…
web-risk-falls = 何かが倒れる：{ $percent }%
web-risk-legal = うまく置ける：{ $percent }%
web-risk-piece = { $piece }：{ $percent }%
web-risk-tries =
    { $count ->
       *[other] この手で{ $count }回試した結果
    }
web-carry-watch = 手の動きを見る
web-carry-number = { $number }個目のコマ
web-carry-speed = 手の速さ
web-carry-copy = この場面へのリンクをコピー
web-carry-back = リプレイに戻る
web-carry-none = このゲームにその場面はありません。
web-help-hand = 手で置く
web-help-hand-text = 手で運ぶテーブルでは、いつもどおり位置を選んでからコマを取ります。その上まで運び、触れそうになるまで下ろして離します。影と下げ振りの線が位置を示します。途中で倒したものは支払いになります。
web-help-hand-keys = 運んでいるときのキー
web-key-hand-move = コマを動かす（押し続ける）
web-key-hand-raise = 上げる、下げる
web-key-hand-turn = コマを回す
web-key-hand-fine = Shiftを押しながら：4倍細かく
