### The rules in our own words: `clause-<clause>` is a short title, `rule-<clause>` what it says;
### where a switch decides, there is one `rule-<clause>-<value>` for each value.

## Set-up

clause-goal = Aim of the game
rule-goal = Run your highway over and under the others’ and place your cars on it. The first to place all their cars wins; under the mission rules, the highest score wins.
rule-goal-without-missions = Run your highway over and under the others’ and place your cars on it. The first to place all their cars wins.

clause-allotment = Pieces per player
rule-allotment = With 2 players, each gets 10 cars, 30 gray and 3 yellow columns and 15 roads; with 3 players 8, 25, 2 and 12; with 4 or more 7, 20, 2 and 9. The starting ramp is built out of these. Where cars have types, all players use the same ones, the sedan among them.
rule-allotment-for-two = Each player gets 10 cars, 30 gray and 3 yellow columns and 15 roads. The starting ramp is built out of these. Where cars have types, all players use the same ones, the sedan among them.

clause-starting-ramp = Starting ramps
rule-starting-ramp = Each highway begins with a ramp: one road from the table up to a gray column of height 1, carrying one car (the sedan, where cars have types). Neighbouring starting columns stand 120 mm apart from centre to centre; in the second edition 120 mm is the free space between them, so it is 140 mm. Two stand on a line, more on the corners of a regular polygon, and every ramp points outward.

clause-first-player = First player
rule-first-player-draw = Any fair draw decides who begins.
rule-first-player-motorway = Whoever was the last to travel on a motorway begins.
rule-first-player-rainbow = Whoever was the last to see a rainbow begins.

clause-obstacles = Obstacles on the table
rule-obstacles-none = There are no buildings and no areas: only the highways stand on the table.
rule-obstacles-buildings = Before the first turn each player puts one building on the table, at a free place of their choice; the last player begins and the first player comes last. From then on it stays where it is, and nothing you build may touch it.
rule-obstacles-buildings-from-three = With 3 or 4 players, each puts one building on the table before the first turn, at a free place of their choice; the last player begins and the first player comes last. From then on it stays where it is, and nothing you build may touch it. With 2 players there are no buildings.
rule-obstacles-city = Clockwise from the first player, components are put on the table one at a time: first the five development areas, then in any order three buildings, the tower, and the airport, green and rainbow areas. A development area keeps at least one column’s width (20 mm) from other development areas, roads and columns; areas never overlap, and seen from above no component overlaps or touches a standing piece. Buildings and the tower stand on development areas only, at most one on each and fully inside. Nothing you build may touch them.

## The turn

clause-turn-order = Order of play
rule-turn-order = Players take turns clockwise. In your turn you build one column and the road that leads to it, or one off-ramp, and then place the cars this road has earned.

clause-base-point = Base points
rule-base-point = You build on from a base point: any end column of your highway that no off-ramp has closed, or any junction of yours that has just one outgoing road so far. An off-ramp is never a base point, and base points never move.

clause-column-height = Height of columns
rule-column-height = A new column is exactly one disc higher or lower than its base point, and has at least one disc. Only a junction is exempt.

clause-column-place = Place of columns
rule-column-place = A new column stands on any free place that one road reaches from the base point; columns may stand edge to edge. Because a road may end anywhere on a column’s top, its reach is a range: 100–140 mm from centre to centre at equal heights, 99.6–139.6 mm at a difference of one, 89.1–129.1 mm at five, and nothing at all from twelve on.

clause-road = The road
rule-road = One road, 120 mm long, 10 mm wide and 2 mm thick, joins the base point to the new column. Unless you move it, it lies in line with both column centres and reaches equally far past them; an off-ramp starts at the centre.
rules-road-length = At this table, roads are { $length } mm long instead of { $usual }: every distance that a road measures here is about { $less } mm shorter.

clause-adjust = Adjusting a turn
rule-adjust-next-column = You may still adjust the column, the road and the cars of your turn until the next player builds a column. The base point never moves.
rule-adjust-turn-end = You may adjust the new column, its road and its cars until your turn ends, not later. The base point never moves.

## The road

clause-road-ends = Ends of a road
rule-road-ends = Each end lies on the top of its column: seen from above, the middle of the end is at most 10 mm from the column’s centre. Its corners may stick out over the rim.

clause-shared-top = Sharing a top
rule-shared-top = On one column top, ends may lie side by side or one on another; the upper one then lies one thickness (2 mm) higher. Roads of one column may touch each other on that top only, not beyond it.

clause-over-column = No road over columns
rule-over-column = Seen from above, a road runs neither over nor under any column but its own two, and your own columns are no exception. So a new column may not overlap a road either.

clause-no-loop = No loops
rule-no-loop = A road ends on a new column or on the table. It never leads to a column that already stands, for that would close a loop.

clause-no-touch = No touching
rule-no-touch = A road may not touch another road or column, a car, a building, the tower or any other obstacle. Two pieces touch when no clearance is left between them. To pass above or below without touching is legal.

