"""Shallow lookahead: one turn, or one turn and the reply to it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from shuto.bots.evaluate import Judgement, look
from shuto.bots.kernels.spots import Resolution
from shuto.bots.propose import NARROW, WIDE, Proposals, proposals
from shuto.bots.sight import Sight
from shuto.rules.kernels.layout import Floats


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: a number of visits or of seconds, whichever is used up first."""

    visits: int
    seconds: float | None = None
    """None: only visits count, so the same seed gives the same turn on every machine."""

    def times(self, factor: float) -> Budget:
        """Return this budget multiplied by a factor."""
        return Budget(max(1, round(self.visits * factor)), None if self.seconds is None else self.seconds * factor)


def one_ply(sight: Sight, mind: Judgement, resolution: Resolution = WIDE) -> tuple[Proposals, Floats]:
    """Return every proposal and the chances of the player to move after it."""
    seat, options = sight.to_move, proposals(sight, mind.taste, resolution)
    return options, look(sight, mind, options.choices).values[:, seat]


def with_reply(
    sight: Sight, mind: Judgement, resolution: Resolution = WIDE, keep: int = 16
) -> tuple[Proposals, Floats]:
    """Return every proposal and the mover's chances after the best reply; -inf beyond the best `keep` of one_ply."""
    seat = sight.to_move
    options, first = one_ply(sight, mind, resolution)
    chances = np.full(len(options), -np.inf)
    for number in np.argsort(-first, kind="stable")[:keep].tolist():
        later = sight.after(options.choices[number])
        if later.over or later.to_move == seat:
            chances[number] = first[number]
            continue
        replies = look(later, mind, proposals(later, mind.taste, NARROW).choices).values
        chances[number] = replies[int(np.argmax(replies[:, later.to_move])), seat]
    return options, chances
