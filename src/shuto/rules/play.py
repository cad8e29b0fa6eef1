"""Playing: a judged turn makes the next position. Nothing is decided here, because the referee has judged the turn."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import msgspec
import numpy as np

from shuto.rules.game import TYPE_NUMBER, Game
from shuto.rules.kernels.course import PHASE, PLAYING, STOPPED, TO_MOVE
from shuto.rules.kernels.layout import ROADS, Floats, Ints
from shuto.rules.kernels.questions import Assessment
from shuto.rules.penalty import AftermathError, settle, with_payments
from shuto.rules.pieces import PieceRef
from shuto.rules.position import Position, Step, Window
from shuto.rules.referee.builds import judge_assessed, placement_of
from shuto.rules.referee.components import put_component
from shuto.rules.referee.judge import judge, open_window, with_marks
from shuto.rules.referee.verdict import IllegalTurnError, Verdict
from shuto.rules.resigning import next_placer, resign
from shuto.rules.turn import (
    Adjust,
    Aftermath,
    Build,
    Extend,
    OffRamp,
    Pass,
    PlaceComponent,
    Resign,
    SetAside,
    Stop,
    Turn,
)

MOST_SINCE = 60
"""A window closes after this many steps, because adjusting its build replays all of them."""


def play(position: Position, turn: Turn, aftermath: Aftermath | None = None) -> Position:
    """The position after a turn and what it knocked over. Raises IllegalTurnError, which carries the verdict."""
    return play_judged(position, turn, aftermath)[0]


class Played(NamedTuple):
    """The result of a step: the position after it, and the verdict on its turn (None: nobody played a turn)."""

    position: Position
    verdict: Verdict | None


def play_step(position: Position, turn: Turn | None, aftermath: Aftermath | None) -> Played:
    """The position after one step of a game. Raises IllegalTurnError, AftermathError or EmptyStepError."""
    if turn is not None:
        return Played(*play_judged(position, turn, aftermath))
    if aftermath is None:
        raise EmptyStepError("neither a turn nor an aftermath")
    return Played(report(position, aftermath), None)


class EmptyStepError(ValueError):
    """A step in which nothing happens."""


def play_judged(position: Position, turn: Turn, aftermath: Aftermath | None = None) -> tuple[Position, Verdict]:
    """The position after a turn, and the verdict that says what the turn earned and took."""
    ruling = rule_on(position, turn)
    return play_ruled(position, ruling, aftermath), ruling.verdict


class Ruling(NamedTuple):
    """A legal turn, ready to be played: its verdict and, for a build, the kernel's assessment."""

    turn: Turn
    verdict: Verdict
    assessment: Assessment | None = None

    def with_turn(self, turn: Turn) -> Ruling:
        """The ruling on the same turn with the details that the referee filled in."""
        if turn is self.turn:
            return self
        return Ruling(turn, msgspec.structs.replace(self.verdict, turn=turn), self.assessment)


def rule_on(position: Position, turn: Turn) -> Ruling:
    """Judge a turn that is about to be played. Raises IllegalTurnError, which carries the verdict."""
    ruling = _rule_on_build(position, turn) or Ruling(turn, judge(position, turn))
    if not ruling.verdict:
        raise IllegalTurnError(with_marks(position, ruling.verdict))
    return ruling


def quick_ruling(position: Position, turn: Turn) -> Ruling | None:
    """The ruling on a build or a component by the player to move, if it is legal. What is illegal is not explained."""
    ruling = _rule_on_build(position, turn)
    if ruling is None and isinstance(turn, PlaceComponent):
        ruling = Ruling(turn, judge(position, turn))
    return ruling if ruling is not None and ruling.verdict else None


def _rule_on_build(position: Position, turn: Turn) -> Ruling | None:
    """The ruling on a build by the player to move; None for other turns."""
    if not isinstance(turn, (Extend, OffRamp)) or not _may_build(position, turn):
        return None
    return Ruling(turn, *judge_assessed(position, turn, int(position.course.game[TO_MOVE])))


def play_ruled(position: Position, ruling: Ruling, aftermath: Aftermath | None = None) -> Position:
    """The position after a turn that was judged in this same position. It is not judged again."""
    turn, verdict, assessment = ruling
    if aftermath is not None and aftermath.missed is not None:
        raise AftermathError("a turn that was played was not missed", "no-miss")
    if isinstance(turn, PlaceComponent):
        placed = _place(position, turn, verdict.seat)
        return report(placed, aftermath) if aftermath else placed
    if isinstance(turn, Adjust):
        window = open_window(position, turn)
        assert window is not None
        adjusted = play_adjusted(window, adjusted_build(turn))
        assert isinstance(adjusted, Position)
        return report(adjusted, aftermath) if aftermath else adjusted
    if isinstance(turn, (Extend, OffRamp)):
        assert assessment is not None
        return _build(position, turn, verdict, assessment, aftermath)
    return _other(position, turn, verdict.seat, aftermath)


def before_penalty(position: Position, turn: Turn | None) -> Position:
    """The position in which a penalty is counted: after the turn, if there was one."""
    return position if turn is None else play(position, turn)


def report(position: Position, aftermath: Aftermath) -> Position:
    """The position after a player knocked something over or missed without building: while carrying, or out of turn."""
    after = settle(position, aftermath)
    if aftermath.missed == "turn":  # not a pass: the player could have built
        after = _finish(after, aftermath.by, None, passed=False)
    return replace(after, windows=_noted(position, None, with_payments(position, aftermath)))


