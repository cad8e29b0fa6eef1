"""A stored carry, for a replay in the browser."""

from __future__ import annotations

import base64
import zlib
from typing import Literal

import msgspec

from shuto.match.settings import TremorLevel
from shuto.match.views.hands import FateView, Next
from shuto.physics import load_carry
from shuto.rules.ids import piece_of
from shuto.rules.turn import Extend, OffRamp
from shuto.server.storage.protocol import StoredCarry
from shuto.server.wire.outgoing.hands import FingertipView

_LARGEST = 8_000_000  # bytes of frames, unpacked


class CarryView(msgspec.Struct, frozen=True):
    """A stored carry: the intended build, the path of the hand, every frame (docs/physics.md), and the result."""

    seat: int
    turn: Extend | OffRamp
    piece: str
    names: tuple[str, ...]
    unit: float
    tremor: TremorLevel
    tweezers: bool
    hand: tuple[tuple[float, float, float, float, float, float], ...]
    """Samples of the hand: t in seconds; x, y, z in mm; yaw, pitch in radians."""
    frames: str
    """Base64. Each frame is preceded by its length as a little-endian u16. The first frame is a keyframe."""
    fates: tuple[FateView, ...]
    next: Next
    """As in `landing`."""
    fingers: tuple[FingertipView, ...] | None = None
    """As in `carry`. None: the carry was stored without them."""
    material: Literal["wood", "rubber"] = "wood"
    """As in `carry`."""


def carry_view(stored: StoredCarry) -> CarryView:
    """Unpack a stored carry."""
    record = load_carry(stored.record)
    return CarryView(
        seat=record.seat, turn=record.turn, piece=record.piece, names=record.names, unit=record.step,
        tremor=record.tremor, tweezers=record.tweezers,
        hand=tuple(
            (round(s.t, 3), round(s.x, 2), round(s.y, 2), round(s.z, 2), round(s.yaw, 3), round(s.pitch, 3))
            for s in record.path()
        ),
        frames=base64.b64encode(zlib.decompressobj().decompress(record.frames, _LARGEST)).decode("ascii"),
        fates=tuple(
            FateView(one.name, piece_of(one.name), None, one.state, one.drop, one.shift, one.tilt, one.chain)
            for one in record.fates
        ),
        next=stored.next,
        fingers=None if record.tips is None else tuple(FingertipView(*tip) for tip in record.tips),
        material=record.material,
    )  # fmt: skip
