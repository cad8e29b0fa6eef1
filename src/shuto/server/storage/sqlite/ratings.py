"""Ratings in the SQLite file. A game is rated once: its row in `rated` is the guard."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

from shuto.server.storage.ratings import FinishedGame, Leader, RatedGame, Rates, StoredRating
from shuto.server.storage.sqlite.writer import Writer


class SqliteRatings:
    """Ratings in the SQLite file. It shares the writer of the storage."""

    def __init__(self, writer: Writer, read: Callable[[str, tuple[object, ...]], Awaitable[list[Any]]]) -> None:
        self._writer = writer
        self._read = read

    async def settle(self, game: FinishedGame, rates: Rates, most: int, since: str) -> bool:
        """Rate a game, unless it is rated already. Returns whether it was rated now."""
        settled: list[bool] = []

        def put(connection: sqlite3.Connection) -> None:
            done = connection.execute("SELECT 1 FROM rated WHERE match = ?", (game.match,)).fetchone() is not None
            settled.append(not done)
            connection.execute("DELETE FROM listings WHERE match = ?", (game.match,))
            if not done:
                _settle(connection, game, rates, most, since)

        await self._writer.write(put, "")
        return settled[-1]

    async def of(self, player: str) -> list[StoredRating]:
        """The ratings of a player, the pool with most games first."""
        sql = "SELECT pool, mu, sigma, games FROM ratings WHERE player = ? ORDER BY games DESC, pool"
        return [StoredRating(*row) for row in await self._read(sql, (player,))]

    async def history(self, player: str, limit: int) -> list[RatedGame]:
        """The last rated games of a player, oldest first."""
        sql = f"{_GAMES} WHERE h.player = ? ORDER BY h.at DESC, h.match LIMIT ?"
        return [RatedGame(*row[1:]) for row in reversed(await self._read(sql, (player, limit)))]

    async def game(self, match: str) -> dict[str, RatedGame]:
        """The ratings after a game, by player."""
        return {row[0]: RatedGame(*row[1:]) for row in await self._read(f"{_GAMES} WHERE h.match = ?", (match,))}

    async def pools(self, fewest: int) -> list[tuple[str, int]]:
        """The pools with the number of players who have this many games, largest first."""
        sql = """SELECT pool, count(*) FILTER (WHERE games >= ?) AS many FROM ratings GROUP BY pool
            ORDER BY many DESC, pool"""
        return [(pool, many) for pool, many in await self._read(sql, (fewest,))]

    async def leaders(self, pool: str, fewest: int, sigmas: float, limit: int) -> list[Leader]:
        """The best players of a pool by mu − sigmas × sigma, of those with enough games who are not banned."""
        sql = """SELECT p.id, p.name, p.car, r.mu, r.sigma, r.games FROM ratings r JOIN players p ON p.id = r.player
            WHERE r.pool = ? AND r.games >= ? AND p.banned_at IS NULL
            ORDER BY r.mu - ? * r.sigma DESC, r.games DESC, p.id LIMIT ?"""
        return [Leader(*row) for row in await self._read(sql, (pool, fewest, sigmas, limit))]


_GAMES = """SELECT h.player, h.pool, CASE WHEN r.public THEN h.match END, h.at, h.mu, h.sigma, h.place, h.change
    FROM rating_history h JOIN rated r ON r.match = h.match"""


def _settle(connection: sqlite3.Connection, game: FinishedGame, rates: Rates, most: int, since: str) -> None:
    count = "SELECT count(*) FROM rated WHERE people = ? AND at >= ?"
    often = connection.execute(count, (game.people, since)).fetchone()[0] >= most
    connection.execute(
        "INSERT INTO rated (match, at, pool, public, people) VALUES (?, ?, ?, ?, ?)",
        (game.match, game.at, game.pool, game.public, game.people),
    )
    if often:
        return
    find = "SELECT mu, sigma, games FROM ratings WHERE player = ? AND pool = ?"
    before = [connection.execute(find, (player, game.pool)).fetchone() or rates.newcomer for player, _ in game.results]
    after = rates.rate(before, [place for _, place in game.results])
    for (player, place), old, (mu, sigma, games) in zip(game.results, before, after, strict=True):
        if connection.execute("SELECT 1 FROM players WHERE id = ?", (player,)).fetchone() is None:
            continue  # deleted: nothing about them is stored again
        connection.execute(
            "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)", (player, game.pool, mu, sigma, games)
        )
        row = (player, game.pool, game.match, game.at, mu, sigma, place, mu - old[0])
        connection.execute("INSERT INTO rating_history VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
