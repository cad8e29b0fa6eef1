"""What the storage knows of the lobby: listed tables and ratings, and the protocols by which they are stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol

ListingState = Literal["open", "live"]
"""The table waits for people; its game is played."""


class Listing(NamedTuple):
    """A table in the lobby. It is a function of the log, except for `seen`."""

    match: str
    state: ListingState
    pool: str
    """Edition, number of players, mode of the hand; empty with house rules, which quick match does not offer."""
    clock: str
    """The settings of the clock as JSON; empty: no clock."""
    rated: bool
    public: bool
    """Whether it is shown. A private table is listed only if it is rated, so that its end is not forgotten."""


class ShownListing(NamedTuple):
    """A public table as the lobby shows it."""

    listing: Listing
    since: str
    updated_at: str
    headline: str


class ListingStorage(Protocol):
    """Stores listings."""

    async def put(self, listing: Listing, at: str) -> None:
        """Store or change a listing."""
        ...

    async def drop(self, match: str) -> None:
        """Delete a listing, if there is one."""
        ...

    def seen(self, match: str, at: str | None) -> None:
        """Note since when nobody waits at a table; None: somebody is there. Returns before it is on disk."""
        ...

    async def nobody_here(self, at: str) -> None:
        """The server starts: nobody is at any table yet."""
        ...

    async def fitting(self, pool: str, clock: str, rated: bool, since: str) -> list[str]:
        """The open public tables of this kind, oldest first, at which somebody was at this time or later."""
        ...

    async def waiting(self, player: str) -> list[Listing]:
        """The open public tables at which a player sat down."""
        ...

    async def shown(self, state: ListingState, since: str, limit: int) -> list[ShownListing]:
        """Public tables: open ones, oldest first, if somebody was there since then; live ones, latest turn first."""
        ...

    async def due(self) -> list[str]:
        """The rated tables whose game has started. One that is over has not been rated yet."""
        ...


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

    async def history(self, player: str, limit: int) -> list[RatedGame]:
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
