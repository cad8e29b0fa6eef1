"""Which matches are abandoned, and how a match is deleted.

The rule: a game in which at most one turn was played is abandoned when nothing has happened in it for 30 days, a lesson
or a practice table after 7 days. Every other game is kept for ever.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from datetime import datetime, timedelta

ABANDONED = timedelta(days=30)
"""How long a game that has hardly begun is kept."""
ABANDONED_LESSON = timedelta(days=7)
"""How long a lesson is kept."""
_ABANDONED = """
    SELECT id FROM matches WHERE CASE
        WHEN headline = '' THEN updated_at < :lesson
        ELSE updated_at < :game AND coalesce(json_extract(headline, '$.turns'), 0) <= 1
    END ORDER BY updated_at
"""
_TABLES = (
    ("events", "match"), ("carries", "match"), ("restings", "match"), ("sittings", "match"), ("listings", "match"),
    ("matches", "id"),
)  # fmt: skip
"""Where a match is stored: tables, each with the column of its id."""


def abandoned(connection: sqlite3.Connection, now: datetime) -> list[str]:
    """The ids of the abandoned matches, the oldest first. A lesson has no summary."""
    limits = {"game": (now - ABANDONED).isoformat(), "lesson": (now - ABANDONED_LESSON).isoformat()}
    return [row[0] for row in connection.execute(_ABANDONED, limits)]


def delete_orphans(connection: sqlite3.Connection) -> None:
    """Delete carries and resting tables that were stored just after their match was deleted."""
    for table in ("carries", "restings"):
        connection.execute(f"DELETE FROM {table} WHERE match NOT IN (SELECT DISTINCT match FROM events)")


def delete_matches(connection: sqlite3.Connection, matches: Iterable[str]) -> None:
    """Delete everything that is stored of these matches."""
    ids = [(match,) for match in matches]
    for table, column in _TABLES:
        connection.executemany(f"DELETE FROM {table} WHERE {column} = ?", ids)
