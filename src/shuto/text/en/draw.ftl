
## What drawings say

draw-plan = Plan of the table
draw-elevation = The table from the side
draw-to-move = { $player } to move
draw-places = { $player } places a component
draw-slots =
    over { $over ->
        [taken] taken
       *[free] free
    }, under { $under ->
        [taken] taken
       *[free] free
    }
draw-road = { $piece }, from { $start } to { $end }, { draw-slots }
draw-starting-ramp = { $piece }, from the table to { $end }, { draw-slots }
draw-off-ramp = { $piece }, from { $start } to the table, { draw-slots }
draw-column = { $piece }, height { $height }
draw-junction = { $piece }, junction of height { $height }
draw-base-point = { $piece }, base point
draw-car = { $piece }, on { $road }
draw-building = { $piece }, { $height } mm high
draw-ghost = Planned: { $turn }
