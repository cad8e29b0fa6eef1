### Names and short words for tables, drawings and messages.

## Editions

edition-second-edition = Tokyo Highway, second edition
edition-second-edition-about =
    The small Japanese box for two, in Japanese and English.
    Bare table, off-ramps from any height, earned cars are optional.
edition-four-player-fr = Tokyo Highway, 2–4 players (French rules)
edition-four-player-fr-about =
    The box for two to four, played by its French rulebook.
    Buildings with three or four players; crossing your own road earns no cars.
edition-four-player-de = Tokyo Highway, 2–4 players (German rules)
edition-four-player-de-about =
    The box for two to four, played by its German rulebook.
    Always with buildings; off-ramps start from height 1.
edition-two-player-2024 = Tokyo Highway, two-player version 2024
edition-two-player-2024-about =
    The new box for two, with ten types of cars.
    Bare table, earned cars must be placed, off-ramps start from height 1.
edition-rainbow-city = Tokyo Highway Rainbow City
edition-rainbow-city-about =
    The city for two to four, up to six together with the new box for two.
    Buildings, a tower and areas to build around; basic rules or mission rules.

## Pieces, as listed in problems

list-separator = { ", " }
pair = { $name }: { $value }
facts-separator = { " · " }
piece-column =
    { $mine ->
        [yes] your { noun-column }{ piece-where }
       *[no] { $owner }’s { noun-column }{ piece-where }
    }
piece-junction =
    { $mine ->
        [yes] your { noun-junction }{ piece-where }
       *[no] { $owner }’s { noun-junction }{ piece-where }
    }
piece-road =
    { $mine ->
        [yes] your { noun-road }{ piece-where }
       *[no] { $owner }’s { noun-road }{ piece-where }
    }
piece-starting-ramp =
    { $mine ->
        [yes] your starting ramp
       *[no] { $owner }’s starting ramp
    }
piece-off-ramp =
    { $mine ->
        [yes] your { noun-off-ramp }{ piece-where }
       *[no] { $owner }’s { noun-off-ramp }{ piece-where }
    }
piece-car =
    { $mine ->
        [yes] your { noun-car }{ piece-where }
       *[no] { $owner }’s { noun-car }{ piece-where }
    }
piece-building =
    { $id ->
        [block] { component-block }
        [slab] { component-slab }
        [rotunda] { component-rotunda }
        [wedge] { component-wedge }
       *[other] building { $id }
    }
piece-tower =
    { $id ->
        [tower] { component-tower }
       *[other] tower { $id }
    }
piece-area =
    { $id ->
        [development-1] { component-development-1 }
        [development-2] { component-development-2 }
        [development-3] { component-development-3 }
        [development-4] { component-development-4 }
        [development-5] { component-development-5 }
        [airport] { component-airport }
        [green] { component-green }
        [rainbow] { component-rainbow }
       *[other] area { $id }
    }
piece-obstacle =
    { $id ->
        [plane] { component-plane }
        [terminal] { component-terminal }
        [tree] { component-tree }
       *[other] obstacle { $id }
    }
piece-new-column = new column
piece-new-road = new road
piece-new-car = new car
column-number = column { $number }
column-of = column { $number } of { $owner }
road-between =
    { $kind ->
        [starting-ramp] starting ramp to column { $end }
        [off-ramp] off-ramp from column { $start }
       *[road] road from column { $start } to column { $end }
    }

## Components of the city

component-block = building “Block”
component-slab = building “Slab”
component-rotunda = building “Rotunda”
component-wedge = building “Wedge”
component-tower = tower
component-development-1 = development area 1
component-development-2 = development area 2
component-development-3 = development area 3
component-development-4 = development area 4
component-development-5 = development area 5
component-airport = airport area
component-green = green area
component-rainbow = rainbow area
component-plane = plane
component-terminal = terminal
component-tree = tree
# The name of $component, be it given as its id or as a name already.
any-component =
    { $component ->
        [block] { component-block }
        [slab] { component-slab }
        [rotunda] { component-rotunda }
        [wedge] { component-wedge }
        [tower] { component-tower }
        [development-1] { component-development-1 }
        [development-2] { component-development-2 }
        [development-3] { component-development-3 }
        [development-4] { component-development-4 }
        [development-5] { component-development-5 }
        [airport] { component-airport }
        [green] { component-green }
        [rainbow] { component-rainbow }
       *[other] { $component }
    }

## Types of cars

car-plain = car
car-sedan = sedan
car-sports-car = sports car
car-electric-car = electric car
car-food-truck = food truck
car-family-wagon = family wagon
car-limousine = limousine
car-delivery-van = delivery van
car-construction-truck = construction truck
car-jumbo-trailer = jumbo trailer
car-highway-bus = highway bus
# The name of $type, be it given as its id or as a name already.
any-car =
    { $type ->
        [plain] { car-plain }
        [sedan] { car-sedan }
        [sports-car] { car-sports-car }
        [electric-car] { car-electric-car }
        [food-truck] { car-food-truck }
        [family-wagon] { car-family-wagon }
        [limousine] { car-limousine }
        [delivery-van] { car-delivery-van }
        [construction-truck] { car-construction-truck }
        [jumbo-trailer] { car-jumbo-trailer }
        [highway-bus] { car-highway-bus }
       *[other] { $type }
    }

## Phases of a game

phase-setup = set-up
phase-building = building
phase-over = game over
to-move = { $player } to move

## Switches

