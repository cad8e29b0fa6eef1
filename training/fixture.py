"""Write what nets in torch say about some positions, for tests that have no torch: python -m training.fixture FILE."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import torch

from shuto.bots.evaluate import judgement_for
from shuto.bots.kernels.features import COUNT, INPUTS, set_features
from shuto.bots.sight import Sight
from shuto.rules.play import play
from shuto.rules.records.notation import parse_turn
from shuto.rules.setup import new_game
from training.agents.learned import view_of
from training.iterate import ValueNet, inputs_of
from training.net import CandidateNet, scorer_of

LINES = ("c0 115,-30 2", "c1 98,-2 2j", "c2 4.13,15.92 2j", "c3 200,35 3")


def main() -> int:
    """Write the file that is named."""
    torch.manual_seed(1)
    position = new_game("two-player-2024")
    views, found = [], []
    for line in LINES:
        position = play(position, parse_turn(line))
        views.append(view_of(position.game).of(position)[:2])
        sight, features = Sight.of(position), np.zeros((2, COUNT))
        for seat in range(2):
            set_features(sight.state, sight.book, seat, sight.scratch, features[seat])
        found.append(features)
    counts = np.array([len(candidates) for _, candidates in views])
    offered = np.zeros((len(views), counts.max(), views[0][1].shape[1]), np.float32)
    mask = np.zeros(offered.shape[:2], np.int8)
    for row, (_, candidates) in enumerate(views):
        offered[row, : len(candidates)], mask[row, : len(candidates)] = candidates, 1
    seen = np.stack([one for one, _ in views])
    net = CandidateNet(seen.shape[1], offered.shape[2], 8)
    scores, _ = net(*map(torch.from_numpy, (seen, offered, mask)))
    given = inputs_of(np.stack(found))
    begin = judgement_for(position.game).net[-7:]
    value = ValueNet(begin, given.reshape(-1, INPUTS))
    with torch.no_grad():
        for part in value.parameters():  # a net that nobody has fitted: no number is one of the net in use
            part += 0.05 * torch.randn_like(part)
    np.savez_compressed(
        Path(sys.argv[1]),
        seen=seen, candidates=offered, counts=counts, scores=scores.detach().numpy(), lines=np.array(LINES),
        chances=value(value.scaled(given)).exp().detach().numpy(), net=value.export(),
        **{f"scorer_{name}": part for name, part in scorer_of(net)._asdict().items()},
    )  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
