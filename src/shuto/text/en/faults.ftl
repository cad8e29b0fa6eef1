### Why a turn is refused: one message for each fault, `fault-<code>`.
### $pieces is a list of pieces without articles ("Bob’s road, new column"): keep it after a colon.
### $gap is the number of mm by which the turn fails; always show it as gap-mm.

gap-mm =
    { $gap ->
        [0] less than 0.1 mm
       *[other] { NUMBER($gap, maximumFractionDigits: 1) } mm
    }

## Whose turn, and when

fault-not-your-turn = It is { $player }’s turn. Please wait until yours comes round.
fault-wrong-phase =
    { $phase ->
        [setup] The table is still being set up: first every component has to be placed, then the building begins.
        [building] The set-up is finished: no more components are placed, now highways are built.
       *[over] The game is over: nothing more can be played.
    }
fault-no-such-base-point = You cannot build from there. Choose an end column of your highway, or one of your junctions that may still branch.
fault-base-point-closed = An off-ramp ends your highway here, so nothing can follow. Choose another base point.
fault-already-branched = This junction has branched already: it holds three roads, and no more may join. Choose another base point.

## What it costs

fault-height-step = The base point has height { $base_height }, so a column of height { $height } is not possible: it must be exactly one higher or one lower. Only a junction may have any height.
fault-height-below-one = A column has a height of at least 1, so { $height } is not possible.
fault-junction-without-gray = A yellow column cannot stand alone: put at least one gray one under it, for a junction of height 2 or more.
fault-junctions-off = This game is played without junctions. Build a gray column that is one higher or one lower.
fault-not-enough-gray =
    { $have ->
        [0] { $yellow ->
            [0] You have no columns left, so no column can be built.
           *[other] You have no gray columns left, and a yellow one cannot stand alone.
        }
       *[other] Not enough gray columns: this turn needs { $need }, you have { $have }.
    }
fault-not-enough-yellow = You have no yellow columns left, and a junction needs one.
fault-not-enough-roads = You have no roads left, so nothing more can be built.
fault-not-enough-cars = Not enough cars: this turn needs { $need }, you have { $have }.

## How the road lies

fault-out-of-reach =
    { $farthest ->
        [0] No road can bridge a height difference this great. Choose a height closer to that of the base point.
       *[other] The new column is { gap-mm } too far away: it is { NUMBER($distance, maximumFractionDigits: 1) } mm from the base point, and at this height a road reaches { NUMBER($farthest, maximumFractionDigits: 1) } mm.
    }
fault-end-sticks-out = An end of the road sticks out past its column: { $pieces }. It lies { gap-mm } too far out.
fault-lie-length = These two ends are { gap-mm } off the length of a road. Move them closer together or further apart by that much.
fault-off-ramp-height =
    { $why ->
        [height-1] In this game, an off-ramp may only start from height 1, not from height { $height }.
       *[reach] From height { $height }, a road is too short to reach the table.
    }
fault-off-ramp-without-columns = You have no columns left, so you cannot build anything, not even an off-ramp: { $missions ->
    [yes] set a road aside instead.
   *[no] pass instead.
 }
fault-off-table = This reaches { gap-mm } past the edge of the table. Everything that is built has to stay on it.
fault-closes-loop = This road leads back to a column that already stands: { $pieces }. Loops are not allowed; a road ends on a new column or on the table.

## What is in the way

fault-road-over-column = Seen from above, a road may not cross any column but its own two: { $pieces }. They overlap by { gap-mm }.
fault-column-under-road = Seen from above, a new column may not overlap a road: { $pieces }. They overlap by { gap-mm }.
fault-column-overlaps-column = Two columns cannot stand in the same place: { $pieces }. They overlap by { gap-mm }; edge to edge would be fine.
fault-touches-road = Roads may not touch each other: { $pieces }. They need { gap-mm } more space; passing clear above or below is fine.
fault-overlap-beyond-top = These roads still touch { gap-mm } past the top of their column, so turn them further apart: { $pieces }.
fault-touches-column = A road may not touch a column that is not its own: { $pieces }. They need { gap-mm } more space.
fault-touches-car = Nothing you build may touch a car: { $pieces }. They need { gap-mm } more space.
fault-touches-building = Nothing you build may touch a building: { $pieces }. They need { gap-mm } more space.
fault-touches-tower = Nothing you build may touch the tower: { $pieces }. They need { gap-mm } more space.
fault-touches-obstacle = Nothing you build may touch a plane, a terminal or a tree: { $pieces }. They need { gap-mm } more space.
fault-touches-area = A road may pass above an area but not touch it, unless it is an off-ramp that ends there: { $pieces }. They need { gap-mm } more space.
fault-area-forbids-column = No column may stand on this area: { $pieces }. It reaches { gap-mm } onto it.
fault-column-over-area-edge = A column stands fully inside a development area or fully outside: { $pieces }. It crosses the edge by { gap-mm }.
fault-area-forbids-off-ramp = No off-ramp may end on this area: { $pieces }. Its end reaches { gap-mm } onto it.

