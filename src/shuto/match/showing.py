"""Builds the views of a match: the whole table, a change, its steps, its summary."""

from __future__ import annotations

import msgspec

from shuto.match.carries import bill_of, next_piece
from shuto.match.match import Match
from shuto.match.misses import misses_left
from shuto.match.pausing import agreed
from shuto.match.rematch import new_seats
from shuto.match.views import (
    BaseView,
    BegunView,
    BillView,
    CarView,
    Change,
    ClockView,
    ColumnView,
    ComponentView,
    HaltedView,
    HeadlineView,
    LessonView,
    MissView,
    OutcomeView,
    PlaceView,
    PlayView,
    ReasonView,
    RematchView,
    RoadView,
    SeatClockView,
    SeatedView,
    SeatingView,
    SeatStatus,
    SeatView,
    SidesView,
    StatusView,
    TableView,
)
from shuto.rules.kernels.course import FINISHED, OUT, PLACE, STATUS
from shuto.rules.missing import missing
from shuto.rules.outcome import Outcome
from shuto.rules.places import ending_messages, places
from shuto.rules.position import Position
from shuto.rules.referee.views import rounded, rounded_point
from shuto.rules.situation import situation_of
from shuto.rules.turn import Extend, OffRamp


def table_view(
    match: Match, position: Position | None = None, *, before: Position | None = None, revision: int | None = None
) -> TableView:
    """The whole table, now or in an earlier position of the match. `before`: the position one step earlier."""
    shown = match.position if position is None else position
    earlier = match.recorder.before if position is None else before
    return TableView(
        columns=tuple(
            ColumnView(c.id, c.owner, rounded(c.x), rounded(c.y), c.foot, c.height, c.junction) for c in shown.columns
        ),
        roads=tuple(
            RoadView(
                r.id, r.owner, r.kind, rounded_point(r.start), rounded_point(r.end), r.from_column, r.to_column,
                r.over_taken, r.under_taken,
            )
            for r in shown.roads
        ),
        cars=tuple(
            CarView(
                c.id, c.owner, c.road, c.type, rounded_point(c.centre), rounded(c.heading), rounded(c.slope),
                c.length, rounded(c.place),
            )
            for c in shown.cars
        ),
        components=tuple(ComponentView(c.id, c.kind, c.x, c.y, c.angle) for c in shown.components),
        status=status_view(match, shown, earlier, revision=match.revision if revision is None else revision),
    )  # fmt: skip


def status_view(match: Match, position: Position, before: Position | None = None, *, revision: int) -> StatusView:
    """The status of the match: the seat to move, supplies, base points, scores, outcome."""
    game = position.game
    placed = {component.id for component in position.components}
    waiting = tuple(name for name in game.components if name not in placed) if position.phase == "setup" else ()
    first = tuple(name for name in waiting if game.pieces.components[name].kind == "development")
    outcome = position.outcome
    playing = match.halted is None and not match.seating.gathering
    finished = any(position.course.players[seat, STATUS] == FINISHED for seat in range(game.seats))
    return StatusView(
        revision=revision,
        steps=len(match.recorder.steps),
        phase=position.phase,
        to_move=position.to_move if playing else None,
        seats=_seats(match, position),
        base_points=tuple(BaseView(b.column, b.height, b.branch) for b in position.base_points())
        if position.is_building and playing
        else (),
        to_place=first or waiting if playing else (),
        adjustable=tuple(sorted({window.seat for window in position.windows}))
        if position.is_building and not match.settings.by_hand and playing
        else (),
        may_stop=finished and position.is_building and game.switches.all_cars_out == "may-play-on",
        undo_asked=None if match.undo is None else match.undo.seat,
        undo_agreed=() if match.undo is None else tuple(sorted(match.agreed)),
        outcome=None if outcome is None else _outcome(match, position, outcome),
        bill=_bill(match, position),
        begun=_begun(match, position),
        miss=_miss(match, position),
        halted=_halted(match),
        scored=match.scores.scored(before, position),
        rematch=_rematch(match),
        lesson=_lesson(match),
        seating=_seating(match),
        clock=_clock(match) if position is match.position else None,
    )


def _clock(match: Match) -> ClockView | None:
    clock = match.clock
    if clock is None:
        return None
    return ClockView(
        kind=clock.settings.kind,
        at_zero=clock.settings.at_zero,
        full=clock.full,
        increment=clock.increment,
        holiday=clock.holiday,
        seats=tuple(
            SeatClockView(left, reserve, seat in clock.out_of_time)
            for seat, (left, reserve) in enumerate(zip(clock.left, clock.reserve, strict=True))
        ),
        runs=clock.runs,
        since=clock.at,
        paused=clock.paused,
        pause_asked=None if clock.asked is None else clock.asked.seat,
        pause_agreed=tuple(sorted(agreed(clock))),
        claimable=clock.flagged,
    )


def _seating(match: Match) -> SeatingView | None:
    if match.coach is not None:
        return None
    seating = match.seating
    return SeatingView(
        gathering=seating.gathering,
        by_players=seating.by_players,
        host=seating.host,
        substitutes=match.settings.substitutes,
        seats=tuple(
            SeatedView(seating.state(seat), None if one is None else one.id, "" if one is None else one.car)
            for seat, one in enumerate(seating.holders)
        ),
        rated=match.settings.rated,
        cheering=match.settings.cheering,
    )


