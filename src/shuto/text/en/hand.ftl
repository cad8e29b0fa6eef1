### Words of tables where pieces are carried by hand: why something is refused, and how a carry ended.

## Refused

hand-needs-hand = At this table you build by hand: take the piece, carry it to its spot and let go.
hand-bill-pending = Something fell and is not settled yet. It must be paid for, or forgiven by everybody, before play continues.
hand-unfinished = Your build is not finished: place its next piece, or take the turn back.
hand-nothing-to-pay = Nobody owes anything.
hand-carrying = Somebody is carrying a piece. Please wait until it is placed.
hand-no-hand = At this table, pieces are not carried by hand.
hand-no-such-carry = You are no longer holding this piece.
hand-other-piece = You cannot take this piece now: the pieces of a turn are placed one after the other.
hand-not-ready = The table could not be made ready. Please try again.
hand-busy = The last risk is still being estimated.
hand-no-adjust = Pieces placed by hand stay as they land: turns cannot be adjusted at this table.
hand-not-all-agree = A fall is forgiven only if everybody at the table agrees.
hand-too-often = Not so fast: wait a moment, then try again.
hand-banned = You can only watch here: the people who run this server have barred you from playing.
hand-gathering = The table still waits for people. The game starts when every seat is taken.
hand-no-player = The server does not know you yet. Reload the page, choose a name and try again.
hand-nobody-there = They have already left this seat.
hand-not-host = Only the host can do this. Ask them.
hand-kicked = The host has removed you from this table. You can watch the game.
hand-seat-taken = Somebody else was faster. Choose another seat.
hand-started = The game has already started. You can watch it.
hand-no-clock = This table has no clock, so there is nothing to pause or claim.
hand-nothing-to-claim = Nobody else’s time is up. Keep playing.
hand-no-pause-asked = Nobody is asking for a pause any more.
hand-not-paused = The game is not paused. You can play.
hand-pause-refused = The others did not agree to a pause. You can ask again in the next turn.
hand-paused = The game is paused. Resume it to go on.
hand-spectators-quiet = Spectators can only applaud and gasp, and only if the table allows it.
hand-rated-help = Hints, risks and analyses are off until this rated game is over.
hand-rated-seat = At a rated table, every player has one seat and bots have none. Wait for other players.
hand-rated-undo = In a rated game, no turn is taken back. Play on.
hand-undo-refused = The others have refused twice to let you take this turn back. Play on.
hand-already-said = You have already asked or agreed. Wait for the others to answer.
hand-not-forgiven = Forgiving was refused twice. The bill must be paid now.

## How it ended

hand-lies-not = The piece did not come to rest in its place. Everything is put back.
hand-missed-place =
    { $kind ->
        [road] The road
        [column] The column
       *[car] The car
    } { $way ->
        [fell] slipped off or fell over, { $mm } mm beside its place
        [far] came to rest { $mm } mm too far from the base point
        [near] came to rest { $mm } mm too close to the base point
        [left] came to rest { $mm } mm too far left, seen from the base point
        [right] came to rest { $mm } mm too far right, seen from the base point
        [high] came to rest { $mm } mm too high: something is under it
       *[low] came to rest { $mm } mm too low: it slipped, or what is below it was pushed aside
    }. Everything is put back.
hand-given-up = The piece went back to the supply.
hand-vanished = The player was gone for too long, so the piece went back to the supply.
hand-too-long = The piece was held for too long, so it went back to the supply.
hand-worker = The table had to be set up again. Everything stands as before, nobody pays, and the piece can be taken again.
hand-undone = A turn was taken back, so the piece went back to the supply.
hand-storage = The result could not be saved. Everything stands as before, and the piece can be taken again.

## Misses

hand-miss-counted =
    { $left ->
        [one] Missed. One more miss ends the turn.
       *[other] Missed. { $left } more misses end the turn.
    }
hand-miss-turn = The third miss: the turn is over, and the pieces go back to the supply.
hand-miss-column = The miss costs one column. It goes back into the box.
hand-miss-forgiven = A miss costs one column even if its bill is forgiven.
web-miss-left =
    { $left ->
        [one] One more miss ends the turn.
       *[other] { $left } more misses end the turn.
    }
web-miss-costs = A miss costs one column.
web-miss-tip = Tip: a road has the most room on dots that are neither the nearest nor the farthest.
web-miss = A miss
web-miss-rule-free = costs nothing
web-miss-rule-free-about = Whoever lets go of a piece that does not stay tries again, as often as they like.
web-miss-rule-turn = the third ends the turn
web-miss-rule-turn-about = A piece that does not stay where you let go is a miss. The third miss in a turn ends it: its pieces go back to the supply, and the next player is up. Putting a piece back is never a miss.
web-miss-rule-column = costs a column
web-miss-rule-column-about = A piece that does not stay where you let go is a miss. Each miss sends one of your columns back into the box, gray ones first; with none left, it costs nothing. Putting a piece back is never a miss.

## Reactions

reaction-gasp = Oh!
reaction-applause = Bravo!
reaction-careful = Careful!
reaction-close = Phew, that was close!
reaction-calm = Take your time
reaction-ouch = Ouch!
reaction-hello = Hello!
reaction-luck = Good luck!
reaction-nice = Nice move!
reaction-oops = Oops!
reaction-thanks = Thank you!
reaction-sorry = Sorry!
reaction-moment = Just a moment…
reaction-well-played = Well played!
reaction-rematch = Rematch?
web-react = React
web-react-said = { $player }: { $text }
web-react-spectator = Spectator
web-react-mute = Hide reactions
web-react-unmute = Show reactions
web-talk = Say something
web-talk-mute = Hide what { $player } says
web-talk-unmute = Show what { $player } says
