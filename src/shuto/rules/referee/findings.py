"""Making findings: each gets the section of the edition in play that it breaks."""

from __future__ import annotations

from typing import Any

from shuto.rules.pieces import PieceRef
from shuto.rules.position import Position
from shuto.rules.referee.faults import CLAUSE_OF, Fault
from shuto.rules.referee.verdict import Finding


def finding(
    position: Position, fault: Fault, pieces: tuple[PieceRef, ...] = (), gap: float | None = None, **args: Any
) -> Finding:
    """A finding on a turn in a position; `args` are the numbers and names for its sentence."""
    return Finding(fault, pieces, gap, position.game.edition.section(CLAUSE_OF[fault]), args)
