"""Quick match: sit down at the oldest open table that fits, or make one and wait there.

It consists of nothing but tables and events about seats, so there is nothing to lose: asking again finds the table at
which the player waits, also if the game has begun meanwhile. One request is served at a time. So two players who ask at
once meet at one table.
"""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime, timedelta

import msgspec

from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.match.settings import MatchSettings
from shuto.server.people.identity import person
from shuto.server.people.rating import pool_of
from shuto.server.storage.people import Player
from shuto.server.tables.listing import clock_key, moment
from shuto.server.tables.live import LiveTable
from shuto.server.tables.lobby import Lobby
from shuto.server.tables.seats import leave_all, sit_down
from shuto.server.times import now_ms

STALE = timedelta(minutes=10)
"""A table at which nobody waited for so long is not offered."""
JUST_BEGUN = 120_000
"""ms from the last event of a game in which a player who asks again is led to it, if they have not played yet."""


def offered_since() -> str:
    """Somebody must have waited at a table at this time or later, so that it is offered."""
    return moment(datetime.now(UTC) - STALE)


def _just_begun(match: Match, player: str) -> bool:
    """Whether a player may not know yet that this game has begun: their last request was perhaps not answered."""
    played = match.seating.held_by(player) & set(match.history.seats)
    return match.position.outcome is None and not played and now_ms() - match.at < JUST_BEGUN


class QuickMatch:
    """Leads players to each other."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._lock = asyncio.Lock()

    async def find(self, player: Player, settings: MatchSettings) -> str:
        """The table at which a player now sits: one with these settings. Raises StorageError and what `create` does."""
        async with self._lock:
            found = await self._seated(player, settings) or await self._fitting(player, settings)
            if found is None:
                seeded = msgspec.structs.replace(settings, seed=secrets.randbelow(2**31))
                found, _ = await self._lobby.create(seeded, host=person(player))
            return found.id

    async def _seated(self, player: Player, settings: MatchSettings) -> LiveTable | None:
        """The table that a player has: where they wait, or where a game has just begun in which they have not played.

        They leave others at which they wait alone: nobody waits at two.
        """
        chosen: LiveTable | None = None
        for listing in await self._lobby.storage.listings.seated(player.id):
            fits = (listing.pool, listing.clock, listing.rated) == (
                pool_of(settings), clock_key(settings), settings.rated,
            )  # fmt: skip
            if listing.state == "live" and not fits:
                continue  # it need not be loaded
            table = await self._lobby.find(listing.match)
            if table is None or not table.match.seating.held_by(player.id):
                continue
            seating = table.match.seating
            if fits and chosen is None and (seating.gathering or _just_begun(table.match, player.id)):
                chosen = table
            elif seating.gathering and {one.id for one in seating.holders if one is not None} == {player.id}:
                await leave_all(table, player.id)
        return chosen

    async def _fitting(self, player: Player, settings: MatchSettings) -> LiveTable | None:
        """Sit down at the oldest table that fits; None if there is none."""
        fitting = self._lobby.storage.listings.fitting
        for match in await fitting(pool_of(settings), clock_key(settings), settings.rated, offered_since()):
            table = await self._lobby.find(match)
            if table is None:
                await self._lobby.storage.listings.drop(match)
                continue
            try:
                await sit_down(table, player)
                return table
            except Refusal:  # it has started, or was never told to the lobby: try the next one
                await table.listing.note()
        return None
