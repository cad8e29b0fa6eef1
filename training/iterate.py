"""Expert iteration: search plays itself, a net learns what search found out, and search plays on with that net.

    python -m training.iterate --rounds 4 --games 400 --visits 60

Each round: self-play (Parquet), a fit in torch on all rounds so far, the export into the format of the compiled net,
and a match against the net in use at equal visits. Both nets have as many rows, so equal visits are equal time. The
new net plays on only if it won the match. The curve is in iterate.csv.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from shuto.bots.arena.game import play_spec
from shuto.bots.arena.plan import Plan
from shuto.bots.evaluate import Judgement, deep_judgement_for, judgement_for
from shuto.bots.kernels.features import INPUTS
from shuto.bots.levels import search_turn
from shuto.bots.search import Budget
from shuto.rules.kernels.layout import Floats
from shuto.rules.position import Position
from shuto.rules.setup import new_game
from shuto.rules.turn import Turn
from training.log import Log
from training.matches import Share, share_of
from training.selfplay import EDITION, Job, Samples, play_job, read_samples, workers, write_samples

COLUMNS = ("round", "games", "positions", "loss_before", "loss", "share", "low", "high", "accepted")
CHUNK = 5
"""Games in a job."""


@dataclass(frozen=True)
class Settings:
    """The settings of a run."""

    rounds: int = 4
    games: int = 400
    visits: int = 60
    pairs: int = 30
    """Pairs of games in the match after each round."""
    epochs: int = 10
    batch: int = 512
    rate: float = 5e-4
    trust: float = 0.5
    """How much of the target is the search, and not the winner."""
    seed: int = 1


class ValueNet(nn.Module):
    """The compiled net (kernels/evaluate.set_values) in torch, with inputs of about the same size."""

    def __init__(self, net: Floats, given: Floats) -> None:
        super().__init__()
        middle, spread = given.mean(axis=0), given.std(axis=0) + 1e-3
        middle[-1], spread[-1] = 0.0, 1.0
        self._middle, self._spread = middle, spread
        rows = net[:, :INPUTS] * spread
        rows[:, -1] = net[:, :INPUTS] @ middle + net[:, INPUTS - 1]
        self.rows = nn.Parameter(torch.from_numpy(rows).float())
        self.out = nn.Parameter(torch.from_numpy(net[:-1, INPUTS].copy()).float())

    def forward(self, given: Tensor) -> Tensor:
        """The log of each seat's chances. given: positions x seats x inputs, of the same scale as `scaled`."""
        found = given @ self.rows.T
        hopes = torch.relu(found[..., :-1]) @ self.out + found[..., -1]
        return torch.log_softmax(hopes, -1)

    def scaled(self, given: Floats) -> Tensor:
        """Inputs as forward takes them."""
        return torch.from_numpy((given - self._middle) / self._spread).float()

    def export(self) -> Floats:
        """The rows of the compiled net."""
        rows = self.rows.detach().double().numpy()
        net = np.zeros((len(rows), INPUTS + 1))
        net[:, :INPUTS] = rows / self._spread
        net[:, INPUTS - 1] = rows[:, -1] - (rows[:, :-1] / self._spread[:-1]) @ self._middle[:-1]
        net[:-1, INPUTS] = self.out.detach().double().numpy()
        return net


def inputs_of(features: Floats) -> Floats:
    """The inputs of the net for each seat: its features, the mean of the others', and a 1."""
    rest = (features.sum(axis=1, keepdims=True) - features) / max(features.shape[1] - 1, 1)
    return np.concatenate([features, rest, np.ones_like(features[:, :, :1])], axis=2)


def targets_of(samples: Samples, trust: float) -> Floats:
    """The target of the net: a mean of search and winner, or search alone where the game went another way."""
    known = ~np.isnan(samples.result)
    found: Floats = np.where(known, trust * samples.search + (1.0 - trust) * np.nan_to_num(samples.result), 0.0)
    return np.where(known, found, samples.search)


