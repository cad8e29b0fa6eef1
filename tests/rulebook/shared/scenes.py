"""Shared by the tests of the second edition and of both four-player editions: a bench to try builds on.

The bench is a free part of the table at x ≥ 300, away from every starting ramp. On it stands one column of seat 0 to
build from. With two players it is c2, and roads laid on the bench are r2, r3 …
"""

from __future__ import annotations

import math
from typing import Any, ClassVar

from shuto.rules.position import Position
from shuto.rules.referee.verdict import Verdict
from tables import give, span, stand, table, turn_of

X, Y = 300.0, 0.0
"""Where the bench's column stands."""
STEP = math.sqrt(120.0**2 - 10.0**2)
"""Length in plan of a road that rises one level: 119.58."""
END = f"{X + STEP:.2f},{Y}"
"""The end of a road from the bench that rises or falls one level, with its ends on the axes."""


def run(levels: float) -> float:
    """Length in plan of a road between two tops this many levels apart."""
    return math.sqrt(120.0**2 - (10.0 * levels) ** 2)


def across(here: Position, seat: int, height: int, along: float = 60.0) -> Position:
    """A level road of this player at a right angle to the bench, this far from its column."""
    return span(here, seat, (X + along, -60, height), (X + along, 60, height))


class Rulebook:
    """The book of one edition. The test classes of an edition state the edition and its sections."""

    edition: ClassVar[str]
    sections: ClassVar[dict[str, str]]
    """Fault code → the section of this book that it breaks."""

    def table(self, players: int = 2, **options: Any) -> Position:
        """A game of this edition before its first turn; buildings stand in the corners."""
        return table(self.edition, players, **options)

    def bench(self, height: int, junction: bool = False, players: int = 2, **options: Any) -> Position:
        """A game with seat 0 to move, well supplied, and a column of theirs on the bench: c2 with two players."""
        here = self.table(players, **options)
        here = stand(here, 0, X, Y, height, junction)
        return give(turn_of(here, 0), 0, gray=60, roads=20, yellow=0 if "house_rules" in options else 3)

    def refuses(self, verdict: Verdict, *codes: str) -> None:
        """Assert that exactly these faults are found, and that each cites its section of the book."""
        assert {str(fault) for fault in verdict.faults} == set(codes), verdict.findings
        for finding in verdict.findings:
            if str(finding.fault) in self.sections:
                assert finding.section == self.sections[str(finding.fault)]


def accepts(verdict: Verdict) -> None:
    """Assert that nothing is found."""
    assert verdict.legal, verdict.findings
    assert bool(verdict)
    assert verdict.faults == ()
