"""Questions to bots, as data: a process on any machine can answer them. See docs/adr/server/0019.

A job names the game by its record, which replays to the same bits everywhere. Nothing that is sent is code.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

import msgspec

from shuto.bots.worker import analyse_record, think, without_windows
from shuto.rules.records.reading import load_record
from shuto.rules.turn import Turn
from shuto.server.processes.digest import digest
from shuto.typed import from_json


class Think(msgspec.Struct, frozen=True, tag="think"):
    """Choose the turn of a bot."""

    bot: str
    record: bytes
    """The game so far, as JSON."""
    table: str
    """The `digest` of the position that the record must lead to."""
    seed: tuple[int, ...]
    bot_time: float


class LookBack(msgspec.Struct, frozen=True, tag="look-back"):
    """Analyse a game."""

    record: bytes


Job: TypeAlias = Think | LookBack


class Elsewhere(Protocol):
    """Other processes that bots may think in."""

    async def ask(self, job: Job, patience: float) -> bytes | None:
        """The answer to a job, as JSON; None if nobody is there, or nobody answers within `patience` seconds."""
        ...


class OtherTableError(ValueError):
    """The record of a job does not lead to its position: a lesson, or an edition that differs here."""


def answer(job: Job) -> bytes:
    """Do a job. The answer is the turn or the analysis, as JSON."""
    record = load_record(job.record)
    if isinstance(job, LookBack):
        return msgspec.json.encode(analyse_record(record))
    position = record.final()
    if digest(position) != job.table:
        raise OtherTableError(job.bot)
    return msgspec.json.encode(think(job.bot, without_windows(position), job.seed, job.bot_time))


def turn_of(answered: bytes) -> Turn:
    """The turn in an answer."""
    turn: Turn = from_json(answered, Turn)
    return turn
