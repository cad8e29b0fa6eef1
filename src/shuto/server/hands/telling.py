"""Tells the watchers of a table how a carry ended, each in their language."""

from __future__ import annotations

from shuto.match.events import Event
from shuto.match.hands.carries import next_piece
from shuto.server.hands.carry import LiveCarry
from shuto.server.hands.endings import Judged, cost_of, fate_views, next_of, why_not
from shuto.server.hands.table import Audience
from shuto.server.processes import hand_worker
from shuto.server.wire.outgoing.hands import Dropped, DropReason, Landing
from shuto.text import say


def tell_landing(
    table: Audience, carry: LiveCarry, landing: hand_worker.Landing, event: Event | None, judged: Judged
) -> None:
    """Tell how a piece landed, and the event that it caused, which is applied already."""
    match, outcome = table.match, next_of(event)
    begun, rule = match.begun, match.settings.hand.miss
    piece: str | None = carry.piece if outcome == "again" and not carry.gave_up else None
    if begun is not None and begun.seat == carry.seat:
        piece = next_piece(match.position, begun.turn, match.settings.hand.pieces, begun.placed)
    for watcher in tuple(table.watchers):
        language = watcher.language
        view, fates = judged.view(language), fate_views(landing, judged.position, language, watcher.reader)
        text = why_not(carry, landing, judged.verdict, language)
        cost = cost_of(event, rule, match.misses, language)
        watcher.tell(Landing(carry.number, match.revision, carry.seat, outcome, piece, text, view, fates, cost))


def tell_dropped(table: Audience, carry: LiveCarry, why: DropReason) -> None:
    """Tell that a carry ended without a landing."""
    for watcher in tuple(table.watchers):
        text = say(watcher.language, f"hand-{why}")
        watcher.tell(Dropped(carry.number, table.match.revision, carry.seat, why, text))
