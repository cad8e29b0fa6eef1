"""The WebSocket of a table: `hello`, then requests. Every request gets a response; a refusal states the reason."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from shuto.learn.advice import advice_text
from shuto.match.refusal import Refusal, RefusalCode
from shuto.match.seats.rated import check_help_allowed
from shuto.rules.ids import PieceId
from shuto.rules.penalty import AftermathError
from shuto.rules.referee.views import verdict_view
from shuto.rules.turn import clean
from shuto.server.hands.carry import Grasp
from shuto.server.hands.risk import risk_of
from shuto.server.limits import Bucket, Limits, address_of
from shuto.server.metrics import REFUSALS
from shuto.server.people.identity import People
from shuto.server.settings import Rate, ServerSettings
from shuto.server.storage.protocol import StorageError
from shuto.server.tables.live import LiveTable
from shuto.server.tables.rematch import rematch
from shuto.server.tables.seats import change_seats
from shuto.server.tables.timekeeper import claim
from shuto.server.tables.watcher import Watcher
from shuto.server.wire import answers
from shuto.server.wire.incoming import (
    BillRequest,
    ClaimRequest,
    ClientMessage,
    GiveUpRequest,
    HelloRequest,
    HintRequest,
    LetGoRequest,
    NamesRequest,
    NearestRequest,
    OutlookRequest,
    PreviewRequest,
    QuestionRequest,
    ReactRequest,
    RematchRequest,
    RemedyRequest,
    RiskRequest,
    SeatRequest,
    TakeRequest,
    decode_client,
)
from shuto.server.wire.outgoing import Hint, React, Refused, ServerMessage, encode
from shuto.server.wire.reactions import CHEERS
from shuto.text import best_language

Socket: TypeAlias = WebSocket[Any, Any, Any]

_log = logging.getLogger("shuto.socket")

MOST_RISKS = 2
"""Questions about risks of one connection that are worked on at a time."""
MOST_SKIPPED = 6000.0
"""How many messages with samples above the limit are left out per second. More are read later, so that a flood does not
take the time of other connections."""
NO_SUCH_TABLE, TOO_MANY = 4404, 4429
_FAILED = "the server could not work on this request: an error that its log describes"


class House(NamedTuple):
    """What a connection needs of the server besides its table."""

    settings: ServerSettings
    people: People
    limits: Limits


async def converse(socket: Socket, table: LiveTable, house: House) -> None:
    """Serve one connection until it is closed."""
    watcher, settings = Watcher(address_of(socket)), house.settings
    pace = Bucket(Rate(settings.burst, 1.0 / settings.messages_per_second))
    hand_pace = Bucket(Rate(settings.burst, 1.0 / settings.samples_per_second))
    flood_pace = Bucket(Rate(settings.burst, 1.0 / MOST_SKIPPED))
    table.visitors.add(watcher)
    sender = asyncio.create_task(_send(socket, watcher))
    try:
        while (data := await _receive(socket)) is not None:
            if isinstance(data, bytes):
                # samples arrive sixty times per second and have their own limit. Those above it are left out instead of
                # read later: the player's next request must not wait behind them
                if not hand_pace.take():
                    table.hand.move(watcher, data)
                else:
                    await _breathe(flood_pace)
                continue
            await _breathe(pace)
            if len(data) > settings.largest_message:
                watcher.tell(Refused(0, "too-large", "the message is too large", table.match.revision))
                continue
            try:
                message = decode_client(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                request = _request_of(data)
                watcher.tell(Refused(request, "malformed", clean(error), table.match.revision))
                continue
            await _handle_safely(table, watcher, message, house)
    except WebSocketDisconnect:
        pass
    finally:
        table.visitors.discard(watcher)
        if watcher in table.watchers:
            table.watchers.discard(watcher)
            table.presence.went(watcher.seats)
        table.hand.left(watcher)
        sender.cancel()
        with suppress(asyncio.CancelledError, OSError):  # an OSError: the client had gone while we were sending
            await sender


async def _breathe(pace: Bucket) -> None:
    """Wait until the next message may be read."""
    wait = pace.owe()
    if wait:
        await asyncio.sleep(wait)


async def _receive(socket: Socket) -> str | bytes | None:
    """The next message, text or binary; None if the connection is closed."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    return text if text is not None else bytes(event.get("bytes") or b"")


