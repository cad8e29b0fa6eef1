
## Quello che dicono i disegni

draw-plan = Pianta del tavolo
draw-elevation = Il tavolo visto di lato
draw-to-move = Tocca a { $player }
draw-places = { $player } posiziona un componente
draw-slots =
    sopra { $over ->
        [taken] occupato
       *[free] libero
    }, sotto { $under ->
        [taken] occupato
       *[free] libero
    }
draw-road = { $piece }, da { $start } a { $end }, { draw-slots }
draw-starting-ramp = { $piece }, dal tavolo a { $end }, { draw-slots }
draw-off-ramp = { $piece }, da { $start } al tavolo, { draw-slots }
draw-column = { $piece }, altezza { $height }
draw-junction = { $piece }, snodo di altezza { $height }
draw-base-point = { $piece }, punto base
draw-car = { $piece }, su { $road }
draw-building = { $piece }, alto { $height } mm
draw-ghost = Previsto: { $turn }