def fit(samples: Samples, begin: Floats, settings: Settings) -> tuple[Floats, float, float]:
    """Fit a net, starting from another; returns it, and the loss on held-out games before and after.

    Games are in order, so the last twentieth of the samples is of other games.
    """
    torch.manual_seed(settings.seed)
    given, wanted = inputs_of(samples.features), torch.from_numpy(targets_of(samples, settings.trust)).float()
    apart = max(1, len(given) // 20)
    net = ValueNet(begin, given.reshape(-1, INPUTS))
    inputs = net.scaled(given)

    def loss(rows: Tensor | slice) -> Tensor:
        return -(wanted[rows] * net(inputs[rows])).sum(1).mean()

    rest = slice(len(given) - apart, len(given))
    optimizer = torch.optim.AdamW(net.parameters(), settings.rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, settings.epochs)
    before = loss(rest).item()
    for _ in range(settings.epochs):
        for rows in torch.randperm(len(given) - apart).split(settings.batch):
            optimizer.zero_grad()
            loss(rows).backward()
            optimizer.step()
        schedule.step()
    return net.export(), before, loss(rest).item()


@dataclass
class Searcher:
    """Searches as master does, with a net of its own."""

    name: str
    net: Floats
    budget: Budget

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:  # noqa: ARG002 - as every bot
        """Return a legal turn for the player to move."""
        return search_turn(position, Judgement(judgement_for(position.game).taste, self.net), self.budget)


def match(one: Floats, other: Floats, settings: Settings, number: int) -> Share:
    """The share of first places of one net against another, at equal visits."""
    budget, found = Budget(settings.visits), []
    players = {"new": Searcher("new", one, budget), "old": Searcher("old", other, budget)}
    for spec in Plan(("new", "old"), EDITION, pairs=settings.pairs, seed=7_000_000 + 1000 * number).games():
        found.append(play_spec(spec, [players[name] for name in spec.bots]))
    return share_of(found, "new")


def iterate(settings: Settings, out: Path, processes: int, ray: str | None) -> Iterator[Floats]:
    """Run the rounds; yields the best net after each."""
    out.mkdir(parents=True, exist_ok=True)
    best = first = deep_judgement_for(new_game(EDITION).game).net
    log, files = Log(out / "iterate.csv", COLUMNS), list[Path]()
    for number in range(settings.rounds):
        begin = (settings.seed * 1000 + number) * 1_000_000
        jobs = [
            Job(best, settings.visits, range(begin + at, begin + at + CHUNK)) for at in range(0, settings.games, CHUNK)
        ]
        with workers(processes, ray) as for_each:
            played = list(for_each(play_job, jobs))
        files.append(out / f"round-{number}.parquet")
        write_samples(files[-1], Samples(*(np.concatenate(part) for part in zip(*played, strict=True))))
        known = [read_samples(path) for path in files]
        samples = Samples(*(np.concatenate(part) for part in zip(*known, strict=True)))
        net, before, after = fit(samples, best, settings)
        share = match(net, best, settings, number)
        accepted = share.share > 0.5
        best = net if accepted else best
        log.add(
            number, settings.games * (number + 1), len(samples.search), before, after, share.share, share.low,
            share.high, accepted,
        )  # fmt: skip
        np.savez(out / "student.npz", net=best)
        yield best
    if best is not first:
        share = match(best, first, settings, settings.rounds)
        print(f"the last net against the net in use: {share}", flush=True)


def main() -> int:
    """Run expert iteration from the net in use."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("rounds", "games", "visits", "pairs", "seed"):
        parser.add_argument(f"--{name}", type=int, default=getattr(Settings, name))
    parser.add_argument("--out", type=Path, default=Path("out/iterate"))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one")
    given = vars(parser.parse_args())
    out, count, ray = given.pop("out"), given.pop("workers"), given.pop("ray")
    for _ in iterate(Settings(**given), out, count, ray):
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
