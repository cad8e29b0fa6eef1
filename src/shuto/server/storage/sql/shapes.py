"""The tables of the database by name: their columns, and what orders their rows. For those who go through all of it."""

from __future__ import annotations

from typing import NamedTuple


class Shape(NamedTuple):
    """One table. Its first columns are its key: no two rows have the same."""

    name: str
    columns: tuple[str, ...]
    keys: int
    """How many columns the key has; 0: there is none, and the table is small."""
    booleans: tuple[str, ...] = ()
    """The columns that SQLite stores as 0 and 1."""
    rows: str = "TRUE"
    """Which rows belong to the games. The others tell how far a writer got."""

    @property
    def key(self) -> tuple[str, ...]:
        """The columns of the key."""
        return self.columns[: self.keys]


def _shape(name: str, columns: str, keys: int = 1, booleans: str = "", rows: str = "TRUE") -> Shape:
    return Shape(name, tuple(columns.split()), keys, tuple(booleans.split()), rows)


SHAPES = (
    _shape("matches", "id created_at updated_at events headline public deadline holder token", booleans="public"),
    _shape("events", "match number at event", 2),
    _shape("carries", "match number next record", 2),
    _shape("restings", "match resting"),
    _shape("players", "id name car created_at seen_at banned_at"),
    _shape("secrets", "hash player created_at"),
    _shape("transfers", "player hash until"),
    _shape("sittings", "player match", 2),
    _shape("orders", "number at action subject"),
    _shape("passkeys", "credential player public_key sign_count created_at"),
    _shape("challenges", "challenge origin player until"),
    _shape("subscriptions", "endpoint player secret key auth language created_at"),
    _shape("private_keys", "name key"),
    _shape("meta", "key value", rows="substr(key, 1, 7) <> 'writer-'"),
    _shape("processes", "id address until"),
    _shape("downs", "since until", 0),
    _shape("listings", "match state pool clock rated public since seen", booleans="rated public"),
    _shape("ratings", "player pool mu sigma games", 2),
    _shape("rating_history", "player match pool at mu sigma place change", 2),
    _shape("rated", "match at pool public people", booleans="public"),
)
"""Every table of the current schema."""
