"""How a carry ended, for the `landing` message: what comes next, why the piece is put back, the fates of others."""

from __future__ import annotations

from collections.abc import Sequence

from shuto.match.events import Event, Fell, Placed, Play
from shuto.match.views import FateView, Next
from shuto.rules.ids import PieceId
from shuto.rules.referee.verdict import Verdict
from shuto.server.hands.carry import LiveCarry
from shuto.server.processes.hand_worker import Landing
from shuto.text import say

ENDINGS = ("lies-not", "given-up", "vanished", "too-long", "worker", "undone", "storage")
"""The reasons why a carry fails. Each has a message `hand-<why>` in the catalogues."""


def next_of(event: Event | None) -> Next:
    """The `next` of a landing that caused this event."""
    if isinstance(event, Fell):
        return "bill"
    if isinstance(event, Placed):
        return "piece"
    return "played" if isinstance(event, Play) else "again"


def why_not(carry: LiveCarry, landing: Landing, verdict: Verdict | None, language: str) -> str:
    """Why the piece is put back, in the reader's language; empty if it stays."""
    if landing.legal:
        return ""
    if landing.turn is None:
        why = "vanished" if carry.vanished else "too-long" if landing.too_long else "given-up"
        return say(language, f"hand-{why}")
    if landing.lies and verdict is not None and not verdict:
        return verdict.findings[0].text(language, verdict.seat)
    return say(language, "hand-lies-not")


def fate_views(landing: Landing, names: Sequence[str], language: str) -> tuple[FateView, ...]:
    """The fates of the players' pieces that moved, in the reader's language. `names`: the players by seat."""
    return tuple(
        FateView(
            one.name, one.piece, one.owner, one.state, round(one.drop, 2),
            round(one.shift, 2), round(one.tilt, 1), one.chain,
            say(
                language, f"web-hand-fate-{one.state}",
                kind=PieceId(one.piece).kind, owner=names[one.owner], mm=one.shift,
            ),
        )
        for one in landing.fates
        if one.owner is not None
    )  # fmt: skip
