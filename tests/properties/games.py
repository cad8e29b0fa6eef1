"""Random games that are long and rich: players with different tastes, accidents, adjustments.

All random numbers come from one numpy generator, so a seed gives one game.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from properties.setups import Setup, place_component
from shuto.rules.ids import PieceId
from shuto.rules.penalty import penalties
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.records.record import Recorder
from shuto.rules.referee.judge import judge
from shuto.rules.referee.survey import JUNCTION, OFF_RAMP, Survey, find_legal, surveys
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import (
    Adjust,
    Aftermath,
    Build,
    CarPlace,
    Extend,
    Fallen,
    Lie,
    Nudged,
    OffRamp,
    Pass,
    Payment,
    SetAside,
    Stop,
    Take,
    Turn,
)

MOST_STEPS = 1500
_ANGLES = 36
_DEAD_END = -100.0


@dataclass(frozen=True)
class Taste:
    """A player's preferences: points for a car earned, a disc spent, a junction, an off-ramp, and for turning."""

    cars: float
    cost: float
    junction: float
    off_ramp: float
    curl: float
    """The preferred angle in radians between a road and the road before it."""
    curling: float
    noise: float

    @classmethod
    def drawn(cls, rng: np.random.Generator) -> Taste:
        """A random taste."""
        return cls(
            cars=float(rng.uniform(-0.5, 2.5)),
            cost=float(rng.uniform(0.3, 1.0)),
            junction=float(rng.uniform(-1.0, 3.0)),
            off_ramp=float(rng.uniform(-2.0, 0.5)),
            curl=float(rng.choice([-1.0, 1.0]) * math.radians(rng.uniform(40.0, 110.0))),
            curling=float(rng.uniform(0.0, 1.5)),
            noise=float(rng.uniform(0.2, 1.0)),
        )


class Played(NamedTuple):
    """One step of a game, with the positions before and after."""

    before: Position
    turn: Turn | None
    aftermath: Aftermath | None
    verdict: Verdict | None
    after: Position


@dataclass(frozen=True, repr=False)
class RandomGame:
    """A whole game: how to play it again, its first position, every step, and the recorder."""

    call: str
    start: Position
    steps: tuple[Played, ...]
    recorder: Recorder

    @property
    def final(self) -> Position:
        """The last position."""
        return self.recorder.position

    @property
    def positions(self) -> tuple[Position, ...]:
        """All positions, including the first."""
        return (self.start, *(step.after for step in self.steps))

    @property
    def building(self) -> tuple[Position, ...]:
        """All positions in which a player is to build."""
        return tuple(position for position in self.positions if position.is_building)

    def __repr__(self) -> str:
        return self.call


def random_game(
    setup: Setup,
    seed: int,
    *,
    clumsy: float = 0.0,
    wavering: float = 0.1,
    table: tuple[float, float] | None = None,
    most_turns: int = MOST_STEPS,
) -> RandomGame:
    """Play a random game. clumsy, wavering: the chances of an aftermath and of an adjustment after a turn."""
    rng = np.random.default_rng(seed)
    start = setup.new(first=int(rng.integers(setup.players)), table=table)
    recorder = Recorder(start)
    steps = tuple(_steps(recorder, rng, clumsy, wavering, most_turns))
    call = f"random_game({setup.name}, {seed}, {clumsy=}, {wavering=}, {table=}, {most_turns=})"
    return RandomGame(call, start, steps, recorder)


def _steps(
    recorder: Recorder, rng: np.random.Generator, clumsy: float, wavering: float, most_turns: int
) -> Iterator[Played]:
    tastes = [Taste.drawn(rng) for _ in recorder.position.game.players]
    for _ in range(MOST_STEPS):
        position = recorder.position
        if position.to_move is None or position.turns_played >= most_turns:
            return
        turn = choose(position, rng, tastes[position.to_move])
        aftermath = None
        if position.is_building and rng.random() < clumsy:
            # fallen pieces are counted on the table after the turn, and paid from what is left then
            aftermath = mishap(play(position, turn), rng, position.to_move)
        yield _played(recorder, turn, aftermath)
        if rng.random() < wavering:
            second = second_thought(recorder.position, rng)
            if second is not None:
                yield _played(recorder, second, None)
        if recorder.position.is_building and rng.random() < clumsy / 3.0:
            before = recorder.position
            aftermath = mishap(before, rng, int(rng.integers(before.game.seats)))
            yield Played(before, None, aftermath, None, recorder.report(aftermath))
    raise AssertionError(f"the game does not end: {recorder.record.to_text()}")


