"""The score sheets of the positions that are being shown, each counted once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from shuto.rules.missions import ScoreSheet, score_sheets
from shuto.rules.position import Position
from shuto.rules.reasons.scored import Scored, scored

Sheets: TypeAlias = Sequence[ScoreSheet]


class ScoreBook:
    """Keeps the score sheets of the last two positions. A view needs both to tell why points changed."""

    def __init__(self) -> None:
        self._kept: tuple[tuple[Position, Sheets], ...] = ()

    def sheets(self, position: Position) -> Sheets | None:
        """The score sheets of a position; None without mission rules."""
        if not position.game.switches.missions:
            return None
        for known, sheets in self._kept:
            if known is position:
                return sheets
        counted = score_sheets(position)
        self._kept = (*self._kept[-1:], (position, counted))
        return counted

    def scored(self, before: Position | None, after: Position) -> tuple[Scored, ...]:
        """Why points changed between two positions."""
        then = None if before is None else self.sheets(before)
        now = self.sheets(after)
        return () if before is None or then is None or now is None else scored(before, after, then, now)
