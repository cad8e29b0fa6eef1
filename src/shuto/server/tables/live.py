"""A live table: one match in memory, those who watch it, and the order in which things happen to it.

Everything goes through one lock: decide, store, apply, tell. Judging runs in worker threads (kernels let go of Python's
lock), so that a slow question never holds up the event loop.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

import msgspec

from shuto.match.commands import Command, Pay, Play
from shuto.match.events import Created, Event, Stepped, TakenBack
from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.match.settings import MatchSettings
from shuto.match.showing import change_between, table_view
from shuto.match.views import TableView
from shuto.rules.notation import format_step
from shuto.rules.record import VERSION, StepRecord
from shuto.rules.turn import Extend, OffRamp, Turn
from shuto.server.hands.bots import build_by_bot
from shuto.server.hands.hand import TableHand
from shuto.server.processes.staff import Staff
from shuto.server.storage.protocol import StorageError
from shuto.server.tables.watcher import Watcher
from shuto.server.wire.outgoing import Notice, Step, Whole

T = TypeVar("T")
ADVISER = "strong"
"""The bot that gives hints."""
_encode = msgspec.json.Encoder().encode
_decode_event = msgspec.json.Decoder(Event).decode


def token_hash(token: str) -> str:
    """What is kept of a seat's token."""
    return hashlib.sha256(token.encode()).hexdigest()


