"""OpenSpiel's Python game API: a game, its states, its observer."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from shuto.envs.language.describing import describe
from shuto.envs.openspiel.node import LONGEST, Node, Shared
from shuto.envs.settings import Settings

NAME = "shuto_candidates"
_DEFAULTS = {"edition": "two-player-2024", "players": 2, "missions": False, "candidates": 64, "seed": 0}
_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Shuto: Tokyo Highway, candidates",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class HighwayGame(pyspiel.Game):
    """A game of OpenSpiel with the action space `candidates`.

    Its parameters are those of the environments: `edition`, `players`, `missions` and `candidates` (the number of
    actions). `seed` decides which places are offered while components are placed.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_DEFAULTS, **(params or {})}
        seed = int(given.pop("seed"))
        if seed < 0:
            raise ValueError(f"seed: 0 or more, not {seed}")
        settings = Settings(**given)
        self.shared = Shared(settings, seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=settings.candidates,
            max_chance_outcomes=0,
            num_players=settings.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self, state: object = None) -> HighwayState:
        """The state in which a game begins. Other states are reached by actions."""
        if state is not None:
            raise ValueError("a game begins only in its first state; apply actions to reach another one")
        return HighwayState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Any:
        """The observer of states. Everything is public."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class HighwayState(pyspiel.State):
    """A state of OpenSpiel. `position` is what the rest of Shuto works with."""

    def __init__(self, game: HighwayGame) -> None:
        super().__init__(game)
        self.node: Node = game.shared.root

    @property
    def position(self) -> Any:
        """The position that this state stands for."""
        return self.node.position

    def current_player(self) -> int:
        """The seat to move, or TERMINAL."""
        seat = self.node.position.to_move
        return int(pyspiel.PlayerId.TERMINAL) if self.node.over or seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.actions if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.notation(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.over

    def returns(self) -> list[float]:
        """The return of each seat so far."""
        return self.node.returns()

    def __str__(self) -> str:
        return describe(self.node.position, 0)


class Observer:
    """The observation of a player: `flat`, and the position in words."""

    def __init__(self, game: HighwayGame, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"the observation has no parameters, but was given {', '.join(params)}")
        size = len(game.shared.flat.names)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"flat": self.tensor}

    def set_from(self, state: HighwayState, player: int) -> None:
        """Write what a player sees into `tensor`."""
        self.tensor[:] = state.node.seen(player)

    def string_from(self, state: HighwayState, player: int) -> str:
        """The position in words, as a player sees it."""
        return describe(state.node.position, player)


pyspiel.register_game(_TYPE, HighwayGame)
