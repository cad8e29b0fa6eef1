### The home page and set-up of the browser.

## Home

home-title = Shuto: Tokyo Highway on your screen
home-title-page = { $title } – Shuto
home-pause = Stop the picture
home-move = Let the picture move
home-learn = Learn to play
home-continue = Continue your game
home-learn-about = Build your first road in two minutes
home-learn-on = Continue learning
home-learn-progress = { $done } of { $total } lessons
home-bot = Play a bot
home-friends = Play with friends
home-friends-about = On this screen or by link
home-other = More games and settings
home-rules = Rules
home-boxes = Which box would you like?
home-players =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
home-players-from-to = { $fewest }–{ $most } players
home-minutes = about { $most } min
home-minutes-from-to = about { $least }–{ $most } min
home-game-won = You won
home-game-winner =
    { $count ->
        [one] Winner: { $players }
       *[other] Winners: { $players }
    }
home-game-unknown = No longer on this server
home-game-all = Show all { $count }

## The boxes

home-box-two-player-2024 = Newest edition for two
home-box-second-edition = Classic for two
home-box-four-player-fr = Group game (French rules)
home-box-four-player-de = Group game (German rules)
home-box-rainbow-city = Rainbow City
home-like-two-player-2024 = The newest box for two: an open table and ten kinds of cars. The best one to begin with.
home-like-second-edition = The small Japanese classic for two. Off-ramps lead down from any height, so your highway ends where you like.
home-like-four-player-fr = For a group: from three players on, buildings stand in the way. Cross your own road and you earn no cars.
home-like-four-player-de = The box for a group as played in Germany: always with buildings, and the others may play on after the first has won.
home-like-rainbow-city = The big one: first build a city, then your highways through it. Score missions, if you like.

## Set-up

home-with-bot = Against bots
home-with-friends = With friends
home-who = Who plays?
home-where = Where are your friends?
home-where-here = At this screen
home-where-here-about = You take turns on this device.
home-where-link = Elsewhere
home-where-link-about = You get a link. Whoever opens it sits down at the table.
home-substitutes = If somebody leaves, a bot plays on
home-more =
    { $count ->
        [0] More: details and house rules
        [one] More: details and house rules ({ $count } change)
       *[other] More: details and house rules ({ $count } changes)
    }
home-house-rules = House rules
home-rules-of = Rules of this box
home-all-boxes = all boxes
home-name-invisible = This name contains a character that cannot be seen. Please leave it out.
home-name-long = A name has at most { $most } characters.
home-bot-name-0 = Tatsumi
home-bot-name-1 = Ariake
home-bot-name-2 = Kasai
home-bot-name-3 = Hakozaki
home-bot-name-4 = Miyake
home-bot-name-5 = Shiba

## What each house rule decides

home-rule-obstacles = What stands in the way: nothing, a building for each player, or a whole city.
home-rule-first_player = How the table finds out who begins.
home-rule-earned_car = Whether a car that you have earned has to be placed.
home-rule-own_crossing = What it costs you to pass over or under a road of your own.
home-rule-earn_from = Which roads of the others earn you a car when you cross them.
home-rule-off_ramp_from = How high a column may be if an off-ramp leads down from it.
home-rule-off_ramp_bonus = Whether the bonus car of an off-ramp has to be placed.
home-rule-penalty = How many columns you pay when you knock something over.
home-rule-repair = Who puts fallen pieces back.
home-rule-adjust_until = How long you may still adjust what you have just built.
home-rule-all_cars_out = What happens when somebody has placed all their cars.
home-rule-material_clock = When the last-chance round of a player without material begins.
home-rule-forced_pass = Whether a pass counts as a turn when you cannot build.
home-rule-short_of = When a player counts as out of material.
home-rule-without_columns = What a player who has roads but no columns may still build.
home-rule-same_type = Whether you get a column when you cross a car of the same type.
home-rule-junctions = Whether there are junctions. Without them no highway branches: simpler, for children.
home-rule-cars = With fewer cars, a game is shorter.
home-rule-nudge = How far you may move another player’s piece by accident before it costs as much as a fall. 0: it never does.
home-rule-road_length = Roads of both lengths are sold, and no rulebook says how long they are: measure yours. Shorter roads reach less far.

## Look

web-light = Light
web-light-day = day
web-light-evening = evening
web-light-night = night
web-light-auto = by local time
web-quality-auto = automatic
