## The lobby: play online

home-online = Play online
home-online-about = Find opponents or watch a game
lobby-title = Play online
lobby-quick = Quick match
lobby-quick-about = You get a seat at the table that has waited longest, or a new table where others can find you.
lobby-players = Players
lobby-rated = Rated game
lobby-rated-about = The result changes your rating. No hints, and no turn is taken back.
lobby-clock-live = { $minutes } min + { $seconds } s
lobby-clock-slow =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
lobby-open = Open tables
lobby-open-none = Nobody is waiting right now. Start a quick match: others see your table here.
lobby-live = Games to watch
lobby-live-none = No public game is being played right now.
lobby-waiting = Waiting: { $players }
lobby-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-public = List the table under “Play online”: anybody may join
lobby-join = Join
lobby-watch = Watch
lobby-own-rules = house rules
lobby-rated-mark = rated
lobby-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
lobby-offline = The server does not answer. Trying again…
lobby-followed = You followed the players to the rematch.

## Ratings

rating-leaderboard = Leaderboard
rating-profile = My profile
rating-pool = { $box } · { $count ->
        [one] { $count } player
       *[other] { $count } players
    } · { $hand }
rating-choose = Ranking
rating-points = { $points } ± { $spread }
rating-at-least = at least { $points }
rating-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
rating-tables =
    { $count ->
        [one] Sat at { $count } table
       *[other] Sat at { $count } tables
    }
rating-fewest = Players are listed after { $count } rated games, in the order of the lowest rating that is likely for them.
rating-nobody = Nobody is listed here yet.
rating-none = No rated games yet. Choose “Rated game” when you play online.
rating-over-time = Rating over time
rating-band = The band shows how uncertain the rating is.
rating-results = Results
rating-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
rating-after = Rating { $points } ({ $change })
rating-gone = There is no such player. They may have deleted their data.
