## Clocks: time, pauses, and what happens when time is up

clock-title = Clock
clock-time = Time
clock-choice-none = No clock
clock-choice-live-10 = 10 minutes + 10 seconds
clock-choice-live-25 = 25 minutes + 15 seconds
clock-choice-slow-3 = 3 days per turn
clock-choice-slow-7 = 7 days per turn
clock-about-none = Everybody takes as long as they like.
clock-about-live = Everybody has { $minutes } minutes for the whole game, and { $seconds } seconds more after each turn.
clock-about-slow = Each turn may take { $days } days. After that your holiday reserve is used, without asking: { $holiday } days for the whole game.
clock-at-zero = When somebody’s time is up
clock-at-zero-claim = the others may take them out
clock-at-zero-bot = a bot takes over
clock-at-zero-wait = nothing happens
clock-days-left =
    { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }
clock-hours-left =
    { $count ->
        [one] { $count } hour left
       *[other] { $count } hours left
    }
clock-minutes-left =
    { $count ->
        [one] { $count } minute left
       *[other] { $count } minutes left
    }
clock-holiday = on holiday, { $left }
clock-reserve = holiday reserve: { $left }
clock-reserve-none = no holiday left
clock-up = time is up
clock-mine-up = Your time is up. Play soon: the others may take you out of the game.
clock-theirs-up = { $player }’s time is up.
clock-claim = Take { $player } out of the game
clock-claim-bot = Let a bot play for { $player }
clock-pause = Ask for a pause
clock-pause-asked = { $player } would like a pause.
clock-paused = The game is paused. All clocks are stopped.
clock-resume = Resume the game
