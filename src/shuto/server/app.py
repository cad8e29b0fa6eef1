"""The application: the routes of `routes/`, and the built client at the root."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute
from litestar.static_files import create_static_files_router
from litestar.types import Scope

import shuto
from shuto.rules.records.record import LARGEST
from shuto.server.headers import secure
from shuto.server.limits import Limits
from shuto.server.logs import log_failure
from shuto.server.metrics import count
from shuto.server.origins import OwnPagesOnly
from shuto.server.people.attempts import Attempts
from shuto.server.people.passkeys import Passkeys
from shuto.server.processes.preparing import Preparation
from shuto.server.routes import fleet as fleet_routes
from shuto.server.routes import (
    game,
    lessons,
    lobby,
    matches,
    passkeys,
    pictures,
    players,
    push,
    ratings,
    records,
    rules,
    sharing,
    system,
)
from shuto.server.routes.guard import DEPENDENCIES
from shuto.server.routes.unavailable import unavailable
from shuto.server.settings import ServerSettings
from shuto.server.storage.opening import open_storage
from shuto.server.storage.protocol import Storage, StorageError
from shuto.server.tables.caretaker import Caretaker
from shuto.server.tables.lobby import Lobby
from shuto.server.tables.quick import QuickMatch
from shuto.typed import learn

if TYPE_CHECKING:
    from shuto.server.fleet.joining import Fleet


def _client(folder: Path) -> list[Router]:
    """Serve the built client. Assets have a hash in their names and are cached forever; the page is not cached."""
    forever = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
    routers = [
        create_static_files_router("/", [folder], html_mode=True, cache_control=CacheControlHeader(no_cache=True))
    ]
    if (folder / "assets").is_dir():
        routers.append(create_static_files_router("/assets", [folder / "assets"], cache_control=forever))
    return routers


async def _log_failure(error: Exception, scope: Scope) -> None:
    if not isinstance(error, StorageError):  # `unavailable` says it in one line
        await log_failure(error, scope)


def _fleet() -> Fleet:
    """The links to the other processes. Imported here, because one process alone does not need their packages."""
    from shuto.server.fleet.joining import Fleet

    return Fleet(LARGEST)


def _learn_types(app: Litestar) -> None:
    """Learn what the routes read, before threads read the same types (`shuto.typed`)."""
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else (route.route_handler,):
            learn(handler.signature_model)
            for dependency in handler.resolve_dependencies().values():
                learn(dependency.signature_model)


def create_app(settings: ServerSettings, storage: Storage | None = None) -> Litestar:
    """Create the application. The default storage is the database of the settings."""

    fleet = _fleet() if settings.internal else None

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.settings = settings
        app.state.limits = Limits(settings)
        opened = storage or open_storage(settings.database, settings.database_connections, settings.database_patience)
        app.state.fleet = fleet
        app.state.lobby = Lobby(opened, settings, None if fleet is None else await fleet.join(opened, settings))
        app.state.quick = QuickMatch(app.state.lobby)
        app.state.preparation = Preparation()
        app.state.attempts = Attempts()
        app.state.passkeys = Passkeys(app.state.lobby.storage.people, app.state.lobby.storage.devices)
        app.state.pictures = pictures.Pictures()
        preparing = asyncio.create_task(app.state.preparation.run())
        await app.state.lobby.warm_up()
        if fleet is not None:
            fleet.open(app.state.lobby.locate)
        caring = asyncio.create_task((await Caretaker.begin(app.state.lobby)).run())
        try:
            yield
        finally:
            preparing.cancel()
            caring.cancel()
            app.state.preparation.stop()
            await app.state.lobby.close()
            if fleet is not None:
                await fleet.close()

    handlers: list[Any] = [
        *system.HANDLERS,
        *game.HANDLERS,
        *lessons.HANDLERS,
        *matches.HANDLERS,
        *records.HANDLERS,
        *players.HANDLERS,
        *passkeys.HANDLERS,
        *push.HANDLERS,
        *lobby.HANDLERS,
        *ratings.HANDLERS,
        *pictures.HANDLERS,
        *sharing.HANDLERS,
        *rules.HANDLERS,
        *fleet_routes.HANDLERS,
    ]
    if settings.web is not None and settings.web.is_dir():
        handlers += _client(settings.web)
    app = Litestar(
        route_handlers=handlers,
        dependencies=DEPENDENCIES,
        lifespan=[lifespan],
        # only the document: the pages that Litestar makes of it load scripts from other servers
        openapi_config=OpenAPIConfig(
            title="Shuto", version=shuto.__version__, path="/api/schema", use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        middleware=[OwnPagesOnly(settings.origins), *([] if fleet is None else [fleet.relay()])],
        before_send=[secure, count],
        exception_handlers={StorageError: unavailable},
        after_exception=[_log_failure],
        logging_config=None,  # `logs.py` configures it
        request_max_body_size=LARGEST,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000, gzip_compress_level=6),
    )  # fmt: skip
    _learn_types(app)
    return app
