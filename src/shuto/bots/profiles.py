"""Everything known about each bot: its level, how long it thinks, how it builds by hand, whether the page offers it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class BotProfile:
    """One bot. The defaults fit a bot of another package, of which nothing else is known.

    >>> from shuto.bots import profile
    >>> profile("master").level, profile("master").seconds
    (5, 1.0)
    """

    name: str
    source: str = ""
    """The class, as `module:name`; empty: an entry point of another package names it."""
    level: int | None = None
    """Our levels go from 0 to 6, each stronger than the one before, the last one only in some kinds of games.

    None: the bot is not one of them.
    """
    visits: int | None = None
    """The most visits of its search in a turn; None: there is no limit on them."""
    seconds: float | None = None
    """The most seconds that it looks ahead in a turn; None: there is no limit on them."""
    at_once: bool = False
    """The bot answers at once: it needs no process of its own."""
    weighs_risk: bool = False
    """At a table with hands it rehearses a build before it carries it."""
    tremor: float = 1.0
    """How much its hand trembles, as a factor of a person's. docs/physics.md measures what this leads to."""

    @property
    def patient(self) -> bool:
        """True if it looks ahead for a time, which a server may make longer."""
        return self.seconds is not None

    @property
    def offered(self) -> bool:
        """True if the page offers it when a match is set up."""
        return self.level is not None


OURS: dict[str, BotProfile] = {
    one.name: one
    for one in (
        BotProfile("random", "shuto.bots.basic:RandomBot", 0, at_once=True, tremor=1.2),
        BotProfile("greedy", "shuto.bots.basic:GreedyBot", 1, at_once=True),
        BotProfile("driver", "shuto.bots.driver:Driver", at_once=True, tremor=0.8),
        BotProfile("thrifty", "shuto.bots.basic:ThriftyBot", 2, tremor=0.9),
        BotProfile("careful", "shuto.bots.levels:CarefulBot", 3, weighs_risk=True, tremor=0.7),
        BotProfile("strong", "shuto.bots.levels:StrongBot", 4, 400, 0.1, weighs_risk=True, tremor=0.5),
        BotProfile("adviser", "shuto.bots.advice.adviser:Adviser", None, 400, 0.1),
        BotProfile("master", "shuto.bots.levels:MasterBot", 5, 4000, 1.0, weighs_risk=True, tremor=0.35),
        BotProfile("grandmaster", "shuto.bots.levels:GrandmasterBot", 6, 4000, 1.0, weighs_risk=True, tremor=0.3),
    )
}
"""Our own bots."""

LEVELS = tuple(one.name for one in sorted(OURS.values(), key=lambda one: one.level or 0) if one.level is not None)
"""The names of our levels, 0 to 6."""


def profile(name: str) -> BotProfile:
    """The profile of a bot; for one that is not ours, the defaults. Its package need not be installed."""
    return OURS.get(name) or BotProfile(name)
