"""Looking ahead: one turn, one turn and the reply to it, or quick games after each of the better turns."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

import numpy as np

from shuto.bots.evaluate import Judgement, values
from shuto.bots.propose import NARROW, WIDE, Proposals, Width, proposals
from shuto.bots.quick import QuickPlay
from shuto.bots.sight import Floats, Sight


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many quick games, or so many seconds, whichever is used up first."""

    rollouts: int
    seconds: float | None = None
    """None: rollouts alone count, and the same seed gives the same turn on every machine."""


def one_ply(sight: Sight, mind: Judgement, width: Width = WIDE) -> tuple[Proposals, Floats]:
    """Every proposal and what the mover's chances are right after it."""
    seat, options = sight.to_move, proposals(sight, mind.taste, width)
    return options, np.array([values(sight.after(choice), mind)[seat] for choice in options.choices])


def with_reply(sight: Sight, mind: Judgement, keep: int = 16) -> tuple[Proposals, Floats]:
    """The better half of one_ply, judged after the best reply of whoever moves next; -1 for those not looked at."""
    seat = sight.to_move
    options, first = one_ply(sight, mind)
    chances = np.full(len(options), -1.0)
    for number in np.argsort(-first, kind="stable")[:keep].tolist():
        later = sight.after(options.choices[number])
        if later.over or later.to_move == seat:
            chances[number] = first[number]
            continue
        replies, hopes = one_ply(later, mind, NARROW)
        chances[number] = values(later.after(replies.choices[int(np.argmax(hopes))]), mind)[seat]
    return options, chances


def halving(
    sight: Sight, mind: Judgement, budget: Budget, seed: int, *, keep: int = 8, plies: int = 12, noise: float = 0.05
) -> tuple[Proposals, Floats]:
    """Sequential halving: quick games after each of the better proposals; after each round the worse half is dropped.

    Returns the proposals and the mean chances of the mover in the games after each; -1 for those dropped on the way.
    """
    seat = sight.to_move
    deadline = math.inf if budget.seconds is None else time.monotonic() + budget.seconds
    options, first = with_reply(sight, mind)
    tried, hopes = np.zeros(len(options)), np.zeros(len(options))
    alive = np.argsort(-first, kind="stable")[:keep].tolist()
    states = {number: sight.after(options.choices[number]) for number in alive}
    quick = QuickPlay(sight, mind, plies=plies, noise=noise)
    rounds = max(1, math.ceil(math.log2(max(len(alive), 2))))
    for stage in range(rounds):
        for game in range(max(1, budget.rollouts // (rounds * len(alive)))):
            if time.monotonic() > deadline:
                break
            for number in alive:  # the same dice for every proposal: what differs is the turn, not the luck after it
                if time.monotonic() > deadline:
                    break
                hopes[number] += quick.values_after(states[number], (seed * 64 + stage) * 1024 + game)[seat]
                tried[number] += 1
        means = np.where(tried > 0.0, hopes / np.maximum(tried, 1.0), first)
        alive = sorted(alive, key=lambda number: -means[number])[: max(1, (len(alive) + 1) // 2)]
    chances = np.full(len(options), -1.0)
    chances[alive] = means[alive]
    return options, chances
