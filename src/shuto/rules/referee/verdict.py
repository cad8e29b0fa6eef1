"""A verdict: every finding on a turn; for a legal turn also what it crosses, earns and places."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from shuto.rules.editions.clauses import Clause
from shuto.rules.ids import PieceId
from shuto.rules.pieces import PieceRef
from shuto.rules.referee.faults import CLAUSE_OF, Fault
from shuto.rules.turn import CarPlace, OffRamp, Take, Turn

if TYPE_CHECKING:
    from shuto.rules.referee.causes import Cause

Why = Literal["earns", "own", "taken", "not-between-columns", "blocked-by-own"]
WHYS: tuple[Why, ...] = ("earns", "own", "taken", "not-between-columns", "blocked-by-own")


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong with a turn: the rule, the pieces, and by how many mm."""

    fault: Fault
    pieces: tuple[PieceRef, ...] = ()
    gap: float | None = None
    """How many mm are missing for a legal placement; None if the fault has no distance."""
    section: str = ""
    """Section of the edition's rulebook; empty for Shuto's own rulings."""
    args: dict[str, Any] = field(default_factory=dict)

    @property
    def clause(self) -> Clause:
        """The clause it breaks."""
        return CLAUSE_OF[self.fault]

    def text(self, language: str = "en", reader: int | None = None) -> str:
        """The finding in words. Pieces of the seat `reader` are called "yours"."""
        from shuto.rules.referee.naming.wording import finding_text

        return finding_text(self, language, reader)

    def __str__(self) -> str:
        return self.text()


class Crossing(NamedTuple):
    """A road that the new road crosses: its owner, over or under, if it earns a car and why not, clearance in mm."""

    road: PieceId
    owner: int
    over: bool
    why: Why
    x: float
    y: float
    clearance: float

    @property
    def earns(self) -> bool:
        """True if this crossing earns a car."""
        return self.why == "earns"


class Verdict(msgspec.Struct, frozen=True):
    """The judgement of a turn. Truthy if the turn is legal."""

    turn: Turn
    seat: int
    findings: tuple[Finding, ...] = ()
    crossings: tuple[Crossing, ...] = ()
    earned: int = 0
    """Cars earned by crossings and as a bonus, even if they do not fit or the supply has fewer."""
    bonus: int = 0
    """How many of these are the bonus of the off-ramp."""
    owed: int = 0
    """Cars that must be placed, if they fit and stay on the road."""
    cars: tuple[CarPlace, ...] = ()
    """Cars placed, with their types and places."""
    takes: tuple[Take, ...] = ()
    """Discs taken for cars of the same type."""
    givers: tuple[int, ...] = ()
    """Players from whom a disc may be taken."""
    most_takes: int = 0
    """How many discs may be taken in all."""
    lie: tuple[tuple[float, float, float], tuple[float, float, float]] | None = None
    """Where the new road lies: the middles of its two lower edges."""

    @property
    def legal(self) -> bool:
        """True if there are no findings."""
        return not self.findings

    @property
    def bonus_blocked(self) -> bool:
        """True for an off-ramp that earns no bonus car because it crosses one of its owner's own roads."""
        return isinstance(self.turn, OffRamp) and self.lie is not None and not self.bonus

    @property
    def faults(self) -> tuple[Fault, ...]:
        """The codes of the findings, without repetition, in order."""
        return tuple(dict.fromkeys(finding.fault for finding in self.findings))

    @property
    def causes(self) -> tuple[Cause, ...]:
        """The findings by cause: the leading cause first, each with the findings that follow from it."""
        from shuto.rules.referee.causes import causes_of

        return causes_of(self)

    @property
    def reason(self) -> Finding:
        """The finding of the leading cause: the one to tell a player first. The turn must be illegal."""
        return self.causes[0].finding

    def __bool__(self) -> bool:
        return self.legal


class IllegalTurnError(ValueError):
    """Raised by playing a turn that the referee refuses."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__("; ".join(finding.text() for finding in verdict.findings))
        self.verdict = verdict
