"""Fit what bots go by (src/shuto/bots/weights.toml) by letting them play: python tools/fit_bots.py SECTION [ROUNDS].

The cross-entropy method: draw tastes and weights around a mean, let each play one-ply games against the last three
champions from common random openings with every seat in turn, move the mean toward those that won most. Two cores play
some hundred games a second, so a section takes minutes. Prints the section as TOML, to be looked at and pasted.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shuto.bots.arena.game import opening
from shuto.bots.evaluate import judgement_for
from shuto.bots.kernels.evaluate import COUNT, FEATURES, set_values
from shuto.bots.kernels.lookahead import make_pad, play_by_value
from shuto.bots.kernels.luck import dice_state
from shuto.bots.kernels.policy import TASTE_NAMES
from shuto.bots.kernels.rollout import MOST_TURNS
from shuto.bots.kernels.turns import CHOICE
from shuto.bots.propose import NARROW
from shuto.bots.sight import Sight
from shuto.rules.position import Position
from shuto.rules.setup import new_game

Floats = npt.NDArray[np.float64]
TASTES = len(TASTE_NAMES)
NOISE = 0.01
POPULATION, ELITE, ROUNDS = 32, 8, 20


class Section(NamedTuple):
    """Which games a section of the weights is fitted on."""

    edition: str
    players: int
    seeds: int
    """Openings a candidate plays in each round, each once with every seat."""


SECTIONS = {"race": Section("two-player-2024", 2, 40), "race-of-many": Section("four-player-fr", 4, 40)}


@cache
def _start(section: Section, seed: int) -> Position:
    return opening(new_game(section.edition, section.players), np.random.default_rng(seed))


def share(section: Section, candidate: Floats, rival: Floats, seed: int) -> float:
    """How many first places a candidate takes from rivals from one opening, a seat at a time."""
    won = 0.0
    for seat in range(section.players):
        minds = np.stack([candidate if place == seat else rival for place in range(section.players)])
        sight = Sight.of(_start(section, seed)).copy()
        play_by_value(
            sight.table, sight.course, sight.book, minds[:, :TASTES].copy(), minds[:, TASTES:].copy(), NARROW.spokes,
            np.array(NARROW.reaches), NARROW.sectors, NARROW.keep, NOISE, MOST_TURNS,
            np.array([dice_state(seed * 8 + seat)]), sight.desk, make_pad(sight.table, sight.course),
            np.empty((0, CHOICE + 1)),
        )  # fmt: skip
        values = np.empty(section.players)
        set_values(sight.table, sight.course, sight.book, rival[TASTES:], values)
        won += values[seat]
    return won / section.players


def score(job: tuple[Section, Floats, list[Floats], range]) -> float:
    """A candidate's share over some openings, the rivals taking turns."""
    section, candidate, rivals, seeds = job
    return sum(share(section, candidate, rivals[seed % len(rivals)], seed) for seed in seeds) / len(seeds)


def fit(section: Section, mean: Floats, rounds: int) -> Floats:
    """The mean after some rounds."""
    rng = np.random.default_rng(1)
    spread = np.maximum(0.05, 0.3 * np.abs(mean))
    rivals = [mean.copy()]
    with ProcessPoolExecutor() as pool:
        for number in range(rounds):
            drawn = [mean + spread * rng.normal(size=len(mean)) for _ in range(POPULATION)]
            seeds = range(number * section.seeds, (number + 1) * section.seeds)
            scores = list(pool.map(score, [(section, one, rivals[-3:], seeds) for one in drawn]))
            best = np.array([drawn[i] for i in np.argsort(scores)[::-1][:ELITE]])
            mean = 0.3 * mean + 0.7 * best.mean(axis=0)
            spread = 0.5 * spread + 0.5 * np.maximum(best.std(axis=0), 0.02 * np.abs(mean) + 0.01)
            if number % 3 == 2:
                rivals.append(mean.copy())
            print(f"# round {number}: best {max(scores):.3f}, middle {np.median(scores):.3f}", file=sys.stderr)
    return mean


def main() -> int:
    """Fit one section, starting from what it says now."""
    if len(sys.argv) < 2 or sys.argv[1] not in SECTIONS:
        print(f"fit_bots: one of {', '.join(SECTIONS)}", file=sys.stderr)
        return 2
    name, rounds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    section = SECTIONS[name]
    now = judgement_for(_start(section, 0).game)
    found = fit(section, np.concatenate([now.taste, now.weights]), rounds)
    assert len(found) == TASTES + COUNT
    games = rounds * POPULATION * section.seeds * section.players
    print(
        f'[{name}]\nhow = "tools/fit_bots.py: {rounds} rounds, {games:,} games of {section.edition}"\n\n[{name}.taste]'
    )
    for label, value in zip(TASTE_NAMES, found[:TASTES], strict=True):
        print(f'"{label}" = {value:.4g}')
    print(f"\n[{name}.weights]")
    for label, value in zip(FEATURES, found[TASTES:], strict=True):
        print(f'"{label}" = {value:.4g}')
    return 0


if __name__ == "__main__":
    sys.exit(main())
