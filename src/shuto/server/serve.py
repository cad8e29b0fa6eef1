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
from dataclasses import replace
from ipaddress import ip_network
from multiprocessing.connection import Connection
from pathlib import Path

from shuto.server.addresses import ANY_IPV6, EVERYWHERE, Addresses, addresses, in_container, outward
from shuto.server.processes.hand_process import start_ahead
from shuto.server.processes.offspring import begin
from shuto.server.settings import ServerSettings
from shuto.server.storage.peek import is_played_by_hand

_MOST_FILES = 1 << 16
_BACKLOG = 2048
"""Connections that wait until a process accepts them."""


class ServeError(RuntimeError):
    """The server could not be started. The message gives the reason in one line."""


def built_client() -> Path | None:
    """The folder of the built client: in the package if installed, web/dist in a checkout; None if not built."""
    here = Path(__file__).resolve()
    for folder in (here.parent / "web", here.parents[3] / "web" / "dist"):
        if (folder / "index.html").exists():
            return folder
    return None


def bind(host: str, port: int) -> socket.socket:
    """Bind an address. This comes before all slow imports, so that a port in use is reported at once."""
    try:
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == ANY_IPV6:  # IPv4 as well
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        place = f"port {port}" if host in EVERYWHERE else f"{host}:{port}"
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
    _check_fleet(settings)
    listener = bind(settings.host, settings.port)
    host, port = listener.getsockname()[:2]
    shared = host in EVERYWHERE and (settings.lan or not in_container())
    found = addresses(host, port, outward() if shared else ())

    def ready() -> None:
        announce(found)
        if open_browser:
            # not the address for others: the browser keeps seats and settings for each address
            webbrowser.open(found.local)

    if settings.workers == 1:
        run(settings, listener, ready)
        return
    from shuto.server.fleet.crew import Crew, CrewError

    listener.listen(_BACKLOG)
    try:
        Crew(member, settings, listener).run(ready)
    except CrewError as error:
        raise ServeError(str(error)) from None


def member(settings: ServerSettings, listener: socket.socket, parent: Connection) -> None:
    """Serve as one of several processes on the same port."""
    begin("shuto-serve")
    try:
        run(replace(settings, internal=settings.internal or "127.0.0.1:0"), listener, lambda: parent.send(""))
    except ServeError as error:
        parent.send(str(error))


def run(settings: ServerSettings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a socket until interrupted. `ready` is called once requests are accepted. Raises ServeError."""
    sockets = [listener]
    if settings.internal:
        host, _, port = settings.internal.rpartition(":")
        sockets.append(bind(host, int(port)))
        settings = replace(settings, internal=f"{host}:{sockets[1].getsockname()[1]}")
    if hasattr(signal, "SIGPIPE"):
        # The command line ends at SIGPIPE. A server must not: a pool that has lost a worker writes into a closed pipe.
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    if is_played_by_hand(settings.database):
        start_ahead()
    from shuto.geometry.compiled import start_plain

    start_plain("rules")  # before anything imports a kernel
    from shuto.rules.editions.edition import edition_ids
    from shuto.rules.editions.own import EditionError
    from shuto.server.logs import configure
    from shuto.server.running import make_server
    from shuto.server.storage.protocol import StorageError

    _check_proxy(settings)
    try:
        edition_ids()
    except EditionError as error:
        raise ServeError(str(error)) from None
    _allow_many_connections()
    configure(settings.log_level, settings.log_format)
    try:
        server = make_server(settings)
    except StorageError as error:
        listener.close()
        raise ServeError(str(error)) from None
    _collect_rarely()
    threading.Thread(target=_announce, args=(server, ready), name="shuto-announce", daemon=True).start()
    with _farewell():
        server.run(sockets=sockets)


def _check_fleet(settings: ServerSettings) -> None:
    """Raise ServeError for settings of many processes that cannot work."""
    if settings.workers < 1:
        raise ServeError("--workers: at least 1")
    if settings.workers == 1 and not settings.internal:
        if settings.bus:
            raise ServeError("--bus: it is for several processes; set --workers or --internal")
        return
    if not str(settings.database).startswith(("postgresql://", "postgres://")):
        raise ServeError("several processes need PostgreSQL: --database postgresql://…")
    host, _, port = settings.internal.rpartition(":")
    if settings.internal and not (host and port.isdigit()):
        raise ServeError("--internal: an address and a port of this machine, such as 10.0.0.5:8651")
    if settings.internal and settings.workers > 1 and port != "0":
        raise ServeError("--internal: with several workers the port must be 0; each finds one of its own")
    if settings.bus:
        from shuto.server.fleet.redis_link import BusError, open_redis

        try:
            open_redis(settings.bus)
        except BusError as error:
            raise ServeError(str(error)) from None


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
            raise ServeError(f"--trusted-proxy: {proxy!r} is not an address or a network such as 10.0.0.0/8") from None


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


def _announce(server: object, ready: Callable[[], None]) -> None:
    while not getattr(server, "started", False):
        if getattr(server, "should_exit", False):
            return
        time.sleep(0.02)
    ready()
