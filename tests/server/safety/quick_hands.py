"""Hands without physics: a piece lands at once when it is let go, as a test wishes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import pytest

from shuto.physics.measure import Off
from shuto.rules.turn import Aftermath, Fallen
from shuto.server.hands.resting import RestingKeeper
from shuto.server.processes.background import BackgroundProcess
from shuto.server.processes.hand_worker import Job, Landing, Taken
from shuto.server.processes.hands import Hands, HandsError

Fate = Literal["lies", "misses", "knocks", "worker dies"]
FATES: tuple[Fate, ...] = ("lies", "lies", "misses", "knocks", "worker dies")
NOTHING_KNOWN = (0.0,) * 7


class QuickGrip:
    """The handle of a carry that ends as soon as it is told to."""

    def __init__(self, job: Job) -> None:
        self._job = job
        self.fate: Fate = "lies"
        self.landing: asyncio.Future[Landing] = asyncio.get_running_loop().create_future()

    def move(self, samples: Any) -> None:
        """The hand moves: nothing is simulated."""

    def ask_keyframe(self) -> None:
        """There are no frames."""

    def drop(self) -> None:
        self.landing.cancel()

    def give_up(self) -> None:
        self._land(None)

    def let_go(self) -> None:
        if self.fate == "worker dies":
            self.landing.set_exception(HandsError("the worker died"))
        else:
            self._land(self._job.turn)

    def _land(self, turn: Any) -> None:
        seat, turns = self._job.position.to_move, self._job.position.turns_played
        assert seat is not None
        # at the start the other player's first column and its road can fall
        fallen = (Fallen("c1"), Fallen("r1")) if self.fate == "knocks" and (seat, turns) == (0, 0) and turn else ()
        legal = turn is not None and self.fate != "misses"
        off = Off(9.0, "near") if self.fate == "misses" and turn is not None else None
        self.landing.set_result(Landing(turn, legal, legal, Aftermath(seat, fallen), (), False, b"", off))


@contextmanager
def quick_hands() -> Iterator[None]:
    """Replace the processes that simulate carries."""

    async def take(_: Hands, job: Job, __: object) -> tuple[QuickGrip, Taken]:
        return QuickGrip(job), Taken((job.piece,), (job.piece,), 0.1, NOTHING_KNOWN, (0.0,) * 5, (), b"")

    async def at_rest(*_: object) -> None:
        return None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hands, "take", take)
        patch.setattr(Hands, "start", lambda *_: None)
        patch.setattr(BackgroundProcess, "start", lambda *_: None)
        patch.setattr(RestingKeeper, "of", at_rest)
        yield
