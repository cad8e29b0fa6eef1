### `shuto` コマンドの言葉。

## バージョンとルール

cli-what = 内容
cli-playing = 遊び方のちがい
cli-no-difference = ルールは同じです。
cli-more-missions = ミッションルール：shuto rules { $edition } --missions

## 記録の手順

cli-step = 手
cli-steps-legal =
    { $count ->
        [0] 判定するものはまだありません。
       *[other] { $count }手、すべて有効です。
    }
cli-step-illegal = { $step }手目は認められません。その手前で止まります。
cli-cannot-stand = この局面はルールに合っていません。
cli-stands = この局面はルールに合っています。
cli-to-move = { $player }の手番
cli-over = { $pieces }の上
cli-under = { $pieces }の下
cli-placed = 置いた車
cli-car-at = { any-car }（{ NUMBER($place, maximumFractionDigits: 1) }mm）
cli-clearance = すき間
cli-fallen = { $player }が倒した、またはずらした：{ $pieces }
cli-collapse = 倒れた経緯：{ $chain }
cli-by-hand =
    { $count ->
        [0] 手で置いたゲームです。
       *[other] 手で置いたゲームです。手の動きが{ $count }回分保存されています。
    }
cli-open-fall = 未払い：{ $player }が倒した、またはずらしたもの：{ $pieces }
cli-part = { $piece } ×{ $count }
cli-moved = { $piece }を{ gap-mm }
cli-forgiven = 許されたので支払いなし

## ファイルとデモ

cli-saved = 保存しました：{ $file }
cli-demo = { $players }が遊びます：{ $edition }

## アリーナ

cli-arena-pairing = 組み合わせ
cli-arena-games = ゲーム数
cli-arena-share = 1位
cli-arena-interval = 95%
cli-arena-bot = ボット
cli-arena-accept = 採用：求めた強さ以上です。
cli-arena-reject = 不採用：求めた強さに届きません。
cli-arena-go-on = まだ決まりません：さらにゲームが必要です。
cli-needs-extra = { $package }がインストールされていません。インストールするには：pip install 'shuto[{ $extra }]'
cli-arena-no-cluster = { $address }のRayクラスターに接続できません：{ $reason }
cli-arena-cluster-failed = { $address }のクラスターで失敗しました：{ $reason }。--ledgerを使った場合は、同じコマンドをもう一度実行すると続きから始まります。
cli-arena-no-edition = 選んだバージョンに{ $counts }人で遊べるものはありません
cli-arena-no-count = { $edition }は、選んだどの人数（{ $counts }）でも遊べません
cli-arena-left-out = この人数では遊べないバージョンなので省きます：{ $plans }
cli-arena-one-question = 検定では、バージョンと人数を一つずつ選んでください

## テーブルを揺らす

cli-shake-column = 柱
cli-shake-push = 押す力
cli-shake-toward = 向き
cli-shake-falls = 倒れるもの
cli-shake-figure = { NUMBER($push, maximumFractionDigits: 1) }mN·s
cli-shake-first = 最初に倒れるのは{ column-of }で、{ NUMBER($push, maximumFractionDigits: 1) }mN·sの力です。
cli-shake-none = { NUMBER($push, maximumFractionDigits: 1) }mN·sの力ではどの柱も倒れません。
cli-shake-jerk = テーブル全体を{ NUMBER($speed, maximumFractionDigits: 0) }mm/sで引くと、最初に倒れるのは{ $pieces }です。
cli-shake-no-jerk = テーブル全体も引きましたが、何も倒れませんでした。
cli-shake-more = { NUMBER($push, maximumFractionDigits: 1) }mN·sを超える力
cli-and-more = { $pieces }、ほか{ $count }個

## サーバー

cli-others-open = 同じネットワークの人が開くアドレス：{ $address }
cli-no-network = このコンピューターはネットワークに接続されていないため、ほかの人が開けるアドレスはありません。
cli-admin-match = ゲーム
cli-admin-changed = 最後の出来事
cli-admin-events = 出来事の数
cli-admin-turns = 手番数
cli-admin-players = プレイヤー
cli-admin-lesson = レッスン
cli-admin-sure = { $id }を完全に削除しますか？
cli-admin-deleted = 削除しました：{ $id }
cli-admin-cleaned = 削除した放置ゲーム：{ $count }
cli-admin-would-delete = 放置ゲーム（未削除）：{ $count }
cli-admin-player = プレイヤー
cli-admin-name = 名前
cli-admin-seen = 最終アクセス
cli-admin-banned = 利用停止
cli-admin-is-banned = 利用停止にしました：{ $id }
cli-admin-not-banned = 利用停止を解除しました：{ $id }
cli-db-table = テーブル
cli-db-rows = 行数
cli-db-digest = ダイジェスト
cli-db-copied = すべてコピーし、読み戻して照合しました。欠けているものはありません。
cli-db-migrated = { $name }：スキーマを { $before } から { $now } に更新しました。
cli-db-is-current = { $name }：スキーマ { $now } は最新です。
cli-db-gap = { $id }：イベント { $detail } がありません。
cli-db-count = { $id }：記載されたイベント数と保存されたイベント数が違います（{ $detail }）。
cli-db-unreadable = { $id }：ログを読み取れません（{ $detail }）。
cli-db-illegal = { $id }：手順{ $detail }は認められません。
cli-db-orphans = { $id }：存在しないゲームの行：{ $detail }
cli-db-sound = ゲーム：{ $matches }、イベント：{ $events }。問題はありません。
cli-db-flawed = ゲーム：{ $matches }、イベント：{ $events }、問題：{ $flaws }。
cli-dataset-made = { $folder }：ゲーム{ $games }、局面{ $positions }。
cli-dataset-sound = ゲーム{ $games }を再判定しました。問題はありません。
cli-dataset-flawed = ゲーム{ $games }を再判定しました。問題：{ $flaws }。
cli-dataset-shard = ファイル{ $shard }：{ $why }
cli-dataset-game = ゲーム{ $game }：{ $why }

## 部分から作る文

cli-parts-separator = ；
cli-all = { $more }（--allで表示）
