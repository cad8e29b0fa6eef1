"""Devices of players: passkeys and push subscriptions, and the protocol by which they are stored."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Passkey(NamedTuple):
    """A passkey: its id (base64url), whose it is, its public key, and how often its device says it was used."""

    credential: str
    player: str
    public_key: bytes
    sign_count: int
    created_at: str


class Challenge(NamedTuple):
    """A challenge that a browser answers with a passkey: its text (base64url), its page and player, until when."""

    challenge: str
    origin: str
    player: str
    """The player who adds a passkey; empty: somebody signs in."""
    until: int
    """In ms."""


class Subscription(NamedTuple):
    """Where a browser is told something while it is closed: the address of its push service, and its two keys."""

    endpoint: str
    player: str
    secret: str
    """The hash of the secret of this device. A device that is signed out is not told anything any more."""
    key: str
    """The public key of the browser (base64url)."""
    auth: str
    """A secret that only the browser and the server know (base64url)."""
    language: str
    created_at: str


class DeviceStorage(Protocol):
    """Stores passkeys and push subscriptions. A method that writes returns only when the data is on disk."""

    async def add_passkey(self, passkey: Passkey) -> None:
        """Store a passkey; raises SequenceTakenError if there is one with this id."""
        ...

    async def passkey(self, credential: str) -> Passkey | None:
        """The passkey with this id."""
        ...

    async def passkeys(self, player: str) -> list[Passkey]:
        """The passkeys of a player, the oldest first."""
        ...

    async def remove_passkey(self, player: str, credential: str) -> None:
        """Delete a passkey, if the player has it."""
        ...

    async def sign_in(self, used: Passkey, sign_count: int, secret: str, at: str) -> bool:
        """Note that a passkey was used, and store a new secret; False: it was deleted or used meanwhile."""
        ...

    async def keep_challenge(self, challenge: Challenge, now: int, most: int) -> None:
        """Store a challenge. Those that are too old are deleted, and the oldest ones beyond the last `most`."""
        ...

    async def use_challenge(self, challenge: str) -> Challenge | None:
        """Delete a challenge and return it; None: there is none, or it was used."""
        ...

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        """Store a subscription in place of an earlier one with the same address. A player keeps the last `most`."""
        ...

    async def unsubscribe(self, player: str, endpoint: str) -> None:
        """Delete a subscription, if the player has it."""
        ...

    async def subscriptions(self, player: str) -> list[Subscription]:
        """The subscriptions of a player, the oldest first."""
        ...

    async def private_key(self, name: str, made: bytes) -> bytes:
        """The private key of this server with this name. If there is none, this one is stored."""
        ...
