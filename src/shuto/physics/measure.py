"""Reads where a piece came to rest as a turn of the rules: snaps it to the nearest exact lie and has it judged."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Literal, NamedTuple

import msgspec

from shuto.physics.engine.pose import Pose, Vector, angle_between
from shuto.rules.ids import PieceId
from shuto.rules.position import Position
from shuto.rules.referee.builds import judge_build
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Build, CarPlace, Extend, Lie, TurnError

TOLERANCE = 1.5
"""mm by which each end of a road, a column or a car may be moved to reach a lie that the rules accept."""
_LOW, _HIGH = 2.5, 2.5  # mm by which a piece may lie lower or higher than in the rules
_RIM = 12.0  # mm, times the slope: by how much higher a road may lie because it rests on the near rim
_PITCH = 6.0  # degrees by which the slope may differ from the rules
_SKEW = 12.0  # degrees by which a car may stand askew on its road
_TILTED = 4.0  # degrees; a disc that is tilted more does not stand
_SLIPPED = 10.0  # mm; a piece that lies lower than that below its place has slipped off
_TIPPED = 15.0  # degrees; a piece that is tilted more has fallen over
_GRID = (0.0, 0.5, -0.5, 1.0, -1.0, 1.5, -1.5)  # mm


class Landing(NamedTuple):
    """How the carried piece landed: the turn that it makes, and the verdict on that turn."""

    turn: Build
    verdict: Verdict
    lies: bool
    """False if the piece hangs, leans or fell, even if it is at the right place in plan."""
    moved: float
    """mm by which it was moved to the exact lie."""
    height: float = 0.0
    """mm by which it lies higher than in the rules."""

    @property
    def legal(self) -> bool:
        """Whether the piece may stay where it landed."""
        return self.lies and self.verdict.legal


Way = Literal["far", "near", "left", "right", "high", "low", "fell"]
"""Which way a piece missed its place, seen from the base point of its build; "fell" if it slipped off or fell over."""


class Off(NamedTuple):
    """By how many mm a piece missed its place, and which way."""

    mm: float
    way: Way


def measure_off(position: Position, turn: Build, pose: Pose, rest: Pose) -> Off:
    """How a piece missed `rest`, its pose if it is placed as it was meant: the greatest of the three deviations."""
    dx, dy, dz = (here - there for here, there in zip(pose.at, rest.at, strict=True))
    if dz < -_SLIPPED or angle_between(pose.up, rest.up) > _TIPPED:
        return Off(math.hypot(dx, dy), "fell")
    base = position.column(turn.base)
    ux, uy = rest.at[0] - base.x, rest.at[1] - base.y
    run = math.hypot(ux, uy) or 1.0
    along, left = (dx * ux + dy * uy) / run, (dy * ux - dx * uy) / run
    ways: tuple[tuple[float, Way], ...] = (
        (along, "far"), (-along, "near"), (left, "left"), (-left, "right"), (dz, "high"), (-dz, "low")
    )  # fmt: skip
    return Off(*max(ways))


def measure_landing(
    position: Position, turn: Build, seat: int, piece: str, poses: Mapping[str, Pose], rest: Pose | None = None
) -> Landing:
    """The landing of a carried piece: the meant turn with the road's lie, the column's or the car's place as measured.

    `position` is the position before the turn. `poses` contains the piece, and for a car also the road under it. `rest`
    is the pose in which a road comes to rest if it is placed as it was meant.
    """
    try:
        carried = PieceId(piece)
        if carried.kind == "road":
            return _measure_road(position, turn, seat, poses[piece], rest)
        if carried.kind == "car":
            return _measure_car(position, turn, seat, carried, poses)
        discs = [pose for name, pose in poses.items() if PieceId(name).piece == carried.piece]
        return _measure_column(position, turn, seat, discs)
    except TurnError:  # it lies so far away that no turn can state its coordinates
        return Landing(turn, judge_build(position, turn, seat), False, math.inf)


# roads ----------------------------------------------------------------------------------------------------------


def road_ends(position: Position, pose: Pose) -> tuple[Vector, Vector]:
    """The middles of the two lower edges of a road."""
    road = position.game.pieces.road
    half, low = road.length / 2.0, -road.thickness / 2.0
    return pose.point((-half, 0.0, low)), pose.point((half, 0.0, low))


def _ends_from(position: Position, turn: Build, pose: Pose) -> tuple[Vector, Vector]:
    """The ends of a road; the one nearer to the base point is the start, whichever way the road was turned."""
    a, b = road_ends(position, pose)
    base = position.column(turn.base) if 0 <= turn.base < len(position.columns) else None
    if base is not None and math.dist(b[:2], (base.x, base.y)) < math.dist(a[:2], (base.x, base.y)):
        return b, a
    return a, b


def _measure_road(position: Position, turn: Build, seat: int, pose: Pose, rest: Pose | None) -> Landing:
    a, b = _ends_from(position, turn, pose)
    resting = None if rest is None else _ends_from(position, turn, rest)
    meant = judge_build(position, turn, seat)
    flat = math.dist(*(end[:2] for end in meant.lie)) if meant.lie else math.dist(a[:2], b[:2])
    measured = _fitted(turn, a, b, flat)
    best: tuple[Build, Verdict, float] | None = None
    for lie, moved in _candidate_lies(measured, meant):
        stated = msgspec.structs.replace(turn, lie=lie)
        for option in (stated, msgspec.structs.replace(stated, cars=None)) if turn.cars else (stated,):
            verdict = judge_build(position, option, seat)
            if best is None:
                best = option, verdict, moved
            if verdict.legal:
                lies, height = _lies_well(position, verdict, (a, b), resting)
                return Landing(option, verdict, lies, moved, height)
    assert best is not None
    option, verdict, moved = best
    lies, height = _lies_well(position, verdict, (a, b), resting)
    return Landing(option, verdict, lies, moved, height)


def _fitted(turn: Build, a: Vector, b: Vector, flat: float) -> Lie:
    """The measured ends as a lie of the right length, fitted around the middle, or from the start for an off-ramp."""
    run = math.dist(a[:2], b[:2]) or 1.0
    ux, uy = (b[0] - a[0]) / run, (b[1] - a[1]) / run
    if isinstance(turn, Extend):
        mx, my = (a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0
        return mx - ux * flat / 2.0, my - uy * flat / 2.0, mx + ux * flat / 2.0, my + uy * flat / 2.0
    return a[0], a[1], a[0] + ux * flat, a[1] + uy * flat


@cache
def _shifts() -> tuple[tuple[float, float, float], ...]:
    """Shifts of a road, smallest first: along it, and to the left at its start and at its end; mm."""
    found = [(u, v, w) for u in _GRID for v in _GRID for w in _GRID]
    return tuple(sorted(found, key=lambda shift: shift[0] ** 2 + (shift[1] ** 2 + shift[2] ** 2) / 2.0))


def _candidate_lies(lie: Lie, meant: Verdict) -> Iterator[tuple[Lie, float]]:
    """The measured lie, then the meant one if it is within tolerance, then others within tolerance, nearest first."""
    yield lie, 0.0
    if meant.lie is not None:
        (ax, ay, _), (bx, by, _) = meant.lie
        off = max(math.hypot(lie[0] - ax, lie[1] - ay), math.hypot(lie[2] - bx, lie[3] - by))
        if off <= TOLERANCE:
            yield (ax, ay, bx, by), off
    run = math.hypot(lie[2] - lie[0], lie[3] - lie[1])
    ux, uy = (lie[2] - lie[0]) / run, (lie[3] - lie[1]) / run
    for along, left, right in _shifts()[1:]:
        far = max(math.hypot(along, left), math.hypot(along, right))
        if far <= TOLERANCE:
            yield (
                (
                    lie[0] + along * ux - left * uy,
                    lie[1] + along * uy + left * ux,
                    lie[2] + along * ux - right * uy,
                    lie[3] + along * uy + right * ux,
                ),
                far,
            )


Ends = tuple[Vector, Vector]


def _lies_well(position: Position, verdict: Verdict, ends: Ends, resting: Ends | None) -> tuple[bool, float]:
    """Whether the height and the slope of a road fit its lie, and by how many mm it is higher than in the rules.

    They fit if they are close to the rules, or close to `resting`, where the physics says that the road rests. The
    two differ where a steep road ends on the same top: what lies on that end is higher than in the rules.
    """
    if verdict.lie is None:
        return False, 0.0
    length = position.game.pieces.road.length
    height, pitch, steep = _compare(ends, verdict.lie, length)
    well = -_LOW < height < _HIGH + _RIM * steep and abs(pitch) < _PITCH + 10.0 * steep
    if not well and resting is not None:
        above, tilt, _ = _compare(ends, resting, length)
        well = -_LOW < above < _HIGH and abs(tilt) < _PITCH
    return well, height


def _compare(ends: Ends, expected: Ends, length: float) -> tuple[float, float, float]:
    """How much higher (mm) and steeper (degrees) a road is than expected, and the expected rise per mm in plan."""
    (a, b), (start, end) = ends, expected
    slope = _slope(start, end, length)
    height = (a[2] + b[2]) / 2.0 - (start[2] + end[2]) / 2.0
    return height, math.degrees(_slope(a, b, length) - slope), abs(math.tan(slope))


def _slope(a: Vector, b: Vector, length: float) -> float:
    return math.asin(max(-1.0, min(1.0, (b[2] - a[2]) / length)))


# columns and cars -----------------------------------------------------------------------------------------------


def _measure_column(position: Position, turn: Build, seat: int, discs: list[Pose]) -> Landing:
    """The place of a column is the mean of its discs. It stands if each disc is upright and on the one below."""
    assert isinstance(turn, Extend)
    x = sum(pose.at[0] for pose in discs) / len(discs)
    y = sum(pose.at[1] for pose in discs) / len(discs)
    best: Landing | None = None
    thickness = position.game.pieces.column.disc_height
    levels = sorted(pose.at[2] for pose in discs)
    foot = levels[0] - thickness / 2.0
    upright = all(angle_between(pose.up, (0.0, 0.0, 1.0)) < _TILTED for pose in discs)
    spread = max(math.hypot(pose.at[0] - x, pose.at[1] - y) for pose in discs)
    stacked = all(abs(high - low - thickness) < 1.0 for low, high in pairwise(levels))
    ground = foot < position.game.pieces.area.thickness + 1.0
    lies = upright and stacked and ground and spread < position.game.pieces.column.radius / 2.0
    meant = math.hypot(turn.x - x, turn.y - y)
    shifts = [(turn.x - x, turn.y - y)] if meant <= TOLERANCE else []
    for dx, dy in [(0.0, 0.0), *shifts, *((u, v) for u, v, w in _shifts()[1:] if w == 0.0)]:
        far = math.hypot(dx, dy)
        if far > TOLERANCE:
            continue
        option = msgspec.structs.replace(turn, x=x + dx, y=y + dy, lie=None if far != meant else turn.lie)
        verdict = judge_build(position, option, seat)
        if best is None or verdict.legal:
            best = Landing(option, verdict, lies, far, foot)
        if verdict.legal:
            break
    assert best is not None
    return best


def _measure_car(position: Position, turn: Build, seat: int, piece: PieceId, poses: Mapping[str, Pose]) -> Landing:
    """The place of a car is its distance along the new road and to the left of the road's centre line."""
    road, car = poses[PieceId.road(len(position.roads))], poses[piece]
    verdict = judge_build(position, turn, seat)
    planned = list(turn.cars if turn.cars is not None else verdict.cars)
    number = piece.number - len(position.cars)
    shapes = position.game.pieces
    along, left, up = road.local(car.at)
    if verdict.lie is not None:
        a, _ = road_ends(position, road)
        start = verdict.lie[0]
        if math.dist(a[:2], start[:2]) > shapes.road.length / 2.0:
            along, left = -along, -left  # the road was placed the other way round
    height = up - (shapes.road.thickness + shapes.car.height) / 2.0
    askew = angle_between(road.ahead, car.ahead)
    flat = angle_between(road.up, car.up) < _PITCH and min(askew, 180.0 - askew) < _SKEW
    lies = flat and abs(height) < 1.0
    best: Landing | None = None
    for da, dl, _ in _shifts():
        if math.hypot(da, dl) > TOLERANCE:
            continue
        place = CarPlace(along + shapes.road.length / 2.0 + da, planned[number].type, left + dl)
        option = msgspec.structs.replace(turn, cars=(*planned[:number], place, *planned[number + 1 :]))
        judged = judge_build(position, option, seat)
        if best is None or judged.legal:
            best = Landing(option, judged, lies, math.hypot(da, dl), height)
        if judged.legal:
            break
    assert best is not None
    return best
