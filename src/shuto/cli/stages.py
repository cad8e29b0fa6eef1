"""A record played step by step, as far as it is legal."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from shuto.cli.files import read_source
from shuto.cli.problem import ILLEGAL, Problem
from shuto.rules.game import Game
from shuto.rules.position import Position
from shuto.rules.reasons.places import Departures, departures
from shuto.rules.records.record import Record, RecordError, Stage, check_result
from shuto.rules.setup import start
from shuto.rules.snapshot.pieces import SnapshotError
from shuto.rules.snapshot.snapshot import PositionError, Snapshot
from shuto.text import say


class Play(NamedTuple):
    """A record, played as far as it is legal; the last stage may be illegal."""

    first: Position
    stages: tuple[Stage, ...]

    @property
    def final(self) -> Position:
        """The last legal position."""
        for stage in reversed(self.stages):
            if stage.after is not None:
                return stage.after
        return self.first

    @property
    def left(self) -> Departures:
        """Who left the game, and when."""
        known: Departures = {}
        for stage in self.stages:
            if stage.after is not None:
                known = departures(known, stage.before, stage.after, stage.step.turn)
        return known

    @property
    def illegal(self) -> Stage | None:
        """The illegal step, if there is one."""
        return self.stages[-1] if self.stages and not self.stages[-1].legal else None


def play_record(record: Record, place: str, at: int | None = None, *, game: Game | None = None) -> Play:
    """Play a record, or its first steps, up to the first illegal turn; raises Problem for an invalid step."""
    count = len(record.steps)
    if at is not None and not 0 <= at <= count:
        raise Problem("--at", f"{place} has steps 0 to {count}, not {at}")
    try:
        first = start(game or record.game())
        play = Play(first, tuple(islice(record.stages(first), at)))
        if play.illegal is None and at in (None, count):
            check_result(record, play.final)
    except RecordError as error:
        raise Problem(place, error) from None
    return play


def position_at(
    record: Record, place: str, at: int | None = None, *, language: str = "en", game: Game | None = None
) -> Position:
    """The position after `at` steps; raises Problem, in that language, if one of them is illegal."""
    play = play_record(record, place, at, game=game)
    if play.illegal is not None and play.illegal.verdict is not None:
        reasons = play.illegal.verdict.reason.text(language)
        step = say(language, "cli-step-illegal", step=play.illegal.number)
        raise Problem(place, f"{step} {reasons}", ILLEGAL)
    return play.final


def read_position(file: str | None, link: str | None, at: int | None, language: str) -> tuple[Position, str]:
    """The position of the named record or snapshot, and its name for error messages."""
    source, place = read_source(file, link)
    if isinstance(source, Record):
        return position_at(source, place, at, language=language), place
    return stand(source, place, at, language=language), place


def stand(snapshot: Snapshot, place: str, at: int | None = None, *, language: str = "en") -> Position:
    """The position of a snapshot; raises Problem, in that language, if it cannot stand."""
    if at is not None:
        raise Problem("--at", f"{place} is a position: it has no steps")
    try:
        return snapshot.position()
    except SnapshotError as error:
        raise Problem(place, error) from None
    except PositionError as error:
        reasons = " ".join(finding.text(language) for finding in error.findings)
        raise Problem(place, f"{say(language, 'cli-cannot-stand')} {reasons}", ILLEGAL) from None
