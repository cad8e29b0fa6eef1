### レッスン：題名、課題、ヒント。
### `lesson-<id>` は題名、`lesson-<id>-<番号>` は課題、`lesson-<id>-done` は学んだことです。

## レッスンのまわり

learn-title = 遊び方を学ぶ
learn-optional = お好みで
learn-done = 完了
learn-coach = 課題
learn-task = 課題 { $task }／{ $tasks }
learn-next = 次へ
learn-next-lesson = 次：{ $title }
learn-play = ボットと対戦
learn-show-me = 見せてください
learn-gesture-move = コマを置く場所の真上へ運びます。矢印が方向を示します。
learn-gesture-lower = 触れる寸前まで下ろします。
learn-gesture-let-go = 離します。
lesson-you = あなた

## 置けるけれど足りないもの

lesson-miss-column = 置けますが、ここでは柱が必要です。
lesson-miss-junction = 置けますが、ここではジャンクションが必要です。
lesson-miss-off-ramp = 置けますが、ここでは出口が必要です。
lesson-miss-component = 置けますが、先に街のパーツを置いてください。
lesson-miss-pass = できますが、ここではパスしてください。
lesson-miss-set-aside = できますが、ここでは道路を脇に置いてください。
lesson-miss-branch = 置けますが、ジャンクションから始まっていません。
lesson-miss-up = 置けますが、新しい柱をもっと高くしてください。
lesson-miss-down = 置けますが、新しい柱をもっと低くしてください。
lesson-miss-over = 置けますが、道路の上を通って車を獲得していません。
lesson-miss-under = 置けますが、道路の下を通って車を獲得していません。
lesson-miss-cars =
    { $cars ->
        [0] 置けますが、車を獲得できません。
       *[other] 置けますが、獲得できる車は { $cars } 台だけです。
    }
lesson-miss-mission = 置けますが、このミッションの得点になりません。
lesson-miss-wins = 置けますが、まだ勝ちにはなりません。

## レッスン

lesson-first-road = はじめての道路
lesson-first-road-1 = オレンジの車がいる入口があなたのものです。まわりの点を一つ選んで「{ web-build }」を押してください。
lesson-first-road-done = これで一手です。柱を1本、道路を1本。

lesson-up-or-down = 1段上か、1段下
lesson-up-or-down-1 = 次の柱は1段高いか1段低くなります。− と + で高さを変えて、低くしてください。
lesson-up-or-down-done = 1段上か1段下かは、毎回自分で選べます。

lesson-crossing-over = 上を通る
lesson-crossing-over-1 = 青い道路の上を通ってください。黄色の点で車を獲得できます。
lesson-crossing-over-done = 最初の車を獲得しました！車を先に全部置いた人が勝ちです。

lesson-crossing-under = 下を通る
lesson-crossing-under-1 = 今度は青い道路の下を通ってください。オレンジの点では車を2台獲得できます。
lesson-crossing-under-done = 下を通っても、上と同じように車を獲得できます。

lesson-what-counts = 何が得になるか
lesson-what-counts-1 = 青い道路の1本は、もう上を通りました。もう1本で車を獲得してください。
lesson-what-counts-1-done = この道路の上側はまだ空いていました。前に上を通った道路では、もう車を獲得できません。
lesson-what-counts-2 = 1本の道路で何本も交差できます。一度に2台獲得してください。
lesson-what-counts-done = 道路の上を最初に通った人と、下を最初に通った人が車を獲得します。入口と出口では獲得できません。

lesson-junction = ジャンクション
lesson-junction-1 = いちばん上を黄色にするとジャンクションになり、好きな高さにできます。高い青い道路の上を通ってください。
lesson-junction-done = 黄色は少ししかありません。こういう時のために取っておきましょう。

lesson-branch = 分岐
lesson-branch-1 = 上が黄色の柱はジャンクションです。そこから2本目の道路を建ててください。
lesson-branch-done = ジャンクションは一度だけ分岐できます。これで2か所から続けられます。

lesson-off-ramp = 出口
lesson-off-ramp-1 = 高さ1からは、道路をテーブルへ下ろせます。出口を建ててください。
lesson-off-ramp-done = 出口は何とも交差しなくても車を獲得できます。でも、その先は続けられません。

lesson-no-touching = 接触の禁止
lesson-no-touching-1 = 道路は柱の上も下も通れません。青い柱をよけて車を獲得してください。
lesson-no-touching-1-done = 自分の道路どうしも、触れてよいのは同じ柱の上だけです。
lesson-no-touching-2 = 道路どうしも触れてはいけません。高さを変えて、青い道路の下を通ってください。
lesson-no-touching-done = じゃまなコマは光ります。少しずらすか、高さを変えましょう。

lesson-winning = 勝つには
lesson-winning-1 = 車はあと1台です。置いてください。
lesson-winning-1-done = 最後の車を置きました。あなたの勝ちです！
lesson-winning-2 = 青は柱がなくなり、パスしました。どこでもいいので建てて手番を終えれば、青の負けです。
lesson-winning-done = 最後の車を置くか、相手より長く続けると勝ちです。これでもう遊べます！

lesson-city = 街とミッション
lesson-city-1 = レインボーシティでは、まず街を並べます。最後のパーツ、虹エリアを置いてください。
lesson-city-1-done = 街ができました。次はハイウェイです。
lesson-city-2 = ここでは得点で勝ちます。入口の横の空いた四角（開発エリア）に柱を建てると1点です。
lesson-city-2-done = 1点です。得点の一覧に表示されます。
lesson-city-3 = 緑地エリアに下りる出口は2点です。
lesson-city-done = 得点表に全部のミッションがあります。押すと条件を読めます。

lesson-hand = 手で置く
lesson-hand-1 = 点を選んで道路を取ってください。その場所まで運んで離します。
lesson-hand-done = このテーブルでは、倒したものの分だけ柱を支払います。
## 練習テーブル

lesson-practice = 手で運ぶ練習
lesson-practice-1 = 広い通り：道路を目標の位置まで運び、すぐ上で離してください。
lesson-practice-2 = ハイウェイの上を越える：下には6本の道路があります。どれにも触れないように。
lesson-practice-3 = 柱のあいだの低い場所：上にあるものの下へ、道路を差し込んでください。
lesson-practice-4 = タワーの上へ：9段の柱まで、道路を急な坂で渡してください。
lesson-practice-done = お見事！何も倒れていません。
learn-practice = 手で運ぶ練習
learn-practice-about = ゲームではないテーブルです。運ぶ、落とす、倒す。ここでは何も失いません。
learn-practice-none = まだ成功していません
learn-practice-time = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒
learn-practice-best = 最速：{ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒
learn-practice-record = 最速記録です！
learn-practice-again = もう一度
learn-practice-tasks = 課題
learn-practice-fell = 倒れましたが、大丈夫です。全部元に戻すので、もう一度どうぞ。
learn-practice-elsewhere = 自分で選んだ位置なので、記録には残りません。
