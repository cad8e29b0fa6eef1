### ブラウザー用の言葉。

## 準備

web-tagline = 高速道路を建て、上や下を交差し、だれよりも先に車を全部走らせましょう。
web-start = 遊びはじめる
web-my-games = 自分のゲーム
web-forget = 一覧から外す
web-forget-sure = このゲームを一覧から外しますか？このブラウザーの席も手放すことになります。
web-load = 記録を開く…
web-bad-record = この記録は開けません：{ $reason }
web-name-human = プレイヤー
web-name-bot = ボット
web-who-human = 人
web-who-random = ボット0：気まま
web-who-greedy = ボット1：熱心
web-who-thrifty = ボット2：倹約
web-who-careful = ボット3：慎重
web-who-strong = ボット4：強い
web-who-master = ボット5：名人
web-seat-name = 席{ $seat }の名前
web-seat-who = 席{ $seat }の担当
web-seat-colour = 席{ $seat }の色
web-colour-vermilion = 朱色
web-colour-blue = 青
web-colour-green = 緑
web-colour-purple = 紫
web-colour-orange = オレンジ
web-colour-sky = 空色
web-house-rules =
    { $count ->
        [0] ハウスルール
       *[other] ハウスルール：変更{ $count }件
    }
web-language = 言語

## テーブルで

web-table = テーブル
web-city = 街
web-controls = あなたの手番
web-menu = メニュー
web-home = 最初のページ
web-new-game = 新しいゲーム
web-your-turn = あなたの手番です
web-thinking = 考え中…
web-connecting = 接続中…
web-reconnecting = 接続が切れました。再接続中…
web-gone = このサーバーにそのゲームはありません。
web-halted = このゲームは以前のルールで行われました。手順{ $step }は今のルールでは認められないため（{ $clause }）、そこまでしか見られません。
web-watching = このゲームを観戦しています。
web-column = 支柱
web-kind = 建てるもの
web-lower = 低く
web-higher = 高く
web-hint-base = どの起点から建てるか選んでください。
web-hint-place = テーブルの上の位置を選んでください。
web-hint-component = テーブルの上の位置を選んでください。
web-build = 建てる
web-place = 置く
web-snap = 最寄りへ
web-no-legal-near = 近くに置ける位置がありません。
web-back = 一つ戻る
web-cancel = やめる
web-undo-turn = 待った
web-undo-asked = { $player }さんが直前の手番を取り消したいそうです。
web-undo-waits = まだ同意していない人：{ $players }
web-agree = 同意する
web-disagree = 断る
web-adjust = 直前の手番を調整
web-adjust-now = 調整する
web-pass = パス
web-set-aside = 道路を1本脇に置く
web-stop = ここで終わりにする
web-owed = 車を{ $count }台置かなければなりません。
web-finished = 上がり、{ $place }位
web-out = 脱落
web-on-clock = あと一巡
web-points = { $count }点
web-fine = 微調整
web-fine-around = 起点のまわり
web-fine-along = 道路を前後に
web-fine-across = 道路を左右に
web-fine-turn = 道路を回す
web-fine-now = 道路のずれ：前後{ $along }mm、左右{ $across }mm、回転{ $turn }°
web-turn-component = 回す
web-cars-auto = 自動で配置
web-cars-chosen = 自分で配置
web-car-type = 車の種類
web-car-place = 道路上の位置
web-car-add = 車を足す
web-car-remove = この車を外す
web-take = 同じ車種：もらう支柱
web-take-from = { $owner }から
web-take-none = もらわない
web-take-column = 柱1個

## 何かが倒れたとき

web-fell = 何かが倒れた
web-fell-intro = 倒れたコマは元どおりに戻します。倒した人は持ち主に支柱を渡します。
web-fell-by = 倒した人
web-fell-what = 倒れたコマ
web-fell-discs = 倒れた支柱の数：{ $piece }
web-fell-nothing = ほかの人のコマはまだありません。
web-fell-yellow = { $owner }に渡す黄色の数
web-fell-forgiven = 全員の合意で支払いなし
web-fell-free = 支払いはありません。
web-fell-report = 報告する
web-turn-fell = { $player }が何かを倒しました

## 見る

web-camera = カメラ
web-camera-free = 自由な視点
web-camera-plan = 真上から
web-camera-follow = 手番を追う
web-camera-drive = 車に乗る
web-frame = 全体を表示
web-labels = ラベル
web-slots = 上下の空き
web-replay = 再生
web-replay-start = 始まり
web-replay-first = 最初へ
web-replay-previous = 一つ前へ
web-replay-next = 一つ先へ
web-replay-last = 最後へ
web-replay-play = 再生する
web-replay-pause = 一時停止
web-replay-speed = 速さ
web-replay-close = ゲームに戻る

## 共有

