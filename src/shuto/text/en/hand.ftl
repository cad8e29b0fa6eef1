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
hand-busy = The last risk is still being worked out.
hand-no-adjust = Pieces placed by hand stay as they land: turns cannot be adjusted at this table.
hand-not-all-agree = A fall is forgiven only if everybody at the table agrees.
hand-too-often = Not so fast: wait a moment before the next reaction.

## How it ended

hand-lies-not = The piece did not come to rest in its place. Everything is put back.
hand-given-up = The piece went back to the supply.
hand-vanished = The player was gone for too long, so the piece went back to the supply.
hand-too-long = The piece was held for too long, so it went back to the supply.
hand-worker = The table had to be set up again. Everything stands as before, nobody pays, and the piece can be taken again.
hand-undone = A turn was taken back, so the piece went back to the supply.
hand-storage = It could not be saved. Everything stands as before, and the piece can be taken again.
## Misses

hand-miss-counted =
    { $left ->
        [one] Missed. One more miss ends the turn.
       *[other] Missed. { $left } more misses end the turn.
    }
hand-miss-turn = The third miss: the turn is over, and the pieces go back to the supply.
hand-miss-column = The miss costs one column. It goes back into the box.
web-miss-left =
    { $left ->
        [one] One more miss ends the turn.
       *[other] { $left } more misses end the turn.
    }
web-miss-costs = A miss costs one column.
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
web-react = React
web-react-said = { $player }: { $text }
web-react-spectator = Spectator
web-react-mute = Hide reactions
web-react-unmute = Show reactions
