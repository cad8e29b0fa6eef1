"""Jobs that run in a worker process: choose a turn, analyse a game, warm up."""

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
    from shuto.bots.advice.analysis import Analysis

_IMPATIENT = 0.01
"""Enough to call every kernel. With a whole budget, *master* alone would think for a second."""


def think(name: str, position: Position, seed: tuple[int, ...], patience: float = 1.0) -> Turn:
    """Return the turn that a bot chooses. `patience` multiplies the budget of bots that have one."""
    return make_bot(name, patience=patience).choose(position, np.random.default_rng(seed))


def analyse_record(record: Record) -> Analysis:
    """Analyse a recorded game."""
    from shuto.bots.advice.analysis import analyse

    return analyse(tuple(record.positions()), tuple(step.turn for step in record.steps))


def warm_up(*, announce: bool = True) -> None:
    """Load or compile all kernels of the bots, so that the first turn is as fast as the others.

    `announce`: say on the terminal that kernels are being compiled.
    """
    from shuto.bots.kernels.ready import ensure_bots_ready
    from shuto.rules.setup import new_game

    ensure_bots_ready(announce=announce)
    position = new_game("two-player-2024")
    for name in LEVELS:
        make_bot(name, patience=_IMPATIENT).choose(position, np.random.default_rng(0))


def without_windows(position: Position) -> Position:
    """Return the position without the builds that may still be adjusted. Workers do not need them."""
    return replace(position, windows=())
