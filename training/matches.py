"""How well an agent plays: matches against a bot, by the rules of the arena (common openings, every seat)."""

from __future__ import annotations

from typing import NamedTuple

from shuto.bots import Bot
from shuto.bots.arena.game import GameResult, play_spec
from shuto.bots.arena.plan import Plan
from shuto.bots.arena.rating import wilson
from shuto.envs import steady_bot


class Share(NamedTuple):
    """The share of first places, with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.0%} to {self.high:.0%}) of {self.games} games"


def share_of(results: list[GameResult], agent: str) -> Share:
    """The share of first places of an agent, with Wilson's interval."""
    share = sum(result.share(agent) for result in results) / len(results)
    return Share(share, *wilson(share, len(results)), len(results))


def against(agent: Bot, opponent: str, pairs: int, seed: int) -> Share:
    """Let an agent play a bot: two games for each seed, with seats swapped."""
    plan = Plan(("agent", opponent), pairs=pairs, seed=seed)
    other = steady_bot(opponent)
    found = []
    for spec in plan.games():
        found.append(play_spec(spec, [agent if name == "agent" else other for name in spec.bots]))
    return share_of(found, "agent")
