### 手でコマを運ぶテーブルの言葉：断る理由と、運んだ結果。

## 断るとき

hand-needs-hand = このテーブルでは手で建てます。コマを取り、置く場所まで運んで離してください。
hand-bill-pending = 倒れたコマの精算がまだです。支払うか、全員が許すまで、先へは進めません。
hand-unfinished = 建設の途中です。次のコマを置くか、手番を取り消してください。
hand-nothing-to-pay = 支払うものはありません。
hand-carrying = ほかの人がコマを運んでいます。置かれるまでお待ちください。
hand-no-hand = このテーブルでは、コマを手で運びません。
hand-no-such-carry = このコマはもう持っていません。
hand-other-piece = このコマは今は取れません。手番のコマは一つずつ順に置きます。
hand-not-ready = テーブルの準備ができませんでした。もう一度お試しください。
hand-busy = 前の危険度の計算がまだ終わっていません。
hand-no-adjust = このテーブルでは、コマは手で置いたとおりのままです。手番の調整はできません。
hand-not-all-agree = 倒したことは、テーブルの全員が同意した場合にだけ許されます。
hand-too-often = 少し待ってから、次のリアクションを送ってください。

## 終わり方

hand-lies-not = コマが正しい位置に収まりませんでした。すべて元に戻します。
hand-given-up = コマは手持ちに戻りました。
hand-vanished = プレイヤーが長く離れていたため、コマは手持ちに戻りました。
hand-too-long = 長く持ち続けたため、コマは手持ちに戻りました。
hand-worker = テーブルを組み直しました。すべて元のままで、支払いはなく、コマをまた取れます。
hand-undone = 手番が取り消されたため、コマは手持ちに戻りました。
hand-storage = 保存できませんでした。すべて元のままで、コマをまた取れます。
## 失敗

hand-miss-counted =
    { $left ->
       *[other] 失敗です。あと{ $left }回失敗すると、手番が終わります。
    }
hand-miss-turn = 3回目の失敗です。手番は終わり、コマは手持ちに戻ります。
hand-miss-column = 失敗したので、柱を1個、箱に戻します。
web-miss-left =
    { $left ->
       *[other] あと{ $left }回失敗すると、手番が終わります。
    }
web-miss-costs = 失敗すると、柱を1個失います。
web-miss = 失敗したとき
web-miss-rule-free = 何も失わない
web-miss-rule-free-about = 離したコマが所定の位置にとどまらなければ、何度でもやり直せます。
web-miss-rule-turn = 3回で手番が終わる
web-miss-rule-turn-about = 離したコマが所定の位置にとどまらなければ失敗です。1手番に3回失敗すると手番が終わります。その手番のコマは手持ちに戻り、次の人の番です。コマを手持ちに戻しても失敗にはなりません。
web-miss-rule-column = 柱を1個失う
web-miss-rule-column-about = 離したコマが所定の位置にとどまらなければ失敗です。失敗するたびに、自分の柱を1個（グレーから先に）箱に戻します。1個もなければ何も失いません。コマを手持ちに戻しても失敗にはなりません。
## リアクション

reaction-gasp = あっ！
reaction-applause = お見事！
reaction-careful = 気をつけて！
reaction-close = ふう、危なかった！
reaction-calm = ゆっくりどうぞ
reaction-ouch = あちゃー！
web-react = リアクション
web-react-said = { $player }：{ $text }
web-react-spectator = 観戦者
web-react-mute = リアクションを隠す
web-react-unmute = リアクションを表示
