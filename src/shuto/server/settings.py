"""The settings of a server. All are arguments; there is no configuration file."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, NamedTuple

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]


def default_database() -> Path:
    """The default path of the database."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "shuto" / "games.sqlite"


class Rate(NamedTuple):
    """How often something may be done: `at_once` times in a row, then once more every `seconds` seconds."""

    at_once: int
    seconds: float

    def __str__(self) -> str:
        return f"{self.at_once}, then 1 in {self.seconds:g} s"


@dataclass(frozen=True)
class ServerSettings:
    """The settings of a server."""

    host: str = "127.0.0.1"
    """The address to listen on. `0.0.0.0` accepts connections from other machines."""
    port: int = 8650
    """The port; 0: any free port."""
    lan: bool = False
    """Whether others on the network are to play: links to a table then carry this machine's address there."""
    database: Path | str = field(default_factory=default_database)
    """Where games are stored: a SQLite file, or the address of a PostgreSQL database (`postgresql://…`)."""
    database_connections: int = 8
    """How many connections read from PostgreSQL at a time. One more writes."""
    database_patience: float = 15.0
    """Seconds that a request waits for a PostgreSQL database that has gone away. Then it is refused."""
    workers: int = 1
    """The number of processes that serve on this port. Several need PostgreSQL."""
    internal: str = ""
    """Where other servers with the same database reach this one: `host:port`. Empty: there are none."""
    bus: str = ""
    """A Redis server by which they hear of each other at once: `redis://…`. Without it they notice within seconds."""
    lease_time: float = 6.0
    """Seconds after which the tables of a server that gives no sign of life go to another one."""
    web: Path | None = None
    """The folder of the built client; None: serve only the API."""
    think: float = 0.7
    """The least time a bot takes for a turn, in seconds, so that people can follow."""
    forgive_time: float = 12.0
    """Seconds that a bot waits before it pays a bill, so that people can forgive it."""
    bot_workers: int = 2
    """The number of processes in which bots think."""
    bot_time: float = 1.0
    """Factor on the search time of bots, which is 0.1 s at level 4 and 1 s at levels 5 and 6."""
    patience: float = 5.0
    """Timeout in seconds for a bot's turn; then a simpler bot plays. Multiplied by `bot_time` if that is above 1."""
    messages_per_second: float = 60.0
    """Rate limit per connection. Messages above it wait."""
    burst: int = 120
    """How many messages a connection may send at once before the rate limit applies."""
    most_tables: int = 2000
    """How many tables are kept in memory. Beyond that, the least recently used idle ones are evicted."""
    sleep_after: float = 300.0
    """Seconds without a visitor after which a table is evicted from memory. Its log is enough to go on."""
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
    away_after: float = 10.0
    """Seconds after which somebody whose connection is lost counts as away."""
    longest_carry: float = 120.0
    """Seconds after which a carry is given up if the player does not let go."""
    fast_carries: bool = False
    """Whether bots carry as fast as possible, even while somebody watches."""
    origins: tuple[str, ...] = ()
    """Pages of other addresses that may use this server, such as `https://play.example.org`. Its own always may."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    metrics: bool = False
    """Whether `/metrics` is open to everybody, and not only to this machine."""
    log_level: LogLevel = "warning"
    """The lowest level that is logged: `debug`, `info`, `warning` or `error`."""
    log_format: LogFormat = "text"
    """The form of the log: `text` for people, `json` for programs, one object per line."""
    sockets_per_address: int = 500
    """How many WebSockets one address may have open. A class behind one address needs about a hundred."""
    sockets_per_player: int = 50
    """How many WebSockets one player may have open, on all devices and at all tables together."""
    players_per_address: Rate = Rate(100, 5.0)
    """How often new players may come from one address."""
    tables_per_address: Rate = Rate(200, 1.0)
    """How often new tables, lessons and loaded records may be made from one address."""
    tables_per_player: Rate = Rate(30, 10.0)
    """How often one player may make a table."""
    joining_per_address: Rate = Rate(300, 0.5)
    """How often players of one address may sit down."""
    joining_per_player: Rate = Rate(30, 2.0)
    """How often one player may sit down."""
    reactions_per_address: Rate = Rate(60, 0.2)
    """How often people of one address may react."""
    reactions_per_connection: Rate = Rate(3, 2.0)
    """How often one connection may react."""
    reactions_per_player: Rate = Rate(6, 1.0)
    """How often one player may react, on all devices and at all tables together."""
    analysis_per_address: Rate = Rate(60, 2.0)
    """How often games may be analysed for one address."""
    passkeys_per_address: Rate = Rate(60, 2.0)
    """How often passkeys may be added or used from one address. Each takes two requests."""
    push_per_address: Rate = Rate(60, 2.0)
    """How often browsers of one address may ask to be told of their turns while they are closed."""
    push_per_player: Rate = Rate(20, 10.0)
    """How often one player may ask for it."""
    call_after: float = 20.0
    """Seconds from the beginning of a turn until a player who is not there is told by push."""
    push_contact: str = "mailto:nobody@example.org"
    """Whom the makers of browsers may write to about push messages: `mailto:…` or `https://…`."""
    push_anywhere: bool = False
    """Whether push services may have any address, also on this machine: for tests only."""
