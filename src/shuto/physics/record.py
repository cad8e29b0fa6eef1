"""A carry as it is stored: the turn that was meant, how the hand moved, all frames, and the result.

A replay shows the stored poses and never runs the physics again. A whole game of carries takes less than 2 MB.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import Literal

import msgspec
import numpy as np

from shuto.physics.aftermath import State
from shuto.physics.codec import KEYFRAME, TABLE, Codec, CodecError, PackedFrame, decode, encode
from shuto.physics.hand.carry import Carry, Frame
from shuto.physics.hand.fingers import Tip
from shuto.physics.hand.motion import HandSample
from shuto.physics.hand.tremor import Level
from shuto.rules.turn import Aftermath, Extend, OffRamp
from shuto.typed import from_msgpack

VERSION = 2
"""Version 1 stored the samples of the hand uncompressed. It can still be read."""
KEY_EVERY = 120
"""Frames between two keyframes. A replay can start at each of them."""
_SAMPLE_V1 = struct.Struct("<Ihhhhh")
_SAMPLE_FIELDS = 6
_LATEST = 1 << 30  # ms; the times come from a client, which may send any number
_ANGLE_UNIT = 1e-3  # radians
_LENGTH = struct.Struct("<H")
_MAX_BYTES = 8_000_000  # of one carry, decompressed
_LONGEST_NAME = 40  # of a body
_MOST_TIPS = 2
_FARTHEST_TIP = 1000.0  # mm


class FateRecord(msgspec.Struct, frozen=True, array_like=True):
    """The fate of a body that did not keep standing: see `Fate`."""

    name: str
    state: State
    drop: float
    shift: float
    tilt: float
    chain: tuple[str, ...]


class CarryRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stored carry."""

    version: int
    seat: int
    turn: Extend | OffRamp
    """The turn as the player meant it."""
    piece: str
    names: tuple[str, ...]
    """The bodies in the order of their numbers."""
    step: float
    """mm of one unit in the frames: `Codec.resolution`."""
    hand: bytes
    """zlib: first all times in ms, then all x, y, z, yaw and pitch; each number (i32) is the difference to the last."""
    frames: bytes
    """zlib: each frame, preceded by its length (u16)."""
    aftermath: Aftermath
    landed: Extend | OffRamp | None = None
    """The turn that the piece made where it landed; None if it went back to the supply."""
    legal: bool = False
    """Whether the piece may stay where it landed."""
    fates: tuple[FateRecord, ...] = ()
    tremor: Level = "none"
    tweezers: bool = False
    tips: tuple[Tip, ...] | None = None
    """The tips that held the piece; None in records from before they were stored."""
    material: Literal["wood", "rubber"] = "wood"
    """The material of the ends of roads and cars."""

    def packed(self) -> Iterator[PackedFrame]:
        """The frames in order."""
        data = _inflate("frames", self.frames)
        at = 0
        while at < len(data):
            if at + _LENGTH.size > len(data):
                raise CodecError("frames: cut off")
            (size,) = _LENGTH.unpack_from(data, at)
            at += _LENGTH.size
            yield decode(data[at : at + size])
            at += size

    def path(self) -> list[HandSample]:
        """The samples of the hand, rounded to 1 ms, one unit of the frames and 0.001 radians."""
        samples = _unpack_samples_v1(self.hand) if self.version == 1 else _unpack_samples(self.hand)
        return [
            HandSample(t / 1000.0, x * self.step, y * self.step, z * self.step, yaw * _ANGLE_UNIT, pitch * _ANGLE_UNIT)
            for t, x, y, z, yaw, pitch in samples
        ]

    def to_bytes(self) -> bytes:
        """The record as MessagePack."""
        return msgspec.msgpack.encode(self)


def load_carry(data: bytes) -> CarryRecord:
    """Read a stored carry; raises CodecError with a message of one line."""
    try:
        record = from_msgpack(data, CarryRecord)
    except (msgspec.DecodeError, ValueError) as error:
        raise CodecError(f"carry: {' '.join(str(error).split())}") from None
    if not 1 <= record.version <= VERSION:
        raise CodecError(f"carry: version {record.version} is not read here (only up to {VERSION})")
    return record


