"""Players, and the protocol by which they are stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol


class Player(NamedTuple):
    """A player: the public id, the chosen name and car, and when they came, were last seen, and were banned."""

    id: str
    name: str
    car: str
    created_at: str
    seen_at: str
    banned_at: str | None = None


class PeopleStorage(Protocol):
    """Stores players. A method that writes returns only when the data is on disk, except `seen`."""

    async def create(self, player: Player, secret: str) -> None:
        """Store a new player with the hash of a secret; raises SequenceTakenError if the id is taken."""
        ...

    async def by_secret(self, secret: str) -> Player | None:
        """The player with this hash of a secret."""
        ...

    async def by_id(self, player: str) -> Player | None:
        """The player with this id."""
        ...

    async def change(self, player: str, name: str, car: str) -> None:
        """Change the name and the car."""
        ...

    def seen(self, player: str, at: str) -> None:
        """Note when a player was last seen. Returns before it is on disk."""
        ...

    async def ban(self, player: str, at: str | None) -> None:
        """Ban a player, or lift the ban."""
        ...

    async def secrets(self, player: str) -> list[tuple[str, str]]:
        """The hashes of a player's secrets, one for each device, and when they were made."""
        ...

    async def keep_only(self, player: str, secret: str) -> None:
        """Forget all secrets of a player but one, with their push subscriptions, and their transfer codes."""
        ...

    async def offer(self, player: str, code: str, until: str) -> None:
        """Store the hash of a transfer code. An earlier one of the same player is void."""
        ...

    async def redeem(self, code: str, secret: str, at: str) -> str | None:
        """Use up a transfer code: the player of its hash gets one more secret. Returns the player; None: not valid."""
        ...

    async def matches(self, player: str) -> list[str]:
        """The tables at which a player sat, most recently changed first."""
        ...

    async def delete(self, player: str, rewrite: Callable[[bytes], bytes]) -> None:
        """Delete a player and their secrets. `rewrite` takes the person out of every event of their tables."""
        ...
