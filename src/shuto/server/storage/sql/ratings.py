"""Ratings in the database. A game is rated once: its row in `rated` is the guard."""

from __future__ import annotations

from shuto.server.storage.ratings import ALL, FinishedGame, Leader, RatedGame, Rates, StoredRating
from shuto.server.storage.sql.session import Session
from shuto.server.storage.sql.writer import Reader, Writer


class SqlRatings:
    """Ratings in the database. It shares the writer of the storage."""

    def __init__(self, writer: Writer, read: Reader) -> None:
        self._writer = writer
        self._read = read

    async def settle(self, game: FinishedGame, rates: Rates, most: int, since: str) -> bool:
        """Rate a game, unless it is rated already. Returns whether it was rated now."""

        def put(session: Session) -> bool:
            done = bool(session.rows("SELECT 1 FROM rated WHERE match = ?", (game.match,)))
            session.execute("DELETE FROM listings WHERE match = ?", (game.match,))
            if not done:
                _settle(session, game, rates, most, since)
            return not done

        return await self._writer.write(put, "")

    async def of(self, player: str) -> list[StoredRating]:
        """The ratings of a player, the pool with most games first."""
        sql = "SELECT pool, mu, sigma, games FROM ratings WHERE player = ? ORDER BY games DESC, pool"
        return [StoredRating(*row) for row in await self._read(sql, (player,))]

    async def history(self, player: str, limit: int = ALL) -> list[RatedGame]:
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


def _settle(session: Session, game: FinishedGame, rates: Rates, most: int, since: str) -> None:
    count = "SELECT count(*) FROM rated WHERE people = ? AND at >= ?"
    often = session.rows(count, (game.people, since))[0][0] >= most
    session.execute(
        "INSERT INTO rated (match, at, pool, public, people) VALUES (?, ?, ?, ?, ?)",
        (game.match, game.at, game.pool, game.public, game.people),
    )
    if often:  # too many games of the same people: this one changes no rating
        return
    find = "SELECT mu, sigma, games FROM ratings WHERE player = ? AND pool = ?"
    found = [session.rows(find, (player, game.pool)) for player, _ in game.results]
    before = [rows[0] if rows else rates.newcomer for rows in found]
    after = rates.rate(before, [place for _, place in game.results])
    for (player, place), old, (mu, sigma, games) in zip(game.results, before, after, strict=True):
        if not session.rows("SELECT 1 FROM players WHERE id = ?", (player,)):
            continue  # deleted: nothing about them is stored again
        session.execute(
            """INSERT INTO ratings VALUES (?, ?, ?, ?, ?) ON CONFLICT (player, pool)
            DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games""",
            (player, game.pool, mu, sigma, games),
        )
        row = (player, game.pool, game.match, game.at, mu, sigma, place, mu - old[0])
        session.execute("INSERT INTO rating_history VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
