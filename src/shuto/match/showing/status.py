"""Shows everything except the pieces: whose turn it is, and every part of the status."""

from __future__ import annotations

from shuto.match.match import Match
from shuto.match.showing.ending import halted_view, outcome_view, rematch_view
from shuto.match.showing.hands import begun_view, bill_view, miss_view
from shuto.match.showing.seats import clock_view, seat_views, seating_view
from shuto.match.views.table import BaseView, LessonView, StatusView
from shuto.rules.kernels.course import FINISHED, STATUS
from shuto.rules.position import Position
from shuto.rules.turn import Extend, OffRamp


def status_view(match: Match, position: Position, before: Position | None = None, *, revision: int) -> StatusView:
    """The status of the match: the seat to move, supplies, base points, scores, outcome."""
    game = position.game
    phase, building = position.phase, position.is_building
    placed = {component.id for component in position.components} if phase == "setup" else ()
    waiting = tuple(name for name in game.components if name not in placed) if phase == "setup" else ()
    first = tuple(name for name in waiting if game.pieces.components[name].kind == "development")
    outcome = position.outcome
    playing = match.halted is None and not match.seating.gathering
    return StatusView(
        revision=revision,
        steps=len(match.history.recorder.steps),
        phase=phase,
        to_move=position.to_move if playing else None,
        seats=seat_views(match, position),
        base_points=tuple(BaseView(b.column, b.height, b.branch) for b in position.base_points())
        if building and playing
        else (),
        to_place=first or waiting if playing else (),
        adjustable=tuple(sorted({window.seat for window in position.windows}))
        if building and not match.settings.by_hand and playing
        else (),
        may_stop=building and game.switches.all_cars_out == "may-play-on" and _finished(position),
        undo_asked=None if match.undoing.asked is None else match.undoing.asked.seat,
        undo_agreed=() if match.undoing.asked is None else tuple(sorted(match.undoing.agreed)),
        outcome=None if outcome is None else outcome_view(match, position, outcome),
        bill=bill_view(match, position),
        begun=begun_view(match, position),
        miss=miss_view(match, position),
        halted=halted_view(match),
        scored=match.scores.scored(before, position),
        rematch=rematch_view(match),
        lesson=_lesson(match),
        seating=seating_view(match),
        clock=clock_view(match) if position is match.position else None,
    )


def _finished(position: Position) -> bool:
    """Whether a player has placed all their cars."""
    return any(row[STATUS] == FINISHED for row in position.course.players.tolist())


def _lesson(match: Match) -> LessonView | None:
    if match.coach is None:
        return None
    lesson = match.coach.lesson
    done = any(step.turn is not None for step in match.history.recorder.steps)
    turn = match.coach.task.turn if lesson.practice else None
    build = turn if isinstance(turn, (Extend, OffRamp)) else None
    return LessonView(lesson.id, match.coach.number, len(lesson.tasks), done, lesson.controls, build)
