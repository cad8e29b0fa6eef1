"""The columns of a data set, and its Parquet files."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from shuto.envs.datasets.files import Kind
from shuto.envs.datasets.rows import Row

COLUMNS: dict[Kind, dict[str, tuple[pa.DataType, str]]] = {
    "games": {
        "game": (pa.int32(), "The number of the game, from 0."),
        "bots": (pa.list_(pa.string()), "The bot of each seat."),
        "ranks": (pa.list_(pa.int8()), "The place of each seat at the end, from 1. Tied seats share a place."),
        "reason": (pa.string(), "Why the game ended."),
        "steps": (pa.int16(), "How many steps the record has."),
        "record": (pa.string(), "The whole game, as `shuto.load_record` reads it."),
    },
    "positions": {
        "game": (pa.int32(), "The game, as in the other table."),
        "step": (pa.int16(), "The steps played before this position."),
        "seat": (pa.int8(), "Whose turn it is."),
        "observation": (pa.list_(pa.float32()), "What that player sees: the observation `flat`."),
        "evaluation": (pa.list_(pa.float32()), "Each seat's chance to win, as the net of the bots estimates it."),
        "turn": (pa.string(), "The turn that was played, as `shuto.parse_turn` reads it."),
        "random": (pa.bool_(), "Whether the turn was drawn at random, not chosen by the bot."),
    },
}
"""The type and the meaning of each column."""


def schema(kind: Kind) -> Any:
    """The schema of a table, with the meaning of each column."""
    return pa.schema(
        [pa.field(name, form, False, {"description": told}) for name, (form, told) in COLUMNS[kind].items()]
    )


def encode(kind: Kind, rows: Sequence[Row]) -> bytes:
    """Rows as a Parquet file. The same rows give the same bytes with the same version of pyarrow."""
    out = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(list(rows), schema(kind)), out, compression="zstd")
    return out.getvalue()


def decode(data: bytes) -> list[Row]:
    """The rows of a Parquet file. Raises ValueError for other bytes."""
    found: list[Row] = pq.read_table(io.BytesIO(data)).to_pylist()
    return found
