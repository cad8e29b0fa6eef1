"""Sitting down, leaving, kicking, filling seats with bots, starting: what changes who sits where."""

from __future__ import annotations

import asyncio
from functools import partial

from shuto.bots import profile
from shuto.match.commands import SeatCommand, Sit
from shuto.match.events import Leave, SeatEvent
from shuto.server.people.identity import person
from shuto.server.storage.people import Player
from shuto.server.tables.live import LiveTable
from shuto.server.tables.watcher import Watcher


async def change_seats(table: LiveTable, command: SeatCommand, seat: int, watcher: Watcher) -> None:
    """Decide, store, apply, tell the watchers, who may have other seats then. Raises Refusal or StorageError."""
    async with table.lock:
        match = table.match
        decide = partial(match.decide_seat, command, seat, person(watcher.player), watcher.seats)
        event = await asyncio.to_thread(decide)
        if event is None:  # it is so already: the request was sent twice, or came too late to matter
            watcher.tell(table.whole(watcher))
            return
        await happen_at_seats(table, event)
    table.hand.refresh()
    table.start_bots()


async def sit_down(table: LiveTable, player: Player) -> None:
    """Sit down on the first open seat, or on none if the player has one. Raises Refusal or StorageError."""
    async with table.lock:
        seating = table.match.seating
        seats = seating.held_by(player.id) or {n for n in range(len(seating.seats)) if seating.state(n) == "open"}
        decide = partial(table.match.decide_seat, Sit(), min(seats, default=0), person(player), frozenset())
        event = await asyncio.to_thread(decide)
        if event is not None:
            await happen_at_seats(table, event)
    table.start_bots()


async def happen_at_seats(table: LiveTable, event: SeatEvent) -> None:
    """Store and tell an event about a seat. The lock of the table must be held."""
    carry = table.hand.live
    if isinstance(event, Leave) and carry is not None and carry.seat == event.seat:
        table.hand.drop("vanished")
    await table.happen(event)
    for one in table.watchers:
        table.seat(one)
    if isinstance(event, Leave):
        table.presence.left(event.seat)
    if any(one.kind == "bot" and not profile(one.bot).at_once for one in table.match.settings.seats):
        table.workers.thinkers.start()
    await table.tell_all(event)
    table.presence.came()


async def leave_all(table: LiveTable, player: str) -> None:
    """Leave all seats that a player holds, unless the game is over. Raises StorageError."""
    async with table.lock:
        for seat in sorted(table.match.seating.held_by(player)):
            if table.match.position.outcome is None and table.match.halted is None:
                await happen_at_seats(table, Leave(seat))
    table.start_bots()
