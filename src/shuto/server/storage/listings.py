"""Listings of tables in the lobby, and the protocol by which they are stored."""

from __future__ import annotations

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

    async def seated(self, player: str) -> list[Listing]:
        """The public tables at which a player sat down and whose games are not over."""
        ...

    async def shown(self, state: ListingState, since: str, limit: int) -> list[ShownListing]:
        """Public tables: open ones, oldest first, if somebody was there since then; live ones, latest turn first."""
        ...

    async def due(self) -> list[str]:
        """The rated tables whose game has started. One that is over has not been rated yet."""
        ...
