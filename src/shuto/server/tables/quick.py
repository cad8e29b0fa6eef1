"""Quick match: sit down at the oldest open table that fits, or make one and wait there.

It consists of nothing but tables and events about seats, so there is nothing to lose: asking again finds the table at
which the player waits, also if the game has begun meanwhile. One request is served at a time, by one process. So two
players who ask at once meet at one table.
"""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime, timedelta

import msgspec

from shuto.match.settings import MatchSettings
from shuto.server.people.identity import person
from shuto.server.people.rating import pool_of
from shuto.server.storage.people import Player
from shuto.server.tables.errands import errand
from shuto.server.tables.listing import clock_key
from shuto.server.tables.lobby import Lobby
from shuto.server.times import moment

STALE = timedelta(minutes=10)
"""A table at which nobody has waited for this long is not offered."""
_QUICK = 8651
"""The key of the lock that one process at a time holds while it serves a request."""


def offered_since() -> str:
    """A table is offered only if somebody has waited there at this time or later."""
    return moment(datetime.now(UTC) - STALE)


class QuickMatch:
    """Leads players to each other."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._lock = asyncio.Lock()

    async def find(self, player: Player, settings: MatchSettings) -> str:
        """The table at which a player now sits: one with these settings. Raises StorageError and what `create` does."""
        async with self._lock, self._lobby.leases.one_at_a_time(_QUICK):
            found = await self._seated(player, settings) or await self._fitting(player, settings)
            if found is None:
                seeded = msgspec.structs.replace(settings, seed=secrets.randbelow(2**31))
                table, _ = await self._lobby.create(seeded, host=person(player))
                return table.id
            return found

    async def _seated(self, player: Player, settings: MatchSettings) -> str | None:
        """The table at which a player waits already, or where their game has just begun and they have not played yet.

        They leave the other tables at which they wait alone: nobody waits at two.
        """
        chosen: str | None = None
        for listing in await self._lobby.storage.listings.seated(player.id):
            fits = (listing.pool, listing.clock, listing.rated) == (
                pool_of(settings), clock_key(settings), settings.rated,
            )  # fmt: skip
            if listing.state == "live" and not fits:
                continue  # it need not be loaded
            found = await errand(self._lobby, "look", listing.match, player.id)
            if fits and chosen is None and found in ("alone", "waiting", "just-begun"):
                chosen = listing.match
            elif found == "alone":
                await errand(self._lobby, "leave", listing.match, player.id)
        return chosen

    async def _fitting(self, player: Player, settings: MatchSettings) -> str | None:
        """Sit down at the oldest table that fits; None if there is none."""
        fitting = self._lobby.storage.listings.fitting
        for match in await fitting(pool_of(settings), clock_key(settings), settings.rated, offered_since()):
            found = await errand(self._lobby, "sit", match, player.id)
            if found == "done":
                return match
            if found == "missing":
                await self._lobby.storage.listings.drop(match)
        return None
