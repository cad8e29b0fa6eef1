"""Three styles of play that no weights were fitted against: a hoarder, a blocker, and a rusher for off-ramps.

They are installed like a third-party package: with this folder on the path, Shuto finds their entry points
(`PYTHONPATH=tests/styles shuto arena strong hoarder`). Each style uses the proposals of our bots, evaluates the
position after each of them by its own preference, and does not look further ahead.
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

# All values are in cars, except the distance.
WON, STUCK = 100.0, -50.0  # outweigh everything else; stuck: no open end left
_NEAR = 230.0  # mm: within reach in one or two turns
_NOISE = 0.02  # breaks ties


class Option(NamedTuple):
    """A proposed turn with the positions before and after it."""

    before: Position
    after: Position
    seat: int
    turn: Turn
    cars: float

    @property
    def gray(self) -> int:
        """Gray discs it costs, minus those taken from other players."""
        return self.before.supply(self.seat).gray - self.after.supply(self.seat).gray

    @property
    def yellow(self) -> int:
        """Yellow discs it costs."""
        return self.before.supply(self.seat).yellow - self.after.supply(self.seat).yellow

    @property
    def ends(self) -> list[int]:
        """Heights of the open ends after the turn, lowest first."""
        return sorted(point.height for point in self.after.base_points(self.seat))

    @property
    def free_sides(self) -> float:
        """Free sides of other players' roads near the open ends; nearer ones count more."""
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
    """A bot that prefers turns by a value of its own."""

    name: str

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return a legal turn for the player to move."""
        if position.phase == "setup":
            return place_at_random(position, rng)
        sight = Sight.of(position)
        options = proposals(sight, judgement_for(position.game).taste)
        worths, turns = [], []
        for choice, cars in zip(options.choices, options.cars.tolist(), strict=True):
            turns.append(turn_of(choice))
            option = Option(position, sight.after(choice).position(), sight.to_move, turns[-1], cars)
            worths.append(_basics(option) + self.worth(option) + _NOISE * float(rng.random()))
        return turns[int(np.argmax(worths))]

    @abstractmethod
    def worth(self, option: Option) -> float:
        """Return the value of a turn to this style, in cars."""


def _basics(option: Option) -> float:
    """Value that all styles share: winning, keeping an open end, and points under mission rules."""
    outcome = option.after.outcome
    if outcome is not None:
        return WON if option.seat in outcome.winners else -WON
    if option.before.game.switches.missions:
        points = [score_sheets(position)[option.seat].total for position in (option.before, option.after)]
        return float(points[1] - points[0])
    return 0.0 if option.ends else STUCK


class HoarderBot(Style):
    """Saves discs: builds low, branches late, crosses where it is cheap, and outlasts the others."""

    name = "hoarder"

    def worth(self, option: Option) -> float:
        """A gray disc is worth about a third of a car, and so is each disc that the cheapest next column saves."""
        cheapest = max(1, option.ends[0] - 1) if option.ends else 0
        return 1.1 * option.cars - 0.35 * option.gray - 0.5 * option.yellow - 0.3 * cheapest + 0.3 * option.free_sides


class BlockerBot(Style):
    """Blocks the others: leaves them as few builds as possible from their open ends."""

    name = "blocker"

    def worth(self, option: Option) -> float:
        """Blocking every build of the others is worth four cars. A disc costs a sixth of a car, to save some."""
        others = [seat for seat in option.after.still_in if seat != option.seat]
        before = sum(_count_builds(option.before, seat) for seat in others)
        taken = 1.0 - sum(_count_builds(option.after, seat) for seat in others) / max(before, 1)
        return option.cars + 4.0 * taken - 0.16 * option.gray - 0.1 * option.yellow + 0.1 * option.free_sides


def _count_builds(position: Position, seat: int) -> int:
    """Number of legal columns on a coarse lattice, one disc higher or lower than each open end."""
    count = 0
    for point in position.base_points(seat):
        steps = [(height, 0) for height in (point.height - 1, point.height + 1) if height >= 1]
        found = survey(position, point.column, seat=seat, angles=16, reaches=(0.2, 0.8), kinds=steps)
        count += int(found.legal.sum())
    return count


class RusherBot(Style):
    """Branches early, descends fast, and builds off-ramps, each of which earns a car without a column."""

    name = "rusher"

    def worth(self, option: Option) -> float:
        """An off-ramp is worth two cars more than it earns; an open end of height 1 is worth 0.4 cars."""
        worth = option.cars - 0.1 * option.gray + 0.2 * option.free_sides
        worth += 2.0 * isinstance(option.turn, OffRamp)
        worth += 0.9 * (isinstance(option.turn, Extend) and option.turn.junction and option.turn.height <= 3)
        return worth + sum(0.4 if height == 1 else 0.2 if height == 2 else -0.1 * height for height in option.ends)
