"""Settings of a server: all are arguments, none is hidden in a file."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> Path:
    """Where games are kept by default."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "shuto" / "games.sqlite"


@dataclass(frozen=True)
class ServerSettings:
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = 8650
    database: Path = field(default_factory=default_database)
    web: Path | None = None
    """The built client; None: only the API."""
    think: float = 0.7
    """Seconds that a bot's turn takes at least, so that people can follow."""
    mercy: float = 12.0
    """Seconds that a bot waits before it pays for what it knocked over: people may want to forgive it."""
    workers: int = 2
    """Processes in which bots think."""
    bot_time: float = 1.0
    """Factor on the time that bots look ahead, which is 0.1 s for level 4 and 1 s for level 5."""
    patience: float = 5.0
    """Seconds after which a simpler bot plays instead; multiplied by `bot_time` if that is above 1."""
    messages_per_second: float = 60.0
    burst: int = 120
    most_tables: int = 2000
    """Tables kept in memory; the least recently used one is dropped."""
    largest_message: int = 64_000
    hand_workers: int = 1
    """Processes that simulate carries; each can run about three at once."""
    hand_patience: float = 4.0
    """Seconds of silence after which such a process is killed."""
    samples_per_second: float = 150.0
    """Messages with samples of a hand that are read from a connection; the rest wait."""
    grace: float = 10.0
    """Seconds that a piece is held for a player whose connection is gone."""
    longest_carry: float = 120.0
    """Seconds after which a hand that never lets go has given up."""
    hurry: bool = False
    """Bots' hands do not keep time, even when somebody watches."""
