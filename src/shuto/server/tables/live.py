"""A live table: one match in memory, with its watchers, its hand and its bots.

One lock guards every change: decide, store, apply, tell the watchers. Judging runs in worker threads, so that a slow
request never blocks the event loop; the kernels release the GIL.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import TypeVar

import msgspec

from shuto.learn import LessonError
from shuto.match import events
from shuto.match.commands import Command
from shuto.match.events import Created, Event, TakenBack
from shuto.match.log import decode_event, encode_event
from shuto.match.match import Match
from shuto.match.recorded import Past
from shuto.match.settings import MatchSettings
from shuto.match.showing import change_between, headline_view, table_view
from shuto.match.views import HeadlineView, TableView
from shuto.rules.play import Ruling
from shuto.rules.records.record import VERSION, StepRecord
from shuto.rules.turn import Turn
from shuto.server.hands.hand import TableHand
from shuto.server.processes.workers import Workers
from shuto.server.storage.protocol import Storage, StoredCarry
from shuto.server.tables.bots import TableBots
from shuto.server.tables.watcher import Watcher
from shuto.server.wire.outgoing import Play, Whole

T = TypeVar("T")
ADVISER = "strong"
"""The bot that gives hints."""
NO_PAST = Past()


def token_hash(token: str) -> str:
    """The hash of a seat token, as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def now() -> str:
    """The current time in the format of the log."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class LiveTable:
    """A match, its watchers, its hand and its bots."""

    def __init__(self, match_id: str, match: Match, workers: Workers, storage: Storage) -> None:
        self.id = match_id
        self.match = match
        self.watchers: set[Watcher] = set()
        self.workers = workers
        self.storage = storage
        self.lock = asyncio.Lock()
        self.told = asyncio.Event()
        """Set after every event."""
        self._view: TableView = table_view(match)
        self.hand = TableHand(self)
        self.bots = TableBots(self)

    @classmethod
    async def create(
        cls,
        settings: MatchSettings,
        workers: Workers,
        storage: Storage,
        steps: tuple[StepRecord, ...] = (),
        past: Past = NO_PAST,
    ) -> tuple[LiveTable, tuple[str, ...]]:
        """Start a match, optionally after the steps of a record. Returns the table and the seat tokens.

        The token of a bot is empty.
        """
        settings = settings.completed()
        tokens = tuple(secrets.token_urlsafe(24) if seat.kind == "human" else "" for seat in settings.seats)
        created = Created(settings, tuple(token_hash(token) if token else "" for token in tokens), now(), VERSION)
        table = await cls.begin(secrets.token_urlsafe(9), created, workers, storage)
        for number, carry in past.carries.items():
            await storage.keep_carry(table.id, number, StoredCarry(*carry))
        for count, step in enumerate(steps):
            await table.resume(step, past.by_step[count] if past.by_step else ())
        if past.fell is not None:
            await table.happen(past.fell)
        table._view = await asyncio.to_thread(table_view, table.match)
        return table, tokens

    @classmethod
    async def begin(cls, match_id: str, created: Created, workers: Workers, storage: Storage) -> LiveTable:
        """Store the first event of a match. Raises SequenceTakenError if there is a match with this id."""
        match = await asyncio.to_thread(Match, created)
        table = cls(match_id, match, workers, storage)
        await storage.append(match_id, 1, [encode_event(created)], created.at, table.headline())
        return table

    @classmethod
    async def load(cls, match_id: str, workers: Workers, storage: Storage) -> LiveTable | None:
        """Load a match from its log; None if there is no such match."""
        log = await storage.load(match_id)
        if not log:
            return None
        try:
            match = await asyncio.to_thread(Match.from_events, [decode_event(event) for event in log])
        except LessonError:  # a lesson of an earlier version: the page begins it anew
            return None
        return cls(match_id, match, workers, storage)

    def seats_of(self, tokens: tuple[str, ...]) -> frozenset[int]:
        """The seats that these tokens belong to."""
        hashes = {token_hash(token) for token in tokens if token}
        return frozenset(seat for seat, kept in enumerate(self.match.seat_hashes) if kept and kept in hashes)

    def headline(self) -> str:
        """The summary of the match for a list of matches, as JSON; empty for a lesson, which is not listed."""
        if self.match.coach is not None:
            return ""
        return msgspec.json.encode(headline_view(self.match)).decode()

    def whole(self, watcher: Watcher, since: int = 0) -> Whole:
        """The message with the whole table, for one watcher, who knows the moves before `since`."""
        game = self.match.game
        return Whole(
            match=self.id, edition=game.edition.id, changes=dict(game.changes), missions=game.switches.missions,
            table_size=(game.width, game.depth), car_types=game.car_types, held=tuple(sorted(watcher.seats)),
            hand=self.match.settings.hand, since=since, moves=tuple(self.match.moves[since:]), table=self._view,
        )  # fmt: skip

    @property
    def busy(self) -> bool:
        """Whether a bot acts, a piece is carried, or a change is under way."""
        return self.lock.locked() or self.hand.live is not None or self.bots.busy

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
        number = self.match.revision + 1
        await self.storage.append(self.id, number, [encode_event(event) for event in happened], now(), self.headline())
        for event in happened:
            await asyncio.to_thread(self.match.apply, event)
        self.storage.headline(self.id, self.headline())

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
        async with self.lock:
            self.hand.check_idle(command)
            event = await asyncio.to_thread(partial(self.match.decide, command, seat, seats=seats, ruling=ruling))
            await self.happen(event)
            if isinstance(event, (TakenBack, events.Task)):
                self.hand.drop("undone")
            await self.tell_all(event)
        self.hand.refresh()
        self.start_bots()

    async def tell_all(self, event: Event) -> None:
        """Send an event to all watchers: what it added, or the whole table. The lock must be held."""
        before, after = self._view, await asyncio.to_thread(table_view, self.match)
        self._view = after
        self.told.set()
        change = change_between(before, after)
        verdict = self.match.verdict
        played, moves = isinstance(event, events.Play), self.match.moves
        for watcher in tuple(self.watchers):
            if isinstance(event, events.Play) and change is not None:
                earned = verdict.earned if verdict is not None else 0
                revision = after.status.revision
                watcher.tell(Play(revision, event.seat, event.turn, event.aftermath, earned, moves[-1], change))
            else:
                watcher.tell(self.whole(watcher, len(moves) - played))

    async def hint(self) -> Turn:
        """The turn that a strong bot would play now; in a lesson, the one that solves the task."""
        match = self.match
        if match.coach is not None:
            return match.coach.task.turn
        return (await self.workers.thinkers.choose(ADVISER, match.position, (match.settings.seed, match.revision))).turn

    def start_bots(self) -> None:
        """Let the bot whose turn it is act, unless a bot is acting already."""
        self.bots.start()

    async def close(self) -> None:
        """Stop the bots and the hand, and close all connections."""
        self.bots.stop()
        self.hand.close()
        for watcher in tuple(self.watchers):
            watcher.lost = True
            with suppress(asyncio.QueueFull):
                watcher.queue.put_nowait(None)


def headline_of(text: str) -> HeadlineView:
    """Decode a stored summary."""
    return msgspec.json.decode(text, type=HeadlineView)
