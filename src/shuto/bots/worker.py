"""What runs in a process of its own: one bot thinks about one position."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from shuto.bots.profiles import LEVELS
from shuto.bots.registry import make_bot
from shuto.rules.position import Position
from shuto.rules.records.record import Record
from shuto.rules.turn import Turn

if TYPE_CHECKING:
    from shuto.bots.analysis import Analysis


def think(name: str, position: Position, seed: tuple[int, ...], patience: float = 1.0) -> Turn:
    """The turn that a bot chooses; one that looks ahead for a time does so for `patience` times as long."""
    return make_bot(name, patience=patience).choose(position, np.random.default_rng(seed))


def look_back(record: Record) -> Analysis:
    """A recorded game analysed."""
    from shuto.bots.analysis import analyse

    return analyse(tuple(record.positions()), tuple(step.turn for step in record.steps))


def warm_up() -> None:
    """Load or compile everything a bot needs, so that the first turn is no slower than the others."""
    from shuto.rules.kernels.ready import ensure_ready
    from shuto.rules.setup import new_game

    ensure_ready()
    position = new_game("two-player-2024")
    for name in LEVELS:
        make_bot(name).choose(position, np.random.default_rng(0))


def without_windows(position: Position) -> Position:
    """A position as it travels to a worker: what may be adjusted stays at home."""
    return replace(position, windows=())
