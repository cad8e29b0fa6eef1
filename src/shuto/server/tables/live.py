"""A live table: one match in memory, with its watchers, its hand and its bots.

One lock guards every change: decide, store, apply, tell the watchers. Whatever may take more than a millisecond runs in
a worker thread, so that a slow request never blocks the event loop. The rest runs on the loop: a legal build is judged,
played and shown in less time than a thread takes to begin and report.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import cache, partial
from time import monotonic
from typing import TypeVar

from prometheus_client import Counter

from shuto.geometry.compiled import is_plain
from shuto.learn import LessonError
from shuto.match import events
from shuto.match.commands import Command
from shuto.match.events import Down, Event, TakenBack
from shuto.match.log import decode_event, encode_event
from shuto.match.match import Match
from shuto.match.recorded import Past
from shuto.match.seats.seating import Person
from shuto.match.settings import MatchSettings
from shuto.match.showing.table import change_between, table_view
from shuto.match.views.table import TableView
from shuto.rules.play import Ruling
from shuto.rules.records.record import StepRecord
from shuto.server.fleet.bus import Bus, Silent
from shuto.server.fleet.leases import Held
from shuto.server.hands.hand import TableHand
from shuto.server.metrics import EVENTS, TOLD_SECONDS
from shuto.server.processes.workers import Workers
from shuto.server.storage.leases import NO_LEASE, Lease
from shuto.server.storage.protocol import Along, Entry, SequenceTakenError, Storage, StorageError, StoredCarry
from shuto.server.tables.bots import TableBots
from shuto.server.tables.calling import TurnCalls
from shuto.server.tables.listing import TableListing, headline_text
from shuto.server.tables.opening import opened, players_of, token_hash
from shuto.server.tables.presence import TablePresence
from shuto.server.tables.saving import Saving
from shuto.server.tables.watcher import Farewell, Watcher
from shuto.server.times import iso, moment, now_ms
from shuto.server.wire.outgoing.table import Play, Whole

T = TypeVar("T")
NO_PAST = Past()
_ALONE = Held(NO_LEASE)


class LiveTable:
    """A match, its watchers, its hand and its bots."""

    def __init__(
        self, match_id: str, match: Match, workers: Workers, storage: Storage, lease: Lease = NO_LEASE
    ) -> None:
        self.id = match_id
        self.match = match
        self.lease = lease
        """The lease that allows this process to write to the match."""
        self.watchers: set[Watcher] = set()
        self.workers = workers
        self.storage = storage
        self.lock = asyncio.Lock()
        self.told = asyncio.Event()
        """Set after every event."""
        self.visitors: set[Watcher] = set()
        """All connections, also those that have not said hello yet."""
        self._view: TableView = table_view(match)
        self._headline = headline_text(self.match)
        self.saving = Saving(self)
        self.listing = TableListing(self)
        self.presence = TablePresence(self)
        self.hand = TableHand(self)
        self.bots = TableBots(self)
        self.calls: TurnCalls | None = None
        """Calls players who are not here; None while the table is created."""
        self.bus: Bus = Silent()
        """Where other processes hear of what happens here."""
        self.outdated: Callable[[], None] = lambda: None
        """Called when another server has written to the log. The lobby closes the table, and people load it anew."""

    @classmethod
    async def create(
        cls,
        settings: MatchSettings,
        workers: Workers,
        storage: Storage,
        steps: tuple[StepRecord, ...] = (),
        past: Past = NO_PAST,
        host: Person | None = None,
        lease: Lease = NO_LEASE,
    ) -> tuple[LiveTable, tuple[str, ...]]:
        """Start a match, optionally after the steps of a record. Returns the table and the seat tokens.

        The token of a bot is empty. A table with open seats has no tokens: the host holds the seats of people.
        """
        opening = opened(settings, host, moment())
        table = await cls.begin(secrets.token_urlsafe(9), opening.events, workers, storage, lease)
        for number, carry in past.carries.items():
            await storage.keep_carry(table.id, number, StoredCarry(*carry))
        for count, step in enumerate(steps):
            await table.resume(step, past.by_step[count] if past.by_step else ())
        if past.fell is not None:
            await table.happen(past.fell)
        table._view = await table._shown()
        return table, opening.tokens

    @classmethod
    async def begin(
        cls, match_id: str, first: Sequence[Event], workers: Workers, storage: Storage, lease: Lease = NO_LEASE
    ) -> LiveTable:
        """Store the first events of a match. Raises SequenceTakenError if there is a match with this id."""
        at = now_ms()
        match = await asyncio.to_thread(Match.from_events, first, [at] * len(first))
        table = cls(match_id, match, workers, storage, lease)
        data = [encode_event(event) for event in first]
        entry = Entry(not match.settings.private, table.listing.now())
        at_zero = None if match.clock is None else match.clock.deadline
        along = Along(players_of(first), at_zero, entry, lease)
        await storage.append(match_id, 1, data, iso(at), headline_text(match), along)
        table.listing.stored(entry.listing)
        table.note_deadline()
        return table

    @classmethod
    async def load(cls, match_id: str, workers: Workers, storage: Storage, held: Held = _ALONE) -> LiveTable | None:
        """Load a match from its log; None if there is no such match."""
        log = await storage.load(match_id)
        if not log:
            return None
        try:
            happened, times = [decode_event(one.event) for one in log], [one.at for one in log]
            match = await asyncio.to_thread(Match.from_events, happened, times)
        except LessonError:  # a lesson of an earlier version: the page begins it anew
            return None
        table = cls(match_id, match, workers, storage, held.lease)
        # a server that was killed had perhaps not written the last one
        storage.headline(match_id, table._headline, held.lease)
        await table._catch_up(held.since)
        await table.listing.note()
        return table

    async def _catch_up(self, dead_since: int | None) -> None:
        """Note in the log when the server was down while the clock ran: that is nobody's time."""
        clock = self.match.clock
        if clock is None or clock.runs is None:
            return
        since = self.match.at
        missed = [Down(*one) for one in await self.storage.clocks.downs() if one.until > since]
        if dead_since is not None:  # of many processes, the one that had this table died
            missed.append(Down(dead_since, now_ms()))
        if missed:
            await self.happen(*missed)
            self._view = await self._shown()
        else:
            self.note_deadline()

    def note_deadline(self, *, at_zero: bool = False, headline: str | None = None) -> None:
        """Note when a clock of this table will be at zero. `at_zero`: one that is at zero already does not matter.

        `headline`: the new summary of the match, which is stored with it.
        """
        if self.match.clock is None:
            return
        deadline = self.match.clock.deadline
        settled = deadline is not None and at_zero and deadline <= now_ms()
        self.storage.clocks.note(self.id, None if settled else deadline, self.lease, headline)

    def seat(self, watcher: Watcher) -> None:
        """Give a watcher the seats that belong to it: those of its tokens and those that its player holds."""
        hashes = {token_hash(token) for token in watcher.tokens if token}
        seating = self.match.seating
        opened = {seat for seat, kept in enumerate(self.match.seat_hashes) if kept and kept in hashes}
        watcher.seats = seating.held_by(None if watcher.player is None else watcher.player.id) | {
            seat for seat in opened if seating.state(seat) == "held"
        }

    def whole(self, watcher: Watcher, since: int = 0) -> Whole:
        """The message with the whole table, for one watcher, who knows the moves before `since`."""
        game = self.match.game
        return Whole(
            match=self.id, edition=game.edition.id, changes=dict(game.changes), missions=game.switches.missions,
            table_size=(game.width, game.depth), car_types=game.car_types, held=tuple(sorted(watcher.seats)),
            hand=self.match.settings.hand, since=since, moves=tuple(self.match.history.moves[since:]), table=self._view,
            player=None if watcher.player is None else watcher.player.id, presence=self.presence.view(),
            now=self._now(),
        )  # fmt: skip

    def _now(self) -> int | None:
        return None if self.match.clock is None else now_ms()

    @property
    def busy(self) -> bool:
        """Whether a bot acts, a piece is carried, a change is under way, or somebody may be called soon."""
        calls = self.calls is not None and self.calls.pending
        return self.lock.locked() or self.hand.live is not None or self.bots.busy or calls

    @property
    def asleep(self) -> bool:
        """Whether nobody is connected and nothing goes on, so that the log alone is enough."""
        return not self.visitors and not self.busy

    async def resume(self, step: StepRecord, carries: tuple[int, ...] = ()) -> None:
        """Store and apply a step of a record, which these carries led to. The step must be legal."""
        position = self.match.position
        if step.turn is not None and step.turn.player is not None:
            seat = step.turn.player
        elif step.turn is None and step.aftermath is not None:
            seat = step.aftermath.by
        else:
            seat = position.to_move or 0
        await self.happen(events.Play(seat, step.turn, step.aftermath, carries))

    async def happen(self, *happened: Event) -> None:
        """Store all events or none, then apply them. The lock must be held, except while the table is created."""
        number, at = self.match.revision + 1, max(now_ms(), self.match.at)
        data = [encode_event(event) for event in happened]
        # else it is known only when the events are applied: a server that is killed before that looks at once
        foreseen = self.match.foresee(happened[0], at) if len(happened) == 1 else None
        headline, look = self._headline, None if self.match.clock is None else at
        if foreseen is not None:
            headline, look = headline_text(self.match, foreseen.position), foreseen.deadline
        with self.saving.of(getattr(happened[0], "seat", None)):
            try:
                along = Along(players_of(happened), look, lease=self.lease)
                await self.storage.append(self.id, number, data, iso(at), headline, along)
            except SequenceTakenError:
                self.outdated()
                raise
        for event in happened:
            await _done(partial(self.match.apply, event, at), at_once=isinstance(event, events.Play))
            _counter(type(event)).inc()
        self.bus.publish("wrote", self.id, self.match.revision)
        if foreseen is None:
            self._note_summary()
        else:
            self._headline = headline
            self.storage.clocks.expect(self.id, foreseen.deadline)
        await self.listing.note()

    def _note_summary(self) -> None:
        """Note what is known only after events are applied: the headline, and when a clock will be at zero."""
        self._headline = headline_text(self.match)
        if self.match.clock is None:
            self.storage.headline(self.id, self._headline, self.lease)
        else:
            self.note_deadline(headline=self._headline)

    async def ask(self, question: Callable[[], T]) -> T:
        """Run a function in a worker thread. It needs no lock, because positions are immutable."""
        return await asyncio.to_thread(question)

    async def submit(
        self, command: Command, seat: int, watcher: Watcher | None = None, *, ruling: Ruling | None = None
    ) -> None:
        """Decide, store, apply, tell the watchers. Raises Refusal or StorageError; then nothing has changed.

        `ruling`: see `Match.decide`.
        """
        seats = watcher.seats if watcher is not None else frozenset({seat})
        failed = self.saving.failed
        if self.saving.slow:  # one move of a table waits for the database, not a queue of them
            raise StorageError("an earlier move is not saved yet")
        begin = monotonic()
        try:
            async with self.lock:
                if self.saving.failed > failed:  # it would only wait for the same time again
                    raise StorageError("an earlier move could not be saved")
                self.hand.check_idle(command)
                if ruling is None and not is_plain():
                    ruling = self.match.quick_ruling(command, seat)
                decide = partial(self.match.decide, command, seat, seats=seats, ruling=ruling)
                event = await _done(decide, at_once=ruling is not None)
                await self.happen(event)
                if isinstance(event, (TakenBack, events.Task)):
                    self.hand.drop("undone")
                await self.tell_all(event)
        finally:
            TOLD_SECONDS.note(monotonic() - begin)
        self.hand.refresh()
        self.start_bots()

    async def tell_all(self, event: Event) -> None:
        """Send an event to all watchers: what it added, or the whole table. The lock must be held."""
        before, after = self._view, await self._shown()
        self._view = after
        self.told.set()
        if self.calls is not None:
            self.calls.look()
        change = change_between(before, after)
        verdict, moves, played = self.match.verdict, self.match.history.moves, isinstance(event, events.Play)
        if isinstance(event, events.Play) and change is not None:
            earned = verdict.earned if verdict is not None else 0
            revision = after.status.revision
            play = Play(revision, event.seat, event.turn, event.aftermath, earned, moves[-1], change, self._now())
            for watcher in tuple(self.watchers):
                watcher.tell(play)
            return
        for watcher in tuple(self.watchers):
            watcher.tell(self.whole(watcher, len(moves) - played))

    async def _shown(self) -> TableView:
        """The view of the table as it is now. Counting the points of missions takes a while."""
        return await _done(partial(table_view, self.match), at_once=not self.match.game.switches.missions)

    def start_bots(self) -> None:
        """Let the bot whose turn it is act, unless a bot is acting already."""
        self.bots.start()

    def close(self, why: Farewell) -> None:
        """Stop the bots and the hand, and close all connections."""
        self.bots.stop()
        self.hand.close()
        self.presence.close()
        if self.calls is not None:
            self.calls.close()
        for watcher in tuple(self.visitors):
            watcher.dismiss(why)


@cache
def _counter(kind: type[Event]) -> Counter:
    """Counts the stored events of a type."""
    return EVENTS.labels(str(kind.__struct_config__.tag))


async def _done(job: Callable[[], T], *, at_once: bool) -> T:
    """Run a job in a worker thread. `at_once`: it takes less than a millisecond with compiled kernels: run it here."""
    return job() if at_once and not is_plain() else await asyncio.to_thread(job)
