### Reading the rules in the browser: clauses, differences, what is often misread.

## Rules as text

rules-allotment = Pieces of each player, with { $count } playing
rules-supply = cars { $cars }, gray { $gray }, yellow { $yellow }, roads { $roads }
rules-start-gap = Between starting columns
rules-car-types = Types of cars
rules-all-alike = all alike
rules-not-there = not part of these rules
rules-house-rule = house rule
rules-optional = optional
rules-house-rules = House rules: { $rules }

## Screen and dialog

rules-title = Rules
rules-all = All rules
rules-read = Read the rules
rules-open = Open this rule
rules-compare = Compare with
rules-search = Search
rules-facts = Numbers of this box
rules-failed = The rules could not be loaded.
rules-retry = Try again
rules-differs = differs
rules-found =
    { $count ->
        [0] No rule contains these words.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-differing =
    { $count ->
        [0] No rule differs from { $edition }.
        [one] { $count } rule differs from { $edition }
       *[other] { $count } rules differ from { $edition }
    }

## What the referee says about an example

example-ok = OK
example-not-ok = Not OK
example-pays-nothing = Nobody pays.
example-takes-nothing = Nobody gives a column.
example-goes-on = The game goes on: { to-move }.
example-earns =
    { $count ->
        [0] It earns no car.
        [one] It earns { $count } car.
       *[other] It earns { $count } cars.
    }
example-points =
    { $count ->
        [0] No points
        [one] { $count } point
       *[other] { $count } points
    }

## What the pictures of the clauses show

example-goal = A game of two after fourteen turns.
example-supply = With two players: what each has left once the starting ramp stands.
example-too-few-columns = Ann has 2 gray columns left, and needs 3.
example-start-of-two = The distance between the starting columns. Ann begins: the ring marks her base point.
example-start-of-three = With three players, the starting columns form a triangle.
example-bare-table = With two players, only the starting ramps stand on the table.
example-past-a-building = Ann’s road runs past the building.
example-touching-a-building = Ann’s road hits the building.
example-building-on-its-area = The building stands fully inside its development area.
example-building-over-the-edge = The building sticks out over the edge of its area.
example-areas-too-close = The development area lies too near to Bob’s column.
example-no-junction = Ann wants a junction, but this game has none.
example-gray-instead = A gray column, one higher, is fine.
example-my-turn = It is Ann’s turn: one column, and the road to it.
example-not-my-turn = It is Ann’s turn, but Bob builds.
example-base-points = Rings mark Ann’s base points: the end of her highway, and a junction with only one road out.
example-from-the-end = Ann builds on from the end of her highway.
example-from-the-middle = Ann wants to build from a column in the middle.
example-one-higher = From height 2 up to height 3.
example-one-lower = From height 2 down to height 1.
example-same-height = From height 2 to height 2 again.
example-two-higher = From height 2 to height 4.
example-within-reach = The road reaches both tops.
example-out-of-reach = The road is too short for this distance.
example-road-as-it-is = The road lies in line with both columns.
example-road-too-short = These ends are too near to each other: a road is longer.
example-adjust-in-turn = Ann has moved the new column before her turn ends.
example-adjust-after-turn = Ann’s turn is over, and Bob has not built yet. She wants to move her column.
example-adjust-too-late = Bob has built a column since. Ann wants to move hers.
example-end-on-top = The end reaches past the middle of the top, but stays on it.
example-end-sticks-out = The end sticks out past the column.
example-ends-stacked = One end lies on the other.
example-ends-side-by-side = The ends lie side by side, both flat.
example-wide-fork = At a wide angle, the roads touch on the top only.
example-narrow-fork = At a narrow angle, the roads still touch beyond the top.
example-beside-a-column = The road passes beside Bob’s column.
example-over-a-column = Seen from above, the road covers a part of Bob’s column.
example-column-under-a-road = The column would stand under Bob’s high road.
example-on-to-a-new-column = Ann goes on to a new column.
example-back-to-a-column = Ann wants to lead her highway back to its first column.
example-clear-above = Ann’s road passes well above Bob’s.
example-touching = Ann’s road would run into Bob’s.
example-on-the-table = Column and road stay on the table.
example-off-the-table = The column would stand over the edge of the table.
example-first-over = Ann is the first to pass over Bob’s road.
example-first-under = Ann is the first to pass under Bob’s road.
example-over-a-ramp = Ann passes over Bob’s starting ramp.
example-car-not-earned = Ann crosses nothing, but places a car.
example-b-over-a = Ann passes over A and B. B already passes over A, so only B counts.
example-second-over = Ann has passed over this road before. The second time earns nothing.
example-own-and-other = Ann passes over Bob’s road, and over her own starting ramp.
example-car-on-the-road = The car stands fully on the new road.
example-car-over-the-end = The car would stick out past the end of the road.
example-car-too-steep = On such a steep road, the car would slide off.
example-car-placed = Ann places the car that she has earned.
example-car-left-out = Ann has earned a car, but places none.
example-junction-of-any-height = From height 1 to a junction of height 4.
example-gray-after-a-junction = After a junction of height 4, a gray column of height 5.
example-gray-too-low-after-a-junction = After a junction of height 4, a gray column of height 2.
example-yellow-alone = A yellow column with no gray one under it.
example-first-branch = The junction gets its second road out.
example-second-branch = A third road out of the same junction.
example-branch-without-junction = Ann wants to branch from a gray column.
example-off-ramp = The road leads down to the table, with no column at its end.
example-after-an-off-ramp = The off-ramp has closed this end. Ann wants to build on from it.
example-off-ramp-from-one = An off-ramp from height 1.
example-off-ramp-from-two = An off-ramp from height 2.
example-bonus-and-crossing = The off-ramp also passes under Bob’s road: the bonus, and one for the crossing.
example-bonus-left-out = Ann builds an off-ramp, but places no car.
example-column-inside-an-area = The column stands fully inside the development area.
example-column-over-an-edge = The column would stand half on the area.
example-off-ramp-on-green = The off-ramp ends on the green area.
example-column-on-green = A column on the green area.
example-over-the-rainbow = The road passes above the rainbow area.
example-off-ramp-on-the-rainbow = The off-ramp would end on the rainbow area.
example-what-fell = Ann has knocked over Bob’s road and his column of two discs: three pieces.
example-own-pieces-fell = Ann has knocked over her own road, with its car.
example-pass-with-a-place = Ann has pieces and a place for them, but wants to pass.
example-pass-without-roads = Ann has no road left, and passes.
example-off-ramp-without-columns = Ann has roads but no columns left, and wants to build an off-ramp.
example-last-car-of-two = Two players: Ann places her last car.
example-last-car-of-three = Three players: Ann places her last car.
example-both-pass = Bob has run out and passed. Ann has no columns left, and passes too.
example-everybody-passed = Both have passed. Ann has two cars on her highway, Bob has one.
example-city = The city, ready to play.
example-set-aside = Ann has no columns left, and sets a road aside.
example-set-aside-too-early = Ann could still build, but wants to set a road aside.
example-drive-points = Three cars of Ann’s on her highway.
example-development-point = A column of Ann’s on a development area.
example-traffic-jam = Three connected roads, each with a car.
example-no-traffic-jam = The road in the middle carries no car.
example-rainbow-points = A car on the road over the rainbow area.
example-no-rainbow-points = The road over the rainbow area carries no car.
example-airport-points = Ann’s off-ramp ends on the airport area.
example-enclosed = Ann’s highway crosses itself around the building.
example-not-enclosed = The loop is not closed.
example-tower-enclosed = The loop holds the tower and one building.
example-tallest = Ann’s gray column of height 3 is the tallest on the table.
example-junction-is-not-tallest = Ann’s junction does not count. Bob’s gray column of height 2 is the tallest.
example-stock-points = Ann has 12 columns left.
example-same-type = Ann’s limousine crosses Bob’s road, and a limousine stands on it.
example-other-type = Ann’s sports car crosses Bob’s road, and a limousine stands on it.

## Often misread

misread-title = Often misread
misread-about = Questions that come up at every table, and what each book says.
misread-all-agree = All books agree
misread-silent = not in the book
misread-read-rule = Read the rule

misread-running-out = When am I out of material?
misread-running-out-answer = When the pieces you have left allow no turn at all: you have no road, or can build neither a legal column nor a legal off-ramp. You are not out at once: each of the others takes one more turn, and a penalty column paid to you in that time saves you.
misread-running-out-in-four-player-de = The book speaks of any material. We read it as: no roads, or no columns of either colour.
misread-ramps = Does crossing a ramp earn a car?
misread-ramps-answer = It depends on the box. Some count only roads between two columns, others count every road of another player.
misread-two-roads = I pass over two roads. Do I get two cars?
misread-two-roads-answer = One for each road that nobody has crossed on this side. Only what lies directly under you counts: if B already passes over A, then passing over both earns a car for B, and none for A.
misread-own-road = My new road also crosses one of my own. Do I still get cars?
misread-own-road-answer = Your own road never earns you anything. In some boxes, crossing it also costs you every other car of the new road.
misread-own-road-in-four-player-fr = We read this as every car of that road, the bonus of an off-ramp included.
misread-own-road-in-two-player-2024 = We read this as every car of that road, the bonus of an off-ramp included.
misread-bonus = What does an off-ramp earn?
misread-bonus-answer = One bonus car for itself, and one more for each crossing that earns. All of them stand on the off-ramp.
misread-bonus-in-two-player-2024 = § 8 says that additional cars may be placed, § 4 says must. We play must.
misread-exit-height = From which height may an off-ramp start?
misread-exit-height-answer = In the newer boxes from height 1 only. In the older ones from any height, as long as the road reaches the table.
misread-must-place = Must I place a car that I have earned?
misread-must-place-answer = In some boxes you may, in others you must, as long as it fits and stays. What you do not place this turn is lost.
misread-must-place-in-rainbow-city = § 4 says must, § 6 says may. We play must.
misread-branch = What may branch, and when?
misread-branch-answer = Only a junction of your own: once, in any later turn, then it holds three roads. A gray column never branches. A branch is a road like any other: it leads to a new column, or down to the table.
misread-branch-in-four-player-de = § 7 sounds as if a branch took the place of the column. We read that a branch still ends on a new column.
misread-open-ends = May I go back to an earlier end of my highway?
misread-open-ends-answer = Yes. The books speak of the column of your last turn. We read this as every end that is still open and every junction that may still branch; else a branch could never be continued.
misread-after-a-junction = How high is the column after a junction?
misread-after-a-junction-answer = One higher or one lower than the junction, as always. Only another junction may have any height again.
misread-touching-on-top = May two roads on one column touch?
misread-touching-on-top-answer = Yes, on the top of that column: side by side, or one on the other. Beyond its rim they may not, so a fork needs a wide angle.
misread-over-a-column = May my road pass high above a column?
misread-over-a-column-answer = No. Seen from above, a road covers no column but its own two, however high it lies, and yours are no exception. Nor may a column be put under a road. Passing over a road is fine.
misread-moving-later = May I still move my column after my turn?
misread-moving-later-answer = In the older boxes until the next player has built a column, in the newer ones not at all. The base point never moves.
misread-what-falls = I knocked over a whole column. What do I pay?
misread-what-falls-answer = Columns out of your supply, to the owner. In the older boxes one for each piece, and every disc, road and car is a piece. In the newer ones one column in all, however much fell. Your own pieces cost nothing.
misread-passing = May I pass in order to wait?
misread-passing-answer = No. You pass only if you cannot build anything. If there is a place, the referee shows it. An off-ramp counts as a way out.
misread-last-car = Is the game over when somebody places their last car?
misread-last-car-answer = That player has won, in every box. In the boxes for two the game is over; in the others, the rest play on for second place. With mission rules the round is finished, then points decide.
