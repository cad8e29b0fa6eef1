"""How a carry ended, for `landed`: what comes next, why a piece does not stay, what became of the other pieces."""

from __future__ import annotations

from collections.abc import Sequence

from shuto.match.events import Event, Fell, Placed, Stepped
from shuto.rules.referee.verdict import Verdict
from shuto.server.hands.carry import Carried
from shuto.server.processes.hand_worker import Result
from shuto.server.wire.outgoing import FateView
from shuto.text import say

ENDINGS = ("lies-not", "given-up", "vanished", "too-long", "worker", "undone", "storage")
"""Why a piece does not lie where it was meant to. The catalogues say each in words, as `hand-<why>`."""


def next_of(event: Event | None) -> str:
    """What comes next for the player, as `landed` says it."""
    if isinstance(event, Fell):
        return "bill"
    if isinstance(event, Placed):
        return "piece"
    return "played" if isinstance(event, Stepped) else "again"


def why_not(carried: Carried, result: Result, verdict: Verdict | None, language: str) -> str:
    """Why the piece does not stay, in the reader's language; empty if it does."""
    if result.legal:
        return ""
    if result.turn is None:
        why = "vanished" if carried.vanished else "too-long" if result.too_long else "given-up"
        return say(language, f"hand-{why}")
    if result.lies and verdict is not None and not verdict:
        return verdict.findings[0].text(language)
    return say(language, "hand-lies-not")


def fate_views(result: Result, names: Sequence[str], language: str) -> tuple[FateView, ...]:
    """The players' pieces that did not stay, with words in the reader's language; `names` by seat."""
    return tuple(
        FateView(
            one.name, one.owner, one.state, round(one.shift, 2), round(one.tilt, 1), one.chain,
            say(language, f"web-hand-fate-{one.state}", piece=one.name, owner=names[one.owner], mm=one.shift),
        )
        for one in result.fates
        if one.owner is not None
    )  # fmt: skip
