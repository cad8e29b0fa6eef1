"""A verdict as plain data in the reader's language, for the browser and for the JSON of the command line."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from shuto.rules.editions.clauses import Clause
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_turn
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.naming.wording import crossing_text, piece_text, standing_text
from shuto.rules.referee.remedies import Remedy, RemedyKind
from shuto.rules.referee.verdict import Crossing, Finding, Verdict, Why
from shuto.rules.turn import CarPlace, Extend, OffRamp, PlaceComponent, SetAside, Take, Turn

Point: TypeAlias = tuple[float, float, float]


class FindingView(msgspec.Struct, frozen=True):
    """A finding in the reader's language."""

    fault: Fault
    clause: Clause
    section: str
    text: str
    gap: float | None
    pieces: tuple[str, ...]
    names: tuple[str, ...]
    """The names of these pieces, as `text` uses them."""
    instead: Extend | OffRamp | PlaceComponent | SetAside | None = None
    """A legal turn, if the fault is that the player passed although there is one."""
    cause: int | None = None
    """The index of the finding that this one follows from; null for a cause."""


class RemedyView(msgspec.Struct, frozen=True):
    """A remedy for the leading cause: a small change, and the legal turn that it leads to."""

    kind: RemedyKind
    turn: Turn
    by: int = 0
    """For another height: by how many discs."""


class CrossingView(msgspec.Struct, frozen=True):
    """A road that the new road crosses: its owner, over or under, whether it earns a car or why not, and where."""

    road: str
    name: str
    """The name of the road, as `text` uses it."""
    text: str
    """The crossing in words."""
    owner: int
    over: bool
    why: Why
    x: float
    y: float


class VerdictView(msgspec.Struct, frozen=True):
    """The referee's verdict on a turn, in the reader's language."""

    legal: bool
    findings: tuple[FindingView, ...]
    """The leading cause first. After each cause come the findings that follow from it."""
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


def verdict_view(verdict: Verdict, language: str, position: Position) -> VerdictView:
    """A verdict on a turn in this position, in the reader's language, addressed to the seat that made the turn."""
    return VerdictView(
        legal=verdict.legal,
        findings=tuple(finding_view(finding, language, verdict.seat, cause) for finding, cause in in_order(verdict)),
        crossings=tuple(_crossing_view(position, crossing, language, verdict.seat) for crossing in verdict.crossings),
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


def _crossing_view(position: Position, crossing: Crossing, language: str, reader: int) -> CrossingView:
    return CrossingView(
        road=crossing.road,
        name=standing_text(position, crossing.road, language, reader),
        text=crossing_text(position, crossing, language, reader),
        owner=crossing.owner,
        over=crossing.over,
        why=crossing.why,
        x=rounded(crossing.x),
        y=rounded(crossing.y),
    )


def remedy_view(remedy: Remedy | None, turn: Turn | None = None) -> RemedyView | None:
    """A remedy for a turn, as data."""
    if remedy is None:
        return None
    by = remedy.turn.height - turn.height if isinstance(turn, Extend) and isinstance(remedy.turn, Extend) else 0
    return RemedyView(remedy.kind, remedy.turn, abs(by))


def in_order(verdict: Verdict) -> list[tuple[Finding, int | None]]:
    """The findings by cause, each with the index of the finding that it follows from."""
    ordered: list[tuple[Finding, int | None]] = []
    for cause in verdict.causes:
        place = len(ordered)
        ordered += [(cause.finding, None), *((finding, place) for finding in cause.follows)]
    return ordered


def finding_view(finding: Finding, language: str, reader: int | None = None, cause: int | None = None) -> FindingView:
    """A finding in the reader's language. Pieces of the seat `reader` are called "yours"."""
    pieces = tuple(piece.id for piece in finding.pieces)
    names = tuple(piece_text(piece, language, reader) for piece in finding.pieces)
    gap = None if finding.gap is None else rounded(finding.gap)
    text = finding.text(language, reader)
    instead = parse_turn(finding.args["turn"]) if "turn" in finding.args else None
    assert instead is None or isinstance(instead, (Extend, OffRamp, PlaceComponent, SetAside))
    return FindingView(finding.fault, finding.clause, finding.section, text, gap, pieces, names, instead, cause)


def rounded(mm: float) -> float:
    """A length, rounded to thousandths of a mm."""
    return round(mm, 3) + 0.0


def rounded_point(point: Point) -> Point:
    """A point, rounded to thousandths of a mm."""
    return rounded(point[0]), rounded(point[1]), rounded(point[2])
