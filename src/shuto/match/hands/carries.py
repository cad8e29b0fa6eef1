"""Builds that are carried by hand: which piece is taken, which event a landing causes, who pays and who forgives.

All functions are pure. The `decide_…` functions return the resulting event, or raise Refusal.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import msgspec

from shuto.match.commands import Landing, Pay
from shuto.match.events import Event, Fell, Forgive, Placed, Play
from shuto.match.refusal import Refusal
from shuto.match.settings import Handled
from shuto.physics import parts_of
from shuto.rules.ids import Kind, PieceId
from shuto.rules.penalty import AftermathError, payments, with_payments
from shuto.rules.play import Played, before_penalty, play_ruled, play_step, rule_on
from shuto.rules.position import Position
from shuto.rules.records.record import resolved_build
from shuto.rules.referee.judge import judge
from shuto.rules.referee.verdict import IllegalTurnError
from shuto.rules.turn import Aftermath, Build, Payment

_KINDS: dict[Handled, tuple[Kind, ...]] = {
    "roads": ("road",),
    "roads-and-cars": ("road", "car"),
    "everything": ("column", "road", "car"),
}


class Decided(NamedTuple):
    """The event of a decision, and the step it leads to if the decision already computed it."""

    event: Event
    played: Played | None = None


class Begun(NamedTuple):
    """A build of which only some pieces are placed."""

    seat: int
    turn: Build
    """The build: placed pieces as they lie, the others as intended."""
    placed: tuple[str, ...]
    carries: tuple[int, ...] = ()


class Bill(NamedTuple):
    """What is owed to whom, in the default colours, and how many discs the payer has of each colour."""

    pays: tuple[Payment, ...]
    gray: int
    yellow: int


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


def bill_of(position: Position, fell: Fell) -> Bill:
    """The bill for what fell."""
    after = before_penalty(position, _complete(fell))
    supply = after.supply(fell.seat)
    return Bill(payments(after, fell.aftermath), supply.gray, supply.yellow)


def _complete(fell: Fell) -> Build | None:
    return None if fell.piece is not None else fell.turn


def decide_payment(position: Position, fell: Fell | None, seat: int, command: Pay) -> Decided:
    """The event by which the payer pays the open bill; raises Refusal."""
    if fell is None:
        raise Refusal("nothing-to-pay", "nobody owes anything")
    if fell.seat != seat:
        raise Refusal("not-your-seat", "only the one who knocked it over pays")
    turn = _complete(fell)
    aftermath = msgspec.structs.replace(fell.aftermath, pays=command.pays)
    try:
        aftermath = with_payments(before_penalty(position, turn), aftermath)
        played = play_step(position, turn, aftermath)
    except AftermathError as error:
        raise Refusal("bad-aftermath", str(error), cause=error) from None
    return Decided(Play(seat, turn, aftermath, fell.carries), played)


def decide_forgive(
    fell: Fell | None, seat: int, agree: bool, *, seats: frozenset[int], agreed: Collection[int], humans: frozenset[int]
) -> Event:
    """The event by which a seat forgives the open bill or refuses to; raises Refusal.

    When all people have forgiven, nobody pays. Bots are not asked.
    """
    if fell is None:
        raise Refusal("nothing-to-pay", "nobody owes anything")
    if not agree:
        return Forgive((seat,), agree=False)
    if not humans <= seats | set(agreed):
        if seats & humans <= set(agreed):
            raise Refusal("already-said", "these seats have forgiven already; the others are asked")
        return Forgive(tuple(sorted(seats & humans)))
    aftermath = msgspec.structs.replace(fell.aftermath, forgiven=True)
    return Play(fell.seat, _complete(fell), aftermath, fell.carries)


def still_legal(position: Position, begun: Begun | None) -> Begun | None:
    """The begun build if it is still legal after a payment; else None, and its pieces return to the supply."""
    if begun is None or position.to_move != begun.seat or not judge(position, begun.turn):
        return None
    return begun
