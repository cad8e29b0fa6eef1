"""Frames as bytes: what a browser gets sixty times a second. See docs/physics.md for the layout, byte by byte.

Everything is little-endian and of fixed size, so that a DataView reads it without a library. Positions are whole
multiples of a step (0.02 mm on tables up to 1 m), turns are unit quaternions without their largest part.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from shuto.physics.engine.pose import Pose, Quaternion
from shuto.physics.table.world import Contact
from shuto.rules.game import Game

STEP = 0.02
"""mm; the resolution of a position on all but giant tables."""
MARGIN = 150.0
"""mm around the table that a frame can show; what flies farther is shown at the rim."""
CHANGES, KEYFRAME = 1, 2
PHASES = ("carrying", "released", "settled")
TABLE = 0xFFFF
"""The table, as a body's number."""
_HEAD = struct.Struct("<BBHIHH")
_BODY = struct.Struct("<HhhhHHH")
_TOUCH = struct.Struct("<HHH")
_MOST = 32767
_FINE = 16383  # steps from 0 to √½
_ROOT = math.sqrt(2.0)
_OTHERS = ((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2))
_STRENGTH = 0.01  # mN·s


class CodecError(ValueError):
    """Bytes that are no frame."""


class Packed(NamedTuple):
    """A frame as it is sent: its number (1/60 s each), the phase, poses and touches by the numbers of bodies."""

    kind: int
    phase: str
    number: int
    poses: dict[int, tuple[int, int, int, int, int, int]]
    """x, y, z in steps, then the packed turn."""
    touches: tuple[tuple[int, int, int], ...] = ()
    """Two bodies and how hard, in hundredths of a mN·s."""


class Codec:
    """Packs and unpacks frames of one table; both sides must know the names of its bodies in their order."""

    def __init__(self, names: Iterable[str], game: Game) -> None:
        self.names = tuple(names)
        if len(self.names) >= TABLE:
            raise CodecError(f"bodies: at most {TABLE - 1}, not {len(self.names)}")
        self._number = {name: number for number, name in enumerate(self.names)}
        reach = max(game.width, game.depth) / 2.0 + MARGIN
        self.step = max(STEP, math.ceil(reach / _MOST * 1000.0) / 1000.0)

    def frame(
        self,
        number: int,
        poses: Mapping[str, Pose],
        contacts: Iterable[Contact] = (),
        *,
        phase: str = "carrying",
        key: bool = False,
    ) -> Packed:
        """A frame made ready: rounded to what can be sent."""
        touches = []
        for one, other, strength in contacts:
            strong = min(round(strength / _STRENGTH), TABLE)
            touches.append((self._number.get(one, TABLE), self._number.get(other, TABLE), strong))
        packed = {self._number[name]: self._pack(pose) for name, pose in poses.items()}
        return Packed(KEYFRAME if key else CHANGES, phase, number, packed, tuple(touches))

    def poses(self, frame: Packed) -> dict[str, Pose]:
        """The poses of a frame."""
        found = {}
        for number, (x, y, z, *turn) in frame.poses.items():
            at = x * self.step, y * self.step, z * self.step
            found[self.names[number]] = Pose(at, unpack_turn(turn[0], turn[1], turn[2]))
        return found

    def contacts(self, frame: Packed) -> tuple[Contact, ...]:
        """The touches of a frame."""
        names = {TABLE: "table", **dict(enumerate(self.names))}
        return tuple(Contact(names[one], names[other], strong * _STRENGTH) for one, other, strong in frame.touches)

    def _pack(self, pose: Pose) -> tuple[int, int, int, int, int, int]:
        # for every body that is awake, sixty times a second: plain steps, no generators
        x, y, z = pose.at
        a, b, c = pack_turn(pose.turn)
        return self._steps(x), self._steps(y), self._steps(z), a, b, c

    def _steps(self, mm: float) -> int:
        return _within(round(mm / self.step), _MOST)


def encode(frame: Packed) -> bytes:
    """A frame as bytes: 12 for the head, 14 for each body, 6 for each touch."""
    head = _HEAD.pack(frame.kind, PHASES.index(frame.phase), len(frame.poses), frame.number, len(frame.touches), 0)
    bodies = b"".join(_BODY.pack(number, *values) for number, values in frame.poses.items())
    return head + bodies + b"".join(_TOUCH.pack(*touch) for touch in frame.touches)


def decode(data: bytes) -> Packed:
    """The frame that was encoded, exactly; raises CodecError for anything else."""
    if len(data) < _HEAD.size:
        raise CodecError(f"frame: {len(data)} bytes are too few")
    kind, phase, count, number, touched, _ = _HEAD.unpack_from(data)
    end = _HEAD.size + count * _BODY.size
    if kind not in (CHANGES, KEYFRAME) or phase >= len(PHASES) or len(data) != end + touched * _TOUCH.size:
        raise CodecError("frame: not one of ours")
    poses = {}
    for body, *values in _BODY.iter_unpack(data[_HEAD.size : end]):
        poses[body] = (values[0], values[1], values[2], values[3], values[4], values[5])
    return Packed(kind, PHASES[phase], number, poses, tuple(_TOUCH.iter_unpack(data[end:])))


def pack_turn(turn: Quaternion) -> tuple[int, int, int]:
    """A unit quaternion in 47 bits: three parts of 15 bits, and which part, the largest, is left out."""
    sizes = [abs(part) for part in turn]
    largest = sizes.index(max(sizes))
    root = -_ROOT if turn[largest] < 0.0 else _ROOT
    i, j, k = _OTHERS[largest]
    a = _within(round(turn[i] * root * _FINE), _FINE) + _FINE + 1
    b = _within(round(turn[j] * root * _FINE), _FINE) + _FINE + 1
    c = _within(round(turn[k] * root * _FINE), _FINE) + _FINE + 1
    return a | (largest >> 1) << 15, b | (largest & 1) << 15, c


def _within(value: int, most: int) -> int:
    return value if -most <= value <= most else most if value > most else -most


def unpack_turn(a: int, b: int, c: int) -> Quaternion:
    """The turn that was packed."""
    largest = (a >> 15) << 1 | b >> 15
    parts = [((value & 0x7FFF) - _FINE - 1) / (_FINE * math.sqrt(2.0)) for value in (a, b, c)]
    rest = math.sqrt(max(0.0, 1.0 - sum(part * part for part in parts)))
    parts.insert(largest, rest)
    return parts[0], parts[1], parts[2], parts[3]
