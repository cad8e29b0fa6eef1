### 表、図、文に使う名前と短い言葉。

## バージョン

edition-second-edition = トーキョーハイウェイ 第2版
edition-second-edition-about =
    日本語と英語の説明書が付いた、2人用の小さな箱。
    障害物なし、出口はどの高さからでも作れ、獲得した車を置くかどうかは自由です。
edition-four-player-fr = トーキョーハイウェイ 2〜4人用（フランス語版ルール）
edition-four-player-fr-about =
    2〜4人用の箱を、フランス語版の説明書どおりに。
    ビルは3人から。自分の道路と交差すると、車を獲得できません。
edition-four-player-de = トーキョーハイウェイ 2〜4人用（ドイツ語版ルール）
edition-four-player-de-about =
    2〜4人用の箱を、ドイツ語版の説明書どおりに。
    いつもビルを使い、出口は高さ1からだけ作れます。
edition-two-player-2024 = トーキョーハイウェイ 2人用 2024年版
edition-two-player-2024-about =
    10種類の車が入った、新しい2人用の箱。
    障害物なし、獲得した車は必ず置き、出口は高さ1からだけ作れます。
edition-rainbow-city = トーキョーハイウェイ レインボーシティ
edition-rainbow-city-about =
    2〜4人用の街。新しい2人用の箱を合わせれば6人まで遊べます。
    ビル、タワー、エリアの間に建設します。基本ルールとミッションルールがあります。

## 問題点に出てくるもの

list-separator = 、
pair = { $name }：{ $value }
facts-separator = { " · " }
piece-column =
    { $mine ->
        [yes] 自分の{ noun-column }{ piece-where }
       *[no] { $owner }の{ noun-column }{ piece-where }
    }
piece-junction =
    { $mine ->
        [yes] 自分の{ noun-junction }{ piece-where }
       *[no] { $owner }の{ noun-junction }{ piece-where }
    }
piece-road =
    { $mine ->
        [yes] 自分の{ noun-road }{ piece-where }
       *[no] { $owner }の{ noun-road }{ piece-where }
    }
piece-starting-ramp =
    { $mine ->
        [yes] 自分の入口
       *[no] { $owner }の入口
    }
piece-off-ramp =
    { $mine ->
        [yes] 自分の{ noun-off-ramp }{ piece-where }
       *[no] { $owner }の{ noun-off-ramp }{ piece-where }
    }
piece-car =
    { $mine ->
        [yes] 自分の{ noun-car }{ piece-where }
       *[no] { $owner }の{ noun-car }{ piece-where }
    }
piece-building =
    { $id ->
        [block] { component-block }
        [slab] { component-slab }
        [rotunda] { component-rotunda }
        [wedge] { component-wedge }
       *[other] ビル { $id }
    }
piece-tower =
    { $id ->
        [tower] { component-tower }
       *[other] タワー { $id }
    }
piece-area =
    { $id ->
        [development-1] { component-development-1 }
        [development-2] { component-development-2 }
        [development-3] { component-development-3 }
        [development-4] { component-development-4 }
        [development-5] { component-development-5 }
        [airport] { component-airport }
        [green] { component-green }
        [rainbow] { component-rainbow }
       *[other] エリア { $id }
    }
piece-obstacle =
    { $id ->
        [plane] { component-plane }
        [terminal] { component-terminal }
        [tree] { component-tree }
       *[other] 障害物 { $id }
    }
piece-new-column = 新しい柱
piece-new-road = 新しい道路
piece-new-car = 新しい車
column-number = 柱{ $number }
column-of = { $owner }の柱{ $number }
road-between =
    { $kind ->
        [starting-ramp] 柱{ $end }への入口
        [off-ramp] 柱{ $start }からの出口
       *[road] 柱{ $start }から柱{ $end }への道路
    }

## 街のパーツ

