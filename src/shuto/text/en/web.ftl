### Words of the browser client.

## Setting up

web-tagline = Build a highway, cross over and under, be the first to have all your cars out.
web-start = Start playing
web-my-games = My games
web-forget = Remove from this list
web-forget-sure = Remove this game from the list? This browser then gives up its seats in it.
web-load = Open a record …
web-bad-record = This record cannot be opened: { $reason }
web-name-human = Player
web-name-bot = Bot
web-who-human = Human
web-who-random = Bot 0: carefree
web-who-greedy = Bot 1: keen
web-who-thrifty = Bot 2: thrifty
web-who-careful = Bot 3: careful
web-who-strong = Bot 4: strong
web-who-master = Bot 5: master
web-seat-name = Name at seat { $seat }
web-seat-who = Who plays at seat { $seat }
web-seat-colour = Colour of seat { $seat }
web-colour-vermilion = Vermilion
web-colour-blue = Blue
web-colour-green = Green
web-colour-purple = Purple
web-colour-orange = Orange
web-colour-sky = Sky blue
web-house-rules =
    { $count ->
        [0] House rules
        [one] House rules: { $count } change
       *[other] House rules: { $count } changes
    }
web-language = Language

## At the table

web-table = The table
web-city = City
web-controls = Your turn
web-menu = Menu
web-home = Start page
web-new-game = New game
web-your-turn = Your turn
web-thinking = thinking …
web-connecting = Connecting …
web-reconnecting = Connection lost, trying again …
web-gone = There is no such game on this server.
web-halted = This game was played by earlier rules. Step { $step } is no longer legal ({ $clause }), so the game can be watched only up to there.
web-watching = You are watching this game.
web-column = Column
web-kind = What to build
web-lower = Lower
web-higher = Higher
web-hint-base = Choose the base point to build from.
web-hint-place = Point at the table to choose the place.
web-hint-component = Choose a place on the table.
web-build = Build
web-place = Place it
web-snap = Nearest
web-no-legal-near = There is no legal place near here.
web-back = Step back
web-cancel = Cancel
web-undo-turn = Take back
web-undo-asked = { $player } would like to take back the last turn.
web-undo-waits = Still to agree: { $players }
web-agree = Agree
web-disagree = Refuse
web-adjust = Adjust last turn
web-adjust-now = Adjust
web-pass = Pass
web-set-aside = Set a road aside
web-stop = Stop the game here
web-owed =
    { $count ->
        [one] { $count } car has to be placed.
       *[other] { $count } cars have to be placed.
    }
web-finished = finished, place { $place }
web-out = out
web-on-clock = last chance
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-fine = Fine adjustment
web-fine-around = Around the base point
web-fine-along = Road along
web-fine-across = Road across
web-fine-turn = Turn the road
web-fine-now = Road moved: along { $along } mm, across { $across } mm, turned { $turn }°
web-turn-component = Turn
web-cars-auto = placed automatically
web-cars-chosen = placed by you
web-car-type = Type of car
web-car-place = Place on the road
web-car-add = Add a car
web-car-remove = Remove this car
web-take = Same type of car: columns to take
web-take-from = From { $owner }
web-take-none = none
web-take-column = one column

## Something fell

web-fell = Something fell
web-fell-intro = The pieces are put back as they stood. Whoever knocked them over gives their owners columns.
web-fell-by = Who did it?
web-fell-what = What fell?
web-fell-discs = Elements that fell: { $piece }
web-fell-nothing = Nobody else has a piece on the table.
web-fell-yellow = Yellow ones among them, for { $owner }
web-fell-forgiven = All agreed: nobody pays
web-fell-free = Nothing is to be paid.
web-fell-report = Report it
web-turn-fell = { $player } has knocked something over

## Looking

web-camera = Camera
web-camera-free = Free view
web-camera-plan = From above
web-camera-follow = Follow the play
web-camera-drive = Drive along
web-frame = Show everything
web-labels = Labels
web-slots = Free and taken slots
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
web-share-record = The record of this game
web-save-json = Save as JSON
web-save-text = Save as text
web-copy-record = Copy a link that holds it
web-share-table = This table
web-copy-watch = Copy a link to watch
web-invite = Invitation for { $player }
web-invite-note = Whoever opens an invitation plays that seat. Give it only to the player it is for.
web-share-picture = The sculpture
web-save-png = Picture (PNG)
web-save-gltf = 3D model (glTF)
web-copied = Copied.
web-copy-by-hand = Copy this:
web-failed = That did not work. { $reason }

