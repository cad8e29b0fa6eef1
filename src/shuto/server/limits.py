"""How often one address or one player may do what costs the server something: token buckets, in bounded memory.

A bucket holds some requests at once and refills slowly. The numbers of an address are large, because a class of thirty
may share one; those of a player are what one person needs.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any, Literal, TypeAlias

from litestar.connection import ASGIConnection

from shuto.server.settings import Rate, ServerSettings

Clock: TypeAlias = Callable[[], float]
Action = Literal["players", "tables", "joining", "reactions", "analysis", "passkeys", "push"]
"""The limited actions: new identities and tables, sitting down, reactions, analysing a game, passkeys, push."""


class Bucket:
    """One token bucket: full at first."""

    __slots__ = ("_clock", "_last", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._left, self._last = float(rate.at_once), clock()

    def take(self) -> float:
        """Take one request from the bucket. Returns 0, or the seconds until there is one; then nothing was taken."""
        self._refill()
        if self._left >= 1.0:
            self._left -= 1.0
            return 0.0
        return (1.0 - self._left) * self._rate.seconds

    def owe(self) -> float:
        """Take one request even if the bucket is empty. Returns the seconds until it is there."""
        self._refill()
        self._left -= 1.0
        return max(0.0, -self._left * self._rate.seconds)

    @property
    def wait(self) -> float:
        """The seconds until the bucket has a request."""
        self._refill()
        return max(0.0, (1.0 - self._left) * self._rate.seconds)

    def _refill(self) -> None:
        moment = self._clock()
        self._left = min(float(self._rate.at_once), self._left + (moment - self._last) / self._rate.seconds)
        self._last = moment


class Tally:
    """One open connection: for whom it counts."""

    def __init__(self, counter: Counter[str], most: int) -> None:
        self._counter, self._most, self._who = counter, most, ""

    def count_for(self, who: str) -> bool:
        """Let it count for somebody (empty: for nobody), and for nobody else; False if they have too many already."""
        if self._who:
            self._counter[self._who] -= 1
            if not self._counter[self._who]:
                del self._counter[self._who]
        free = not who or self._counter[who] < self._most
        self._who = who if free else ""
        if self._who:
            self._counter[self._who] += 1
        return free


class Limits:
    """The buckets of all who asked lately. Those who asked longest ago are forgotten first."""

    MOST = 20_000
    """How many buckets are kept: about 4 MB."""

    def __init__(self, settings: ServerSettings, clock: Clock = time.monotonic) -> None:
        self._settings, self._clock = settings, clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()
        """By network."""
        self._held: Counter[str] = Counter()
        """By player."""

    def take(self, action: Action, address: str, player: str = "") -> float:
        """Count one action of an address and of a player, if known; 0, or the seconds to wait. Then nothing counts."""
        asked = [(f"{action}_per_address", network(address))]
        if player and hasattr(self._settings, f"{action}_per_player"):
            asked.append((f"{action}_per_player", player))
        buckets = [self._bucket(*one) for one in asked]
        wait = max(bucket.wait for bucket in buckets)
        if wait == 0.0:
            for bucket in buckets:
                bucket.take()
        return wait

    @contextmanager
    def open_socket(self, address: str) -> Iterator[Tally | None]:
        """Count an open WebSocket of an address until it is closed; None if the address has too many.

        The tally is that of players: it counts the WebSocket for whoever says that it is theirs.
        """
        here = Tally(self._sockets, self._settings.sockets_per_address)
        theirs = Tally(self._held, self._settings.sockets_per_player)
        try:
            yield theirs if here.count_for(network(address)) else None
        finally:
            here.count_for("")
            theirs.count_for("")

    @property
    def sockets(self) -> int:
        """How many WebSockets are open."""
        return self._sockets.total()

    def _bucket(self, rate: str, who: str) -> Bucket:
        found = self._buckets.get((rate, who))
        if found is None:
            found = self._buckets[rate, who] = Bucket(getattr(self._settings, rate), self._clock)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end((rate, who))
        return found


def network(address: str) -> str:
    """Whom an address stands for: itself, or the /64 of IPv6, which one household has."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(ip, IPv6Address):
        return str(ip.ipv4_mapped) if ip.ipv4_mapped else f"{ip.exploded[:19]}::/64"
    return str(ip)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of a client. Uvicorn has read the header of a trusted proxy."""
    return connection.client.host if connection.client is not None else ""