web-share = 共有と保存
web-share-record = このゲームの記録
web-save-json = JSONで保存
web-save-text = テキストで保存
web-copy-record = 記録入りのリンクをコピー
web-share-table = このテーブル
web-copy-watch = 観戦用リンクをコピー
web-invite = { $player }さんへの招待
web-invite-note = 招待を開いた人がその席で遊びます。本人にだけ渡してください。
web-share-picture = 完成した姿
web-save-png = 画像（PNG）
web-save-gltf = 3Dモデル（glTF）
web-copied = コピーしました。
web-copy-by-hand = コピーしてください：
web-failed = うまくいきませんでした。{ $reason }

## 設定

web-settings = 設定
web-sound = 木の音
web-motion = 動き
web-motion-auto = 端末に合わせる
web-motion-full = あり
web-motion-reduced = 控えめ
web-quality = 画質
web-quality-high = 高
web-quality-low = 低（省電力）
web-close = 閉じる

## サーバーが実行しなかった理由

web-refused-stale = その間にテーブルが変わりました。もう一度見て決めてください。
web-refused-offline = いまサーバーにつながっていません。
web-refused-lost = 接続が切れました。手番が届いていないかもしれません。テーブルで確かめてください。
web-refused-timeout = サーバーから返事がありません。
web-refused-not-your-seat = その席はあなたの席ではありません。
web-refused-nothing-to-undo = 取り消せるあなたの手番はありません。
web-refused-storage = サーバーが保存できなかったので、何も行われませんでした。

## 言葉で見るテーブル

web-describe = 言葉で見るテーブル
web-describe-last = 直前の手番：{ $turn }
web-describe-supply = 手持ち：車{ $cars }、グレー{ $gray }、黄{ $yellow }、道路{ $roads }
web-describe-roads = 道路（{ $count }）：{ $roads }
web-describe-columns = 支柱（{ $count }）：{ $columns }
web-describe-column = { $id } 高さ{ $height }（{ $place }）
web-describe-junction = { $id } 高さ{ $height }のジャンクション（{ $place }）
web-describe-cars = 道路上の車（{ $count }）：{ $cars }
web-describe-bases = 起点：{ $bases }
web-describe-table = { $width }×{ $depth }mm。位置は中央からのmmで、右と奥がプラスです。
web-at = { $x } / { $y }

## ヘルプ

web-help = ヘルプ
web-help-goal = このゲームは
web-help-goal-text = 手番では、起点から一段高いか低い支柱を1本建て、そこまで道路を1本渡します。ほかの人の道路の上や下を最初に通ると、そこに車を置けます。起点のまわりの点が建てられる位置で、明るい点では車を獲得できます。
web-help-mouse = マウスで
web-help-mouse-text = 動かして狙い、クリックで位置を決め、影をもう一度クリックすると建てます。影はドラッグできます。テーブルをドラッグすると見回し、右ボタンかShiftで視点を移動、ホイールで拡大。Altとホイールで高さ、Shiftとホイールで起点のまわりを回ります。
web-help-touch = 指で
web-help-touch-text = タップで位置を決め、影をドラッグします。指で隠れる所は拡大鏡に映ります。1本指で移動、2本指で拡大と回転。ボタンで建てます。
web-help-keys = キー
web-key-move = 影を5mm動かす
web-key-move-fine = Shiftと：1mm
web-key-move-finest = Altと：0.1mm
web-key-rotate = 起点のまわりに5°回す
web-key-rotate-fine = Shiftと：0.5°
web-key-height = 高く、低く
web-key-column = 支柱
web-key-junction = ジャンクションの切替
web-key-off-ramp = 出口
web-key-base = 起点を選ぶ
web-key-shift = 道路を支柱の上でずらす、回す
web-key-nearest = 最寄りの置ける位置
web-key-build = 建てる
web-key-back = 手番の中で一つ戻る
web-key-undo = 直前の手番を取り消す
web-key-adjust = 直前の手番を調整
web-key-component = 街の次の部品
web-key-camera = 次のカメラ
web-key-frame = 全体を表示
web-key-labels = ラベル
web-key-slots = 上下の空き
web-key-describe = 言葉で見るテーブル
web-key-replay = 再生
web-key-fell = 何かが倒れた
web-key-escape = 手番をやり直す、閉じる
web-key-help = このヘルプ
web-hint = どこに建てますか？
web-hint-none = ここでは何も建てられません。ボットならパスします。
web-analysis = 分析
web-analysis-wait = ボットが対局を振り返っています…
web-analysis-none = 大きく損をした手番はありません。
web-analysis-better = { $player }、{ $turn }手目：{ $percent } %の損。より良い手を見る

## 手

