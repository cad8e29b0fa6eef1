"""How a carry ended, for the `landing` message: what comes next, why the piece is put back, the fates of others."""

from __future__ import annotations

from typing import NamedTuple

from shuto.match.events import Event, Fell, Missed, Placed, Play
from shuto.match.hands.misses import misses_left
from shuto.match.settings import MissRule
from shuto.match.views.hands import FateView, Next
from shuto.physics.aftermath import Fate
from shuto.rules.ids import PieceId
from shuto.rules.position import Position
from shuto.rules.referee.naming.wording import name_of
from shuto.rules.referee.verdict import Verdict
from shuto.rules.referee.views import VerdictView, verdict_view
from shuto.server.hands.carry import LiveCarry
from shuto.server.processes.hand_worker import Landing
from shuto.text import say

ENDINGS = ("lies-not", "given-up", "vanished", "too-long", "worker", "undone", "storage")
"""The reasons why a carry fails. Each has a message `hand-<why>` in the catalogues."""


class Judged(NamedTuple):
    """The position in which a piece landed, and the verdict on the build as it lies; None if there is no build."""

    position: Position
    verdict: Verdict | None

    def view(self, language: str) -> VerdictView | None:
        """The verdict in the reader's language."""
        return None if self.verdict is None else verdict_view(self.verdict, language, self.position)


def next_of(event: Event | None) -> Next:
    """The `next` of a landing that caused this event."""
    if isinstance(event, Fell):
        return "bill"
    if isinstance(event, Placed):
        return "piece"
    if not isinstance(event, Play):
        return "again"
    if event.turn is not None:
        return "played"
    return "lost" if event.aftermath is not None and event.aftermath.missed == "turn" else "again"


def cost_of(event: Event | None, rule: MissRule | None, misses: int, language: str) -> str:
    """What a miss costs, in the reader's language; empty if it costs nothing.

    `misses`: with this one; a miss with a bill is added when the bill is settled.
    """
    if isinstance(event, Fell) and event.missed:
        if rule == "column":
            return say(language, "hand-miss-forgiven")
        left = misses_left(rule, misses + 1) or 0
        return say(language, "hand-miss-counted", left=left) if left else say(language, "hand-miss-turn")
    if isinstance(event, Missed):
        return say(language, "hand-miss-counted", left=misses_left(rule, misses) or 0)
    if isinstance(event, Play) and event.aftermath is not None and event.aftermath.missed is not None:
        return say(language, f"hand-miss-{event.aftermath.missed}")
    return ""


def why_not(carry: LiveCarry, landing: Landing, verdict: Verdict | None, language: str) -> str:
    """Why the piece is put back, in the reader's language; empty if it stays."""
    if landing.legal:
        return ""
    if landing.turn is None:
        why = "vanished" if carry.vanished else "too-long" if landing.too_long else "given-up"
        return say(language, f"hand-{why}")
    if landing.lies and verdict is not None and not verdict:
        return verdict.reason.text(language, verdict.seat)
    if landing.off is None:
        return say(language, "hand-lies-not")
    kind, mm = PieceId(carry.piece).kind, max(1, round(landing.off.mm))
    return say(language, "hand-missed-place", kind=kind, mm=mm, way=landing.off.way)


def fate_views(landing: Landing, position: Position, language: str, reader: int | None) -> tuple[FateView, ...]:
    """The fates of the players' pieces that moved, in the reader's language. `position`: before the carry."""
    return tuple(_fate_view(one, position, language, reader) for one in landing.fates if one.owner is not None)


def _fate_view(fate: Fate, position: Position, language: str, reader: int | None) -> FateView:
    piece = PieceId(fate.piece)
    name = name_of(position, piece, language, reader)
    return FateView(
        name=fate.name,
        piece=fate.piece,
        owner=fate.owner,
        state=fate.state,
        drop=round(fate.drop, 2),
        shift=round(fate.shift, 2),
        tilt=round(fate.tilt, 1),
        chain=fate.chain,
        called=name,
        text=say(language, f"fate-{fate.state}", kind=piece.kind, piece=name, mm=fate.shift),
    )
