"""The players of an arena: bots by name, optionally with a budget in visits (NAME@N)."""

from __future__ import annotations

from dataclasses import is_dataclass, replace

from shuto.bots.basic import Bot
from shuto.bots.registry import UnknownBotError, make_bot


def make_player(name: str) -> Bot:
    """Make a bot by name; NAME@N gives it N visits per turn and no time limit. Raises UnknownBotError.

    With a time limit, a bot may play different turns on another machine or on a busy one.
    """
    plain, at, count = name.partition("@")
    try:
        bot = make_bot(plain)
    except UnknownBotError:
        raise
    except Exception as error:  # from a third-party package
        raise UnknownBotError(f"{plain} cannot be loaded: {type(error).__name__}: {error}") from error
    if not at:
        return bot
    if not is_dataclass(bot) or not hasattr(bot, "budget"):
        raise UnknownBotError(f"{plain} does not look ahead, so it has no number of visits: {name[:30]!r}")
    if not count.isdecimal() or not 0 < int(count) < 10**9:
        raise UnknownBotError(f"{name[:30]!r}: give a number of visits, such as {plain}@400")
    from shuto.bots.search import Budget

    found: Bot = replace(bot, budget=Budget(int(count)))
    return found
