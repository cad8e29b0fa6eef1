"""The methods that the environments of all frameworks share."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Space

from shuto.envs.rendering import render
from shuto.envs.session import Session
from shuto.rules.position import Position
from shuto.rules.records.record import Record


class Playing:
    """An environment that plays one session: its game as Shuto's own values, and its picture."""

    session: Session
    render_mode: str | None

    @property
    def position(self) -> Position:
        """The position now."""
        return self.session.episode.position

    @property
    def record(self) -> Record:
        """The game so far, as a record."""
        return self.session.episode.record

    def render(self) -> Any:
        """The table as the render mode says; None without one."""
        return None if self.render_mode is None else render(self.position, self.render_mode)


class ManyAgents(Playing):
    """An environment of PettingZoo: its agents share their spaces."""

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every agent."""
        return self.session.observation_space

    def action_space(self, agent: str) -> Space[Any]:
        """The same for every agent."""
        return self.session.action_space

    def close(self) -> None:
        """Nothing is open."""
