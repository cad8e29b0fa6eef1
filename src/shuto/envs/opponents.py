"""Bots as opponents in an environment: the same turn for the same seed on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from shuto.bots import Bot, Budget
from shuto.bots.arena.players import make_player


def steady_bot(bot: str | Bot) -> Bot:
    """A bot that plays the same turn for the same seed on every machine: only its visits are limited, not its time.

    NAME@N has N visits per turn. A bot that is not given by its name is taken as it is.
    """
    if not isinstance(bot, str):
        return bot
    made: Any = make_player(bot)
    budget = getattr(made, "budget", None)
    steady: Bot = made if budget is None else replace(made, budget=Budget(budget.visits))
    return steady


def opponents_of(bots: str | Bot | Sequence[str | Bot], count: int) -> list[Bot]:
    """`count` opponents, from one bot for all seats or from one for each."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        return [steady_bot(bots)] * count
    if len(bots) != count:
        raise ValueError(f"opponents: {count} are needed, not {len(bots)}")
    return [steady_bot(one) for one in bots]
