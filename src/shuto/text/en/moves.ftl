### What happened to pieces, their names, the list of moves, a lost connection.

## What happened to a piece

fate-fallen =
    { $kind ->
       *[other] { $piece } fell
    }
fate-nudged = { $piece } was moved { NUMBER($mm, maximumFractionDigits: 1) } mm
fate-displaced = { $piece } was moved { NUMBER($mm, maximumFractionDigits: 1) } mm: counts as knocked over

## Names of pieces: what tells one from the others

# "3rd": pieces in the order of building.
in-order =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
        [31] 31st
        [32] 32nd
        [33] 33rd
       *[other] { $number }th
    }
noun-column =
    { $mark ->
        [first] first column
        [last] last column
        [highest] highest column
        [number] { in-order } column
       *[other] column
    }
noun-junction =
    { $mark ->
        [first] first junction
        [last] last junction
        [highest] highest junction
        [number] { in-order } junction
       *[other] junction
    }
noun-road =
    { $mark ->
        [first] first road
        [last] last road
        [highest] highest road
        [number] { in-order } road
       *[other] road
    }
noun-off-ramp =
    { $mark ->
        [first] first off-ramp
        [last] last off-ramp
        [number] { in-order } off-ramp
       *[other]
            { $nth ->
                [0] off-ramp
               *[other] off-ramp { $nth }
            }
    }
noun-car =
    { $nth ->
        [0] { any-car }
       *[other] { any-car } { $nth }
    }
# What follows the name of a piece. It is empty if the name says enough.
piece-where =
    { $mark ->
        [near] { " " }{ near-component }
        [with] { " " }with the { any-car }
        [over] { " " }{ over-road }
        [under] { " " }{ under-road }
        [height] { " " }of height { $number }
        [on-road] { " " }{ on-road-in-order }
        [on-off-ramp] { " " }{ on-off-ramp-in-order }
        [on-starting-ramp] { " " }on the starting ramp
       *[other] { "" }
    }
on-road-in-order =
    { $number ->
        [0] on the road
       *[other] on the { in-order } road
    }
on-off-ramp-in-order =
    { $number ->
        [0] on the off-ramp
       *[other] on the { in-order } off-ramp
    }
near-component =
    { $component ->
        [development-1] at { any-component }
        [development-2] at { any-component }
        [development-3] at { any-component }
        [development-4] at { any-component }
        [development-5] at { any-component }
       *[other] at the { any-component }
    }
over-road =
    { $whose_mine ->
        [yes] over your road
       *[no] over { $whose }’s road
    }
under-road =
    { $whose_mine ->
        [yes] under your road
       *[no] under { $whose }’s road
    }

## The list of moves, and a lost connection

web-moves = Moves
web-moves-none = Nobody has moved yet.
web-move-column = column of height { $height }
web-move-junction = junction of height { $height }
web-move-off-ramp = off-ramp
web-move-component = places: { any-component }
web-move-pass = passes
web-move-set-aside = sets a road aside
web-move-stop = ends the game
web-move-resign = leaves the game
web-move-out-of-time = runs out of time
web-move-adjust = adjusts the last turn
web-move-fall = knocks something over
web-move-missed-turn = misses three times and loses the turn
web-move-missed-column = misses: one column goes back into the box
turn-missed-turn = { $player } missed three times and lost the turn
turn-missed-column = { $player } missed: one column went back into the box
web-move-fell = Knocked over: { $pieces }
web-move-moved = Moved: { $pieces }
web-move-paid =
    { $count ->
        [one] { $owner } gets { $count } column
       *[other] { $owner } gets { $count } columns
    }
web-move-forgiven = nobody pays
web-move-taken = takes a column from { $owner }
web-following = The other players’ turns are being shown.
web-following-skip = Skip
web-more = More
web-lost-safe = Everything played so far is saved.
web-lost-unsent = Your turn is not sent yet. It stays here until the connection is back.
web-lost-unsure = Your turn was on its way and may not have arrived. The table will show it.

## The same, where the line begins with “You”

web-you-component = place: { any-component }
web-you-pass = pass
web-you-set-aside = set a road aside
web-you-stop = end the game
web-you-resign = leave the game
web-you-out-of-time = run out of time
web-you-adjust = adjust the last turn
web-you-fall = knock something over
web-you-missed-turn = miss three times and lose the turn
web-you-missed-column = miss: one column goes back into the box
web-turn-you-missed-turn = You missed three times and lost the turn
web-turn-you-missed-column = You missed: one column went back into the box
web-turn-you-fell = You knocked something over
web-turn-you-moved = You moved something, which costs nothing
web-move-paid-you =
    { $count ->
        [one] you get { $count } column
       *[other] you get { $count } columns
    }
