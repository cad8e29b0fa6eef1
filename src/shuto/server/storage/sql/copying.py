"""Copies a whole database into an empty one, of the same kind or of the other. All of it arrives, or nothing does."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from shuto.server.storage.protocol import StorageError
from shuto.server.storage.sql.migrations import check_current
from shuto.server.storage.sql.session import Database, Session
from shuto.server.storage.sql.shapes import SHAPES, Shape
from shuto.server.storage.sql.sqlite import SqliteDatabase

_PAGE = 500
"""How many rows are in memory at a time."""
_WHOLE = 2**256


class Extent(NamedTuple):
    """How much a table holds. Two tables with the same rows have the same digest, whatever their order."""

    table: str
    rows: int
    digest: str


def copy(source: Database, target: Database) -> list[Extent]:
    """Copy everything, read it back and compare; returns what was copied. Raises StorageError, then nothing is copied.

    What a server stores in the source meanwhile is not copied.
    """
    check_exists(source)
    reading = source.link(migrated=False)
    try:
        with reading.snapshot() as stored:
            check_current(stored, source.name)
            writing = target.link()
            try:
                with writing.transaction() as session:
                    session.rows(session.dialect.alone)
                    _check_empty(session, target.name)
                    found = [_copy_table(stored, session, shape) for shape in SHAPES]
                    session.dialect.set_counter(session)
                    for there, here in zip(found, extents(session), strict=True):
                        if there != here:
                            raise StorageError(f"{target.name}: {there.table} is not what was copied; nothing is kept")
            finally:
                writing.close()
    finally:
        reading.close()
    return found


def extents(session: Session) -> Iterator[Extent]:
    """How much each table holds."""
    for shape in SHAPES:
        tally = _Tally(shape)
        for page in _pages(session, shape):
            tally.add(page)
        yield tally.extent()


def check_exists(database: Database) -> None:
    """Raise StorageError if there is no such file: opening it would make one."""
    if isinstance(database, SqliteDatabase) and not database.path.is_file():
        raise StorageError(f"{database.name}: there is no such database")


def _check_empty(session: Session, name: str) -> None:
    for shape in SHAPES:
        if session.rows(f"SELECT 1 FROM {shape.name} WHERE {shape.rows} LIMIT 1"):
            raise StorageError(f"{name}: it is not empty ({shape.name}); copy into an empty database")


def _copy_table(source: Session, target: Session, shape: Shape) -> Extent:
    places = ", ".join("?" * len(shape.columns))
    insert = f"INSERT INTO {shape.name} ({', '.join(shape.columns)}) VALUES ({places})"
    tally = _Tally(shape)
    for page in _pages(source, shape):
        tally.add(page)
        target.many(insert, page)
    return tally.extent()


def _pages(session: Session, shape: Shape) -> Iterator[list[tuple[Any, ...]]]:
    """All rows, some at a time, as both databases take them."""
    every = f"SELECT {', '.join(shape.columns)} FROM {shape.name} WHERE {shape.rows}"
    if not shape.keys:
        if found := session.rows(every):
            yield _plain(shape, found)
        return
    key, places = ", ".join(shape.key), ", ".join("?" * shape.keys)
    ordered = f"ORDER BY {key} LIMIT {_PAGE}"
    found = session.rows(f"{every} {ordered}")
    while found:
        yield _plain(shape, found)
        last = tuple(found[-1][: shape.keys])
        found = session.rows(f"{every} AND ({key}) > ({places}) {ordered}", last)


def _plain(shape: Shape, rows: list[Any]) -> list[tuple[Any, ...]]:
    """The rows with true and false where SQLite has 1 and 0."""
    turned = [shape.columns.index(name) for name in shape.booleans]
    if not turned:
        return [tuple(row) for row in rows]
    return [tuple(bool(value) if n in turned else value for n, value in enumerate(row)) for row in rows]


class _Tally:
    """Counts rows and adds up their hashes."""

    def __init__(self, shape: Shape) -> None:
        self._name = shape.name
        self._rows = 0
        self._sum = 0

    def add(self, page: list[tuple[Any, ...]]) -> None:
        self._rows += len(page)
        for row in page:
            self._sum += int.from_bytes(sha256(msgspec.msgpack.encode(row)).digest(), "big")

    def extent(self) -> Extent:
        return Extent(self._name, self._rows, f"{self._sum % _WHOLE:064x}")
