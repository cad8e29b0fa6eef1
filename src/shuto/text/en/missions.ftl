### Findings and the buttons that help, what is going on for a player, missions.

## Findings

findings-more =
    { $others ->
        [0] { $count ->
            [one] { $count } more problem follows from this
           *[other] { $count } more problems follow from this
        }
       *[other] { $count ->
            [one] { $count } more problem
           *[other] { $count } more problems
        }
    }

## Why a turn is advised: one sentence about the turn that a hint shows

advice-last-car = Places your last car.
advice-over = Crosses over { $road } and earns a car.
advice-under = Crosses under { $road } and earns a car.
advice-crossings =
    Crosses { $roads ->
        [one] one road
       *[other] { $roads } roads
    } and earns { $cars ->
        [one] a car
       *[other] { $cars } cars
    }.
advice-bonus = The off-ramp earns the bonus car.
advice-points =
    { $points ->
        [one] Scores { $points } point: { $mission }.
       *[other] Scores { $points } points: { $mission }.
    }
advice-off-ramp = Ends your highway here without spending a column.
advice-junction =
    { $next ->
        [yes] Two roads can go on from this junction, and the next one can earn a car.
       *[no] Two roads can go on from this junction.
    }
advice-next = From there, your next road can earn a car.
advice-cheap =
    { $count ->
        [one] Saves columns: it takes only { $count }.
       *[other] Saves columns: it takes only { $count }.
    }
advice-on = Earns nothing yet, but leads your highway on.

## What helps: a button beside a finding. $by is a number of discs.

remedy-nearest = Nearest spot
remedy-lower =
    { $by ->
        [1] One lower
       *[other] { $by } lower
    }
remedy-higher =
    { $by ->
        [1] One higher
       *[other] { $by } higher
    }
remedy-column = Gray column instead
remedy-junction = Junction instead
remedy-direction = Turn to a free direction
remedy-base = Other base point
remedy-off-ramp = Off-ramp instead
remedy-cars = Place the cars for me
remedy-take = Take what is due
remedy-component = First: { any-component }
remedy-build = Show a legal turn
remedy-set-aside = Set a road aside
remedy-pass = Pass

## What is going on for a player: what they lack, what they do, what happens then.
## $others are the players who take a turn before somebody is out.

situation-lack =
    { $lack ->
        [base-points] No base points left
        [roads] No roads left
        [columns] No columns left
        [fitting] No columns left that fit a base point
        [place] No legal spot left
       *[material] No material left
    }
situation-off-ramp =
    { $mine ->
        [yes] { situation-lack }: an off-ramp is all you can build.
       *[no] { $player }: { situation-lack }. An off-ramp is all they can build.
    }
situation-pass =
    { $lack ->
        [place] { $mine ->
            [yes] { situation-lack }: you pass. If everybody passes in a row, the game ends.
           *[no] { $player }: { situation-lack }. They pass.
        }
       *[other] { $mine ->
            [yes] { situation-lack }: you pass. If nobody pays you a column in the next turn of { $others }, you are out.
           *[no] { $player }: { situation-lack }. They pass.
        }
    }
situation-set-aside =
    { $mine ->
        [yes] { situation-lack }: you set a road aside, which costs no points.
       *[no] { $player }: { situation-lack }. They set a road aside.
    }
situation-last-chance =
    { $mine ->
        [yes] { situation-lack }: if nobody pays you a column in the next turn of { $others }, you are out.
       *[no] { $yours ->
            [yes] { $player }: { situation-lack }. After your turn they are out, unless you pay them a column.
           *[no] { $player }: { situation-lack }. If nobody pays them a column in the next turn of { $others }, they are out.
        }
    }
situation-last-turn =
    { $mine ->
        [yes] Last round: you have one turn left.
       *[no] Last round: { $player } has one turn left.
    }
situation-done =
    { $mine ->
        [yes] All your roads are used: the others finish the game.
       *[no] All roads of { $player } are used.
    }
situation-why-no-pass =
    { $missions ->
        [yes] Why can’t I set a road aside?
       *[no] Why can’t I pass?
    }
situation-can-build =
    { $missions ->
        [yes] You can still build, so you may not set a road aside.
       *[no] You can still build, so you may not pass.
    }

## Missions: what is missing for more points

missing-drive = One more car on the highway
missing-development = A column on another development area ({ $count } left)
missing-traffic-jam =
    { $count ->
        [one] One more road with a car, connected to the others
       *[other] { $count } more connected roads with a car each
    }
missing-rainbow = A road with a car over the rainbow area
missing-off-ramp-airport = An off-ramp that ends on the airport area
missing-off-ramp-green = An off-ramp that ends on the green area
missing-building = A loop of your highway around a building ({ $count } left)
missing-tower = A loop around the tower: it doubles the building points
missing-tower-and-building = Loops around a building and around the tower
missing-building-for-tower = A loop around a building: the tower doubles its point
missing-tallest = A column of height { $count } without a junction
missing-stock =
    { $count ->
        [one] { $count } more column; { $spare } may be spent before a point is lost
       *[other] { $count } more columns; { $spare } may be spent before a point is lost
    }
missing-no-roads = No more possible: no roads left
missing-no-cars = No more possible: too few cars left
missing-nothing = Complete

## Missions: why points changed. $points has its sign ("+2").

scored-drive = { $points } { mission-drive }: { $count ->
    [one] { $count } car on the highway
   *[other] { $count } cars on the highway
 }
scored-development = { $points } { mission-development }: a column on { $components }
scored-traffic-jam = { $points } { mission-traffic-jam }: { $count } connected roads with cars
scored-rainbow = { $points } { mission-rainbow }: { $mine ->
    [yes] your car crosses the rainbow area
   *[no] a car of { $player } crosses the rainbow area
 }
scored-off-ramp-airport = { $points } { mission-off-ramp-airport }: an off-ramp ends there
scored-off-ramp-green = { $points } { mission-off-ramp-green }: an off-ramp ends there
scored-building = { $points } { mission-building }: the highway encloses { $components }
scored-tower = { $points } { mission-tower }: it doubles the building points
scored-tallest = { $points } { mission-tallest }: { $up ->
    [yes] height { $count }, and none is taller
   *[no] the tallest now has height { $count } ({ $others })
 }
scored-stock = { $points } { mission-stock }: { $count ->
    [one] { $count } column left
   *[other] { $count } columns left
 }
scored-less = { $points } { $mission }: the turn was changed
scored-of = { $player }: { $what }

## Missions: the sheet, and what the outlines on the table mean

missions-mine = Missing for you
missions-of = Missing for { $player }
enclosure-legend = Enclosed ground
enclosure-of =
    { $mine ->
        [yes] Your highway encloses: { $components }
       *[no] The highway of { $player } encloses: { $components }
    }
enclosure-nothing = no building, not the tower
