"""Misses: what it costs to let go of a piece that does not stay, and how many misses a turn has left.

A miss that knocks over something of another player is settled by its bill and costs nothing more. A piece that is put
back was not missed.
"""

from __future__ import annotations

import msgspec

from shuto.match.carries import Decided, on_table
from shuto.match.commands import Landing
from shuto.match.events import Missed, Play
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


def misses_left(rule: MissRule | None, misses: int) -> int | None:
    """How many more misses end the turn; None if no number of misses does."""
    return MOST_MISSES - misses if rule == "turn" else None


def _charged(position: Position, seat: int, landing: Landing, cost: MissCost) -> Decided:
    aftermath = msgspec.structs.replace(on_table(position, landing.aftermath), pays=(), missed=cost)
    return Decided(Play(seat, None, aftermath, landing.carries), play_step(position, None, aftermath))
