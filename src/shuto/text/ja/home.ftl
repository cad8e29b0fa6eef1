### ブラウザーのホームと準備の画面。

## ホーム

home-title = Shuto：画面で遊ぶトーキョーハイウェイ
home-title-page = { $title } – Shuto
home-pause = 絵を止める
home-move = 絵を動かす
home-learn = 遊び方を学ぶ
home-continue = ゲームを続ける
home-learn-about = 2分で最初の道路を建設できます
home-learn-on = 続きを学ぶ
home-learn-progress = レッスン{ $total }のうち{ $done }完了
home-bot = ボットと遊ぶ
home-friends = 友だちと遊ぶ
home-friends-about = この画面で、またはリンクで
home-other = ほかのゲームと設定
home-rules = ルール
home-boxes = どの箱で遊びますか？
home-players =
    { $most ->
        [one] { $most }人
       *[other] { $most }人
    }
home-players-from-to = { $fewest }〜{ $most }人
home-minutes = 約{ $most }分
home-minutes-from-to = 約{ $least }〜{ $most }分
home-game-won = あなたの勝ち
home-game-winner =
    { $count ->
        [one] 勝者：{ $players }
       *[other] 勝者：{ $players }
    }
home-game-unknown = このサーバーにはもうありません
home-game-all = { $count }件すべてを表示

## 箱

home-box-two-player-2024 = 最新の2人用
home-box-second-edition = 定番の2人用
home-box-four-player-fr = みんなで遊ぶ箱（フランス語版ルール）
home-box-four-player-de = みんなで遊ぶ箱（ドイツ語版ルール）
home-box-rainbow-city = レインボーシティ
home-like-two-player-2024 = いちばん新しい2人用。障害物のないテーブルと10種類の車で、はじめての人に向いています。
home-like-second-edition = 日本生まれの小さな定番、2人用。出口をどの高さからでも作れるので、好きな所でハイウェイを終えられます。
home-like-four-player-fr = みんなで遊ぶ箱。3人からはビルが行く手をふさぎます。自分の道路と交差すると車を獲得できません。
home-like-four-player-de = みんなで遊ぶ箱をドイツ語版のルールで。いつもビルがあり、だれかが勝ったあともほかの人は続けられます。
home-like-rainbow-city = いちばん大きな箱。まず街を作り、その間にハイウェイを通します。ミッションで点を競うこともできます。

## 準備

home-with-bot = ボットと
home-with-friends = 友だちと
home-who = だれが遊びますか？
home-where = 友だちはどこにいますか？
home-where-here = この画面の前
home-where-here-about = この端末で交代に遊びます。
home-where-link = 離れた場所
home-where-link-about = リンクを1つ受け取ります。開いた人がテーブルに座ります。
home-substitutes = 誰かが抜けたら、ボットが続ける
home-more =
    { $count ->
        [0] もっと見る：詳細とハウスルール
        [one] もっと見る：詳細とハウスルール（{ $count }件変更）
       *[other] もっと見る：詳細とハウスルール（{ $count }件変更）
    }
home-house-rules = ハウスルール
home-rules-of = この箱のルール
home-all-boxes = すべての箱
home-name-invisible = この名前には目に見えない文字が含まれています。取り除いてください。
home-name-long = 名前は{ $most }文字までです。
home-bot-name-0 = 辰巳
home-bot-name-1 = 有明
home-bot-name-2 = 葛西
home-bot-name-3 = 箱崎
home-bot-name-4 = 三宅
home-bot-name-5 = 芝

## ハウスルールで決めること

home-rule-obstacles = 何が行く手にあるか：なし、1人に1棟のビル、または街全体。
home-rule-first_player = だれから始めるかの決め方です。
home-rule-earned_car = 獲得した車を必ず置くかどうかです。
home-rule-own_crossing = 自分の道路の上や下を通るとどうなるかです。
home-rule-earn_from = 相手のどの道路と交差すると車を獲得できるかです。
home-rule-off_ramp_from = どの高さの柱から出口を作れるかです。
home-rule-off_ramp_bonus = 出口のボーナスの車を必ず置くかどうかです。
home-rule-penalty = 何かを倒したときに柱を何個払うかです。
home-rule-repair = 倒れたコマをだれが元に戻すかです。
home-rule-adjust_until = 建設したものをいつまで調整できるかです。
home-rule-all_cars_out = だれかが車を全部置いたらどうなるかです。
home-rule-material_clock = 建材切れの人の最後の一巡がいつ始まるかです。
home-rule-forced_pass = 建設できずにパスしたとき、手番として数えるかどうかです。
home-rule-short_of = いつ建材切れになるかです。
home-rule-without_columns = 道路はあるが柱がない人が、まだ何を建設できるかです。
home-rule-same_type = 同じ種類の車と交差したとき、柱をもらえるかどうかです。
home-rule-junctions = ジャンクションなしでは分岐がなく、子ども向けにやさしくなります。
home-rule-cars = 車が少ないほど、ゲームは短くなります。
home-rule-nudge = うっかりほかの人のコマをどれだけずらすと、倒したのと同じ支払いになるかです。0なら支払いはありません。
home-rule-road_length = 市販の道路には両方の長さがあり、ルールブックには書かれていません。お手元のものを測ってください。短い道路は、届く距離も短くなります。

### The home page and set-up of the browser.

## Look

web-light = 照明
web-light-day = 昼
web-light-evening = 夕方
web-light-night = 夜
web-light-auto = 時刻に合わせる
web-quality-auto = 自動
