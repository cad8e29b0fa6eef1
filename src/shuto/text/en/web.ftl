### Words of the browser client.

## Setting up

web-tagline = Build your highway over and under everyone else’s, and be the first to place all your cars.
web-start = Start playing
web-summary = { $edition }: { $players }
web-my-games = My games
web-forget = Remove from this list
web-forget-sure = Remove this game from the list? You lose your seat in it on this device.
web-load = Open a saved game…
web-bad-record = This saved game cannot be opened: { $reason }
web-name-human = Player
web-person =
    { $bot ->
       *[other] { $name }
    }
web-who-human = Human
web-who-random = Level 0 bot: carefree
web-who-greedy = Level 1 bot: keen
web-who-thrifty = Level 2 bot: thrifty
web-who-careful = Level 3 bot: careful
web-who-strong = Level 4 bot: strong
web-who-master = Level 5 bot: master
web-who-grandmaster = Level 6 bot: grandmaster
web-seat-name = Name at seat { $seat }
web-seat-who = Who plays at seat { $seat }
web-seat-colour = Colour of seat { $seat }
web-colour-vermilion = Orange
web-colour-blue = Blue
web-colour-green = Green
web-colour-purple = Purple
web-colour-orange = Amber
web-colour-sky = Sky blue
web-language = Language

## At the table

web-table = The table
web-city = City
web-controls = Your turn
web-menu = Menu
web-with-key = { $name } ({ $key })
web-home = Home
web-new-game = New game
web-your-turn = Your turn
web-thinking = thinking…
web-connecting = Connecting…
web-reconnecting = Connection lost, trying again…
web-gone = There is no such game on this server.
web-halted = This game was played by earlier rules. Step { $step } is no longer legal ({ $clause }), so the game can be watched only up to there.
web-watching = You are watching this game.
web-column = Column
web-kind = What to build
web-lower = Lower
web-higher = Higher
web-hint-bases = Tap or click a dot: yellow ones earn a car, orange ones two. Or tap another column first.
web-hint-place = Tap or click a dot on the table. Yellow dots earn a car, orange ones two.
web-hint-city = First, the players lay out the city together, one part at a time. Choose a part, then tap or click where it goes.
web-earns-there = Cars can be earned with this
web-legal = You can build here
web-earns =
    { $count ->
        [0] earns no car
        [one] earns { $count } car
       *[other] earns { $count } cars
    }
web-legal-build = { web-legal }: { web-earns }
web-build = Build
web-place = Place it
web-snap = Nearest spot
web-no-legal-near = There is no legal spot near here.
web-back = Undo step
web-cancel = Cancel
web-undo-turn = Take back my turn
web-undo-asked = { $player } would like to take back the last turn.
web-undo-waits = Waiting for: { $players }
web-agree = Agree
web-disagree = Refuse
web-adjust = Adjust last turn
web-adjust-now = Adjust
web-pass = Pass
web-set-aside = Set a road aside
web-can-still-build = You can still build, so you may not { $what ->
    [pass] pass
   *[set-aside] set a road aside
 }. One possible turn is shown.
web-stop = End the game here
web-owed =
    { $count ->
        [one] Building places { $count } car.
       *[other] Building places { $count } cars.
    }
web-finished =
    { $place ->
        [1] finished 1st
        [2] finished 2nd
        [3] finished 3rd
       *[other] finished { $place }th
    }
web-out = out
web-last-chance = last chance
web-left = left
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-fine = Fine adjustment
web-fine-around = Around the base point
web-fine-along = Slide lengthwise
web-fine-across = Slide sideways
web-fine-turn = Turn the road
web-fine-now = Road moved: along { $along } mm, across { $across } mm, turned { $turn }°
web-turn-component = Turn
web-cars-now = Cars: { $count } of { $most }, { $how ->
    [auto] placed automatically
   *[chosen] placed by you
 }
