"""Bots that build by hand: they look for a safe place, carry the pieces, and place the build after three failures."""

from __future__ import annotations

import asyncio

from shuto.bots import profile
from shuto.bots.worker import without_windows
from shuto.match.hands.carries import next_piece
from shuto.match.refusal import Refusal
from shuto.physics.hand.paths import HandPath
from shuto.rules.turn import Build
from shuto.server.hands.carry import tremor_seed
from shuto.server.hands.hand import TableHand
from shuto.server.processes import jobs

MOST_TRIES = 3
"""The number of failed carries after which a build is placed as intended."""
ROBUST_SECONDS = 1.6
"""The time limit inside the job that looks for a safe place. It tries no candidate that would exceed it."""
MOST_SECONDS = 2.0
"""The time limit for the whole request. After that, the bot builds its original turn."""
_REHEARSING = 0  # rehearsals use numbers from 0 down; carries count from 1, so their seeds differ


async def build_by_bot(hand: TableHand, seat: int, turn: Build) -> None:
    """Carry a build piece by piece. Returns when it is played, when a bill is open, or when it was undone."""
    match = hand.table.match
    position, settings = match.position, match.settings
    careful = profile(settings.seats[seat].bot).weighs_risk
    path: HandPath | None = None
    failed = match.misses  # misses that cost a column lead here again
    while match.position is position and match.bill is None and match.position.to_move == seat:
        if match.begun is not None:
            turn = match.begun.turn
        elif (careful or failed) and failed < MOST_TRIES:  # after a failure every bot looks for a better place
            turn, path = await _robust(hand, seat, turn, failed)
        placed = () if match.begun is None else match.begun.placed
        piece = next_piece(position, turn, settings.hand.pieces, placed)
        if piece is None or failed >= MOST_TRIES:
            await hand.place(seat, turn)
            return
        way = path if path is not None and piece.kind == "road" and not placed else None
        if way is None:  # after a failure every bot looks for a better path
            way = await _way(hand, turn, piece, careful=careful or failed > 0)
        try:
            carry = await hand.take(seat, turn, revision=match.revision, piece=piece, script=way)
            outcome = await carry.done
        except Refusal as refusal:
            if refusal.code == "stale":
                continue
            outcome = "dropped"  # the worker is not ready, or another carry is under way
        failed = 0 if outcome == "piece" else failed + 1


async def _robust(hand: TableHand, seat: int, turn: Build, failed: int) -> tuple[Build, HandPath | None]:
    """The turn itself or a safer one, and a path for it. Takes at most MOST_SECONDS for the search."""
    match = hand.table.match
    seed = tremor_seed(match.settings.seed, match.seat_hashes, match.revision, _REHEARSING - failed)
    level, times = match.settings.tremor_of(seat), match.settings.trembles(seat)
    resting = await hand.rest.of(match.position)
    job = hand.table.workers.background.run(
        jobs.robust, without_windows(match.position), turn, level, times, seed, ROBUST_SECONDS, resting, failed > 0
    )
    asked = asyncio.create_task(job)
    await asyncio.wait({asked}, timeout=MOST_SECONDS)  # a late result is ignored, not cancelled
    choice = asked.result() if asked.done() else None
    return (turn, None) if choice is None else (choice.turn, choice.path)


async def _way(hand: TableHand, turn: Build, piece: str, *, careful: bool) -> HandPath:
    here = hand.table.match.position
    position = without_windows(here)
    resting = await hand.rest.of(here)
    found = await hand.table.workers.background.run(jobs.way, position, turn, piece, resting, careful)
    if found is not None:
        return found
    return await asyncio.to_thread(jobs.way, position, turn, piece, None, False)
