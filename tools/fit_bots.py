"""Fit the nets of the bots (bots/weights.toml) by self-play: python tools/fit_bots.py SECTION [GAMES [ROUNDS]].

Each round:
1. It plays games. Each seat uses a random one of the nets so far. Each game has a random turn somewhere, because a net
   must also know what bad turns lead to.
2. It records the features of every seat from that turn to the end.
3. It fits a new net to the winners of the games of all rounds. A net fitted only to its own last games forgets what it
   no longer sees and plays worse every round.
4. Each fit starts from the net in use, and the mean of both is kept. A net fitted only to new games saves its columns
   and forgets to race. The nets of `duel` and `missions-of-two` are fitted afresh instead, on games of players who look
   more closely.

It prints how each net plays against the one in use, and the best section as TOML, to replace the old one.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shuto.bots.arena.game import opening
from shuto.bots.evaluate import Judgement, judgement_for
from shuto.bots.kernels.dice import dice_state
from shuto.bots.kernels.evaluate import set_values
from shuto.bots.kernels.features import COUNT, INPUTS, set_features
from shuto.bots.kernels.lookahead import make_trial
from shuto.bots.kernels.policy import TASTE_NAMES
from shuto.bots.kernels.spots import Resolution
from shuto.bots.kernels.turns import CHOICE
from shuto.bots.playout import Habits, play_by_value
from shuto.bots.propose import new_resolution
from shuto.bots.sight import Sight
from shuto.rules.kernels.course import FINISHED, OUT, OVER, PHASE, STATUS
from shuto.rules.kernels.layout import Floats
from shuto.rules.position import Position
from shuto.rules.setup import new_game

QUICK = new_resolution(8, (0.5,), 6, aims=2, keep=10)
CLOSE = new_resolution(16, (0.2, 0.5, 0.8), 8, keep=14)
FRESH_ROWS = 48
NOISE, ANYTHING = 0.03, 50.0
MOST_PLIES = 200
EPOCHS, BATCH, RATE, DECAY = 8, 1024, 1e-3, 1e-5


class Section(NamedTuple):
    """The games that a section is fitted on."""

    edition: str
    players: int
    length: int
    """The random turn is among this many first turns; about the length of a game."""
    missions: bool = False
    resolution: Resolution = QUICK
    afresh: bool = False
    """Begin with a random net, and not with the one in use."""

    def game(self) -> Position:
        """A new game."""
        return new_game(self.edition, self.players, house_rules={"missions": True} if self.missions else {})


SECTIONS = {
    "race": Section("two-player-2024", 2, 32),
    "duel": Section("two-player-2024", 2, 26, resolution=CLOSE, afresh=True),
    "race-of-many": Section("four-player-fr", 4, 14),
    "missions": Section("rainbow-city", 3, 30, missions=True),
    "missions-of-two": Section("rainbow-city", 2, 22, missions=True, resolution=CLOSE, afresh=True),
}


class Player:
    """Plays one game, with one net per seat."""

    def __init__(self, section: Section, seed: int, mind: Judgement, nets: Floats) -> None:
        start = opening(section.game(), np.random.default_rng(seed))
        self.sight = Sight.of(start).copy()
        self._tastes, self._nets, self._resolution = np.tile(mind.taste, (section.players, 1)), nets, section.resolution
        self._trial, self._dice = make_trial(self.sight.state), np.array([dice_state(seed)])
        self._log = np.empty((0, CHOICE + 1))

    def go_on(self, plies: int, noise: float) -> int:
        """Play some turns; returns the number of turns played."""
        sight = self.sight
        habits = Habits(self._tastes, self._nets, self._resolution, noise)
        return play_by_value(sight.state, sight.book, habits, plies, self._dice, self._trial, self._log)

    def shares(self) -> Floats:
        """The share of the win of each seat, after the end."""
        values = np.empty(self.sight.seats)
        set_values(self.sight.state, self.sight.book, self._nets[0], self.sight.scratch, values)
        return values


def stacked(nets: list[Floats]) -> Floats:
    """Nets of any size in one array; smaller ones are padded with rows of zeros."""
    rows = max(len(net) for net in nets)
    return np.stack([np.concatenate([np.zeros((rows - len(net), INPUTS + 1)), net]) for net in nets])


def sample(job: tuple[Section, Judgement, list[Floats], range]) -> tuple[Floats, Floats]:
    """States of some games: features by seat (nan for a seat that is out), and who won."""
    section, mind, known, seeds = job
    states: list[Floats] = []
    winners: list[Floats] = []
    for seed in seeds:
        rng = np.random.default_rng((seed, 7))
        nets = stacked([known[int(rng.integers(len(known)))] for _ in range(section.players)])
        player = Player(section, seed, mind, nets)
        player.go_on(int(rng.integers(1, 5)) if rng.random() < 0.3 else 0, ANYTHING)
        player.go_on(int(rng.integers(section.length)), NOISE)
        player.go_on(1, ANYTHING)
        begin = len(states)
        for _ in range(MOST_PLIES):
            sight = player.sight
            if sight.course.game[PHASE] == OVER or (sight.course.players[:, STATUS] == FINISHED).any():
                break
            found = np.full((section.players, COUNT), np.nan)
            for seat in range(section.players):
                if sight.course.players[seat, STATUS] != OUT:
                    set_features(sight.state, sight.book, seat, sight.scratch, found[seat])
            states.append(found)
            player.go_on(1, NOISE)
        else:
            del states[begin:]
            continue
        winners += [player.shares()] * (len(states) - begin)
    return np.array(states), np.array(winners)


def inputs_of(states: Floats) -> Floats:
    """The inputs of a net for each seat of each state; see kernels/evaluate."""
    inside = ~np.isnan(states[:, :, :1])
    known = np.nan_to_num(states)
    rest = (known.sum(axis=1, keepdims=True) - known) / np.maximum(inside.sum(axis=1, keepdims=True) - 1, 1)
    return np.concatenate([known, rest, np.ones_like(known[:, :, :1])], axis=2)


def fit(states: Floats, winners: Floats, begin: Floats, seed: int) -> tuple[Floats, float, float]:
    """Fit a net to the winners (Adam on the cross entropy), starting from `begin`.

    Returns the net, and the loss on held-out games of `begin` and of the new net.
    """
    rng = np.random.default_rng(seed)
    inside = ~np.isnan(states[:, :, 0])
    given = inputs_of(states)
    middle, spread = given.reshape(-1, INPUTS).mean(axis=0), given.reshape(-1, INPUTS).std(axis=0) + 1e-6
    middle[-1], spread[-1] = 0.0, 1.0
    given = ((given - middle) / spread).astype(np.float32)
    apart = len(given) // 20
    hidden_rows = len(begin) - 1
    weights = begin[:, :INPUTS] * spread
    weights[:, -1] = begin[:, INPUTS - 1] + begin[:, : INPUTS - 1] @ middle[:-1]
    parts = [
        weights[:hidden_rows].astype(np.float32),
        begin[:hidden_rows, INPUTS].astype(np.float32),
        weights[hidden_rows].astype(np.float32),
    ]
    slow, fast = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]

    def odds(rows: npt.NDArray[np.intp] | slice) -> tuple[Floats, Floats]:
        hidden = np.maximum(given[rows] @ parts[0].T, 0.0)
        hopes = np.where(inside[rows], hidden @ parts[1] + given[rows] @ parts[2], -np.inf)
        shares = np.exp(hopes - hopes.max(axis=1, keepdims=True))
        return hidden, shares / shares.sum(axis=1, keepdims=True)

    def lost() -> float:
        _, shares = odds(slice(0, apart))
        return float(-np.sum(winners[:apart] * np.log(np.maximum(shares, 1e-9))) / apart)

    before = lost()
    step = 0
    steps = EPOCHS * ((len(given) - apart) // BATCH)
    for _ in range(EPOCHS):
        order = apart + rng.permutation(len(given) - apart)
        for first in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[first : first + BATCH]
            hidden, shares = odds(rows)
            wrong = np.where(inside[rows], (shares - winners[rows]) / BATCH, 0.0).astype(np.float32)
            back = wrong[:, :, None] * parts[1] * (hidden > 0.0)
            slopes = [
                np.einsum("bsh,bsi->hi", back, given[rows], optimize=True),
                np.einsum("bs,bsh->h", wrong, hidden),
                np.einsum("bs,bsi->i", wrong, given[rows]),
            ]
            step += 1
            rate = RATE * 0.5 * (1.0 + np.cos(np.pi * step / steps))
            for part, slope, mean, square in zip(parts, slopes, slow, fast, strict=True):
                slope += DECAY * part
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                part -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    net = np.zeros_like(begin)
    for row, fitted in enumerate([*parts[0], parts[2]]):
        net[row, :INPUTS] = fitted / spread
        net[row, INPUTS - 1] = fitted[-1] - np.sum(fitted[:-1] * middle[:-1] / spread[:-1])
    net[:hidden_rows, INPUTS] = parts[1]
    return net, before, lost()


def random_net(seed: int) -> Floats:
    """A net that nobody has fitted."""
    net = 0.15 * np.random.default_rng(seed).standard_normal((FRESH_ROWS + 1, INPUTS + 1))
    net[-1] = 0.0
    return net


def blended(one: Floats, other: Floats) -> Floats:
    """A net whose output is the mean of the outputs of two nets."""
    net = np.concatenate([one[:-1], other[:-1], (one[-1:] + other[-1:]) / 2.0])
    net[:-1, INPUTS] /= 2.0
    return net


def contest(job: tuple[Section, Judgement, Floats, range]) -> float:
    """The share of first places of `other` against the net in use, one seat at a time, from common openings."""
    section, mind, other, seeds = job
    won = 0.0
    for seed in seeds:
        for seat in range(section.players):
            nets = stacked([other if place == seat else mind.net for place in range(section.players)])
            player = Player(section, 10**6 + seed, mind, nets)
            player.go_on(MOST_PLIES, 0.0)
            won += float(player.shares()[seat])
    return won / len(seeds) / section.players


def net_lines(name: str, mind: Judgement, how: str) -> list[str]:
    """A section of weights.toml."""
    tastes = [f'"{label}" = {value:.4g}' for label, value in zip(TASTE_NAMES, mind.taste, strict=True)]
    rows = ["  [" + ", ".join(f"{value:.4g}" for value in row) + "]," for row in mind.net]
    return [f"[{name}]", f'how = "{how}"', "net = [", *rows, "]", "", f"[{name}.taste]", *tastes]


def main() -> int:
    """Fit one section, starting from its current net."""
    if len(sys.argv) < 2 or sys.argv[1] not in SECTIONS:
        print(f"fit_bots: name a section: {', '.join(SECTIONS)}", file=sys.stderr)
        return 2
    name = sys.argv[1]
    section = SECTIONS[name]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 40_000
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    mind = judgement_for(section.game().game)
    nets, shares, rows = [mind.net], [1.0 / section.players], list[tuple[Floats, Floats]]()
    with ProcessPoolExecutor() as pool:
        for number in range(rounds):
            chunks = [range(begin, begin + 100) for begin in range(number * games, (number + 1) * games, 100)]
            rows += pool.map(sample, [(section, mind, nets, seeds) for seeds in chunks])
            states, winners = (np.concatenate(part) for part in zip(*rows, strict=True))
            net, before, loss = fit(states, winners, random_net(number) if section.afresh else mind.net, number)
            net = net if section.afresh else blended(mind.net, net)
            chunks = [range(begin, begin + 20) for begin in range(0, 400, 20)]
            share = float(np.mean(list(pool.map(contest, [(section, mind, net, seeds) for seeds in chunks]))))
            line = f"round {number}: {len(states):,} states, loss {before:.4f} → {loss:.4f}, first places {share:.3f}"
            print(f"# {line}", file=sys.stderr, flush=True)
            nets.append(net)
            shares.append(share)
    best = 1 + int(np.argmax(shares[1:]))
    how = (
        f"tools/fit_bots.py: round {best - 1} of {rounds} with {games:,} games of {section.edition} each; "
        f"{shares[best]:.0%} first places against what it replaced"
    )
    print("\n".join(net_lines(name, Judgement(mind.taste, nets[best]), how)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
