"""The listing of a table in the lobby, and the rating of its game: what is noted after every event.

Both follow from the log. If the server is killed before they are noted, the next start catches up (`catch_up`).
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Protocol

import msgspec

from shuto.match.match import Match
from shuto.match.settings import MatchSettings
from shuto.match.showing.summary import headline_view
from shuto.match.views.table import HeadlineView
from shuto.rules.position import Position
from shuto.server.fleet.leases import ElsewhereError
from shuto.server.people.rating import FIRST_MU, FIRST_SIGMA, Rating, pool_of, rate, results_of
from shuto.server.storage.listings import Listing, ListingState
from shuto.server.storage.protocol import Storage, StorageError
from shuto.server.storage.ratings import FinishedGame, Rates
from shuto.server.times import moment
from shuto.typed import from_json

_log = logging.getLogger("shuto.lobby")

MOST_TOGETHER = 5
"""How many games of the same people are rated within a day, so that nobody lifts a friend by losing all day."""
A_DAY = timedelta(days=1)


class ListingTable(Protocol):
    """The part of a live table that its listing needs."""

    @property
    def id(self) -> str:
        """The id of its match."""
        ...

    @property
    def match(self) -> Match:
        """The match."""
        ...

    @property
    def storage(self) -> Storage:
        """Where it is stored."""
        ...


def clock_key(settings: MatchSettings) -> str:
    """The clock of a table as text; empty: none."""
    return "" if settings.clock is None else msgspec.json.encode(settings.clock).decode()


def plain(settings: MatchSettings) -> bool:
    """Whether a table has no house rules, so that nobody who is led there by quick match is surprised."""
    unusual = settings.house_rules or settings.table is not None or settings.car_types is not None
    return not unusual and all(seat.kind != "bot" and seat.tremor is None for seat in settings.seats)


def listing_of(match_id: str, match: Match) -> Listing | None:
    """How a match is listed now; None: not at all."""
    settings = match.settings
    if match.coach is not None or match.halted is not None or (settings.private and not settings.rated):
        return None
    seating = match.seating
    if match.position.outcome is not None or (seating.gathering and not any(seating.holders)):
        return None
    state: ListingState = "open" if seating.gathering else "live"
    pool = pool_of(settings) if plain(settings) else ""
    return Listing(match_id, state, pool, clock_key(settings), settings.rated, not settings.private)


class TableListing:
    """Keeps the listing of one table up to date, and rates its game."""

    def __init__(self, table: ListingTable) -> None:
        self._table = table
        self._noted: Listing | None = None
        self._certain = False
        """Whether the storage has what `_noted` says. After loading nobody knows."""
        self._here: bool | None = None
        self._settled = False

    async def note(self) -> None:
        """Note how the table is listed now, and rate its game if it is over. The log has it all: nothing is lost."""
        settings = self._table.match.settings
        if settings.private and not settings.rated:
            return
        try:
            await self._settle()
            await self._list()
        except StorageError:
            _log.exception("match %s: the lobby does not know yet what happened", self._table.id)

    def attended(self, here: bool) -> None:
        """Somebody waits at the table, or nobody does any more."""
        if self._noted is not None and self._noted.state == "open" and here != self._here:
            self._here = here
            self._table.storage.listings.seen(self._table.id, None if here else moment())

    def now(self) -> Listing | None:
        """How the table is listed now; None: not at all."""
        return listing_of(self._table.id, self._table.match)

    def stored(self, listing: Listing | None) -> None:
        """The table was stored together with this listing."""
        self._noted, self._certain = listing, True

    async def _list(self) -> None:
        now = self.now()
        if self._certain and now == self._noted:
            return
        if now is None:
            await self._table.storage.listings.drop(self._table.id)
        else:
            await self._table.storage.listings.put(now, moment())
        self.stored(now)

    async def _settle(self) -> None:
        results = results_of(self._table.match)
        if results is None or self._settled:
            return
        settings = self._table.match.settings
        people = hashlib.sha256("\n".join(sorted(one.player for one in results)).encode()).hexdigest()
        game = FinishedGame(self._table.id, moment(), pool_of(settings), not settings.private, people, results)
        since = moment(datetime.now(UTC) - A_DAY)
        await self._table.storage.ratings.settle(game, RATES, MOST_TOGETHER, since)
        self._settled = True


async def catch_up(storage: Storage, find: Callable[[str], Awaitable[ListingTable | None]]) -> None:
    """Rate the games that were over when the server was killed. A table that is found notes what is due."""
    for match in await storage.listings.due():
        with suppress(ElsewhereError):  # its process rates it
            if await find(match) is None:
                await storage.listings.drop(match)


def _rate(before: Sequence[tuple[float, float, int]], places: Sequence[int]) -> list[tuple[float, float, int]]:
    return [(mu, sigma, games) for mu, sigma, games in rate([Rating(*one) for one in before], places)]


RATES = Rates((FIRST_MU, FIRST_SIGMA, 0), _rate)


def headline_text(match: Match, position: Position | None = None) -> str:
    """The summary of a match for a list of matches, as JSON; empty for a lesson, which is not listed.

    `position`: the one that the game will be at; None: where it is now.
    """
    return "" if match.coach is not None else msgspec.json.encode(headline_view(match, position)).decode()


def headline_of(text: str) -> HeadlineView:
    """A stored summary."""
    return from_json(text, HeadlineView)
