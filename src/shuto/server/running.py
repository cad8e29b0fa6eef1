"""The application in uvicorn: when it is told to stop, it first gives its tables to other processes."""

from __future__ import annotations

import socket
from types import FrameType

import uvicorn
from litestar import Litestar

from shuto.server.app import create_app
from shuto.server.settings import ServerSettings
from shuto.server.storage.opening import open_storage
from shuto.server.wire.straight import straightened

_GOOD_BYE = 5
"""Seconds that connections have to finish at shutdown, before they are closed."""
_LARGEST_FRAME = 1 << 20
"""Bytes of a message above which a connection is cut. Smaller ones that are still too large get an answer."""


class DrainingServer(uvicorn.Server):
    """Stops in order: no new connections, then the tables, then the connections that are left."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ignore a second Ctrl-C: it would only abort the shutdown with error messages."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Give the tables away, then stop."""
        for server in self.servers:
            server.close()
        await self._app.state.lobby.drain()
        await super().shutdown(sockets)


def make_server(settings: ServerSettings) -> DrainingServer:
    """A server with these settings. Raises StorageError if the database cannot be opened."""
    storage = open_storage(settings.database, settings.database_connections, settings.database_patience)
    app = create_app(settings, storage)
    config = uvicorn.Config(
        straightened(app), log_config=None, ws_per_message_deflate=False, timeout_graceful_shutdown=_GOOD_BYE,
        proxy_headers=bool(settings.trusted_proxies), forwarded_allow_ips=list(settings.trusted_proxies),
        ws_max_size=_LARGEST_FRAME,
    )  # fmt: skip
    return DrainingServer(config, app)
