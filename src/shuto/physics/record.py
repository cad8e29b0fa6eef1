"""A carry as it is stored: what was meant, how the hand moved, how it looked, what came of it.

A replay shows these poses again: physics is never run a second time to replay. A whole physical game stays under 2 MB.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import msgspec
import numpy as np

from shuto.physics.aftermath import State
from shuto.physics.codec import Codec, CodecError, Packed, decode, encode
from shuto.physics.hand.carry import Carry, Frame
from shuto.physics.hand.motion import HandSample
from shuto.physics.hand.tremor import Level
from shuto.rules.turn import Aftermath, Extend, OffRamp

VERSION = 2
"""1 kept the samples of the hand as they are; it is still read."""
KEY_EVERY = 120
"""Frames between two keyframes, so that a replay can begin in the middle."""
_SAMPLE = struct.Struct("<Ihhhhh")
_COLUMNS = 6
_LATEST = 1 << 30  # ms; a client may call its moments what it likes
_TURN = 1e-3  # radians
_LENGTH = struct.Struct("<H")
_LARGEST = 8_000_000  # bytes of one carry, unpacked


class FateRecord(msgspec.Struct, frozen=True, array_like=True):
    """A body that did not stay: state, mm it came down and shifted, degrees it tilted, who touched whom."""

    name: str
    state: State
    drop: float
    shift: float
    tilt: float
    chain: tuple[str, ...]


class CarryRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """One carry, to be stored and replayed."""

    version: int
    seat: int
    turn: Extend | OffRamp
    """What was meant."""
    piece: str
    names: tuple[str, ...]
    """The bodies in the order of their numbers."""
    step: float
    """mm of one unit in the frames."""
    hand: bytes
    """zlib: the samples column by column (ms, x, y, z, yaw, pitch), each number (i32) less the one before."""
    frames: bytes
    """zlib: each frame with its length before it (u16)."""
    aftermath: Aftermath
    landed: Extend | OffRamp | None = None
    """The turn as the piece came to lie; None: it went back to the supply."""
    legal: bool = False
    fates: tuple[FateRecord, ...] = ()
    tremor: Level = "none"
    tweezers: bool = False

    def packed(self) -> Iterator[Packed]:
        """The frames, one after the other."""
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
        """How the hand moved, to 1 ms, one step and 0.001 radians."""
        samples = _plain_samples(self.hand) if self.version == 1 else _unpack_samples(self.hand)
        return [
            HandSample(t / 1000.0, x * self.step, y * self.step, z * self.step, yaw * _TURN, pitch * _TURN)
            for t, x, y, z, yaw, pitch in samples
        ]

    def to_bytes(self) -> bytes:
        """The record as it is stored (MessagePack)."""
        return msgspec.msgpack.encode(self)


def load_carry(data: bytes) -> CarryRecord:
    """Read a stored carry; raises CodecError in one line."""
    try:
        record = msgspec.msgpack.decode(data, type=CarryRecord)
    except (msgspec.DecodeError, ValueError) as error:
        raise CodecError(f"carry: {' '.join(str(error).split())}") from None
    if not 1 <= record.version <= VERSION:
        raise CodecError(f"carry: version {record.version} is not read here (only up to {VERSION})")
    return record


def _inflate(what: str, data: bytes) -> bytes:
    opened = zlib.decompressobj()
    try:
        whole = opened.decompress(data, _LARGEST)
    except zlib.error:
        raise CodecError(f"{what}: damaged") from None
    if opened.unconsumed_tail:
        raise CodecError(f"{what}: too many")
    return whole


def _pack_samples(samples: list[tuple[int, ...]]) -> bytes:
    """A hand that hovers changes little from one sample to the next: in columns of differences that packs well."""
    steps = np.diff(np.array(samples, "<i4"), axis=0, prepend=0)
    return zlib.compress(steps.T.astype("<i4").tobytes(), 6)


def _unpack_samples(data: bytes) -> list[list[int]]:
    whole = _inflate("hand", data)
    if len(whole) % (4 * _COLUMNS):
        raise CodecError("hand: cut off")
    found: list[list[int]] = np.cumsum(np.frombuffer(whole, "<i4").reshape(_COLUMNS, -1), axis=1).T.tolist()
    return found


def _plain_samples(data: bytes) -> list[tuple[int, ...]]:
    if len(data) % _SAMPLE.size:
        raise CodecError("hand: cut off")
    return list(_SAMPLE.iter_unpack(data))


class CarryLog:
    """Writes a carry down while it happens, and packs its frames for whoever watches."""

    def __init__(self, carry: Carry, *, tremor: Level = "none", tweezers: bool = False) -> None:
        self.carry = carry
        self.codec = Codec(carry.world.bodies, carry.position.game)
        self._tremor, self._tweezers = tremor, tweezers
        self._number = 0
        self._stored: list[bytes] = []
        self._keep(self.keyframe())

    def keyframe(self) -> bytes:
        """Everything as it is now, for whoever joins."""
        world = self.carry.world
        return encode(self.codec.frame(self._number, world.poses(), phase=self.carry.phase, key=True))

    def add(self, frame: Frame) -> bytes:
        """One frame of the carry: kept, and returned as the bytes to send."""
        self._number += 1
        packed = encode(self.codec.frame(self._number, frame.poses, frame.contacts, phase=frame.phase))
        self._keep(self.keyframe() if self._number % KEY_EVERY == 0 and not frame.contacts else packed)
        return packed

    def _keep(self, packed: bytes) -> None:
        self._stored.append(_LENGTH.pack(len(packed)) + packed)

    def finish(self) -> CarryRecord:
        """The record of a carry that is settled."""
        carry, outcome = self.carry, self.carry.outcome
        step = self.codec.step
        begin = carry.hand.path[0].t
        hand = [
            (min(round((one.t - begin) * 1000.0), _LATEST), *(round(v / step) for v in (one.x, one.y, one.z)),
             round(one.yaw / _TURN), round(one.pitch / _TURN))
            for one in carry.hand.path
        ]  # fmt: skip
        return CarryRecord(
            version=VERSION,
            seat=carry.seat,
            turn=carry.turn,
            piece=str(carry.piece),
            names=self.codec.names,
            step=step,
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
            tremor=self._tremor,
            tweezers=self._tweezers,
        )
