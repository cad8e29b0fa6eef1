"""Passkeys, push subscriptions and the keys of the server in the database."""

from __future__ import annotations

from shuto.server.storage.devices import Challenge, Passkey, Subscription
from shuto.server.storage.sql.session import Session
from shuto.server.storage.sql.writer import Reader, Writer

_PASSKEYS = "SELECT credential, player, public_key, sign_count, created_at FROM passkeys"
_SUBSCRIPTIONS = "SELECT endpoint, player, secret, key, auth, language, created_at FROM subscriptions"

_EXISTS = "EXISTS (SELECT 1 FROM players WHERE id = ?)"
"""A player may be deleted while one of their devices adds something."""


class SqlDevices:
    """Devices of players in the database. It shares the writer of the storage."""

    def __init__(self, writer: Writer, read: Reader) -> None:
        self._writer = writer
        self._read = read

    async def add_passkey(self, passkey: Passkey) -> None:
        """Store a passkey; raises SequenceTakenError if there is one with this id."""
        sql = f"INSERT INTO passkeys SELECT ?, ?, ?, ?, ? WHERE {_EXISTS}"
        await self._writer.do((sql, (*passkey, passkey.player)), taken="this passkey is known already")

    async def passkey(self, credential: str) -> Passkey | None:
        """The passkey with this id."""
        rows = await self._read(f"{_PASSKEYS} WHERE credential = ?", (credential,))
        return next((Passkey(*row) for row in rows), None)

    async def passkeys(self, player: str) -> list[Passkey]:
        """The passkeys of a player, the oldest first."""
        sql = f"{_PASSKEYS} WHERE player = ? ORDER BY created_at, credential"
        return [Passkey(*row) for row in await self._read(sql, (player,))]

    async def remove_passkey(self, player: str, credential: str) -> None:
        """Delete a passkey, if the player has it."""
        await self._writer.do(("DELETE FROM passkeys WHERE player = ? AND credential = ?", (player, credential)))

    async def sign_in(self, used: Passkey, sign_count: int, secret: str, at: str) -> bool:
        """Note that a passkey was used, and store a new secret; False: it was deleted or used meanwhile."""

        def put(session: Session) -> bool:
            # a row is changed by one after the other: of two uses with the same count, one counts
            sql = "UPDATE passkeys SET sign_count = ? WHERE credential = ? AND sign_count = ? RETURNING player"
            found = session.rows(sql, (sign_count, used.credential, used.sign_count))
            session.many("INSERT INTO secrets VALUES (?, ?, ?)", [(secret, player, at) for (player,) in found])
            return bool(found)

        return await self._writer.write(put, "this secret is taken")

    async def keep_challenge(self, challenge: Challenge, now: int, most: int) -> None:
        """Store a challenge. Those that are too old are deleted, and the oldest ones beyond the last `most`."""
        await self._writer.do(
            ("DELETE FROM challenges WHERE until < ?", (now,)),
            ("INSERT INTO challenges VALUES (?, ?, ?, ?)", tuple(challenge)),
            (
                """DELETE FROM challenges WHERE until < (SELECT min(until) FROM
                    (SELECT until FROM challenges ORDER BY until DESC LIMIT ?) AS newest)""",
                (most,),
            ),
        )

    async def use_challenge(self, challenge: str) -> Challenge | None:
        """Delete a challenge and return it; None: there is none, or it was used."""

        def put(session: Session) -> Challenge | None:
            sql = "DELETE FROM challenges WHERE challenge = ? RETURNING challenge, origin, player, until"
            return next((Challenge(*row) for row in session.rows(sql, (challenge,))), None)

        return await self._writer.write(put, "")

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        """Store a subscription in place of an earlier one with the same address. A player keeps the last `most`."""

        def put(session: Session) -> None:
            session.execute("DELETE FROM subscriptions WHERE endpoint = ?", (subscription.endpoint,))
            sql = f"INSERT INTO subscriptions SELECT ?, ?, ?, ?, ?, ?, ? WHERE {_EXISTS}"
            session.execute(sql, (*subscription, subscription.player))
            session.execute(
                """DELETE FROM subscriptions WHERE player = ? AND endpoint NOT IN (SELECT endpoint FROM subscriptions
                    WHERE player = ? ORDER BY created_at DESC, endpoint LIMIT ?)""",
                (subscription.player, subscription.player, most),
            )

        await self._writer.write(put, "")

    async def unsubscribe(self, player: str, endpoint: str) -> None:
        """Delete a subscription, if the player has it."""
        await self._writer.do(("DELETE FROM subscriptions WHERE player = ? AND endpoint = ?", (player, endpoint)))

    async def subscriptions(self, player: str) -> list[Subscription]:
        """The subscriptions of a player, the oldest first."""
        sql = f"{_SUBSCRIPTIONS} WHERE player = ? ORDER BY created_at, endpoint"
        return [Subscription(*row) for row in await self._read(sql, (player,))]

    async def private_key(self, name: str, made: bytes) -> bytes:
        """The private key of this server with this name. If there is none, this one is stored."""
        await self._writer.do(("INSERT INTO private_keys VALUES (?, ?) ON CONFLICT DO NOTHING", (name, made)))
        found: bytes = (await self._read("SELECT key FROM private_keys WHERE name = ?", (name,)))[0][0]
        return found
