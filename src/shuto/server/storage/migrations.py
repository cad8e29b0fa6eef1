"""The schema of the SQLite file, and the migrations from older versions."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from shuto.server.storage.protocol import StorageError

_MIGRATIONS = (
    """
    CREATE TABLE matches (
        id TEXT PRIMARY KEY, created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
        events INTEGER NOT NULL, headline TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE events (
        match TEXT NOT NULL, number INTEGER NOT NULL, at TEXT NOT NULL, event BLOB NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
    CREATE INDEX matches_by_time ON matches (updated_at DESC);
    """,
    """
    CREATE TABLE carries (
        match TEXT NOT NULL, number INTEGER NOT NULL, next TEXT NOT NULL, record BLOB NOT NULL,
        PRIMARY KEY (match, number)
    );
    CREATE TABLE restings (match TEXT PRIMARY KEY, resting BLOB NOT NULL);
    """,
)
"""Each migration turns one version of the schema into the next. Only append to this list, so that old files load."""
SCHEMA = len(_MIGRATIONS)


def open_file(path: Path) -> sqlite3.Connection:
    """Open the file for writing and migrate it if needed; raises StorageError if its schema is too new."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=10.0)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > SCHEMA:
        raise StorageError(f"made by a newer Shuto (schema {version}, this one knows {SCHEMA})")
    for number, migration in enumerate(_MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN; {migration} PRAGMA user_version = {number}; COMMIT;")
    return connection
