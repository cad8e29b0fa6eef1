"""The worker processes that all tables share."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from shuto.server.processes.asking import Elsewhere
from shuto.server.processes.background import BackgroundProcess
from shuto.server.processes.hands import Hands
from shuto.server.processes.thinking import Thinkers
from shuto.server.settings import ServerSettings

_JOB_PATIENCE = 30.0  # timeout in seconds for one background job: a risk takes up to 10 s late in a game


@dataclass(frozen=True)
class Workers:
    """The pools of worker processes of a server, and its settings."""

    thinkers: Thinkers
    hands: Hands
    background: BackgroundProcess
    settings: ServerSettings
    risks: BackgroundProcess = field(default_factory=lambda: BackgroundProcess(_JOB_PATIENCE, "shuto-risks"))
    """A separate background process for risks. Any client may ask for a risk, and a carry must not wait for it. It
    starts with the first request."""
    risk: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held for one risk at a time, because the timeout of `BackgroundProcess.run` includes the time in the queue."""

    @classmethod
    def create(cls, settings: ServerSettings, elsewhere: Elsewhere | None = None) -> Workers:
        """Create the pools according to the settings. Processes start only when they are needed.

        `elsewhere`: other processes in which bots may think.
        """
        return cls(
            Thinkers(settings.bot_workers, settings.patience, settings.bot_time, elsewhere),
            Hands(settings.hand_workers, settings.hand_patience), BackgroundProcess(_JOB_PATIENCE), settings,
        )  # fmt: skip

    def start_hands(self) -> None:
        """Start the processes for carries ahead of the first one: two at once would hold each other up."""
        self.hands.start(self.background.start)

    def stop(self) -> None:
        """Kill all processes."""
        self.thinkers.stop()
        self.hands.stop()
        self.background.stop()
        self.risks.stop()
