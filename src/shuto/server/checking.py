"""Checks a whole database: every log is complete, can be read, and is judged legal from its first turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from shuto.learn import LessonError
from shuto.match.events import Event
from shuto.match.log import decode_event
from shuto.match.match import Match
from shuto.server.storage.sql.copying import check_exists
from shuto.server.storage.sql.migrations import check_current
from shuto.server.storage.sql.session import Database, Session
from shuto.server.times import ms_of

_PAGE = 200
_OF_MATCHES = ("events", "carries", "restings", "sittings", "listings")
"""The tables whose rows belong to a match."""

What: TypeAlias = Literal["gap", "count", "unreadable", "illegal", "orphans"]
"""gap: an event is missing. count: the match states another number of events. unreadable: an event makes no sense.
illegal: the current rules do not allow a step. orphans: rows of a match that does not exist."""


class Flaw(NamedTuple):
    """Something that is wrong with a match, or with a table of the database."""

    subject: str
    what: What
    detail: str


class Checked(NamedTuple):
    """The result of a check."""

    matches: int
    events: int
    flaws: tuple[Flaw, ...]


def check(database: Database) -> Checked:
    """Check everything as it is now, also while a server runs. Raises StorageError if it cannot be read."""
    check_exists(database)
    link = database.link(migrated=False)
    try:
        with link.snapshot() as session:
            check_current(session, database.name)
            flaws = list(_orphans(session))
            matches = events = 0
            for match, stated in _matches(session):
                log = session.rows("SELECT number, at, event FROM events WHERE match = ? ORDER BY number", (match,))
                matches += 1
                events += len(log)
                flaws += _flaws(match, stated, log)
    finally:
        link.close()
    return Checked(matches, events, tuple(flaws))


def _matches(session: Session) -> Iterator[tuple[str, int]]:
    """The id of each match, and how many events it states."""
    found = session.rows(f"SELECT id, events FROM matches ORDER BY id LIMIT {_PAGE}")
    while found:
        yield from ((row[0], row[1]) for row in found)
        found = session.rows(f"SELECT id, events FROM matches WHERE id > ? ORDER BY id LIMIT {_PAGE}", (found[-1][0],))


def _orphans(session: Session) -> Iterator[Flaw]:
    for table in _OF_MATCHES:
        count = session.rows(f"SELECT count(*) FROM {table} WHERE match NOT IN (SELECT id FROM matches)")[0][0]
        if count:
            yield Flaw(table, "orphans", str(count))


def _flaws(match: str, stated: int, log: list[tuple[int, str, bytes]]) -> Iterator[Flaw]:
    numbers = [row[0] for row in log]
    if numbers != list(range(1, len(log) + 1)):
        missing = next(n for n, number in enumerate([*numbers, 0], 1) if n != number)
        yield Flaw(match, "gap", str(missing))
        return
    if stated != len(log):
        yield Flaw(match, "count", f"{stated}, {len(log)}")
    events: list[Event] = []
    for number, _, event in log:
        try:
            events.append(decode_event(event))
        except msgspec.DecodeError as error:
            yield Flaw(match, "unreadable", f"{number}: {error}")
            return
    try:
        loaded = Match.from_events(events, [ms_of(at) for _, at, _ in log])
    except LessonError:  # a lesson of an earlier version: the page begins it anew
        return
    except Exception as error:  # whatever a damaged log leads to, the other matches are checked, too
        yield Flaw(match, "unreadable", f"{type(error).__name__}: {error}")
        return
    if loaded.halted is not None:
        step, verdict = loaded.halted
        yield Flaw(match, "illegal", f"{step} ({verdict.reason.fault.value})")
