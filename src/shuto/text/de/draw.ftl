
## Was Zeichnungen sagen

draw-plan = Plan des Tisches
draw-elevation = Der Tisch von der Seite
draw-scenic = Der Tisch von schräg oben
draw-state = Zug { $number } · { to-move }
draw-whole = { $what }: { $edition }, { $state }
draw-places = { $player } platziert ein Stadtelement
draw-sides =
    darüber { $over ->
        [taken] belegt
       *[free] frei
    }, darunter { $under ->
        [taken] belegt
       *[free] frei
    }
draw-road = { $piece }, von Pfeiler { $start } zu Pfeiler { $end }, { draw-sides }
draw-starting-ramp = { $piece }, vom Tisch zu Pfeiler { $end }, { draw-sides }
draw-off-ramp = { $piece }, von Pfeiler { $start } zum Tisch, { draw-sides }
draw-column = { column-of }, Höhe { $height }
draw-junction = { column-of }, Gabelung der Höhe { $height }
draw-base-point = { $piece }, Ausgangspunkt
draw-car = { $piece } – { road-between }
draw-building = { $piece }, { $height } mm hoch
draw-ghost = Geplant: { $turn }
