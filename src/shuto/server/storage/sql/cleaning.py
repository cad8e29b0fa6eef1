"""Which matches are abandoned, and how a match is deleted.

The rule: a game in which at most one turn was played is abandoned when nothing has happened in it for 30 days, a lesson
or a practice table after 7 days. Every other game is kept for ever.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from shuto.server.storage.sql.session import Session

ABANDONED = timedelta(days=30)
"""How long a game that has hardly begun is kept."""
ABANDONED_LESSON = timedelta(days=7)
"""How long a lesson is kept."""
_ABANDONED = """
    SELECT id FROM matches WHERE CASE
        WHEN headline = '' THEN updated_at < ?
        ELSE updated_at < ? AND coalesce({turns}, 0) <= 1
    END AND {unheld} ORDER BY updated_at
"""
UNHELD = "NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = matches.holder AND p.until > {now})"
"""No process that gives signs of life has the match."""
_TABLES = (
    ("matches", "id"), ("events", "match"), ("carries", "match"), ("restings", "match"), ("sittings", "match"),
    ("listings", "match"),
)  # fmt: skip
"""Where a match is stored: tables, each with the column of its id. Whoever adds an event locks the row of `matches`, so
that row goes first."""


def abandoned(session: Session, now: datetime) -> list[str]:
    """The ids of the abandoned matches that no process has, the oldest first. A lesson has no summary."""
    limits = (now - ABANDONED_LESSON).isoformat(), (now - ABANDONED).isoformat()
    dialect = session.dialect
    sql = _ABANDONED.format(turns=dialect.turns, unheld=UNHELD.format(now=dialect.now))
    return [row[0] for row in session.rows(sql, limits)]


def delete_orphans(session: Session) -> None:
    """Delete carries and resting tables that were stored just after their match was deleted."""
    for table in ("carries", "restings"):
        session.execute(f"DELETE FROM {table} WHERE match NOT IN (SELECT DISTINCT match FROM events)")


def delete_matches(session: Session, matches: Iterable[str]) -> None:
    """Delete everything that is stored of these matches."""
    ids = [(match,) for match in matches]
    for table, column in _TABLES:
        session.many(f"DELETE FROM {table} WHERE {column} = ?", ids)
