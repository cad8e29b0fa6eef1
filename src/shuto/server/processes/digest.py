"""A digest of a position, by which processes recognise it."""

from __future__ import annotations

import hashlib

from shuto.rules.position import Position


def digest(position: Position) -> str:
    """A digest of a position: different positions have different ones."""
    table, course = position.table, position.course
    found = hashlib.blake2b(f"{position.game.changes} {position.components}".encode(), digest_size=16)
    for part in (table.columns, table.roads, table.cars, course.game, course.players, course.waits):
        found.update(part.tobytes())
    return found.hexdigest()
