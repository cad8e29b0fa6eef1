"""Taking a snapshot of a position: all its numbers except those that its pieces imply."""

from __future__ import annotations

import msgspec

from shuto.geometry.tolerances import GRID_PER_MM
from shuto.rules.game import frame_of
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.course import LAST_ROUND, OUT_SINCE, OVER, PASSES, PHASE, PLACE, STATUS, TO_MOVE, WHY_OVER
from shuto.rules.outcome import REASONS
from shuto.rules.pieces import Component
from shuto.rules.position import PHASES, Position
from shuto.rules.setup import placer
from shuto.rules.snapshot.box import implied
from shuto.rules.snapshot.course import STATUSES, implied_status, last_round_of, phase_of
from shuto.rules.snapshot.pieces import (
    StatedCar,
    StatedColumn,
    StatedComponent,
    StatedPlayer,
    StatedRoad,
    StatedSupply,
)
from shuto.rules.snapshot.snapshot import Snapshot
from shuto.rules.turn import Lie


def taken(position: Position) -> Snapshot:
    """The snapshot of a position."""
    game, table, course = position.game, position.table, position.course
    snapshot = Snapshot(
        **frame_of(game),
        components=tuple(_component(position, i, one) for i, one in enumerate(position.components)),
        columns=tuple(_column(position, i) for i in range(table.counts[at.COLUMN])),
        roads=tuple(_road(position, i) for i in range(table.counts[at.ROAD])),
        cars=tuple(_car(position, i) for i in range(table.counts[at.CAR])),
        to_move=int(course.game[TO_MOVE]),
        turns_played=position.turns_played,
        reason=REASONS[course.game[WHY_OVER]] if course.game[PHASE] == OVER else None,
        passes=int(course.game[PASSES]),
    )
    supplies = implied(snapshot, game)
    if (supplies != table.supplies).any():
        stated = tuple(_supply(row, usual) for row, usual in zip(table.supplies, supplies, strict=True))
        snapshot = msgspec.structs.replace(snapshot, supplies=stated)
    if phase_of(snapshot, game) != course.game[PHASE]:
        snapshot = msgspec.structs.replace(snapshot, phase=PHASES[course.game[PHASE]])
    if last_round_of(snapshot, game, table) != course.game[LAST_ROUND]:
        snapshot = msgspec.structs.replace(snapshot, last_round=bool(course.game[LAST_ROUND]))
    status = tuple(_player(position, seat) for seat in range(game.seats))
    finished = any(player.status == "finished" for player in status)  # if it were left out, it could end the game
    if finished or implied_status(snapshot, game, table) != status:
        snapshot = msgspec.structs.replace(snapshot, status=status)
    return snapshot


def _component(position: Position, number: int, one: Component) -> StatedComponent:
    usual = number < position.game.to_place and placer(position.game, number) == one.by
    return StatedComponent(id=one.id, x=one.x, y=one.y, angle=one.angle, by=None if usual else one.by)


def _column(position: Position, number: int) -> StatedColumn:
    one = position.column(number)
    return StatedColumn(owner=one.owner, x=one.x, y=one.y, height=one.height, junction=one.junction)


def _road(position: Position, number: int) -> StatedRoad:
    marks = position.table.road_marks[number].tolist()
    start, end = marks[at.ROAD_START], marks[at.ROAD_END]
    stated, *hundredths = marks[at.ROAD_STATED :]
    ax, ay, bx, by = (value / GRID_PER_MM for value in hundredths)
    lie: Lie | None = (ax, ay, bx, by) if stated == at.LIE_STATED else None
    return StatedRoad(
        from_column=None if start < 0 else start,
        to_column=None if end < 0 else end,
        toward=(ax, ay) if stated == at.TOWARD_STATED else None,
        lie=lie,
    )


def _car(position: Position, number: int) -> StatedCar:
    one = position.car(number)
    return StatedCar(
        road=int(position.table.car_marks[number, at.CAR_ROAD]), at=one.place, type=one.type, offset=one.offset
    )


def _supply(row: at.Ints, usual: at.Ints) -> StatedSupply:
    """The differences from the supply that the box and the table imply."""
    counts = [None if have == other else int(have) for have, other in zip(row, usual, strict=True)]
    cars = None
    if (row[at.CARS :] != usual[at.CARS :]).any():
        cars = {name: int(count) for name, count in zip(at.CAR_TYPES, row[at.CARS :], strict=True) if count}
    return StatedSupply(gray=counts[at.GRAY], yellow=counts[at.YELLOW], roads=counts[at.ROADS], cars=cars)


def _player(position: Position, seat: int) -> StatedPlayer:
    row = position.course.players[seat].tolist()
    waits = tuple(other for other, waited in enumerate(position.course.waits[seat].tolist()) if waited)
    return StatedPlayer(status=STATUSES[row[STATUS]], place=row[PLACE], since=row[OUT_SINCE], waits_for=waits)
