"""What is to be played: pairings of bots, each with common seeds and every seat taken in turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Literal

import msgspec

from shuto.rules.records.record import Setting

Shape = Literal["match", "round-robin", "ladder"]


class GameSpec(msgspec.Struct, frozen=True):
    """One game: who sits where, and the seed of its opening and dice. The id names it for ever."""

    id: str
    edition: str
    bots: tuple[str, ...]
    """By seat."""
    seed: int
    house_rules: dict[str, Setting] = {}


class Plan(msgspec.Struct, frozen=True):
    """One frame of an arena: a box, a number of players, house rules. `pairs` seeds are played for each pairing, each
    once with every seating."""

    bots: tuple[str, ...]
    edition: str = "two-player-2024"
    players: int = 2
    shape: Shape = "match"
    pairs: int = 50
    seed: int = 0
    house_rules: dict[str, Setting] = {}

    def pairings(self) -> list[tuple[str, str]]:
        """Who meets whom: the first against the others, all against all, or each against the next."""
        if self.shape == "round-robin":
            return list(combinations(self.bots, 2))
        if self.shape == "ladder":
            return list(zip(self.bots[1:], self.bots, strict=False))
        return [(self.bots[0], other) for other in self.bots[1:]]

    def games(self) -> Iterator[GameSpec]:
        """All games, pair by pair: whoever stops in between has as many of every pairing."""
        for number in range(self.pairs):
            yield from self.round(number)

    def round(self, number: int) -> Iterator[GameSpec]:
        """The games of one seed, the so many-th: every pairing, every seating."""
        # games under house rules are other games: a ledger may hold both
        rules = "".join(f"+{name}={_plain(value)}" for name, value in sorted(self.house_rules.items()))
        for one, other in self.pairings():
            for seat in range(self.players):
                bots = tuple(one if place == seat else other for place in range(self.players))
                name = f"{self.edition}{rules}/{self.players}/{one}-{other}/{self.seed + number}/{seat}"
                yield GameSpec(name, self.edition, bots, self.seed + number, self.house_rules)


def _plain(value: Setting) -> str:
    return msgspec.json.encode(value).decode().strip('"')
