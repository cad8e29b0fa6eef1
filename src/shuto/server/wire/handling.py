"""Handles the messages of a connection. Every request gets a response; a refusal states the reason."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from shuto.match.refusal import Refusal, RefusalCode
from shuto.rules.referee.views import verdict_view
from shuto.server.hands.carry import Grasp
from shuto.server.limits import Limits, Tally
from shuto.server.people.identity import People
from shuto.server.settings import ServerSettings
from shuto.server.storage.protocol import MatchGoneError, StorageError
from shuto.server.tables.live import LiveTable
from shuto.server.tables.rematch import rematch
from shuto.server.tables.seats import change_seats
from shuto.server.tables.timekeeper import claim
from shuto.server.tables.watcher import AWAY, TOO_MANY, Watcher
from shuto.server.wire.incoming.commands import ClaimRequest, CommandRequest, PlayRequest, RematchRequest
from shuto.server.wire.incoming.hands import GiveUpRequest, LetGoRequest, TakeRequest
from shuto.server.wire.incoming.messages import ClientMessage, HelloRequest, ReactRequest
from shuto.server.wire.incoming.questions import (
    HintRequest,
    QuestionRequest,
    RiskRequest,
)
from shuto.server.wire.incoming.seats import SeatRequest
from shuto.server.wire.outgoing.table import React, Refused
from shuto.server.wire.questions import answer_question, give_hint, tell_risk
from shuto.server.wire.reactions import CHEERS
from shuto.text import best_language, say

_log = logging.getLogger("shuto.socket")


class Services(NamedTuple):
    """The parts of the server that a connection needs besides its table."""

    settings: ServerSettings
    people: People
    limits: Limits
    tally: Tally
    """For which player the connection counts."""
    sure: Callable[[], Awaitable[None]]
    """Returns when it is certain that the tables here are still those of this process."""


async def handle(table: LiveTable, watcher: Watcher, message: ClientMessage, services: Services) -> None:
    """Do what a message asks for. Turns are most frequent."""
    if isinstance(message, PlayRequest):
        await _command(table, watcher, message)
        return
    if isinstance(message, HelloRequest):
        await _hello(table, watcher, message, services)
        return
    if isinstance(message, SeatRequest):
        await _answered(table, watcher, message.request, _change_seats(table, watcher, message, services.limits))
        return
    if isinstance(message, HintRequest):
        await _answered(table, watcher, message.request, give_hint(table, watcher, message))
        return
    if isinstance(message, QuestionRequest):
        await answer_question(table, watcher, message)
        return
    if isinstance(message, RiskRequest):
        # slow: samples must be read meanwhile
        table.hand.spawn(_answered(table, watcher, message.request, tell_risk(table, watcher, message)))
        return
    if isinstance(message, (LetGoRequest, GiveUpRequest)):
        await _answered(table, watcher, message.request, _let_go(table, watcher, message))
        return
    if isinstance(message, ReactRequest):
        await _answered(table, watcher, message.request, _react(table, watcher, message, services.limits))
        return
    await _command(table, watcher, message)


async def _command(
    table: LiveTable, watcher: Watcher, message: CommandRequest | RematchRequest | ClaimRequest | TakeRequest
) -> None:
    """Do what a seat of the client asks for."""
    if message.seat not in watcher.seats:
        text = "this connection does not hold that seat"
        watcher.tell(Refused(message.request, "not-your-seat", text, table.match.revision))
        return
    if isinstance(message, RematchRequest):
        await _answered(table, watcher, message.request, rematch(table, message, message.seat, watcher))
    elif isinstance(message, ClaimRequest):
        await _answered(table, watcher, message.request, claim(table, message, message.seat))
    elif isinstance(message, TakeRequest):
        await _answered(table, watcher, message.request, _take(table, watcher, message))
    else:
        await _answered(table, watcher, message.request, table.submit(message, message.seat, watcher))


async def _hello(table: LiveTable, watcher: Watcher, message: HelloRequest, services: Services) -> None:
    watcher.language = best_language(message.language)
    try:
        player = await services.people.find(message.secret)
        await services.sure()
    except StorageError as error:
        _log.warning("nobody can be recognised", extra={"reason": str(error)})
        watcher.dismiss(AWAY)
        return
    if not services.tally.count_for("" if player is None else player.id):
        watcher.dismiss(TOO_MANY)
        return
    if message.secret and (player is None or player.banned_at is not None):
        code: RefusalCode = "no-player" if player is None else "banned"
        watcher.tell(Refused(0, code, Refusal(code).text(watcher.language), table.match.revision))
    watcher.player = None if player is None or player.banned_at is not None else player
    watcher.tokens = message.tokens
    before = watcher.seats if watcher in table.watchers else frozenset()
    table.seat(watcher)
    table.watchers.add(watcher)
    watcher.tell(table.whole(watcher))
    table.saving.join(watcher)
    if before - watcher.seats:
        table.presence.went(before)
    table.presence.came()
    table.hand.join(watcher)
    table.hand.refresh()
    table.start_bots()


async def _answered(table: LiveTable, watcher: Watcher, request: int, action: Awaitable[object]) -> None:
    """Await a request. If it is refused, send the reason."""
    try:
        await action
    except Refusal as refusal:
        position = table.match.position
        verdict = None if refusal.verdict is None else verdict_view(refusal.verdict, watcher.language, position)
        text = refusal.text(watcher.language) or refusal.code
        watcher.tell(Refused(request, refusal.code, text, table.match.revision, verdict))
    except MatchGoneError as error:
        watcher.tell(Refused(request, "storage", f"nothing was played: {error}", table.match.revision))
    except StorageError as error:
        _log.warning("a request could not be saved", extra={"reason": str(error)})
        text = say(watcher.language, "web-refused-storage")
        watcher.tell(Refused(request, "storage", text, table.match.revision))


async def _change_seats(table: LiveTable, watcher: Watcher, message: SeatRequest, limits: Limits) -> None:
    if limits.take("joining", watcher.address, "" if watcher.player is None else watcher.player.id):
        raise Refusal("too-often", "too many changes of seats; wait a moment")
    await change_seats(table, message, message.seat, watcher)


async def _take(table: LiveTable, watcher: Watcher, message: TakeRequest) -> None:
    await table.hand.take(
        message.seat, message.turn, revision=message.revision, piece=message.piece,
        grasp=Grasp(message.tweezers, message.grip), owner=watcher,
    )  # fmt: skip


async def _let_go(table: LiveTable, watcher: Watcher, message: LetGoRequest | GiveUpRequest) -> None:
    table.hand.let_go(watcher, message.carry, give_up=isinstance(message, GiveUpRequest))


async def _react(table: LiveTable, watcher: Watcher, message: ReactRequest, limits: Limits) -> None:
    if watcher not in table.watchers or (message.seat is not None and message.seat not in watcher.seats):
        raise Refusal("not-your-seat", "this connection does not hold that seat")
    quiet = not table.match.settings.cheering or message.reaction not in CHEERS
    if message.seat is None and quiet:
        raise Refusal("spectators-quiet", "spectators do not say this at this table")
    answer = watcher.reacting.ask()
    if answer == "told":  # one person cannot get around the limit with many connections
        player = "" if watcher.player is None else watcher.player.id
        answer = "refused" if limits.take("reactions", watcher.address, player) else "told"
    if answer == "refused":
        raise Refusal("too-often", "too many reactions; wait a moment before the next one")
    if answer == "told":
        for one in tuple(table.watchers):
            one.tell(React(message.reaction, message.seat))
