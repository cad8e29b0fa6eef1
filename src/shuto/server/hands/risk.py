"""Estimates the risk of a build: a few dozen simulated carries with the tremor of the seat to move."""

from __future__ import annotations

import asyncio

import msgspec

from shuto.bots.worker import without_windows
from shuto.match.refusal import Refusal
from shuto.rules.referee.judge import judge
from shuto.rules.turn import Build
from shuto.server.hands.hand import TableHand
from shuto.server.processes import jobs
from shuto.server.wire.outgoing import Risk


async def risk_of(hand: TableHand, request: int, revision: int, turn: Build) -> Risk:
    """How often the seat to move would knock something over with this build; raises Refusal."""
    match, workers = hand.table.match, hand.table.workers
    position, seat = match.position, match.position.to_move
    if revision != match.revision:
        raise Refusal("stale", f"the match is at revision {match.revision}, not {revision}")
    verdict = await asyncio.to_thread(judge, position, turn)
    if not verdict or seat is None:
        raise Refusal("illegal", verdict=verdict)
    level = match.settings.tremor_of(seat)
    resting = await hand.rest.of(position)
    async with workers.risk:
        found = await workers.risks.run(
            jobs.risk, without_windows(position), msgspec.structs.replace(turn, player=None),
            level,
            match.settings.seed, resting,
        )  # fmt: skip
    if found is None:
        raise Refusal("not-ready", "the risk could not be estimated; please ask again")
    return Risk(request, revision, found.samples, found.falls, found.legal, found.pieces)