async def _send(socket: Socket, watcher: Watcher) -> None:
    while (message := await watcher.queue.get()) is not None:
        if isinstance(message, bytes):
            await socket.send_data(message, mode="binary")
        else:
            if isinstance(message, Refused):
                REFUSALS.labels(message.code).inc()
                _log.debug("refused", extra={"reason": message.code})
            await socket.send_data(_encoded(message), mode="text")
    await socket.close(*watcher.farewell)


def _encoded(message: ServerMessage) -> str:
    """A message as text. One that cannot be encoded is an error of ours: it is logged and answered by a refusal."""
    try:
        return encode(message).decode()
    except (TypeError, ValueError, NotImplementedError):
        _log.exception("a message could not be encoded", extra={"answer": type(message).__name__})
        return encode(
            Refused(getattr(message, "request", 0), "failed", _FAILED, getattr(message, "revision", 0))
        ).decode()


class _Numbered(msgspec.Struct):
    request: int = 0


def _request_of(data: str) -> int:
    """The request number of a malformed message, so that the client can match the response to it; 0 if unreadable."""
    try:
        return msgspec.json.decode(data, type=_Numbered).request
    except (msgspec.DecodeError, RecursionError):
        return 0


async def _handle_safely(table: LiveTable, watcher: Watcher, message: ClientMessage, house: House) -> None:
    """Handle a message. An error of ours is logged and answered, so that one bad question does not cut the connection.

    A client that lost its connection over a question would ask again after joining, and lose it again.
    """
    try:
        await _handle(table, watcher, message, house)
    except Exception:
        _log.exception("a request failed", extra={"match": table.id, "request": type(message).__name__})
        watcher.tell(Refused(getattr(message, "request", 0), "failed", _FAILED, table.match.revision))


async def _hello(table: LiveTable, watcher: Watcher, message: HelloRequest, people: People) -> None:
    watcher.language = best_language(message.language)
    player = await people.find(message.secret)
    if message.secret and (player is None or player.banned_at is not None):
        code: RefusalCode = "no-player" if player is None else "banned"
        watcher.tell(Refused(0, code, Refusal(code).text(watcher.language), table.match.revision))
    watcher.player = None if player is None or player.banned_at is not None else player
    watcher.tokens = message.tokens
    before = watcher.seats if watcher in table.watchers else frozenset()
    table.seat(watcher)
    table.watchers.add(watcher)
    watcher.tell(table.whole(watcher))
    if before - watcher.seats:
        table.presence.went(before)
    table.presence.came()
    table.hand.join(watcher)
    table.hand.refresh()
    table.start_bots()


async def _handle(table: LiveTable, watcher: Watcher, message: ClientMessage, house: House) -> None:
    if isinstance(message, HelloRequest):
        await _hello(table, watcher, message, house.people)
        return
    if isinstance(message, SeatRequest):
        await _answered(table, watcher, message.request, _change_seats(table, watcher, message, house.limits))
        return
    if isinstance(message, HintRequest):
        await _answered(table, watcher, message.request, _hint(table, watcher, message))
        return
    if isinstance(message, QuestionRequest):
        await _question(table, watcher, message)
        return
    if isinstance(message, RiskRequest):
        table.hand.spawn(_risk(table, watcher, message))  # slow: samples must be read meanwhile
        return
    if isinstance(message, (LetGoRequest, GiveUpRequest)):
        await _answered(table, watcher, message.request, _let_go(table, watcher, message))
        return
    if isinstance(message, ReactRequest):
        await _answered(table, watcher, message.request, _react(table, watcher, message, house.limits))
        return
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


