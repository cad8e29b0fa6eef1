"""How a carry ended, for `landing`: what comes next, why a piece does not stay, what became of the other pieces."""

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
"""Why a piece does not lie where it was meant to. The catalogues say each in words, as `hand-<why>`."""


def next_of(event: Event | None) -> Next:
    """What comes next for the player, as `landing` says it."""
    if isinstance(event, Fell):
        return "bill"
    if isinstance(event, Placed):
        return "piece"
    return "played" if isinstance(event, Play) else "again"


def why_not(carry: LiveCarry, landing: Landing, verdict: Verdict | None, language: str) -> str:
    """Why the piece does not stay, in the reader's language; empty if it does."""
    if landing.legal:
        return ""
    if landing.turn is None:
        why = "vanished" if carry.vanished else "too-long" if landing.too_long else "given-up"
        return say(language, f"hand-{why}")
    if landing.lies and verdict is not None and not verdict:
        return verdict.findings[0].text(language, verdict.seat)
    return say(language, "hand-lies-not")


def fate_views(landing: Landing, names: Sequence[str], language: str) -> tuple[FateView, ...]:
    """The players' pieces that did not stay, with words in the reader's language; `names` by seat."""
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
