### Words of the `shuto` command.

## Editions and rules

cli-what = What it is
cli-playing = How they are played
cli-allotment = Pieces of each player, with { $count } playing
cli-supply = cars { $cars }, gray { $gray }, yellow { $yellow }, roads { $roads }
cli-start-gap = Between starting columns
cli-car-types = Types of cars
cli-all-alike = all alike
cli-not-there = not part of these rules
cli-no-difference = These rules do not differ.
cli-house-rule = house rule
cli-optional = optional
cli-house-rules = House rules: { $rules }
cli-more-missions = The mission rules: shuto rules { $edition } --missions

## Steps of a saved game

cli-step = Step
cli-steps-legal =
    { $count ->
        [0] There is nothing to judge yet.
        [one] { $count } step, and it is legal.
       *[other] { $count } steps, and all are legal.
    }
cli-step-illegal = Step { $step } is not legal, so the game stops before it.
cli-cannot-stand = This position cannot stand like that.
cli-stands = Everything stands as it may.
cli-to-move = { $player } is to move
cli-over = over { $pieces }
cli-under = under { $pieces }
cli-placed = Placed
cli-car-at = { any-car } at { NUMBER($place, maximumFractionDigits: 1) } mm
cli-clearance = Clearance
cli-fallen = { $player } knocks over or moves: { $pieces }
cli-part = { $piece } × { $count }
cli-moved = { $piece } by { gap-mm }
cli-forgiven = forgiven, nobody pays

## Files and the demonstration

cli-saved = Saved: { $file }
cli-demo = { $players } play: { $edition }

## The arena

cli-arena-pairing = pairing
cli-arena-games = games
cli-arena-share = first places
cli-arena-interval = 95%
cli-arena-bot = bot
cli-arena-accept = Accepted: at least as good as asked for.
cli-arena-reject = Rejected: not as good as asked for.
cli-arena-go-on = Undecided: more games are needed.
cli-arena-no-ray = Ray is not installed here. It comes with the extra “cluster”: pip install 'shuto[cluster]'
cli-arena-no-cluster = no Ray cluster reachable at { $address }: { $reason }
cli-arena-cluster-failed = the cluster at { $address } failed: { $reason }. With --ledger the same command goes on from there.
cli-arena-no-edition = none of the editions asked for is for { $counts } players
cli-arena-no-count = { $edition } is for none of the numbers of players asked for ({ $counts })
cli-arena-left-out = left out, as the edition is for another number of players: { $frames }
cli-arena-one-question = a test takes one edition and one number of players

## Shaking a table

cli-shake-stack = Stack
cli-shake-push = Push
cli-shake-toward = Toward
cli-shake-falls = What falls
cli-shake-figure = { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-shake-first = The first to fall is { column-of }, at a push of { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-none = No stack falls under a push of { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-jerk = Pull the whole table at { NUMBER($speed, maximumFractionDigits: 0) } mm/s and the first to fall is: { $pieces }.
cli-shake-no-jerk = No jerk of the table that was tried makes anything fall.
cli-shake-more = more than { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-and-more = { $pieces } and { $count } more

## Sentences made of parts

cli-parts-separator = { "; " }
