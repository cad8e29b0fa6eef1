"""Records: a whole game as JSON, or as text with one line per turn. A replay gives the same position on any machine."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import msgspec

from shuto.rules.editions.edition import UnknownEditionError
from shuto.rules.editions.switches import HouseRuleError
from shuto.rules.game import Game, GameError, frame_of, make_game
from shuto.rules.penalty import AftermathError, Penalty, penalties
from shuto.rules.play import EmptyStepError, Played, before_penalty, play_step
from shuto.rules.position import Position
from shuto.rules.reasons.places import Departures, departures
from shuto.rules.records.hands import Hands
from shuto.rules.records.notation import format_step, number
from shuto.rules.referee.verdict import IllegalTurnError, Verdict
from shuto.rules.setup import start
from shuto.rules.turn import Adjust, Aftermath, Build, Extend, OffRamp, Turn

VERSION = 2
"""Version 1 is read by its own rules: rules/editions/legacy.py."""
MOST_STEPS = 2000
LARGEST = 8_000_000
"""Size in bytes of the largest record that is read."""

Setting: TypeAlias = bool | int | float | str | None


class RecordError(ValueError):
    """A record that cannot be read or replayed. The message names the place in one line."""


class StepRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step: a turn, an aftermath, or a turn with its aftermath."""

    turn: Turn | None = None
    aftermath: Aftermath | None = None


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The result: why the game ended, the ranking (groups of seats that share a place), points under mission rules."""

    reason: str
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...] | None = None


class Record(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="format",
    tag="shuto-record",
):
    """A game: its frame and all of its steps."""

    version: int
    edition: str
    players: tuple[str, ...]
    first: int = 0
    house_rules: dict[str, Setting] = {}
    table: tuple[float, float] | None = None
    car_types: tuple[str, ...] | None = None
    steps: tuple[StepRecord, ...] = ()
    result: Result | None = None
    hands: Hands | None = None
    """How pieces were carried, if they were. Only JSON has the carries."""

    def cut(self, steps: int) -> Record:
        """The record of the first steps only."""
        if steps >= len(self.steps):
            return self
        hands = None if self.hands is None else self.hands.cut(steps)
        return msgspec.structs.replace(self, steps=self.steps[:steps], result=None, hands=hands)

    def game(self) -> Game:
        """The frame of the recorded game."""
        try:
            return make_game(
                self.edition, self.players, house_rules=dict(self.house_rules), first=self.first,
                table=self.table, car_types=self.car_types,
            )  # fmt: skip
        except (GameError, HouseRuleError, UnknownEditionError) as error:
            raise RecordError(str(error)) from None

    def positions(self) -> Iterator[Position]:
        """Every position of the game, including the first. Raises RecordError at a step that cannot be played."""
        position = start(self.game())
        yield position
        for stage in self.stages(position):
            position = stage.reached()
            yield position
        check_result(self, position)

    def stages(self, first: Position) -> Iterator[Stage]:
        """Every step as it is played, up to the first illegal turn. Raises RecordError if a step is not valid."""
        position: Position | None = first
        for count, step in enumerate(self.steps, 1):
            if position is None:
                return
            stage = play_stage(position, step, count)
            position = stage.after
            yield stage

    def final(self) -> Position:
        """The last position."""
        for position in self.positions():  # noqa: B007
            pass
        return position

    def to_json(self) -> bytes:
        """The record as JSON, indented for people."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    def to_text(self) -> str:
        """The record as text: a few lines about the game, then one line per step."""
        lines = [f"shuto {self.version} {self.edition}"]
        lines += [f"player {_quoted(name)}" for name in self.players]
        if self.first:
            lines.append(f"first {self.first}")
        lines += [f"rule {name}={msgspec.json.encode(value).decode()}" for name, value in self.house_rules.items()]
        if self.table is not None:
            lines.append(f"table {number(self.table[0])}x{number(self.table[1])}")
        if self.car_types is not None:
            lines.append("cars " + " ".join(self.car_types))
        if self.hands is not None:
            lines += self.hands.lines()
        lines += [format_step(step.turn, step.aftermath) for step in self.steps]
        if self.result is not None:
            ranking = " ".join("=".join(map(str, group)) for group in self.result.ranking)
            scores = "" if self.result.scores is None else " points " + " ".join(map(str, self.result.scores))
            lines.append(f"result {self.result.reason} {ranking}{scores}")
        return "\n".join(lines) + "\n"

    def to_link(self) -> str:
        """The record encoded for use in a URL."""
        return base64.urlsafe_b64encode(zlib.compress(self.to_text().encode(), 9)).decode().rstrip("=")


