## ロビー：オンライン対戦

home-online = オンラインで遊ぶ
home-online-about = 対戦相手を探す、または観戦する
lobby-title = オンラインで遊ぶ
lobby-quick = クイックマッチ
lobby-quick-about = いちばん長く待っているテーブルの席に着くか、新しいテーブルで相手を待ちます。
lobby-players = 人数
lobby-rated = レート戦
lobby-rated-about = 結果でレートが変わります。ヒントは使えず、手も取り消せません。
lobby-clock-live = { $minutes }分＋{ $seconds }秒
lobby-clock-slow = 1手{ $days }日
lobby-open = 空席のあるテーブル
lobby-open-none = 今は誰も待っていません。クイックマッチを始めると、あなたのテーブルがここに表示されます。
lobby-live = 観戦できるゲーム
lobby-live-none = 今は公開中のゲームがありません。
lobby-waiting = 待機中：{ $players }
lobby-free = 空席 { $count }
lobby-public = テーブルを「オンラインで遊ぶ」に表示する（誰でも参加できます）
lobby-join = 参加する
lobby-watch = 観戦する
lobby-own-rules = ハウスルール
lobby-rated-mark = レート戦
lobby-turns = { $count }手
lobby-offline = サーバーが応答しません。もう一度試しています…
lobby-followed = みんなと一緒に再戦へ移りました。

## レート

rating-leaderboard = ランキング
rating-profile = 自分のプロフィール
rating-pool = { $box }・{ $count }人・{ $hand }
rating-choose = 部門
rating-points = { $points } ± { $spread }
rating-at-least = 少なくとも{ $points }
rating-games = レート戦 { $count }回
rating-tables = 着いたテーブル { $count }卓
rating-fewest = レート戦を{ $count }回行うと掲載されます。順位は、見込まれるレートの下限で決まります。
rating-nobody = まだ誰も掲載されていません。
rating-none = レート戦の記録はまだありません。オンラインで遊ぶときに「レート戦」を選んでください。
rating-over-time = レートの推移
rating-band = 帯はレートの不確かさを表します。
rating-results = 結果
rating-place = { $place }位
rating-after = レート { $points }（{ $change }）
rating-gone = このプレイヤーはいません。データを削除したのかもしれません。