def check_carry(record: CarryRecord) -> None:
    """Read all of a carry that may come from anywhere; raises CodecError with a message of one line."""
    bodies = len(record.names)
    if any(len(name) > _LONGEST_NAME for name in record.names) or not record.step > 0.0:
        raise CodecError("carry: wrong names or unit")
    numbers = [number for tip in record.tips or () for number in (*tip.half, *tip.at, tip.turn)]
    if len(record.tips or ()) > _MOST_TIPS or not all(abs(number) < _FARTHEST_TIP for number in numbers):
        raise CodecError("carry: wrong tips")
    record.path()
    for number, frame in enumerate(record.packed()):
        if number == 0 and frame.kind != KEYFRAME:
            raise CodecError("frames: the first is not a keyframe")
        touched = (body for one, other, _ in frame.touches for body in (one, other) if body != TABLE)
        if any(body >= bodies for body in (*frame.poses, *touched)):
            raise CodecError(f"frame {number}: no such body")


def _inflate(what: str, data: bytes) -> bytes:
    stream = zlib.decompressobj()
    try:
        inflated = stream.decompress(data, _MAX_BYTES)
    except zlib.error:
        raise CodecError(f"{what}: damaged") from None
    if stream.unconsumed_tail:
        raise CodecError(f"{what}: too large")
    return inflated


def _pack_samples(samples: list[tuple[int, ...]]) -> bytes:
    """Samples as differences, field by field: they are small, so that they compress well."""
    differences = np.diff(np.array(samples, "<i4"), axis=0, prepend=0)
    return zlib.compress(differences.T.astype("<i4").tobytes(), 6)


def _unpack_samples(data: bytes) -> list[list[int]]:
    inflated = _inflate("hand", data)
    if len(inflated) % (4 * _SAMPLE_FIELDS):
        raise CodecError("hand: cut off")
    differences = np.frombuffer(inflated, "<i4").reshape(_SAMPLE_FIELDS, -1)
    found: list[list[int]] = np.cumsum(differences, axis=1).T.tolist()
    return found


def _unpack_samples_v1(data: bytes) -> list[tuple[int, ...]]:
    if len(data) % _SAMPLE_V1.size:
        raise CodecError("hand: cut off")
    return list(_SAMPLE_V1.iter_unpack(data))


class CarryLog:
    """Records a carry while it happens, and encodes its frames for the watchers."""

    def __init__(self, carry: Carry) -> None:
        self.carry = carry
        self.codec = Codec(carry.world.bodies, carry.position.game)
        self._number = 0
        self._stored: list[bytes] = []
        self._keep(self.keyframe())

    def keyframe(self) -> bytes:
        """A frame with all poses as they are now, for a watcher that joins."""
        world = self.carry.world
        return encode(self.codec.pack(self._number, world.poses(), phase=self.carry.phase, key=True))

    def add(self, frame: Frame) -> bytes:
        """Record one frame of the carry and return it as bytes to send."""
        self._number += 1
        packed = encode(self.codec.pack(self._number, frame.poses, frame.contacts, phase=frame.phase))
        self._keep(self.keyframe() if self._number % KEY_EVERY == 0 and not frame.contacts else packed)
        return packed

    def _keep(self, packed: bytes) -> None:
        self._stored.append(_LENGTH.pack(len(packed)) + packed)

    def finish(self) -> CarryRecord:
        """The record of the carry, once it is settled."""
        carry, outcome = self.carry, self.carry.outcome
        resolution = self.codec.resolution
        begin = carry.hand.path[0].t
        hand = [
            (min(round((one.t - begin) * 1000.0), _LATEST), *(round(v / resolution) for v in (one.x, one.y, one.z)),
             round(one.yaw / _ANGLE_UNIT), round(one.pitch / _ANGLE_UNIT))
            for one in carry.hand.path
        ]  # fmt: skip
        return CarryRecord(
            version=VERSION,
            seat=carry.seat,
            turn=carry.turn,
            piece=str(carry.piece),
            names=self.codec.names,
            step=resolution,
            hand=_pack_samples(hand),
            frames=zlib.compress(b"".join(self._stored), 6),
            aftermath=outcome.aftermath,
            landed=None if outcome.landing is None else outcome.landing.turn,
            legal=outcome.legal,
            fates=tuple(
                FateRecord(
                    fate.name, fate.state, round(fate.drop, 2), round(fate.shift, 2), round(fate.tilt, 2), fate.chain
                )
                for fate in outcome.fates
                if fate.state != "standing"
            ),
            tremor=carry.hand.level,
            tweezers=carry.hand.tweezers,
            tips=carry.tips,
            material=carry.position.game.edition.material,
        )
