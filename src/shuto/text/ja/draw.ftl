
## 図の言葉

draw-plan = テーブルの平面図
draw-elevation = テーブルの側面図
draw-to-move = { $player }さんの番
draw-places = { $player }さんが配置する番
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