def _outcome(match: Match, position: Position, outcome: Outcome) -> OutcomeView:
    ranked = places(position, match.recorder.departures)
    return OutcomeView(
        outcome.reason,
        outcome.ranking,
        outcome.scores,
        ending_messages(outcome),
        tuple(
            PlaceView(
                one.seat, one.place, tuple(ReasonView(why.message, why.rivals, dict(why.args)) for why in one.reasons)
            )
            for one in ranked
        ),
    )


def _lesson(match: Match) -> LessonView | None:
    if match.coach is None:
        return None
    lesson = match.coach.lesson
    done = any(step.turn is not None for step in match.recorder.steps)
    turn = match.coach.task.turn if lesson.practice else None
    build = turn if isinstance(turn, (Extend, OffRamp)) else None
    return LessonView(lesson.id, match.coach.number, len(lesson.tasks), done, lesson.controls, build)


def _halted(match: Match) -> HaltedView | None:
    if match.halted is None:
        return None
    finding = match.halted.verdict.reason
    return HaltedView(match.halted.step, finding.fault, finding.clause)


def _rematch(match: Match) -> RematchView | None:
    asked = match.rematch
    if asked is None:
        return None
    return RematchView(asked.match, asked.seat, new_seats(match.game.seats))


def _bill(match: Match, position: Position) -> BillView | None:
    fell = match.bill
    if fell is None or position is not match.position:
        return None
    bill = bill_of(position, fell)
    return BillView(
        seat=fell.seat,
        fallen=tuple(one.piece for one in fell.aftermath.fallen),
        nudged=tuple(one.piece for one in fell.aftermath.nudged),
        pays=bill.pays,
        gray=bill.gray,
        yellow=bill.yellow,
        forgiven_by=tuple(sorted(match.forgiven)),
        carry=fell.carries[-1] if fell.carries else None,
    )


def _begun(match: Match, position: Position) -> BegunView | None:
    begun = match.begun
    if begun is None or position is not match.position:
        return None
    piece = next_piece(position, begun.turn, match.settings.hand.pieces, begun.placed)
    return None if piece is None else BegunView(begun.seat, begun.turn, begun.placed, piece)


def _miss(match: Match, position: Position) -> MissView | None:
    rule = match.settings.hand.miss
    if rule in (None, "free") or position is not match.position or not position.is_building:
        return None
    return MissView(rule, match.misses, misses_left(rule, match.misses))


def _seats(match: Match, position: Position) -> tuple[SeatView, ...]:
    sheets = match.scores.sheets(position)
    colours = match.settings.colours()
    names: tuple[SeatStatus, ...] = ("in", "finished", "out")
    result = []
    for seat, settings in enumerate(match.settings.seats):
        supply = position.supply(seat)
        status, place = int(position.course.players[seat, STATUS]), int(position.course.players[seat, PLACE])
        result.append(
            SeatView(
                name=settings.name, kind=settings.kind, bot=settings.bot, colour=colours[seat],
                cars=supply.cars, gray=supply.gray, yellow=supply.yellow, roads=supply.roads, types=supply.types,
                placed=position.cars_placed(seat), status=names[status],
                place=place if status in (FINISHED, OUT) else None, on_clock=position.on_clock(seat),
                tremor=match.settings.tremor_of(seat), points=None if sheets is None else sheets[seat].points,
                missing={} if sheets is None else missing(position, sheets[seat]),
                enclosed=() if sheets is None else sheets[seat].enclosed,
                closed=() if sheets is None else tuple(
                    tuple((rounded(x), rounded(y)) for x, y in outline) for outline in sheets[seat].closed
                ),
                situation=None if match.halted is not None else situation_of(position, seat, search=False),
            )
        )  # fmt: skip
    return tuple(result)


def change_between(before: TableView, after: TableView) -> Change | None:
    """What was added between two views. None if an existing piece changed; then the whole table must be sent."""
    for kept, now in (
        (before.columns, after.columns),
        (before.cars, after.cars),
        (before.components, after.components),
    ):
        if kept != now[: len(kept)]:
            return None
    lying = [_without_sides(road) for road in before.roads]
    if lying != [_without_sides(road) for road in after.roads[: len(lying)]]:
        return None
    sides = tuple(
        SidesView(new.id, new.over, new.under)
        for old, new in zip(before.roads, after.roads, strict=False)
        if (old.over, old.under) != (new.over, new.under)
    )
    return Change(
        columns=after.columns[len(before.columns) :],
        roads=after.roads[len(before.roads) :],
        cars=after.cars[len(before.cars) :],
        components=after.components[len(before.components) :],
        sides=sides,
        status=after.status,
    )


def _without_sides(road: RoadView) -> RoadView:
    return msgspec.structs.replace(road, over=False, under=False)


def play_views(match: Match) -> tuple[PlayView, ...]:
    """All steps of a match."""
    steps = zip(match.recorder.steps, match.step_seats, match.carries, strict=True)
    return tuple(PlayView(seat, step.turn, step.aftermath, carries) for step, seat, carries in steps)


def headline_view(match: Match) -> HeadlineView:
    """The summary of a match for a list of matches."""
    position, outcome = match.position, match.position.outcome
    return HeadlineView(
        edition=match.settings.edition,
        players=tuple(seat.name for seat in match.settings.seats),
        phase=position.phase,
        to_move=None if match.seating.gathering else position.to_move,
        turns=position.turns_played,
        winners=None if outcome is None else outcome.winners,
        gathering=match.seating.gathering,
        waiting=tuple(one.name for one in match.seating.holders if one is not None and match.seating.gathering),
        rematch=_rematch(match),
    )
