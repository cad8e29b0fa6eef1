"""Agents that learned to choose among candidates. They play with numpy alone, as bots of any other package do.

PYTHONPATH=training/agents shuto arena ppo greedy
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
import numpy as np
import numpy.typing as npt

from shuto.bots.city import place_well
from shuto.bots.evaluate import Judgement, judgement_for
from shuto.bots.levels import MASTER, search_turn
from shuto.bots.search import Budget
from shuto.envs.actions.candidates import Candidates
from shuto.envs.actions.offer import Illegal
from shuto.envs.episode import Episode, turn_from
from shuto.envs.kernels.offer import AS_NO_BUILD, AS_STOP
from shuto.envs.observations.flat import Flat
from shuto.rules.game import Game, frame_of
from shuto.rules.position import Position
from shuto.rules.turn import Turn

FOLDER = Path(__file__).resolve().parent
Numbers = npt.NDArray[np.float32]


class Scorer(NamedTuple):
    """A net that scores candidates. Each is seen beside the position, and beside what the others are like."""

    candidate: Numbers
    position: Numbers
    bias: Numbers
    again: Numbers
    crowd: Numbers
    second_bias: Numbers
    out: Numbers

    def scores(self, seen: Numbers, candidates: Numbers) -> Numbers:
        """The score of each candidate, one row each. The best turn has the highest."""
        first = np.maximum(candidates @ self.candidate.T + (self.position @ seen + self.bias), 0.0)
        crowd = np.concatenate([first.mean(axis=0), first.max(axis=0)])
        second = np.maximum(first @ self.again.T + (self.crowd @ crowd + self.second_bias), 0.0)
        found: Numbers = second @ self.out
        return found

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read a net that `training.net.export` wrote."""
        with np.load(path) as arrays:
            return cls(*(arrays[name] for name in cls._fields))


class View:
    """The observations of an agent in one game, as in the environment `candidates`."""

    def __init__(self, game: Game) -> None:
        self._flat, self._candidates = Flat(game), Candidates(game)

    def of(self, position: Position) -> tuple[Numbers, Numbers, list[Turn]]:
        """The flat observation, and the candidates: their numbers and their turns.

        As in the vectorised environment, turns without a build are left out if anything can be built.
        """
        episode = Episode(position)
        offer: Any = self._candidates.offer(episode, np.random.default_rng(0))
        numbers = np.flatnonzero(offer.mask)
        idle = offer.features[numbers, AS_NO_BUILD] + offer.features[numbers, AS_STOP] > 0
        kept = numbers[~idle] if not idle.all() else numbers[:1]
        moves = [offer.move(number) for number in kept]
        turns = [turn_from(move) for move in moves if not isinstance(move, Illegal)]
        return self._flat.of(episode.sight, episode.to_move), offer.features[kept], turns


_views: dict[bytes, View] = {}


def view_of(game: Game) -> View:
    """The view of a game. Making it takes longer than looking, so it is kept for all games of the kind."""
    frame = {name: part for name, part in frame_of(game).items() if name != "players"}
    kind = msgspec.json.encode((frame, game.seats), order="sorted")
    if kind not in _views:
        _views[kind] = View(game)
    return _views[kind]


@dataclass
class LearnedBot:
    """Plays the candidate with the highest score."""

    name: str
    scorer: Scorer

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return a legal turn for the player to move."""
        if position.phase == "setup":
            return place_well(position, rng)
        seen, candidates, turns = view_of(position.game).of(position)
        return turns[int(np.argmax(self.scorer.scores(seen, candidates)))]


class FirstBot:
    """Plays the first candidate: what an agent is that has learned nothing but the order in which they come."""

    name = "first"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return a legal turn for the player to move."""
        if position.phase == "setup":
            return place_well(position, rng)
        return view_of(position.game).of(position)[2][0]


@cache
def _student_net() -> npt.NDArray[np.float64]:
    with np.load(FOLDER / "student.npz") as arrays:
        found: npt.NDArray[np.float64] = arrays["net"]
        return found


@dataclass(frozen=True)
class StudentBot:
    """Searches as master does, with the net that expert iteration made (`training.iterate`). Two players."""

    budget: Budget = MASTER
    name = "student"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return a legal turn for the player to move."""
        if position.phase == "setup":
            return place_well(position, rng)
        return search_turn(position, Judgement(judgement_for(position.game).taste, _student_net()), self.budget)


def learned(name: str) -> LearnedBot:
    """The agent whose net is in this folder under that name."""
    return LearnedBot(name, Scorer.load(FOLDER / f"{name}.npz"))


cloned, ppo = partial(learned, "cloned"), partial(learned, "ppo")
