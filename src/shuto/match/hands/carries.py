"""Builds that are carried by hand: which piece is taken, and which event a landing causes.

All functions are pure. The `decide_…` functions return the resulting event, or raise Refusal.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from shuto.match.commands import Landing
from shuto.match.decided import Decided
from shuto.match.events import Fell, Placed, Play
from shuto.match.refusal import Refusal
from shuto.match.settings import Handled
from shuto.physics import parts_of
from shuto.rules.ids import Kind, PieceId
from shuto.rules.penalty import AftermathError, payments
from shuto.rules.play import Played, play_ruled, rule_on
from shuto.rules.position import Position
from shuto.rules.records.record import resolved_build
from shuto.rules.referee.judge import judge
from shuto.rules.referee.verdict import IllegalTurnError
from shuto.rules.turn import Adjust, Aftermath, Build, Extend, OffRamp, Turn

_KINDS: dict[Handled, tuple[Kind, ...]] = {
    "roads": ("road",),
    "roads-and-cars": ("road", "car"),
    "everything": ("column", "road", "car"),
}


class Begun(NamedTuple):
    """A build of which only some pieces are placed."""

    seat: int
    turn: Build
    """The build: placed pieces as they lie, the others as intended."""
    placed: tuple[str, ...]
    carries: tuple[int, ...] = ()


def by_hand(position: Position, turn: Build, handled: Handled) -> tuple[PieceId, ...]:
    """The pieces of a legal build that are carried by hand, in that order."""
    return tuple(piece for piece in parts_of(position, turn) if piece.kind in _KINDS[handled])


def next_piece(position: Position, turn: Build, handled: Handled, placed: tuple[str, ...]) -> PieceId | None:
    """The next piece to carry; None if the build is complete."""
    return next((piece for piece in by_hand(position, turn, handled) if piece not in placed), None)


def on_table(position: Position, aftermath: Aftermath) -> Aftermath:
    """The aftermath limited to pieces of the position. Other pieces belong to the unfinished build of the player."""
    known = set(position.pieces)
    return Aftermath(
        by=aftermath.by,
        fallen=tuple(one for one in aftermath.fallen if one.piece in known),
        nudged=tuple(one for one in aftermath.nudged if one.piece in known),
    )


def check_by_hand(turn: Turn, seat: int, begun: Begun | None) -> None:
    """Raise Refusal for a turn that cannot be played at once at a table with hands."""
    if isinstance(turn, Adjust):
        raise Refusal("no-adjust", "at this table pieces stay where the hand put them, so a turn cannot be adjusted")
    if isinstance(turn, (Extend, OffRamp)):
        raise Refusal("needs-hand", "at this table builds are carried by hand; take the piece, carry it and let go")
    if begun is not None and begun.seat == seat:
        raise Refusal("unfinished", "this build is not finished; take its next piece, or undo it")


def decide_take(
    position: Position, seat: int, turn: Build, piece: str | None, handled: Handled, begun: Begun | None
) -> tuple[Build, PieceId]:
    """The intended build and the piece to take; raises Refusal. If the seat has begun a build, that one continues."""
    meant = begun.turn if begun is not None and begun.seat == seat else turn
    verdict = judge(position, msgspec.structs.replace(meant, player=seat))
    if not verdict:
        raise Refusal("illegal", verdict=verdict)
    meant = msgspec.structs.replace(meant, player=None)
    wanted = next_piece(position, meant, handled, () if begun is None else begun.placed)
    if wanted is None or piece not in (None, wanted):
        raise Refusal("other-piece", f"the piece to be taken is {wanted}")
    return meant, wanted


def decide_landing(
    position: Position, seat: int, landing: Landing, handled: Handled, begun: Begun | None
) -> Decided | None:
    """The event that a landing causes; None if nothing happened. Raises Refusal if the build is illegal."""
    turn = landing.turn
    placed: tuple[str, ...] = ()
    if turn is not None:
        turn = msgspec.structs.replace(turn, player=None)
        try:
            ruling = rule_on(position, turn)
        except IllegalTurnError as error:
            raise Refusal("illegal", verdict=error.verdict) from None
        placed = (*(begun.placed if begun is not None else ()), *((landing.piece,) if landing.piece else ()))
    carries = (*(begun.carries if begun is not None else ()), *landing.carries)
    more = turn is not None and landing.piece is not None and next_piece(position, turn, handled, placed) is not None
    complete, played = None, None
    if turn is not None and not more:
        complete = resolved_build(turn, ruling.verdict)
        ruling = ruling.with_turn(complete)
        played = Played(play_ruled(position, ruling), ruling.verdict)
    after = position if played is None else played.position
    aftermath = on_table(after, landing.aftermath)
    try:
        costs = bool(payments(after, aftermath))
    except AftermathError as error:
        raise Refusal("bad-aftermath", str(error), cause=error) from None
    kept = aftermath if aftermath.fallen or aftermath.nudged else None
    if costs:
        if complete is not None or turn is None:
            fell = Fell(seat, aftermath, complete, None, carries if complete is not None else landing.carries)
            return Decided(fell)
        return Decided(Fell(seat, aftermath, turn, landing.piece, landing.carries))
    if complete is not None:
        if kept is not None:
            played = Played(play_ruled(position, ruling, kept), ruling.verdict)
        return Decided(Play(seat, complete, kept, carries), played)
    if turn is not None:
        assert landing.piece is not None
        return Decided(Placed(seat, turn, landing.piece, landing.carries))
    return None


def still_legal(position: Position, begun: Begun | None) -> Begun | None:
    """The begun build if it is still legal after a payment; else None, and its pieces return to the supply."""
    if begun is None or position.to_move != begun.seat or not judge(position, begun.turn):
        return None
    return begun


def with_piece(begun: Begun | None, event: Placed | Fell) -> Begun | None:
    """The begun build after an event that may have placed a piece of it."""
    if event.turn is None or event.piece is None:
        return begun
    before = begun or Begun(event.seat, event.turn, ())
    carries = event.carries if isinstance(event, Placed) else ()  # those of a fall belong to its bill
    return Begun(event.seat, event.turn, (*before.placed, event.piece), (*before.carries, *carries))