web-cars-auto = Place automatically
web-car-type = Type of car
web-car-place = Position on the road
web-car-add = Add a car
web-car-remove = Remove this car
web-take = Columns to take for matching cars: { $count } of { $most }
web-take-from = From { $owner }
web-take-none = none
web-take-column = one column

## Something fell

web-fell = Something fell
web-fell-intro = Everything is put back as it stood. Whoever knocked it over pays the owners in columns.
web-fell-by = Who did it?
web-fell-what = What fell?
web-fell-column = { column-number } (height { $height })
web-fell-junction = { column-number } (junction of height { $height })
web-fell-discs = Discs that fell: { $piece }
web-fell-nothing = Nobody else has a piece on the table.
web-fell-yellow = Yellow ones for { $owner }
web-fell-forgiven = Everyone agrees: nobody pays
web-fell-free = There is nothing to pay.
web-fell-report = Report it
web-turn-fell = { $player } knocked something over
web-turn-moved = { $player } moved something, which costs nothing

## Looking

web-camera = Camera
web-camera-free = Free view
web-camera-plan = From above
web-camera-follow = Follow the play
web-camera-drive = Drive along
web-show-all = Show everything
web-labels = Labels
web-sides = Free and taken sides of roads
web-replay = Replay
web-replay-start = The beginning
web-replay-first = To the beginning
web-replay-previous = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-close = Back to the game

## Sharing

web-share = Share and save
web-share-record = This game
web-save-json = Save as JSON
web-save-text = Save as text
web-copy-record = Copy a link that contains the whole game
web-share-table = This table
web-invite-copy = Copy the link
web-invite-send = Send…
web-save-gltf = 3D model (glTF)
web-copied = Copied.
web-copy-by-hand = Copy this:
web-failed = That did not work. { $reason }

## Settings

web-settings = Settings
web-sound = Sound
web-motion = Motion
web-motion-auto = same as device
web-motion-full = full
web-motion-reduced = reduced
web-quality = Picture quality
web-quality-high = high
web-quality-low = low, saves power
web-close = Close

web-preparing = Getting up to speed: { $percent }%. You can play already.

## Why the server did not do it

web-refused-stale = The table has changed in the meantime. Look at it and choose again.
web-refused-offline = There is no connection to the server at the moment.
web-refused-lost = The connection dropped. Your turn may not have arrived: the table shows what counts.
web-refused-timeout = The server does not answer.
web-refused-not-your-seat = That seat is not yours.
web-refused-nothing-to-undo = There is no turn of yours to take back.
web-refused-storage = The server could not save your turn, so it was not played.
web-not-saved-yours = Your move is not saved yet. The server keeps trying.
web-not-saved = A move is not saved yet. The server keeps trying.
web-away = The server cannot reach its database at the moment. Please try again soon.
web-refused-failed = Something went wrong on the server. The table shows what counts; please try again.
web-refused-too-many = Too many pages of this game are open here or under your name. Close some of them; this one then connects by itself.

## The table in words

web-describe = The table in words
web-describe-last = Last turn: { $turn }
web-said = { $first }. { $second }
web-describe-supply = In supply: cars { $cars }, gray { $gray }, yellow { $yellow }, roads { $roads }
web-describe-roads = Roads ({ $count }): { $roads }
web-describe-columns = Columns, numbered from the starting ramp ({ $count }): { $columns }
web-describe-column = { $number } (height { $height }, at { $place })
web-describe-junction = { $number } (junction of height { $height }, at { $place })
web-describe-cars = Cars on the highway ({ $count }): { $cars }
web-describe-car = { any-car } ({ road-between })
web-describe-bases = Base points: { $bases }
web-describe-table = { $width } × { $depth } mm; positions in mm from the centre: to the right, then away from you.
web-at = { $x } / { $y }

## Help