## Cars

fault-car-not-earned = You place more cars than this road has earned: { $placed } instead of { $earned }.
fault-car-owed = Earned cars must be placed wherever they fit and stay: this road needs { $owed }, you have placed { $placed }.
fault-car-does-not-fit = The car at { NUMBER($place, maximumFractionDigits: 1) } mm along the road does not fit: { $pieces }. It needs { gap-mm } more space.
fault-car-not-on-road = The car at { NUMBER($place, maximumFractionDigits: 1) } mm along the road hangs over its end by { gap-mm }. A car must stand fully on the road.
fault-car-would-slide = This road is too steep for cars: it slopes { NUMBER($slope, maximumFractionDigits: 1) }°, and above { NUMBER($steepest, maximumFractionDigits: 1) }° they slide off.
fault-car-type-unavailable = You do not have this car to place: { any-car }.
fault-nothing-to-take = You cannot take a column from { $player }. A new car of yours must match one on a road of theirs that you cross. They also need a column to give.
fault-gray-given-first = { $player } still has gray columns, and gives those before yellow ones: take a gray one.

## Other turns

fault-pass-with-legal-build = You can still build, so you may not pass. For example: { $turn }
fault-set-aside-not-allowed = You cannot set a road aside: only the mission rules allow it. Build, or pass if you cannot.
fault-set-aside-with-legal-build = You can still build, so you may not set a road aside. For example: { $turn }
fault-adjust-closed = It is too late to adjust your last turn.
fault-adjust-other-turn = You may only adjust your own last turn, and its base point, height and kind stay as they are.
fault-adjust-disturbs = Pieces that were built later would no longer be legal: { $pieces }. Adjust less, or leave everything where it is.
fault-stop-not-allowed = The game cannot be ended now. Somebody must have placed all their cars, and the rules must let the others choose whether to play on.

## Components of the city

fault-component-unavailable = This component cannot be placed: { any-component }. It is already on the table, or not part of this game.
fault-development-first = All development areas come first. Until they are placed, this has to wait: { any-component }.
fault-areas-overlap = Areas may not overlap: { any-component }, { $pieces }. The overlap is { gap-mm }.
fault-area-too-close = A development area keeps at least { NUMBER($need, maximumFractionDigits: 1) } mm from other development areas, roads and columns: { any-component }, { $pieces }. They need { gap-mm } more space.
fault-component-touches-piece = Seen from above, a component may not overlap or touch a standing piece: { any-component }, { $pieces }. They need { gap-mm } more space.
fault-needs-development-area = Buildings and the tower stand on development areas only. Find a free one and put this fully inside: { any-component }.
fault-development-occupied = A development area has room for one building or the tower, and this one is taken: { $pieces }. Choose another one for this: { any-component }.
fault-component-over-edge = A building or the tower stands fully inside its development area: { any-component }, { $pieces }. It sticks out by { gap-mm }.
fault-buildings-overlap = Two buildings cannot stand in the same place: { any-component }, { $pieces }. They overlap by { gap-mm }.

## Positions made from pieces

fault-more-than-in-box =
    { $kind ->
        [gray] There are more gray columns on the table and in the supplies than in the box: { $need } instead of { $have }.
        [yellow] There are more yellow columns on the table and in the supplies than in the box: { $need } instead of { $have }.
        [roads] { $player } has more roads on the table and in the supply than the box gives a player: { $need } instead of { $have }.
       *[cars] { $player } has more cars on the table and in the supply than the box gives a player: { $need } instead of { $have }.
    }
fault-broken-highway =
    { $what ->
        [ramp] { $player } needs exactly one starting ramp, and it leads up to a gray column of height 1.
       *[road] Each column needs a road that leads to it before one leaves it: { $pieces }.
    }

## What fell

aftermath-no-seat = There is no seat { $seat } at this table.
aftermath-other-payment = { $player } has to pay { $count ->
    [one] { $count } column in all
   *[other] { $count } columns in all
 }; what was entered is different.
aftermath-too-poor = { $player } has only this left to pay with: gray { $gray }, yellow { $yellow }.
aftermath-named-twice = The same piece is named twice.
aftermath-too-many =
    { $count ->
        [one] This is a single piece: no more can have fallen.
       *[other] This column is made of { $count } discs: no more can have fallen.
    }
aftermath-no-piece = There is no such piece on the table.
aftermath-no-miss = Only the player to move can miss, and only before their turn is played.
match-halted = This game was played by earlier rules. Step { $step } is no longer legal ({ $fault }), so the game ends before it: { $reason }
