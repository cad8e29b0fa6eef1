"""The metrics of a server, for Prometheus. No label names a match, a player or an address."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from litestar.types import Message, Scope
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

_REGISTRY = CollectorRegistry()
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Seconds(Collector):
    """How long something takes that happens at every move. Only the event loop may note it.

    A `Histogram` locks and looks up more, which took two percent of the time of a move.
    """

    def __init__(self, name: str, documentation: str) -> None:
        self._name, self._documentation = name, documentation
        self._counts, self._sum = [0] * (len(_QUICK) + 1), 0.0
        _REGISTRY.register(self)

    def note(self, seconds: float) -> None:
        """Note one duration in seconds."""
        self._counts[bisect_left(_QUICK, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        """The noted durations as metrics of Prometheus."""
        bounds = (*map(floatToGoString, _QUICK), "+Inf")
        buckets = [(bound, float(count)) for bound, count in zip(bounds, accumulate(self._counts), strict=True)]
        yield HistogramMetricFamily(self._name, self._documentation, buckets, self._sum)


TABLES = Gauge("shuto_tables", "Tables in memory", registry=_REGISTRY)
SOCKETS = Gauge("shuto_sockets", "Open WebSockets", registry=_REGISTRY)
RESPONSES = Counter("shuto_http_responses", "HTTP responses by status", ["status"], registry=_REGISTRY)
EVENTS = Counter("shuto_events", "Stored events by type; a move is a play", ["type"], registry=_REGISTRY)
REFUSALS = Counter("shuto_refusals", "Refused requests of WebSockets by code", ["code"], registry=_REGISTRY)
STORAGE_ERRORS = Counter("shuto_storage_errors", "Failed writes and reads of the database", registry=_REGISTRY)
STORAGE_AWAY = Gauge("shuto_storage_away", "Whether the database does not answer (1) or does (0)", registry=_REGISTRY)
CARRIES = Counter("shuto_carries", "Carries that have ended", registry=_REGISTRY)
STORE_SECONDS = Seconds("shuto_store_seconds", "From a write being queued to its data on disk")
TOLD_SECONDS = Seconds("shuto_told_seconds", "From a command to its event in all queues, or to its refusal")
BOT_SECONDS = Histogram("shuto_bot_seconds", "How long a bot thinks", buckets=_SLOW, registry=_REGISTRY)
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


def shown(tables: int, sockets: int) -> bytes:
    """All metrics in the text format of Prometheus."""
    TABLES.set(tables)
    SOCKETS.set(sockets)
    return generate_latest(_REGISTRY)


async def count(message: Message, _: Scope) -> None:
    """Count an HTTP response. Called before anything is sent."""
    if message["type"] == "http.response.start":
        RESPONSES.labels(str(message["status"])).inc()
