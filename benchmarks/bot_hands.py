"""How often the hands of bots fail, by bot and tremor, on tables of every edition.

`python -m benchmarks.bot_hands --builds 60` prints the table of docs/physics.md. Seeds decide everything except how
many candidates a careful bot has time to rehearse. This is CPU time of this process, so a busy machine changes little.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import numpy as np

import shuto
from shuto.bots import LEVELS, ThriftyBot, make_bot, play_game, profile
from shuto.match.hands.robust import Patience, robust_turn
from shuto.match.settings import TremorLevel
from shuto.physics import Person, Rehearsal, build_world, resting_of
from shuto.physics.hand.paths import HandPath, natural_paths
from shuto.rules.editions.edition import EDITION_IDS
from shuto.rules.penalty import penalties
from shuto.rules.position import Position
from shuto.rules.turn import Build, Extend, OffRamp
from shuto.server.hands.bots import MOST_TRIES, ROBUST_SECONDS

TREMORS: tuple[TremorLevel, ...] = ("none", "gentle", "normal", "wild")


class Tally(NamedTuple):
    """The results of the carries of some builds."""

    builds: int
    carries: int
    failed: int
    """Carries after which the piece did not lie legally."""
    meant: int
    """Builds that had to be placed as intended after the last try."""
    costly: int
    """Carries that cost columns."""


def tables(count: int, seed: int) -> Iterator[Position]:
    """Positions from bot games in every edition, early and late, in which a player is to build."""
    rng = np.random.default_rng(seed)
    while count:
        for edition in EDITION_IDS:
            seats = 2 if "two" in edition or "second" in edition else int(rng.integers(2, 5))
            record = play_game(shuto.new_game(edition, seats), [ThriftyBot()] * seats, rng).record
            steps = record.steps[: int(len(record.steps) * rng.uniform(0.25, 0.85))]
            *_, position = msgspec.structs.replace(record, steps=steps, result=None).positions()
            if count and position.is_building:
                count -= 1
                yield position


def carried(position: Position, turn: Build, bot: str, level: TremorLevel, seed: int) -> tuple[int, int, bool]:
    """A bot carries its road as on the server: how many carries failed, how many cost columns, whether all failed."""
    careful, times = profile(bot).weighs_risk, profile(bot).tremor
    resting = resting_of(build_world(position))
    path: HandPath | None = next(natural_paths(position, turn))
    costly = 0
    for number in range(MOST_TRIES):
        if careful or number:
            patience = Patience(time.process_time, ROBUST_SECONDS)
            choice = robust_turn(
                position, turn, level, seed + 7919 * number,
                times=times, patience=patience, resting=resting, failed=number > 0,
            )  # fmt: skip
            turn, path = choice.turn, choice.path
        rehearsal = Rehearsal(position, turn, resting=resting)
        outcome = rehearsal.attempt(Person(level, seed * 1000 + 100 + number, scale=times), path)
        after = shuto.play(position, turn)
        costly += any(due.columns for due in penalties(after, outcome.aftermath))
        if outcome.legal:
            return number, costly, False
    return MOST_TRIES, costly, True


def tally(positions: list[Position], bot: str, level: TremorLevel) -> Tally:
    """All builds of one bot with one tremor."""
    builds = carries = failed = meant = costly = 0
    player = make_bot(
        "driver" if profile(bot).weighs_risk else bot
    )  # only the hand is measured, not the choice of the build
    for number, position in enumerate(positions):
        turn = player.choose(position, np.random.default_rng(number))
        if not isinstance(turn, (Extend, OffRamp)):
            continue
        fails, cost, gave_up = carried(position, turn, bot, level, number)
        builds += 1
        carries += fails + (not gave_up)
        failed += fails
        meant += gave_up
        costly += cost
    return Tally(builds, carries, failed, meant, costly)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--builds", type=int, default=60)
    parser.add_argument("--bots", nargs="+", default=list(LEVELS))
    parser.add_argument("--tremors", nargs="+", default=list(TREMORS))
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    positions = list(tables(options.builds, options.seed))
    print(
        "| bot | tremor | builds | carries | failed | placed as intended | carries that cost columns |\n"
        "|---|---|---|---|---|---|---|"
    )
    for bot in options.bots:
        for level in options.tremors:
            one = tally(positions, bot, level)
            share = f"{one.failed / one.carries:.1%}"
            print(
                f"| {bot} | {level} | {one.builds} | {one.carries} | {share} | {one.meant} | {one.costly} |", flush=True
            )


if __name__ == "__main__":
    main()
