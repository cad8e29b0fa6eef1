"""Gentle placements: a steady hand lays pieces of legal builds, one after the other. Nobody may pay for any of them.

`python -m benchmarks.gentle --placements 500` prints one line for each bill and a summary. The tables come from games
of every edition between bots; roads, columns and cars take turns.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice

import numpy as np

import shuto
from benchmarks.bot_hands import tables
from shuto.bots import ThriftyBot
from shuto.physics import Rehearsal, Resting, build_world, parts_of, resting_of
from shuto.rules.penalty import penalties
from shuto.rules.position import Position
from shuto.rules.referee.survey import sample_turns
from shuto.rules.turn import Build, Extend, OffRamp

EACH = 10
"""Builds on each table."""


def placements(count: int, seed: int) -> Iterator[tuple[Position, Build, str, Resting]]:
    """Pieces of legal builds on tables of every edition: what a bot would build, and builds at random."""
    kinds = cycle(("road", "road", "car", "column"))
    for position in tables(-(-count // EACH), seed):
        rng = np.random.default_rng(seed)
        resting = resting_of(build_world(position))
        turns = [ThriftyBot().choose(position, rng), *sample_turns(position, rng, 4 * EACH)]
        builds = (turn for turn in turns if isinstance(turn, (Extend, OffRamp)))
        for turn in islice(builds, min(EACH, count)):
            parts = parts_of(position, turn)
            kind = next(kinds)
            piece = next((part for part in parts if part.kind == kind), shuto.PieceId.road(len(position.roads)))
            count -= 1
            yield position, turn, piece, resting


def main() -> None:
    """Print each bill and how many placements were legal."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--placements", type=int, default=500)
    parser.add_argument("--seed", type=int, default=5)
    options = parser.parse_args()
    count: Counter[str] = Counter()
    for position, turn, piece, resting in placements(options.placements, options.seed):
        outcome = Rehearsal(position, turn, piece=piece, resting=resting).steady
        owed = penalties(shuto.play(position, turn), outcome.aftermath)
        count.update(placed=1, legal=outcome.legal, fell=bool(outcome.aftermath.fallen), bills=bool(owed))
        if owed:
            down = ", ".join(f"{one.name} {one.state}" for one in outcome.fates if one.state in ("fallen", "displaced"))
            print(f"{position.game.edition.id} {shuto.format_turn(turn)} ({piece}): {down}", flush=True)
    print(", ".join(f"{what}: {count[what]}" for what in ("placed", "legal", "fell", "bills")))


if __name__ == "__main__":
    main()
