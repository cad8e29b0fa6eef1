"""Looking back at a game: how everybody stood after each turn, and the turns that gave most away, with a better one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from shuto.bots.evaluate import judgement_for, values
from shuto.bots.search import with_reply
from shuto.bots.sight import Sight, choice_of, turn_of
from shuto.rules.position import Position
from shuto.rules.turn import Adjust, PlaceComponent, Turn

WORTH_TELLING = 0.04
"""A turn that gave away less of the chances than this is as good as any."""


class Better(msgspec.Struct, frozen=True):
    """A turn that gave something away, and the one that a careful bot would have played instead."""

    step: int
    """Counted from 0."""
    seat: int
    lost: float
    """How much of the mover's chance to win."""
    turn: Turn


class Analysis(msgspec.Struct, frozen=True):
    """Each seat's chances before the first step and after each, and the costliest turns, costliest first."""

    chances: tuple[tuple[float, ...], ...]
    better: tuple[Better, ...]


def analyse(positions: Sequence[Position], turns: Sequence[Turn | None], most: int = 5) -> Analysis:
    """Look back at a game: its positions from first to last, and what was played in between (None: something fell)."""
    mind = judgement_for(positions[0].game)
    chances = [values(Sight.of(position), mind) for position in positions]
    found = []
    for step, (here, turn) in enumerate(zip(positions, turns, strict=False)):
        seat = here.to_move
        if seat is None or not here.is_building or turn is None or isinstance(turn, (Adjust, PlaceComponent)):
            continue
        sight = Sight.of(here)
        options, hopes = with_reply(sight, mind)
        best = int(np.argmax(hopes))
        lost = float(hopes[best] - _hope_of(sight, turn, options.choices, hopes, chances[step + 1][seat]))
        if lost > WORTH_TELLING:
            found.append(Better(step, seat, round(lost, 4), turn_of(options.choices[best])))
    told = tuple(tuple(round(float(chance), 4) for chance in row) for row in chances)
    return Analysis(told, tuple(sorted(found, key=lambda one: -one.lost)[:most]))


def _hope_of(sight: Sight, turn: Turn, choices: np.ndarray, hopes: np.ndarray, otherwise: float) -> float:
    """What the bot thinks of a turn: of the proposal nearest to it that builds the same, else what came of it."""
    mine = choice_of(turn)
    alike = np.flatnonzero((choices[:, :3] == mine[:3]).all(axis=1) & (hopes >= 0.0))
    if not len(alike) or sight.over:
        return otherwise
    away = np.hypot(*(choices[alike, 3:5] - mine[3:5]).T)
    return float(hopes[alike[int(np.argmin(away))]]) if away.min() < 12.0 else otherwise