web-hand = コマの置き方
web-hand-precise = 正確
web-hand-precise-about = コマは置いた場所にぴたりと収まります。
web-hand-steady = 落ち着いた手
web-hand-steady-about = コマを自分で運びます。触れたものは動き、離したものは落ちるか止まります。
web-hand-shaky = 震える手
web-hand-shaky-about = コマを自分で運びます。しかも手が震えます。
web-hand-pieces = 手で運ぶもの
web-hand-pieces-roads = 道路
web-hand-pieces-roads-and-cars = 道路と車
web-hand-pieces-everything = すべて
web-hand-pieces-now = 手で運ぶもの：{ $pieces }。ほかは自動で置かれます。
web-hand-nudge = ほかの人のコマを押したとき
web-hand-nudge-free = 支払いなし
web-hand-nudge-mm = { NUMBER($mm, maximumFractionDigits: 1) } mm から落としたのと同じ支払い
web-hand-nudge-now = ほかの人のコマを { NUMBER($mm, maximumFractionDigits: 1) } mm より大きく押すと、落としたのと同じ支払いになります。
web-hand-nudge-now-free = 落とさずに押すだけなら支払いはありません。
web-tremor = 震え
web-tremor-of = { $player } の震え
web-tremor-auto = テーブルの設定どおり
web-tremor-none = なし
web-tremor-gentle = 弱い
web-tremor-normal = ふつう
web-tremor-wild = 強い
web-hand-take = コマを持つ
web-hand-tweezers = ピンセット：ゆっくり細かく
web-hand-carry = { $piece } を所定の場所へ運び、下ろして離してください。
web-hand-watch = { $player } が { $piece } を運んでいます。
web-hand-off = 横に { NUMBER($beside, maximumFractionDigits: 1) } mm、上に { NUMBER($above, maximumFractionDigits: 1) } mm
web-hand-off-low = 横に { NUMBER($beside, maximumFractionDigits: 1) } mm、下に { NUMBER($below, maximumFractionDigits: 1) } mm
web-hand-tires = 手が疲れてきました。{ $seconds } 秒以内に離してください。
web-hand-let-go = 離す
web-hand-go-on = 続けて運ぶ
web-hand-put-back = 戻す
web-hand-falling = 離しました。静まるのを待っています…
web-hand-height = 手の高さ
web-hand-turn-left = 左に回す
web-hand-turn-right = 右に回す
web-hand-hint-mouse = マウスで動かし、ホイールで上げ下げ、Shift とホイールで回します。低い所ならクリックで離せます。
web-hand-too-high = 高すぎるためクリックでは離せません。ホイールで下げるか、スペースキーを押してください。
web-hand-hint-touch = 1 本の指で動かし、2 本目の指で上げ下げと回転をします。
web-hand-next = 次は { $player } が { $piece } を運びます。
web-hand-your-piece = 手の中のコマ
web-hand-missed = 正しく置けていません。もう一度どうぞ。
web-hand-fallen = 落ちたもの
web-hand-fate-fallen = { $owner } の { $piece } が落ちました
web-hand-fate-nudged = { $owner } の { $piece } が { NUMBER($mm, maximumFractionDigits: 1) } mm 押されました
web-hand-fate-displaced = { $owner } の { $piece } が { NUMBER($mm, maximumFractionDigits: 1) } mm 押されて元の場所から外れました。倒したのと同じ扱いです
web-bill = 支払い
web-bill-intro = { $payer } が何かを倒しました。すべて元の場所に戻っています。
web-bill-what = 落ちた、または押されたもの：{ $pieces }
web-bill-pay = 支払う
web-bill-waits = { $payer } の支払いを待っています。
web-bill-bot = 許さなければ、まもなく { $payer } が支払います。
web-bill-cat = 猫のしわざ
web-bill-cat-about = 全員が猫のしわざと認めれば、だれも支払いません。
web-bill-agreed = 猫のしわざと言う人：{ $players }
web-bill-no = 猫ではない
web-risk = どれくらい危ない？
web-risk-asking = 試しています…
web-risk-falls = 何かが落ちる：{ $percent } %
web-risk-legal = うまく収まる：{ $percent } %
web-risk-piece = { $piece } { $percent } %
web-risk-tries =
    { $count ->
       *[other] この手で { $count } 回試した結果
    }
web-carry-watch = 手の動きを見る
web-carry-number = 手 { $number }
web-carry-speed = 手の速さ
web-carry-copy = この場面へのリンクをコピー
web-carry-back = リプレイに戻る
web-carry-none = この対局にその場面はありません。
web-help-hand = 手で置く
web-help-hand-text = 手で運ぶテーブルでは、いつもどおり場所を選んでからコマを持ちます。場所の上まで運び、触れそうになるまで下ろして離します。影と下げ振りの線が位置を示します。途中で倒したものは支払いになります。
web-help-hand-keys = 運んでいるときのキー
web-key-hand-move = 押しているあいだコマを動かす
web-key-hand-raise = 上げる、下げる
web-key-hand-turn = コマを回す
web-key-hand-fine = Shift と一緒に：4 倍細かく
