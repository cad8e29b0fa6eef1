### Lessons: titles, tasks, hints.
### `lesson-<id>` is the title of a lesson, `lesson-<id>-<number>` says what to do,
### `lesson-<id>-<number>-done` what was learnt before the next task, `lesson-<id>-done` what was learnt in the end.

## Around the lessons

learn-title = Learn to play
learn-optional = If you like
learn-done = completed
learn-coach = Your task
learn-task = Task { $task } of { $tasks }
learn-next = Next
learn-next-lesson = Next: { $title }
learn-play = Play a bot
learn-show-me = Show me
learn-gesture-move = Move it above its place: the arrow leads there.
learn-gesture-lower = Lower it until it almost touches.
learn-gesture-let-go = Let go.
lesson-you = You

## What a legal turn misses

lesson-miss-column = Allowed, but here you need a column.
lesson-miss-junction = Allowed, but here you need a junction.
lesson-miss-off-ramp = Allowed, but here you need an off-ramp.
lesson-miss-component = Allowed, but first place the component.
lesson-miss-pass = Allowed, but here you need to pass.
lesson-miss-set-aside = Allowed, but here you need to set a road aside.
lesson-miss-branch = Allowed, but it does not start from the junction.
lesson-miss-up = Allowed, but the new column must be higher.
lesson-miss-down = Allowed, but the new column must be lower.
lesson-miss-over = Allowed, but it earns no car by passing over a road.
lesson-miss-under = Allowed, but it earns no car by passing under a road.
lesson-miss-cars =
    { $cars ->
        [0] Allowed, but it earns no car.
        [one] Allowed, but it earns only { $cars } car.
       *[other] Allowed, but it earns only { $cars } cars.
    }
lesson-miss-mission = Allowed, but it does not score this mission.
lesson-miss-wins = Allowed, but it does not win.

## The lessons

lesson-first-road = Your first road
lesson-first-road-1 = The ramp with the orange car is yours. Pick a dot around it, then press { web-build }.
lesson-first-road-done = That is a whole turn: one column and one road.

lesson-up-or-down = One up or one down
lesson-up-or-down-1 = The next column is one higher or one lower. Set the height with − and + and go lower.
lesson-up-or-down-done = Up or down by one: you choose every turn.

lesson-crossing-over = Crossing over
lesson-crossing-over-1 = Build over the blue road. A yellow dot earns a car.
lesson-crossing-over-done = You earned your first car! Whoever places all their cars first wins.

lesson-crossing-under = Crossing under
lesson-crossing-under-1 = Now pass under the blue road. An orange dot earns two cars.
lesson-crossing-under-done = Under earns a car just like over.

lesson-what-counts = What counts
lesson-what-counts-1 = You have already passed over one blue road. Earn a car with the other one.
lesson-what-counts-1-done = That road was still free. The one you had passed over before earns nothing again.
lesson-what-counts-2 = One road can cross several. Earn two cars at once.
lesson-what-counts-done = The first to pass over a road earns a car, and so does the first to pass under it. Ramps earn nothing.

lesson-junction = The junction
lesson-junction-1 = A yellow disc on top makes a junction, and a junction may have any height. Pass over the high blue road.
lesson-junction-done = You have only a few yellow discs. Keep them for leaps like this.

lesson-branch = The branch
lesson-branch-1 = Your column with the yellow top is a junction. Build a second road from it.
lesson-branch-done = A junction branches once. Now your highway goes on at two ends.

lesson-off-ramp = The off-ramp
lesson-off-ramp-1 = From height 1 a road can lead down to the table. Build an off-ramp.
lesson-off-ramp-done = An off-ramp earns a car without crossing anything. But nothing can follow it.

lesson-no-touching = Nothing may touch
lesson-no-touching-1 = No road passes over or under a column. Get past the blue one and earn a car.
lesson-no-touching-1-done = Your own roads may touch each other, too, but only on top of a column they share.
lesson-no-touching-2 = Roads may not touch, either. Change the height and pass under the blue road.
lesson-no-touching-done = What is in the way glows. Move a little, or change the height.

lesson-winning = Winning
lesson-winning-1 = You have one car left. Place it.
lesson-winning-1-done = Your last car is placed: you win!
lesson-winning-2 = Blue has no columns left and had to pass. Complete one more turn, and Blue has lost: build anything.
lesson-winning-done = Place your last car, or outlast the other. Now you know the game!

lesson-city = The city and its missions
lesson-city-1 = In Rainbow City the players lay out a city first. Place the last piece: the rainbow area.
lesson-city-1-done = The city stands. Now come the highways.
lesson-city-2 = Here points win. A column on a development area scores one: build on the empty square beside your ramp.
lesson-city-2-done = One point. The score list shows it.
lesson-city-3 = An off-ramp that ends on the green area scores two points.
lesson-city-done = The score list names all missions. Tap one to read what it asks for.

lesson-hand = By hand
lesson-hand-1 = Pick a dot, then take the road. Carry it to its place and let go.
lesson-hand-done = At such a table, whatever you knock over costs you columns.
## The practice table

lesson-practice = Practice by hand
lesson-practice-1 = An open street: carry the road to its spot and let go just above it.
lesson-practice-2 = Over the motorway: six roads lie under yours. Touch none of them.
lesson-practice-3 = Low between the columns: bring the road in under what stands above it.
lesson-practice-4 = Up to the tower: your road leads steeply up to a column of nine.
lesson-practice-done = Clean! Everything still stands.
learn-practice = Practice by hand
learn-practice-about = A table without a game: carry, drop, knock over. Nothing costs anything here.
learn-practice-none = not done yet
learn-practice-time = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
learn-practice-best = Best: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
learn-practice-record = A new best time!
learn-practice-again = Once more
learn-practice-tasks = Tasks
learn-practice-fell = It fell, and nobody minds. Everything is put back: try again.
learn-practice-elsewhere = You chose a spot of your own: this one has no best time.
