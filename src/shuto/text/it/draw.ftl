
## Quello che dicono i disegni

draw-plan = Pianta del tavolo
draw-elevation = Il tavolo visto di lato
draw-scenic = Il tavolo visto di sbieco
draw-state = Turno { $number } · { to-move }
draw-whole = { $what }: { $edition }, { $state }
draw-places = { $player } posiziona un componente
draw-sides =
    sopra { $over ->
        [taken] occupato
       *[free] libero
    }, sotto { $under ->
        [taken] occupato
       *[free] libero
    }
draw-road = { $piece }, dal pilastro { $start } al pilastro { $end }, { draw-sides }
draw-starting-ramp = { $piece }, dal tavolo al pilastro { $end }, { draw-sides }
draw-off-ramp = { $piece }, dal pilastro { $start } al tavolo, { draw-sides }
draw-column = { column-of }, altezza { $height }
draw-junction = { column-of }, snodo di altezza { $height }
draw-base-point = { $piece }, punto base
draw-car = { $piece } – { road-between }
draw-building = { $piece }, alto { $height } mm
draw-ghost = Previsto: { $turn }
