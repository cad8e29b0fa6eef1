
## 図の言葉

draw-plan = テーブルの平面図
draw-elevation = テーブルの側面図
draw-to-move = { $player }さんの手番です
draw-places = { $player }さんが街のパーツを置きます
draw-slots =
    上は{ $over ->
        [taken] 交差済み
       *[free] 空き
    }、下は{ $under ->
        [taken] 交差済み
       *[free] 空き
    }
draw-road = { $piece }、{ $start }から{ $end }へ、{ draw-slots }
draw-starting-ramp = { $piece }、テーブルから{ $end }へ、{ draw-slots }
draw-off-ramp = { $piece }、{ $start }からテーブルへ、{ draw-slots }
draw-column = { $piece }、高さ{ $height }
draw-junction = { $piece }、高さ{ $height }のジャンクション
draw-base-point = { $piece }、起点
draw-car = { $piece }、{ $road }の上
draw-building = { $piece }、高さ{ $height }mm
draw-ghost = 予定：{ $turn }
