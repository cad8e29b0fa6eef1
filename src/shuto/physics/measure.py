"""Reading where a piece came to rest, as a turn of the rules: snapped to the nearest exact lie, judged, explained."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import msgspec

from shuto.physics.engine.pose import Pose, Vector, angle_between
from shuto.rules.ids import PieceId
from shuto.rules.position import Position
from shuto.rules.referee.builds import judge_build
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Build, CarPlace, Extend, Lie, TurnError

TOLERANCE = 1.5
"""mm by which each end of a stick, a column or a car may be off an exact lie that the rules accept."""
_LOW, _HIGH = 2.5, 2.5  # mm by which a piece may lie lower or higher than the rules' model says
_RIM = 12.0  # mm; a stick on a slope rests on the near rim, and its middle is higher by so much times the slope
_PITCH = 6.0  # degrees off the model's slope
_SKEW = 12.0  # degrees by which a car may stand askew
_TILTED = 4.0  # degrees: an element that does not stand
_GRID = (0.0, 0.5, -0.5, 1.0, -1.0, 1.5, -1.5)


class Landing(NamedTuple):
    """How the carried piece lies: the turn it makes, the verdict on it, and how far it was moved to be exact."""

    turn: Build
    verdict: Verdict
    lies: bool
    """False when it hangs, leans or fell, whatever the plan shows."""
    moved: float
    """mm from where it lies to the exact lie."""
    height: float = 0.0
    """mm by which it lies higher than it should."""

    @property
    def legal(self) -> bool:
        """Whether the piece may stay as it lies."""
        return self.lies and self.verdict.legal


def measure_landing(
    position: Position, turn: Build, seat: int, piece: str, poses: Mapping[str, Pose], rest: Pose | None = None
) -> Landing:
    """What the carried piece makes of the turn that was meant: a road its lie, a column its place, a car its place.

    `position` is the one before the turn; `poses` hold the piece, and for a car the road under it. `rest` is where a
    road comes to rest if it is placed as it is meant.
    """
    try:
        carried = PieceId(piece)
        if carried.kind == "road":
            return _measure_road(position, turn, seat, poses[piece], rest)
        if carried.kind == "car":
            return _measure_car(position, turn, seat, carried, poses)
        elements = [pose for name, pose in poses.items() if PieceId(name).piece == carried.piece]
        return _measure_column(position, turn, seat, elements)
    except TurnError:  # it lies beyond all bounds
        return Landing(turn, judge_build(position, turn, seat), False, math.inf)


# roads ----------------------------------------------------------------------------------------------------------


def stick_ends(position: Position, pose: Pose) -> tuple[Vector, Vector]:
    """The middles of the two lower edges of a stick."""
    road = position.game.pieces.road
    half, low = road.length / 2.0, -road.thickness / 2.0
    return pose.point((-half, 0.0, low)), pose.point((half, 0.0, low))


def _ends_from(position: Position, turn: Build, pose: Pose) -> tuple[Vector, Vector]:
    """The ends of a stick. It has no front: the end at the base point is its start."""
    a, b = stick_ends(position, pose)
    base = position.column(turn.base) if 0 <= turn.base < len(position.columns) else None
    if base is not None and math.dist(b[:2], (base.x, base.y)) < math.dist(a[:2], (base.x, base.y)):
        return b, a
    return a, b


def _measure_road(position: Position, turn: Build, seat: int, pose: Pose, rest: Pose | None) -> Landing:
    a, b = _ends_from(position, turn, pose)
    bed = None if rest is None else _ends_from(position, turn, rest)
    meant = judge_build(position, turn, seat)
    flat = math.dist(*(end[:2] for end in meant.lie)) if meant.lie else math.dist(a[:2], b[:2])
    measured = _fitted(turn, a, b, flat)
    best: tuple[Build, Verdict, float] | None = None
    for lie, moved in _lies(measured, meant):
        stated = msgspec.structs.replace(turn, lie=lie)
        for option in (stated, msgspec.structs.replace(stated, cars=None)) if turn.cars else (stated,):
            verdict = judge_build(position, option, seat)
            if best is None:
                best = option, verdict, moved
            if verdict.legal:
                lies, height = _lies_well(position, verdict, (a, b), bed)
                return Landing(option, verdict, lies, moved, height)
    assert best is not None
    option, verdict, moved = best
    lies, height = _lies_well(position, verdict, (a, b), bed)
    return Landing(option, verdict, lies, moved, height)


def _fitted(turn: Build, a: Vector, b: Vector, flat: float) -> Lie:
    """The measured ends as a lie of the right length: about its middle, or from the start of an off-ramp."""
    run = math.dist(a[:2], b[:2]) or 1.0
    ux, uy = (b[0] - a[0]) / run, (b[1] - a[1]) / run
    if isinstance(turn, Extend):
        mx, my = (a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0
        return mx - ux * flat / 2.0, my - uy * flat / 2.0, mx + ux * flat / 2.0, my + uy * flat / 2.0
    return a[0], a[1], a[0] + ux * flat, a[1] + uy * flat


@cache
def _shifts() -> tuple[tuple[float, float, float], ...]:
    """Along, and to the left at either end: the small ones first."""
    found = [(u, v, w) for u in _GRID for v in _GRID for w in _GRID]
    return tuple(sorted(found, key=lambda shift: shift[0] ** 2 + (shift[1] ** 2 + shift[2] ** 2) / 2.0))


def _lies(lie: Lie, meant: Verdict) -> Iterator[tuple[Lie, float]]:
    """The measured lie, the one that was meant if it is near, then whatever is near, nearest first."""
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


def _lies_well(position: Position, verdict: Verdict, ends: Ends, bed: Ends | None) -> tuple[bool, float]:
    """Whether a stick is as high and as steep as its lie says, up to the difference between the model and real wood.

    Or as real wood does: where a steep stick ends on the same top, what lies on it is higher than the rules say.
    """
    if verdict.lie is None:
        return False, 0.0
    length = position.game.pieces.road.length
    off, pitch, steep = _compared(ends, verdict.lie, length)
    well = -_LOW < off < _HIGH + _RIM * steep and abs(pitch) < _PITCH + 10.0 * steep
    if not well and bed is not None:
        above, tilt, _ = _compared(ends, bed, length)
        well = -_LOW < above < _HIGH and abs(tilt) < _PITCH
    return well, off


def _compared(ends: Ends, model: Ends, length: float) -> tuple[float, float, float]:
    """Mm by which a stick is higher than another, degrees by which it is steeper, and the slope of the other."""
    (a, b), (start, end) = ends, model
    slope = _slope(start, end, length)
    off = (a[2] + b[2]) / 2.0 - (start[2] + end[2]) / 2.0
    return off, math.degrees(_slope(a, b, length) - slope), abs(math.tan(slope))


def _slope(a: Vector, b: Vector, length: float) -> float:
    return math.asin(max(-1.0, min(1.0, (b[2] - a[2]) / length)))


# columns and cars -----------------------------------------------------------------------------------------------


def _measure_column(position: Position, turn: Build, seat: int, elements: list[Pose]) -> Landing:
    """The place of a column is the middle of its elements; it stands if each of them is upright on the one below."""
    assert isinstance(turn, Extend)
    x = sum(pose.at[0] for pose in elements) / len(elements)
    y = sum(pose.at[1] for pose in elements) / len(elements)
    best: Landing | None = None
    element = position.game.pieces.column.element
    levels = sorted(pose.at[2] for pose in elements)
    foot = levels[0] - element / 2.0
    upright = all(angle_between(pose.up, (0.0, 0.0, 1.0)) < _TILTED for pose in elements)
    spread = max(math.hypot(pose.at[0] - x, pose.at[1] - y) for pose in elements)
    stacked = all(abs(high - low - element) < 1.0 for low, high in pairwise(levels))
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
    """A car's place is where it stands on the new road, along it and to the left of its middle."""
    road, car = poses[PieceId.road(len(position.roads))], poses[piece]
    verdict = judge_build(position, turn, seat)
    planned = list(turn.cars if turn.cars is not None else verdict.cars)
    number = piece.number - len(position.cars)
    shapes = position.game.pieces
    along, left, up = road.local(car.at)
    if verdict.lie is not None:
        a, _ = stick_ends(position, road)
        start = verdict.lie[0]
        if math.dist(a[:2], start[:2]) > shapes.road.length / 2.0:
            along, left = -along, -left  # the stick lies the other way round
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