async def _answered(table: LiveTable, watcher: Watcher, request: int, action: Awaitable[object]) -> None:
    """Await a request. If it is refused, send the reason."""
    try:
        await action
    except Refusal as refusal:
        position = table.match.position
        verdict = None if refusal.verdict is None else verdict_view(refusal.verdict, watcher.language, position)
        text = refusal.text(watcher.language) or refusal.code
        watcher.tell(Refused(request, refusal.code, text, table.match.revision, verdict))
    except StorageError as error:
        watcher.tell(Refused(request, "storage", f"nothing was played: {error}", table.match.revision))


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
    if answer == "told":  # many connections of one person are no way around the limit
        player = "" if watcher.player is None else watcher.player.id
        answer = "refused" if limits.take("reactions", watcher.address, player) else "told"
    if answer == "refused":
        raise Refusal("too-often", "too many reactions; wait a moment before the next one")
    if answer == "told":
        for one in tuple(table.watchers):
            one.tell(React(message.reaction, message.seat))


async def _risk(table: LiveTable, watcher: Watcher, message: RiskRequest) -> None:
    async def answer() -> None:
        check_help_allowed(table.match)
        if len(watcher.risks) >= MOST_RISKS:
            raise Refusal("busy", "the last questions about a risk are still being worked on")
        watcher.risks.append(message.request)
        try:
            asked = message.request, message.revision, message.turn
            async for risk in risk_of(table.hand, *asked, lambda: watcher.risks[-1] == message.request):
                if watcher not in table.watchers:
                    return
                watcher.tell(risk)
        finally:
            watcher.risks.remove(message.request)

    await _answered(table, watcher, message.request, answer())


async def _question(table: LiveTable, watcher: Watcher, message: QuestionRequest) -> None:
    revision, position = table.match.revision, table.match.position
    if message.revision != revision:
        watcher.tell(Refused(message.request, "stale", f"the match is at revision {revision}", revision))
    elif isinstance(message, PreviewRequest):
        ask = partial(answers.preview, position, message.turn, message.request, revision, watcher.language)
        watcher.tell(await table.ask(ask))
    elif isinstance(message, NearestRequest):
        watcher.tell(await table.ask(partial(answers.nearest, position, message.turn, message.request, revision)))
    elif isinstance(message, RemedyRequest):
        watcher.tell(await table.ask(partial(answers.remedy, position, message.turn, message.request, revision)))
    elif isinstance(message, OutlookRequest):
        watcher.tell(await table.ask(partial(answers.outlook, position, message.request, revision)))
    elif isinstance(message, BillRequest):
        try:
            watcher.tell(await table.ask(partial(answers.bill, position, message.aftermath, message.request, revision)))
        except AftermathError as error:
            watcher.tell(Refused(message.request, "bad-aftermath", error.text(watcher.language), revision))
    elif isinstance(message, NamesRequest):
        record = None if table.match.coach is not None else table.match.history.recorder.record
        names = await table.ask(partial(answers.names, position, record, message, watcher.language, watcher.reader))
        missing = Refused(message.request, "no-such-step", f"no step {message.step}", revision)
        watcher.tell(missing if names is None else names)
    else:
        ring = await table.ask(partial(answers.ring, position, message.base, message.request, revision))
        if ring is None:
            watcher.tell(
                Refused(message.request, "no-such-base", f"no column {PieceId.column(message.base)}", revision)
            )
        else:
            watcher.tell(ring)


async def _hint(table: LiveTable, watcher: Watcher, message: HintRequest) -> None:
    revision = table.match.revision
    if message.revision != revision:
        watcher.tell(Refused(message.request, "stale", f"the match is at revision {revision}", revision))
    elif message.seat not in watcher.seats or message.seat != table.match.position.to_move:
        text = "a hint is for whoever is to move"
        watcher.tell(Refused(message.request, "not-your-seat", text, revision))
    else:
        check_help_allowed(table.match)
        position = table.match.position
        turn = await table.hint()
        why = await table.ask(partial(advice_text, position, turn, watcher.language, watcher.reader))
        watcher.tell(Hint(message.request, revision, turn, why))
