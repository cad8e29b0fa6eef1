"""Routes of the lobby: open tables, games to watch, quick match."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated

from litestar import get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import Body

from shuto.match.seats.rated import check_rated
from shuto.match.settings import ClockSettings, HandMode, HandSettings, MatchSettings, SeatSettings
from shuto.rules.editions.switches import HouseRuleError
from shuto.rules.game import GameError
from shuto.server.routes.guard import limited
from shuto.server.routes.matches import bad_request
from shuto.server.storage.listings import ShownListing
from shuto.server.storage.people import Player
from shuto.server.tables.listing import headline_of
from shuto.server.tables.lobby import Lobby
from shuto.server.tables.quick import offered_since
from shuto.server.times import moment
from shuto.server.wire.pages import LiveGame, LobbyView, NewMatch, OpenTable, Wish
from shuto.typed import from_json

MOST_SHOWN = 50
MOST_PLAYERS = 4
WATCHED = timedelta(days=1)
"""A game in which nothing has happened for this long is not offered to watch."""


@get("/api/lobby")
async def show_lobby(state: State) -> LobbyView:
    """Open public tables, and public games to watch."""
    lobby: Lobby = state.lobby
    shown = lobby.storage.listings.shown
    waiting = await shown("open", offered_since(), MOST_SHOWN)
    live = await shown("live", moment(datetime.now(UTC) - WATCHED), MOST_SHOWN)
    return LobbyView(tuple(map(_open, waiting)), tuple(_live(lobby, one) for one in live))


@post("/api/lobby/quick", guards=[limited("tables")])
async def quick_match(player: NamedDependency[Player], data: Annotated[Wish, Body()], state: State) -> NewMatch:
    """Sit down at the oldest table that fits, or make one and wait. Asking again leads to the same table."""
    try:
        settings = _wished(data)
        return NewMatch(await state.quick.find(player, settings), ())
    except (GameError, HouseRuleError, ValueError) as error:
        raise bad_request(error) from None


def _wished(wish: Wish) -> MatchSettings:
    """The table that somebody wishes for. Raises ValueError, GameError."""
    if not 2 <= wish.players <= MOST_PLAYERS:
        raise ValueError(f"players: from 2 to {MOST_PLAYERS}")
    seats = (SeatSettings(), *(SeatSettings(kind="open"),) * (wish.players - 1))
    settings = MatchSettings(
        wish.edition, seats, hand=HandSettings(wish.hand), clock=wish.clock, rated=wish.rated, private=False
    )
    check_rated(settings)
    settings.completed().game()
    return settings


def _clock(text: str) -> ClockSettings | None:
    return None if text == "" else from_json(text, ClockSettings)


def _open(one: ShownListing) -> OpenTable:
    listing, headline = one.listing, headline_of(one.headline)
    hand: HandMode | None = None if listing.pool == "" else listing.pool.rsplit("/", 1)[1]  # type: ignore[assignment]  # pools are made of it
    return OpenTable(
        listing.match, headline.edition, len(headline.players), headline.waiting, _clock(listing.clock),
        listing.rated, hand, one.since,
    )  # fmt: skip


def _live(lobby: Lobby, one: ShownListing) -> LiveGame:
    return LiveGame(
        one.listing.match, headline_of(one.headline), _clock(one.listing.clock), one.listing.rated,
        lobby.watching(one.listing.match),
        one.updated_at,
    )  # fmt: skip


HANDLERS = [show_lobby, quick_match]
