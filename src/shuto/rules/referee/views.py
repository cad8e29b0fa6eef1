"""A verdict as plain data in the reader's language, for the browser and for the JSON of the command line."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from shuto.rules.editions.clauses import Clause
from shuto.rules.records.notation import parse_turn
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.verdict import Finding, Verdict, Why
from shuto.rules.turn import CarPlace, Extend, OffRamp, PlaceComponent, SetAside, Take

Point: TypeAlias = tuple[float, float, float]


class FindingView(msgspec.Struct, frozen=True):
    """A finding in the reader's language."""

    fault: Fault
    clause: Clause
    section: str
    text: str
    gap: float | None
    pieces: tuple[str, ...]
    instead: Extend | OffRamp | PlaceComponent | SetAside | None = None
    """A possible turn, where the fault is a claim that there is none."""


class CrossingView(msgspec.Struct, frozen=True):
    """A road that the new road crosses: its owner, over or under, whether it earns a car or why not, and where."""

    road: str
    owner: int
    over: bool
    why: Why
    x: float
    y: float


class VerdictView(msgspec.Struct, frozen=True):
    """The referee's verdict on a turn, in the reader's language."""

    legal: bool
    findings: tuple[FindingView, ...]
    crossings: tuple[CrossingView, ...]
    earned: int
    bonus: int
    bonus_blocked: bool
    """Whether an off-ramp earns no bonus car because it crosses one of its owner's roads."""
    owed: int
    cars: tuple[CarPlace, ...]
    takes: tuple[Take, ...]
    givers: tuple[int, ...]
    """The players from whom a disc may be taken."""
    most_takes: int
    """How many discs may be taken in all."""
    lie: tuple[Point, Point] | None


def verdict_view(verdict: Verdict, language: str) -> VerdictView:
    """A verdict in the reader's language, addressed to the seat that made the turn."""
    return VerdictView(
        legal=verdict.legal,
        findings=tuple(finding_view(finding, language, verdict.seat) for finding in verdict.findings),
        crossings=tuple(
            CrossingView(c.road, c.owner, c.over, c.why, rounded(c.x), rounded(c.y)) for c in verdict.crossings
        ),
        earned=verdict.earned,
        bonus=verdict.bonus,
        bonus_blocked=verdict.bonus_blocked,
        owed=verdict.owed,
        cars=verdict.cars,
        takes=verdict.takes,
        givers=verdict.givers,
        most_takes=verdict.most_takes,
        lie=None if verdict.lie is None else (rounded_point(verdict.lie[0]), rounded_point(verdict.lie[1])),
    )


def finding_view(finding: Finding, language: str, reader: int | None = None) -> FindingView:
    """A finding in the reader's language. Pieces of the seat `reader` are called "yours"."""
    pieces = tuple(piece.id for piece in finding.pieces)
    gap = None if finding.gap is None else rounded(finding.gap)
    text = finding.text(language, reader)
    instead = parse_turn(finding.args["turn"]) if "turn" in finding.args else None
    assert instead is None or isinstance(instead, (Extend, OffRamp, PlaceComponent, SetAside))
    return FindingView(finding.fault, finding.clause, finding.section, text, gap, pieces, instead)


def rounded(mm: float) -> float:
    """A length, rounded to thousandths of a mm."""
    return round(mm, 3) + 0.0


def rounded_point(point: Point) -> Point:
    """A point, rounded to thousandths of a mm."""
    return rounded(point[0]), rounded(point[1]), rounded(point[2])
