"""The environments of PettingZoo in which all agents are asked at every step (parallel)."""

from __future__ import annotations

from typing import Any, Unpack

from pettingzoo import ParallelEnv

from shuto.envs.registration import metadata
from shuto.envs.rendering import checked_mode
from shuto.envs.session import LONGEST, Session
from shuto.envs.settings import ActionsName, Options, settings_of
from shuto.envs.shared import ManyAgents

Everything = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class HighwayParallel(ManyAgents, ParallelEnv[str, Any, Any]):
    """Shuto for PettingZoo's parallel API. Only the action of the player to move counts; the others' are ignored."""

    def __init__(
        self,
        actions: ActionsName = "candidates",
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Unpack[Options],
    ) -> None:
        """`max_cycles`: the number of steps after which the game is truncated."""
        self.session = Session(actions, settings_of(options), eager=True)
        self.metadata = metadata(actions)
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.session.settings.players)]
        self.agents: list[str] = []
        self._began = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Begin a new game; returns observations and infos."""
        self.session.reset(seed)
        self._began = True
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos(())

    def step(self, actions: dict[str, Any]) -> Everything:
        """Let the player to move act."""
        assert self._began, "reset() needs to be called before step."
        if not self.agents:
            return {}, {}, {}, {}, {}
        session, agents = self.session, self.agents
        mover = agents[session.seat]
        assert mover in actions, f"no action of {mover}, whose turn it is"
        assert session.accepts(actions[mover]), "action is not in action space"
        deed = session.act(actions[mover])
        rewards, over = deed.rewards, session.over
        cut = not over and session.acts >= (LONGEST if self.max_cycles is None else self.max_cycles)
        if cut:
            rewards = session.truncated_rewards(rewards)
        seen, infos = self._observations(), self._infos(deed.faults)
        told = dict.fromkeys(agents, 0.0) if rewards is None else dict(zip(agents, rewards.tolist(), strict=True))
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, told, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _observations(self) -> dict[str, Any]:
        return {agent: self.session.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self, faults: tuple[str, ...]) -> dict[str, dict[str, Any]]:
        session = self.session
        active = self.possible_agents[session.seat]
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            infos[agent] = {"faults": faults, "active_agent": active}
            if session.settings.mask == "info":
                infos[agent].update(session.extras(seat))
        return infos


def parallel_env(
    actions: ActionsName = "candidates",
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Unpack[Options],
) -> HighwayParallel:
    """A parallel environment of PettingZoo. `actions`: candidates, lattice or continuous; `options`: see `Settings`."""
    return HighwayParallel(actions, render_mode=render_mode, max_cycles=max_cycles, **options)