web-help = Help
web-help-goal = Aim of the game
web-help-goal-text = On your turn, build a column one step higher or lower than a base point and lay a road to it. If your road is the first to pass over or under another player’s road, you earn a car and place it on your road. Dots around the base point show where you can build; bright ones earn cars.
web-help-mouse = With a mouse
web-help-mouse-text = Move to aim and click to choose a spot; click the preview again to build, or drag it. Drag the table to look around; hold Shift or the right button to pan; scroll to zoom. Alt + wheel changes the height, Shift + wheel swings the road around the base point.
web-help-touch = On a touchscreen
web-help-touch-text = Tap to choose a spot, then drag the preview; the magnifier shows what your finger covers. One finger moves the view, two zoom and turn it. The Build button builds.
web-help-keys = Keys
web-key-move = move the preview 5 mm
web-key-move-fine = with Shift: 1 mm
web-key-move-finest = with Alt: 0.1 mm
web-key-rotate = turn around the base point by 5°
web-key-rotate-fine = with Shift: by 0.5°
web-key-height = higher, lower
web-key-column = column
web-key-junction = junction on or off
web-key-off-ramp = off-ramp
web-key-base = choose a base point
web-key-shift = move and turn the road on its columns
web-key-nearest = nearest legal spot
web-key-build = build
web-key-back = undo one step of this turn
web-key-undo = take back the last turn
web-key-adjust = adjust the last turn
web-key-component = next component of the city
web-key-camera = next camera
web-key-show-all = show everything
web-key-labels = labels
web-key-sides = free and taken sides of roads
web-key-describe = the table in words
web-key-replay = replay
web-key-fell = something fell
web-key-escape = start the turn again, close
web-key-help = this help
web-hint = Suggest a spot
web-hint-none = No spot to suggest: nothing can be built.
web-analysis = Analysis
web-analysis-wait = A bot is looking back at the game…
web-analysis-none = No turn gave much away.
web-analysis-better = { $player }, turn { $turn }: { $percent }% chance of winning given away. Show a better turn

## Hands

web-hand = How pieces are placed
web-hand-precise = Precise
web-hand-precise-about = A piece lands exactly where you put it.
web-hand-steady = Steady hand
web-hand-steady-about = You carry the pieces yourself: what you bump moves, what you drop may fall.
web-hand-shaky = Shaky hand
web-hand-shaky-about = You carry the pieces yourself, and your hand trembles: what you bump moves, what you drop may fall.
web-hand-pieces = Carried by hand
web-hand-pieces-roads = roads
web-hand-pieces-roads-and-cars = roads and cars
web-hand-pieces-everything = everything
web-hand-pieces-now = Carried by hand: { $pieces }. The rest is placed for you.
web-hand-nudge = Moving other players’ pieces
web-hand-nudge-free = costs nothing
web-hand-nudge-mm = counts as a fall from { NUMBER($mm, maximumFractionDigits: 1) } mm
web-hand-nudge-now = Moving another player’s piece by more than { NUMBER($mm, maximumFractionDigits: 1) } mm counts as knocking it over.
web-hand-nudge-now-free = Moving a piece costs nothing as long as it does not fall.
web-tremor = Tremor
web-tremor-of = Tremor of { $player }
web-tremor-at = Tremor at seat { $seat }
web-tremor-auto = same as the table
web-tremor-none = none
web-tremor-gentle = steadied, for children
web-tremor-normal = normal
web-tremor-wild = wild
web-hand-take = Take the piece
web-hand-tweezers = Tweezers: slow and precise, for the last centimetre
web-hand-carry =
    { $kind ->
        [road] Carry the road to its spot, lower it and let go.
        [column] Carry the column to its spot, lower it and let go.
       *[car] Carry the car to its spot, lower it and let go.
    }
web-hand-overhead = Something is above the spot: lower the piece beside it, then slide it in.
web-hand-slide-in = Low enough: slide the piece to its spot, lower it and let go.
web-hand-watch =
    { $kind ->
        [road] { $player } is carrying a road.
        [column] { $player } is carrying a column.
       *[car] { $player } is carrying a car.
    }