## Settings

web-settings = Settings
web-sound = Sounds of wood
web-motion = Motion
web-motion-auto = as the device says
web-motion-full = full
web-motion-reduced = reduced
web-quality = Picture quality
web-quality-high = high
web-quality-low = low, saves power
web-close = Close

## Why the server did not do it

web-refused-stale = The table has changed in the meantime. Look again and decide anew.
web-refused-offline = There is no connection to the server at the moment.
web-refused-lost = The connection broke off. Your turn may not have arrived; the table shows how it stands.
web-refused-timeout = The server does not answer.
web-refused-not-your-seat = That seat is not yours.
web-refused-nothing-to-undo = There is no turn of yours to take back.
web-refused-storage = The server could not save the turn, so nothing was played.

## The table in words

web-describe = The table in words
web-describe-last = Last turn: { $turn }
web-describe-supply = In supply: { $cars } cars, { $gray } gray, { $yellow } yellow, { $roads } roads
web-describe-roads = Roads ({ $count }): { $roads }
web-describe-columns = Columns ({ $count }): { $columns }
web-describe-column = { $id } height { $height } at { $place }
web-describe-junction = { $id } junction of height { $height } at { $place }
web-describe-cars = Cars on the highway ({ $count }): { $cars }
web-describe-bases = Base points: { $bases }
web-describe-table = { $width } × { $depth } mm; places are told in mm from the middle, right and away from you.
web-at = { $x } / { $y }

## Help

web-help = Help
web-help-goal = What it is about
web-help-goal-text = In your turn you build one column and lay one road to it from a base point, a step up or a step down. Whoever is first to pass over or under another player’s road places cars there. Dots around the base point show where you can build; bright ones earn cars.
web-help-mouse = With a mouse
web-help-mouse-text = Move to aim, click to choose the place, click the ghost again to build; drag it to move it. Drag the table to look around, with the right button or Shift to shift the view, wheel to zoom. Alt and wheel changes the height, Shift and wheel turns around the base point.
web-help-touch = With fingers
web-help-touch-text = Tap to choose the place, then drag the ghost; the loupe shows what your finger covers. One finger shifts the view, two zoom and look around. The button builds.
web-help-keys = Keys
web-key-move = move the ghost 5 mm
web-key-move-fine = with Shift: 1 mm
web-key-move-finest = with Alt: 0.1 mm
web-key-rotate = turn around the base point by 5°
web-key-rotate-fine = with Shift: by 0.5°
web-key-height = higher, lower
web-key-column = column
web-key-junction = junction on or off
web-key-off-ramp = off-ramp
web-key-base = choose a base point
web-key-shift = move and turn the road on its columns
web-key-nearest = nearest legal place
web-key-build = build
web-key-back = a step back within the turn
web-key-undo = take back the last turn
web-key-adjust = adjust the last turn
web-key-component = next component of the city
web-key-camera = next camera
web-key-frame = show everything
web-key-labels = labels
web-key-slots = free and taken slots
web-key-describe = the table in words
web-key-replay = replay
web-key-fell = something fell
web-key-escape = start the turn again, close
web-key-help = this help
web-hint = Where would you build?
web-hint-none = Nothing can be built here: the bot would pass.
web-analysis = Analysis
web-analysis-wait = A bot is looking back at the game …
web-analysis-none = No turn gave much away.
web-analysis-better = { $player }, turn { $turn }: gave away { $percent } %. Show a better one

## Hands

