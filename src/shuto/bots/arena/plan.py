"""The games of an arena: pairings of bots with common seeds, each seed with every seating."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Literal

import msgspec

from shuto.rules.records.record import Setting

Shape = Literal["match", "round-robin", "ladder"]


class GameSpec(msgspec.Struct, frozen=True):
    """One game: the bot of each seat, and the seed of the opening and of the dice. Ledgers rely on the id."""

    id: str
    edition: str
    bots: tuple[str, ...]
    """By seat."""
    seed: int
    house_rules: dict[str, Setting] = {}


class Plan(msgspec.Struct, frozen=True):
    """The games of one edition, number of players and set of house rules.

    Every pairing plays `pairs` seeds, each with every seating.
    """

    bots: tuple[str, ...]
    edition: str = "two-player-2024"
    players: int = 2
    shape: Shape = "match"
    pairs: int = 50
    seed: int = 0
    house_rules: dict[str, Setting] = {}

    def pairings(self) -> list[tuple[str, str]]:
        """Return who meets whom: the first against the others, all against all, or each against the one before."""
        if self.shape == "round-robin":
            return list(combinations(self.bots, 2))
        if self.shape == "ladder":
            return list(zip(self.bots[1:], self.bots, strict=False))
        return [(self.bots[0], other) for other in self.bots[1:]]

    def games(self) -> Iterator[GameSpec]:
        """Yield all games, seed by seed. So an arena that stops early has the same seeds of every pairing."""
        for number in range(self.pairs):
            yield from self.round(number)

    def round(self, number: int) -> Iterator[GameSpec]:
        """Yield the games of seed number `number`, counted from 0: every pairing, every seating."""
        # House rules are part of the id, because one ledger may hold games with and without them.
        rules = "".join(f"+{name}={_plain(value)}" for name, value in sorted(self.house_rules.items()))
        for one, other in self.pairings():
            for seat in range(self.players):
                bots = tuple(one if place == seat else other for place in range(self.players))
                name = f"{self.edition}{rules}/{self.players}/{one}-{other}/{self.seed + number}/{seat}"
                yield GameSpec(name, self.edition, bots, self.seed + number, self.house_rules)


def _plain(value: Setting) -> str:
    return msgspec.json.encode(value).decode().strip('"')
