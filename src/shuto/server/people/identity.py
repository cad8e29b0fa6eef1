"""Identities: a player has a public id and, on each device, a secret. The server keeps only hashes of secrets."""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from shuto.match.seats.seating import Person
from shuto.server.people.names import AVATARS, Avatar, clean_name
from shuto.server.people.rewriting import without
from shuto.server.storage.people import PeopleStorage, Player
from shuto.server.times import moment

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The letters of transfer codes: no two of them look alike."""
CODE_LENGTH = 8
CODE_TIME = timedelta(minutes=10)
"""How long a transfer code is valid."""
SEEN_EVERY = timedelta(minutes=10)
"""How exactly it is noted when a player was last seen."""
LONGEST_SECRET = 100


class Identity(NamedTuple):
    """A player, and the secret by which a device proves to be theirs. It is told once and stored nowhere."""

    player: Player
    secret: str


class Code(NamedTuple):
    """A transfer code, and until when it is valid (ISO 8601)."""

    code: str
    until: str


class People:
    """The players of this server."""

    def __init__(self, storage: PeopleStorage) -> None:
        self._storage = storage

    async def create(self, name: str, car: Avatar | None = None) -> Identity:
        """A new player with a first secret. Raises ValueError for a name of which nothing remains."""
        at = moment()
        chosen = car if car is not None else secrets.choice(AVATARS)
        player = Player(secrets.token_urlsafe(9), clean_name(name), chosen, at, at)
        secret = new_secret()
        await self._storage.create(player, hash_of(secret))
        return Identity(player, secret)

    async def find(self, secret: str) -> Player | None:
        """The player with this secret; None if there is none."""
        if not secret or len(secret) > LONGEST_SECRET:
            return None
        player = await self._storage.by_secret(hash_of(secret))
        if player is not None and moment(datetime.now(UTC) - SEEN_EVERY) > player.seen_at:
            self._storage.seen(player.id, moment())
        return player

    async def change(self, player: Player, name: str | None, car: Avatar | None) -> Player:
        """Change the name or the car. Tables at which the player sits keep the old ones. Raises ValueError."""
        changed = player._replace(
            name=player.name if name is None else clean_name(name), car=player.car if car is None else car
        )
        await self._storage.change(player.id, changed.name, changed.car)
        return changed

    async def ban(self, player: str, banned: bool = True) -> None:
        """Ban a player, or lift the ban."""
        await self._storage.ban(player, moment() if banned else None)

    async def delete(self, player: Player) -> list[str]:
        """Delete everything about a player. Logs keep their seats without the person. Returns the tables concerned."""
        matches = await self._storage.matches(player.id)
        await self._storage.delete(player.id, lambda event: without(event, player.id))
        return matches

    async def matches(self, player: Player) -> list[str]:
        """The tables at which a player sat, most recently changed first."""
        return await self._storage.matches(player.id)

    # several devices ----------------------------------------------------------------------------------------------

    async def devices(self, player: Player) -> list[str]:
        """When the secrets of a player were made: one for each device."""
        return [at for _, at in await self._storage.secrets(player.id)]

    async def offer(self, player: Player) -> Code:
        """A new transfer code. An earlier one is void."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        until = moment(datetime.now(UTC) + CODE_TIME)
        await self._storage.offer(player.id, hash_of(code), until)
        return Code(code, until)

    async def redeem(self, code: str) -> Identity | None:
        """Use up a transfer code: a new secret for the same player; None if the code is wrong, used or too old."""
        written = "".join(code[:40].upper().split()).replace("-", "")
        if len(written) != CODE_LENGTH:
            return None
        secret = new_secret()
        found = await self._storage.redeem(hash_of(written), hash_of(secret), moment())
        player = None if found is None else await self._storage.by_id(found)
        return None if player is None else Identity(player, secret)

    async def forget_others(self, player: Player, secret: str) -> None:
        """Sign out all other devices of a player: only this secret remains."""
        await self._storage.keep_only(player.id, hash_of(secret))


def person(player: Player | None) -> Person | None:
    """A player as a table knows them."""
    return None if player is None else Person(player.id, player.name, player.car)


def hash_of(secret: str) -> str:
    """The hash of a secret or a code, as it is stored."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def new_secret() -> str:
    """A secret that nobody has."""
    return secrets.token_urlsafe(24)
