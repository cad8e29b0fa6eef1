"""What `shuto admin` does to the database file. It is safe while a server runs, which hears of it (`orders`).

Every change and its order are one transaction. SQLite keeps the writers apart: this one waits for the server's.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from shuto.server.storage.people import Player
from shuto.server.storage.protocol import OrderAction, StorageError, Summary
from shuto.server.storage.sqlite import cleaning, people
from shuto.server.storage.sqlite.migrations import open_file

_PLAYERS = "SELECT id, name, car, created_at, seen_at, banned_at FROM players"


class UnknownIdError(StorageError):
    """There is no match and no player with this id."""


class StoredEvent(NamedTuple):
    """One row of a log."""

    number: int
    at: str
    event: bytes


class Stored(NamedTuple):
    """How much is stored of a match."""

    summary: Summary
    public: bool
    carries: int
    size: int
    """Bytes of its events and carries."""


class Admin:
    """The database of a server, opened by its owner."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @classmethod
    @contextmanager
    def open(cls, path: Path) -> Iterator[Admin]:
        """Open an existing file; raises StorageError if there is none, or if it cannot be read."""
        if not path.is_file():
            raise StorageError(f"{path}: there is no such database")
        try:
            connection = open_file(path)
        except sqlite3.Error as error:
            raise StorageError(f"{path}: {error}") from None
        try:
            yield cls(connection)
        except sqlite3.Error as error:
            raise StorageError(f"{path}: {error}") from None
        finally:
            connection.close()

    def matches(self, limit: int) -> list[Summary]:
        """The last changed matches, private ones and lessons included."""
        sql = "SELECT id, created_at, updated_at, events, headline FROM matches ORDER BY updated_at DESC, id LIMIT ?"
        return [Summary(*row) for row in self._connection.execute(sql, (limit,))]

    def has_match(self, match: str) -> bool:
        """Whether there is a match with this id."""
        return self._connection.execute("SELECT 1 FROM matches WHERE id = ?", (match,)).fetchone() is not None

    def match(self, match: str) -> Stored:
        """How much is stored of a match; raises UnknownIdError."""
        sql = "SELECT id, created_at, updated_at, events, headline, public FROM matches WHERE id = ?"
        row = self._connection.execute(sql, (match,)).fetchone()
        if row is None:
            raise UnknownIdError(f"no match {match[:40]!r}")
        events = self._connection.execute(
            "SELECT coalesce(sum(length(event)), 0) FROM events WHERE match = ?", (match,)
        ).fetchone()[0]
        carries, size = self._connection.execute(
            "SELECT count(*), coalesce(sum(length(record)), 0) FROM carries WHERE match = ?", (match,)
        ).fetchone()
        return Stored(Summary(*row[:5]), bool(row[5]), carries, events + size)

    def log(self, match: str) -> list[StoredEvent]:
        """The whole log of a match."""
        sql = "SELECT number, at, event FROM events WHERE match = ? ORDER BY number"
        return [StoredEvent(*row) for row in self._connection.execute(sql, (match,))]

    def delete_match(self, match: str) -> None:
        """Delete a match; raises UnknownIdError. A running server closes its connections."""
        self.match(match)
        with self._change():
            cleaning.delete_matches(self._connection, [match])
            self._order("delete-match", match)

    def players(self, limit: int) -> list[Player]:
        """The players who were seen last."""
        sql = f"{_PLAYERS} ORDER BY seen_at DESC, id LIMIT ?"
        return [Player(*row) for row in self._connection.execute(sql, (limit,))]

    def player(self, player: str) -> Player:
        """A player; raises UnknownIdError."""
        row = self._connection.execute(f"{_PLAYERS} WHERE id = ?", (player,)).fetchone()
        if row is None:
            raise UnknownIdError(f"no match and no player {player[:40]!r}")
        return Player(*row)

    def matches_of(self, player: str) -> list[str]:
        """The ids of the matches at which a player sat."""
        sql = "SELECT match FROM sittings WHERE player = ? ORDER BY match"
        return [row[0] for row in self._connection.execute(sql, (player,))]

    def ban(self, player: str, *, banned: bool) -> None:
        """Ban a player, or lift the ban; raises UnknownIdError. A running server closes their connections."""
        self.player(player)
        at = _now() if banned else None
        with self._change():
            self._connection.execute("UPDATE players SET banned_at = ? WHERE id = ?", (at, player))
            self._order("ban" if banned else "unban", player)

    def delete_player(self, player: str, rewrite: Callable[[bytes], bytes]) -> None:
        """Delete a player; raises UnknownIdError. `rewrite` takes the person out of every event of their tables."""
        self.player(player)
        with self._change():
            people.delete_player(self._connection, player, rewrite)
            self._order("delete-player", player)

    def clean(self, now: datetime, *, dry_run: bool) -> list[str]:
        """Delete the abandoned matches, or only say which ones they are."""
        with self._change():
            found = cleaning.abandoned(self._connection, now)
            if not dry_run:
                cleaning.delete_matches(self._connection, found)
                for match in found:
                    self._order("delete-match", match)
                cleaning.delete_orphans(self._connection)
        return found

    @contextmanager
    def _change(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")

    def _order(self, action: OrderAction, subject: str) -> None:
        row = (_now(), action, subject)
        self._connection.execute("INSERT INTO orders (at, action, subject) VALUES (?, ?, ?)", row)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
