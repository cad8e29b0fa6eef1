"""Questions of a connection: a verdict, a place, a bill, names, a hint, a risk. They change nothing at the table."""

from __future__ import annotations

from functools import partial

from shuto.learn.advice import advice_text
from shuto.match.refusal import Refusal
from shuto.match.seats.rated import check_help_allowed
from shuto.rules.ids import PieceId
from shuto.rules.penalty import AftermathError
from shuto.rules.turn import Turn
from shuto.server.hands.risk import risk_of
from shuto.server.tables.live import LiveTable
from shuto.server.tables.watcher import Watcher
from shuto.server.wire import answers
from shuto.server.wire.incoming.questions import (
    BillRequest,
    HintRequest,
    NamesRequest,
    NearestRequest,
    OutlookRequest,
    PreviewRequest,
    QuestionRequest,
    RemedyRequest,
    RiskRequest,
)
from shuto.server.wire.outgoing.answers import Hint
from shuto.server.wire.outgoing.table import Refused

ADVISER = "adviser"
"""The bot that gives hints."""
MOST_RISKS = 2
"""Questions about risks of one connection that are worked on at a time."""


async def answer_question(table: LiveTable, watcher: Watcher, message: QuestionRequest) -> None:
    """Answer a question about the current position; about an older one it is stale."""
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


async def give_hint(table: LiveTable, watcher: Watcher, message: HintRequest) -> None:
    """Tell the player to move what a strong bot would play. Raises Refusal."""
    revision = table.match.revision
    if message.revision != revision:
        watcher.tell(Refused(message.request, "stale", f"the match is at revision {revision}", revision))
    elif message.seat not in watcher.seats or message.seat != table.match.position.to_move:
        text = "a hint is for whoever is to move"
        watcher.tell(Refused(message.request, "not-your-seat", text, revision))
    else:
        check_help_allowed(table.match)
        position = table.match.position
        turn = await _advised(table)
        why = await table.ask(partial(advice_text, position, turn, watcher.language, watcher.reader))
        watcher.tell(Hint(message.request, revision, turn, why))


async def _advised(table: LiveTable) -> Turn:
    """The turn that a strong bot would play now; in a lesson, the one that solves the task."""
    match = table.match
    if match.coach is not None:
        return match.coach.task.turn
    seed, record = (match.settings.seed, match.revision), match.history.recorder.record
    return (await table.workers.thinkers.choose(ADVISER, match.position, seed, record)).turn


async def tell_risk(table: LiveTable, watcher: Watcher, message: RiskRequest) -> None:
    """Tell how risky a build is: a quick estimate, then better ones. Raises Refusal."""
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
