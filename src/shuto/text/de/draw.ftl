
## Was Zeichnungen sagen

draw-plan = Plan des Tisches
draw-elevation = Der Tisch von der Seite
draw-to-move = { $player } ist am Zug
draw-places = { $player } platziert ein Stadtelement
draw-slots =
    darüber { $over ->
        [taken] belegt
       *[free] frei
    }, darunter { $under ->
        [taken] belegt
       *[free] frei
    }
draw-road = { $piece }, von { $start } nach { $end }, { draw-slots }
draw-starting-ramp = { $piece }, vom Tisch nach { $end }, { draw-slots }
draw-off-ramp = { $piece }, von { $start } zum Tisch, { draw-slots }
draw-column = { $piece }, Höhe { $height }
draw-junction = { $piece }, Gabelung der Höhe { $height }
draw-base-point = { $piece }, Ausgangspunkt
draw-car = { $piece }, auf { $road }
draw-building = { $piece }, { $height } mm hoch
draw-ghost = Geplant: { $turn }
