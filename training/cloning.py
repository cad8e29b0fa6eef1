"""Behaviour cloning: a net learns to choose as the bots of a data set did.

    shuto dataset make out/games --games 3000 --bot careful --seed 1
    python -m training.cloning out/games

The bots of a data set may build anywhere, the agent only where a candidate is. So a turn is taught as the candidate
nearest to it that builds the same: from the same base point, of the same kind and height. A turn without such a
candidate is left out, and so are turns that chance played.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from shuto.bots.arena import pool
from shuto.envs.datasets import Dataset
from shuto.rules.records.reading import load_record
from shuto.rules.turn import Extend, OffRamp, Turn
from training.agents.learned import LearnedBot, Numbers, view_of
from training.log import Log
from training.matches import against
from training.net import CandidateNet, export, scorer_of

COLUMNS = ("epoch", "loss", "held_out_loss", "held_out_hits", "share", "low", "high")
APART = 0.05
"""The share of games that is held out."""


@dataclass(frozen=True)
class Settings:
    """The settings of a run. It also depends on the data and the machine."""

    seed: int = 1
    epochs: int = 12
    batch: int = 512
    rate: float = 2e-3
    threads: int = 1
    measure: int = 3
    """Epochs between two measurements."""
    opponent: str = "greedy"


class Lesson(NamedTuple):
    """One position: what is seen, the candidates, and which of them the bot chose."""

    seen: Numbers
    candidates: Numbers
    chosen: int


class Lessons(NamedTuple):
    """Many lessons in arrays; candidates are padded."""

    seen: Tensor
    features: Tensor
    mask: Tensor
    chosen: Tensor


def matching(turn: Turn, turns: Sequence[Turn]) -> int | None:
    """The number of the turn among these that builds the same and is nearest; None: there is none."""
    best, nearest = None, math.inf
    for number, other in enumerate(turns):
        if isinstance(turn, Extend) and isinstance(other, Extend):
            same = (turn.base, turn.height, turn.junction) == (other.base, other.height, other.junction)
        elif isinstance(turn, OffRamp) and isinstance(other, OffRamp):
            same = turn.base == other.base
        else:
            continue
        away = math.dist((turn.x, turn.y), (other.x, other.y))
        if same and away < nearest:
            best, nearest = number, away
    return best


def lessons_of(job: tuple[str, tuple[bool, ...]]) -> tuple[list[Lesson], int]:
    """The lessons of one game, and how many of its turns had no candidate.

    job: a record, and which turns chance played.
    """
    text, drawn = job
    found, left_out = [], 0
    record = load_record(text.encode())
    for step, position, random in zip(record.steps, record.positions(), drawn, strict=False):
        if random or not isinstance(step.turn, (Extend, OffRamp)):
            continue
        seen, candidates, turns = view_of(position.game).of(position)
        chosen = matching(step.turn, turns)
        if chosen is None:
            left_out += 1
        elif len(turns) > 1:
            found.append(Lesson(seen, candidates, chosen))
    return found, left_out


def games_of(folder: Path) -> Iterator[tuple[str, tuple[bool, ...]]]:
    """The games of a data set: the record, and which turns chance played. Set-up turns count as chance."""
    dataset = Dataset(folder)
    rows = groupby(dataset.positions(), key=lambda row: row["game"])
    for game, (number, positions) in zip(dataset.games(), rows, strict=True):
        assert game["game"] == number
        drawn = [True] * game["steps"]
        for row in positions:
            drawn[row["step"]] = row["random"]
        yield game["record"], tuple(drawn)


def stacked(lessons: Sequence[Lesson]) -> Lessons:
    """Lessons in arrays."""
    most = max(len(one.candidates) for one in lessons)
    features = np.zeros((len(lessons), most, lessons[0].candidates.shape[1]), np.float32)
    mask = np.zeros((len(lessons), most), np.int8)
    for number, one in enumerate(lessons):
        features[number, : len(one.candidates)], mask[number, : len(one.candidates)] = one.candidates, 1
    seen, chosen = np.stack([one.seen for one in lessons]), np.array([one.chosen for one in lessons])
    return Lessons(*map(torch.from_numpy, (seen, features, mask, chosen)))


def fit(net: CandidateNet, lessons: Lessons, settings: Settings) -> Iterator[float]:
    """Teach a net the lessons; yields the loss after every epoch."""
    optimizer = torch.optim.AdamW(net.parameters(), settings.rate, weight_decay=1e-4)
    steps = settings.epochs * -(-len(lessons.chosen) // settings.batch)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    for _ in range(settings.epochs):
        losses = []
        for rows in torch.randperm(len(lessons.chosen)).split(settings.batch):
            loss = _loss(net, Lessons(*(part[rows] for part in lessons)))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            losses.append(loss.item())
        yield float(np.mean(losses))


def _loss(net: CandidateNet, lessons: Lessons) -> Tensor:
    logits, _ = net(lessons.seen, lessons.features, lessons.mask)
    return torch.nn.functional.cross_entropy(logits, lessons.chosen)


@torch.no_grad()
def held_out(net: CandidateNet, lessons: Lessons) -> tuple[float, float]:
    """The loss on lessons that were not taught, and how often the net prefers the turn that was played."""
    logits, _ = net(lessons.seen, lessons.features, lessons.mask)
    hits = (logits.argmax(1) == lessons.chosen).float().mean().item()
    return _loss(net, lessons).item(), hits


def train(folder: Path, settings: Settings, out: Path) -> CandidateNet:
    """Train a net on a data set; writes the learning curve and the net into a folder."""
    log = Log(out / "cloning.csv", COLUMNS)
    torch.manual_seed(settings.seed)
    torch.set_num_threads(settings.threads)
    with pool.processes(settings.threads) as for_each:
        games = list(for_each(lessons_of, games_of(folder)))
    games.sort(key=lambda game: game[0][0].candidates.tobytes() if game[0] else b"")  # workers end in any order
    apart = max(1, int(APART * len(games)))
    order = np.random.default_rng(settings.seed).permutation(len(games))
    test, taught = ([one for game in part for one in games[game][0]] for part in (order[:apart], order[apart:]))
    missing = sum(count for _, count in games)
    print(f"{len(taught)} lessons, {len(test)} held out; {missing} turns had no candidate", flush=True)
    lessons, rest = stacked(taught), stacked(test)
    net = CandidateNet(lessons.seen.shape[1], lessons.features.shape[2])
    for epoch, loss in enumerate(fit(net, lessons, settings), 1):
        if epoch != 1 and epoch % settings.measure:
            continue
        share = against(LearnedBot("agent", scorer_of(net)), settings.opponent, 30, 10_000 + 1000 * epoch)
        log.add(epoch, loss, *held_out(net, rest), share.share, share.low, share.high)
    export(net, out / "cloned.npz")
    return net


def main() -> int:
    """Train on the data set that is named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path, default=Path("out/cloning"))
    parser.add_argument("--seed", type=int, default=Settings.seed)
    parser.add_argument("--epochs", type=int, default=Settings.epochs)
    parser.add_argument("--threads", type=int, default=Settings.threads)
    given = parser.parse_args()
    train(given.folder, Settings(seed=given.seed, epochs=given.epochs, threads=given.threads), given.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
