"""The pieces of a position as rigid bodies: one for every disc, road (or ramp) and car, and fixed ones for the city."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from shuto.physics.engine.pose import Pose, heading
from shuto.physics.engine.protocol import Box, Cylinder, Prism, Shape
from shuto.physics.materials import material_of
from shuto.physics.table.rest import GAP, Line, ideal_line, rest_lines
from shuto.rules.game import Game
from shuto.rules.ids import PieceId
from shuto.rules.kernels import layout as at
from shuto.rules.position import Position

Kind = Literal["disc", "road", "car", "fixed"]

STEEPEST_LOOSE = math.radians(18.0)
"""On a steeper slope (radians), a road or a car is held, although it would slide only from 26.6° (docs/adr/0006)."""


class Body(NamedTuple):
    """One rigid body. `c3.0` is the lowest disc of column c3; roads and cars have the ids of their pieces."""

    name: str
    """A plain `str`, not a `PieceId`, because it is looked up at every step."""
    piece: str
    """The PieceId of the piece that this body is or is part of, or the name of a component of the city."""
    kind: Kind
    owner: int | None
    shape: Shape
    pose: Pose
    mass: float
    friction: float
    held: bool = False
    """Whether it is held until it is disturbed, because friction alone would not keep it where the rules put it."""
    rests_on: tuple[str, ...] = ()
    """The bodies that support it."""
    lie: Pose | None = None
    """Where the rules put it, if it may rest elsewhere: a road can be propped up by what it only just clears."""

    @property
    def half_height(self) -> float:
        """Half its height, mm."""
        return self.shape.z if isinstance(self.shape, Box) else self.shape.half


def weight_and_friction(game: Game, kind: Kind, shape: Shape) -> tuple[float, float]:
    """The mass of a body in grams (0 for a prism, which is always fixed), and how much it rubs."""
    material = material_of(game.edition)
    if isinstance(shape, Box):
        volume = 8.0 * shape.x * shape.y * shape.z
    elif isinstance(shape, Cylinder):
        volume = 2.0 * math.pi * shape.radius**2 * shape.half
    else:
        volume = 0.0
    return material.density[kind] * volume / 1000.0, material.friction[kind]


def disc_body(position: Position, column: PieceId, owner: int, x: float, y: float, low: float, level: int) -> Body:
    """One disc of a column whose foot is at height `low`; `level` 0 is the lowest disc."""
    size = position.game.pieces.column
    shape = Cylinder(size.radius, size.disc_height / 2.0)
    pose = Pose((x, y, low + (level + 0.5) * size.disc_height))
    name, below = str(PieceId.disc(column, level)), (str(PieceId.disc(column, level - 1)),) if level else ()
    made = weight_and_friction(position.game, "disc", shape)
    return Body(name, column, "disc", owner, shape, pose, *made, rests_on=below)


def road_pose(line: Line, thickness: float) -> Pose:
    """The pose of a road whose underside runs along a line."""
    rotation = heading(math.atan2(line.uy, line.ux), line.slope)
    up = Pose((0.0, 0.0, 0.0), rotation).up
    half = thickness / 2.0
    return Pose((line.x + half * up[0], line.y + half * up[1], line.z + half * up[2]), rotation)


def road_shape(position: Position) -> Box:
    """The shape of a road, the same for all roads and ramps."""
    road = position.game.pieces.road
    return Box(road.length / 2.0, road.width / 2.0, road.thickness / 2.0)


def car_shape(position: Position, car_type: str) -> Box:
    """The shape of a car."""
    car = position.game.pieces.car
    return Box(position.game.car_length(car_type) / 2.0, car.width / 2.0, car.height / 2.0)


def car_pose(position: Position, road: Pose, shape: Box, place: float, offset: float) -> Pose:
    """The pose of a car on a road: its centre is `place` mm from the road's start, `offset` mm left of its middle."""
    size = position.game.pieces.road
    local = (place - size.length / 2.0, offset, size.thickness / 2.0 + shape.z + GAP)
    return Pose(road.point(local), road.rotation)


def bodies_of(position: Position) -> list[Body]:
    """All bodies of a position: columns first, then roads, cars and the city."""
    found: list[Body] = []
    for column in position.columns:
        found += [
            disc_body(position, column.id, column.owner, column.x, column.y, column.foot, level)
            for level in range(column.height)
        ]
    shape = road_shape(position)
    made = weight_and_friction(position.game, "road", shape)
    poses: dict[str, Pose] = {}
    lies: dict[str, Pose] = {}
    for road, line in zip(position.roads, rest_lines(position), strict=True):
        poses[road.id] = pose = road_pose(line, 2.0 * shape.z)
        lies[road.id] = lie = road_pose(ideal_line(road), 2.0 * shape.z)
        held = not line.is_supported or abs(line.slope) > STEEPEST_LOOSE
        ends = (road.from_column, road.to_column)
        below = tuple(str(PieceId.disc(end, position.column(end).height - 1)) for end in ends if end is not None)
        found.append(Body(str(road.id), road.id, "road", road.owner, shape, pose, *made, held, below, lie))
    for car in position.cars:
        box = car_shape(position, car.type)
        pose, lie = (car_pose(position, on[car.road], box, car.place, car.offset) for on in (poses, lies))
        held = abs(math.asin(pose.ahead[2])) > STEEPEST_LOOSE
        made = weight_and_friction(position.game, "car", box)
        found.append(Body(str(car.id), car.id, "car", car.owner, box, pose, *made, held, (str(car.road),), lie))
    return found + city_bodies(position)


def city_bodies(position: Position) -> list[Body]:
    """Buildings, the tower, areas and what stands on them. No road is heavy enough to move them, so they are fixed."""
    from shuto.geometry.rows import PRISM_CORNERS, PRISM_COUNT, PRISM_HIGH, PRISM_LOW, PRISM_RADIUS

    table, found = position.table, []
    rows = [(at.AREA, i, table.areas[i]) for i in range(table.counts[at.AREA])]
    rows += [(at.BLOCK, i, table.blocks[i]) for i in range(table.counts[at.BLOCK])]
    for kind, number, row in rows:
        component = position.area_component(number) if kind == at.AREA else position.block_component(number)
        low, high, radius, count = (float(row[i]) for i in (PRISM_LOW, PRISM_HIGH, PRISM_RADIUS, PRISM_COUNT))
        corners = row[PRISM_CORNERS : PRISM_CORNERS + 2 * int(count)].reshape(-1, 2).tolist()
        x, y = (sum(point[i] for point in corners) / len(corners) for i in (0, 1))
        half = (high - low) / 2.0
        shape: Shape = Cylinder(radius, half)
        if len(corners) > 1:
            shape = Prism(tuple((cx - x, cy - y) for cx, cy in corners), half)
        is_obstacle = kind == at.BLOCK and table.block_marks[number, at.BLOCK_KIND] == at.OBSTACLE
        name = f"{component.id}.{number}" if is_obstacle else component.id
        made = weight_and_friction(position.game, "fixed", shape)
        found.append(Body(name, component.id, "fixed", None, shape, Pose((x, y, low + half)), *made))
    return found
