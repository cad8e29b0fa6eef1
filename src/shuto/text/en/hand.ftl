### Words of tables where pieces are carried by hand: why something is refused, and how a carry ended.

## Refused

hand-needs-hand = At this table you build by hand: take the piece, bring it to its place and let go.
hand-bill-pending = Something has fallen and is not settled yet: it has to be paid for, or forgiven by everybody, before play goes on.
hand-unfinished = You have begun a build: bring its next piece, or take the build back first.
hand-nothing-to-pay = Nobody owes anything.
hand-carrying = A piece is being carried. Please wait until it lies.
hand-no-hand = This table is precise: pieces are placed without a hand.
hand-no-such-carry = This piece is no longer in the hand.
hand-other-piece = This piece cannot be taken now: the pieces of a build are brought one after the other.
hand-not-ready = The table could not be made ready. Please try again.
hand-busy = The last question about a risk is still being worked on.
hand-no-adjust = At this table pieces lie as a hand has laid them: nothing is put right afterwards.
hand-not-all-agree = A fall is forgiven only if everybody at the table agrees.

## How it ended

hand-lies-not = The piece hangs, leans or fell off. Everything is put back.
hand-given-up = The piece went back to the supply.
hand-vanished = The player was gone for too long, so the piece went back to the supply.
hand-too-long = The hand held on for too long, so the piece went back to the supply.
hand-worker = The table had to be set up anew. Everything stands as before, nobody pays, and the piece can be taken again.
hand-undone = A turn was taken back, so the piece went back to the supply.
hand-storage = It could not be saved. Everything stands as before, and the piece can be taken again.