web-hand = How pieces come to the table
web-hand-precise = Precise
web-hand-precise-about = A piece lands exactly where you put it.
web-hand-steady = Steady hand
web-hand-steady-about = You carry pieces yourself: what you touch moves, what you let go of falls or rests.
web-hand-shaky = Shaky hand
web-hand-shaky-about = You carry pieces yourself, and your hand trembles.
web-hand-pieces = Carried by hand
web-hand-pieces-roads = roads
web-hand-pieces-roads-and-cars = roads and cars
web-hand-pieces-everything = everything
web-hand-pieces-now = Carried by hand: { $pieces }. The rest is placed for you.
web-hand-nudge = Pushing other players’ pieces
web-hand-nudge-free = costs nothing
web-hand-nudge-mm = from { NUMBER($mm, maximumFractionDigits: 1) } mm on costs like a fall
web-hand-nudge-now = Pushing a piece of another player by more than { NUMBER($mm, maximumFractionDigits: 1) } mm costs like a fall.
web-hand-nudge-now-free = Pushing a piece without a fall costs nothing.
web-tremor = Tremor
web-tremor-of = Tremor of { $player }
web-tremor-auto = as the table
web-tremor-none = none
web-tremor-gentle = gentle
web-tremor-normal = normal
web-tremor-wild = wild
web-hand-take = Take the piece
web-hand-tweezers = Tweezers: slower, finer
web-hand-carry = Carry { $piece } to its place, lower it and let go.
web-hand-watch = { $player } carries { $piece }.
web-hand-off = { NUMBER($beside, maximumFractionDigits: 1) } mm beside, { NUMBER($above, maximumFractionDigits: 1) } mm above its place
web-hand-off-low = { NUMBER($beside, maximumFractionDigits: 1) } mm beside, { NUMBER($below, maximumFractionDigits: 1) } mm below its place
web-hand-tires = The hand tires: let go within { $seconds } s.
web-hand-let-go = Let go
web-hand-go-on = Go on carrying
web-hand-put-back = Put it back
web-hand-falling = Let go. Waiting until everything is at rest …
web-hand-height = Height of the hand
web-hand-turn-left = Turn left
web-hand-turn-right = Turn right
web-hand-hint-mouse = The mouse moves it, the wheel raises and lowers it, Shift and wheel turns it. Low down, a click lets go.
web-hand-too-high = Too high to let go with a click. Lower it with the wheel, or press the space bar.
web-hand-hint-touch = One finger moves it, a second one raises and turns it.
web-hand-next = { $player } carries { $piece } next.
web-hand-your-piece = the piece in the hand
web-hand-missed = It does not lie as it should. Try again.
web-hand-fallen = Fallen
web-hand-fate-fallen = { $piece } of { $owner } fell
web-hand-fate-nudged = { $piece } of { $owner } was pushed by { NUMBER($mm, maximumFractionDigits: 1) } mm
web-hand-fate-displaced = { $piece } of { $owner } was pushed out of its place, by { NUMBER($mm, maximumFractionDigits: 1) } mm: that counts as knocked over
web-bill = The bill
web-bill-intro = { $payer } has knocked something over. Everything is back in its place.
web-bill-what = Fallen or pushed: { $pieces }
web-bill-pay = Pay
web-bill-waits = { $payer } has to pay.
web-bill-bot = { $payer } pays in a moment, unless you forgive it.
web-bill-cat = The cat did it
web-bill-cat-about = If everybody agrees that the cat did it, nobody pays.
web-bill-agreed = It was the cat, say: { $players }
web-bill-no = It was not the cat
web-risk = How risky?
web-risk-asking = Trying it out …
web-risk-falls = Something falls: { $percent } %
web-risk-legal = It comes to lie well: { $percent } %
web-risk-piece = { $piece } { $percent } %
web-risk-tries =
    { $count ->
        [one] from { $count } try with this hand
       *[other] from { $count } tries with this hand
    }
web-carry-watch = Watch the hand
web-carry-number = Hand { $number }
web-carry-speed = Speed of the hand
web-carry-copy = Copy a link to this moment
web-carry-back = Back to the replay
web-carry-none = There is no such carry in this game.
web-help-hand = With your hand
web-help-hand-text = At a table with hands you choose the place as always and then take the piece. Move it over its place, lower it until it nearly lies, and let go. Its shadow and the plumb lines show where it is. Whatever you knock over on the way has to be paid for.
web-help-hand-keys = Keys while you carry
web-key-hand-move = move the piece, as long as they are held
web-key-hand-raise = raise, lower
web-key-hand-turn = turn the piece
web-key-hand-fine = with Shift: four times as fine
