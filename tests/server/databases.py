"""SQLite and PostgreSQL for the same tests: markers that run a test on both, and a look into either."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from shuto.server.storage.opening import open_database, open_storage
from shuto.server.storage.sql.storage import SqlStorage

BOTH = ["sqlite", "postgres"]
on_both = pytest.mark.parametrize("server", BOTH, indirect=True)
"""The test uses the fixture `server`, on each database."""
own_on_both = pytest.mark.parametrize("own_server", BOTH, indirect=True)
"""The test uses the fixture `own_server`, on each database."""


def use(where: Path | str, job: Callable[[SqlStorage], Awaitable[None]], patience: float = 30.0) -> None:
    """Open a storage, do something with it and close it."""

    async def go() -> None:
        storage = open_storage(where, patience=patience)
        try:
            await job(storage)
        finally:
            await storage.close()

    asyncio.run(go())


def rows(where: Path | str, sql: str, *args: object) -> list[Any]:
    """The rows of a statement."""
    link = open_database(where).link(migrated=False)
    try:
        with link.transaction() as session:
            return session.rows(sql, args)
    finally:
        link.close()


def change(where: Path | str, *statements: tuple[str, tuple[object, ...]]) -> None:
    """Execute statements in one transaction."""
    link = open_database(where).link(migrated=False)
    try:
        with link.transaction() as session:
            for sql, args in statements:
                session.execute(sql, args)
    finally:
        link.close()


def logged(database: Path | str, match: str) -> list[dict[str, Any]]:
    """The events of a match, in order."""
    found = rows(database, "SELECT event FROM events WHERE match = ? ORDER BY number", match)
    return [json.loads(event) for (event,) in found]
