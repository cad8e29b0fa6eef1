"""Who plays in an arena: bots by name, and those that think by the clock with a budget that every machine keeps."""

from __future__ import annotations

from dataclasses import is_dataclass, replace

from shuto.bots.basic import Bot
from shuto.bots.registry import UnknownBotError, make_bot


def make_player(name: str) -> Bot:
    """A bot by its name; NAME@N looks N times a turn, however long that takes. Raises UnknownBotError.

    A bot that thinks for a tenth of a second plays other turns on another machine, or on a busy one.
    """
    plain, at, count = name.partition("@")
    try:
        bot = make_bot(plain)
    except UnknownBotError:
        raise
    except Exception as error:  # somebody else's package
        raise UnknownBotError(f"{plain} cannot be loaded: {type(error).__name__}: {error}") from error
    if not at:
        return bot
    if not is_dataclass(bot) or not hasattr(bot, "budget"):
        raise UnknownBotError(f"{plain} does not look ahead for a number of times: {name[:30]!r}")
    if not count.isdecimal() or not 0 < int(count) < 10**9:
        raise UnknownBotError(f"{name[:30]!r}: a number of looks is needed, such as {plain}@400")
    from shuto.bots.search import Budget

    found: Bot = replace(bot, budget=Budget(int(count)))
    return found