class Stage(NamedTuple):
    """One step of a record as it is played: the position before, the verdict, and the position after if it is legal."""

    number: int
    step: StepRecord
    before: Position
    verdict: Verdict | None
    after: Position | None

    @property
    def legal(self) -> bool:
        """False for a turn that the referee refuses."""
        return self.after is not None

    @property
    def paid(self) -> tuple[Penalty, ...]:
        """The payments for the pieces that were knocked over."""
        if self.step.aftermath is None or not self.legal:
            return ()
        return penalties(before_penalty(self.before, self.step.turn), self.step.aftermath)

    def reached(self) -> Position:
        """The position after the step. Raises RecordError for an illegal turn."""
        if self.after is None:
            assert self.verdict is not None
            error = IllegalTurnError(self.verdict)
            raise RecordError(f"step {self.number}: {', '.join(self.verdict.faults)}: {error}")
        return self.after


def play_stage(position: Position, step: StepRecord, number: int) -> Stage:
    """Play one step of a record. An illegal turn gives a stage, too. Raises RecordError if the step is not valid."""
    try:
        after, verdict = play_step(position, step.turn, step.aftermath)
    except IllegalTurnError as error:
        return Stage(number, step, position, error.verdict, None)
    except (AftermathError, EmptyStepError) as error:
        raise RecordError(f"step {number}: {error}") from None
    return Stage(number, step, position, verdict, after)


def check_result(record: Record, position: Position) -> None:
    """Check that the game reaches the result that its record states."""
    if record.result is not None and record.result != result_of(position):
        raise RecordError("result: the steps do not lead to the result that is stated")


def result_of(position: Position) -> Result | None:
    """The result of a game that is over."""
    outcome = position.outcome
    return None if outcome is None else Result(outcome.reason, outcome.ranking, outcome.scores)


def resolved(turn: Turn, verdict: Verdict) -> Turn:
    """A turn with the cars and taken columns that the referee filled in, so that a record needs no defaults."""
    if isinstance(turn, Adjust):
        inner = resolved_build(turn.turn, verdict)
        return Adjust(player=turn.player, turn=inner)
    return resolved_build(turn, verdict) if isinstance(turn, (Extend, OffRamp)) else turn


def resolved_build(turn: Build, verdict: Verdict) -> Build:
    """A build with the cars and taken columns that the referee filled in."""
    cars = verdict.cars if verdict.earned else turn.cars
    take = verdict.takes or turn.take
    if cars == turn.cars and take == turn.take:
        return turn
    return msgspec.structs.replace(turn, cars=cars, take=take)


class Recorder:
    """A game that is played and recorded at the same time."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.before: Position | None = None
        """The position before the last step; None: nothing was played."""
        self.steps: list[StepRecord] = []
        self.verdict: Verdict | None = None
        """The verdict on the last step; None: nobody played a turn."""
        self.departures: Departures = {}
        """Who left the game, and when."""
        self._game = position.game

    def play(self, turn: Turn, aftermath: Aftermath | None = None) -> Position:
        """Play a turn, and record it with the details that the referee filled in."""
        return self.step(turn, aftermath)

    def report(self, aftermath: Aftermath) -> Position:
        """Record what was knocked over outside a turn."""
        return self.step(None, aftermath)

    def step(self, turn: Turn | None, aftermath: Aftermath | None, played: Played | None = None) -> Position:
        """Play a step and record it. `played`: the result of the step, if the caller has it already."""
        before = self.position
        self.position, self.verdict = played or play_step(before, turn, aftermath)
        self.before = before
        self.departures = departures(self.departures, before, self.position, turn)
        stated = turn if turn is None or self.verdict is None else resolved(turn, self.verdict)
        self.steps.append(StepRecord(stated, aftermath))
        return self.position

    @property
    def record(self) -> Record:
        """The game so far."""
        return Record(version=VERSION, **frame_of(self._game), steps=tuple(self.steps), result=result_of(self.position))


def _quoted(name: str) -> str:
    """A name as it is written: in quotes if part of it could be read as something else."""
    return msgspec.json.encode(name).decode() if "#" in name or name.startswith('"') else name
