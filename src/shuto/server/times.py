"""Times: in ms since the epoch where they are reckoned with, in ISO 8601 where they are stored and shown."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from functools import lru_cache


def now_ms() -> int:
    """The server's time, in ms since the epoch."""
    return time.time_ns() // 1_000_000


def iso(ms: int) -> str:
    """A time in ms as it is stored."""
    return f"{_to_the_second(ms // 1000)}.{ms % 1000:03d}+00:00"


def moment(at: datetime | None = None) -> str:
    """A time as it is stored; None: now."""
    return (at or datetime.now(UTC)).isoformat(timespec="milliseconds")


@lru_cache(maxsize=4)
def _to_the_second(seconds: int) -> str:
    """A time without its zone. Many events happen in the same second."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def ms_of(stored: str) -> int:
    """A stored time in ms since the epoch; 0 for other text."""
    try:
        return round(datetime.fromisoformat(stored).timestamp() * 1000)
    except ValueError:
        return 0
