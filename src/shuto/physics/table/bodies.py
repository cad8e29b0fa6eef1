"""The pieces of a position as rigid bodies: every element, stick and car by itself, what stands in the city fixed."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from shuto.physics.engine.pose import Pose, heading
from shuto.physics.engine.protocol import Box, Disc, Prism, Shape
from shuto.physics.table.rest import GAP, Line, rest_lines
from shuto.rules.ids import PieceId
from shuto.rules.kernels import layout as at
from shuto.rules.position import Position

Kind = Literal["element", "road", "car", "fixed"]

DENSITY: dict[Kind, float] = {"element": 0.7, "road": 0.7, "car": 1.0, "fixed": 0.0}
"""g/cm³: wood, wood, and cars of resin."""
STEEPEST_LOOSE = math.radians(18.0)
"""On steeper slopes a stick or a car is held: friction alone (26.6°) leaves too little to spare. See docs/adr/0006."""


class Body(NamedTuple):
    """One rigid body: `c3.0` is the lowest element of column c3; sticks and cars are named as the rules name them."""

    name: str
    """Plain text, because it is looked up at every step."""
    piece: str
    """The PieceId of the piece that it is or belongs to, or the name of a component."""
    kind: Kind
    owner: int | None
    shape: Shape
    pose: Pose
    mass: float
    held: bool = False
    """The rules say that it stays, friction alone would not keep it: it is held until it is disturbed."""
    on: tuple[str, ...] = ()
    """The bodies that it rests on."""

    @property
    def half_height(self) -> float:
        """Half of its height, mm."""
        return self.shape.z if isinstance(self.shape, Box) else self.shape.half


def mass_of(kind: Kind, shape: Shape) -> float:
    """Grams."""
    if isinstance(shape, Box):
        volume = 8.0 * shape.x * shape.y * shape.z
    elif isinstance(shape, Disc):
        volume = 2.0 * math.pi * shape.radius**2 * shape.half
    else:
        return 0.0
    return DENSITY[kind] * volume / 1000.0


def element(position: Position, column: PieceId, owner: int, x: float, y: float, low: float, level: int) -> Body:
    """One element of a column that stands at `low`, counted from the foot."""
    shapes = position.game.pieces.column
    shape = Disc(shapes.radius, shapes.element / 2.0)
    pose = Pose((x, y, low + (level + 0.5) * shapes.element))
    name, below = str(PieceId.disc(column, level)), (str(PieceId.disc(column, level - 1)),) if level else ()
    return Body(name, column, "element", owner, shape, pose, mass_of("element", shape), on=below)


def stick_pose(line: Line, thickness: float) -> Pose:
    """The middle of a stick whose underside runs along a line."""
    turn = heading(math.atan2(line.uy, line.ux), line.slope)
    up = Pose((0.0, 0.0, 0.0), turn).up
    half = thickness / 2.0
    return Pose((line.x + half * up[0], line.y + half * up[1], line.z + half * up[2]), turn)


def road_shape(position: Position) -> Box:
    """The stick, mm."""
    road = position.game.pieces.road
    return Box(road.length / 2.0, road.width / 2.0, road.thickness / 2.0)


def car_shape(position: Position, car_type: str) -> Box:
    """A car, mm."""
    car = position.game.pieces.car
    return Box(position.game.car_length(car_type) / 2.0, car.width / 2.0, car.height / 2.0)


def car_pose(position: Position, road: Pose, shape: Box, place: float, offset: float) -> Pose:
    """A car on a stick that lies as it lies: its middle so far along from the start, so far to the left."""
    pieces = position.game.pieces.road
    local = (place - pieces.length / 2.0, offset, pieces.thickness / 2.0 + shape.z + GAP)
    return Pose(road.point(local), road.turn)


def bodies_of(position: Position) -> list[Body]:
    """Every piece of a position as the bodies it is made of, columns first, then sticks, cars and the city."""
    found: list[Body] = []
    for column in position.columns:
        found += [
            element(position, column.id, column.owner, column.x, column.y, column.foot, level)
            for level in range(column.height)
        ]
    shape = road_shape(position)
    poses: dict[str, Pose] = {}
    for road, line in zip(position.roads, rest_lines(position), strict=True):
        poses[road.id] = pose = stick_pose(line, 2.0 * shape.z)
        steep = not line.stands or abs(line.slope) > STEEPEST_LOOSE
        ends = (road.from_column, road.to_column)
        on = tuple(str(PieceId.disc(end, position.column(end).height - 1)) for end in ends if end is not None)
        found.append(Body(str(road.id), road.id, "road", road.owner, shape, pose, mass_of("road", shape), steep, on))
    for car in position.cars:
        box = car_shape(position, car.type)
        pose = car_pose(position, poses[car.road], box, car.place, car.offset)
        steep = abs(math.asin(pose.ahead[2])) > STEEPEST_LOOSE
        found.append(
            Body(str(car.id), car.id, "car", car.owner, box, pose, mass_of("car", box), steep, (str(car.road),))
        )
    return found + city_bodies(position)


def city_bodies(position: Position) -> list[Body]:
    """Buildings, the tower, areas and what stands on them. They are heavy: no stick moves them, so they are fixed."""
    from shuto.geometry.rows import PRISM_CORNERS, PRISM_COUNT, PRISM_HIGH, PRISM_LOW, PRISM_RADIUS

    table, found = position.table, []
    rows = [(at.AREA, i, table.areas[i]) for i in range(table.counts[at.AREA])]
    rows += [(at.BLOCK, i, table.blocks[i]) for i in range(table.counts[at.BLOCK])]
    for kind, number, row in rows:
        component = position.area_component(number) if kind == at.AREA else position.block_component(number)
        low, high, radius, count = (float(row[i]) for i in (PRISM_LOW, PRISM_HIGH, PRISM_RADIUS, PRISM_COUNT))
        flat = row[PRISM_CORNERS : PRISM_CORNERS + 2 * int(count)].reshape(-1, 2).tolist()
        x, y = (sum(point[i] for point in flat) / len(flat) for i in (0, 1))
        half = (high - low) / 2.0
        shape: Shape = Disc(radius, half)
        if len(flat) > 1:
            shape = Prism(tuple((cx - x, cy - y) for cx, cy in flat), half)
        is_prop = kind == at.BLOCK and table.block_marks[number, at.BLOCK_KIND] == at.OBSTACLE
        name = f"{component.id}.{number}" if is_prop else component.id
        found.append(Body(name, component.id, "fixed", None, shape, Pose((x, y, low + half)), 0.0))
    return found
