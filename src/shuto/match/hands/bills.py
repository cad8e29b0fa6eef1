"""Bills: what is owed for what fell, who pays it and who forgives it. The `decide_…` functions may raise Refusal."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from shuto.match import commands, events
from shuto.match.consent import MOST_REFUSED, agreeing
from shuto.match.decided import Decided
from shuto.match.events import Event, Fell, Play
from shuto.match.refusal import Refusal
from shuto.rules.penalty import AftermathError, payments, with_payments
from shuto.rules.play import before_penalty, play_step
from shuto.rules.position import Position
from shuto.rules.turn import Build, Payment


class Bill(NamedTuple):
    """A bill: what is owed to whom, in the default colours, and how many discs the payer has of each colour."""

    pays: tuple[Payment, ...]
    gray: int
    yellow: int


class OpenBill:
    """A fall that is neither paid nor forgiven. While it is open, nobody plays."""

    def __init__(self, fell: Fell, revision: int) -> None:
        self.fell = fell
        self.forgiven: frozenset[int] = frozenset()
        """The seats that agreed to forgive it."""
        self.not_forgiven = False
        """Whether the last answer was not to forgive it."""
        self.refused = 0
        """How often somebody refused to forgive it."""
        self._since = self._forgivable = revision

    @property
    def seat(self) -> int:
        """The seat that pays."""
        return self.fell.seat

    def apply(self, event: events.Forgive, revision: int) -> None:
        """Apply an answer. When a seat says no, all seats are asked again, from this revision on."""
        self.forgiven = self.forgiven | set(event.seats) if event.agree else frozenset()
        self.not_forgiven = not event.agree
        if self.not_forgiven:
            self.refused += 1
            self._forgivable = revision

    def answered_by(self, command: commands.Pay | commands.Forgive) -> bool:
        """Whether a command that was sent at an older revision still answers what is asked now."""
        agrees = isinstance(command, commands.Forgive) and command.agree
        return command.revision >= (self._forgivable if agrees else self._since)


def bill_of(position: Position, fell: Fell) -> Bill:
    """The bill for what fell."""
    after = before_penalty(position, _complete(fell))
    supply = after.supply(fell.seat)
    return Bill(payments(after, fell.aftermath), supply.gray, supply.yellow)


def _complete(fell: Fell) -> Build | None:
    return None if fell.piece is not None else fell.turn


def _opened(bill: OpenBill | None) -> OpenBill:
    if bill is None:
        raise Refusal("nothing-to-pay", "nobody owes anything")
    return bill


def check_paid(bill: OpenBill | None) -> None:
    """Raise Refusal while a bill is open."""
    if bill is not None:
        raise Refusal("bill-pending", "something fell; pay or forgive the bill first")


def decide_payment(position: Position, bill: OpenBill | None, seat: int, command: commands.Pay) -> Decided:
    """The event by which the payer pays the open bill."""
    fell = _opened(bill).fell
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
    bill: OpenBill | None, command: commands.Forgive, seat: int, *, seats: frozenset[int], humans: frozenset[int]
) -> Event:
    """The event by which a seat forgives the open bill or refuses to. When all people have forgiven, nobody pays."""
    opened = _opened(bill)
    if opened.refused >= MOST_REFUSED:
        raise Refusal("not-forgiven", "it was refused twice to forgive this; pay the bill")
    if not command.agree:
        return events.Forgive((seat,), agree=False)
    more = agreeing(seats, opened.forgiven, humans)
    if more:
        return events.Forgive(more)
    fell = opened.fell
    aftermath = msgspec.structs.replace(fell.aftermath, forgiven=True)
    return Play(fell.seat, _complete(fell), aftermath, fell.carries)
