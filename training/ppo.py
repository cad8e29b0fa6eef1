"""PPO with action masks on `candidates`, two players: python -m training.ppo.

The net plays many games at once (`HighwayVector`): some against itself, some against a rival that plays about as greedy
does (`training.rival`). Values are those of the player to move, so a gain of the other counts with the opposite sign.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from shuto.envs import HighwayVector
from training.agents.learned import LearnedBot
from training.log import Log
from training.matches import against
from training.net import CandidateNet, begin_with, export, scorer_of
from training.rival import Rival

COLUMNS = ("decisions", "games", "entropy", "value_loss", "share", "low", "high")


@dataclass(frozen=True)
class Settings:
    """The settings of a run. It also depends on the machine."""

    seed: int = 1
    iterations: int = 40
    minutes: float = 18.0
    games: int = 256
    steps: int = 32
    epochs: int = 3
    batch: int = 1024
    rate: float = 5e-4
    discount: float = 1.0
    trace: float = 0.95
    """Lambda of the generalised advantage estimate."""
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    """The weight of the loss of the values."""
    threads: int = 1
    rival: float = 0.5
    """The share of games in which the rival has one seat."""
    measure: int = 5
    """Iterations between two measurements."""
    opponent: str = "greedy"


class Rollout:
    """Observations, actions and rewards in some steps of many games."""

    def __init__(self, seen: dict[str, npt.NDArray[Any]], steps: int) -> None:
        games, actions, features = seen["candidates"].shape
        size = seen["observation"].shape[1]
        self.seen = torch.zeros(steps, games, size)
        self.features = torch.zeros(steps, games, actions, features)
        self.mask = torch.zeros(steps, games, actions, dtype=torch.int8)
        self.actions = torch.zeros(steps, games, dtype=torch.int64)
        self.chances, self.values = torch.zeros(steps, games), torch.zeros(steps + 1, games)
        self.rewards, self.ended = torch.zeros(steps, games), torch.zeros(steps, games, dtype=torch.bool)
        self.seats = torch.zeros(steps + 1, games, dtype=torch.int64)
        """Who moves."""
        self.own = torch.zeros(steps, games, dtype=torch.bool)
        """Where the net chose, and not the rival."""

    def look(self, step: int, seen: dict[str, npt.NDArray[Any]]) -> tuple[Tensor, Tensor, Tensor]:
        """Keep what is seen now; returns it."""
        self.seen[step] = torch.from_numpy(seen["observation"])
        self.features[step] = torch.from_numpy(seen["candidates"])
        self.mask[step] = torch.from_numpy(seen["action_mask"])
        return self.seen[step], self.features[step], self.mask[step]

    def advantages(self, discount: float, trace: float) -> Tensor:
        """The generalised advantage of each action of the net for who took it.

        From the last step to the first, this keeps what comes later as the player sees it who moves there: the reward
        until the net chooses again, the value of the position then, and the advantage. The two players see opposites.
        """
        found, mover, hope = torch.zeros_like(self.rewards), self.seats[-1], self.values[-1]
        later, reward = torch.zeros_like(hope), torch.zeros_like(hope)
        for step in reversed(range(len(self.rewards))):
            goes_on = discount * torch.where(self.seats[step] == mover, 1.0, -1.0) * (~self.ended[step])
            hope, later, reward = goes_on * hope, goes_on * later, self.rewards[step] + goes_on * reward
            mover, own = self.seats[step], self.own[step]
            gain = reward + hope - self.values[step] + trace * later
            found[step] = gain * own
            hope, later = torch.where(own, self.values[step], hope), torch.where(own, gain, later)
            reward = reward * ~own
        return found


class Trainer:
    """One run."""

    def __init__(self, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        torch.set_num_threads(settings.threads)
        self.settings = settings
        self.env = HighwayVector(settings.games, threads=settings.threads)
        self.seen = self.env.reset(seed=settings.seed)
        self.rollout = Rollout(self.seen, settings.steps)
        self.net = CandidateNet(self.rollout.seen.shape[-1], self.rollout.features.shape[-1])
        self.optimizer = torch.optim.Adam(self.net.parameters(), settings.rate, eps=1e-5)
        self.rival = Rival(self.env.settings.game, settings.seed)
        numbers = np.arange(settings.games)
        self.rival_seats = np.where(numbers < settings.rival * settings.games, numbers % 2, -1)
        """The seat of the rival in each game; -1: there is none."""
        self.finished = 0

    @torch.no_grad()
    def play(self) -> None:
        """Play some steps of every game, with actions drawn from the net."""
        rollout, everywhere = self.rollout, np.arange(self.settings.games)
        for step in range(self.settings.steps):
            logits, rollout.values[step] = self.net(*_trimmed(*rollout.look(step, self.seen)))
            chances = torch.log_softmax(logits, 1)
            movers = self.seen["seat"].copy()
            own = movers != self.rival_seats
            drawn = torch.multinomial(chances.exp(), 1).squeeze(1).numpy()
            rollout.actions[step] = torch.from_numpy(np.where(own, drawn, self.rival.actions(self.seen)))
            rollout.chances[step] = chances.gather(1, rollout.actions[step][:, None]).squeeze(1)
            done = self.env.step(rollout.actions[step].numpy())
            self.seen = done.observation
            ended = done.terminations | done.truncations
            rollout.rewards[step] = torch.from_numpy(done.rewards[everywhere, movers])
            rollout.ended[step] = torch.from_numpy(ended)
            rollout.seats[step], rollout.own[step] = torch.from_numpy(movers), torch.from_numpy(own)
            self.finished += int(ended.sum())
        now = [torch.from_numpy(self.seen[name]) for name in ("observation", "candidates", "action_mask")]
        rollout.seats[-1] = torch.from_numpy(self.seen["seat"])
        rollout.values[-1] = self.net(*_trimmed(*now))[1]

    def learn(self) -> tuple[float, float]:
        """Improve the net by what was played; returns the mean entropy and the loss of the values."""
        settings, rollout = self.settings, self.rollout
        gains = rollout.advantages(settings.discount, settings.trace)
        targets = (gains + rollout.values[:-1]).flatten()
        seen, features, mask = (part.flatten(0, 1) for part in (rollout.seen, rollout.features, rollout.mask))
        actions, before, gains = (part.flatten() for part in (rollout.actions, rollout.chances, gains))
        own = rollout.own.flatten().nonzero().squeeze(1)
        told = []
        for _ in range(settings.epochs):
            for rows in own[torch.randperm(len(own))].split(settings.batch):
                logits, values = self.net(*_trimmed(seen[rows], features[rows], mask[rows]))
                chances = torch.log_softmax(logits, 1)
                ratio = (chances.gather(1, actions[rows][:, None]).squeeze(1) - before[rows]).exp()
                gain = (gains[rows] - gains[rows].mean()) / (gains[rows].std() + 1e-8)
                clipped = ratio.clamp(1.0 - settings.clip, 1.0 + settings.clip)
                entropy = -(chances.exp() * chances.clamp(min=-50.0)).sum(1).mean()
                value_loss = (values - targets[rows]).pow(2).mean()
                loss = -torch.minimum(gain * ratio, gain * clipped).mean()
                loss = loss - settings.entropy * entropy + settings.value * value_loss
                self.optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
                told.append((entropy.item(), value_loss.item()))
        entropy_mean, value_mean = np.mean(told, axis=0).tolist()
        return entropy_mean, value_mean

    def agent(self) -> LearnedBot:
        """The net as it is now, as a bot."""
        return LearnedBot("agent", scorer_of(self.net))


def _trimmed(seen: Tensor, features: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Without the rows that no position uses: there is room for many more candidates than there are."""
    most = int(mask.sum(1).max())
    return seen, features[:, :most], mask[:, :most]


