"""The work of `shuto admin` in the database. It is safe while a server runs, which hears of it (`orders`).

Every change and its order are one transaction.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, NamedTuple

from shuto.server.storage.people import Player
from shuto.server.storage.protocol import OrderAction, StorageError, Summary
from shuto.server.storage.sql import cleaning, people
from shuto.server.storage.sql.copying import check_exists
from shuto.server.storage.sql.session import Database, Link, Session

_PLAYERS = "SELECT id, name, car, created_at, seen_at, banned_at FROM players"


class UnknownIdError(StorageError):
    """There is no match and no player with this id."""


class LogRow(NamedTuple):
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

    def __init__(self, link: Link) -> None:
        self._link = link

    @classmethod
    @contextmanager
    def open(cls, database: Database) -> Iterator[Admin]:
        """Open an existing database; raises StorageError if there is none, or if it cannot be read."""
        check_exists(database)
        link = database.link()
        try:
            yield cls(link)
        finally:
            link.close()

    def matches(self, limit: int) -> list[Summary]:
        """The last changed matches, private ones and lessons included."""
        sql = "SELECT id, created_at, updated_at, events, headline FROM matches ORDER BY updated_at DESC, id LIMIT ?"
        return [Summary(*row) for row in self._rows(sql, limit)]

    def has_match(self, match: str) -> bool:
        """Whether there is a match with this id."""
        return bool(self._rows("SELECT 1 FROM matches WHERE id = ?", match))

    def match(self, match: str) -> Stored:
        """How much is stored of a match; raises UnknownIdError."""
        sql = "SELECT id, created_at, updated_at, events, headline, public FROM matches WHERE id = ?"
        found = self._rows(sql, match)
        if not found:
            raise UnknownIdError(f"no match {match[:40]!r}")
        events = self._rows("SELECT sum(length(event)) FROM events WHERE match = ?", match)[0][0] or 0
        carries, size = self._rows("SELECT count(*), sum(length(record)) FROM carries WHERE match = ?", match)[0]
        return Stored(Summary(*found[0][:5]), bool(found[0][5]), carries, int(events + (size or 0)))

    def log(self, match: str) -> list[LogRow]:
        """The whole log of a match."""
        sql = "SELECT number, at, event FROM events WHERE match = ? ORDER BY number"
        return [LogRow(*row) for row in self._rows(sql, match)]

    def delete_match(self, match: str) -> None:
        """Delete a match; raises UnknownIdError. A running server closes its connections."""
        self.match(match)
        with self._change() as session:
            cleaning.delete_matches(session, [match])
            _order(session, "delete-match", match)

    def players(self, limit: int) -> list[Player]:
        """The players who were seen last."""
        sql = f"{_PLAYERS} ORDER BY seen_at DESC, id LIMIT ?"
        return [Player(*row) for row in self._rows(sql, limit)]

    def player(self, player: str) -> Player:
        """A player; raises UnknownIdError."""
        for row in self._rows(f"{_PLAYERS} WHERE id = ?", player):
            return Player(*row)
        raise UnknownIdError(f"no match and no player {player[:40]!r}")

    def matches_of(self, player: str) -> list[str]:
        """The ids of the matches at which a player sat."""
        sql = "SELECT match FROM sittings WHERE player = ? ORDER BY match"
        return [row[0] for row in self._rows(sql, player)]

    def ban(self, player: str, *, banned: bool) -> None:
        """Ban a player, or lift the ban; raises UnknownIdError. A running server closes their connections."""
        self.player(player)
        at = _now() if banned else None
        with self._change() as session:
            session.execute("UPDATE players SET banned_at = ? WHERE id = ?", (at, player))
            _order(session, "ban" if banned else "unban", player)

    def delete_player(self, player: str, rewrite: Callable[[bytes], bytes]) -> None:
        """Delete a player; raises UnknownIdError. `rewrite` takes the person out of every event of their tables."""
        self.player(player)
        with self._change() as session:
            people.delete_player(session, player, rewrite)
            _order(session, "delete-player", player)

    def clean(self, now: datetime, *, dry_run: bool) -> list[str]:
        """Delete the abandoned matches, or only say which ones they are."""
        with self._change() as session:
            found = cleaning.abandoned(session, now)
            if not dry_run:
                cleaning.delete_matches(session, found)
                for match in found:
                    _order(session, "delete-match", match)
                cleaning.delete_orphans(session)
        return found

    @contextmanager
    def _change(self) -> Iterator[Session]:
        """A transaction. Orders get their numbers one transaction after the other, so that a server misses none."""
        with self._link.transaction() as session:
            session.rows(session.dialect.alone)
            yield session

    def _rows(self, sql: str, *args: object) -> list[Any]:
        with self._link.transaction() as session:
            return session.rows(sql, args)


def _order(session: Session, action: OrderAction, subject: str) -> None:
    session.execute("INSERT INTO orders (at, action, subject) VALUES (?, ?, ?)", (_now(), action, subject))


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
