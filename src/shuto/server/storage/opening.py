"""Opens the database that the settings name: a SQLite file, or PostgreSQL by its address."""

from __future__ import annotations

from pathlib import Path

from shuto.server.storage.protocol import StorageError
from shuto.server.storage.sql.session import Database
from shuto.server.storage.sql.sqlite import SqliteDatabase
from shuto.server.storage.sql.storage import SqlStorage

POSTGRES = ("postgresql://", "postgres://")
CONNECTIONS, PATIENCE = 8, 15.0
"""How many connections read, at most; how many seconds a request waits for a database that is away."""


def is_postgres(where: Path | str) -> bool:
    """Whether this is the address of a PostgreSQL database."""
    return str(where).startswith(POSTGRES)


def open_database(where: Path | str, connections: int = CONNECTIONS) -> Database:
    """The database at a path or an address. Nothing is connected yet. Raises StorageError."""
    if not is_postgres(where):
        if "://" in str(where):
            raise StorageError(f"--database: a file, or an address that begins with {POSTGRES[0]}")
        return SqliteDatabase(Path(where))
    try:
        from shuto.server.storage.sql.postgres import PostgresDatabase
    except ImportError:
        raise StorageError("PostgreSQL needs more packages: pip install 'shuto[postgres]'") from None
    return PostgresDatabase(str(where), connections)


def open_storage(where: Path | str, connections: int = CONNECTIONS, patience: float = PATIENCE) -> SqlStorage:
    """The storage at a path or an address, migrated if needed. Raises StorageError."""
    return SqlStorage(open_database(where, connections), patience)
