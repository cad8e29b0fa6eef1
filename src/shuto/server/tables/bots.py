"""The bots of one table. A bot whose turn it is thinks, then plays or builds by hand. A bot that owes pays its bill."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Protocol

from shuto.match.commands import Command, Pay, Play
from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.rules.play import Ruling
from shuto.rules.turn import Extend, OffRamp
from shuto.server.hands.bots import build_by_bot
from shuto.server.hands.hand import TableHand
from shuto.server.processes.workers import Workers
from shuto.server.storage.protocol import MatchGoneError, SequenceTakenError, StorageError
from shuto.server.tables.watcher import Watcher
from shuto.server.wire.outgoing.table import Notice

_RETRY_AFTER = 2.0
"""Seconds after which a bot tries again whose move could not be saved."""


class BotsTable(Protocol):
    """The part of a live table that its bots need."""

    @property
    def match(self) -> Match:
        """The match."""
        ...

    @property
    def watchers(self) -> Collection[Watcher]:
        """The connections at the table."""
        ...

    @property
    def workers(self) -> Workers:
        """The worker processes."""
        ...

    @property
    def hand(self) -> TableHand:
        """The hand with which a bot builds."""
        ...

    @property
    def told(self) -> asyncio.Event:
        """Set after every event."""
        ...

    async def submit(self, command: Command, seat: int, *, ruling: Ruling | None = None) -> None:
        """Decide, store, apply, tell the watchers; raises Refusal or StorageError. `ruling`: see `Match.decide`."""
        ...


class TableBots:
    """Runs the bots of one table, at most one at a time."""

    def __init__(self, table: BotsTable) -> None:
        self._table = table
        self.task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking or acting."""
        return self.task is not None and not self.task.done()

    def start(self) -> None:
        """Let the bot to move act, unless a bot is acting already."""
        if not self.busy and self._due() is not None:
            self.task = asyncio.create_task(self._play())

    def stop(self) -> None:
        """Cancel the bot that is acting, if any."""
        if self.task is not None:
            self.task.cancel()

    async def _play(self) -> None:
        acted = True
        while acted:
            try:
                acted = await self._act()
            except (MatchGoneError, SequenceTakenError, Refusal):  # wait for the next event
                return
            except StorageError:  # the database may come back, and nobody else would let the bot play
                await asyncio.sleep(_RETRY_AFTER)

    def _due(self) -> int | None:
        """The seat of the bot that has to play or to pay; None: no bot has."""
        match = self._table.match
        if match.halted is not None or match.coach is not None:  # in a lesson only the learner plays
            return None
        if match.seating.gathering or (match.clock is not None and match.clock.paused):
            return None
        seat = match.position.to_move if match.bill is None else match.bill.seat
        return seat if seat is not None and match.settings.seats[seat].kind == "bot" else None

    async def _act(self) -> bool:
        """Do one action of a bot; False if no bot has anything to do."""
        table, match = self._table, self._table.match
        seat = self._due()
        if seat is None:
            return False
        if match.bill is not None:
            if await self._must_pay():
                await self._submit_fresh(Pay(match.revision), seat)
            return True
        revision, position, begun = match.revision, match.position, match.begun
        if begun is not None:
            await build_by_bot(table.hand, seat, begun.turn)
            return True
        for watcher in tuple(table.watchers):
            watcher.tell(Notice(revision, "thinking", seat))
        thought = table.workers.thinkers.choose(
            match.settings.seats[seat].bot, position, (match.settings.seed, revision), match.history.recorder.record
        )
        ruling, _ = await asyncio.gather(thought, asyncio.sleep(table.workers.settings.think))
        turn = ruling.turn
        if match.settings.by_hand and isinstance(turn, (Extend, OffRamp)):
            if match.position is position and match.bill is None:
                await build_by_bot(table.hand, seat, turn)
        else:
            await self._submit_fresh(Play(revision, turn), seat, ruling)
        return True

    async def _must_pay(self) -> bool:
        """Give people time to forgive the bill of a bot; returns whether it must be paid now."""
        table, match = self._table, self._table.match
        forgive_time = table.workers.settings.forgive_time
        clock, known = asyncio.get_running_loop().time, frozenset[int]()
        until = clock() + forgive_time
        while (bill := match.bill) is not None and not bill.not_forgiven and any(one.seats for one in table.watchers):
            table.told.clear()
            if not known >= bill.forgiven:  # another seat forgave: restart the timer for the others
                known, until = known | bill.forgiven, clock() + forgive_time
            try:
                async with asyncio.timeout_at(until):
                    await table.told.wait()
            except TimeoutError:
                break
        return match.bill is not None

    async def _submit_fresh(self, command: Command, seat: int, ruling: Ruling | None = None) -> None:
        """Submit a bot's command. A stale one is ignored: the bot then decides again."""
        try:
            await self._table.submit(command, seat, ruling=ruling)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise
