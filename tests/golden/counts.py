"""Counts of legal placements, similar to the perft counts of chess: any error in the rules changes some of them.

Every placement of a lattice around every base point of the player to move is judged. The lattice has 143 directions,
which share no factor with the symmetries of a table (2 to 6 players, halves, quarters). So only the first direction
lies exactly on a line of symmetry, where the last bit could decide differently on another machine. `make.py` checks
this: it moves every x and y by a hundred-millionth of a millimetre and refuses counts that change. It does not move
heights, because they are sums of whole and half millimetres, exact on every machine, and an end that lies flat on
another road touches it exactly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from golden.transcript import read
from shuto.rules.kernels import layout as at
from shuto.rules.position import Position
from shuto.rules.referee.survey import KINDS, REACHES, surveys

FOLDER = Path(__file__).parent
GAMES = FOLDER / "games"
FILE = FOLDER / "counts.json"
ANGLES = 143
SHAKE = 1e-8


class Count(msgspec.Struct, frozen=True):
    """The counts around the base points of the player to move after this many steps of a golden game."""

    game: str
    steps: int
    placements: int
    legal: dict[str, dict[str, int]]
    """Legal placements by kind and by cars earned."""
    faults: dict[str, int]
    """Placements with each fault."""


def count(position: Position) -> dict[str, Any]:
    """The counts of one position."""
    placements, legal = 0, {kind: Counter[int]() for kind in KINDS}
    faults: Counter[str] = Counter()
    for found in surveys(position, angles=ANGLES):
        assert found.reaches == REACHES
        placements += len(found)
        for option, kind in enumerate(found.kinds):
            here = found.legal[:, :, option]
            legal[KINDS[kind]].update(found.cars[:, :, option][here].tolist())
        for bits, times in Counter(found.bits.ravel().tolist()).items():
            if bits:
                example = np.argwhere(found.bits == bits)[0].tolist()
                faults.update({str(fault): times for fault in found.faults(*example)})
    return {
        "placements": placements,
        "legal": {kind: {str(cars): n for cars, n in sorted(by_cars.items())} for kind, by_cars in legal.items()},
        "faults": dict(sorted(faults.items())),
    }


def position_of(game: str, steps: int) -> Position:
    """A golden game after this many steps."""
    record = read((GAMES / f"{game}.txt").read_text("utf-8"))
    return next(islice(record.positions(), steps, None))


def load() -> list[Count]:
    """The stored counts."""
    return msgspec.json.decode(FILE.read_bytes(), type=list[Count])


def shaken(position: Position, times: int) -> Iterator[Position]:
    """The same position with every x and y changed by a tiny amount."""
    rng = np.random.default_rng(0)
    for _ in range(times):
        table = position.table.copy()
        for array in (table.columns, table.roads, table.cars):
            array[:, :2] += rng.uniform(-SHAKE, SHAKE, size=array[:, :2].shape)
        for array in (table.blocks[: table.counts[at.BLOCK]], table.areas[: table.counts[at.AREA]]):
            array[:, 4:] += rng.uniform(-SHAKE, SHAKE, size=array[:, 4:].shape)
        yield replace(position, table=table)
