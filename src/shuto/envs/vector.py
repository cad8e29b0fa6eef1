"""Many games at once, in compiled code: arrays of actions in, arrays of observations, masks and rewards out."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple, TypedDict, Unpack

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete

from shuto.bots.city import place_at_random
from shuto.bots.evaluate import judgement_for
from shuto.bots.kernels.lookahead import make_trial, new_shortlist
from shuto.bots.kernels.turns import State
from shuto.bots.sight import MAX_CHOICES, Sight
from shuto.envs.actions.candidates import Candidates
from shuto.envs.kernels.many import CUT_SHORT, ENDED, LOOK, Gaze, Tools, new_batch, stacked, step_games
from shuto.envs.kernels.ready import ensure_envs_ready
from shuto.envs.observations.flat import Flat
from shuto.envs.registration import VERSION
from shuto.envs.session import LONGEST
from shuto.envs.settings import Settings, SettingsError
from shuto.rules.kernels.course import Course
from shuto.rules.kernels.layout import Table
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.setup import start

MOST_GAMES = 1_000_000
STARTS = 16
"""How many set-ups the games begin with, if components are placed before the first turn."""


class VectorOptions(TypedDict, total=False):
    """The options of the vectorised environment. `Settings` says what each means."""

    edition: str
    players: int
    missions: bool
    house_rules: dict[str, Any] | None
    candidates: int
    directions: int
    aims: int


COARSE: VectorOptions = {"candidates": 32, "directions": 4, "aims": 1}
"""A coarse offer, for more steps a second: half as many directions, and only the middle of each road to aim at."""


class VectorStep(NamedTuple):
    """The result of a step, by game."""

    observation: dict[str, npt.NDArray[Any]]
    """The observation of the next player. The arrays belong to the environment: the next step overwrites them."""
    rewards: npt.NDArray[np.float32]
    """By game and seat, as the reward `win`: 0 until a game ends."""
    terminations: npt.NDArray[np.bool_]
    """Which games ended. A new one has begun: the observation is its first."""
    truncations: npt.NDArray[np.bool_]
    """Which games were cut short. A new one has begun."""


class HighwayVector:
    """Many games with the action space `candidates`, whose players act in turn.

    Each game waits for the action of the player in `observation["seat"]`. All arrays have a row for each game.

    >>> import numpy as np
    >>> import shuto.envs
    >>> env = shuto.envs.HighwayVector(100)
    >>> seen = env.reset(seed=7)
    >>> step = env.step(seen["action_mask"].argmax(axis=1))
    >>> step.observation["candidates"].shape, step.rewards.shape
    ((100, 64, 17), (100, 2))
    """

    metadata: ClassVar[dict[str, Any]] = {"name": f"shuto_vector_v{VERSION}", "autoreset_mode": "SameStep"}

    def __init__(self, games: int, *, threads: int | None = 1, **options: Unpack[VectorOptions]) -> None:
        """`threads`: how many cores are used; None: all. The same seed gives the same games with any number."""
        if not 1 <= games <= MOST_GAMES:
            raise SettingsError(f"games: from 1 to {MOST_GAMES}, not {games}")
        known = VectorOptions.__optional_keys__
        for name in options:
            if name not in known:
                raise SettingsError(f"no option {name!r}; there are {', '.join(sorted(known))}")
        self.settings = settings = Settings(**options, setup="random")
        self.games, self.seats, game = games, settings.players, settings.game
        ensure_envs_ready()
        flat, candidates = Flat(game), Candidates(game, settings.candidates, settings.directions, settings.aims)
        mind = judgement_for(game)
        self._gaze = Gaze(candidates.eye, flat.shares, mind.net, LONGEST)
        self._batch = new_batch(games, settings.candidates, len(flat.names), self.seats)
        self.single_action_space = Discrete(settings.candidates)
        self.single_observation_space = Dict(
            {
                "observation": flat.space,
                "action_mask": Box(0, 1, self._batch.mask.shape[1:], np.int8),
                "candidates": Box(-16.0, 16.0, self._batch.features.shape[1:], np.float32),
                "seat": Discrete(self.seats),
            }
        )
        self._first = first = Sight.of(start(game))
        self._origins: list[Position] = []
        self._rng = np.random.default_rng()
        self._orders = np.zeros((games, 2), np.int64)
        self._began = np.zeros(games, np.int64)
        count = min(threads or os.cpu_count() or 1, games)
        if count < 1:
            raise SettingsError(f"threads: 1 or more, not {threads}")
        ends = np.linspace(0, games, count + 1).astype(int).tolist()
        self._spans = list(pairwise(ends))
        self._tools = [
            Tools(make_trial(first.state).scratch, new_shortlist(MAX_CHOICES), np.zeros(self.seats))
            for _ in self._spans
        ]
        self._pool = ThreadPoolExecutor(count) if count > 1 else None

    def reset(self, seed: int | None = None) -> dict[str, npt.NDArray[Any]]:
        """Begin all games anew; returns what the players to move see."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._origins = self._set_up()
        self._starts = stacked([State(one.table, one.course) for one in self._origins])
        begins = self._rng.integers(len(self._origins), size=self.games)
        self._states = _picked(self._starts, begins)
        self._began = begins
        self._batch.steps[:] = 0
        self._orders[:, 0] = LOOK
        self._run()
        return self._seen()

    def step(self, actions: npt.ArrayLike) -> VectorStep:
        """Play an action in every game. Raises ValueError if one is illegal; nothing has changed then."""
        chosen = np.asarray(actions)
        if not self._origins:
            raise ValueError("call reset before step")
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions: {self.games} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        batch = self._batch
        inside = (chosen >= 0) & (chosen < batch.mask.shape[1])
        legal = inside & (batch.mask[np.arange(self.games), np.where(inside, chosen, 0)] == 1)
        if not legal.all():
            game = int(np.flatnonzero(~legal)[0])
            raise ValueError(f"action {chosen[game]} of game {game} is masked, and {np.sum(~legal) - 1} others")
        self._orders[:, 0] = chosen
        self._orders[:, 1] = self._rng.integers(len(self._origins), size=self.games)
        self._run()
        anew = batch.ends != 0
        self._began[anew] = self._orders[anew, 1]
        return VectorStep(self._seen(), batch.rewards, batch.ends == ENDED, batch.ends == CUT_SHORT)

    def position(self, game: int) -> Position:
        """The position of one game now, as a value."""
        state = _picked(self._states, game)
        first = self._first
        return Sight(state, first.book, first.trial, self._origins[int(self._began[game])]).position()

    def choices(self, game: int) -> npt.NDArray[np.float64]:
        """The choices behind the actions of a game: `shuto.envs.turn_from` makes a turn of each row whose mask is 1."""
        found: npt.NDArray[np.float64] = self._batch.choices[game].copy()
        return found

    def _seen(self) -> dict[str, npt.NDArray[Any]]:
        batch = self._batch
        return {
            "observation": batch.seen, "action_mask": batch.mask, "candidates": batch.features, "seat": batch.seats,
        }  # fmt: skip

    def _run(self) -> None:
        jobs = list(zip(self._tools, self._spans, strict=True))
        if self._pool is None:
            self._run_span(jobs[0])
        else:
            list(self._pool.map(self._run_span, jobs))

    def _run_span(self, job: tuple[Tools, tuple[int, int]]) -> None:
        tools, span = job
        step_games(self._states, self._starts, self._first.book, self._gaze, tools, self._batch, self._orders, span)

    def _set_up(self) -> list[Position]:
        """The positions in which games begin: one, or several if components are placed at random."""
        first = start(self.settings.game)
        if first.phase != "setup":
            return [first]
        found = []
        for _ in range(STARTS):
            position = first
            while position.phase == "setup":
                position = play(position, place_at_random(position, self._rng))
            found.append(position)
        return found


def _picked(states: State, which: npt.NDArray[np.int64] | int) -> State:
    """Copies of some of many games, or of one."""
    table = Table._make(array[which].copy() for array in states.table)
    return State(table, Course._make(array[which].copy() for array in states.course))
