"""Shows what hands have done: the open bill, a build that is begun, misses."""

from __future__ import annotations

from shuto.match.hands.bills import bill_of
from shuto.match.hands.carries import next_piece
from shuto.match.hands.misses import misses_left
from shuto.match.match import Match
from shuto.match.views.hands import BegunView, BillView, MissView
from shuto.rules.position import Position


def bill_view(match: Match, position: Position) -> BillView | None:
    """The open bill, if the position is the current one."""
    if match.bill is None or position is not match.position:
        return None
    fell = match.bill.fell
    bill = bill_of(position, fell)
    return BillView(
        seat=fell.seat,
        fallen=tuple(one.piece for one in fell.aftermath.fallen),
        nudged=tuple(one.piece for one in fell.aftermath.nudged),
        pays=bill.pays,
        gray=bill.gray,
        yellow=bill.yellow,
        forgiven_by=tuple(sorted(match.bill.forgiven)),
        carry=fell.carries[-1] if fell.carries else None,
    )


def begun_view(match: Match, position: Position) -> BegunView | None:
    """The build that is begun, if the position is the current one."""
    begun = match.begun
    if begun is None or position is not match.position:
        return None
    piece = next_piece(position, begun.turn, match.settings.hand.pieces, begun.placed)
    return None if piece is None else BegunView(begun.seat, begun.turn, begun.placed, piece)


def miss_view(match: Match, position: Position) -> MissView | None:
    """The misses of the player to move, if misses cost something."""
    rule = match.settings.hand.miss
    if rule in (None, "free") or position is not match.position or not position.is_building:
        return None
    return MissView(rule, match.misses, misses_left(rule, match.misses))
