"""A model of a person builds by hand on tables of real games: how long it takes, what they miss, and what falls.

`python -m benchmarks.person --builds 120 --risk 24` prints the tables of docs/physics.md: by mode, height, crowding and
pace, and how well `assess_risk` predicts it. A build is carried piece by piece, each piece up to three times until it
lies legally. All modes carry the same builds with the same seeds.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import cycle, pairwise
from statistics import median
from typing import NamedTuple

import msgspec
import numpy as np

import shuto
from shuto.bots import GreedyBot, ThriftyBot, play_game
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
LEEWAY = ((5.0, 0.0), (-5.0, 0.0), (0.0, 2.0), (0.0, -2.0))  # mm along the road and beside it
BINS = (0.0, 0.02, 0.1, 0.25, 1.0)  # predicted chances of a fall that are looked at together
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
    carries: int
    missed: int
    """Carries after which the piece did not lie legally."""
    fell: bool
    road_fell: bool
    """Whether something fell in the first carry of the road."""
    owed: bool


def sites(count: int, seed: int) -> Iterator[Site]:
    """Builds of games between bots in every edition, early and late. Half of the bots save discs, half build high."""
    rng = np.random.default_rng(seed)
    for edition in cycle(EDITION_IDS):
        seats = 2 if "two" in edition or "second" in edition else int(rng.integers(2, 5))
        bots = [ThriftyBot() if rng.random() < 0.5 else GreedyBot() for _ in range(seats)]
        record = play_game(shuto.new_game(edition, seats), bots, rng).record
        played = record.stages(start(record.game()))
        stages = [stage for stage in played if isinstance(stage.step.turn, (Extend, OffRamp))]
        for number in sorted(rng.choice(len(stages), min(EACH, len(stages)), replace=False).tolist()):
            turn = stages[number].step.turn
            assert isinstance(turn, (Extend, OffRamp))
            before = stages[number].before
            chosen = comfortable(before, turn)
            if chosen is None:
                continue
            yield Site(before, chosen, resting_of(build_world(before)))
            count -= 1
            if not count:
                return


def comfortable(position: Position, turn: Build) -> Build | None:
    """The build as a person would choose it: with some leeway, if need be a few mm nearer or farther.

    Bots build on a knife's edge: with one mm of a road on a column, or one mm beside another road.
    """
    base, crossings = position.columns[turn.base], len(shuto.judge(position, turn).crossings)
    far = math.hypot(turn.x - base.x, turn.y - base.y)
    ux, uy = (turn.x - base.x) / far, (turn.y - base.y) / far

    def moved(along: float, aside: float) -> Build:
        x, y = turn.x + along * ux - aside * uy, turn.y + along * uy + aside * ux
        return msgspec.structs.replace(turn, x=x, y=y, lie=None, cars=None, take=None)

    for along in (0.0, -4.0, 4.0, -8.0, 8.0):
        around = [(along, 0.0), *((along + a, b) for a, b in LEEWAY)]
        verdicts = [shuto.judge(position, moved(*shift)) for shift in around]
        if all(one.legal and len(one.crossings) == crossings for one in verdicts):
            return moved(along, 0.0)
    return None


def build(site: Site, level: Level, *, tweezers: bool, seed: int, pace: float = 1.0) -> Built:
    """Carry all pieces of a build."""
    position, turn = site.position, site.turn
    seconds, carries, missed, fell, road_fell, owed = 0.0, 0, 0, False, False, False
    parts = parts_of(position, turn)
    for number, piece in enumerate(parts):
        rehearsal = site.rehearsed(piece, tweezers=tweezers)
        for again in range(MOST_TRIES):
            person = Person(level, seed * 100 + number * 10 + again, tweezers=tweezers, pace=pace)
            path = person.along(rehearsal.path)
            outcome = rehearsal.follow(path, person.tremor)
            seconds += path.release
            carries += 1
            down = bool(outcome.aftermath.fallen)
            fell |= down
            road_fell |= down and piece.kind == "road" and not again
            owed |= bool(penalties(shuto.play(position, turn), outcome.aftermath))
            missed += not outcome.legal
            if outcome.legal or down:
                break
    return Built(seconds, len(parts), carries, missed, fell, road_fell, owed)


def interval(share: float, count: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    z = 1.96
    middle, scale = (share + z * z / (2 * count)), 1.0 + z * z / count
    half = z * math.sqrt(share * (1.0 - share) / count + z * z / (4 * count * count))
    return f"{share:.1%} ({max(0.0, middle - half) / scale:.0%} to {(middle + half) / scale:.0%})"


def table(title: str, rows: dict[str, list[Built]]) -> None:
    """Print one table."""
    print(f"\n| {title} | builds | s per piece (median) | missed, per piece | something fell | bills |")
    print("|---|---|---|---|---|---|")
    for name, found in rows.items():
        if found:
            count, pieces = len(found), sum(one.pieces for one in found)
            seconds = median(one.seconds / one.carries for one in found)
            missed = sum(one.missed for one in found) / pieces
            fell, owed = (sum(getattr(one, what) for one in found) / count for what in ("fell", "owed"))
            print(f"| {name} | {count} | {seconds:.1f} | {missed:.1%} | {interval(fell, count)} | {owed:.1%} |")


def calibration(pairs: list[tuple[float, bool]]) -> None:
    """Print predicted falls of roads against real ones, by what was predicted."""
    print("\n| predicted | roads | predicted, mean | fell |\n|---|---|---|---|")
    for low, high in pairwise(BINS):
        found = [one for one in pairs if low < one[0] <= high or low == one[0] == 0.0]
        if found:
            mean, fell = (sum(values) / len(found) for values in zip(*found, strict=True))
            print(f"| {low:.0%} to {high:.0%} | {len(found)} | {mean:.1%} | {interval(fell, len(found))} |")


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
    parser.add_argument("--paces", type=float, nargs="+", default=[1.0], help="1.4: who hurries")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so many minutes")
    parser.add_argument("--risk", type=int, default=0, help="samples of the risk of every road")
    options = parser.parse_args()
    names = {
        (mode, pace): mode if pace == 1.0 else f"{mode}, pace {pace:g}"
        for pace in options.paces
        for mode in options.modes
    }
    results: dict[str, list[tuple[Site, Built]]] = {name: [] for name in names.values()}
    predicted: dict[str, list[tuple[float, bool]]] = {mode: [] for mode in options.modes}
    end = time.monotonic() + 60.0 * options.minutes
    for number, site in enumerate(sites(options.builds, options.seed)):
        if time.monotonic() > end:
            break
        for (mode, pace), name in names.items():
            level, tweezers = MODES[mode]
            done = build(site, level, tweezers=tweezers, seed=number, pace=pace)
            results[name].append((site, done))
            if options.risk and pace == 1.0:
                road = site.rehearsed(f"r{len(site.position.roads)}", tweezers=tweezers)
                chance = rehearsed_risk(road, level, samples=options.risk, seed=number + 1).falls
                predicted[mode].append((chance, done.road_fell))
    table("mode", {mode: [one for _, one in found] for mode, found in results.items()})
    for mode, found in results.items():
        table(f"{mode}: height of the road", grouped(found, lambda site: site.height))
        table(f"{mode}: crowding", grouped(found, lambda site: site.crowding))
    if options.risk:
        print("\n| mode | predicted falls of roads | falls of roads |\n|---|---|---|")
        for mode, pairs in predicted.items():
            mean, fell = (sum(values) / len(pairs) for values in zip(*pairs, strict=True))
            print(f"| {mode} | {mean:.1%} | {interval(fell, len(pairs))} |")
        calibration([pair for pairs in predicted.values() for pair in pairs])


if __name__ == "__main__":
    main()
