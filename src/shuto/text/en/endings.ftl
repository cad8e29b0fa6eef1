### The end of a game: places and their reasons, rematch, sharing.

## Why the game is over

ending-roads-used-up = Every road has been placed or set aside.
ending-last-round-played = A player placed their last car, and that round was played to its end.
ending-ranked-by-cars = Whoever was still in is ranked by cars placed, then by columns left.

## Why a player has their place

two-sentences = { $first } { $second }
place-rival =
    { $reader ->
        [yes] you
       *[no] { $rival }
    }
place-lack =
    { $lack ->
        [base-points] base points
        [roads] roads
        [columns] columns
        [fitting] columns that fit a base point
       *[material] material
    }
place-cars-first =
    { $you ->
        [yes] You were the first to place every car (turn { $turn }).
       *[no] { $player } was the first to place every car (turn { $turn }).
    }
place-cars-later =
    { $you ->
        [yes] You placed every car, too (turn { $turn }), after { $rival }.
       *[no] { $reader ->
           [yes] { $player } placed every car, too (turn { $turn }), after you.
          *[no] { $player } placed every car, too (turn { $turn }), after { $rival }.
       }
    }
place-last-with-material =
    { $you ->
        [yes] { $others ->
            [one] You were the last one left: { $rival } had run out of material.
           *[other] You were the last one left: everybody else had run out of material.
        }
       *[no] { $others ->
            [one] { $reader ->
                [yes] { $player } was the last one left: you had run out of material.
               *[no] { $player } was the last one left: { $rival } had run out of material.
            }
           *[other] { $player } was the last one left: everybody else had run out of material.
        }
    }
place-last-building =
    { $you ->
        [yes] You were the last one left, with { $cars } of { $all } cars placed; whoever placed every car comes first.
       *[no] { $player } was the last one left, with { $cars } of { $all } cars placed; whoever placed every car comes first.
    }
place-out =
    { $you ->
        [yes] You ran out of { place-lack } (turn { $turn }), and nobody paid you a column in time: { place-out-when }.
       *[no] { $player } ran out of { place-lack } (turn { $turn }), and nobody paid them a column in time: { place-out-when }.
    }
place-out-when =
    { $when ->
        [first] out before everybody else
        [later] { $reader ->
            [yes] out after you
           *[no] out after { $rival }
        }
       *[alone] out of the game
    }
place-resigned =
    { $turn ->
        [0] { $you ->
            [yes] You left the game before the first turn.
           *[no] { $player } left the game before the first turn.
        }
       *[other] { $you ->
            [yes] You left the game after turn { $turn }.
           *[no] { $player } left the game after turn { $turn }.
        }
    }
place-out-of-time =
    { $turn ->
        [0] { $you ->
            [yes] You ran out of time before the first turn.
           *[no] { $player } ran out of time before the first turn.
        }
       *[other] { $you ->
            [yes] You ran out of time after turn { $turn }.
           *[no] { $player } ran out of time after turn { $turn }.
        }
    }
place-others-left =
    { $you ->
        [yes] You were the last one left in the game.
       *[no] { $player } was the last one left in the game.
    }
place-although =
    { $won ->
        [yes] { $you ->
            [yes] So { $rival } won, although you had placed more cars ({ $cars } against { $fewer }).
           *[no] { $reader ->
               [yes] So you won, although { $player } had placed more cars ({ $cars } against { $fewer }).
              *[no] So { $rival } won, although { $player } had placed more cars ({ $cars } against { $fewer }).
           }
        }
       *[no] { $you ->
            [yes] So { $rival } is ahead, although you had placed more cars ({ $cars } against { $fewer }).
           *[no] { $reader ->
               [yes] So you are ahead, although { $player } had placed more cars ({ $cars } against { $fewer }).
              *[no] So { $rival } is ahead, although { $player } had placed more cars ({ $cars } against { $fewer }).
           }
        }
    }
place-building =
    { $you ->
        [yes] You had placed { $cars } of { $all } cars { place-building-when }.
       *[no] { $player } had placed { $cars } of { $all } cars { place-building-when }.
    }
place-building-when =
    { $when ->
        [last-car] { $reader ->
            [yes] when you placed your last one
           *[no] when { $rival } placed their last one
        }
        [most] at the end, more than anybody else still in
       *[end] when the game ended
    }
place-points =
    { $you ->
        [yes] You have { place-score }.
       *[no] { $player } has { place-score }.
    }
place-score =
    { $most ->
        [yes] { $count ->
            [one] { $count } point, more than anybody else
           *[other] { $count } points, more than anybody else
        }
       *[no] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }
place-tie =
    { $what ->
        [cars] { $more ->
            [yes] As many as { place-rival }, but more cars on the highway ({ $mine } against { $theirs }).
           *[no] As many as { place-rival }, but fewer cars on the highway ({ $mine } against { $theirs }).
        }
       *[columns] { $more ->
            [yes] As many as { place-rival }, but more columns left ({ $mine } against { $theirs }).
           *[no] As many as { place-rival }, but fewer columns left ({ $mine } against { $theirs }).
        }
    }
place-shared =
    { $what ->
        [cars] As many points and as many cars ({ $count }) as { place-rival }: the place is shared.
       *[columns] As many cars, and as many columns left ({ $count }), as { place-rival }: the place is shared.
    }

## What comes next

ending-you-won = You won!
ending-cars =
    { $count ->
        [one] { $count } car
       *[other] { $count } cars
    }
ending-skip = Press any key or tap to skip
ending-fly = Fly along the highway
ending-rematch = Rematch
ending-rematch-asked =
    { $you ->
        [yes] You have started a rematch. The seats have moved on by one.
       *[no] { $player } has started a rematch. The seats have moved on by one.
    }
ending-rematch-join = Join the rematch
ending-rematch-watch = Watch the rematch
ending-next-level = Play level { $level }
ending-share = Share

## Sharing

share-link = Copy a link to this table
share-picture-alt = The table, with the players and their places below it
share-picture-save = Save this picture
share-table-only = The table only (PNG)

## The plot of chances

plot-steps = Step
plot-chance = Chance of winning
plot-about = Everybody’s chance of winning after each step; click to go there
