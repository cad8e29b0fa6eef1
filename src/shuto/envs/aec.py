"""The environments of PettingZoo in which agents act one after the other (AEC)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Unpack

from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from shuto.envs.registration import metadata
from shuto.envs.rendering import checked_mode
from shuto.envs.session import LONGEST, Session
from shuto.envs.settings import ActionsName, Options, settings_of
from shuto.envs.shared import ManyAgents


class HighwayAEC(ManyAgents, AECEnv[str, Any, Any]):
    """Shuto for PettingZoo: the agents `player_0`, `player_1`, … are the seats, in their order at the table.

    All agents are there until the game is over, even those out of the game. What is refused is refused with the errors
    and warnings of PettingZoo's wrappers. It has none of them, because they take longer than the game.
    """

    def __init__(
        self,
        actions: ActionsName = "candidates",
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Unpack[Options],
    ) -> None:
        """`max_cycles`: the number of actions of each agent after which the game is truncated."""
        super().__init__()
        self.session = Session(actions, settings_of(options), eager=True)
        self.metadata = metadata(actions)
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.session.settings.players)]
        self._longest = LONGEST if max_cycles is None else max_cycles * len(self.possible_agents)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._changes = 0
        """How often the game was reset or stepped."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self._changes += 1
        self.session.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"faults": ()} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Any:
        """The observation of an agent from its own seat, with its action mask."""
        if not self._changes:
            EnvLogger.error_observe_before_reset()
        return self.session.observe(self._seats[agent])

    def step(self, action: Any) -> None:
        """Let the selected agent act."""
        if not self._changes:
            EnvLogger.error_step_before_reset()
        self._changes += 1
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent, session = self.agent_selection, self.session
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert session.accepts(action), "action is not in action space"
        deed = session.act(action)
        rewards = deed.rewards
        if session.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif session.acts >= self._longest:
            rewards = session.truncated_rewards(rewards)
            self.truncations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"faults": deed.faults}
        self._cumulative_rewards[agent] = 0.0
        if rewards is None:
            self.rewards = dict.fromkeys(self.agents, 0.0)
        else:
            self.rewards = dict(zip(self.agents, rewards.tolist(), strict=True))
            self._accumulate_rewards()
        self._next()
        if self.render_mode == "human":
            self.render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Each agent that is to move, until the game is over. Between two of them, the environment must be stepped."""
        if not self._changes:
            EnvLogger.error_agent_iter_before_reset()
        for _ in range(max_iter):
            if not self.agents:
                return
            before = self._changes
            yield self.agent_selection
            assert self._changes != before, "need to call step() or reset() in a loop over `agent_iter`"

    def _next(self) -> None:
        """Select the agent to move."""
        session = self.session
        self.agent_selection = self.agents[session.seat]
        if session.settings.mask == "info":
            info = self.infos[self.agent_selection]
            self.infos[self.agent_selection] = {"faults": info["faults"], **session.extras(session.seat)}

    def render(self) -> Any:
        """The table as the render mode says; None without one."""
        if not self._changes:
            EnvLogger.error_render_before_reset()
        return super().render()


def aec_env(
    actions: ActionsName = "candidates",
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Unpack[Options],
) -> HighwayAEC:
    """An environment of PettingZoo. `actions`: candidates, lattice or continuous; `options`: see `Settings`.

    An action outside the action space, and a call before the first reset, raise an AssertionError and change nothing.
    """
    return HighwayAEC(actions, render_mode=render_mode, max_cycles=max_cycles, **options)
