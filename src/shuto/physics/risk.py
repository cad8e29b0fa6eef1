"""How risky is this? A turn tried many times with a trembling hand, and what fell."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import NamedTuple

from shuto.physics.hand.carry import Carry, Outcome, world_for
from shuto.physics.hand.paths import HandPath, follow, natural_paths
from shuto.physics.hand.tremor import Level, Tremor
from shuto.physics.table.build import Resting
from shuto.physics.table.world import World
from shuto.rules.ids import PieceId
from shuto.rules.penalty import penalties
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.turn import Build

MOST_SAMPLES = 1000
_WAYS = 4  # at most so many ways in are rehearsed


class Risk(NamedTuple):
    """The chances of a turn, out of so many tries."""

    samples: int
    falls: float
    """Chance that a piece of anybody falls."""
    legal: float
    """Chance that the piece comes to lie legally."""
    costs: float
    """Columns paid in penalties on average; nobody pays more than they would have left after the build."""
    pieces: dict[str, float]
    """Chance of each piece that fell at least once, the likeliest first."""


class Rehearsal:
    """A turn's table at rest and a way to its place that works with a steady hand, to be tried again and again."""

    def __init__(
        self,
        position: Position,
        turn: Build,
        *,
        piece: str | None = None,
        resting: Resting | None = None,
        tweezers: bool = False,
    ) -> None:
        self.position, self.turn = position, turn
        self.piece = PieceId(piece) if piece else PieceId.road(len(position.roads))
        self.tweezers = tweezers
        self._world: World = world_for(position, turn, self.piece, resting)
        self._saved = self._world.save()
        self.path, self.steady = self._rehearse()

    def _rehearse(self) -> tuple[HandPath, Outcome]:
        """The first way that harms nothing; if none does, the most natural one."""
        first: tuple[HandPath, Outcome] | None = None
        for path in islice(natural_paths(self.position, self.turn, self.piece, tweezers=self.tweezers), _WAYS):
            outcome = self.attempt(Tremor(), path)
            if outcome.legal and not outcome.aftermath.fallen and not outcome.aftermath.nudged:
                return path, outcome
            first = first or (path, outcome)
        assert first is not None
        return first

    def attempt(self, tremor: Tremor, path: HandPath | None = None) -> Outcome:
        """Carry the piece once with this tremor; the table is as before afterwards."""
        way = path or self.path
        try:
            carry = Carry(
                self.position, self.turn, self.piece,
                start=way.samples[0], tremor=tremor, tweezers=self.tweezers, world=self._world,
            )  # fmt: skip
            return follow(carry, way)
        finally:
            self._world.load(self._saved)


def assess_risk(
    position: Position,
    turn: Build,
    level: Level = "normal",
    *,
    samples: int = 24,
    seed: int = 0,
    piece: str | None = None,
    tweezers: bool = False,
    resting: Resting | None = None,
) -> Risk:
    """Try a legal turn so many times with seeded tremors along a natural way; what fell how often."""
    if not 1 <= samples <= MOST_SAMPLES:
        raise ValueError(f"samples: from 1 to {MOST_SAMPLES}, not {samples}")
    rehearsal = Rehearsal(position, turn, piece=piece, resting=resting, tweezers=tweezers)
    return rehearsed_risk(rehearsal, level, samples=samples, seed=seed)


def rehearsed_risk(rehearsal: Rehearsal, level: Level, *, samples: int = 24, seed: int = 0, times: float = 1.0) -> Risk:
    """The same for a turn that has been rehearsed already; `times`: for a hand that trembles so much more or less."""
    tremors = (
        Tremor(level, seed * MOST_SAMPLES + number, tweezers=rehearsal.tweezers, times=times)
        for number in range(samples)
    )
    return _counted(rehearsal, [rehearsal.attempt(tremor) for tremor in tremors])


def steady_risk(rehearsal: Rehearsal) -> Risk:
    """What a hand does that does not tremble at all: known from the rehearsal."""
    return _counted(rehearsal, [rehearsal.steady])


def _counted(rehearsal: Rehearsal, outcomes: list[Outcome]) -> Risk:
    fell: Counter[str] = Counter()
    falls = legal = columns = 0
    after, samples = play(rehearsal.position, rehearsal.turn), len(outcomes)
    for outcome in outcomes:
        names = {one.piece for one in outcome.aftermath.fallen}
        fell.update(names)
        falls += bool(names)
        legal += outcome.legal
        columns += sum(due.columns for due in penalties(after, outcome.aftermath))
    chances = {name: count / samples for name, count in fell.most_common()}
    return Risk(samples, falls / samples, legal / samples, columns / samples, chances)
