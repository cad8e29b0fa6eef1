"""A database with players and their rated games, as a server has them after some weeks."""

from __future__ import annotations

import asyncio
import random
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from shuto.server.people.identity import hash_of
from shuto.server.people.names import AVATARS
from shuto.server.storage.opening import open_storage
from shuto.server.storage.people import Player
from shuto.server.storage.ratings import FinishedGame
from shuto.server.tables.listing import MOST_TOGETHER, RATES

NAMES = ("Maximiliane-Josephine", "Jun", "山田 さくら", "Léa", "Benedetta", "Bob", "Wolfgang A.", "Oanh")
"""Short and long ones, in several scripts."""
POOLS = ("two-player-2024/2/precise", "rainbow-city/4/shaky")
GAMES = 60


def player_id(number: int) -> str:
    """The id of a player."""
    return f"player-{number}"


def secret_of(number: int) -> str:
    """The secret of a player."""
    return f"the-secret-of-player-{number}"


async def _store(database: Path) -> None:
    storage = open_storage(database)
    began = datetime.now(UTC) - timedelta(days=GAMES)
    for number, name in enumerate(NAMES):
        at = began.isoformat()
        player = Player(player_id(number), name, AVATARS[number % len(AVATARS)], at, at)
        await storage.people.create(player, hash_of(secret_of(number)))
    dice = random.Random(5)
    for game in range(GAMES):
        pool = POOLS[game % 3 // 2]
        players = dice.sample(range(len(NAMES)), int(pool.split("/")[1]))
        strongest = sorted(players, key=lambda one: one + dice.gauss(0.0, 3.0))
        results = tuple((player_id(one), place) for place, one in enumerate(strongest, start=1))
        at = (began + timedelta(days=game)).isoformat()
        finished = FinishedGame(f"game-{game}", at, pool, True, str(sorted(players)), results)
        await storage.ratings.settle(finished, RATES, MOST_TOGETHER, at)
    await storage.close()


def write(database: Path) -> None:
    """Write the players and their games into a database."""
    asyncio.run(_store(database))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
