"""Proposals: of the hundreds of legal placements, the best of each class of outcome."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.bots.kernels.lookahead import new_shortlist
from shuto.bots.kernels.propose import EARNED_CARS, SLACK, WORTH, propose
from shuto.bots.kernels.spots import Resolution
from shuto.bots.sight import MAX_CHOICES, Floats, Sight


class Width(NamedTuple):
    """How many placements are considered: directions (spokes), reaches per direction, and sectors.

    Placements that cross nothing are one class of outcome per sector.
    """

    spokes: int
    reaches: tuple[float, ...]
    sectors: int
    aims: int = 3
    """Points on every road within reach that are tried as targets."""
    keep: int = 160
    """How many of the best proposals are kept."""

    def resolution(self) -> Resolution:
        """The same as kernels want it."""
        return Resolution(self.spokes, self.aims, np.array(self.reaches), self.sectors, self.keep)


NEAR_TO_FAR = (0.15, 0.5, 0.85)
"""One reach alone misses many crossings. With three, a tree wins more games with fewer visits."""
WIDE = Width(144, (0.02, 0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86, 0.98), 16)
"""For the root of a search. A tree with this root won 68 % of 200 games against one with BROAD. Twice as many
directions and 1.5 times as many reaches did not win more."""
BROAD = Width(36, NEAR_TO_FAR, 12)
GLANCE = Width(18, (0.25, 0.75), 8, keep=60)
INSIDE = Width(12, NEAR_TO_FAR, 6, keep=7)
NARROW = Width(16, (0.5,), 6, keep=14)


class Proposals(NamedTuple):
    """Choices with their value before lookahead, best first."""

    choices: Floats
    worth: Floats
    cars: Floats
    slack: Floats

    def __len__(self) -> int:
        return len(self.choices)


def proposals(sight: Sight, taste: Floats, width: Width = WIDE) -> Proposals:
    """Return proposals for the player to move. There is always at least one."""
    shortlist, look = new_shortlist(MAX_CHOICES), width.resolution()
    count = propose(sight.table, sight.book, sight.to_move, taste, look, 0.5, sight.scratch, shortlist)
    choices, notes = shortlist.choices, shortlist.notes
    order = np.argsort(-notes[:count, WORTH], kind="stable")[: width.keep]
    return Proposals(choices[order], notes[order, WORTH], notes[order, EARNED_CARS], notes[order, SLACK])
