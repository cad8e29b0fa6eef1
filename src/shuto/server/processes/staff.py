"""Who works for every table: storage, bots, hands, the back room; and the settings they all share."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from shuto.server.processes.backroom import Backroom
from shuto.server.processes.hands import Hands
from shuto.server.processes.thinking import Thinkers
from shuto.server.settings import ServerSettings
from shuto.server.storage.protocol import Storage

_ROOM_PATIENCE = 30.0  # seconds for one job of the back room: a risk takes 10 on a late table


@dataclass(frozen=True)
class Staff:
    """One of each for a whole server."""

    storage: Storage
    thinkers: Thinkers
    hands: Hands
    backroom: Backroom
    settings: ServerSettings
    risks: Backroom = field(default_factory=lambda: Backroom(_ROOM_PATIENCE))
    """A room of their own for questions about risks, which anybody may ask: a hand must not wait behind them. It is
    started by the first question."""
    risk: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One question at a time: whoever waits in the room's own line loses patience while others are answered."""

    @classmethod
    def hired(cls, storage: Storage, settings: ServerSettings) -> Staff:
        """As the settings say. Nobody begins to work before there is something to do."""
        return cls(
            storage, Thinkers(settings.workers, settings.patience, settings.bot_time),
            Hands(settings.hand_workers, settings.hand_patience), Backroom(_ROOM_PATIENCE), settings,
        )  # fmt: skip

    def wake_hands(self) -> None:
        """There is a table with hands: be ready."""
        self.hands.wake()
        self.backroom.wake()

    async def dismiss(self) -> None:
        """End all processes and finish what is being written."""
        self.thinkers.stop()
        self.hands.stop()
        self.backroom.stop()
        self.risks.stop()
        await self.storage.close()
