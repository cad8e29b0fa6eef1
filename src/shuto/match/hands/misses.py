"""Misses: what it costs to let go of a piece that does not stay, and how many misses a turn has left.

A miss that knocks over something of another player still counts when its bill is settled, paid or forgiven: wrecking
never costs less than missing. Where a miss costs a column, a paid bill is enough. A piece that is put back was not
missed.
"""

from __future__ import annotations

import msgspec

from shuto.match.commands import Landing
from shuto.match.decided import Decided
from shuto.match.events import Fell, Missed, Play
from shuto.match.hands.bills import OpenBill
from shuto.match.hands.carries import on_table
from shuto.match.settings import MissRule
from shuto.rules.play import play_step
from shuto.rules.position import Position
from shuto.rules.turn import MissCost

MOST_MISSES = 3
"""The miss that ends a turn."""


def decide_miss(position: Position, seat: int, landing: Landing, rule: MissRule | None, misses: int) -> Decided | None:
    """The event that a miss causes; None if it costs nothing. `misses`: those of this turn so far."""
    if rule == "turn":
        if misses + 1 < MOST_MISSES:
            return Decided(Missed(seat))
        return _charged(position, seat, landing, "turn")
    if rule == "column" and position.supply(seat).columns > 0:
        return _charged(position, seat, landing, "column")
    return None


def noted(decided: Decided, landing: Landing, rule: MissRule | None) -> Decided:
    """The decision on a landing; a bill notes that the piece was missed too, where that costs something."""
    event = decided.event
    if not isinstance(event, Fell) or not landing.missed or rule not in ("turn", "column"):
        return decided
    return Decided(msgspec.structs.replace(event, missed=True))


def settled(position: Position, bill: OpenBill | None, decided: Decided, rule: MissRule | None, misses: int) -> Decided:
    """The decision that settles a bill, with the cost of the miss behind it. `misses`: those of this turn so far."""
    event = decided.event
    if bill is None or not bill.fell.missed or not isinstance(event, Play) or event.aftermath is None:
        return decided
    cost = _bill_cost(position, event, rule, misses)
    if cost is None:
        return decided
    aftermath = msgspec.structs.replace(event.aftermath, missed=cost)
    event = msgspec.structs.replace(event, aftermath=aftermath)
    return Decided(event, play_step(position, event.turn, aftermath))


def _bill_cost(position: Position, event: Play, rule: MissRule | None, misses: int) -> MissCost | None:
    assert event.aftermath is not None
    if rule == "turn" and misses + 1 >= MOST_MISSES:
        return "turn"
    if rule == "column" and event.aftermath.forgiven and position.supply(event.seat).columns > 0:
        return "column"
    return None


def misses_left(rule: MissRule | None, misses: int) -> int | None:
    """How many more misses end the turn; None if no number of misses does."""
    return MOST_MISSES - misses if rule == "turn" else None


def _charged(position: Position, seat: int, landing: Landing, cost: MissCost) -> Decided:
    aftermath = msgspec.structs.replace(on_table(position, landing.aftermath), pays=(), missed=cost)
    return Decided(Play(seat, None, aftermath, landing.carries), play_step(position, None, aftermath))
