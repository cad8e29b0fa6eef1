"""Three ways to play that no weight was ever fitted against: a hoarder, a blocker, and a rusher for off-ramps.

They stand beside Shuto as a package of somebody else's would: with this folder on the path, their entry points are
known (`PYTHONPATH=tests/styles shuto arena strong hoarder`). Each sees what our bots propose, looks at the table right
after each proposal, and goes by a preference of its own. None looks further ahead.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import NamedTuple

import numpy as np

from shuto.bots.city import place_at_random
from shuto.bots.evaluate import judgement_for
from shuto.bots.propose import proposals
from shuto.bots.sight import Sight, turn_of
from shuto.rules.missions import score_sheets
from shuto.rules.position import Position
from shuto.rules.referee.survey import survey
from shuto.rules.turn import Extend, OffRamp, Turn

WON, STUCK = 100.0, -50.0  # worth more than anything, and worse than anything: an own highway without an open end
_NEAR = 230.0  # mm: as far as a turn or two lead
_DICE = 0.02  # of a car: equals are told apart by chance


class Deed(NamedTuple):
    """A proposal, and what it leads to."""

    before: Position
    after: Position
    seat: int
    turn: Turn
    cars: float

    @property
    def gray(self) -> int:
        """Gray elements it costs, what was taken from others set against it."""
        return self.before.supply(self.seat).gray - self.after.supply(self.seat).gray

    @property
    def yellow(self) -> int:
        """Yellow elements it costs."""
        return self.before.supply(self.seat).yellow - self.after.supply(self.seat).yellow

    @property
    def ends(self) -> list[int]:
        """Heights of the open ends that are left, lowest first."""
        return sorted(point.height for point in self.after.base_points(self.seat))

    @property
    def company(self) -> float:
        """How many slots of others' roads are free near the open ends, nearer ones counting more."""
        ends = [self.after.column(point.column) for point in self.after.base_points(self.seat)]
        total = 0.0
        for road in self.after.roads:
            free = (not road.over_taken) + (not road.under_taken)
            if road.owner != self.seat and free:
                x, y = ((road.start[i] + road.end[i]) / 2.0 for i in (0, 1))
                near = [1.0 - math.hypot(end.x - x, end.y - y) / _NEAR for end in ends]
                total += free * max(0.0, *near, 0.0)
        return total


class Style(ABC):
    """Whoever prefers one deed to another at sight."""

    name: str

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """A legal turn for the player to move."""
        if position.phase == "setup":
            return place_at_random(position, rng)
        sight = Sight.of(position)
        options = proposals(sight, judgement_for(position.game).taste)
        worths, turns = [], []
        for choice, cars in zip(options.choices, options.cars.tolist(), strict=True):
            turns.append(turn_of(choice))
            deed = Deed(position, sight.after(choice).position(), sight.to_move, turns[-1], cars)
            worths.append(_plain_sense(deed) + self.worth(deed) + _DICE * float(rng.random()))
        return turns[int(np.argmax(worths))]

    @abstractmethod
    def worth(self, deed: Deed) -> float:
        """What a deed is worth to this style, in cars."""


def _plain_sense(deed: Deed) -> float:
    """What nobody overlooks: to win, not to wall oneself in, and points where points are counted."""
    outcome = deed.after.outcome
    if outcome is not None:
        return WON if deed.seat in outcome.winners else -WON
    if deed.before.game.switches.missions:
        points = [score_sheets(position)[deed.seat].total for position in (deed.before, deed.after)]
        return float(points[1] - points[0])
    return 0.0 if deed.ends else STUCK


class HoarderBot(Style):
    """Sits on its columns: stays low, branches late, crosses what is cheap to cross, and outlasts the others."""

    name = "hoarder"

    def worth(self, deed: Deed) -> float:
        """A gray element is worth a third of a car, and so is an end from which the next one is cheap."""
        cheapest = max(1, deed.ends[0] - 1) if deed.ends else 0
        return 1.1 * deed.cars - 0.35 * deed.gray - 0.5 * deed.yellow - 0.3 * cheapest + 0.3 * deed.company


class BlockerBot(Style):
    """Gets in the way: what counts is how many ways to build the others have left from their open ends."""

    name = "blocker"

    def worth(self, deed: Deed) -> float:
        """All ways of all others are worth four cars; an element a sixth of one, or it would starve at once."""
        others = [seat for seat in deed.after.still_in if seat != deed.seat]
        before = sum(_ways(deed.before, seat) for seat in others)
        taken = 1.0 - sum(_ways(deed.after, seat) for seat in others) / max(before, 1)
        return deed.cars + 4.0 * taken - 0.16 * deed.gray - 0.1 * deed.yellow + 0.1 * deed.company


def _ways(position: Position, seat: int) -> int:
    """How many of a coarse lattice of columns a player could build, one up or one down from every open end."""
    count = 0
    for point in position.base_points(seat):
        steps = [(height, 0) for height in (point.height - 1, point.height + 1) if height >= 1]
        found = survey(position, point.column, seat=seat, angles=16, reaches=(0.2, 0.8), kinds=steps)
        count += int(found.legal.sum())
    return count


class RusherBot(Style):
    """Branches early, comes down fast and closes what it can with off-ramps, each a car for no column at all."""

    name = "rusher"

    def worth(self, deed: Deed) -> float:
        """An off-ramp is worth two cars beyond its own; an end that can end in one next turn, near half a car."""
        worth = deed.cars - 0.1 * deed.gray + 0.2 * deed.company
        worth += 2.0 * isinstance(deed.turn, OffRamp)
        worth += 0.9 * (isinstance(deed.turn, Extend) and deed.turn.junction and deed.turn.height <= 3)
        return worth + sum(0.4 if height == 1 else 0.2 if height == 2 else -0.1 * height for height in deed.ends)
