### Why a turn is refused: one message for each fault, `fault-<code>`.
### $pieces is a list of pieces without articles ("road r4 (Bob), new column"): keep it after a colon.
### $gap is the number of mm by which the turn fails; always show it as gap-mm.

gap-mm =
    { $gap ->
        [0] less than 0.1 mm
       *[other] { NUMBER($gap, maximumFractionDigits: 1) } mm
    }

## Whose turn, and when

fault-not-your-turn = It is { $player }’s turn. Please wait until yours comes round.
fault-wrong-phase =
    { $phase ->
        [setup] The table is still being set up: first every component has to be placed, then the building begins.
        [building] The set-up is finished: no more components are placed, now highways are built.
       *[over] The game is over: nothing more can be played.
    }
fault-no-such-base-point = You have no base point { $base }. Build from an end column of your highway, or from a junction of yours that may still branch.
fault-base-point-closed = An off-ramp has closed { $base }, so nothing continues from there. Choose another base point.
fault-already-branched = The junction { $base } has branched already: three roads lie on it, and no more may. Choose another base point.

## What it costs

fault-height-step = After a base point of height { $base_height }, a column of height { $height } is not possible: it has to be exactly one higher or one lower. Only a junction may have any height.
fault-height-below-one = A column of height { $height } does not exist: it has at least one element.
fault-junction-without-gray = A yellow element never stands alone: put at least one gray one under it, so that the junction has a height of 2 or more.
fault-junctions-off = This game is played without junctions. Build a gray column that is one higher or one lower.
fault-not-enough-gray = You are short of gray elements: this column takes { $need }, your supply has { $have }.
fault-not-enough-yellow = You are short of yellow elements: this junction takes { $need }, your supply has { $have }.
fault-not-enough-roads = You are short of roads: this turn takes { $need }, your supply has { $have }.
fault-not-enough-cars = You are short of cars: this turn places { $need }, your supply has { $have }.

## How the stick lies

fault-out-of-reach =
    { $farthest ->
        [0] No road can bridge a height difference this great. Choose a height closer to that of the base point.
       *[other] The new column is { gap-mm } too far away: it stands { NUMBER($distance, maximumFractionDigits: 1) } mm from the base point, centre to centre, and at this height it may stand { NUMBER($farthest, maximumFractionDigits: 1) } mm away at most.
    }
fault-end-sticks-out = An end of the road sticks out past its column: { $pieces }. The middle of the end may lie 10 mm from the column’s axis; it lies { gap-mm } further out.
fault-lie-length = The two ends you state do not fit one stick: their distance is { gap-mm } off the length of a road. Move them closer together or further apart by that much.
fault-off-ramp-height = No off-ramp can start from height { $height }: either this game allows it from height 1 only, or the stick is too short to reach the table from up there.
fault-off-ramp-without-columns = You have no columns left, so you cannot build anything, not even an off-ramp: { $missions ->
    [yes] set a road aside instead.
   *[no] pass instead.
 }
fault-off-table = This reaches { gap-mm } past the edge of the table. Everything that is built has to stay on it.
fault-closes-loop = This road leads back to a column that already stands: { $pieces }. Loops are not allowed; a road ends on a new column or on the table.

## What is in the way

fault-road-over-column = Seen from above, a road may not cross any column but its own two: { $pieces }. They overlap by { gap-mm }.
fault-column-under-road = Seen from above, a new column may not stand under a road or in it: { $pieces }. They overlap by { gap-mm }.
fault-column-overlaps-column = Two columns cannot stand in the same place: { $pieces }. They overlap by { gap-mm }; edge to edge would be fine.
fault-touches-road = Roads may not touch each other: { $pieces }. They are too close by { gap-mm }; passing clear above or below is fine.
fault-overlap-beyond-top = Two roads of one column touch outside its top: { $pieces }. They still touch { gap-mm } past its rim; they may only touch on the top itself.
fault-touches-column = A road may not touch a column that is not its own: { $pieces }. They are too close by { gap-mm }.
fault-touches-car = Nothing you build may touch a car: { $pieces }. They are too close by { gap-mm }.
fault-touches-building = Nothing you build may touch a building: { $pieces }. They are too close by { gap-mm }.
fault-touches-tower = Nothing you build may touch the tower: { $pieces }. They are too close by { gap-mm }.
fault-touches-obstacle = Nothing you build may touch a plane, a terminal or a tree: { $pieces }. They are too close by { gap-mm }.
fault-touches-area = A road may pass above an area but not touch it, unless it is an off-ramp that ends there: { $pieces }. They are too close by { gap-mm }.
fault-area-forbids-column = No column may stand on this area: { $pieces }. It reaches { gap-mm } onto it.
fault-column-over-area-edge = A column stands wholly inside a development area or wholly outside: { $pieces }. It crosses the edge by { gap-mm }.
fault-area-forbids-off-ramp = No off-ramp may end on this area: { $pieces }. Its foot reaches { gap-mm } onto it.

