"""Bots by name: ours, and those that other packages bring along under the entry point group `shuto.bots`."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from shuto.bots.basic import Bot
from shuto.bots.profiles import OURS

GROUP = "shuto.bots"


class UnknownBotError(ValueError):
    """A name that no bot has."""


@cache
def _others() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in OURS}


def bot_names() -> tuple[str, ...]:
    """Every name that make_bot knows."""
    return (*OURS, *_others())


def make_bot(name: str, *, patience: float = 1.0) -> Bot:
    """A new bot of that name; raises UnknownBotError in one clear line.

    patience: a factor on the time for which our bots look ahead.
    """
    if name in OURS:  # loaded when asked for: those that look ahead bring the compiler along
        known = OURS[name]
        module, kind = known.source.split(":")
        bot: Any = getattr(import_module(module), kind)()
        ours: Bot = replace(bot, budget=bot.budget.times(patience)) if known.patient and patience != 1.0 else bot
        return ours
    if name in _others():
        made: Bot = _others()[name].load()()
        return made
    raise UnknownBotError(f"no bot {name[:30]!r}; there are {', '.join(bot_names())}")