switch-on = on
switch-off = off
switch-default = as in the edition
switch-obstacles = Obstacles
switch-obstacles-none = none
switch-obstacles-buildings = one building per player
switch-obstacles-buildings-from-three = one building per player, from three players on
switch-obstacles-city = the city
switch-first_player = First player
switch-first_player-draw = any fair draw
switch-first_player-motorway = last on a motorway
switch-first_player-rainbow = last to see a rainbow
switch-earned_car = Earned car
switch-earned_car-may = may be placed
switch-earned_car-must = must be placed
switch-own_crossing = Crossing your own road
switch-own_crossing-earns-nothing = earns nothing for that road
switch-own_crossing-blocks-crossing-cars = no cars for crossings at all
switch-own_crossing-blocks-every-car = no cars at all, not even the bonus
switch-earn_from = Roads you earn from
switch-earn_from-between-columns = between two columns only
switch-earn_from-any = all, ramps too
switch-off_ramp_from = Off-ramp from
switch-off_ramp_from-any-height = any height
switch-off_ramp_from-height-1 = height 1
switch-off_ramp_bonus = Bonus car of an off-ramp
switch-off_ramp_bonus-may = may be placed
switch-off_ramp_bonus-must = must be placed
switch-penalty = Penalty
switch-penalty-per-piece = one column per fallen piece
switch-penalty-per-owner = one column per player affected
switch-repair = Repairs by
switch-repair-culprit = whoever did it
switch-repair-everybody = everybody
switch-adjust_until = Adjusting
switch-adjust_until-next-column = until the next player builds a column
switch-adjust_until-turn-end = until the turn ends
switch-all_cars_out = First to place all cars
switch-all_cars_out-game-over = wins, the game is over
switch-all_cars_out-play-on = wins, the others play on
switch-all_cars_out-may-play-on = wins, the others may play on
switch-material_clock = Last-chance round
switch-material_clock-at-once = starts at once
switch-material_clock-on-pass = starts with a pass
switch-forced_pass = A forced pass
switch-forced_pass-completes-turn = completes the turn
switch-forced_pass-no-turn = does not count as a turn
switch-short_of = Out of material
switch-short_of-any-turn = when no turn is possible
switch-short_of-any-kind = when any one kind is used up
switch-without_columns = Without columns
switch-without_columns-off-ramp = an off-ramp is still possible
switch-without_columns-nothing = nothing can be built
switch-same_type = Same car type
switch-same_type-off = plays no part
switch-same_type-one-a-turn = one column a turn
switch-same_type-one-a-player = one column a turn from each player
switch-missions = Mission rules
switch-junctions = Junctions
switch-cars = Cars per player
switch-nudge = Move that counts as a fall (mm)
switch-road_length = Length of a road
switch-road_length-114 = 114 mm
switch-road_length-120 = 120 mm

## Words for tables and drawings

legal = legal
illegal = not legal
player = Player
players = Players
turn = Turn
turn-count =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
first = First player
cars = Cars
gray = Gray
yellow = Yellow
roads = Roads
supply = Supply
score = Score
total = Total
rank = Rank
mission = Mission
edition = Edition
rule = Rule
finding = Problem
gap = Gap
crossing = Crossing
over = over
under = under
earned = Earned
bonus = Bonus
base-point = Base point
height = Height
junction = Junction
off-ramp = Off-ramp
starting-ramp = Starting ramp
result = Result
nearest-legal = Nearest legal turn: { $turn } ({ NUMBER($distance, maximumFractionDigits: 1) } mm away)
ruling-ours = Shuto’s ruling
compiling = Preparing the rules. This happens only once and takes about 30 seconds.
compiling-bots = Preparing the bots. This happens only once and takes about 30 seconds.
compiling-progress = Getting ready in the background: { $percent }%. You can play already.
compiling-done = Ready: everything runs at full speed now.

## Missions

mission-drive = Drive
mission-development = Development
mission-traffic-jam = Traffic jam
mission-rainbow = Rainbow
mission-off-ramp-airport = Off-ramp at the airport
mission-off-ramp-green = Green-area off-ramp
mission-building = Buildings
mission-tower = Tower
mission-tallest = Tallest column
mission-stock = Stock

## Why a crossing earns a car, or not

crossing-earns = first to cross, earns a car
crossing-own = your own roads earn nothing
crossing-taken = already crossed on this side, earns nothing
crossing-not-between-columns = only roads between two columns earn cars
crossing-blocked-by-own = earns nothing, as the new road also crosses a road of your own
crossing-no-car-left = earns nothing, as no car is left
crossing-over = over { $road }: { $why }
crossing-under = under { $road }: { $why }
bonus-blocked-by-own = No bonus car, as the new road crosses a road of your own

## What happened in a turn

turn-extend = { $player } builds a column of height { $height }
turn-junction = { $player } builds a junction of height { $height }
turn-off-ramp = { $player } builds an off-ramp
turn-pass = { $player } passes
turn-set-aside = { $player } sets a road aside
turn-component = { $player } places: { any-component }
turn-adjust = { $player } adjusts the last turn
turn-stop = { $player } ends the game
turn-resign = { $player } leaves the game
turn-out-of-time = { $player } runs out of time and is out of the game
turn-cars =
    { $count ->
        [0] no car placed
        [one] { $count } car placed
       *[other] { $count } cars placed
    }
turn-penalty =
    { $count ->
        [one] Penalty: { $payer } gives { $owner } { $count } column
       *[other] Penalty: { $payer } gives { $owner } { $count } columns
    }
turn-taken = Same type: { $taker } takes a column from { $owner }

## How a game ends

outcome-won = { $player } wins!
outcome-shared = Shared win: { $players }
outcome-out-of-material = { $player } ran out of material and is out of the game.
outcome-all-cars = { $player } has placed every car.
outcome-stalemate = Everybody passed: most cars placed wins, then most columns left.
outcome-missions = The missions decide: the highest score wins; a tie goes to whoever has more cars on the highway.
outcome-stopped = The players ended the game.
