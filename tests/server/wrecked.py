"""A match by hand with an open bill and its wreck: a road swept through the tallest column of a rival."""

from __future__ import annotations

import asyncio
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from golden.counts import GAMES
from golden.transcript import read
from shuto.match.commands import Landing
from shuto.match.events import Created, Event, Fell, Play
from shuto.match.log import encode_event
from shuto.match.match import Match
from shuto.match.settings import HandSettings, MatchSettings, SeatSettings
from shuto.physics import Carry, CarryLog, HandSample, Tremor
from shuto.rules.position import Position
from shuto.rules.records.record import VERSION, StepRecord
from shuto.rules.referee.survey import sample_turns
from shuto.rules.turn import Build
from shuto.server.storage.opening import open_storage
from shuto.server.storage.protocol import StoredCarry
from shuto.server.tables.opening import token_hash

TOKENS = ("the-token-of-ann", "the-token-of-ben")
MATCH = "wrecked"
CARRY = 4
"""The number of the carry. Its match has stored no earlier ones."""
_AT = "2026-01-01T00:00:00+00:00"
_GAME, _STEPS = "two-player-2024-2", 16
_HEADING = 0.6  # the direction of the sweep, in radians


class Wreck(NamedTuple):
    """A match with an open bill, and the carry that caused it."""

    log: tuple[Event, ...]
    carry: StoredCarry


def wreck(steps: int = _STEPS) -> Wreck:
    """Play some steps of a golden game, then knock something over."""
    record = read((GAMES / f"{_GAME}.txt").read_text("utf-8"))
    seats = (SeatSettings("Ann", tremor="wild"), SeatSettings("Ben", colour="green"))
    settings = MatchSettings(record.edition, seats, record.house_rules, record.first, hand=HandSettings("shaky"))
    created = Created(settings, tuple(map(token_hash, TOKENS)), _AT, VERSION)
    match = Match(created)
    log: list[Event] = [created]
    for step in record.steps[:steps]:
        happened = Play(_seat(match, step), step.turn, step.aftermath)
        match.apply(happened)
        log.append(happened)
    position = match.position
    seat = int(position.to_move or 0)
    (turn,) = sample_turns(position, np.random.default_rng(3))
    turn, piece = match.take(turn, None, seat, match.revision)
    carry, stored = swept(position, turn, piece)
    fell = match.land(Landing(None, piece, carry.outcome.aftermath, (CARRY,)), seat)
    assert isinstance(fell, Fell)
    return Wreck((*log, fell), stored)


def _seat(match: Match, step: StepRecord) -> int:
    if step.turn is not None and step.turn.player is not None:
        return step.turn.player
    return int(match.position.to_move or 0)


def swept(position: Position, turn: Build, piece: str, heading: float = _HEADING) -> tuple[Carry, StoredCarry]:
    """Carry the piece through the tallest column of a rival, and give up."""
    seat = int(position.to_move or 0)
    column = max((one for one in position.columns if one.owner != seat), key=lambda one: one.height)
    top = column.height * 10.0
    ahead = math.cos(heading), math.sin(heading)

    def place(time: float, mm: float, z: float) -> tuple[float, float, float, float]:
        return time, column.x + mm * ahead[0], column.y + mm * ahead[1], z

    places = (
        place(0.0, -200.0, top + 60.0),
        place(2.5, -120.0, top + 40.0),  # hovers for a while, like a person
        place(3.5, -100.0, top * 0.7),
        place(4.3, 60.0, top * 0.7),
        place(4.8, 80.0, top + 30.0),
    )
    yaw = heading + math.pi / 2.0
    carry = Carry(position, turn, piece, start=HandSample(*places[0], yaw), tremor=Tremor("wild", scale=0.0))
    log = CarryLog(carry)
    carry.move_hand(_between(places, yaw))
    while carry.time < places[-1][0] + 0.2:
        log.add(carry.step_frame())
    carry.give_up()
    while carry.phase != "settled":
        log.add(carry.step_frame())
    return carry, StoredCarry("bill", log.finish().to_bytes())


def _between(places: Sequence[tuple[float, float, float, float]], yaw: float) -> list[HandSample]:
    times = np.arange(1, round(places[-1][0] * 60) + 1) / 60.0
    known = np.array(places)
    x, y, z = (np.interp(times, known[:, 0], known[:, n]) for n in (1, 2, 3))
    return [HandSample(float(t), float(a), float(b), float(c), yaw) for t, a, b, c in zip(times, x, y, z, strict=True)]


def write(database: Path, steps: int = _STEPS) -> None:
    """Write the match into a database."""
    made = wreck(steps)
    asyncio.run(_store(database, made))


async def _store(database: Path, made: Wreck) -> None:
    storage = open_storage(database)
    await storage.keep_carry(MATCH, CARRY, made.carry)
    await storage.append(MATCH, 1, [encode_event(event) for event in made.log], _AT, "{}")
    await storage.close()


if __name__ == "__main__":
    write(Path(sys.argv[1]))
