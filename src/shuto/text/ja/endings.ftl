### ゲームの終わり：順位とその理由、再戦、共有。

## ゲームが終わった理由

ending-roads-used-up = すべての道路が置かれたか、脇に置かれました。
ending-last-round-played = 最後の車が置かれ、その一巡が終わりました。
ending-ranked-by-cars = 残っていたプレイヤーの順位は、置いた車の数、次に残った柱の数で決まります。

## 順位の理由

two-sentences = { $first }{ $second }
place-rival =
    { $reader ->
        [yes] あなた
       *[no] { $rival }
    }
place-lack =
    { $lack ->
        [base-points] 起点
        [roads] 道路
        [columns] 柱
        [fitting] 起点に合う柱
       *[material] 建材
    }
place-cars-first =
    { $you ->
        [yes] あなたが最初にすべての車を置きました（{ $turn }手目）。
       *[no] { $player }が最初にすべての車を置きました（{ $turn }手目）。
    }
place-cars-later =
    { $you ->
        [yes] あなたも{ place-rival }の後にすべての車を置きました（{ $turn }手目）。
       *[no] { $player }も{ place-rival }の後にすべての車を置きました（{ $turn }手目）。
    }
place-last-with-material =
    { $you ->
        [yes] { $others ->
            [1] 最後まで残ったのはあなたです。{ place-rival }の建材がなくなりました。
           *[other] 最後まで残ったのはあなたです。ほかの全員の建材がなくなりました。
        }
       *[no] { $others ->
            [1] 最後まで残ったのは{ $player }です。{ place-rival }の建材がなくなりました。
           *[other] 最後まで残ったのは{ $player }です。ほかの全員の建材がなくなりました。
        }
    }
place-last-building =
    { $you ->
        [yes] 最後まで残ったのはあなたです（車は{ $all }台中{ $cars }台）。すべての車を置いた人が上位になります。
       *[no] 最後まで残ったのは{ $player }です（車は{ $all }台中{ $cars }台）。すべての車を置いた人が上位になります。
    }
place-out =
    { $you ->
        [yes] あなたは{ place-lack }がなくなり（{ $turn }手目）、間に合うように柱を支払う人がいなかったため、{ place-out-when }。
       *[no] { $player }は{ place-lack }がなくなり（{ $turn }手目）、間に合うように柱を支払う人がいなかったため、{ place-out-when }。
    }
place-out-when =
    { $when ->
        [first] 最初に脱落しました
        [later] { place-rival }の後に脱落しました
       *[alone] 脱落しました
    }
place-resigned =
    { $turn ->
        [0] { $you ->
            [yes] あなたは最初の手の前にゲームから抜けました。
           *[no] { $player }は最初の手の前にゲームから抜けました。
        }
       *[other] { $you ->
            [yes] あなたは{ $turn }手目のあとでゲームから抜けました。
           *[no] { $player }は{ $turn }手目のあとでゲームから抜けました。
        }
    }
place-out-of-time =
    { $turn ->
        [0] { $you ->
            [yes] あなたは最初の手の前に時間切れになりました。
           *[no] { $player }は最初の手の前に時間切れになりました。
        }
       *[other] { $you ->
            [yes] あなたは{ $turn }手目のあとで時間切れになりました。
           *[no] { $player }は{ $turn }手目のあとで時間切れになりました。
        }
    }
place-others-left =
    { $you ->
        [yes] 最後まで残ったのはあなたです。
       *[no] 最後まで残ったのは{ $player }です。
    }
place-although =
    { $won ->
        [yes] { $you ->
            [yes] あなたのほうが車を多く置いていましたが（{ $cars }台対{ $fewer }台）、{ place-rival }の勝ちです。
           *[no] { $player }のほうが車を多く置いていましたが（{ $cars }台対{ $fewer }台）、{ place-rival }の勝ちです。
        }
       *[no] { $you ->
            [yes] あなたのほうが車を多く置いていましたが（{ $cars }台対{ $fewer }台）、{ place-rival }が上位です。
           *[no] { $player }のほうが車を多く置いていましたが（{ $cars }台対{ $fewer }台）、{ place-rival }が上位です。
        }
    }
place-building =
    { $you ->
        [yes] { place-building-when }、あなたは{ $all }台中{ $cars }台の車を置いていました。
       *[no] { place-building-when }、{ $player }は{ $all }台中{ $cars }台の車を置いていました。
    }
place-building-when =
    { $when ->
        [last-car] { place-rival }が最後の車を置いたとき
        [most] 残っていたプレイヤーの中で最も多く
       *[end] ゲームが終わったとき
    }
place-points =
    { $you ->
        [yes] あなたは{ place-score }です。
       *[no] { $player }は{ place-score }です。
    }
place-score =
    { $most ->
        [yes] { $count }点で、最高得点
       *[no] { $count }点
    }
place-tie =
    { $what ->
        [cars] { $more ->
            [yes] { place-rival }と同点ですが、ハイウェイの車が多いためです（{ $mine }台対{ $theirs }台）。
           *[no] { place-rival }と同点ですが、ハイウェイの車が少ないためです（{ $mine }台対{ $theirs }台）。
        }
       *[columns] { $more ->
            [yes] { place-rival }と同じ台数ですが、残った柱が多いためです（{ $mine }個対{ $theirs }個）。
           *[no] { place-rival }と同じ台数ですが、残った柱が少ないためです（{ $mine }個対{ $theirs }個）。
        }
    }
place-shared =
    { $what ->
        [cars] { place-rival }と得点も車の数（{ $count }台）も同じため、同順位です。
       *[columns] { place-rival }と車の数も残った柱（{ $count }個）も同じため、同順位です。
    }

## 次に

ending-you-won = あなたの勝ち！
ending-cars = 車{ $count }台
ending-skip = キーかタップでスキップ
ending-fly = ハイウェイの上を飛ぶ
ending-rematch = 再戦
ending-rematch-asked =
    { $you ->
        [yes] 再戦を始めました。席は一つずつずれています。
       *[no] { $player }が再戦を始めました。席は一つずつずれています。
    }
ending-rematch-join = 再戦に参加
ending-rematch-watch = 再戦を観る
ending-next-level = レベル{ $level }で遊ぶ
ending-share = 共有

## 共有

share-link = このテーブルへのリンクをコピー
share-picture-alt = テーブルと、その下にプレイヤーと順位
share-picture-save = この画像を保存
share-table-only = テーブルだけ（PNG）

## 見込みのグラフ

plot-steps = 手順
plot-chance = 勝つ見込み
plot-about = 各手順の後の全員の勝つ見込み。クリックするとそこへ移動します