## Cars

fault-car-not-earned = You place more cars than this road has earned: { $placed } instead of { $earned }.
fault-car-owed = An earned car has to be placed as long as it fits and stays: this road owes { $owed }, and you have placed { $placed }.
fault-car-does-not-fit = The car at { NUMBER($place, maximumFractionDigits: 1) } mm along the road does not fit: { $pieces }. It is too close by { gap-mm }.
fault-car-not-on-road = The car at { NUMBER($place, maximumFractionDigits: 1) } mm along the road hangs over its end by { gap-mm }. A car has to stand wholly on the stick.
fault-car-would-slide = No car would stay on this road: it slopes at { NUMBER($slope, maximumFractionDigits: 1) }°, and above { NUMBER($steepest, maximumFractionDigits: 1) }° a car slides off.
fault-car-type-unavailable = You have no such car left to place: { any-car }.
fault-nothing-to-take = There is no column to take from { $player } this turn: one of your new cars has to match the type of a car on a road of theirs that you crossed, and they need a column to give.
fault-gray-given-first = { $player } still has gray columns, and gives those before yellow ones: take a gray one.

## Other turns

fault-pass-with-legal-build = You still have a legal turn, so you may not pass. This is one: { $turn }
fault-set-aside-not-allowed = Roads are set aside only under the mission rules: build, or pass if you cannot.
fault-set-aside-with-legal-build = You can still build, so no road may be set aside. This is a legal turn: { $turn }
fault-adjust-closed = It is too late to adjust your last turn: the time for that has passed.
fault-adjust-other-turn = You may only adjust your own last turn, and it has to keep its base point, its height and its kind.
fault-adjust-disturbs = Pieces that were built later would no longer be legal: { $pieces }. Adjust less, or leave everything where it is.
fault-stop-not-allowed = The game cannot be stopped now: that needs a winner who has all cars out, and rules that let the others choose whether to play on.

## Components of the city

fault-component-unavailable = This component cannot be placed: { any-component }. It is already on the table, or not part of this game.
fault-development-first = All development areas come first. Until they are placed, this has to wait: { any-component }.
fault-areas-overlap = Areas may not overlap: { any-component }, { $pieces }. The overlap is { gap-mm }.
fault-area-too-close = A development area keeps at least { NUMBER($need, maximumFractionDigits: 1) } mm from other development areas, roads and columns: { any-component }, { $pieces }. The distance is short by { gap-mm }.
fault-component-touches-piece = Seen from above, a component may not overlap or touch a standing piece: { any-component }, { $pieces }. They are too close by { gap-mm }.
fault-needs-development-area = Buildings and the tower stand on development areas only. Find a free one and put this wholly inside: { any-component }.
fault-development-occupied = A development area has room for one building or the tower, and this one is taken: { $pieces }. Choose another one for this: { any-component }.
fault-component-over-edge = A building or the tower stands wholly inside its development area: { any-component }, { $pieces }. It sticks out by { gap-mm }.
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
 }; what is stated is something else.
aftermath-too-poor = { $player } has only { $gray } gray and { $yellow } yellow columns left to pay with.
aftermath-named-twice = This piece is named twice: { $piece }.
aftermath-too-many = { $piece } is made of { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
 }; more cannot have fallen.
aftermath-no-piece = There is no such piece on the table: { $piece }.
match-halted = This match was played by earlier rules. Step { $step } is no longer legal ({ $fault }), so it ends before it: { $reason }
