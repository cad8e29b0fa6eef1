"""Proposals: of the hundreds of legal placements, the best of each class of outcome."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.bots.kernels.lookahead import new_shortlist
from shuto.bots.kernels.propose import EARNED_CARS, SLACK, WORTH, propose
from shuto.bots.kernels.spots import Resolution, sides_of, spokes_of
from shuto.bots.sight import MAX_CHOICES, Sight
from shuto.rules.kernels.layout import Floats


def new_resolution(
    spokes: int, reaches: tuple[float, ...], sectors: int, *, aims: int = 3, keep: int = 160
) -> Resolution:
    """How many placements around a base point are considered, and how many of them are kept.

    The spokes are turned by half the angle between two of them.

    `reaches` are the distances tried in each direction: 0 is the nearest within reach, 1 the farthest. Placements that
    cross nothing are one class of outcome per sector.
    """
    around = spokes_of(spokes, 0.5)
    return Resolution(around, sides_of(around, sectors), aims, np.array(reaches), sectors, keep)


def turned_by(resolution: Resolution, turned: float) -> Resolution:
    """A resolution whose spokes are turned by another fraction of the angle between two of them."""
    around = spokes_of(len(resolution.spokes), turned)
    return resolution._replace(spokes=around, sides=sides_of(around, resolution.sectors))


NEAR_TO_FAR = (0.15, 0.5, 0.85)
"""A single reach misses many crossings. With three, a tree wins more games, although it makes fewer visits."""
WIDE = new_resolution(144, (0.02, 0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86, 0.98), 16)
"""For the root of a search. A tree with this root won 68 % of 200 games against one with BROAD. Twice as many
directions and 1.5 times as many reaches did not win more."""
BROAD = new_resolution(36, NEAR_TO_FAR, 12)
"""For the later turns of an endgame."""
GLANCE = new_resolution(18, (0.25, 0.75), 8, keep=60)
"""For `careful`, which looks no further than the reply."""
INSIDE = new_resolution(12, NEAR_TO_FAR, 6, keep=7)
"""For the nodes of a tree below its root."""
NARROW = new_resolution(16, (0.5,), 6, keep=14)
"""For the replies to a turn."""


class Proposals(NamedTuple):
    """Choices with estimates made before any lookahead, best first."""

    choices: Floats
    worth: Floats
    cars: Floats
    """Cars earned."""
    slack: Floats
    """Neighbouring placements with the same outcome: room for a trembling hand."""

    def __len__(self) -> int:
        return len(self.choices)


def proposals(sight: Sight, taste: Floats, resolution: Resolution = WIDE) -> Proposals:
    """Return proposals for the player to move. There is always at least one."""
    shortlist = new_shortlist(MAX_CHOICES)
    count = propose(sight.table, sight.book, sight.to_move, taste, resolution, sight.scratch, shortlist)
    choices, notes = shortlist.choices, shortlist.notes
    order = np.argsort(-notes[:count, WORTH], kind="stable")[: resolution.keep]
    return Proposals(choices[order], notes[order, WORTH], notes[order, EARNED_CARS], notes[order, SLACK])
