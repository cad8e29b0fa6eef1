"""How risky a turn is: it is tried many times by a model of a person, and the falls are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple

from shuto.physics.hand.cargo import cargo_of, world_for
from shuto.physics.hand.carry import Carry, CarryOutcome
from shuto.physics.hand.paths import HandPath, follow, natural_paths, without_quiet
from shuto.physics.hand.person import Person
from shuto.physics.hand.tremor import Level, Tremor
from shuto.physics.table.build import Resting
from shuto.physics.table.world import World
from shuto.rules.ids import PieceId
from shuto.rules.penalty import penalties
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.turn import Build

MOST_SAMPLES = 1000
MOST_PATHS = 4


class Risk(NamedTuple):
    """The risk of a turn, estimated from a number of tries."""

    samples: int
    """How many tries."""
    falls: float
    """Chance that any piece falls."""
    legal: float
    """Chance that the carried piece lands legally."""
    costs: float
    """Discs paid in penalties on average. A player pays at most the discs they have left after the build."""
    pieces: dict[str, float]
    """Chance of each piece to fall, the highest first; only pieces that fell at least once."""


class Rehearsal:
    """The table before a turn, at rest, and a path that works with a steady hand. The turn can be tried repeatedly."""

    def __init__(
        self,
        position: Position,
        turn: Build,
        *,
        piece: str | None = None,
        resting: Resting | None = None,
        tweezers: bool = False,
        paths: int = MOST_PATHS,
    ) -> None:
        """`paths`: how many natural paths a steady hand tries at most."""
        self.position, self.turn = position, turn
        self.piece = PieceId(piece) if piece else PieceId.road(len(position.roads))
        self.tweezers = tweezers
        self._world: World = world_for(position, turn, self.piece, resting)
        self._saved = self._world.save()
        self._steady: CarryOutcome | None = None
        natural = natural_paths(position, turn, self.piece, tweezers=tweezers)
        self.path = next(natural) if paths == 1 else self._rehearse(islice(natural, paths))

    @property
    def steady(self) -> CarryOutcome:
        """The outcome if a perfectly steady hand follows the path."""
        if self._steady is None:
            self._steady = self.follow(self.path)
        return self._steady

    def _rehearse(self, paths: Iterable[HandPath]) -> HandPath:
        """The first path on which a steady hand disturbs nothing; if there is none, the one that disturbs least."""
        best: tuple[tuple[int, bool, int], HandPath] | None = None
        for path in paths:
            outcome = self.follow(path)
            harm = (len(outcome.aftermath.fallen), not outcome.legal, len(outcome.aftermath.nudged))
            if best is None or harm < best[0]:
                best, self._steady = (harm, path), outcome
            if harm == (0, False, 0):
                break
        assert best is not None
        return best[1]

    def attempt(self, person: Person, path: HandPath | None = None) -> CarryOutcome:
        """Let a person carry the piece once, along a path as they can. Afterwards the table is as before."""
        return self.follow(person.along(path or self.path), person.tremor)

    def follow(self, path: HandPath, tremor: Tremor | None = None) -> CarryOutcome:
        """Carry the piece exactly along a path; without a tremor with a perfectly steady hand."""
        path, passed = without_quiet(cargo_of(self.position, self.turn, self.piece), path, tremor)
        tremor = Tremor(tweezers=self.tweezers) if tremor is None else tremor.later(passed)
        try:
            carry = Carry(
                self.position, self.turn, self.piece,
                start=path.samples[0], tremor=tremor, grip=path.grip, world=self._world,
            )  # fmt: skip
            return follow(carry, path)
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
    """Estimate the risk of a legal turn: a `Person` tries it `samples` times, each time with other errors."""
    if not 1 <= samples <= MOST_SAMPLES:
        raise ValueError(f"samples: from 1 to {MOST_SAMPLES}, not {samples}")
    rehearsal = Rehearsal(position, turn, piece=piece, resting=resting, tweezers=tweezers)
    return rehearsed_risk(rehearsal, level, samples=samples, seed=seed)


def rehearsed_risk(rehearsal: Rehearsal, level: Level, *, samples: int = 24, seed: int = 0, scale: float = 1.0) -> Risk:
    """The same as `assess_risk` for a rehearsed turn; `scale` multiplies the errors and the tremor of the person."""
    people = (
        Person(level, seed * MOST_SAMPLES + number, tweezers=rehearsal.tweezers, scale=scale)
        for number in range(samples)
    )
    return _risk_of(rehearsal, [rehearsal.attempt(person) for person in people])


def merged_risk(parts: Sequence[Risk]) -> Risk:
    """One estimate from several of the same turn, each as good as its number of tries."""
    samples = sum(part.samples for part in parts)

    def mean(values: Iterable[float]) -> float:
        return sum(value * part.samples for value, part in zip(values, parts, strict=True)) / samples

    names = {name for part in parts for name in part.pieces}
    chances = {name: mean([part.pieces.get(name, 0.0) for part in parts]) for name in names}
    return Risk(
        samples,
        mean([part.falls for part in parts]),
        mean([part.legal for part in parts]),
        mean([part.costs for part in parts]),
        dict(sorted(chances.items(), key=lambda item: (-item[1], item[0]))),
    )


def steady_risk(rehearsal: Rehearsal) -> Risk:
    """The risk of a perfectly steady hand, which is known from the rehearsal."""
    return _risk_of(rehearsal, [rehearsal.steady])


def _risk_of(rehearsal: Rehearsal, outcomes: list[CarryOutcome]) -> Risk:
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