def now() -> str:
    """The time as it is written into the log."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class LiveTable:
    """A match, its watchers and its bots."""

    def __init__(self, match_id: str, match: Match, staff: Staff) -> None:
        self.id = match_id
        self.match = match
        self.watchers: set[Watcher] = set()
        self.staff = staff
        self.lock = asyncio.Lock()
        self._bot_task: asyncio.Task[None] | None = None
        self._told = asyncio.Event()
        """Set whenever something has happened."""
        self._view: TableView = table_view(match)
        self.hand = TableHand(self)

    @classmethod
    async def create(
        cls, settings: MatchSettings, staff: Staff, steps: tuple[StepRecord, ...] = ()
    ) -> tuple[LiveTable, tuple[str, ...]]:
        """Start a match, perhaps with steps already played: returns the table and its seats' tokens (bots: empty)."""
        tokens = tuple(secrets.token_urlsafe(24) if seat.kind == "human" else "" for seat in settings.seats)
        created = Created(settings, tuple(token_hash(token) if token else "" for token in tokens), now(), VERSION)
        match = await asyncio.to_thread(Match, created)
        match_id = secrets.token_urlsafe(9)
        table = cls(match_id, match, staff)
        await staff.storage.append(match_id, 1, [_encode(created)], created.at, table.headline())
        for step in steps:
            await table.resume(step)
        table._view = await asyncio.to_thread(table_view, match)
        return table, tokens

    @classmethod
    async def load(cls, match_id: str, staff: Staff) -> LiveTable | None:
        """A match out of its log; None if there is none."""
        log = await staff.storage.load(match_id)
        if not log:
            return None
        events = [_decode_event(event) for event in log]
        match = await asyncio.to_thread(Match.from_events, events)
        return cls(match_id, match, staff)

    def seats_of(self, tokens: tuple[str, ...]) -> frozenset[int]:
        """The seats that some tokens open."""
        hashes = {token_hash(token) for token in tokens if token}
        return frozenset(seat for seat, kept in enumerate(self.match.seat_hashes) if kept and kept in hashes)

    def headline(self) -> str:
        """What a list of matches says of this one, as JSON."""
        position = self.match.position
        outcome = position.outcome
        return msgspec.json.encode(
            {
                "edition": self.match.settings.edition,
                "players": [seat.name for seat in self.match.settings.seats],
                "phase": position.phase,
                "to_move": position.to_move,
                "turns": position.turns_played,
                "winners": None if outcome is None else outcome.winners,
            }
        ).decode()

    def whole(self, watcher: Watcher) -> Whole:
        """The whole table for one watcher."""
        game = self.match.game
        return Whole(
            match=self.id, edition=game.edition.id, changes=dict(game.changes), missions=game.switches.missions,
            table_size=(game.width, game.depth), car_types=game.car_types, held=tuple(sorted(watcher.held)),
            hand=self.match.settings.hand, table=self._view,
        )  # fmt: skip

    @property
    def busy(self) -> bool:
        """True while a bot thinks, a piece is carried or something is being decided."""
        return (
            self.lock.locked()
            or self.hand.live is not None
            or (self._bot_task is not None and not self._bot_task.done())
        )

    async def resume(self, step: StepRecord) -> None:
        """Store and play a step of a record that is known to be legal."""
        position = self.match.position
        if step.turn is not None and step.turn.player is not None:
            seat = step.turn.player
        elif step.turn is None and step.aftermath is not None:
            seat = step.aftermath.by
        else:
            seat = position.to_move or 0
        await self.happen(Stepped(seat, step.turn, step.aftermath))

    async def happen(self, *events: Event) -> None:
        """Store all of them or none, then apply. The lock must be held, or nobody else know of the table yet."""
        number = self.match.revision + 1
        await self.staff.storage.append(self.id, number, [_encode(event) for event in events], now(), self.headline())
        for event in events:
            await asyncio.to_thread(self.match.apply, event)
        self.staff.storage.headline(self.id, self.headline())

    async def ask(self, question: Callable[[], T]) -> T:
        """Answer a question about the position in a worker thread; positions never change, so no lock is needed."""
        return await asyncio.to_thread(question)

    async def submit(self, command: Command, seat: int, watcher: Watcher | None = None) -> None:
        """Decide, store, apply, tell. Raises Refusal, or StorageError when nothing was stored and nothing happened."""
        held = watcher.held if watcher is not None else frozenset({seat})
        async with self.lock:
            self.hand.check_idle(command)
            event = await asyncio.to_thread(partial(self.match.decide, command, seat, held=held))
            await self.happen(event)
            if isinstance(event, TakenBack):
                self.hand.drop("undone")
            await self.tell_all(event)
        self.hand.refresh()
        self.wake_bots()

    async def tell_all(self, event: Event) -> None:
        """Tell everybody what happened: what it added, or the whole table. The lock must be held."""
        before, after = self._view, await asyncio.to_thread(table_view, self.match)
        self._view = after
        self._told.set()
        change = change_between(before, after)
        verdict = self.match.verdict
        for watcher in tuple(self.watchers):
            if isinstance(event, Stepped) and change is not None:
                line = format_step(event.turn, event.aftermath)
                earned = verdict.earned if verdict is not None else 0
                watcher.tell(Step(after.status.revision, event.seat, line, earned, change))
            else:
                watcher.tell(self.whole(watcher))

    async def hint(self) -> Turn:
        """What a strong bot would do now."""
        return await self.staff.thinkers.choose(
            ADVISER, self.match.position, (self.match.settings.seed, self.match.revision)
        )

    def wake_bots(self) -> None:
        """Let the bot whose turn it is think, if it does not already."""
        if self._bot_task is None or self._bot_task.done():
            self._bot_task = asyncio.create_task(self._bots_play())

    async def _bots_play(self) -> None:
        try:
            while await self._bot_plays():
                pass
        except StorageError:
            return
        except Refusal:  # a bot that plays nonsense stops playing
            return

    async def _bot_plays(self) -> bool:
        """One deed of a bot; False if there is none to do."""
        match, seats = self.match, self.match.settings.seats
        if match.halted is not None:
            return False
        if match.fell is not None:
            payer = match.fell.seat
            if seats[payer].kind != "bot":
                return False
            if await self._unforgiven():
                await self._submit_fresh(Pay(match.revision), payer)
            return True
        seat = match.position.to_move
        if seat is None or seats[seat].kind != "bot":
            return False
        revision, position, begun = match.revision, match.position, match.begun
        if begun is not None:
            await build_by_bot(self, seat, begun.turn)
            return True
        for watcher in tuple(self.watchers):
            watcher.tell(Notice(revision, "thinking", seat))
        thought = self.staff.thinkers.choose(seats[seat].bot, position, (match.settings.seed, revision))
        turn, _ = await asyncio.gather(thought, asyncio.sleep(self.staff.settings.think))
        if match.settings.by_hand and isinstance(turn, (Extend, OffRamp)):
            if match.position is position and match.fell is None:
                await build_by_bot(self, seat, turn)
        else:
            await self._submit_fresh(Play(revision, turn), seat)
        return True

    async def _unforgiven(self) -> bool:
        """Leave people at the table the time to forgive what a bot knocked over; whether it has to be paid now."""
        clock, known = asyncio.get_running_loop().time, frozenset(self.match.forgiven)
        until = clock() + self.staff.settings.mercy
        while self.match.fell is not None and not self.match.denied and any(one.held for one in self.watchers):
            self._told.clear()
            if not known >= self.match.forgiven:  # the others have time anew; saying the same again wins nobody any
                known, until = known | self.match.forgiven, clock() + self.staff.settings.mercy
            try:
                async with asyncio.timeout_at(until):
                    await self._told.wait()
            except TimeoutError:
                break
        return self.match.fell is not None

    async def _submit_fresh(self, command: Command, seat: int) -> None:
        """Submit what a bot decided; where an undo came between, it is decided anew."""
        try:
            await self.submit(command, seat)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise

    async def close(self) -> None:
        """Stop the bots and let everybody go."""
        if self._bot_task is not None:
            self._bot_task.cancel()
        self.hand.close()
        for watcher in tuple(self.watchers):
            watcher.lost = True
            with suppress(asyncio.QueueFull):
                watcher.queue.put_nowait(None)


def headline_of(text: str) -> dict[str, Any]:
    """The stored headline as values."""
    return dict(msgspec.json.decode(text))
