"""How many moves a server makes in a second of processor time: decide, store, apply, tell. python -m benchmarks.moves

It plays recorded games at live tables with one watcher each. Nothing is sent over a network, and no bot thinks.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

import numpy as np

import shuto
from shuto.bots import ThriftyBot, play_game
from shuto.match.commands import Play
from shuto.match.settings import MatchSettings, SeatSettings
from shuto.rules.records.record import Record
from shuto.server.processes.workers import Workers
from shuto.server.settings import ServerSettings
from shuto.server.storage.opening import open_storage
from shuto.server.tables.live import LiveTable
from shuto.server.tables.watcher import STOPPING, Watcher
from shuto.server.wire.outgoing.messages import encode

TABLES = 40
EDITIONS = (("two-player-2024", 2), ("four-player-fr", 4))


async def _play(record: Record, tables: list[LiveTable]) -> int:
    moves = 0
    for step in record.steps:
        for table in tables:
            match = table.match
            seat = match.position.to_move
            assert step.turn is not None
            assert seat is not None
            await table.submit(Play(match.revision, step.turn), seat)
            for watcher in table.watchers:
                while not watcher.queue.empty():
                    message = watcher.queue.get_nowait()
                    assert message is not None
                    encode(message)
            moves += 1
    return moves


async def moves_per_second(record: Record, folder: Path, tables: int = TABLES) -> float:
    """Moves in a second of processor time, with so many tables."""
    storage = open_storage(folder / f"{time.monotonic_ns()}.sqlite")
    workers = Workers.create(ServerSettings())
    settings = MatchSettings(record.edition, tuple(SeatSettings(name) for name in record.players))
    live = [(await LiveTable.create(settings, workers, storage))[0] for _ in range(tables)]
    for table in live:
        table.watchers.add(Watcher())
    begin = time.process_time()
    moves = await _play(record, live)
    spent = time.process_time() - begin
    for table in live:
        table.close(STOPPING)
    await storage.close()
    return moves / spent


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for edition, players in EDITIONS:
            first = shuto.new_game(edition, players)
            record = play_game(first, [ThriftyBot()] * players, np.random.default_rng(1)).record
            asyncio.run(moves_per_second(record, Path(folder), 1))  # compile and load everything
            rate = asyncio.run(moves_per_second(record, Path(folder)))
            print(f"{edition}, {len(record.steps)} moves a game, {TABLES} tables: {rate:.0f} moves per CPU second")


if __name__ == "__main__":
    main()