def train(settings: Settings, out: Path, begin: Path | None = None) -> CandidateNet:
    """Train a net, from its beginning or from another; writes the learning curve and the net into a folder."""
    log = Log(out / "ppo.csv", COLUMNS)
    trainer = Trainer(settings)
    if begin is not None:
        begin_with(trainer.net, begin)
    decisions, told = 0, (0.0, 0.0)
    for iteration in range(settings.iterations + 1):
        if iteration % settings.measure == 0 or log.seconds > 60.0 * settings.minutes:
            share = against(trainer.agent(), settings.opponent, 30, 10_000 + 1000 * iteration)
            log.add(decisions, trainer.finished, *told, share.share, share.low, share.high)
            export(trainer.net, out / "ppo.npz")
        if iteration == settings.iterations or log.seconds > 60.0 * settings.minutes:
            break
        left = max(0.05, 1.0 - iteration / settings.iterations)
        trainer.optimizer.param_groups[0]["lr"] = settings.rate * left
        trainer.play()
        told = trainer.learn()
        decisions += settings.games * settings.steps
    return trainer.net


def main() -> int:
    """Train a net."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("out/ppo"))
    parser.add_argument("--seed", type=int, default=Settings.seed)
    parser.add_argument("--iterations", type=int, default=Settings.iterations)
    parser.add_argument("--minutes", type=float, default=Settings.minutes, help="stop after this time, finished or not")
    parser.add_argument("--threads", type=int, default=Settings.threads)
    parser.add_argument("--rival", type=float, default=Settings.rival, help="share of games with the rival")
    parser.add_argument("--begin", type=Path, help="the file of a net to begin with, such as out/cloning/cloned.npz")
    given = vars(parser.parse_args())
    out, begin = given.pop("out"), given.pop("begin")
    train(Settings(**given), out, begin)
    return 0


if __name__ == "__main__":
    sys.exit(main())