def _played(recorder: Recorder, turn: Turn, aftermath: Aftermath | None) -> Played:
    before = recorder.position
    after = recorder.play(turn, aftermath)
    return Played(before, turn, aftermath, recorder.verdict, after)


def choose(position: Position, rng: np.random.Generator, taste: Taste) -> Turn:
    """A legal turn for the player to move."""
    if position.phase == "setup":
        return place_component(position, rng)
    if rng.random() < 0.1 and judge(position, Stop()):
        return Stop()
    build = choose_build(position, rng, taste)
    if build is None:
        return without_build(position)
    if position.game.switches.missions and rng.random() < 0.5 and judge(position, SetAside()):
        return SetAside()
    return retouched(position, rng, build)


def without_build(position: Position) -> Turn:
    """The turn of a player who cannot build."""
    if position.game.switches.missions and judge(position, SetAside()):
        return SetAside()
    return find_legal(position) or Pass()


def choose_build(position: Position, rng: np.random.Generator, taste: Taste) -> Build | None:
    """The placement that a player of this taste likes best; None if the lattice has none."""
    best: Build | None = None
    most = -math.inf
    assert position.to_move is not None
    left = position.supply(position.to_move).cars
    for found in surveys(position, angles=_ANGLES):
        liking = _liking(position, found, rng, taste, left)
        cell = np.unravel_index(int(liking.argmax()), liking.shape)
        if liking[cell] > most:
            most = float(liking[cell])
            best = found.turn(*(int(i) for i in cell))
    return best


def _liking(
    position: Position, found: Survey, rng: np.random.Generator, taste: Taste, left: int
) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    if not found.bits.size:
        return np.full((1, 1, 1), -np.inf)
    kinds, heights = np.array(found.kinds), np.array(found.heights)
    per_option = -taste.cost * heights + taste.junction * (kinds == JUNCTION) + taste.off_ramp * (kinds == OFF_RAMP)
    liking = per_option + taste.cars * found.cars + taste.noise * rng.gumbel(size=found.bits.shape)
    if len(position.base_points(found.seat)) == 1:
        liking += _DEAD_END * ((kinds == OFF_RAMP) & (found.cars < left))
    wish = _heading_into(position, found.base) + taste.curl
    along = found.directions @ np.array([math.cos(wish), math.sin(wish)])
    liking += taste.curling * along[:, None, None]
    return np.where(found.legal, liking, -np.inf)


def _heading_into(position: Position, column: int) -> float:
    for road in position.roads:
        if road.to_column == PieceId.column(column):
            return math.atan2(road.end[1] - road.start[1], road.end[0] - road.start[0])
    raise AssertionError(f"no road leads to c{column}")


def retouched(position: Position, rng: np.random.Generator, build: Build) -> Build:
    """The build moved off the lattice a little, with a stated lie or stated cars, if that is legal."""
    for change in (_moved, _laid, _loaded, _taken):
        changed = change(position, rng, build) if rng.random() < 0.5 else None
        if changed is not None and judge(position, changed):
            build = changed
    return build


def _moved(position: Position, rng: np.random.Generator, build: Build) -> Build | None:
    dx, dy = rng.normal(scale=3.0, size=2).tolist()
    return replace(build, x=build.x + dx, y=build.y + dy)


def _laid(position: Position, rng: np.random.Generator, build: Build) -> Build | None:
    """The road moved, and turned a little if that is legal."""
    lie = judge(position, build).lie
    if lie is None:
        return None
    dx, dy = rng.normal(scale=2.5, size=2).tolist()
    ex, ey = rng.normal(scale=0.5, size=2).tolist() if rng.random() < 0.5 else (0.0, 0.0)
    (ax, ay, _), (bx, by, _) = lie
    stated: Lie = (ax + dx - ex, ay + dy - ey, bx + dx + ex, by + dy + ey)
    return replace(build, lie=stated)


