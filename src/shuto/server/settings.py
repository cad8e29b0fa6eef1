"""The settings of a server. All are arguments; there is no configuration file."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> Path:
    """The default path of the database."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "shuto" / "games.sqlite"


@dataclass(frozen=True)
class ServerSettings:
    """The settings of a server."""

    host: str = "127.0.0.1"
    """The address to listen on. `0.0.0.0` accepts connections from other machines."""
    port: int = 8650
    """The port; 0: any free port."""
    lan: bool = False
    """Whether others on the network are to play: links to a table then carry this machine's address there."""
    database: Path = field(default_factory=default_database)
    """The SQLite file that stores the games."""
    web: Path | None = None
    """The folder of the built client; None: serve only the API."""
    think: float = 0.7
    """The least time a bot takes for a turn, in seconds, so that people can follow."""
    forgive_time: float = 12.0
    """Seconds that a bot waits before it pays a bill, so that people can forgive it."""
    workers: int = 2
    """The number of processes in which bots think."""
    bot_time: float = 1.0
    """Factor on the search time of bots, which is 0.1 s at level 4 and 1 s at level 5."""
    patience: float = 5.0
    """Timeout in seconds for a bot's turn; then a simpler bot plays. Multiplied by `bot_time` if that is above 1."""
    messages_per_second: float = 60.0
    """Rate limit per connection. Messages above it wait."""
    burst: int = 120
    """How many messages a connection may send at once before the rate limit applies."""
    most_tables: int = 2000
    """How many tables are kept in memory. Beyond that, the least recently used idle ones are evicted."""
    largest_message: int = 64_000
    """The largest message in bytes that the server accepts on a WebSocket."""
    hand_workers: int = 1
    """The number of processes that simulate carries. Each can simulate about three at once."""
    hand_patience: float = 4.0
    """Seconds without a message after which a busy hand worker is killed."""
    samples_per_second: float = 150.0
    """Rate limit per connection for messages with hand samples. Those above it are left out."""
    grace: float = 10.0
    """Seconds that a piece stays in the hand after its player has disconnected."""
    longest_carry: float = 120.0
    """Seconds after which a carry is given up if the player does not let go."""
    fast_carries: bool = False
    """Whether bots carry as fast as possible, even while somebody watches."""