web-hand-off = { NUMBER($beside, maximumFractionDigits: 1) } mm to the side, { NUMBER($above, maximumFractionDigits: 1) } mm above
web-hand-off-low = { NUMBER($beside, maximumFractionDigits: 1) } mm to the side, { NUMBER($below, maximumFractionDigits: 1) } mm below
web-hand-to-place = To its place: { $ways }
web-hand-way =
    { $way ->
        [right] { $mm } mm to the right
        [left] { $mm } mm to the left
        [away] { $mm } mm away from you
        [near] { $mm } mm toward you
        [down] { $mm } mm down
       *[up] { $mm } mm up
    }
web-hand-tires = Tired hand: let go within { $seconds } s.
web-hand-let-go = Let go
web-hand-go-on = Keep carrying
web-hand-put-back = Put it back
web-hand-falling = Let go. Waiting until everything is at rest…
web-hand-height = Height of the hand
web-hand-turn-left = Turn left
web-hand-turn-right = Turn right
web-hand-hint-mouse = The mouse moves the piece, the wheel raises and lowers it, Shift + wheel turns it. Low down, a click lets go.
web-hand-too-high = Too high to let go with a click. Lower it with the wheel, or press the space bar.
web-hand-too-far = { $beside } mm beside its place: too far to let go with a click. Move it nearer, or press the space bar.
web-hand-hint-touch = One finger moves the piece. The slider raises and lowers it.
web-hand-next =
    { $kind ->
        [road] Next, { $player } carries the road.
        [column] Next, { $player } carries the column.
       *[car] Next, { $player } carries the car.
    }
web-hand-your-piece = the piece in the hand
web-hand-missed = Not quite in place. Try again.
web-hand-missed-by = { $player } did not place the piece well.
web-hand-lost = Not in place, and the turn is over.
web-hand-fallen = Fallen: { $pieces }
web-hand-free = What fell or moved is put back. It costs nothing.
web-hand-gap = Gap { $mm } mm
web-hand-beside = { $mm } mm
web-bill = The bill
web-bill-intro = { $payer } knocked something over. It stays as it lies until this is settled.
web-bill-intro-you = You knocked something over. It stays as it lies until this is settled.
web-bill-you-give =
    { $count ->
        [one] You give { $owner } { $count } column
       *[other] You give { $owner } { $count } columns
    }
web-bill-you-get =
    { $count ->
        [one] { $payer } gives you { $count } column
       *[other] { $payer } gives you { $count } columns
    }
web-bill-what = Fallen or moved: { $pieces }
web-bill-pay = Pay
web-bill-waits = { $payer } has to pay.
web-bill-bot = { $payer } pays in a moment, unless you forgive it.
web-bill-cat = The cat did it
web-bill-cat-about = If everybody agrees that the cat did it, nobody pays.
web-bill-agreed = Blaming the cat: { $players }
web-bill-no = It was not the cat
web-bill-settled = The bill is settled.
web-risk = How risky?
web-risk-asking = Trying it out…
web-risk-falls = Something falls: { $percent }%
web-risk-legal = It lands well: { $percent }%
web-risk-piece = { $piece }: { $percent }%
web-risk-tries =
    { $count ->
        [one] from { $count } try with this hand
       *[other] from { $count } tries with this hand
    }
web-carry-watch = Watch the hand
web-carry-number = Piece { $number }
web-carry-speed = Speed of the hand
web-carry-copy = Copy a link to this moment
web-carry-back = Back to the replay
web-carry-none = That moment is not in this game.
web-help-hand = With your hand
web-help-hand-text = At a table with hands, choose the spot as always, then take the piece. Move it above its spot, lower it until it almost touches, and let go. Its shadow and the plumb lines show where it is. Whatever you knock over on the way has to be paid for.
web-help-hand-keys = Keys while you carry
web-key-hand-move = move the piece (hold)
web-key-hand-raise = raise, lower
web-key-hand-turn = turn the piece
web-key-hand-fine = with Shift: four times finer
