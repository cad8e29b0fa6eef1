"""Two models of somebody new to Tokyo Highway on the page: in their first game, and after it. No person was measured.

They are installed like the other styles (`PYTHONPATH=tests/styles shuto arena newcomer greedy`), and used to choose the
bot that a first visitor meets. What is assumed about such a person:

1. They look at one ring of dots at a time. The page offers a base point and the column one step higher first.
2. Yellow dots show where cars are earned. In their first turns they overlook them half of the time, later seldom.
   They click any yellow dot, not the one that earns most.
3. Without a yellow dot they look at a few more rings: another height or another base point. They seldom think of a
   junction, and almost never of an off-ramp.
4. If they see none, they build toward the nearest road of another player, and in their first turns rather up than
   down, for the fun of it.
5. They do not count their columns: they save none, and do not see that they run out.

The learner has seen how a game is lost without columns. They look at the lower column first and seldom build higher,
but still do not plan.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from shuto.bots.basic import turn_without_build
from shuto.bots.city import place_at_random
from shuto.rules.position import Position
from shuto.rules.referee.survey import COLUMN, JUNCTION, OFF_RAMP, Survey, find_legal, surveys
from shuto.rules.turn import Turn

FIRST_TURNS = 4
"""The number of turns that count as somebody's first ones."""
LOOKS_ON = 0.7
"""How likely they look at one more ring after one without yellow dots, or with overlooked ones."""
TRIES = {COLUMN: 1.0, JUNCTION: 0.25, OFF_RAMP: 0.1}
"""How likely they think of each kind when they look at a ring."""
GLANCES = 5
"""How many spots they compare when they build toward somebody."""


class Manner(NamedTuple):
    """The settings in which the models differ. Pairs are for the first turns and for the later ones."""

    notices: tuple[float, float]
    """How likely they notice that a ring has yellow dots."""
    goes_up: tuple[float, float]
    """How likely they build higher rather than lower when nothing is earned."""
    highest_first: bool
    """Whether they look at the higher column first."""


class Ring(NamedTuple):
    """The spots of one base point, kind and height."""

    found: Survey
    option: int

    @property
    def kind(self) -> int:
        """The piece that is built there."""
        return self.found.kinds[self.option]

    @property
    def height(self) -> int:
        """How high it is built."""
        return self.found.heights[self.option]

    def spots(self, *, yellow: bool) -> list[tuple[int, int]]:
        """Direction and reach of each legal spot, or only of those that earn a car."""
        good = self.found.legal[:, :, self.option]
        if yellow:
            good = good & (self.found.cars[:, :, self.option] > 0)
        return [(direction, reach) for direction, reach in np.argwhere(good).tolist()]

    def turn(self, spot: tuple[int, int]) -> Turn:
        """The turn that builds there."""
        return self.found.turn(*spot, self.option)


class NewcomerBot:
    """Their first game: takes cars that it happens to see, and wastes columns."""

    name = "newcomer"
    manner = Manner(notices=(0.5, 0.9), goes_up=(0.75, 0.5), highest_first=True)

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return a legal turn for the player to move."""
        if position.phase == "setup":
            return place_at_random(position, rng)
        later = int(sum(road.owner == position.to_move for road in position.roads) > FIRST_TURNS)
        rings = [Ring(found, option) for found in surveys(position, angles=72) for option in range(len(found.kinds))]
        rings = [ring for ring in rings if ring.spots(yellow=False)]
        if not rings:
            return find_legal(position) or turn_without_build(position)
        for ring in self._looked_at(rings, rng):
            yellow = ring.spots(yellow=True)
            if yellow and rng.random() < self.manner.notices[later]:
                return ring.turn(yellow[int(rng.integers(len(yellow)))])
            if rng.random() > LOOKS_ON:
                break
        return _toward_somebody(position, _plain(rings, self.manner.goes_up[later], rng), rng)

    def _looked_at(self, rings: list[Ring], rng: np.random.Generator) -> list[Ring]:
        """The rings in the order in which they are looked at: columns first, base point by base point."""
        bases = list(dict.fromkeys(ring.found.base for ring in rings))
        rng.shuffle(bases)
        thought = [ring for ring in rings if rng.random() < TRIES[ring.kind]]
        sign = -1 if self.manner.highest_first else 1
        return sorted(thought, key=lambda ring: (ring.kind, bases.index(ring.found.base), sign * ring.height))


class LearnerBot(NewcomerBot):
    """Their next game: knows that columns run out, and builds lower."""

    name = "learner"
    manner = Manner(notices=(0.9, 0.9), goes_up=(0.25, 0.25), highest_first=False)


def _plain(rings: list[Ring], up: float, rng: np.random.Generator) -> Ring:
    """A ring to build on when nothing is earned: a column if there is one, higher or lower."""
    kind = min(ring.kind for ring in rings)
    bases = sorted({ring.found.base for ring in rings if ring.kind == kind})
    base = bases[int(rng.integers(len(bases)))]
    here = sorted((r for r in rings if r.kind == kind and r.found.base == base), key=lambda ring: ring.height)
    return here[-1] if rng.random() < up else here[0]


def _toward_somebody(position: Position, ring: Ring, rng: np.random.Generator) -> Turn:
    """Of a few spots, the nearest to a road of another player."""
    spots = ring.spots(yellow=False)
    few = [spots[int(n)] for n in rng.integers(len(spots), size=GLANCES)]
    roads = [road for road in position.roads if road.owner != ring.found.seat]
    middles = [((road.start[0] + road.end[0]) / 2.0, (road.start[1] + road.end[1]) / 2.0) for road in roads]

    def distance(spot: tuple[int, int]) -> float:
        x, y = ring.found.places[(*spot, ring.option)].tolist()
        return min(math.hypot(x - other_x, y - other_y) for other_x, other_y in middles)

    return ring.turn(min(few, key=distance))