def _may_build(position: Position, turn: Build) -> bool:
    """Whether the fast path applies: the phase is building, and it is this player's turn."""
    return position.is_building and turn.player in (None, position.to_move)


def _build(
    position: Position, turn: Build, verdict: Verdict, assessment: Assessment, aftermath: Aftermath | None
) -> Position:
    from shuto.rules.kernels.played import play_build, put_build

    game, table, course = position.game, position.table.copy(), position.course.copy()
    cars, takes = _numbers_of(game, verdict)
    placement = placement_of(turn, verdict.seat)
    if aftermath is None:
        play_build(table, course, (game.law, game.course_law), placement, assessment, cars, takes)
        return Position(game, table, course, position.components, _windows(position, turn, verdict, None))
    put_build(table, course, game.law, placement, assessment, cars, takes)
    after = Position(game, table, course, position.components)
    paid = with_payments(after, aftermath)
    return replace(_finish(after, verdict.seat, paid, passed=False), windows=_windows(position, turn, verdict, paid))


def _numbers_of(game: Game, verdict: Verdict) -> tuple[Floats, Ints]:
    """The cars of a build and the discs it takes, for the kernel."""
    from shuto.rules.kernels.played import NO_CARS, NO_TAKES, OF_CAR, OF_TAKE

    cars = []
    for car in verdict.cars:
        assert car.type is not None
        length = game.car_length(car.type)
        cars.append((car.at - length / 2.0, car.offset, length, TYPE_NUMBER[car.type]))
    takes = [(take.owner, take.yellow) for take in verdict.takes]
    return (
        np.array(cars, np.float64).reshape(-1, OF_CAR) if cars else NO_CARS,
        np.array(takes, np.int64).reshape(-1, OF_TAKE) if takes else NO_TAKES,
    )


def _other(position: Position, turn: Turn, seat: int, aftermath: Aftermath | None) -> Position:
    from shuto.rules.kernels.flow import end_game

    paid = with_payments(position, aftermath) if aftermath else None
    windows = _noted(position, turn, paid)
    after = replace(position, table=position.table.copy(), course=position.course.copy(), windows=windows)
    if isinstance(turn, Stop):
        end_game(after.course, STOPPED)
        return settle(after, aftermath) if aftermath else after
    if isinstance(turn, Resign):
        resign(after, seat)
        return settle(after, aftermath) if aftermath else after
    if isinstance(turn, SetAside):
        after.table.supplies[seat, ROADS] -= 1
    return _finish(after, seat, aftermath, passed=isinstance(turn, Pass))


def _finish(after: Position, seat: int, aftermath: Aftermath | None, *, passed: bool) -> Position:
    """Apply the penalties of the turn and everything else that follows it. May change `after` in place."""
    from shuto.rules.kernels.flow import end_turn

    if aftermath:
        after = settle(after, aftermath)
    game = after.game
    end_turn(after.table, after.course, game.law, game.course_law, seat, passed)
    return after


def _place(position: Position, turn: PlaceComponent, seat: int) -> Position:
    after = put_component(position, turn, seat)
    placed = len(after.components)
    game, course = after.game, after.course.game
    if placed == game.to_place:
        course[PHASE] = PLAYING
    course[TO_MOVE] = next_placer(after)
    return after


def _windows(position: Position, turn: Build, verdict: Verdict, aftermath: Aftermath | None) -> tuple[Window, ...]:
    """The windows after a build. A new column closes all earlier windows; an off-ramp closes none."""
    if position.game.switches.adjust_until != "next-column":
        return ()
    if isinstance(turn, Extend):
        return (Window(replace(position, windows=()), verdict.seat, turn, aftermath),)
    stated = OffRamp(base=turn.base, x=turn.x, y=turn.y, lie=turn.lie, cars=verdict.cars, take=verdict.takes)
    return (*_noted(position, stated, aftermath), Window(position, verdict.seat, turn, aftermath))


def _noted(position: Position, turn: Turn | None, aftermath: Aftermath | None) -> tuple[Window, ...]:
    """The open windows with one more step; a window with too many steps is closed."""
    return tuple(
        window._replace(since=(*window.since, Step(turn, aftermath)))
        for window in position.windows
        if len(window.since) < MOST_SINCE
    )


class Disturbed(NamedTuple):
    """The pieces played since an adjusted turn that would no longer be legal."""

    pieces: tuple[PieceRef, ...]


def adjusted_build(adjust: Adjust) -> Build:
    """The build that an adjustment states, without its player: the window says whose it is."""
    return msgspec.structs.replace(adjust.turn, player=None)


def play_adjusted(window: Window, adjusted: Build) -> Position | Disturbed:
    """Play an adjusted turn in the position before it, then replay every step since."""
    after = window.before
    for turn, aftermath in (Step(adjusted, window.aftermath), *window.since):
        try:
            after = play_step(after, turn, aftermath).position
        except IllegalTurnError as error:
            found = error.verdict.findings
            return Disturbed(tuple(dict.fromkeys(piece for finding in found for piece in finding.pieces)))
        except AftermathError:
            assert aftermath is not None
            names = [one.piece for one in aftermath.fallen] + [one.piece for one in aftermath.nudged]
            return Disturbed(tuple(PieceRef("piece", name) for name in names))
    return after
