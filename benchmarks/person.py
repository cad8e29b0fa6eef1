"""A model of a person builds by hand on tables of real games: how long it takes, what they miss, and what falls.

`python -m benchmarks.person --builds 100` prints the tables of docs/physics.md: by mode, height and crowding, and how
well `assess_risk` predicts it. A build is carried piece by piece, each piece up to three times until it lies legally.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import cycle
from statistics import median
from typing import NamedTuple

import numpy as np

import shuto
from shuto.bots import ThriftyBot, play_game
from shuto.physics import Level, Person, Rehearsal, Resting, build_world, parts_of, rehearsed_risk, resting_of
from shuto.rules.editions.edition import EDITION_IDS
from shuto.rules.penalty import penalties
from shuto.rules.position import Position
from shuto.rules.setup import start
from shuto.rules.turn import Build, Extend, OffRamp

MODES: dict[str, tuple[Level, bool]] = {
    "children's gentle": ("gentle", False),
    "steady": ("none", False),
    "steady, tweezers": ("none", True),
    "normal": ("normal", False),
    "normal, tweezers": ("normal", True),
    "wild": ("wild", False),
    "wild, tweezers": ("wild", True),
}
MOST_TRIES = 3
EACH = 4  # builds of each game
_NEAR = 45.0  # mm; pieces nearer than this to the line of a road crowd it


@dataclass(eq=False)
class Site:
    """A build of a real game, with the table before it at rest."""

    position: Position
    turn: Build
    resting: Resting
    _rehearsals: dict[tuple[str, bool], Rehearsal] = field(default_factory=dict)

    def rehearsed(self, piece: str, *, tweezers: bool) -> Rehearsal:
        """The table before a piece is carried, which all modes share."""
        if (piece, tweezers) not in self._rehearsals:
            self._rehearsals[piece, tweezers] = Rehearsal(
                self.position, self.turn, piece=piece, resting=self.resting, tweezers=tweezers, paths=1
            )
        return self._rehearsals[piece, tweezers]

    @property
    def height(self) -> str:
        """How high the middle of the road lies."""
        lie = shuto.judge(self.position, self.turn).lie
        middle = 0.0 if lie is None else (lie[0][2] + lie[1][2]) / 2.0
        return "below 30 mm" if middle < 30.0 else "30 to 60 mm" if middle < 60.0 else "above 60 mm"

    @property
    def crowding(self) -> str:
        """How many columns and roads are near the line of the road."""
        after = shuto.play(self.position, self.turn)
        road = after.roads[-1]
        spots = [(column.x, column.y) for column in self.position.columns]
        spots += [((one.start[0] + one.end[0]) / 2.0, (one.start[1] + one.end[1]) / 2.0) for one in self.position.roads]
        near = sum(_distance(spot, road.start, road.end) < _NEAR for spot in spots)
        return "0 to 2 near" if near < 3 else "3 to 5 near" if near < 6 else "6 or more near"


def _distance(spot: tuple[float, float], a: tuple[float, ...], b: tuple[float, ...]) -> float:
    """The distance of a point from a line segment in plan."""
    p, q, r = np.array(spot), np.array(a[:2]), np.array(b[:2])
    share = float(np.clip((p - q) @ (r - q) / ((r - q) @ (r - q)), 0.0, 1.0))
    return float(np.hypot(*(p - q - share * (r - q))))


class Built(NamedTuple):
    """What happened in one build."""

    seconds: float
    pieces: int
    missed: int
    """Carries after which the piece did not lie legally."""
    fell: bool
    road_fell: bool
    """Whether something fell in the first carry of the road."""
    owed: bool


def sites(count: int, seed: int) -> Iterator[Site]:
    """Builds of games between bots in every edition, early and late."""
    rng = np.random.default_rng(seed)
    for edition in cycle(EDITION_IDS):
        seats = 2 if "two" in edition or "second" in edition else int(rng.integers(2, 5))
        record = play_game(shuto.new_game(edition, seats), [ThriftyBot()] * seats, rng).record
        played = record.stages(start(record.game()))
        stages = [stage for stage in played if isinstance(stage.step.turn, (Extend, OffRamp))]
        for number in sorted(rng.choice(len(stages), min(EACH, len(stages)), replace=False).tolist()):
            turn = stages[number].step.turn
            assert isinstance(turn, (Extend, OffRamp))
            before = stages[number].before
            yield Site(before, turn, resting_of(build_world(before)))
            count -= 1
            if not count:
                return


def build(site: Site, level: Level, *, tweezers: bool, seed: int, pace: float = 1.0) -> Built:
    """Carry all pieces of a build."""
    position, turn = site.position, site.turn
    seconds, missed, fell, road_fell, owed = 0.0, 0, False, False, False
    parts = parts_of(position, turn)
    for number, piece in enumerate(parts):
        rehearsal = site.rehearsed(piece, tweezers=tweezers)
        for again in range(MOST_TRIES):
            person = Person(level, seed * 100 + number * 10 + again, tweezers=tweezers, pace=pace)
            path = person.along(rehearsal.path)
            outcome = rehearsal.follow(path, person.tremor)
            seconds += path.release
            down = bool(outcome.aftermath.fallen)
            fell |= down
            road_fell |= down and piece.kind == "road" and not again
            owed |= bool(penalties(shuto.play(position, turn), outcome.aftermath))
            missed += not outcome.legal
            if outcome.legal or down:
                break
    return Built(seconds, len(parts), missed, fell, road_fell, owed)


def table(title: str, rows: dict[str, list[Built]]) -> None:
    """Print one table."""
    print(f"\n| {title} | builds | s per piece (median) | missed, per piece | something fell | bills |")
    print("|---|---|---|---|---|---|")
    for name, found in rows.items():
        if found:
            pieces = sum(one.pieces for one in found)
            seconds = median(one.seconds / (one.pieces + one.missed) for one in found)
            shares = [sum(values) / len(found) for values in zip(*((one.fell, one.owed) for one in found), strict=True)]
            missed = sum(one.missed for one in found) / pieces
            print(f"| {name} | {len(found)} | {seconds:.1f} | {missed:.1%} | {shares[0]:.1%} | {shares[1]:.1%} |")


def grouped(found: list[tuple[Site, Built]], key: Callable[[Site], str]) -> dict[str, list[Built]]:
    """The builds by what `key` says of their site."""
    groups: dict[str, list[Built]] = {}
    for site, one in found:
        groups.setdefault(key(site), []).append(one)
    return dict(sorted(groups.items()))


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--builds", type=int, default=100)
    parser.add_argument("--modes", nargs="+", default=list(MODES), choices=list(MODES))
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so many minutes")
    parser.add_argument("--risk", type=int, default=0, help="samples of the risk of every road")
    options = parser.parse_args()
    results: dict[str, list[tuple[Site, Built]]] = {mode: [] for mode in options.modes}
    predicted: dict[str, list[float]] = {mode: [] for mode in options.modes}
    end = time.monotonic() + 60.0 * options.minutes
    for number, site in enumerate(sites(options.builds, options.seed)):
        if time.monotonic() > end:
            break
        for mode in options.modes:
            level, tweezers = MODES[mode]
            done = build(site, level, tweezers=tweezers, seed=number, pace=options.pace)
            results[mode].append((site, done))
            if options.risk:
                road = site.rehearsed(f"r{len(site.position.roads)}", tweezers=tweezers)
                predicted[mode].append(rehearsed_risk(road, level, samples=options.risk, seed=number + 1).falls)
    table("mode", {mode: [one for _, one in found] for mode, found in results.items()})
    for mode, found in results.items():
        table(f"{mode}: height of the road", grouped(found, lambda site: site.height))
        table(f"{mode}: crowding", grouped(found, lambda site: site.crowding))
    if options.risk:
        print("\n| mode | predicted falls of roads | falls of roads |\n|---|---|---|")
        for mode, chances in predicted.items():
            fell = sum(one.road_fell for _, one in results[mode]) / len(chances)
            print(f"| {mode} | {sum(chances) / len(chances):.1%} | {fell:.1%} |")


if __name__ == "__main__":
    main()
