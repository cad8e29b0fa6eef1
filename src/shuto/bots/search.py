"""Looking ahead: one turn, one turn and the reply to it, or many quick games after each of the better turns."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from shuto.bots.kernels.evaluate import set_values
from shuto.bots.kernels.luck import dice_state
from shuto.bots.kernels.rollout import mean_values
from shuto.bots.propose import NARROW, WIDE, Proposals, Width, proposals
from shuto.bots.sight import Floats, Sight


@dataclass(frozen=True)
class Judgement:
    """What a bot goes by: its taste for turns at first sight, and its weights for states."""

    taste: Floats
    weights: Floats


def values(sight: Sight, mind: Judgement) -> Floats:
    """Each seat's chance to win."""
    found = np.empty(sight.seats)
    set_values(sight.table, sight.course, sight.book, mind.weights, found)
    return found


def one_ply(sight: Sight, mind: Judgement, width: Width = WIDE) -> tuple[Proposals, Floats]:
    """Every proposal and what the mover's chances are right after it."""
    seat, options = sight.to_move, proposals(sight, mind.taste, width)
    return options, np.array([values(sight.after(choice), mind)[seat] for choice in options.choices])


def with_reply(sight: Sight, mind: Judgement, keep: int = 14) -> tuple[Proposals, Floats]:
    """As one_ply, but the better proposals are judged after the best reply of whoever moves next."""
    seat = sight.to_move
    options, chances = one_ply(sight, mind)
    for number in np.argsort(-chances, kind="stable")[:keep].tolist():
        later = sight.after(options.choices[number])
        if later.over:
            continue
        replies, hopes = one_ply(later, mind, NARROW)
        reply = later.after(replies.choices[int(np.argmax(hopes))])
        chances[number] = values(reply, mind)[seat] - 1.0  # below every proposal that was looked at less closely
    judged = chances < 0.0
    if judged.any():
        chances = np.where(judged, chances + 1.0, -1.0 + chances)
    return options, chances


def halving(
    sight: Sight, mind: Judgement, rollouts: int, seed: int, *, keep: int = 16, plies: int = 12, spokes: int = 5
) -> tuple[Proposals, Floats, Floats]:
    """Sequential halving: quick games after each of the better proposals; after each round the worse half is dropped.

    Returns the proposals, the mean chances of the mover in the games after each (-1: not tried) and how many games.
    """
    seat = sight.to_move
    options, first = one_ply(sight, mind)
    tried, hopes = np.zeros(len(options)), np.zeros(len(options))
    alive = np.argsort(-first, kind="stable")[:keep].tolist()
    work, tastes = sight.copy(), np.tile(mind.taste, (sight.seats, 1))
    rounds = max(1, math.ceil(math.log2(max(len(alive), 2))))
    for stage in range(rounds):
        each = max(1, rollouts // (rounds * len(alive)))
        for number in alive:
            total = np.zeros(sight.seats)
            # the same dice for every proposal: what differs is the turn, not the luck after it
            dice = np.array([dice_state(seed * 64 + stage)])
            mean_values(
                sight.table, sight.course, work.table, work.course, sight.book, seat, options.choices[number], tastes,
                mind.weights, spokes, plies, each, dice, sight.desk, total,
            )  # fmt: skip
            hopes[number] += total[seat]
            tried[number] += each
        means = hopes / np.maximum(tried, 1.0)
        alive = sorted(alive, key=lambda number: -means[number])[: max(1, (len(alive) + 1) // 2)]
    return options, np.where(tried > 0.0, hopes / np.maximum(tried, 1.0), -1.0), tried
