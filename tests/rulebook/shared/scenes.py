"""What the books of the second edition and of both four-player editions share: a bench to try builds on.

The bench is a free piece of table at x ≥ 300, away from every starting ramp. On it stands one column of
seat 0, to build from; with two players it is c2, and roads laid on the bench are r2, r3 …
"""

from __future__ import annotations

import math
from typing import Any, ClassVar

from shuto.rules.position import Position
from shuto.rules.referee.verdict import Verdict
from tables import give, stand, table, turn_of

X, Y = 300.0, 0.0
"""Where the bench's column stands."""
STEP = math.sqrt(120.0**2 - 10.0**2)
"""Plan length of a road that climbs one level: 119.58."""


def run(levels: float) -> float:
    """Plan length of a road between two tops so many levels apart."""
    return math.sqrt(120.0**2 - (10.0 * levels) ** 2)


class Rulebook:
    """One edition's book. The test classes of an edition say which one, and where its sections are."""

    edition: ClassVar[str]
    sections: ClassVar[dict[str, str]]
    """Fault code → the section of this book it is a fault against."""

    def table(self, players: int = 2, **frame: Any) -> Position:
        """A game of this edition ready for its first turn; buildings stand in the corners."""
        return table(self.edition, players, **frame)

    def bench(self, height: int, junction: bool = False, players: int = 2, **frame: Any) -> Position:
        """A game with seat 0 to move, well supplied, and a column of his on the bench, c2 of two players."""
        here = self.table(players, **frame)
        here = stand(here, 0, X, Y, height, junction)
        return give(turn_of(here, 0), 0, gray=60, roads=20, yellow=0 if "house_rules" in frame else 3)

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
