"""The hand of one table. At most one piece is carried at a time. A landing is judged, stored, then sent to watchers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from shuto.bots.worker import without_windows
from shuto.match import commands
from shuto.match.commands import Command
from shuto.match.events import Event, Missed, PutBack
from shuto.match.refusal import Refusal
from shuto.physics.hand.paths import HandPath
from shuto.rules.position import Position
from shuto.rules.referee.judge import judge
from shuto.rules.turn import Aftermath, Build
from shuto.server.hands.carry import Grasp, LiveCarry, carry_message, complain, tremor_seed
from shuto.server.hands.endings import Judged, next_of
from shuto.server.hands.resting import RestingKeeper
from shuto.server.hands.samples import SampleError, read_samples
from shuto.server.hands.table import Table, Watcher
from shuto.server.hands.telling import tell_dropped, tell_landing
from shuto.server.metrics import CARRIES
from shuto.server.processes import jobs
from shuto.server.processes.hand_worker import Job, Landing, Taken
from shuto.server.processes.hands import Grip, HandsError
from shuto.server.storage.protocol import StorageError, StoredCarry
from shuto.server.wire.outgoing.hands import DropReason

_log = logging.getLogger("shuto.hand")
_BARE_HAND = Grasp()
_MOST_LOOSE = 12  # the most failed carries that are stored for one event
_LEARNERS_TIME = 5  # times as long as at other tables


class TableHand:
    """The hand of one table: takes a piece, moves it, lets it go, and decides what its landing causes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.live: LiveCarry | None = None
        """The carry under way, if any."""
        self.rest = RestingKeeper(table.id, table.storage, table.workers.background)
        self._last: int | None = None
        """The number of the last carry; None if not read from storage yet."""
        self._loose: tuple[int, ...] = ()
        """Stored carries that caused no event. The next event lists them."""
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background until it ends or the table closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def check_idle(self, command: Command) -> None:
        """Raise Refusal while a piece is carried, except for answers to an open question."""
        if self.live is not None and not isinstance(command, (commands.AnswerUndo, commands.Forgive)):
            raise Refusal("carrying", "a piece is being carried")

    def refresh(self) -> None:
        """Let the table settle in the background now, so that the next piece can be taken at once."""
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
        grasp: Grasp = _BARE_HAND,
        owner: Watcher | None = None,
        script: HandPath | None = None,
    ) -> LiveCarry:
        """Take a piece of a legal build into the hand; raises Refusal."""
        table, match = self.table, self.table.match
        async with table.lock:
            position = match.position
            if self.live is not None:
                raise Refusal("carrying", "a piece is being carried")
            turn, taken = await asyncio.to_thread(match.take, turn, piece, seat, revision)
            if self._last is None:
                self._last = await table.storage.last_carry(table.id)
            self._last += 1
            carry = self.live = LiveCarry(table, self._last, seat, turn, taken, owner)
        try:
            grip, got = await self._put_into_hand(carry, position, grasp, script)
        except BaseException as error:
            if self.live is carry:  # after any failure, the table must be free for the next carry
                self.live = None
                carry.end("dropped")
            if isinstance(error, HandsError):
                raise Refusal("not-ready", str(error)) from None
            raise
        if self.live is not carry:  # an undo ended the carry meanwhile
            grip.drop()
            return carry
        carry.grip = grip
        self.spawn(self._follow(carry, grip))
        self._announce(carry, got, grasp.tweezers)
        return carry

    async def _put_into_hand(
        self, carry: LiveCarry, position: Position, grasp: Grasp, script: HandPath | None
    ) -> tuple[Grip, Taken]:
        workers, match = self.table.workers, self.table.match
        settings = match.settings
        laid = workers.background.ready
        # just after a start the hand worker lets the table settle: a second process would have to load everything, too
        resting = await (self.rest.of(position) if laid else self.rest.known(position))
        if laid and resting is not None:
            resting = await workers.background.run(
                jobs.prepared, without_windows(position), carry.turn, carry.piece, resting
            )
        keep_time = script is None or (bool(self.table.watchers) and not workers.settings.fast_carries)
        job = Job(
            without_windows(position), carry.turn, carry.piece, resting, settings.tremor_of(carry.seat),
            settings.trembles(carry.seat),
            tremor_seed(settings.seed, match.seat_hashes, match.revision, carry.number),
            grasp.tweezers, self._longest, script, keep_time,
            grasp.grip_on(carry.piece, position.game.pieces.road.length), laid,
        )  # fmt: skip
        return await workers.hands.take(job, carry)

    @property
    def _longest(self) -> float:
        """Seconds that a hand may hold a piece. A learner gets more time: nobody waits for them."""
        longest = self.table.workers.settings.longest_carry
        return longest if self.table.match.settings.lesson is None else _LEARNERS_TIME * longest

    def _announce(self, carry: LiveCarry, taken: Taken, tweezers: bool) -> None:
        carry.message = carry_message(carry, taken, self.table.match, tweezers=tweezers, longest=self._longest)
        for watcher in tuple(self.table.watchers):
            watcher.tell(carry.message)
        carry.frame(taken.keyframe, key=True)
        if carry.owner is not None and carry.owner not in self.table.watchers:
            self.left(carry.owner)  # it disconnected before the piece was in the hand

    # moving -------------------------------------------------------------------------------------------------------

    def move(self, watcher: Watcher, data: bytes) -> None:
        """Handle hand samples from a connection. Late samples of a finished carry are ignored."""
        try:
            number, samples = read_samples(data)
        except SampleError as error:
            complain(self.table, watcher, str(error))
            return
        live = self.live
        if live is None or live.number != number or live.grip is None or live.let_go:
            return
        if live.owner is None or live.seat not in watcher.seats:
            complain(self.table, watcher, "this connection does not hold that seat", "not-your-seat")
            return
        live.adopt(watcher)
        live.grip.move(samples)

    def let_go(self, watcher: Watcher, number: int, *, give_up: bool) -> None:
        """Let go of the piece, or put it back; raises Refusal."""
        live = self.live
        if live is None or live.number != number or live.grip is None or live.owner is None or live.let_go:
            raise Refusal("no-such-carry", f"no carry {number} is under way")
        if live.seat not in watcher.seats:
            raise Refusal("not-your-seat", "this connection does not hold that seat")
        live.adopt(watcher)
        live.let_go, live.gave_up = True, give_up
        if give_up:
            live.grip.give_up()
        else:
            live.grip.let_go()

    def left(self, watcher: Watcher) -> None:
        """Handle a lost connection."""
        if self.live is not None:
            self.live.left(watcher, self.table.workers.settings.grace)

    def join(self, watcher: Watcher) -> None:
        """Show the carry under way, if any, to a new connection."""
        if self.live is not None:
            self.live.join(watcher)

    # ending -------------------------------------------------------------------------------------------------------

    async def _follow(self, carry: LiveCarry, grip: Grip) -> None:
        """Wait for the landing, then handle it. If the worker dies, nobody pays."""
        try:
            await self._land(carry, await grip.landing)
        except HandsError:
            await self._lose(carry)
        except Exception:
            _log.exception("a carry failed", extra={"match": self.table.id, "carry": carry.number})
            await self._lose(carry)

    async def _land(self, carry: LiveCarry, landing: Landing) -> None:
        """Handle a landing: decide, store, apply, tell the watchers."""
        table, match = self.table, self.table.match
        async with table.lock:
            if self.live is not carry:
                return
            event, judged = await asyncio.to_thread(self._decided, carry, landing)
            back = carry.gave_up and match.begun is not None
            outcome = next_of(event)
            CARRIES.inc()
            kept = landing.turn is not None or bool(landing.fates)
            loose = (*self._loose, carry.number) if kept else self._loose
            try:
                if kept and (event is not None or len(loose) <= _MOST_LOOSE):
                    stored = StoredCarry(outcome, landing.record)
                    await table.storage.keep_carry(table.id, carry.number, stored)
                else:
                    loose = self._loose
                events = [*([PutBack(carry.seat)] if back else []), *([event] if event is not None else [])]
                if events:  # stored together: if the server died between them, a bill would be lost
                    await table.happen(*events)
            except StorageError:
                self._over(carry, "storage")
                return
            self._loose = loose if event is None or isinstance(event, Missed) else ()
            self.live = None
            if (carry.vanished or landing.too_long) and not landing.fates:
                tell_dropped(self.table, carry, "vanished" if carry.vanished else "too-long")
            else:
                tell_landing(table, carry, landing, event, judged)
            if event is not None or back:
                await table.tell_all(event or PutBack(carry.seat))
        carry.end(outcome)
        self.refresh()
        table.start_bots()

    def _decided(self, carry: LiveCarry, landing: Landing) -> tuple[Event | None, Judged]:
        """The event that a landing causes, and the verdict on the build as it lies."""
        match, seat = self.table.match, carry.seat
        position = match.position
        judged = Judged(position, None if landing.turn is None else judge(position, landing.turn))
        turn = landing.turn if landing.legal else None
        loose = (*self._loose, carry.number)
        try:
            missed = landing.turn is not None and not landing.legal
            return match.land(commands.Landing(turn, carry.piece, landing.aftermath, loose, missed), seat), judged
        except Refusal:  # the match is too long, or physics and rules disagree: treat it as if nothing happened
            return None, judged

    async def _lose(self, carry: LiveCarry) -> None:
        """End a carry whose worker died. The table stays as it was, and nobody pays."""
        async with self.table.lock:
            if self.live is carry:
                self._over(carry, "worker")
        self.table.start_bots()

    def drop(self, why: DropReason) -> None:
        """End the carry under way, if any, without a landing."""
        if self.live is not None:
            if self.live.grip is not None:
                self.live.grip.drop()
            self._over(self.live, why)

    def _over(self, carry: LiveCarry, why: DropReason) -> None:
        self.live = None
        tell_dropped(self.table, carry, why)
        carry.end("dropped")

    async def place(self, seat: int, turn: Build) -> None:
        """Place a build as intended, for a bot whose carries failed too often."""
        table = self.table
        async with table.lock:
            landing = commands.Landing(turn, None, Aftermath(by=seat), self._loose)
            event = await asyncio.to_thread(table.match.land, landing, seat)
            assert event is not None
            await table.happen(event)
            self._loose = ()
            await table.tell_all(event)
        self.refresh()

    def close(self) -> None:
        """Cancel all background tasks."""
        for task in tuple(self._tasks):
            task.cancel()