def _loaded(position: Position, rng: np.random.Generator, build: Build) -> Build | None:
    """Cars moved along and aside, or left out if that is allowed."""
    verdict = judge(position, build)
    if not verdict.cars:
        return None
    kept = [car for car in verdict.cars if rng.random() < 0.8]
    shift = float(rng.uniform(-15.0, 15.0))
    cars = tuple(CarPlace(car.at + shift, car.type, float(rng.uniform(-1.0, 1.0))) for car in kept)
    return replace(build, cars=cars)


def _taken(position: Position, rng: np.random.Generator, build: Build) -> Build | None:
    """Columns taken for cars of the same type: in the other colour, or one fewer."""
    takes = judge(position, build).takes
    stated = tuple(Take(take.owner, not take.yellow) for take in takes if rng.random() < 0.8)
    return replace(build, take=stated) if takes else None


def second_thought(position: Position, rng: np.random.Generator) -> Adjust | None:
    """An adjustment of some build by a few mm, if that is legal."""
    if not position.windows or position.to_move is None:
        return None
    window = position.windows[int(rng.integers(len(position.windows)))]
    turn = replace(_moved(position, rng, window.turn) or window.turn, lie=None, cars=None, take=None)
    adjust = Adjust(player=int(window.seat), turn=turn)
    return adjust if judge(position, adjust) else None


def mishap(position: Position, rng: np.random.Generator, by: int) -> Aftermath:
    """An aftermath: pieces fall or are nudged; sometimes it is forgiven, sometimes the payer chooses the colours."""
    fallen = [_fallen(position, rng) for _ in range(rng.integers(1, 5))]
    unique = tuple({one.piece: one for one in fallen}.values())
    shaken = {_fallen(position, rng).piece for _ in range(rng.integers(0, 3))} - {one.piece for one in unique}
    nudged = tuple(Nudged(piece, float(rng.uniform(0.0, 6.0))) for piece in sorted(shaken))
    aftermath = Aftermath(by, unique, nudged, None, bool(rng.random() < 0.1))
    return replace(aftermath, pays=_pays(position, rng, aftermath)) if rng.random() < 0.5 else aftermath


def _fallen(position: Position, rng: np.random.Generator) -> Fallen:
    kind = int(rng.integers(3))
    if kind == 0:
        column = position.columns[int(rng.integers(len(position.columns)))]
        return Fallen(column.id, int(rng.integers(1, column.height + 1)) if rng.random() < 0.5 else None)
    if kind == 1:
        return Fallen(position.roads[int(rng.integers(len(position.roads)))].id)
    return Fallen(position.cars[int(rng.integers(len(position.cars)))].id)


def _pays(position: Position, rng: np.random.Generator, aftermath: Aftermath) -> tuple[Payment, ...]:
    """The payments that are due, in random colours."""
    supply = position.supply(aftermath.by)
    purse = np.array([0] * supply.gray + [1] * supply.yellow, np.int64)
    rng.shuffle(purse)
    coins, pays = purse.tolist(), []
    for penalty in penalties(position, aftermath):
        handed, coins = coins[: penalty.columns], coins[penalty.columns :]
        if handed:
            pays.append(Payment(penalty.owner, handed.count(0), handed.count(1)))
    return tuple(pays)


def any_build(position: Position, rng: np.random.Generator) -> Build:
    """A build that may be legal or wrong in any way: a base point, a place in the band of reach, a height, a kind."""
    points = position.base_points()
    if points and rng.random() < 0.9:
        base = points[int(rng.integers(len(points)))].column.number
    else:
        base = int(rng.integers(len(position.columns) + 1))
    column = position.column(min(base, len(position.columns) - 1))
    angle, reach = rng.uniform(0.0, 2.0 * math.pi), rng.uniform(92.0, 146.0)
    x, y = column.x + reach * math.cos(angle), column.y + reach * math.sin(angle)
    cars = None
    if rng.random() < 0.3:
        cars = tuple(CarPlace(float(rng.uniform(0.0, 120.0))) for _ in range(rng.integers(0, 3)))
    kind = rng.random()
    build: Build
    if kind < 0.2:
        build = OffRamp(base=base, x=x, y=y, cars=cars)
    else:
        junction = bool(kind > 0.75)
        height = column.height + int(rng.integers(-4, 5) if junction else rng.choice([-1, 1, 1, 2]))
        build = Extend(base=base, x=x, y=y, height=max(0, height), junction=junction, cars=cars)
    if rng.random() < 0.2:
        return _laid(position, rng, build) or build
    return build
