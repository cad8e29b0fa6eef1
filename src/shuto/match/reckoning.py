"""What becomes of a carry: the build goes on, is played, or somebody has to pay first. Pure, like all of the match."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from shuto.match.begun import Begun, next_piece, on_table
from shuto.match.events import Event, Fell, Forgave, NotForgiven, Placed, Stepped
from shuto.match.refusal import Refusal
from shuto.match.settings import Handled
from shuto.rules.penalty import AftermathError, payments, penalties, stated
from shuto.rules.play import play, play_judged, report
from shuto.rules.position import Position
from shuto.rules.record import resolved_build
from shuto.rules.referee import judge
from shuto.rules.turn import Aftermath, Build, Payment


class Land(msgspec.Struct, frozen=True):
    """A carry has ended and the table is at rest. It comes from the physics, not from a client."""

    turn: Build | None
    """The build as it lies; None: the piece does not lie legally, or went back."""
    piece: str | None
    """What was carried; None: the whole build was placed as it is meant."""
    aftermath: Aftermath
    carries: tuple[int, ...] = ()


class Pay(msgspec.Struct, frozen=True):
    """The payer pays, in these colours; None: gray as long as there is any."""

    revision: int
    pays: tuple[Payment, ...] | None = None


class Pardon(msgspec.Struct, frozen=True):
    """A seat agrees that nobody pays, or does not."""

    revision: int
    agree: bool


def priced(position: Position, turn: Build | None) -> Position:
    """The position in which a penalty is reckoned: after what was built, if anything was."""
    return position if turn is None else play(position, turn)


def owed(position: Position, fell: Fell) -> tuple[tuple[int, int], ...]:
    """What a reckoning costs: owner and number of columns."""
    after = priced(position, _complete(fell))
    return tuple((one.owner, one.columns) for one in penalties(after, fell.aftermath) if one.columns)


def _complete(fell: Fell) -> Build | None:
    return None if fell.piece is not None else fell.turn


def decide_landing(position: Position, seat: int, land: Land, handled: Handled, begun: Begun | None) -> Event | None:
    """The event that a carry amounts to; None: nothing happened. Raises Refusal for a build that is not legal."""
    turn = land.turn
    placed: tuple[str, ...] = ()
    if turn is not None:
        turn = msgspec.structs.replace(turn, player=None)
        verdict = judge(position, turn)
        if not verdict:
            raise Refusal("illegal", verdict=verdict)
        placed = (*(begun.placed if begun is not None else ()), *((land.piece,) if land.piece else ()))
    carries = (*(begun.carries if begun is not None else ()), *land.carries)
    more = turn is not None and land.piece is not None and next_piece(position, turn, handled, placed) is not None
    complete = None if turn is None or more else resolved_build(turn, verdict)
    after = priced(position, complete)
    aftermath = on_table(after, land.aftermath)
    try:
        costs = bool(payments(after, aftermath))
    except AftermathError as error:
        raise Refusal("bad-aftermath", str(error), cause=error) from None
    kept = aftermath if aftermath.fallen or aftermath.nudged else None
    if costs:
        if complete is not None or turn is None:
            return Fell(seat, aftermath, complete, None, carries if complete is not None else land.carries)
        return Fell(seat, aftermath, turn, land.piece, land.carries)
    if complete is not None:
        return Stepped(seat, complete, kept, carries)
    if turn is not None:
        assert land.piece is not None
        return Placed(seat, turn, land.piece, land.carries)
    return None


def decide_payment(position: Position, fell: Fell | None, seat: int, command: Pay) -> Stepped:
    """The bill is paid."""
    if fell is None:
        raise Refusal("nothing-to-pay", "nobody owes anything")
    if fell.seat != seat:
        raise Refusal("not-your-seat", "only the one who knocked it over pays")
    turn = _complete(fell)
    aftermath = msgspec.structs.replace(fell.aftermath, pays=command.pays)
    try:
        aftermath = stated(priced(position, turn), aftermath)
        report(position, aftermath) if turn is None else play_judged(position, turn, aftermath)
    except AftermathError as error:
        raise Refusal("bad-aftermath", str(error), cause=error) from None
    return Stepped(seat, turn, aftermath, fell.carries)


def decide_pardon(
    fell: Fell | None, seat: int, agree: bool, *, held: frozenset[int], agreed: Collection[int], humans: frozenset[int]
) -> Event:
    """Somebody forgives; when all people at the table have, so do the bots, and it is as if nothing had fallen."""
    if fell is None:
        raise Refusal("nothing-to-pay", "nobody owes anything")
    if not agree:
        return NotForgiven(seat)
    if not humans <= held | set(agreed):
        return Forgave(tuple(sorted(held & humans)))
    aftermath = msgspec.structs.replace(fell.aftermath, forgiven=True)
    return Stepped(fell.seat, _complete(fell), aftermath, fell.carries)


def still_legal(position: Position, begun: Begun | None) -> Begun | None:
    """A build that was begun, unless a payment has made it impossible: then its pieces go back to the supply."""
    if begun is None or position.to_move != begun.seat or not judge(position, begun.turn):
        return None
    return begun
