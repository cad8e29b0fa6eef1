"""The hand at one table: at most one piece is carried at a time; what comes of it is judged, stored, then told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from shuto.bots.worker import bare
from shuto.match.carries import next_piece
from shuto.match.commands import AnswerUndo, Command, Land, Pardon
from shuto.match.events import Event, PutBack
from shuto.match.refusal import Refusal
from shuto.match.showing import verdict_view
from shuto.physics.paths import HandPath
from shuto.rules.position import Position
from shuto.rules.referee import judge
from shuto.rules.turn import Aftermath, Build
from shuto.rules.verdict import Verdict
from shuto.server.hands.carry import Carried, SampleError, carrying, read_samples, tremor_seed
from shuto.server.hands.endings import fate_views, next_of, why_not
from shuto.server.hands.resting import RestingKeeper
from shuto.server.processes import jobs
from shuto.server.processes.hand_worker import Job, Result, Taken
from shuto.server.processes.hands import HandsError
from shuto.server.storage.protocol import StorageError, StoredCarry
from shuto.server.tables.watcher import Watcher
from shuto.server.wire.outgoing import Dropped, Landed, Refused
from shuto.text import say

if TYPE_CHECKING:
    from shuto.server.tables.live import LiveTable

_log = logging.getLogger("shuto.hand")
_MOST_LOOSE = 12  # failed carries that are kept with the step they lead to


class TableHand:
    """Takes, moves, lets go; the rest of the table asks it whether it is idle."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.live: Carried | None = None
        self.rest = RestingKeeper(table.id, table.staff.storage, table.staff.backroom)
        self._last: int | None = None
        self._loose: tuple[int, ...] = ()
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something happen beside; it is kept from being forgotten."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def check_idle(self, command: Command) -> None:
        """Nobody plays, pays or asks for an undo while a piece is carried; an undo may be agreed to all the same."""
        if self.live is not None and not isinstance(command, (AnswerUndo, Pardon)):
            raise Refusal("carrying", "a piece is being carried")

    def refresh(self) -> None:
        """Let the table settle as it stands now, so that the next piece is taken at once."""
        position = self.table.match.position
        if self.table.match.settings.by_hand and position.is_building and self.table.watchers:
            self.spawn(self._refresh(position))

    async def _refresh(self, position: Position) -> None:
        await self.rest.of(position)

    # taking -------------------------------------------------------------------------------------------------------

    async def take(
        self,
        seat: int,
        turn: Build,
        *,
        revision: int,
        piece: str | None = None,
        tweezers: bool = False,
        owner: Watcher | None = None,
        script: HandPath | None = None,
    ) -> Carried:
        """Take a piece of a legal build into the hand; raises Refusal."""
        table, match = self.table, self.table.match
        async with table.lock:
            position = match.position
            if self.live is not None:
                raise Refusal("carrying", "a piece is being carried")
            turn, taken = await asyncio.to_thread(match.take, turn, piece, seat, revision)
            if self._last is None:
                self._last = await table.staff.storage.last_carry(table.id)
            self._last += 1
            carried = self.live = Carried(self, self._last, seat, turn, taken, owner)
        try:
            got = await self._put_into_hand(carried, position, tweezers=tweezers, script=script)
        except BaseException as error:
            if self.live is carried:  # whatever happened, the table must not wait for this hand
                self.live = None
                carried.end("dropped")
            if isinstance(error, HandsError):
                raise Refusal("not-ready", str(error)) from None
            raise
        if self.live is carried:
            self._announce(carried, got, tweezers)
        elif carried.grip is not None:  # an undo came between
            carried.grip.drop()
        return carried

    async def _put_into_hand(
        self, carried: Carried, position: Position, *, tweezers: bool, script: HandPath | None
    ) -> Taken:
        staff, match = self.table.staff, self.table.match
        settings = match.settings
        resting = await self.rest.of(position)
        if resting is not None:
            resting = await staff.backroom.run(jobs.prepared, bare(position), carried.turn, carried.piece, resting)
        keep_time = script is None or (bool(self.table.watchers) and not staff.settings.hurry)
        job = Job(
            bare(position), carried.turn, carried.piece, resting, settings.tremor_of(carried.seat),
            settings.trembles(carried.seat),
            tremor_seed(settings.seed, match.seat_hashes, match.revision, carried.number),
            tweezers, staff.settings.longest_carry, script, keep_time,
        )  # fmt: skip
        carried.grip, taken = await staff.hands.take(job, carried)
        return taken

    def _announce(self, carried: Carried, taken: Taken, tweezers: bool) -> None:
        carried.message = carrying(
            carried, taken, self.table.match, tweezers=tweezers, longest=self.table.staff.settings.longest_carry
        )
        for watcher in tuple(self.table.watchers):
            watcher.tell(carried.message)
        carried.frame(taken.keyframe, key=True)
        if carried.owner is not None and carried.owner not in self.table.watchers:
            self.left(carried.owner)  # gone while the table was made ready

    # moving -------------------------------------------------------------------------------------------------------

    def feel(self, watcher: Watcher, data: bytes) -> None:
        """Samples from a connection. Those of a carry that is over are late, not wrong."""
        try:
            number, samples = read_samples(data)
        except SampleError as error:
            self.complain(watcher, str(error))
            return
        live = self.live
        if live is None or live.number != number or live.grip is None or live.let_go:
            return
        if live.owner is None or live.seat not in watcher.held:
            self.complain(watcher, "this connection does not hold that seat", "not-your-seat")
            return
        live.adopt(watcher)
        live.grip.feel(samples)

    def let_go(self, watcher: Watcher, number: int, *, give_up: bool) -> None:
        """Let go of the piece, or put it back; raises Refusal."""
        live = self.live
        if live is None or live.number != number or live.grip is None or live.owner is None or live.let_go:
            raise Refusal("no-such-carry", f"no carry {number} is under way")
        if live.seat not in watcher.held:
            raise Refusal("not-your-seat", "this connection does not hold that seat")
        live.adopt(watcher)
        live.let_go, live.gave_up = True, give_up
        if give_up:
            live.grip.give_up()
        else:
            live.grip.let_go()

    def left(self, watcher: Watcher) -> None:
        """A connection is gone."""
        if self.live is not None:
            self.live.left(watcher, self.table.staff.settings.grace)

    def join(self, watcher: Watcher) -> None:
        """A connection comes: if a piece is being carried, it sees it."""
        if self.live is not None:
            self.live.join(watcher)

    def complain(self, watcher: Watcher | None, why: str, code: str = "bad-hand") -> None:
        """Samples are no request: what is wrong with them is said under number 0."""
        if watcher is not None:
            watcher.tell(Refused(0, code, why, self.table.match.revision))

    # ending -------------------------------------------------------------------------------------------------------

    async def judge(self, carried: Carried, result: Result) -> None:
        """The table is at rest: decide, store, tell."""
        try:
            await self._judge(carried, result)
        except Exception:
            _log.exception("match %s, carry %d", self.table.id, carried.number)
            await self.lose(carried, "worker")

    async def _judge(self, carried: Carried, result: Result) -> None:
        table, match = self.table, self.table.match
        async with table.lock:
            if self.live is not carried:
                return
            event, verdict = await asyncio.to_thread(self._decided, carried, result)
            back = carried.gave_up and match.begun is not None
            said = next_of(event)
            kept = result.turn is not None or bool(result.fates)
            loose = (*self._loose, carried.number) if kept else self._loose
            try:
                if kept and (event is not None or len(loose) <= _MOST_LOOSE):
                    stored = StoredCarry(said, result.record)
                    await table.staff.storage.keep_carry(table.id, carried.number, stored)
                else:
                    loose = self._loose
                events = [*([PutBack(carried.seat)] if back else []), *([event] if event is not None else [])]
                if events:  # together: a kill between them would lose a bill
                    await table.happen(*events)
            except StorageError:
                self._over(carried, "storage")
                return
            self._loose = () if event is not None else loose
            self.live = None
            if (carried.vanished or result.too_long) and not result.fates:
                self._tell_dropped(carried, "vanished" if carried.vanished else "too-long")
            else:
                self._tell_landed(carried, result, said, verdict)
            if event is not None or back:
                await table.tell_all(event or PutBack(carried.seat))
        carried.end(said)
        self.refresh()
        table.wake_bots()

    def _decided(self, carried: Carried, result: Result) -> tuple[Event | None, Verdict | None]:
        match, seat = self.table.match, carried.seat
        verdict = None if result.turn is None else judge(match.position, result.turn)
        turn = result.turn if result.legal else None
        loose = (*self._loose, carried.number)
        try:
            return match.landed(Land(turn, carried.piece, result.aftermath, loose), seat), verdict
        except Refusal:  # the match is too long, or physics and rules disagree: then nothing happened
            return None, verdict

    def _tell_landed(self, carried: Carried, result: Result, said: str, verdict: Verdict | None) -> None:
        match = self.table.match
        begun = match.begun
        piece: str | None = carried.piece if said == "again" and not carried.gave_up else None
        if begun is not None and begun.seat == carried.seat:
            piece = next_piece(match.position, begun.turn, match.settings.hand.pieces, begun.placed)
        names = [seat.name for seat in match.settings.seats]
        for watcher in tuple(self.table.watchers):
            language = watcher.language
            view = None if verdict is None else verdict_view(verdict, language)
            text = why_not(carried, result, verdict, language)
            fates = fate_views(result, names, language)
            watcher.tell(Landed(carried.number, match.revision, carried.seat, said, piece, text, view, fates))

    async def lose(self, carried: Carried, why: str) -> None:
        """The worker died: the table is as it was before, and nobody pays."""
        async with self.table.lock:
            if self.live is carried:
                self._over(carried, why)
        self.table.wake_bots()

    def drop(self, why: str) -> None:
        """End a carry that no longer makes sense."""
        if self.live is not None:
            if self.live.grip is not None:
                self.live.grip.drop()
            self._over(self.live, why)

    def _over(self, carried: Carried, why: str) -> None:
        self.live = None
        self._tell_dropped(carried, why)
        carried.end("dropped")

    def _tell_dropped(self, carried: Carried, why: str) -> None:
        for watcher in tuple(self.table.watchers):
            text = say(watcher.language, f"hand-{why}")
            watcher.tell(Dropped(carried.number, self.table.match.revision, carried.seat, why, text))

    async def place(self, seat: int, turn: Build) -> None:
        """Place a build as it is meant: for a bot whose hand failed too often."""
        table = self.table
        async with table.lock:
            land = Land(turn, None, Aftermath(by=seat), self._loose)
            event = await asyncio.to_thread(table.match.landed, land, seat)
            assert event is not None
            await table.happen(event)
            self._loose = ()
            await table.tell_all(event)
        self.refresh()

    def close(self) -> None:
        """Let go of everything; the server ends."""
        for task in tuple(self._tasks):
            task.cancel()