component-block = 角ビル
component-slab = 板ビル
component-rotunda = 丸ビル
component-wedge = 三角ビル
component-tower = タワー
component-development-1 = 開発エリア1
component-development-2 = 開発エリア2
component-development-3 = 開発エリア3
component-development-4 = 開発エリア4
component-development-5 = 開発エリア5
component-airport = 空港エリア
component-green = 緑地エリア
component-rainbow = 虹エリア
component-plane = 飛行機
component-terminal = ターミナル
component-tree = 木
# $component の名前。id でも、すでに名前になっていてもよい。
any-component =
    { $component ->
        [block] { component-block }
        [slab] { component-slab }
        [rotunda] { component-rotunda }
        [wedge] { component-wedge }
        [tower] { component-tower }
        [development-1] { component-development-1 }
        [development-2] { component-development-2 }
        [development-3] { component-development-3 }
        [development-4] { component-development-4 }
        [development-5] { component-development-5 }
        [airport] { component-airport }
        [green] { component-green }
        [rainbow] { component-rainbow }
       *[other] { $component }
    }

## 車の種類

car-plain = 車
car-sedan = セダン
car-sports-car = スポーツカー
car-electric-car = 電気自動車
car-food-truck = フードトラック
car-family-wagon = ファミリーワゴン
car-limousine = リムジン
car-delivery-van = 配送バン
car-construction-truck = 工事用トラック
car-jumbo-trailer = ジャンボトレーラー
car-highway-bus = 高速バス
# $type の名前。id でも、すでに名前になっていてもよい。
any-car =
    { $type ->
        [plain] { car-plain }
        [sedan] { car-sedan }
        [sports-car] { car-sports-car }
        [electric-car] { car-electric-car }
        [food-truck] { car-food-truck }
        [family-wagon] { car-family-wagon }
        [limousine] { car-limousine }
        [delivery-van] { car-delivery-van }
        [construction-truck] { car-construction-truck }
        [jumbo-trailer] { car-jumbo-trailer }
        [highway-bus] { car-highway-bus }
       *[other] { $type }
    }

## ゲームの段階

phase-setup = 準備
phase-building = 建設
phase-over = 終了
to-move = { $player }の手番です

## スイッチ

switch-on = あり
switch-off = なし
switch-default = バージョンの標準
switch-obstacles = 障害物
switch-obstacles-none = なし
switch-obstacles-buildings = 1人1つのビル
switch-obstacles-buildings-from-three = 1人1つのビル（3人以上）
switch-obstacles-city = 街
switch-first_player = スタートプレイヤー
switch-first_player-draw = 公平に決める
switch-first_player-motorway = 最近、高速道路を走った人
switch-first_player-rainbow = 最近、虹を見た人
switch-earned_car = 獲得した車
switch-earned_car-may = 置いてもよい
switch-earned_car-must = 必ず置く
switch-own_crossing = 自分の道路との交差
switch-own_crossing-earns-nothing = その道路からは獲得なし
switch-own_crossing-blocks-crossing-cars = 交差では1台も獲得なし
switch-own_crossing-blocks-every-car = ボーナスも含めて1台も獲得なし
switch-earn_from = 車を獲得できる道路
switch-earn_from-between-columns = 2本の柱の間だけ
switch-earn_from-any = すべて（入口と出口も）
switch-off_ramp_from = 出口を作れる高さ
switch-off_ramp_from-any-height = どの高さでも
switch-off_ramp_from-height-1 = 高さ1だけ
switch-off_ramp_bonus = 出口のボーナスの車
switch-off_ramp_bonus-may = 置いてもよい
switch-off_ramp_bonus-must = 必ず置く
switch-penalty = ペナルティ
switch-penalty-per-piece = 倒したもの1つにつき柱1個
switch-penalty-per-owner = 持ち主1人につき柱1個
switch-repair = 復旧する人
switch-repair-culprit = 倒した人
switch-repair-everybody = 全員
switch-adjust_until = 調整できる期限
switch-adjust_until-next-column = 次の人が柱を建てるまで
switch-adjust_until-turn-end = 手番が終わるまで
switch-all_cars_out = 最初に車を全部置いた人
switch-all_cars_out-game-over = 勝ち、ゲーム終了
switch-all_cars_out-play-on = 勝ち、ほかの人は続ける
switch-all_cars_out-may-play-on = 勝ち、ほかの人は続けてもよい
switch-material_clock = 建材切れ後の最後の一巡
switch-material_clock-at-once = すぐに始まる
switch-material_clock-on-pass = パスから始まる
switch-forced_pass = やむを得ないパス
switch-forced_pass-completes-turn = 手番を終えたことになる
switch-forced_pass-no-turn = 手番にならない
switch-short_of = 建材切れの条件
switch-short_of-any-turn = できる手がないとき
switch-short_of-any-kind = どれか1種類がなくなったとき
switch-without_columns = 柱がないとき
switch-without_columns-off-ramp = 出口は作れる
switch-without_columns-nothing = 何も建設できない
switch-same_type = 同じ種類の車
switch-same_type-off = 関係なし
switch-same_type-one-a-turn = 1手番に柱1個
switch-same_type-one-a-player = 1手番に1人から柱1個
switch-missions = ミッションルール
switch-junctions = ジャンクション
switch-cars = 1人の車の台数
switch-nudge = 倒したとみなすずれ（mm）
switch-road_length = 道路の長さ
switch-road_length-114 = 114mm
switch-road_length-120 = 120mm

