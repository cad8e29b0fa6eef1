"""Taking a piece into the hand: whether the match allows it, and which piece it is. Pure, like all of the match."""

from __future__ import annotations

import msgspec

from shuto.match.begun import next_piece
from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.rules.referee import judge
from shuto.rules.turn import Build


def decide_take(match: Match, seat: int, turn: Build, piece: str | None, revision: int) -> tuple[Build, str]:
    """The build as it is meant and its piece that comes next; raises Refusal. A build that is begun goes on."""
    if revision != match.revision:
        raise Refusal("stale", f"the match is at revision {match.revision}, not {revision}")
    if not match.settings.by_hand:
        raise Refusal("no-hand", "this table is precise: play the turn")
    if match.fell is not None:
        raise Refusal("bill-pending", "something fell: it has to be paid or forgiven first")
    begun = match.begun
    stated = begun.turn if begun is not None and begun.seat == seat else turn
    verdict = judge(match.position, msgspec.structs.replace(stated, player=seat))
    if not verdict:
        raise Refusal("illegal", verdict=verdict)
    stated = msgspec.structs.replace(stated, player=None)
    placed = () if begun is None else begun.placed
    wanted = next_piece(match.position, stated, match.settings.hand.pieces, placed)
    if wanted is None or piece not in (None, wanted):
        raise Refusal("other-piece", f"the piece to be taken is {wanted}")
    return stated, wanted
