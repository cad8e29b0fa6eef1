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
hand-too-often = 少し早すぎます。しばらく待ってから、もう一度お試しください。
hand-banned = このサーバーの管理者により参加が制限されています。観戦だけできます。
hand-gathering = まだ参加者を待っています。すべての席が埋まるとゲームが始まります。
hand-no-player = サーバーはまだあなたを知りません。ページを再読み込みし、名前を選んでもう一度お試しください。
hand-nobody-there = この席の人はすでに離れました。
hand-not-host = これができるのはホストだけです。ホストに頼んでください。
hand-kicked = ホストがこのテーブルからあなたを外しました。観戦はできます。
hand-seat-taken = ほかの人が先に座りました。別の席を選んでください。
hand-started = ゲームはすでに始まっています。観戦できます。
hand-no-clock = このテーブルには持ち時間がないため、中断や勝ちの宣言はできません。
hand-nothing-to-claim = 時間切れの人はほかにいません。そのまま続けてください。
hand-no-pause-asked = 中断を求めている人はもういません。
hand-not-paused = ゲームは中断していません。そのまま続けられます。
hand-pause-refused = ほかの人が中断に同意しませんでした。次の手番でもう一度頼めます。
hand-paused = ゲームは中断しています。再開してから続けてください。
hand-spectators-quiet = 観戦者が送れるのは拍手と驚きだけで、テーブルが許している場合に限ります。
hand-rated-help = レート戦が終わるまで、ヒント・リスク・分析は使えません。
hand-rated-seat = レート戦では一人一席で、ボットは座れません。ほかのプレイヤーを待ってください。
hand-rated-undo = レート戦では手を取り消せません。そのまま続けてください。
hand-undo-refused = この手の取り消しは二度断られました。そのまま続けてください。
hand-already-said = すでに申し出たか同意しています。ほかの人の返事を待ってください。
hand-not-forgiven = 許すことは二度断られました。支払ってください。

## 終わり方

hand-lies-not = コマが正しい位置に収まりませんでした。すべて元に戻します。
hand-missed-place =
    { $kind ->
        [road] 道路
        [column] 柱
       *[car] 車
    }{ $way ->
        [fell] は置く場所から{ $mm }mmの所で滑り落ちたか倒れました
        [far] は起点から{ $mm }mm遠すぎる所で止まりました
        [near] は起点に{ $mm }mm近すぎる所で止まりました
        [left] は起点から見て{ $mm }mm左にずれて止まりました
        [right] は起点から見て{ $mm }mm右にずれて止まりました
        [high] は下に別の物があり、{ $mm }mm高い所で止まりました
       *[low] は滑ったか、下の物が押しのけられたため、{ $mm }mm低い所で止まりました
    }。すべて元に戻します。
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
hand-miss-forgiven = 支払いが許されても、失敗には柱1個がかかります。
web-miss-left =
    { $left ->
       *[other] あと{ $left }回失敗すると、手番が終わります。
    }
web-miss-costs = 失敗すると、柱を1個失います。
web-miss-tip = ヒント：いちばん近い点でも遠い点でもない所が、道路にいちばん余裕があります。
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
reaction-hello = こんにちは！
reaction-luck = よろしく！
reaction-nice = いい手！
reaction-oops = しまった！
reaction-thanks = ありがとう！
reaction-sorry = ごめんなさい！
reaction-moment = 少し待ってください
reaction-well-played = いいゲームでした！
reaction-rematch = もう一度やりませんか？
web-react = リアクション
web-react-said = { $player }：{ $text }
web-react-spectator = 観戦者
web-react-mute = リアクションを隠す
web-react-unmute = リアクションを表示
web-talk = 一言送る
web-talk-mute = { $player }の発言を隠す
web-talk-unmute = { $player }の発言を表示する
