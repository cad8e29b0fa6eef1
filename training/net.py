"""The net that scores candidates, in torch, with a head that values positions; and its export for playing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from training.agents.learned import Scorer

HIDDEN = 64
_NEVER = -1e9
"""The score of an action that is masked."""


class CandidateNet(nn.Module):
    """Scores the candidates of many positions at once, and says how each position will end for the player to move."""

    def __init__(self, seen: int, features: int, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.candidate = nn.Linear(features, hidden, bias=False)
        self.position = nn.Linear(seen, hidden)
        self.again = nn.Linear(hidden, hidden, bias=False)
        self.crowd = nn.Linear(2 * hidden, hidden)
        self.out = nn.Linear(hidden, 1, bias=False)
        self.ahead = nn.Linear(2 * hidden + seen, hidden)
        self.value = nn.Linear(hidden, 1)
        for head in (self.out, self.value):
            nn.init.orthogonal_(head.weight, 0.05)

    def forward(self, seen: Tensor, features: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the candidates (very low where masked), and the value of each position from -1 to 1."""
        there = mask.bool()
        first = torch.relu(self.candidate(features) + self.position(seen)[:, None])
        shown = first * there[..., None]  # a row that is not there is 0, and no row is below
        crowd = torch.cat([shown.sum(1) / there.sum(1, keepdim=True), shown.amax(1)], 1)
        second = torch.relu(self.again(first) + self.crowd(crowd)[:, None])
        scores = self.out(second).squeeze(-1).masked_fill(~there, _NEVER)
        value = torch.tanh(self.value(torch.relu(self.ahead(torch.cat([crowd, seen], 1)))).squeeze(-1))
        return scores, value


def scorer_of(net: CandidateNet) -> Scorer:
    """The part of a net that plays, as arrays of numpy."""
    parts = (
        net.candidate.weight, net.position.weight, net.position.bias, net.again.weight, net.crowd.weight,
        net.crowd.bias, net.out.weight[0],
    )  # fmt: skip
    return Scorer(*(part.detach().numpy().copy() for part in parts))


def begin_with(net: CandidateNet, path: Path) -> None:
    """Let a net begin with the part of another net that plays. It has to learn the value of positions itself."""
    parts = Scorer.load(path)
    with torch.no_grad():
        for layer, weights in (
            (net.candidate.weight, parts.candidate), (net.position.weight, parts.position),
            (net.position.bias, parts.bias), (net.again.weight, parts.again), (net.crowd.weight, parts.crowd),
            (net.crowd.bias, parts.second_bias), (net.out.weight, parts.out[None]),
        ):  # fmt: skip
            layer.copy_(torch.from_numpy(weights))


def export(net: CandidateNet, path: Path) -> None:
    """Write the part of a net that plays. The same net gives the same bytes."""
    np.savez(path, **scorer_of(net)._asdict())
