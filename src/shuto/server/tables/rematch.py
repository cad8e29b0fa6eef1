"""A rematch: a new match for the people at a table whose game is over."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

from shuto.match.commands import Rematch
from shuto.match.rematch import created_again, decide_rematch, seated_again
from shuto.server.storage.protocol import SequenceTakenError
from shuto.server.tables.live import LiveTable
from shuto.server.tables.watcher import Watcher
from shuto.server.times import moment


async def rematch(table: LiveTable, command: Rematch, seat: int, watcher: Watcher) -> None:
    """Start the rematch of a table and tell all watchers. If it has started already, tell only the one who asks.

    The new match is stored first, under an id that follows from the old one. So if the server is killed in between,
    the next request finds it. Raises Refusal or StorageError.
    """
    async with table.lock:
        match = table.match
        event = await asyncio.to_thread(decide_rematch, match, table.id, command, seat)
        if event is match.rematch:  # it has started already
            watcher.tell(table.whole(watcher))
            return
        created = created_again(match, command.bot, secrets.randbelow(2**31), moment())
        with suppress(SequenceTakenError):  # a server that was killed has stored it
            await LiveTable.begin(event.match, (created, *seated_again(match)), table.workers, table.storage)
        await table.happen(event)
        await table.tell_all(event)
