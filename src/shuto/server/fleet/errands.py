"""Errands: what one process asks another one to do at a table that is there. Each is a word, a match and a player."""

from __future__ import annotations

from typing import Literal, Protocol

Errand = Literal["look", "sit", "leave", "reload"]
"""look: how a player is at the table. sit: sit down on an open seat. leave: leave all seats. reload: load it anew."""
Answer = Literal["missing", "away", "alone", "waiting", "just-begun", "playing", "refused", "done"]
"""missing: there is no such table. away, alone, waiting, just-begun, playing: how a player is there."""


class Messenger(Protocol):
    """Takes errands to other processes."""

    async def send(self, address: str, errand: Errand, match: str, player: str) -> Answer:
        """Let the process at this address do it. Raises StorageError if it does not answer."""
        ...


class Nobody:
    """The messenger of a process without others."""

    async def send(self, address: str, errand: Errand, match: str, player: str) -> Answer:
        """Must not be called: every match is here."""
        raise AssertionError(f"{errand} of match {match} for {player} at {address}, but there is no other process")