clause-table-edge = Edge of the table
rule-table-edge = Shuto’s own ruling: everything that is built stays on the table, which measures 1000 × 800 mm unless set otherwise.

## Cars

clause-earning = Earning cars
rule-earning-between-columns = The new road earns one car for each road of another player that it is the first to pass over or under. Only roads between two columns count, so neither starting ramps nor off-ramps. Two roads cross when their centre lines intersect seen from above, and one road never earns you more than one car.
rule-earning-any = The new road earns one car for each road of another player that it is the first to pass over or under. Every road counts, starting ramps and off-ramps too. Two roads cross when their centre lines intersect seen from above, and one road never earns you more than one car.

clause-first-only = Only the first earns
rule-first-only = Each road can be crossed first twice: once from above and once from below. Whoever crosses it there first, with a road or a ramp, takes that side for good, along the whole road; whoever comes later earns nothing on that side. So if you pass over B, and B already passes over A, only B earns you a car: the first over A was B.

clause-own-road = Crossing your own
rule-own-road-earns-nothing = Crossing a road of your own earns nothing for that road, be it a ramp or not. What the new road earns from others is not affected.
rule-own-road-blocks-crossing-cars = If the new road crosses any road of your own, ramps included, it earns no cars for crossings. The bonus car of an off-ramp stays.
rule-own-road-blocks-every-car = If the new road crosses any road of your own, ramps included, no car goes on it: none for its crossings, and not the bonus car of an off-ramp.

clause-car-place = Placing cars
rule-car-place = Cars go on this turn’s road only, once it lies in its final position, and never more than you have left. A car stands fully on the road, in length and in width, and touches no other road, no building or obstacle, and no column but the two of its own road; bumpers may touch. On a slope above 25° no car stays.

clause-car-duty = Earned cars
rule-car-duty-may = You may place a car you have earned, but need not. Cars you do not place this turn are lost.
rule-car-duty-must = You must place every car you earn, as long as it fits on the road and stays there.

## Junctions and off-ramps

clause-junction-height = Height of junctions
rule-junction-height = A column with a yellow disc on top is a junction. It may have any height from 2 up, whatever the height of its base point, with at least one gray disc under the yellow one. The next gray column is again one higher or one lower than the junction.

clause-junction-branch = Branching a junction
rule-junction-branch = A junction may branch once, in any later turn: three roads lie on it then, one in and two out, and no more. A branch leads to a new column or is an off-ramp, like every other road.

clause-off-ramp = Building off-ramps
rule-off-ramp = An off-ramp is a road from a base point down to the table, without a column at its far end. It takes a road but no column, and nothing continues from it. It ends on the area under the middle of its lower end, and may touch no other area.

clause-off-ramp-height = Height of off-ramps
rule-off-ramp-height-any-height = An off-ramp may start from any height from which a road reaches the table.
rule-off-ramp-height-height-1 = An off-ramp may only start from a base point of height 1.

clause-off-ramp-bonus = Bonus car
rule-off-ramp-bonus-may = An off-ramp earns one bonus car, besides those for its crossings. You may place it, but need not.
rule-off-ramp-bonus-must = An off-ramp earns one bonus car, besides those for its crossings. You must place it, as long as it fits and stays.

clause-areas = Use of areas
rule-areas = Columns and off-ramp ends may stand on development areas; a column stands fully inside or fully outside. The green and the airport area take off-ramp ends but no columns, and nothing may touch their trees, plane or terminal; the rainbow area takes neither. Any area may be passed above without touching it. What stands fully on an area stands 1.5 mm higher.

## Penalties and the end

clause-penalty = Penalty for falls
rule-penalty-per-piece = Whoever knocks over pieces of another player gives that player one column per fallen piece, gray or yellow as the giver chooses; every disc, road and car counts as a piece. Nobody gives more than they have: a payer who is short gives one to each owner, in turn order from their left. Your own pieces cost nothing. If the table has set a limit, moving a piece further than that counts as knocking it over.
rule-penalty-per-owner = Whoever knocks over pieces of another player gives that player one column, gray or yellow as the giver chooses, however much fell. If several players are affected, each gets one, in turn order from the payer’s left, as long as the payer has any. Your own pieces cost nothing. If the table has set a limit, moving a piece further than that counts as knocking it over.

clause-repair = Putting things back
rule-repair-culprit = Whoever knocked something over puts it back exactly as it was; only then does the game go on.
rule-repair-everybody = All players together put what fell back exactly as it was; only then does the game go on.

clause-passing = Passing a turn
rule-passing = Shuto’s own ruling: a player who has material but sees no place for it may pass only if the referee searches the table and finds no legal turn. Otherwise the referee shows one. An off-ramp is a legal turn like any other.

