"""Running a server: bound to an address, opening the browser when it is up, stopping cleanly."""

from __future__ import annotations

import signal
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from shuto.server.settings import ServerSettings

_GOOD_BYE = 5
"""Seconds that connections have to end by themselves; after that they are closed."""


class ServeError(RuntimeError):
    """The server could not be started; one clear line says why."""


def built_client() -> Path | None:
    """The built browser client: beside the package when installed, in web/dist in a checkout; None if there is none."""
    here = Path(__file__).resolve()
    for folder in (here.parent / "web", here.parents[3] / "web" / "dist"):
        if (folder / "index.html").exists():
            return folder
    return None


def bind(settings: ServerSettings) -> socket.socket:
    """Bind the address before anything else is loaded, so that a port in use is reported at once."""
    listener = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise ServeError(f"{settings.host}:{settings.port}: {error.strerror}; choose another with --port") from None
    return listener


def serve(settings: ServerSettings, *, open_browser: bool = False, say_address: bool = True) -> None:
    """Serve until interrupted; the process must end after that. The address is printed once the server answers."""
    listener = bind(settings)
    import uvicorn

    from shuto.rules.kernels.ready import ensure_ready
    from shuto.server.app import create_app

    ensure_ready()
    host, port = listener.getsockname()[:2]
    address = f"http://{'localhost' if host in ('127.0.0.1', '::1') else host}:{port}/"

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            # ignore a second Ctrl-C: it would only cut the shutdown short, with error messages
            if not self.should_exit:
                super().handle_exit(sig, frame)

    config = uvicorn.Config(
        create_app(settings), log_level="warning", ws_per_message_deflate=False, timeout_graceful_shutdown=_GOOD_BYE
    )
    server = Server(config)
    threading.Thread(
        target=_announce, args=(server, address, open_browser, say_address), name="shuto-announce", daemon=True
    ).start()
    with _farewell():
        server.run(sockets=[listener])


@contextmanager
def _farewell() -> Iterator[None]:
    """Let Python tidy up after a server that was asked to stop. Uvicorn raises the signal again when it is done; that
    would kill the process at once and leave its semaphores to the system. A further signal would do the same."""
    stops = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, lambda *_: None) for number in stops}
    try:
        yield
    except BaseException:
        for number, handler in before.items():
            signal.signal(number, handler)
        raise
    for number in stops:
        signal.signal(number, signal.SIG_IGN)


def _announce(server: object, address: str, open_browser: bool, say_address: bool) -> None:
    while not getattr(server, "started", False):
        if getattr(server, "should_exit", False):
            return
        time.sleep(0.02)
    if say_address:
        print(address, flush=True)
    if open_browser:
        webbrowser.open(address)
