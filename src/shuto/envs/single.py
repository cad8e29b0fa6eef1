"""The environments of Gymnasium: one agent against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode

from shuto.bots import Bot
from shuto.envs.opponents import opponents_of
from shuto.envs.rendering import MODES, checked_mode
from shuto.envs.session import LONGEST, Session
from shuto.envs.settings import ActionsName, Options, SettingsError, settings_of
from shuto.envs.shared import Playing
from shuto.rules.kernels.layout import Floats


class HighwayEnv(Playing, gymnasium.Env[Any, Any]):
    """Shuto for Gymnasium: the agent has one seat, bots have the others."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": list(MODES), "render_fps": 2, "autoreset_mode": AutoresetMode.NEXT_STEP,
    }  # fmt: skip

    def __init__(
        self,
        actions: ActionsName = "candidates",
        *,
        opponents: str | Bot | Sequence[str | Bot] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
        **options: Unpack[Options],
    ) -> None:
        """`opponents`: a bot, or one for each other seat. `seat`: the agent's; None: another one in every game."""
        self.session = Session(actions, settings_of(options))
        self.observation_space = self.session.observation_space
        self.action_space = self.session.action_space
        self.render_mode = checked_mode(render_mode)
        players = self.session.settings.players
        if seat is not None and not 0 <= seat < players:
            raise SettingsError(f"seat: from 0 to {players - 1}, not {seat}")
        self._wanted = seat
        self.seat = seat or 0
        """The seat of the agent."""
        self._opponents = opponents_of(opponents, players - 1)
        self._began = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; bots that come first have played when it returns."""
        super().reset(seed=seed, options=options)
        game = int(self.np_random.integers(2**62))
        self.session.reset(game)
        self._chance = np.random.default_rng((game, 4))
        if self._wanted is None:
            self.seat = int(self._chance.integers(self.session.settings.players))
        self._began = True
        self._over = False
        self._answer()
        return self.session.observe(self.seat), self._info(())

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Let the agent act, then the bots, until the agent is to move again."""
        if not self._began:
            raise ResetNeeded("reset() needs to be called before step.")
        if self._over:
            raise ResetNeeded("the game is over: reset() needs to be called before the next step.")
        if not self.session.accepts(action):
            raise InvalidAction(
                f"action is not in action space {self.action_space}: {' '.join(str(action).split())[:60]}"
            )
        session = self.session
        deed = session.act(action)
        reward = self._share(deed.rewards) + self._answer()
        over, cut = session.over, session.acts >= LONGEST and not session.over
        if cut:
            reward += self._share(session.truncated_rewards(None))
        self._over = over or cut
        if self.render_mode == "human":
            self.render()
        return session.observe(self.seat), reward, over, cut, self._info(deed.faults)

    def _answer(self) -> float:
        """Let the bots play until the agent is to move; returns what the agent gets for it."""
        session, reward = self.session, 0.0
        while not session.over and session.seat != self.seat and session.acts < LONGEST:
            number = (session.seat - self.seat) % session.settings.players - 1
            turn = self._opponents[number].choose(session.episode.position, self._chance)
            reward += self._share(session.play_for(turn))
        return reward

    def _share(self, rewards: Floats | None) -> float:
        """The agent's part of the rewards of all seats."""
        return 0.0 if rewards is None else float(rewards[self.seat])

    def _info(self, faults: tuple[str, ...]) -> dict[str, Any]:
        extra = self.session.extras(self.seat) if self.session.settings.mask == "info" else {}
        return {"faults": faults, **extra}

    def action_masks(self) -> Any:
        """Which actions are legal now; the name that MaskablePPO looks for."""
        mask = self.session.extras(self.seat).get("action_mask")
        return None if mask is None else mask.astype(bool)
