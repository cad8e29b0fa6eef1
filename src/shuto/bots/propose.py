"""Proposals: of the hundreds of places where something could be built, one of each kind of outcome."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.bots.kernels.lookahead import new_shortlist
from shuto.bots.kernels.propose import EARNED_CARS, SLACK, WORTH, propose
from shuto.bots.kernels.spots import Resolution
from shuto.bots.sight import MOST_CHOICES, Floats, Sight


class Width(NamedTuple):
    """How closely a bot looks around: directions, reaches in each, and sectors told apart where nothing is crossed."""

    spokes: int
    reaches: tuple[float, ...]
    sectors: int
    aims: int = 3
    """Points of every road near enough that are aimed at."""
    keep: int = 160
    """How many of the proposals that seem worth most are tried."""

    def resolution(self) -> Resolution:
        """The same as kernels want it."""
        return Resolution(self.spokes, self.aims, np.array(self.reaches), self.sectors, self.keep)


NEAR_TO_FAR = (0.15, 0.5, 0.85)
"""Who looks at one reach alone misses much of what can be crossed: with three, a tree wins more with fewer looks."""
WIDE = Width(144, (0.02, 0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86, 0.98), 16)
"""For the turn that is really played: with it a tree won 68 % of 200 games against one whose root was BROAD. Twice as
many directions and half as many reaches again won no more."""
BROAD = Width(36, NEAR_TO_FAR, 12)
GLANCE = Width(18, (0.25, 0.75), 8, keep=60)
INSIDE = Width(12, NEAR_TO_FAR, 6, keep=7)
NARROW = Width(16, (0.5,), 6, keep=14)
HURRIED = Width(3, (0.5,), 4, aims=1, keep=5)


class Proposals(NamedTuple):
    """Choices with what speaks for each at first sight, best first."""

    choices: Floats
    worth: Floats
    cars: Floats
    slack: Floats

    def __len__(self) -> int:
        return len(self.choices)


def proposals(sight: Sight, taste: Floats, width: Width = WIDE) -> Proposals:
    """What the player to move could do: at least one thing."""
    shortlist, look = new_shortlist(MOST_CHOICES), width.resolution()
    count = propose(sight.table, sight.book, sight.to_move, taste, look, 0.5, sight.scratch, shortlist)
    choices, notes = shortlist.choices, shortlist.notes
    order = np.argsort(-notes[:count, WORTH], kind="stable")[: width.keep]
    return Proposals(choices[order], notes[order, WORTH], notes[order, EARNED_CARS], notes[order, SLACK])
