"""The application: HTTP routes for matches, records and texts; a WebSocket for play; the built client at the root."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal

from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import Body, FromPath, FromQuery, QueryParameter
from litestar.static_files import create_static_files_router

import shuto
from shuto.bots.analysis import Analysis
from shuto.match.match import Match
from shuto.match.settings import MatchSettings, SeatSettings
from shuto.match.showing import play_views, table_view
from shuto.match.views import TableView
from shuto.rules.editions.clauses import SWITCH_OF
from shuto.rules.editions.edition import EDITION_IDS, PieceShapes, edition_ids, load_edition, load_pieces
from shuto.rules.editions.naming import edition_about, edition_name
from shuto.rules.editions.switches import HouseRuleError
from shuto.rules.game import GameError
from shuto.rules.records.reading import from_link, load_record
from shuto.rules.records.record import RecordError
from shuto.server.addresses import addresses, outward
from shuto.server.processes.preparing import Preparation
from shuto.server.settings import ServerSettings
from shuto.server.storage.protocol import Storage, StorageError
from shuto.server.storage.sqlite import SqliteStorage
from shuto.server.tables.live import LiveTable, headline_of
from shuto.server.tables.lobby import Lobby
from shuto.server.wire.carry_view import CarryView, carry_view
from shuto.server.wire.pages import EditionView, Health, Listed, NewMatch, PreparationView, Replay, SharedAddress
from shuto.server.wire.socket import NO_SUCH_TABLE, converse
from shuto.text import LANGUAGES, best_language
from shuto.text.catalogue import CATALOGUES

EXPLAINED = {switch: f"rule-{clause.value}-" for clause, switch in reversed(SWITCH_OF.items())}
EXPLAINED["short_of"] = "rule-material-short-"
"""By switch: the common prefix of the message ids that explain its values."""
MOST_LISTED = 100
MOST_CARRIES = 1 << 32
"""The upper limit of carry numbers."""


def _bad(error: Exception) -> HTTPException:
    return HTTPException(detail=str(error), status_code=400)


async def _table(lobby: Lobby, match_id: str) -> LiveTable:
    table = await lobby.find(match_id)
    if table is None:
        raise HTTPException(detail=f"no match {match_id[:40]!r}", status_code=404)
    return table


@get("/api/health")
async def health(state: State) -> Health:
    """Whether the server works. 503 if it cannot read its database."""
    try:
        await state.lobby.storage.recent(1)
    except StorageError:
        raise HTTPException(detail="the database cannot be read", status_code=503) from None
    return Health("ok", shuto.__version__)


@get("/api/address", sync_to_thread=True)
def shared_address(request: Request[Any, Any, Any], state: State) -> SharedAddress:
    """Where others on the network open the page. A page opened as localhost asks, to make links that work for others.

    It is looked up at each request, because a laptop may change networks.
    """
    if not state.settings.lan:
        return SharedAddress(None)
    others = addresses(state.settings.host, request.url.port or 80, outward()).others
    return SharedAddress(others[0] if others else None)


@get("/api/editions", sync_to_thread=False)
def editions(lang: FromQuery[str] = "en") -> list[EditionView]:
    """All editions: description, number of players, and every switch with its explanations."""
    language = best_language(lang)
    return [_edition(name, language) for name in edition_ids()]


def _edition(name: str, language: str) -> EditionView:
    edition = load_edition(name)
    return EditionView(
        id=name,
        name=edition_name(edition, language),
        about=edition_about(edition, language),
        players=edition.players,
        missions=edition.has_missions,
        typed_cars=bool(edition.car_types),
        switches=edition.switches,
        explained=EXPLAINED,
    )


@get("/api/pieces", sync_to_thread=False)
def pieces() -> PieceShapes:
    """The shapes of the pieces in mm."""
    return load_pieces()


@get("/api/preparation", sync_to_thread=False)
def preparation(state: State) -> PreparationView:
    """How far the server is with compiling its kernels. Until it is done, answers are slower and rings coarser."""
    return PreparationView(state.preparation.progress)


@get("/api/text/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def text(language: FromPath[str]) -> str:
    """The Fluent catalogue of a language. The server uses the same one."""
    if language not in LANGUAGES:
        raise HTTPException(detail=f"no language {language[:10]!r}", status_code=404)
    folder = files("shuto.text").joinpath(language)
    own = [load_edition(name) for name in edition_ids() if name not in EDITION_IDS]
    names = [f'edition-{one.id} = {{"{_fluent(edition_name(one, language))}"}}\n' for one in own]
    return "\n".join([*(folder.joinpath(f"{name}.ftl").read_text("utf-8") for name in CATALOGUES), *names])


def _fluent(text: str) -> str:
    """A text inside the quotes of a Fluent literal."""
    return text.replace("\\", "\\\\").replace('"', '\\"')


@post("/api/matches")
async def create_match(data: Annotated[MatchSettings, Body()], state: State) -> NewMatch:
    """Start a match. The seat tokens are sent only here; a client with a token may play that seat."""
    try:
        data.check_bots()
        data.game()
        table, tokens = await state.lobby.create(data)
    except (GameError, HouseRuleError, ValueError) as error:
        raise _bad(error) from None
    return NewMatch(table.id, tokens)


@get("/api/matches")
async def list_matches(state: State, limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 50) -> list[Listed]:
    """The most recently changed matches, newest first."""
    rows = await state.lobby.storage.recent(limit)
    return [Listed(row.id, row.created_at, row.updated_at, headline_of(row.headline)) for row in rows]


@get("/api/matches/{match_id:str}")
async def show_match(match_id: FromPath[str], state: State) -> TableView:
    """The current table of a match."""
    table = await _table(state.lobby, match_id)
    return await table.ask(lambda: table_view(table.match))


@get("/api/matches/{match_id:str}/record")
async def record(
    match_id: FromPath[str], state: State, form: FromQuery[Literal["json", "text", "link"]] = "json"
) -> Response[bytes]:
    """The record of a match, as JSON, text or a link."""
    table = await _table(state.lobby, match_id)
    written = table.match.recorder.record
    if form == "json":
        return Response(written.to_json(), media_type=MediaType.JSON)
    body = written.to_text() if form == "text" else written.to_link()
    return Response(body.encode(), media_type=MediaType.TEXT)


@get("/api/matches/{match_id:str}/replay")
async def replay(match_id: FromPath[str], state: State) -> Replay:
    """All steps of a match, and the table before the first and after each of them."""
    table = await _table(state.lobby, match_id)
    return await table.ask(lambda: _replay(table.match))


@get("/api/matches/{match_id:str}/analysis")
async def analysis(match_id: FromPath[str], state: State) -> Analysis:
    """The chances of each player after each turn, and the costliest turns. 503 while the worker processes start."""
    table = await _table(state.lobby, match_id)
    found: Analysis | None = await state.lobby.thinkers.look_back(table.match.recorder.record)
    if found is None:
        raise HTTPException(detail="the bots are still starting; please ask again in a few seconds", status_code=503)
    return found


def _replay(match: Match) -> Replay:
    positions = match.recorder.record.positions()
    tables = tuple(table_view(match, position, revision=n) for n, position in enumerate(positions))
    return Replay(play_views(match), tables)


@get("/api/matches/{match_id:str}/carries/{number:int}")
async def carry(match_id: FromPath[str], number: FromPath[int], state: State) -> CarryView:
    """A stored carry, frame by frame, for a replay."""
    stored = await state.lobby.storage.carry(match_id, number) if 0 < number < MOST_CARRIES else None
    if stored is None:
        raise HTTPException(detail=f"no carry {str(number)[:20]} of match {match_id[:40]!r}", status_code=404)
    found: CarryView = await state.lobby.ask(lambda: carry_view(stored))
    return found


@post("/api/records")
async def load_match(
    request: Request[Any, Any, Any], state: State, form: FromQuery[Literal["file", "link"]] = "file"
) -> NewMatch:
    """Start a match from the record in the body (JSON, text or a link). It continues after the last step."""
    try:
        body = await request.body()
        record = from_link(body.decode("ascii", "replace")) if form == "link" else load_record(body)
        await state.lobby.ask(record.final)
        seats = tuple(SeatSettings(name) for name in record.players)
        settings = MatchSettings(
            record.edition, seats, record.house_rules, record.first, record.table, record.car_types
        )
        table, tokens = await state.lobby.create(settings, record.steps)
    except (RecordError, ValueError) as error:
        raise _bad(error) from None
    return NewMatch(table.id, tokens)


@websocket("/api/matches/{match_id:str}/socket")
async def play_socket(socket: WebSocket[Any, Any, Any], match_id: FromPath[str], state: State) -> None:
    """Play and watch a match."""
    await socket.accept()
    table = await state.lobby.find(match_id)
    if table is None:
        await socket.close(code=NO_SUCH_TABLE, reason="no such match")
        return
    await converse(socket, table, state.settings)


def _client(folder: Path) -> list[Router]:
    """Serve the built client. Assets have a hash in their names and are cached forever; the page is not cached."""
    forever = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
    routers = [
        create_static_files_router("/", [folder], html_mode=True, cache_control=CacheControlHeader(no_cache=True))
    ]
    if (folder / "assets").is_dir():
        routers.append(create_static_files_router("/assets", [folder / "assets"], cache_control=forever))
    return routers


def create_app(settings: ServerSettings, storage: Storage | None = None) -> Litestar:
    """Create the application. The default storage is the SQLite file of the settings."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.settings = settings
        app.state.lobby = Lobby(storage or SqliteStorage(settings.database), settings)
        app.state.preparation = Preparation()
        preparing = asyncio.create_task(app.state.preparation.run())
        try:
            yield
        finally:
            preparing.cancel()
            app.state.preparation.stop()
            await app.state.lobby.close()

    handlers: list[Any] = [
        health, shared_address, preparation, editions, pieces, text, create_match, list_matches, show_match, record,
        replay, carry, analysis, load_match, play_socket,
    ]  # fmt: skip
    if settings.web is not None and settings.web.is_dir():
        handlers += _client(settings.web)
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Shuto", version=shuto.__version__, path="/api/schema", use_handler_docstrings=True
        ),
        request_max_body_size=4_000_000,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000, gzip_compress_level=6),
    )
