"""Why a turn is advised: one sentence in the words of a player, made from what the turn leads to."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from shuto.rules.missions import score_sheets
from shuto.rules.position import Position
from shuto.rules.prospect import Prospect, foresee
from shuto.rules.reasons.scored import scored
from shuto.rules.referee.naming.wording import standing_text
from shuto.rules.referee.survey import survey
from shuto.rules.turn import Extend, OffRamp, Turn
from shuto.text import say

_LATTICE = (36, (0.2, 0.5, 0.8))
"""Directions and reaches of the next roads that are looked at: few, because kernels may still run as plain Python."""
_FEW = 2
"""A column of at most this many discs saves some."""

REASONS = (
    "last-car", "over", "under", "crossings", "bonus", "points", "off-ramp", "junction", "next", "cheap", "on",
)  # fmt: skip
"""The reasons, as messages `advice-…` of the text catalogues."""
Args: TypeAlias = dict[str, str | int]


class Advice(NamedTuple):
    """Why a turn is good: a message of the text catalogues and its variables."""

    message: str
    args: Args


def advice_text(position: Position, turn: Turn, language: str, reader: int | None = None) -> str:
    """Why the player to move might play this turn, as one sentence; empty if there is nothing to say about it.

    Pieces of the seat `reader` are called "yours".
    """
    found = advice(foresee(position, turn), language, reader)
    return "" if found is None else say(language, found.message, **found.args)


def advice(prospect: Prospect, language: str, reader: int | None = None) -> Advice | None:
    """The strongest reason for a build: winning, cars, points, what comes next, and last what it saves."""
    turn, seat = prospect.verdict.turn, prospect.before.to_move
    if not prospect or seat is None or not isinstance(turn, (Extend, OffRamp)):
        return None
    if seat in prospect.finished:
        return Advice("advice-last-car", {})
    return _cars(prospect, language, reader) or _points(prospect, seat, language) or _later(prospect, turn, seat)


def _cars(prospect: Prospect, language: str, reader: int | None) -> Advice | None:
    """The cars that the turn earns, and how."""
    placed = len(prospect.verdict.cars)
    crossings = [one for one in prospect.verdict.crossings if one.earns]
    if placed == 0:
        return None
    if not crossings:
        return Advice("advice-bonus", {})
    if len(crossings) > 1 or placed > 1:
        return Advice("advice-crossings", {"roads": len(crossings), "cars": placed})
    road = standing_text(prospect.before, crossings[0].road, language, reader)
    return Advice("advice-over" if crossings[0].over else "advice-under", {"road": road})


def _points(prospect: Prospect, seat: int, language: str) -> Advice | None:
    """The mission that gains most, under mission rules."""
    before, after = prospect.before, prospect.after
    if after is None or not before.game.switches.missions:
        return None
    gains = [one for one in scored(before, after, score_sheets(before), score_sheets(after)) if one.seat == seat]
    most = max(gains, key=lambda one: one.points, default=None)
    if most is None or most.points <= 0 or sum(one.points for one in gains) <= 0:
        return None
    return Advice("advice-points", {"points": most.points, "mission": say(language, f"mission-{most.mission}")})


def _later(prospect: Prospect, turn: Extend | OffRamp, seat: int) -> Advice:
    """The reason for a turn that earns nothing."""
    if isinstance(turn, OffRamp):
        return Advice("advice-off-ramp", {})
    nearer = "yes" if _earns_next(prospect, seat) else "no"
    if turn.junction:
        return Advice("advice-junction", {"next": nearer})
    if nearer == "yes":
        return Advice("advice-next", {})
    if turn.height <= _FEW:
        return Advice("advice-cheap", {"count": turn.height})
    return Advice("advice-on", {})


def _earns_next(prospect: Prospect, seat: int) -> bool:
    """Whether the player could earn a car from the new column with the next road."""
    if prospect.after is None or prospect.column is None:
        return False
    angles, reaches = _LATTICE
    found = survey(prospect.after, prospect.column.id, seat=seat, angles=angles, reaches=reaches)
    return bool((found.legal & (found.cars > 0)).any())
