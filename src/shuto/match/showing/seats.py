"""Shows who sits where, what they have, and their clocks."""

from __future__ import annotations

from shuto.match.match import Match
from shuto.match.seats.pausing import agreed
from shuto.match.views.seats import ClockView, SeatClockView, SeatingView, SeatStatus, SeatView
from shuto.rules.kernels.course import FINISHED, OUT, OUT_SINCE, PLACE, STATUS
from shuto.rules.position import Position
from shuto.rules.reasons.missing import missing
from shuto.rules.reasons.situation import situation_of
from shuto.rules.referee.views import rounded


def seat_views(match: Match, position: Position) -> tuple[SeatView, ...]:
    """All players in a position."""
    sheets = match.scores.sheets(position)
    colours, tremors, _ = match.seats.seated(match.settings, match.seating)
    names: tuple[SeatStatus, ...] = ("in", "finished", "out")
    rows = position.course.players.tolist()
    result = []
    for seat, settings in enumerate(match.settings.seats):
        supply = position.supply(seat)
        status, place = rows[seat][STATUS], rows[seat][PLACE]
        result.append(
            SeatView(
                name=settings.name, kind=settings.kind, bot=settings.bot, colour=colours[seat],
                cars=supply.cars, gray=supply.gray, yellow=supply.yellow, roads=supply.roads, types=supply.types,
                placed=position.cars_placed(seat), status=names[status],
                place=place if status in (FINISHED, OUT) else None, last_chance=bool(rows[seat][OUT_SINCE]),
                tremor=tremors[seat], points=None if sheets is None else sheets[seat].points,
                missing={} if sheets is None else missing(position, sheets[seat]),
                enclosed=() if sheets is None else sheets[seat].enclosed,
                closed=() if sheets is None else tuple(
                    tuple((rounded(x), rounded(y)) for x, y in outline) for outline in sheets[seat].closed
                ),
                situation=None if match.halted is not None else situation_of(position, seat, search=False),
            )
        )  # fmt: skip
    return tuple(result)


def seating_view(match: Match) -> SeatingView | None:
    """Who sits where; None in a lesson."""
    if match.coach is not None:
        return None
    return match.seats.seated(match.settings, match.seating).view


def clock_view(match: Match) -> ClockView | None:
    """The clocks, if the table has any."""
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
