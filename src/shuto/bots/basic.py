"""Plain bots: one plays any legal turn, one takes the most cars, one the most cars for the fewest columns."""

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
from shuto.rules.referee.survey import JUNCTION, OFF_RAMP, Survey, find_legal, sample_turns, surveys
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Build, Pass, SetAside, Turn

MOST_TURNS = 1000


class Bot(Protocol):
    """Whoever can choose a turn. The generator is handed in: a bot has no luck of its own."""

    name: str

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """A legal turn for the player to move."""
        ...


class RandomBot:
    """Plays any legal turn the survey finds."""

    name = "random"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """A random legal turn."""
        if position.phase == "setup":
            return place_at_random(position, rng)
        turns = sample_turns(position, rng)
        return turns[0] if turns else find_legal(position) or without_build(position)


class GreedyBot:
    """Takes the placement that earns most cars, but keeps a way to go on; among equals any, whatever it costs."""

    name = "greedy"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """The greediest legal turn."""
        if position.phase == "setup":
            return place_at_random(position, rng)
        return _choose_by(position, rng, lambda cars, _height, kind: cars - 0.1 * (kind == JUNCTION))


class ThriftyBot:
    """As greedy, but every element of a column has its price. Plays for a bot that is not ready or has failed, too."""

    name = "thrifty"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """The legal turn that earns most for what it costs."""
        if position.phase == "setup":
            return place_well(position, rng)
        # a car is worth about two columns; a junction's height is dear, its branch is worth one
        return _choose_by(
            position, rng, lambda cars, height, kind: 2.0 * cars - 0.4 * height + 0.8 * (kind == JUNCTION)
        )


def _choose_by(position: Position, rng: np.random.Generator, worth: Callable[[int, int, int], float]) -> Turn:
    """The placement worth most, by its cars, height and kind; under mission rules points come first."""
    best: tuple[tuple[float, ...], Build] | None = None
    for found in surveys(position, angles=72):
        for key, turn in _best_of_each(position, found, rng, worth):
            if best is None or key > best[0]:
                best = (key, turn)
    return best[1] if best else find_legal(position) or without_build(position)


def _best_of_each(
    position: Position, found: Survey, rng: np.random.Generator, worth: Callable[[int, int, int], float]
) -> list[tuple[tuple[float, ...], Build]]:
    """The best placement of each option, with what speaks for it."""
    result: list[tuple[tuple[float, ...], Build]] = []
    left = position.supply(found.seat).cars
    open_ends = len(position.base_points(found.seat))
    for option, (height, kind) in enumerate(zip(found.heights, found.kinds, strict=True)):
        legal = found.legal[:, :, option]
        if not legal.any():
            continue
        cars = np.where(legal, found.cars[:, :, option], -1)
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


def without_build(position: Position) -> Turn:
    """What is left when nothing can be built: set a road aside under mission rules, else pass."""
    return SetAside() if position.game.switches.missions else Pass()


def play_game(
    position: Position,
    bots: Sequence[Bot],
    rng: np.random.Generator,
    watch: Callable[[Position, Turn, Verdict], None] | None = None,
) -> Recorder:
    """Let bots play a game to its end, one a seat; `watch` sees every turn with the position after it."""
    recorder = Recorder(position)
    for _ in range(MOST_TURNS):
        seat = recorder.position.to_move
        if seat is None:
            return recorder
        turn = bots[seat].choose(recorder.position, rng)
        recorder.play(turn)
        if watch is not None and recorder.verdict is not None:
            watch(recorder.position, turn, recorder.verdict)
    raise RuntimeError(f"the game did not end in {MOST_TURNS} turns; last: {format_turn(turn)}")
