"""Analysis of a finished game: each player's chances after every turn, and the costliest turns with a better one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from shuto.bots.evaluate import Judgement, judgement_for, values
from shuto.bots.search import with_reply
from shuto.bots.sight import Sight, choice_of, turn_of
from shuto.rules.position import Position
from shuto.rules.turn import Adjust, PlaceComponent, Resign, Turn

MIN_LOSS = 0.04
"""A smaller loss of winning chances is not reported."""


class Better(msgspec.Struct, frozen=True):
    """A turn that lowered the chances of the player who made it, and the better turn that the bot found."""

    step: int
    """Counted from 0."""
    seat: int
    lost: float
    """By how much the turn lowered the player's chance to win."""
    turn: Turn


class Analysis(msgspec.Struct, frozen=True):
    """Each seat's chances at the start and after each step, and the costliest turns, costliest first."""

    chances: tuple[tuple[float, ...], ...]
    better: tuple[Better, ...]


def analyse(positions: Sequence[Position], turns: Sequence[Turn | None], most: int = 5) -> Analysis:
    """Analyse a game from its positions, first to last, and the turns between them (None: pieces fell, no turn)."""
    mind = judgement_for(positions[0].game)
    chances = [_chances(position, mind) for position in positions]
    found = []
    for step, (here, turn) in enumerate(zip(positions, turns, strict=False)):
        seat = here.to_move
        if seat is None or not here.is_building or turn is None or isinstance(turn, (Adjust, PlaceComponent, Resign)):
            continue
        sight = Sight.of(here)
        options, estimates = with_reply(sight, mind)
        best = int(np.argmax(estimates))
        played = _estimate(sight, turn, options.choices, estimates, fallback=chances[step + 1][seat])
        if (lost := float(estimates[best]) - played) > MIN_LOSS:
            found.append(Better(step, seat, round(lost, 4), turn_of(options.choices[best])))
    rounded = tuple(tuple(round(float(chance), 4) for chance in row) for row in chances)
    return Analysis(rounded, tuple(sorted(found, key=lambda one: -one.lost)[:most]))


def _chances(position: Position, mind: Judgement) -> Sequence[float]:
    """Each seat's chance to win. A game that is over has its winners, whoever left it before."""
    outcome = position.outcome
    if outcome is None:
        return values(Sight.of(position), mind).tolist()  # type: ignore[no-any-return]  # numpy does not say
    share = 1.0 / len(outcome.winners)
    return [share if seat in outcome.winners else 0.0 for seat in range(position.game.seats)]


def _estimate(sight: Sight, turn: Turn, choices: np.ndarray, estimates: np.ndarray, fallback: float) -> float:
    """The bot's estimate of a played turn: that of the nearest proposal with the same build, else the fallback."""
    played = choice_of(turn)
    same_build = np.flatnonzero((choices[:, :3] == played[:3]).all(axis=1) & np.isfinite(estimates))
    if not len(same_build) or sight.over:
        return fallback
    distances = np.hypot(*(choices[same_build, 3:5] - played[3:5]).T)
    return float(estimates[same_build[int(np.argmin(distances))]]) if distances.min() < 12.0 else fallback
