"""A first look at a database, before the server has loaded anything. It imports nothing that takes time."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

RECENT = 50
"""If one of this many last changed matches is played by hand, the next carry is expected soon."""
ANY_RESTING = """
SELECT 1 FROM restings WHERE match IN (SELECT id FROM matches ORDER BY updated_at DESC LIMIT ?) LIMIT 1
"""


def is_played_by_hand(database: Path | str) -> bool:
    """Whether one of the matches that changed last has a stored table at rest. False for an unreadable file."""
    try:
        with closing(sqlite3.connect(f"{Path(database).absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return connection.execute(ANY_RESTING, (RECENT,)).fetchone() is not None
    except sqlite3.Error:
        return False
