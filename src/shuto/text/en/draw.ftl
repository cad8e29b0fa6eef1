
## What drawings say

draw-plan = Plan of the table
draw-elevation = The table from the side
draw-scenic = The table at a slant
draw-state = Turn { $number } · { to-move }
draw-whole = { $what }: { $edition }, { $state }
draw-places = { $player } places a component
draw-sides =
    over { $over ->
        [taken] taken
       *[free] free
    }, under { $under ->
        [taken] taken
       *[free] free
    }
draw-road = { $piece }, from column { $start } to column { $end }, { draw-sides }
draw-starting-ramp = { $piece }, from the table to column { $end }, { draw-sides }
draw-off-ramp = { $piece }, from column { $start } to the table, { draw-sides }
draw-column = { column-of }, height { $height }
draw-junction = { column-of }, junction of height { $height }
draw-base-point = { $piece }, base point
draw-car = { $piece } ({ road-between })
draw-building = { $piece }, { $height } mm high
draw-ghost = Planned: { $turn }