clause-all-cars-out = All cars placed
rule-all-cars-out-game-over = Whoever is first to place all their cars wins, and the game is over.
rule-all-cars-out-play-on = Whoever is first to place all their cars wins and stops playing. The others play on for the ranking until one is left. The winner’s pieces stay on the table.
rule-all-cars-out-may-play-on = Whoever is first to place all their cars wins and stops playing. The others may play on for the ranking, or stop there. The winner’s pieces stay on the table.

clause-material = Out of material
rule-material-at-once = A player who, at the end of their own turn, has no road left, or pieces for neither an allowed column nor an allowed off-ramp, is out of material. Then each of the others takes one turn, and unless one of them has paid that player a column in penalty by then, that player is out. Players go out in the order in which they ran out, and the last one with material wins. The pieces of those who are out stay on the table.
rule-material-on-pass = A player who has no road left in their own turn, or pieces for neither an allowed column nor an allowed off-ramp, passes. If then all the others complete one turn without paying that player a column in penalty, that player loses; with such a column, they play on. The pieces of those who are out stay on the table.
rule-material-short-any-kind = Lacking any one kind is enough here: a player is out of material without roads, and also without columns of either colour, even if an off-ramp were possible.

clause-without-columns = Without columns
rule-without-columns-off-ramp = A player who has roads but no columns of either colour may still build an off-ramp, which needs no column.
rule-without-columns-nothing = A player without columns of either colour builds nothing in their turn, not even an off-ramp. They pass; under the mission rules they set a road aside.

clause-forced-pass = A forced pass
rule-forced-pass-completes-turn = A player who has to pass has completed their turn. So if several players run out of material, whoever passed first is out first, and the last one left wins.
rule-forced-pass-no-turn = A pass does not count as a turn: whoever is out of material waits until each of the others has built.

clause-stalemate = When everybody passes
rule-stalemate-completes-turn = Shuto’s own ruling: if everybody who is still in has material but finds no place for it, and all pass in a row, the player with the most cars placed wins; if tied, the one with the most columns left; otherwise they share the win.
rule-stalemate-no-turn = Shuto’s own ruling: if everybody who is still in passes in a row, the player with the most cars placed wins; if tied, the one with the most columns left; otherwise they share the win.

clause-children = Children’s rules
rule-children = Made simpler for children: each player gets fewer cars, as many as the table agrees on, and there are no junctions.

## Missions

clause-missions = Mission rules
rule-missions = The highest score wins; a tie goes to whoever has more cars on the highway. Everybody has 10 cars, whatever the number of players, and placing the last one does not win by itself.

clause-mission-end = Game end with missions
rule-mission-end = The game ends when all roads of all players are placed or set aside, or at the end of the round in which somebody places their last car. Running out does not lose you the game: whoever has no columns, or has columns but no legal place for them, sets one road aside in their turn. While there is a legal build, setting a road aside is refused and the build is shown.

clause-mission-drive = Mission: drive
rule-mission-drive = 1 point for each of your cars on the highway, the one on the starting ramp included.

clause-mission-development = Mission: development
rule-mission-development = 1 point for each development area with a column of yours on it; more columns on the same one add nothing.

clause-mission-traffic-jam = Mission: traffic jam
rule-mission-traffic-jam = 2 points, once, for three or more connected roads of yours that all carry cars. They may form a Y, and the starting ramp with its car counts too.

clause-mission-rainbow = Mission: rainbow
rule-mission-rainbow = 2 points, once, for a car of yours on a road whose centre line runs over the rainbow area.

clause-mission-off-ramp = Mission: off-ramp
rule-mission-off-ramp = 2 points for an off-ramp that ends on the airport area and 2 points for one that ends on the green area, each of them once.

clause-mission-building = Mission: buildings
rule-mission-building = 1 point for each building your highway encloses. Seen from above, the whole building must lie inside a loop that one highway makes by crossing itself, measured along the middle of its roads. Both loops of an 8 count.

clause-mission-tower = Mission: tower
rule-mission-tower = If your highway encloses the tower, your points for buildings are doubled. Twice nothing is still nothing.

clause-mission-tallest = Mission: tallest column
rule-mission-tallest = 2 points for the highest column without a junction, counted in discs. All who are tied get them.

clause-mission-stock = Mission: stock
rule-mission-stock = 1 point for every 5 columns left in your supply, yellow ones included.

clause-same-type = Same car type
rule-same-type-off = The types of the cars play no part.
rule-same-type-one-a-turn = If a car you place matches a car on another player’s road that you cross this turn, whether it earns or not, that player gives you one column at once. You get only one a turn; if several players owe it, you choose whose. The player gives a gray one while they have any, else a yellow one, and nothing if they have neither.
rule-same-type-one-a-player = If a car you place matches a car on another player’s road that you cross this turn, whether it earns or not, that player gives you one column at once. You get at most one a turn from each player. The player gives a gray one while they have any, else a yellow one, and nothing if they have neither.
