"""Routes of matches: start, list, show, replay, and the WebSocket for play."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import Body, FromPath, FromQuery, QueryParameter

from shuto.bots.advice.analysis import Analysis
from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.match.seats.rated import check_help_allowed, check_rated
from shuto.match.settings import MatchSettings
from shuto.match.showing.summary import play_views
from shuto.match.showing.table import table_view
from shuto.match.views.table import TableView
from shuto.rules.editions.edition import PieceShapes
from shuto.rules.editions.switches import HouseRuleError
from shuto.rules.game import GameError
from shuto.server.limits import address_of
from shuto.server.people.identity import person
from shuto.server.routes.guard import limited
from shuto.server.storage.people import Player
from shuto.server.storage.protocol import StorageError
from shuto.server.tables.listing import headline_of
from shuto.server.tables.live import LiveTable
from shuto.server.tables.lobby import Lobby
from shuto.server.tables.watcher import AWAY, TOO_MANY
from shuto.server.wire.carry_view import CarryView, carry_view
from shuto.server.wire.handling import Services
from shuto.server.wire.pages import Listed, NewMatch, Replay
from shuto.server.wire.socket import NO_SUCH_TABLE, converse

MOST_LISTED = 100
MOST_CARRIES = 1 << 32
"""The upper limit of carry numbers."""


def bad_request(error: Exception) -> HTTPException:
    """The answer to a request that cannot be carried out: 400 and the reason."""
    return HTTPException(detail=str(error), status_code=400)


async def table_of(lobby: Lobby, match_id: str) -> LiveTable:
    """The live table of a match; 404 if there is none."""
    table = await lobby.find(match_id)
    if table is None:
        raise HTTPException(detail=f"no match {match_id[:40]!r}", status_code=404)
    return table


async def game_of(lobby: Lobby, match_id: str) -> LiveTable:
    """The live table of a match with a record; 404 if there is none. A lesson starts anywhere, so it has no record."""
    table = await table_of(lobby, match_id)
    if table.match.coach is not None:
        raise HTTPException(detail="a lesson has no record", status_code=404)
    return table


@post("/api/matches", guards=[limited("tables")])
async def create_match(
    data: Annotated[MatchSettings, Body()], visitor: NamedDependency[Player | None], state: State
) -> NewMatch:
    """Start a match. The seat tokens are sent only here; a client with a token may play that seat.

    A table with open seats has no tokens. Only a player can make it; they become its host and hold the seats of people.
    """
    try:
        if data.lesson is not None:
            raise ValueError("lesson: POST /api/lessons/{lesson} starts one")
        data.check_bots()
        check_rated(data)
        data.completed().game()
        if visitor is None and any(seat.kind == "open" for seat in data.seats):
            raise HTTPException(detail="a table with open seats needs a player as host", status_code=401)
        table, tokens = await state.lobby.create(data, host=person(visitor))
    except (GameError, HouseRuleError, ValueError) as error:
        raise bad_request(error) from None
    return NewMatch(table.id, tokens)


@get("/api/matches")
async def list_matches(
    state: State, limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 50, ids: FromQuery[str] = ""
) -> list[Listed]:
    """The most recently changed public matches, newest first. `ids`: these instead, separated by commas."""
    wanted = [one for one in ids.split(",") if one][:MOST_LISTED]
    rows = await (state.lobby.storage.listed(wanted) if wanted else state.lobby.storage.recent(limit))
    return [Listed(row.id, row.created_at, row.updated_at, headline_of(row.headline)) for row in rows]


@get("/api/matches/{match_id:str}")
async def show_match(match_id: FromPath[str], state: State) -> TableView:
    """The current table of a match."""
    table = await table_of(state.lobby, match_id)
    return await table.ask(lambda: table_view(table.match))


@get("/api/matches/{match_id:str}/settings")
async def settings(match_id: FromPath[str], state: State) -> MatchSettings:
    """The settings of a match, to start another one like it. The seed is left out: it would foretell the bots."""
    table = await table_of(state.lobby, match_id)
    return msgspec.structs.replace(table.match.settings, seed=0)


@get("/api/matches/{match_id:str}/pieces")
async def pieces(match_id: FromPath[str], state: State) -> PieceShapes:
    """The shapes of the pieces of a match in mm: a house rule may change the length of its roads."""
    return (await table_of(state.lobby, match_id)).match.position.game.pieces


@get("/api/matches/{match_id:str}/replay")
async def replay(match_id: FromPath[str], state: State) -> Replay:
    """All steps of a match, and the table before the first and after each of them."""
    table = await game_of(state.lobby, match_id)
    return await table.ask(lambda: _replay(table.match))


@get("/api/matches/{match_id:str}/analysis", guards=[limited("analysis")])
async def analysis(match_id: FromPath[str], state: State) -> Analysis:
    """The chances of each player after each turn, and the costliest turns. 503 while the worker processes start."""
    table = await game_of(state.lobby, match_id)
    try:
        check_help_allowed(table.match)
    except Refusal as refusal:
        raise HTTPException(detail=refusal.detail, status_code=403) from None
    found: Analysis | None = await state.lobby.thinkers.look_back(table.match.history.recorder.record)
    if found is None:
        raise HTTPException(detail="the bots are still starting; please ask again in a few seconds", status_code=503)
    return found


def _replay(match: Match) -> Replay:
    # The last position is the one of the match, to which its open bill belongs.
    positions = (*tuple(match.history.recorder.record.positions())[:-1], match.position)
    before = (None, *positions)
    tables = tuple(table_view(match, position, before=before[n], revision=n) for n, position in enumerate(positions))
    return Replay(play_views(match), tables)


@get("/api/matches/{match_id:str}/carries/{number:int}")
async def carry(match_id: FromPath[str], number: FromPath[int], state: State) -> CarryView:
    """A stored carry, frame by frame, for a replay."""
    stored = await state.lobby.storage.carry(match_id, number) if 0 < number < MOST_CARRIES else None
    if stored is None:
        raise HTTPException(detail=f"no carry {str(number)[:20]} of match {match_id[:40]!r}", status_code=404)
    found: CarryView = await state.lobby.ask(lambda: carry_view(stored))
    return found


@websocket("/api/matches/{match_id:str}/socket")
async def play_socket(socket: WebSocket[Any, Any, Any], match_id: FromPath[str], state: State) -> None:
    """Play and watch a match."""
    await socket.accept()
    with state.limits.open_socket(address_of(socket)) as tally:
        if tally is None:
            await socket.close(*TOO_MANY)
            return
        try:
            table = await state.lobby.find(match_id)
        except StorageError:
            await socket.close(*AWAY)
            return
        if table is None:
            await socket.close(code=NO_SUCH_TABLE, reason="no such match")
            return
        services = Services(state.settings, state.lobby.people, state.limits, tally, state.lobby.leases.sure)
        await converse(socket, table, services)


HANDLERS = [
    create_match, list_matches, show_match, settings, pieces, replay, carry, analysis, play_socket,
]  # fmt: skip
