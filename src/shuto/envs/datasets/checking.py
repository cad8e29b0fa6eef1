"""Checking a data set: every file is the one that was written, and every row follows from a legal game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import numpy as np

from shuto.envs.datasets.files import DatasetError
from shuto.envs.datasets.reading import Dataset
from shuto.envs.datasets.rows import Row, Scribe
from shuto.rules.records.reading import load_record
from shuto.rules.records.record import RecordError


class Flaw(NamedTuple):
    """Something that is wrong with a data set."""

    shard: int
    game: int | None
    """None: the whole shard."""
    why: str


def check_dataset(folder: Path | str) -> Iterator[Flaw]:
    """Yield what is wrong: nothing, if all is well. Raises DatasetError if there is no data set.

    Every game is judged again from its first turn, and every position is described again.
    """
    dataset = Dataset(folder)
    scribe = Scribe(dataset.recipe)
    for number in range(dataset.recipe.shards):
        if number not in dataset.manifest.shards:
            yield Flaw(number, None, "missing")
            continue
        try:
            games, positions = dataset.rows("games", number), dataset.rows("positions", number)
        except DatasetError as error:
            yield Flaw(number, None, str(error))
            continue
        rows = {game: list(found) for game, found in groupby(positions, lambda row: int(row["game"]))}
        for row in games:
            why = _wrong(scribe, row, rows.get(row["game"], []))
            if why is not None:
                yield Flaw(number, row["game"], why)


def _wrong(scribe: Scribe, game: Row, positions: list[Row]) -> str | None:
    """Why a game is not what its rows say; None if it is."""
    try:
        record = load_record(game["record"].encode())
        before = list(record.positions())
    except RecordError as error:
        return str(error)
    if before[-1].outcome is None:
        return "its record has no end"
    drawn = {row["step"]: row["random"] for row in positions}
    again = scribe.rows(game["game"], record, before, [drawn.get(step, True) for step in range(len(record.steps))])
    if again.game != game:
        return "its row differs from its record"
    if len(again.positions) != len(positions) or not all(map(_same, again.positions, positions)):
        return "its positions differ from its record"
    return None


def _same(one: Row, other: Row) -> bool:
    """Whether two rows say the same; estimates may differ in their last digits on another machine."""
    exact = one.keys() - {"observation", "evaluation"}
    return all(one[name] == other[name] for name in exact) and all(
        len(one[name]) == len(other[name]) and np.allclose(one[name], other[name], atol=1e-5)
        for name in ("observation", "evaluation")
    )
