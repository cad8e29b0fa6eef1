### 倒れたあと：見直す、共有する。

wreck-fates = { $count }個のコマが倒れたか、ずれました
wreck-again = もう一度見る
wreck-share = 共有
wreck-slow = スロー
wreck-whole = 最初から見る
wreck-part = 倒れた場面だけ
wreck-dialog = 倒れた場面を共有
wreck-caption = { $player }が倒しました：{ $pieces }
wreck-caption-many = { $player }が{ $count }個のコマを倒しました
wreck-link = リンクをコピー
wreck-file = ファイルに保存
wreck-file-about = このファイルはどのShutoサーバーでも開けます。ホームで記録として選んでください。
wreck-clip = 動画を作る
wreck-clip-making = 動画を作っています… { $percent }%
wreck-clip-save = 動画を保存
wreck-clip-none = このブラウザーでは動画を作れません。
wreck-picture = 画像を作る
wreck-picture-save = 画像を保存
wreck-picture-alt = 倒れた場面と、何が何に触れたか
wreck-none = このブラウザーでは動画も画像も作れません。リンクとファイルは使えます。
