### Words of the `shuto` command.

## Editions and rules

cli-what = What it is
cli-playing = How they are played
cli-no-difference = These rules are the same.
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
cli-cannot-stand = This position is not legal.
cli-stands = This position is legal.
cli-to-move = { $player } is to move
cli-over = over { $pieces }
cli-under = under { $pieces }
cli-placed = Placed
cli-car-at = { any-car } at { NUMBER($place, maximumFractionDigits: 1) } mm
cli-clearance = Clearance
cli-fallen = { $player } knocks over or moves: { $pieces }
cli-collapse = How it came down: { $chain }
cli-by-hand =
    { $count ->
        [0] Played by hand.
        [one] Played by hand; { $count } carry is stored.
       *[other] Played by hand; { $count } carries are stored.
    }
cli-open-fall = Not settled yet: { $player } knocked over or moved { $pieces }.
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
cli-arena-accept = Accepted: it is at least as strong as required.
cli-arena-reject = Rejected: it is not as strong as required.
cli-arena-go-on = Not decided yet: more games are needed.
cli-needs-extra = { $package } is not installed. To install it, run: pip install 'shuto[{ $extra }]'
cli-arena-no-cluster = cannot connect to a Ray cluster at { $address }: { $reason }
cli-arena-cluster-failed = the cluster at { $address } failed: { $reason }. If you used --ledger, run the same command again to continue.
cli-arena-no-edition = none of the chosen editions can be played by { $counts } players
cli-arena-no-count = { $edition } cannot be played by any of the chosen numbers of players ({ $counts })
cli-arena-left-out = skipped, because the edition cannot be played by this number of players: { $plans }
cli-arena-one-question = choose only one edition and one number of players for a test

## Shaking a table

cli-shake-column = Column
cli-shake-push = Push
cli-shake-toward = Toward
cli-shake-falls = What falls
cli-shake-figure = { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-shake-first = The first to fall is { column-of }, at a push of { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-none = No column falls at a push of { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-jerk = If the whole table is pulled at { NUMBER($speed, maximumFractionDigits: 0) } mm/s, the first to fall is: { $pieces }.
cli-shake-no-jerk = The table was also pulled as a whole, and nothing fell.
cli-shake-more = more than { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-and-more = { $pieces } and { $count } more

## The server

cli-others-open = Others on your network open: { $address }
cli-no-network = This machine is not connected to a network: there is no address that others could open.
cli-admin-match = Match
cli-admin-changed = Last event
cli-admin-events = Events
cli-admin-turns = Turns
cli-admin-players = Players
cli-admin-lesson = a lesson
cli-admin-sure = Delete { $id } for ever?
cli-admin-deleted = Deleted: { $id }
cli-admin-cleaned = Deleted abandoned matches: { $count }
cli-admin-would-delete = Abandoned matches, not deleted: { $count }
cli-admin-player = Player
cli-admin-name = Name
cli-admin-seen = Last seen
cli-admin-banned = Banned
cli-admin-is-banned = Banned: { $id }
cli-admin-not-banned = No longer banned: { $id }
cli-db-table = Table
cli-db-rows = Rows
cli-db-digest = Digest
cli-db-copied = Copied, read back and compared: everything is there.
cli-db-migrated = { $name }: from schema { $before } to { $now }.
cli-db-is-current = { $name }: schema { $now } is up to date.
cli-db-gap = { $id }: event { $detail } is missing.
cli-db-count = { $id }: stated and stored events differ ({ $detail }).
cli-db-unreadable = { $id }: the log cannot be read ({ $detail }).
cli-db-illegal = { $id }: step { $detail } is not legal.
cli-db-orphans = { $id }: rows of matches that do not exist: { $detail }.
cli-db-sound = Matches: { $matches }, events: { $events }. Nothing is wrong.
cli-db-flawed = Matches: { $matches }, events: { $events }, problems: { $flaws }.
cli-dataset-made = { $folder }: { $games } games, { $positions } positions.
cli-dataset-sound = { $games } games judged again. Nothing is wrong.
cli-dataset-flawed = { $games } games judged again. Problems: { $flaws }.
cli-dataset-shard = Shard { $shard }: { $why }
cli-dataset-game = Game { $game }: { $why }

## Sentences made of parts

cli-parts-separator = { "; " }
cli-all = { $more }: --all shows them.
