"""Who works for every table: storage, bots, hands, the back room; and the settings they all share."""

from __future__ import annotations

from dataclasses import dataclass

from shuto.server.backroom import Backroom
from shuto.server.hands import Hands
from shuto.server.settings import ServerSettings
from shuto.server.storage import Storage
from shuto.server.thinking import Thinkers

_ROOM_PATIENCE = 30.0  # seconds for one job of the back room: a risk takes 10 on a late table


@dataclass(frozen=True)
class Staff:
    """One of each for a whole server."""

    storage: Storage
    thinkers: Thinkers
    hands: Hands
    backroom: Backroom
    settings: ServerSettings

    @classmethod
    def hired(cls, storage: Storage, settings: ServerSettings) -> Staff:
        """As the settings say. Nobody begins to work before there is something to do."""
        return cls(
            storage, Thinkers(settings.workers, settings.patience),
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
        await self.storage.close()
