
## 図の言葉

draw-plan = テーブルの平面図
draw-elevation = テーブルの側面図
draw-scenic = 斜め上から見たテーブル
draw-state = { $number }手目 · { to-move }
draw-whole = { $what }：{ $edition }、{ $state }
draw-places = { $player }が街のパーツを置きます
draw-sides =
    上は{ $over ->
        [taken] 交差済み
       *[free] 空き
    }、下は{ $under ->
        [taken] 交差済み
       *[free] 空き
    }
draw-road = { $piece }、柱{ $start }から柱{ $end }へ、{ draw-sides }
draw-starting-ramp = { $piece }、テーブルから柱{ $end }へ、{ draw-sides }
draw-off-ramp = { $piece }、柱{ $start }からテーブルへ、{ draw-sides }
draw-column = { column-of }、高さ{ $height }
draw-junction = { column-of }、高さ{ $height }のジャンクション
draw-base-point = { $piece }、起点
draw-car = { $piece }（{ road-between }）
draw-building = { $piece }、高さ{ $height }mm
draw-ghost = 予定：{ $turn }
