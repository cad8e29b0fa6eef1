"""Players in the database: identities, the hashes of their secrets, transfer codes, and who sat at which table."""

from __future__ import annotations

from collections.abc import Callable

from shuto.server.storage.people import Player
from shuto.server.storage.sql.session import Session
from shuto.server.storage.sql.writer import Reader, Writer

_PLAYER = "SELECT p.id, p.name, p.car, p.created_at, p.seen_at, p.banned_at FROM players p"


def delete_player(session: Session, player: str, rewrite: Callable[[bytes], bytes]) -> None:
    """Delete a player and their secrets. `rewrite` takes the person out of every event of their tables."""
    sql = f"""SELECT match, number, event FROM events
        WHERE match IN (SELECT match FROM sittings WHERE player = ?) AND {session.dialect.mentions}"""
    for match, number, event in session.rows(sql, (player, f'"{player}"'.encode())):
        row = (rewrite(event), match, number)
        session.execute("UPDATE events SET event = ? WHERE match = ? AND number = ?", row)
    for table in ("secrets", "transfers", "sittings", "passkeys", "subscriptions", "ratings", "rating_history"):
        session.execute(f"DELETE FROM {table} WHERE player = ?", (player,))
    session.execute("DELETE FROM players WHERE id = ?", (player,))


class SqlPeople:
    """Players in the database. It shares the writer of the storage."""

    def __init__(self, writer: Writer, read: Reader) -> None:
        self._writer = writer
        self._read = read

    async def create(self, player: Player, secret: str) -> None:
        """Store a new player with the hash of a secret; raises SequenceTakenError if the id is taken."""

        def put(session: Session) -> None:
            session.execute("INSERT INTO players VALUES (?, ?, ?, ?, ?, ?)", tuple(player))
            session.execute("INSERT INTO secrets VALUES (?, ?, ?)", (secret, player.id, player.created_at))

        await self._writer.write(put, f"player {player.id} is taken")

    async def by_secret(self, secret: str) -> Player | None:
        """The player with this hash of a secret."""
        return await self._one(f"{_PLAYER} JOIN secrets s ON s.player = p.id WHERE s.hash = ?", secret)

    async def by_id(self, player: str) -> Player | None:
        """The player with this id."""
        return await self._one(f"{_PLAYER} WHERE p.id = ?", player)

    async def change(self, player: str, name: str, car: str) -> None:
        """Change the name and the car."""
        await self._writer.do(("UPDATE players SET name = ?, car = ? WHERE id = ?", (name, car, player)))

    def seen(self, player: str, at: str) -> None:
        """Note when a player was last seen. Returns before it is on disk."""
        self._writer.soon("UPDATE players SET seen_at = ? WHERE id = ?", (at, player))

    async def ban(self, player: str, at: str | None) -> None:
        """Ban a player, or lift the ban."""
        await self._writer.do(("UPDATE players SET banned_at = ? WHERE id = ?", (at, player)))

    async def secrets(self, player: str) -> list[tuple[str, str]]:
        """The hashes of a player's secrets, one for each device, and when they were made."""
        sql = "SELECT hash, created_at FROM secrets WHERE player = ? ORDER BY created_at, hash"
        return [(one, at) for one, at in await self._read(sql, (player,))]

    async def keep_only(self, player: str, secret: str) -> None:
        """Forget all secrets of a player but one, with their push subscriptions, and their transfer codes."""
        await self._writer.do(
            ("DELETE FROM secrets WHERE player = ? AND hash <> ?", (player, secret)),
            ("DELETE FROM transfers WHERE player = ?", (player,)),
            ("DELETE FROM subscriptions WHERE player = ? AND secret <> ?", (player, secret)),
        )

    async def offer(self, player: str, code: str, until: str) -> None:
        """Store the hash of a transfer code. An earlier one of the same player is void."""
        sql = """INSERT INTO transfers (player, hash, until) VALUES (?, ?, ?)
            ON CONFLICT (player) DO UPDATE SET hash = excluded.hash, until = excluded.until"""
        await self._writer.do((sql, (player, code, until)))

    async def redeem(self, code: str, secret: str, at: str) -> str | None:
        """Use up a transfer code: the player of its hash gets one more secret. Returns the player; None: not valid."""

        def put(session: Session) -> str | None:
            # a row is deleted once, so two devices cannot use up one code
            sql = "DELETE FROM transfers WHERE hash = ? AND until >= ? RETURNING player"
            for (player,) in session.rows(sql, (code, at)):
                session.execute("INSERT INTO secrets VALUES (?, ?, ?)", (secret, player, at))
                return str(player)
            return None

        return await self._writer.write(put, "this secret is taken")

    async def matches(self, player: str) -> list[str]:
        """The tables at which a player sat, most recently changed first."""
        sql = """SELECT m.id FROM sittings s JOIN matches m ON m.id = s.match WHERE s.player = ?
            ORDER BY m.updated_at DESC, m.id"""
        return [row[0] for row in await self._read(sql, (player,))]

    async def delete(self, player: str, rewrite: Callable[[bytes], bytes]) -> None:
        """Delete a player and their secrets. `rewrite` takes the person out of every event of their tables."""
        await self._writer.write(lambda session: delete_player(session, player, rewrite), "")

    async def _one(self, sql: str, key: str) -> Player | None:
        return next((Player(*row) for row in await self._read(sql, (key,))), None)
