"""Times: in ms since the epoch where they are reckoned with, in ISO 8601 where they are stored and shown."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now_ms() -> int:
    """The server's time, in ms since the epoch."""
    return time.time_ns() // 1_000_000


def iso(ms: int) -> str:
    """A time as it is stored."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds")


def ms_of(stored: str) -> int:
    """A stored time in ms since the epoch; 0 if it is none."""
    try:
        return round(datetime.fromisoformat(stored).timestamp() * 1000)
    except ValueError:
        return 0
