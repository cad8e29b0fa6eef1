"""One run: people play, faults happen, then every log is compared with what was told."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import numpy as np

import shuto
from server.chaos.faults import Faults
from server.chaos.people import Game, Table, Told
from server.chaos.world import World
from server.databases import rows
from shuto.bots import ThriftyBot, play_game
from shuto.server.checking import check
from shuto.server.storage.opening import open_database
from shuto.server.times import ms_of

EDITIONS = ("two-player-2024", "four-player-fr")
GAMES = 4
_FINISH = 60.0
"""Seconds after the last fault in which every table must have gone on."""


@dataclass
class Report:
    """The findings of a run."""

    seconds: float
    tables: int
    faults: Counter[str]
    counts: Counter[str] = field(default_factory=Counter)
    matches: int = 0
    finished: int = 0
    events: int = 0
    told: int = 0
    lost: list[str] = field(default_factory=list)
    """Events that somebody was told and that the log does not have, or has differently."""
    duplicated: list[str] = field(default_factory=list)
    """Logs with a turn twice, or in another order than it was sent."""
    stale: int = 0
    flaws: list[str] = field(default_factory=list)
    """The findings of `shuto db check`."""
    stuck: list[str] = field(default_factory=list)
    """Tables that did not go on after the faults."""
    longest: float = 0.0
    halts: list[str] = field(default_factory=list)
    """The notes made during pauses that were too long."""
    wired: bool = False
    """Whether the network between a process and the database was cut, too."""


class Plan(NamedTuple):
    """How long people play at how many tables, and how much harm is done."""

    seconds: float
    tables: int
    seed: int
    pause: float
    """Seconds before a move, on average."""
    between: float
    """Seconds between two faults, on average."""
    faults: int = 1_000_000
    """The run ends after this many faults."""
    wired: bool = False


def games() -> list[Game]:
    """Some recorded games of two players."""
    found = []
    for seed in range(GAMES):
        first = shuto.new_game(EDITIONS[seed % len(EDITIONS)], 2)
        record = play_game(first, [ThriftyBot()] * 2, np.random.default_rng(seed)).record
        turns = [
            (int(position.to_move or 0), json.loads(msgspec.json.encode(step.turn)))
            for step, position in zip(record.steps, record.positions(), strict=False)
        ]
        found.append(Game(record.edition, turns))
    return found


async def run(plan: Plan) -> Report:
    """Let people play while harm is done."""
    random, recorded = Random(plan.seed), games()
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder) / "complaints", wired=plan.wired)
        try:
            await world.open()
            faults = Faults(world, random, plan.between)
            played: list[Table] = []
            running = True

            async def people() -> None:
                while running:
                    table = Table(world.address, random.choice(recorded), random, plan.pause)
                    played.append(table)
                    await table.play()

            begun = time.monotonic()
            playing = [asyncio.create_task(people()) for _ in range(plan.tables)]
            harm = asyncio.create_task(faults.run(plan.faults))
            await asyncio.wait([harm, *playing], timeout=plan.seconds, return_when=asyncio.FIRST_COMPLETED)
            harm.cancel()
            running = False
            with suppress(asyncio.CancelledError):
                await harm
            await faults.heal()
            healing = asyncio.create_task(faults.keep_well())
            lasted = time.monotonic() - begun
            stuck = await _go_on(played)
            for task in (healing, *playing):
                task.cancel()
            await asyncio.gather(healing, *playing, return_exceptions=True)
            report = Report(lasted, plan.tables, faults.counts, stuck=stuck, wired=plan.wired)
            judge(report, world.database, played)
            return report
        finally:
            world.close()


async def _go_on(played: list[Table]) -> list[str]:
    """Wait until every table has gone on since the faults ended; returns those that have not."""
    waiting = {table: table.told.newest for table in played if table.told is not None and not table.told.over}
    until = time.monotonic() + _FINISH
    while waiting and time.monotonic() < until:
        await asyncio.sleep(0.1)
        waiting = {
            table: newest
            for table, newest in waiting.items()
            if table.told is not None and not table.told.over and table.told.newest <= newest
        }
    return [table.told.match for table in waiting if table.told is not None]


def judge(report: Report, database: str, played: list[Table]) -> None:
    """Compare every log with what was told about it."""
    for table in played:
        report.counts += table.counts
        if table.told is not None:
            _compare(report, database, table.told)
    checked = check(open_database(database))
    report.events = checked.events
    report.flaws = [" ".join(flaw) for flaw in checked.flaws]


def _compare(report: Report, database: str, told: Told) -> None:
    log = rows(database, "SELECT number, event, at FROM events WHERE match = ? ORDER BY number", told.match)
    stored = {number: json.loads(event) for number, event, _ in log}
    # a move that was lost is sent again and then stored later than it was told
    late = [number for number, _, at in log if ms_of(at) > told.heard_at.get(number, float("inf"))]
    report.lost += [f"{told.match} {number}: told before it was stored" for number in late]
    report.matches += 1
    report.finished += told.over
    report.stale += told.stale
    report.longest = max(report.longest, told.longest)
    report.halts += told.halts
    for number, turns in told.events.items():
        report.told += 1
        for turn in turns:
            if stored.get(number, {}).get("turn") != turn:
                report.lost.append(f"{told.match} {number}: {turn}")
    if told.newest > len(stored):
        report.lost.append(f"{told.match}: {told.newest} were told, {len(stored)} are stored")
    played = [event["turn"] for event in stored.values() if event["type"] == "play"]
    if played != [turn for _, turn in told.game.turns[: len(played)]]:
        report.duplicated.append(f"{told.match}: {played}")
