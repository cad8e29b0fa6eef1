"""Estimates the risk of a build: a few dozen simulated carries with the tremor of the seat to move, told in parts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable

import msgspec

from shuto.bots.worker import without_windows
from shuto.match.refusal import Refusal
from shuto.physics import Risk as Estimate
from shuto.physics.risk import merged_risk
from shuto.rules.referee.judge import judge
from shuto.rules.turn import Build
from shuto.server.hands.hand import TableHand
from shuto.server.processes import jobs
from shuto.server.wire.outgoing.answers import Risk

SAMPLES = 24
_SECONDS = 8.0  # after which no further part is begun


async def risk_of(
    hand: TableHand, request: int, revision: int, turn: Build, wanted: Callable[[], bool]
) -> AsyncIterator[Risk]:
    """How often the seat to move would knock something over with a build, better from answer to answer.

    Raises Refusal. Ends early if the match goes on, or a better answer is not wanted any more.
    """
    match, workers = hand.table.match, hand.table.workers
    position, seat = match.position, match.position.to_move
    if revision != match.revision:
        raise Refusal("stale", f"the match is at revision {match.revision}, not {revision}")
    verdict = await asyncio.to_thread(judge, position, turn)
    if not verdict or seat is None:
        raise Refusal("illegal", verdict=verdict)
    level = match.settings.tremor_of(seat)
    resting = await hand.rest.of(position)
    tried = without_windows(position), msgspec.structs.replace(turn, player=None), level, match.settings.seed, resting
    parts: list[Estimate] = []
    end: float | None = None
    while True:
        async with workers.risk:
            part = await workers.risks.run(jobs.risk, *tried, len(parts))
        if part is None and not parts:
            raise Refusal("not-ready", "the risk could not be estimated; please ask again")
        parts += [] if part is None else [part]
        end = time.monotonic() + _SECONDS if end is None else end
        found = merged_risk(parts)
        done = part is None or found.samples >= SAMPLES or time.monotonic() >= end
        more = not done and match.revision == revision and wanted()
        yield Risk(request, revision, found.samples, found.falls, found.legal, found.pieces, more)
        if not more:
            return
