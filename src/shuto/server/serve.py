"""Runs the server: binds the address, prints it, opens the browser, and shuts down cleanly."""

from __future__ import annotations

import gc
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_network
from pathlib import Path
from types import FrameType

from shuto.server.addresses import ANY_IPV6, EVERYWHERE, Addresses, addresses, in_container, outward
from shuto.server.processes.hand_process import start_ahead
from shuto.server.settings import ServerSettings
from shuto.server.storage.peek import is_played_by_hand

_GOOD_BYE = 5
"""Seconds that connections have to finish at shutdown, before they are closed."""


_MOST_FILES = 1 << 16
_LARGEST_FRAME = 1 << 20
"""Bytes of a message above which a connection is cut. Smaller ones that are still too large get an answer."""


class ServeError(RuntimeError):
    """The server could not be started. The message gives the reason in one line."""


def built_client() -> Path | None:
    """The folder of the built client: in the package if installed, web/dist in a checkout; None if not built."""
    here = Path(__file__).resolve()
    for folder in (here.parent / "web", here.parents[3] / "web" / "dist"):
        if (folder / "index.html").exists():
            return folder
    return None


def bind(settings: ServerSettings) -> socket.socket:
    """Bind the address. This comes before all slow imports, so that a port in use is reported at once."""
    listener = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if settings.host == ANY_IPV6:  # IPv4 as well
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        place = f"port {settings.port}" if settings.host in EVERYWHERE else f"{settings.host}:{settings.port}"
        raise ServeError(f"{place}: {error.strerror}; choose another with --port") from None
    return listener


def tell_address(found: Addresses) -> None:
    """Print the address of the server on its own machine."""
    print(found.local, flush=True)


def serve(
    settings: ServerSettings, *, open_browser: bool = False, announce: Callable[[Addresses], None] = tell_address
) -> None:
    """Serve until interrupted. The addresses are announced once the server accepts requests.

    The process must exit after that, because it ignores further signals.
    """
    listener = bind(settings)
    if hasattr(signal, "SIGPIPE"):
        # The command line ends at SIGPIPE. A server must not: a pool that has lost a worker writes into a closed pipe.
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    if is_played_by_hand(settings.database):
        start_ahead()
    from shuto.geometry.compiled import start_plain

    start_plain("rules")  # before anything imports a kernel
    import uvicorn

    from shuto.rules.editions.edition import edition_ids
    from shuto.rules.editions.own import EditionError
    from shuto.server.app import create_app
    from shuto.server.logs import configure
    from shuto.server.storage.opening import open_storage
    from shuto.server.storage.protocol import StorageError

    _check_proxy(settings)
    try:
        edition_ids()
    except EditionError as error:
        raise ServeError(str(error)) from None
    host, port = listener.getsockname()[:2]
    shared = host in EVERYWHERE and (settings.lan or not in_container())
    found = addresses(host, port, outward() if shared else ())

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            # ignore a second Ctrl-C: it would only abort the shutdown with error messages
            if not self.should_exit:
                super().handle_exit(sig, frame)

    _allow_many_connections()
    configure(settings.log_level, settings.log_format)
    try:
        storage = open_storage(settings.database, settings.database_connections, settings.database_patience)
    except StorageError as error:
        listener.close()
        raise ServeError(str(error)) from None
    config = uvicorn.Config(
        create_app(settings, storage), log_config=None, ws_per_message_deflate=False,
        timeout_graceful_shutdown=_GOOD_BYE, proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies), ws_max_size=_LARGEST_FRAME,
    )  # fmt: skip
    server = Server(config)
    _collect_rarely()
    threading.Thread(
        target=_announce, args=(server, found, open_browser, announce), name="shuto-announce", daemon=True
    ).start()
    with _farewell():
        server.run(sockets=[listener])


def _check_proxy(settings: ServerSettings) -> None:
    """Raise ServeError for an origin or a proxy that can never match."""
    from shuto.server.origins import normal

    for origin in settings.origins:
        if normal(origin) is None:
            raise ServeError(f"--origin: {origin!r} is none; it looks like https://play.example.org")
    for proxy in settings.trusted_proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise ServeError(f"--trusted-proxy: {proxy!r} is no address and no network such as 10.0.0.0/8") from None


def _allow_many_connections() -> None:
    """Raise the number of open files to what the system allows. The usual 1,024 are few for a server."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _collect_rarely() -> None:
    """Look for cyclic garbage less often than Python does by default: a move makes much, and hardly any is cyclic."""
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(20_000, 20, 20)


@contextmanager
def _farewell() -> Iterator[None]:
    """Ignore stop signals after the server has stopped, so that Python can clean up.

    Uvicorn raises the signal again when it is done. That would kill the process at once and leak its semaphores.
    """
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


def _announce(server: object, found: Addresses, open_browser: bool, announce: Callable[[Addresses], None]) -> None:
    while not getattr(server, "started", False):
        if getattr(server, "should_exit", False):
            return
        time.sleep(0.02)
    announce(found)
    if open_browser:
        # not the address for others: the browser keeps seats and settings for each address
        webbrowser.open(found.local)
