"""In legal positions nothing overlaps or touches, by an independent computation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import MultiPoint, Point

from properties.naive.solids import Box, apart, car_box, corners, depth, grid, road_box
from properties.naive.uprights import lying, standing
from properties.strategies import GROUPS, examples, games
from shuto.rules.ids import PieceId
from shuto.rules.pieces import Car, Column, Road
from shuto.rules.position import Position

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

RADIUS = 10.0
HAIR = 0.01
"""The limit of the referee is exact; this independent computation may differ by this much."""
_STEP = 0.75


@pytest.mark.parametrize("group", GROUPS)
@examples(5)
@given(data=st.data())
def test_nothing_touches(group: str, data: st.DataObject) -> None:
    position = data.draw(games(group, clumsy=0.0)).final
    _columns_stand_apart(position)
    _roads_keep_off_columns(position)
    _roads_keep_apart(position)
    _cars_stand_on_their_roads(position)
    _cars_touch_nothing(position)
    _nothing_is_in_a_building(position)
    _areas_bear_what_they_may(position)
    _ends_lie_on_their_columns(position)


def _columns_stand_apart(position: Position) -> None:
    for one, other in combinations(position.columns, 2):
        assert math.dist((one.x, one.y), (other.x, other.y)) >= 2.0 * RADIUS - HAIR, (one.id, other.id)


def _roads_keep_off_columns(position: Position) -> None:
    """In plan, no road is over or under a column that is not its own."""
    for road in position.roads:
        ground = MultiPoint(corners(road_box(road))[:, :2]).convex_hull
        for column in position.columns:
            if column.id not in (road.from_column, road.to_column):
                assert ground.distance(Point(column.x, column.y)) >= RADIUS - HAIR, (road.id, column.id)


def _shared(one: Road, other: Road, columns: dict[PieceId, Column]) -> Column | None:
    shared = {one.from_column, one.to_column} & {other.from_column, other.to_column} - {None}
    return next((columns[name] for name in shared if name is not None), None)


def _roads_keep_apart(position: Position) -> None:
    columns = {column.id: column for column in position.columns}
    boxes: dict[str, Box] = {road.id: road_box(road) for road in position.roads}
    pairs = []
    for one, other in combinations(position.roads, 2):
        column = _shared(one, other, columns)
        if column is None:
            if _near(boxes[one.id], boxes[other.id]):
                pairs.append((one.id, other.id))
        else:
            _meet_on_the_top_only(boxes[one.id], boxes[other.id], column)
    _prove(pairs, boxes)


def _near(one: Box, other: Box) -> bool:
    middles = (box.origin + (box.low + box.high) / 2.0 @ box.axes for box in (one, other))
    reach = sum(float(np.linalg.norm(box.high - box.low)) / 2.0 for box in (one, other))
    return math.dist(*middles) < reach + 1.0


def _prove(pairs: Sequence[tuple[str, str]], boxes: dict[str, Box]) -> None:
    for one, other in pairs:
        assert apart(boxes[one], boxes[other]) > -HAIR, (one, other)


def _meet_on_the_top_only(one: Box, other: Box, column: Column) -> None:
    """Two roads of one column share no point in space that is off its disc in plan."""
    for box, against in ((one, other), (other, one)):
        points = grid(box, _STEP)
        away = np.hypot(points[:, 0] - column.x, points[:, 1] - column.y)
        near = points[(away > RADIUS + HAIR) & (away < 8.0 * RADIUS)]
        assert not (depth(near, against) > HAIR).any(), column.id


def _cars_stand_on_their_roads(position: Position) -> None:
    roads = {road.id: road for road in position.roads}
    for car in position.cars:
        road = roads[car.road]
        box = road_box(road)
        assert car.owner == road.owner
        assert car.place - car.length / 2.0 >= -HAIR
        assert car.place + car.length / 2.0 <= 120.0 + HAIR
        assert abs(car.offset) + 4.0 <= 5.0 + HAIR
        stands = box.origin + np.array([car.place, car.offset, 2.0]) @ box.axes
        assert math.dist(stands.tolist(), car.centre) < 1e-6
        assert car.slope == pytest.approx(road.slope, abs=1e-6)
        assert abs(car.slope) <= 25.0 + 1e-6


def _cars_touch_nothing(position: Position) -> None:
    roads: dict[str, Box] = {road.id: road_box(road) for road in position.roads}
    cars: dict[str, tuple[Car, Box]] = {car.id: (car, car_box(car)) for car in position.cars}
    boxes = roads | {name: box for name, (_, box) in cars.items()}
    pairs = [(one, other) for one, other in combinations(cars, 2)]
    pairs += [(name, road) for name, (car, _) in cars.items() for road in roads if road != car.road]
    _prove([pair for pair in pairs if _near(boxes[pair[0]], boxes[pair[1]])], boxes)
    for name, (_, box) in cars.items():
        for column in position.columns:
            assert _in_column(box, column) < HAIR, (name, column.id)


def _in_column(box: Box, column: Column) -> float:
    """How deep the deepest point of a box is in a column, in mm."""
    points = grid(box, _STEP)
    away = RADIUS - np.hypot(points[:, 0] - column.x, points[:, 1] - column.y)
    level = np.minimum(points[:, 2] - column.foot, column.top - points[:, 2])
    return float(np.minimum(away, level).max())


def _nothing_is_in_a_building(position: Position) -> None:
    solids = standing(position)
    for name, box in (
        *((road.id, road_box(road)) for road in position.roads),
        *((car.id, car_box(car)) for car in position.cars),
    ):
        points = grid(box, _STEP * 2.0)
        for solid in solids:
            assert not (solid.depth(points) > HAIR).any(), (name, solid.component.id)
    for column in position.columns:
        for solid in solids:
            assert solid.away(column.x, column.y) > RADIUS - HAIR, (column.id, solid.component.id)


def _areas_bear_what_they_may(position: Position) -> None:
    """Columns stand wholly on a development area or off all areas. Off-ramps end on no rainbow and touch one area."""
    for area in lying(position):
        for column in position.columns:
            if column.area == area.component.id:
                assert area.component.kind == "development"
                assert area.plan_depth(np.array([(column.x, column.y)]))[0] >= RADIUS - HAIR, column.id
                assert column.foot == 1.5
            else:
                assert area.away(column.x, column.y) >= RADIUS - HAIR, (column.id, area.component.id)
        for road in position.roads:
            if road.kind != "off-ramp":
                continue
            inside = float(area.plan_depth(np.array([road.end[:2]]))[0])
            if inside > HAIR:
                assert area.component.kind != "rainbow"
                assert road.end[2] == pytest.approx(1.5, abs=1e-9)
            elif inside < -HAIR:
                assert not (area.depth(grid(road_box(road), _STEP)) > HAIR).any(), (road.id, area.component.id)


def _ends_lie_on_their_columns(position: Position) -> None:
    """Each end lies on its column's top, one level up for each end under it, or on the ground. Roads are 120 long."""
    columns = {column.id: column for column in position.columns}
    for road in position.roads:
        assert math.dist(road.start, road.end) == pytest.approx(120.0, abs=1e-6)
        for name, end in ((road.from_column, road.start), (road.to_column, road.end)):
            if name is None:
                assert end[2] in (0.0, pytest.approx(1.5, abs=1e-9), pytest.approx(0.0, abs=1e-9))
            else:
                column = columns[name]
                assert math.dist(end[:2], (column.x, column.y)) <= RADIUS + HAIR
                level = (end[2] - column.top) / 2.0
                assert level == pytest.approx(round(level), abs=1e-6)
                assert 0 <= round(level) <= 2