## 表と図の言葉

legal = 置けます
illegal = 置けません
player = プレイヤー
players = プレイヤー
turn = 手番
turn-count = { $count }手
first = スタートプレイヤー
cars = 車
gray = グレー
yellow = 黄色
roads = 道路
supply = 手持ち
score = 得点
total = 合計
rank = 順位
mission = ミッション
edition = バージョン
rule = ルール
finding = 問題点
gap = 差
crossing = 交差
over = 上
under = 下
earned = 獲得
bonus = ボーナス
base-point = 起点
height = 高さ
junction = ジャンクション
off-ramp = 出口
starting-ramp = 入口
result = 結果
nearest-legal = いちばん近い可能な手：{ $turn }（{ NUMBER($distance, maximumFractionDigits: 1) }mm先）
ruling-ours = Shutoの裁定
compiling = ルールを準備しています。最初の1回だけで、30秒ほどかかります。
compiling-bots = ボットを準備しています。最初の1回だけで、30秒ほどかかります。
compiling-progress = バックグラウンドで準備中: { $percent }%。もう遊べます。
compiling-done = 準備が完了しました。これで本来の速度で動作します。

## ミッション

mission-drive = ドライブ
mission-development = 開発
mission-traffic-jam = 渋滞
mission-rainbow = 虹
mission-off-ramp-airport = 空港の出口
mission-off-ramp-green = 緑地の出口
mission-building = ビル
mission-tower = タワー
mission-tallest = 最も高い柱
mission-stock = 在庫

## 交差で車を獲得できる、できない理由

crossing-earns = 最初の交差で車を1台獲得
crossing-own = 自分の道路からは獲得なし
crossing-taken = こちら側は交差済みで獲得なし
crossing-not-between-columns = 車を獲得できるのは2本の柱の間の道路だけ
crossing-blocked-by-own = 新しい道路が自分の道路とも交差しているので獲得なし
crossing-no-car-left = 車が残っていないので獲得なし
crossing-over = { $road }の上：{ $why }
crossing-under = { $road }の下：{ $why }
bonus-blocked-by-own = 新しい道路が自分の道路と交差しているので、ボーナスの車はありません

## 手番で起きたこと

turn-extend = { $player }が高さ{ $height }の柱を建設
turn-junction = { $player }が高さ{ $height }のジャンクションを建設
turn-off-ramp = { $player }が出口を建設
turn-pass = { $player }がパス
turn-set-aside = { $player }が道路を1本脇に置く
turn-component = { $player }が配置：{ any-component }
turn-adjust = { $player }が直前の手番を調整
turn-stop = { $player }がゲームを終了
turn-resign = { $player }がゲームから抜ける
turn-out-of-time = { $player }が時間切れでゲームから抜ける
turn-cars =
    { $count ->
        [0] 車なし
       *[other] 車{ $count }台
    }
turn-penalty = ペナルティ：{ $payer }が{ $owner }に柱を{ $count }個渡す
turn-taken = 同じ種類：{ $taker }が{ $owner }から柱を1個もらう

## ゲームの終わり方

outcome-won = { $player }の勝ち！
outcome-shared = 共同勝利：{ $players }
outcome-out-of-material = { $player }は建材が切れて脱落です。
outcome-all-cars = { $player }が車を全部置きました。
outcome-stalemate = 全員がパスしました。置いた車の台数、次に残った柱の個数で決めます。
outcome-missions = ミッションの得点で決めます。同点ならハイウェイの車が多い人の勝ちです。
outcome-stopped = プレイヤーがゲームを終わらせました。
