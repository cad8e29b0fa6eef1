"""Goals: what a legal turn must do to solve a task of a lesson, as data, and what it misses."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

import msgspec

from shuto.rules.missions import score_sheets
from shuto.rules.prospect import Prospect
from shuto.rules.turn import Build, Extend, OffRamp, Pass, PlaceComponent, SetAside, Turn
from shuto.text import say

Kind = Literal["column", "junction", "off-ramp", "component", "pass", "set-aside"]
Miss = Literal[
    "column", "junction", "off-ramp", "component", "pass", "set-aside",
    "branch", "up", "down", "over", "under", "cars", "mission", "wins",
]  # fmt: skip
MISSES: tuple[Miss, ...] = get_args(Miss)
"""The parts of a goal that a turn can miss. Each has a message `lesson-miss-<miss>`."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The goal of a turn. Everything that is stated must hold. If nothing is stated, every legal turn will do."""

    kind: Kind | None = None
    branch: bool = False
    """It starts from a junction that has a road out already."""
    step: Literal["up", "down"] | None = None
    """The new column is higher, or lower, than the base point."""
    crosses: Literal["over", "under"] | None = None
    """It earns a car by passing over, or under, a road."""
    cars: int = 0
    """It places at least this many cars."""
    mission: str | None = None
    """It scores a point more for this mission."""
    wins: bool = False


class Missed(NamedTuple):
    """The first part of a goal that a turn misses."""

    what: Miss
    cars: int = 0
    """How many cars the turn places."""

    def text(self, language: str = "en") -> str:
        """One sentence that says what is missing."""
        return say(language, f"lesson-miss-{self.what}", cars=self.cars)


def missed(goal: Goal, prospect: Prospect) -> Missed | None:
    """The first part of the goal that a legal turn misses; None if it meets the goal."""
    turn, seat = prospect.verdict.turn, prospect.verdict.seat
    if goal.kind is not None and goal.kind != _kind_of(turn):
        return Missed(goal.kind)
    if goal.branch and not _branches(prospect, turn):
        return Missed("branch")
    if goal.step is not None and _step_of(prospect, turn) != goal.step:
        return Missed(goal.step)
    earning = {"over" if crossing.over else "under" for crossing in prospect.verdict.crossings if crossing.earns}
    if goal.crosses is not None and goal.crosses not in earning:
        return Missed(goal.crosses)
    if len(prospect.verdict.cars) < goal.cars:
        return Missed("cars", len(prospect.verdict.cars))
    if goal.mission is not None and not _scores(prospect, goal.mission, seat):
        return Missed("mission")
    if goal.wins and (prospect.outcome is None or seat not in prospect.outcome.winners):
        return Missed("wins")
    return None


def _kind_of(turn: Turn) -> Kind | None:
    match turn:
        case Extend():
            return "junction" if turn.junction else "column"
        case OffRamp():
            return "off-ramp"
        case PlaceComponent():
            return "component"
        case Pass():
            return "pass"
        case SetAside():
            return "set-aside"
    return None


def _branches(prospect: Prospect, turn: Turn) -> bool:
    if not isinstance(turn, Build):
        return False
    base = prospect.before.column(turn.base)
    return base.junction and base.roads_out > 0


def _step_of(prospect: Prospect, turn: Turn) -> Literal["up", "down"] | None:
    if not isinstance(turn, Extend):
        return None
    rise = turn.height - prospect.before.column(turn.base).height
    return None if rise == 0 else "up" if rise > 0 else "down"


def _scores(prospect: Prospect, mission: str, seat: int) -> bool:
    assert prospect.after is not None
    before, after = (score_sheets(position)[seat].points[mission] for position in (prospect.before, prospect.after))
    return after > before
