"""Simple bots without lookahead: random, greedy for cars, and greedy for cars with a price on discs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np

from shuto.bots.city import place_at_random, place_well
from shuto.rules.missions import score_sheets
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.records.notation import format_turn
from shuto.rules.records.record import Recorder
from shuto.rules.referee.survey import JUNCTION, OFF_RAMP, REACHES, Survey, find_legal, sample_turns, surveys
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Build, Pass, SetAside, Turn

MAX_TURNS = 1000
USUAL: tuple[int, tuple[float, ...]] = (72, REACHES)
QUICK: tuple[int, tuple[float, ...]] = (24, (0.2, 0.5, 0.8))
"""Directions and reaches of the placements that a bot looks at."""
TALL, TALL_PRICE = 6, 0.5
"""For `greedy`, each disc of a column beyond the height TALL costs TALL_PRICE cars."""
FEW_LEFT, SAVING_PRICE = 8, 0.25
"""With FEW_LEFT discs or fewer left, `greedy` saves: each disc costs SAVING_PRICE cars."""
NOTICED = 0.5
"""How often `greedy` notices the cars of an option. Saving alone would make it too strong for a newcomer."""


class Bot(Protocol):
    """Anything that can choose a turn. It takes all randomness from the generator it is given."""

    name: str

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return a legal turn for the player to move."""
        ...


class RandomBot:
    """Plays a random legal turn among those that the survey finds."""

    name = "random"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return a random legal turn."""
        if position.phase == "setup":
            return place_at_random(position, rng)
        turns = sample_turns(position, rng)
        return turns[0] if turns else find_legal(position) or turn_without_build(position)


class GreedyBot:
    """Takes the placement that earns most cars and leaves an open end; breaks ties at random.

    It overlooks half of the chances, ignores costs up to a height, and saves when few discs are left.
    """

    name = "greedy"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return the legal turn that earns most cars."""
        if position.phase == "setup":
            return place_at_random(position, rng)

        assert position.to_move is not None
        price = SAVING_PRICE if position.supply(position.to_move).columns <= FEW_LEFT else 0.0

        def worth(cars: int, height: int, kind: int) -> float:
            return cars - price * height - 0.1 * (kind == JUNCTION) - TALL_PRICE * max(0, height - TALL)

        return _choose_by(position, rng, worth, noticed=NOTICED)


class ThriftyBot:
    """Like greedy, but every disc has a price. The server also uses it when another bot is not ready or fails."""

    name = "thrifty"

    def __init__(self, *, quick: bool = False) -> None:
        """`quick`: look at fewer places. That takes less than a second even while kernels run as plain Python."""
        self._lattice = QUICK if quick else USUAL

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return the legal turn with the best balance of cars and discs."""
        if position.phase == "setup":
            return place_well(position, rng)

        def worth(cars: int, height: int, kind: int) -> float:
            # A disc costs a fifth of a car. The second branch of a junction is worth two discs.
            return 2.0 * cars - 0.4 * height + 0.8 * (kind == JUNCTION)

        return _choose_by(position, rng, worth, self._lattice)


def _choose_by(
    position: Position,
    rng: np.random.Generator,
    worth: Callable[[int, int, int], float],
    lattice: tuple[int, tuple[float, ...]] = USUAL,
    *,
    noticed: float = 1.0,
) -> Turn:
    """Return the placement worth most by its cars, height and kind. Under mission rules, points come first.

    `noticed`: how likely it is that the cars of an option are seen.
    """
    best: tuple[tuple[float, ...], Build] | None = None
    angles, reaches = lattice
    for found in surveys(position, angles=angles, reaches=reaches):
        for key, turn in _best_of_each(position, found, rng, worth, noticed):
            if best is None or key > best[0]:
                best = (key, turn)
    return best[1] if best else find_legal(position) or turn_without_build(position)


def _best_of_each(
    position: Position,
    found: Survey,
    rng: np.random.Generator,
    worth: Callable[[int, int, int], float],
    noticed: float,
) -> list[tuple[tuple[float, ...], Build]]:
    """Return the best placement of each option (height and kind) with its sort key."""
    result: list[tuple[tuple[float, ...], Build]] = []
    left = position.supply(found.seat).cars
    open_ends = len(position.base_points(found.seat))
    for option, (height, kind) in enumerate(zip(found.heights, found.kinds, strict=True)):
        legal = found.legal[:, :, option]
        if not legal.any():
            continue
        cars = np.where(legal, found.cars[:, :, option], -1)
        if noticed < 1.0 and rng.random() > noticed:
            cars = np.minimum(cars, 0)
        most = int(cars.max())
        cells = np.argwhere(cars == most)
        direction, reach = cells[int(rng.integers(len(cells)))].tolist()
        turn = found.turn(direction, reach, option)
        dead_end = kind == OFF_RAMP and open_ends == 1 and most < left
        key: tuple[float, ...] = (-float(dead_end), worth(most, height, kind), float(rng.random()))
        if position.game.switches.missions:
            key = (-float(dead_end), float(score_sheets(play(position, turn))[found.seat].total), *key)
        result.append((key, turn))
    return result


def turn_without_build(position: Position) -> Turn:
    """Return the turn when nothing can be built: set a road aside under mission rules, otherwise pass."""
    return SetAside() if position.game.switches.missions else Pass()


def play_game(
    position: Position,
    bots: Sequence[Bot],
    rng: np.random.Generator,
    watch: Callable[[Position, Turn, Verdict], None] | None = None,
) -> Recorder:
    """Play a game to its end with one bot per seat. `watch` is called after every turn with the new position."""
    recorder = Recorder(position)
    for _ in range(MAX_TURNS):
        seat = recorder.position.to_move
        if seat is None:
            return recorder
        turn = bots[seat].choose(recorder.position, rng)
        recorder.play(turn)
        if watch is not None and recorder.verdict is not None:
            watch(recorder.position, turn, recorder.verdict)
    raise RuntimeError(f"the game did not end in {MAX_TURNS} turns; last: {format_turn(turn)}")
