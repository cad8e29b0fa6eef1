"""Ratings, and the protocol by which they are stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

ALL = 1 << 31
"""No limit: all there are."""


class StoredRating(NamedTuple):
    """The rating of a player in a pool."""

    pool: str
    mu: float
    sigma: float
    games: int


class RatedGame(NamedTuple):
    """A rated game of a player, and their rating after it."""

    pool: str
    match: str | None
    """None: the table was private, so its id is not told."""
    at: str
    mu: float
    sigma: float
    place: int
    change: float
    """By how much the game changed mu."""


class Leader(NamedTuple):
    """A player on a leaderboard."""

    player: str
    name: str
    car: str
    mu: float
    sigma: float
    games: int


class FinishedGame(NamedTuple):
    """A rated game that is over."""

    match: str
    at: str
    pool: str
    public: bool
    people: str
    """A hash of who played, the same for the same people."""
    results: tuple[tuple[str, int], ...]
    """Player and place. The id of a deleted player is empty."""


class Rates(NamedTuple):
    """How games are rated. A rating is mu, sigma and the number of games."""

    newcomer: tuple[float, float, int]
    """The rating of somebody who has played no game."""
    rate: Callable[[Sequence[tuple[float, float, int]], Sequence[int]], list[tuple[float, float, int]]]
    """The ratings after a game, from those before it and the places."""


class RatingStorage(Protocol):
    """Stores ratings."""

    async def settle(self, game: FinishedGame, rates: Rates, most: int, since: str) -> bool:
        """Rate a game, unless it is rated already. Returns whether it was rated now.

        Games of the same people beyond `most` since a time change no rating.
        """
        ...

    async def of(self, player: str) -> list[StoredRating]:
        """The ratings of a player, the pool with most games first."""
        ...

    async def history(self, player: str, limit: int = ALL) -> list[RatedGame]:
        """The last rated games of a player, oldest first."""
        ...

    async def game(self, match: str) -> dict[str, RatedGame]:
        """The ratings after a game, by player."""
        ...

    async def pools(self, fewest: int) -> list[tuple[str, int]]:
        """The pools with the number of players who have this many games, largest first."""
        ...

    async def leaders(self, pool: str, fewest: int, sigmas: float, limit: int) -> list[Leader]:
        """The best players of a pool by mu − sigmas × sigma, of those with enough games who are not banned."""
        ...
