"""Frames as bytes: what a browser receives sixty times a second. docs/physics.md has the layout byte by byte.

Everything is little-endian and of fixed size, so that a DataView reads it without a library. Coordinates are whole
multiples of a resolution (0.02 mm on tables up to 1 m). Rotations are unit quaternions without their largest part.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from shuto.physics.engine.pose import Pose, Quaternion
from shuto.physics.table.world import Contact
from shuto.rules.game import Game

RESOLUTION = 0.02
"""mm; the resolution of a coordinate on tables up to 1 m. On the wire and in records it is called `step`."""
MARGIN = 150.0
"""mm around the table that a frame can show. A body farther out is shown at that distance."""
CHANGES, KEYFRAME = 1, 2
PHASES = ("carrying", "released", "settled")
TABLE = 0xFFFF
"""The number of the table where a body is expected."""
_HEAD = struct.Struct("<BBHIHH")
_BODY = struct.Struct("<HhhhHHH")
_TOUCH = struct.Struct("<HHH")
_MAX_COORDINATE = 32767
_ROTATION_UNITS = 16383  # between 0 and √½, the largest value of a part that is sent
_ROOT = math.sqrt(2.0)
_OTHERS = ((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2))
_STRENGTH = 0.01  # mN·s


class CodecError(ValueError):
    """Bytes that are not a frame or a stored carry."""


class PackedFrame(NamedTuple):
    """A frame in the units that are sent: its number (one per 1/60 s), phase, poses and touches, by body number."""

    kind: int
    phase: str
    number: int
    poses: dict[int, tuple[int, int, int, int, int, int]]
    """x, y, z in units of the resolution, then the packed rotation."""
    touches: tuple[tuple[int, int, int], ...] = ()
    """Two bodies that began to touch, and the impulse in hundredths of a mN·s."""


class Codec:
    """Packs and unpacks frames of one table. Both sides must know the names of its bodies in the same order."""

    def __init__(self, names: Iterable[str], game: Game) -> None:
        """`names`: the bodies in the order of their numbers."""
        self.names = tuple(names)
        if len(self.names) >= TABLE:
            raise CodecError(f"bodies: at most {TABLE - 1}, not {len(self.names)}")
        self._number = {name: number for number, name in enumerate(self.names)}
        reach = max(game.width, game.depth) / 2.0 + MARGIN
        self.resolution = max(RESOLUTION, math.ceil(reach / _MAX_COORDINATE * 1000.0) / 1000.0)
        """mm of one unit in a coordinate."""

    def pack(
        self,
        number: int,
        poses: Mapping[str, Pose],
        contacts: Iterable[Contact] = (),
        *,
        phase: str = "carrying",
        key: bool = False,
    ) -> PackedFrame:
        """A frame, rounded to the units that are sent; `key` marks a keyframe."""
        touches = []
        for one, other, strength in contacts:
            strong = min(round(strength / _STRENGTH), TABLE)
            touches.append((self._number.get(one, TABLE), self._number.get(other, TABLE), strong))
        packed = {self._number[name]: self._pack(pose) for name, pose in poses.items()}
        return PackedFrame(KEYFRAME if key else CHANGES, phase, number, packed, tuple(touches))

    def poses(self, frame: PackedFrame) -> dict[str, Pose]:
        """The poses of a frame."""
        found = {}
        for number, (x, y, z, *rotation) in frame.poses.items():
            at = x * self.resolution, y * self.resolution, z * self.resolution
            found[self.names[number]] = Pose(at, unpack_rotation(rotation[0], rotation[1], rotation[2]))
        return found

    def contacts(self, frame: PackedFrame) -> tuple[Contact, ...]:
        """The touches of a frame."""
        names = {TABLE: "table", **dict(enumerate(self.names))}
        return tuple(Contact(names[one], names[other], strong * _STRENGTH) for one, other, strong in frame.touches)

    def _pack(self, pose: Pose) -> tuple[int, int, int, int, int, int]:
        # Runs for every body that is awake, sixty times a second: written out, because generators are slower.
        x, y, z = pose.at
        a, b, c = pack_rotation(pose.rotation)
        return self._units(x), self._units(y), self._units(z), a, b, c

    def _units(self, mm: float) -> int:
        return _clamp(round(mm / self.resolution), _MAX_COORDINATE)


def encode(frame: PackedFrame) -> bytes:
    """A frame as bytes: 12 for the header, 14 for each body, 6 for each touch."""
    head = _HEAD.pack(frame.kind, PHASES.index(frame.phase), len(frame.poses), frame.number, len(frame.touches), 0)
    bodies = b"".join(_BODY.pack(number, *values) for number, values in frame.poses.items())
    return head + bodies + b"".join(_TOUCH.pack(*touch) for touch in frame.touches)


def decode(data: bytes) -> PackedFrame:
    """The frame that `encode` was given; raises CodecError for other bytes."""
    if len(data) < _HEAD.size:
        raise CodecError(f"frame: {len(data)} bytes are too few")
    kind, phase, count, number, touched, _ = _HEAD.unpack_from(data)
    end = _HEAD.size + count * _BODY.size
    if kind not in (CHANGES, KEYFRAME) or phase >= len(PHASES) or len(data) != end + touched * _TOUCH.size:
        raise CodecError("frame: wrong kind, phase or length")
    poses = {}
    for body, *values in _BODY.iter_unpack(data[_HEAD.size : end]):
        poses[body] = (values[0], values[1], values[2], values[3], values[4], values[5])
    return PackedFrame(kind, PHASES[phase], number, poses, tuple(_TOUCH.iter_unpack(data[end:])))


def pack_rotation(rotation: Quaternion) -> tuple[int, int, int]:
    """A unit quaternion in 47 bits: which part is the largest and left out, and the other three in 15 bits each."""
    sizes = [abs(part) for part in rotation]
    largest = sizes.index(max(sizes))
    root = -_ROOT if rotation[largest] < 0.0 else _ROOT
    i, j, k = _OTHERS[largest]
    a = _clamp(round(rotation[i] * root * _ROTATION_UNITS), _ROTATION_UNITS) + _ROTATION_UNITS + 1
    b = _clamp(round(rotation[j] * root * _ROTATION_UNITS), _ROTATION_UNITS) + _ROTATION_UNITS + 1
    c = _clamp(round(rotation[k] * root * _ROTATION_UNITS), _ROTATION_UNITS) + _ROTATION_UNITS + 1
    return a | (largest >> 1) << 15, b | (largest & 1) << 15, c


def _clamp(value: int, most: int) -> int:
    return value if -most <= value <= most else most if value > most else -most


def unpack_rotation(a: int, b: int, c: int) -> Quaternion:
    """The rotation that was packed, as a unit quaternion."""
    largest = (a >> 15) << 1 | b >> 15
    parts = [((value & 0x7FFF) - _ROTATION_UNITS - 1) / (_ROTATION_UNITS * math.sqrt(2.0)) for value in (a, b, c)]
    parts.insert(largest, math.sqrt(max(0.0, 1.0 - sum(part * part for part in parts))))
    return parts[0], parts[1], parts[2], parts[3]
