"""The worker processes that all tables share, and the settings of the server."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from shuto.server.processes.backroom import Backroom
from shuto.server.processes.hands import Hands
from shuto.server.processes.thinking import Thinkers
from shuto.server.settings import ServerSettings

_ROOM_PATIENCE = 30.0  # seconds for one job of the back room: a risk takes 10 on a late table


@dataclass(frozen=True)
class Staff:
    """One of each for a whole server."""

    thinkers: Thinkers
    hands: Hands
    backroom: Backroom
    settings: ServerSettings
    risks: Backroom = field(default_factory=lambda: Backroom(_ROOM_PATIENCE))
    """A back room for questions about risks alone: anybody may ask them, and a hand must not wait behind them. The
    first question starts it."""
    risk: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One question at a time: the patience of the back room counts from the request, also while it waits in line."""

    @classmethod
    def hired(cls, settings: ServerSettings) -> Staff:
        """As the settings say. No process starts before there is something to do."""
        return cls(
            Thinkers(settings.workers, settings.patience, settings.bot_time),
            Hands(settings.hand_workers, settings.hand_patience), Backroom(_ROOM_PATIENCE), settings,
        )  # fmt: skip

    def wake_hands(self) -> None:
        """Start the processes that carries need."""
        self.hands.wake()
        self.backroom.wake()

    def dismiss(self) -> None:
        """End all processes."""
        self.thinkers.stop()
        self.hands.stop()
        self.backroom.stop()
        self.risks.stop()
