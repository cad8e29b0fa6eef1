"""Frames as bytes: they survive encoding and decoding, are small, and invalid bytes are refused."""

from __future__ import annotations

import math
import struct
import zlib

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from physics.scenes import bridge, duel, late
from shuto.physics import Carry, CarryLog, Codec, CodecError, Pose, decode, encode, load_carry, natural_paths
from shuto.physics.codec import KEYFRAME, pack_rotation, unpack_rotation
from shuto.physics.engine.pose import rotation_between, unit
from shuto.physics.table.bodies import bodies_of
from shuto.physics.table.world import Contact

PART = st.floats(-1.0, 1.0)
ROTATION = st.tuples(PART, PART, PART, PART).filter(lambda q: sum(x * x for x in q) > 1e-3).map(unit)
PLACE = st.tuples(st.floats(-640.0, 640.0), st.floats(-540.0, 540.0), st.floats(-5.0, 400.0))
POSES = st.dictionaries(st.sampled_from([body.name for body in bodies_of(duel())]), st.builds(Pose, PLACE, ROTATION))


@given(POSES, st.integers(0, 2**32 - 1), st.sampled_from(["carrying", "released", "settled"]), st.booleans())
@settings(max_examples=100)
def test_round_trip(poses: dict[str, Pose], number: int, phase: str, key: bool) -> None:
    codec = Codec([body.name for body in bodies_of(duel())], duel().game)
    frame = codec.pack(number, poses, [Contact("r2", "table", 1.234)], phase=phase, key=key)
    data = encode(frame)
    assert decode(data) == frame
    assert encode(decode(data)) == data
    assert len(data) == 12 + 14 * len(poses) + 6
    assert codec.contacts(frame)[0].strength == pytest.approx(1.23)
    for name, pose in codec.poses(frame).items():
        assert max(abs(a - b) for a, b in zip(pose.at, poses[name].at, strict=True)) <= 0.025
        assert rotation_between(pose.rotation, poses[name].rotation) < 0.02


@given(ROTATION)
def test_rotations_are_packed_in_47_bits(rotation: tuple[float, float, float, float]) -> None:
    packed = pack_rotation(rotation)
    assert all(0 <= value < 2**16 for value in packed)
    assert packed[2] < 2**15
    again = unpack_rotation(*packed)
    assert sum(part * part for part in again) == pytest.approx(1.0, abs=1e-6)
    assert pack_rotation(again) == packed or rotation_between(again, rotation) < 0.02


@pytest.mark.parametrize("data", [b"", b"\x01" * 11, b"\x09" + bytes(11), bytes(12), b"\x01\x00\x01" + bytes(9)])
def test_bytes_that_are_not_a_frame_are_refused(data: bytes) -> None:
    with pytest.raises(CodecError):
        decode(data)


def test_a_keyframe_of_a_late_table_is_small() -> None:
    bodies = [body for body in bodies_of(late("rainbow-city-missions-6")) if body.kind != "fixed"]
    codec = Codec([body.name for body in bodies], late("rainbow-city-missions-6").game)
    assert len(encode(codec.pack(0, {body.name: body.pose for body in bodies}, key=True))) < 3000


def test_a_body_far_outside_is_shown_at_the_margin() -> None:
    codec = Codec(["r0"], duel().game)
    shown = codec.poses(codec.pack(0, {"r0": Pose((9e5, -9e5, 5.0))}))["r0"]
    assert 600.0 < shown.at[0] < 700.0
    assert shown.at[1] == -shown.at[0]


def test_a_stored_carry_shows_the_same_poses_again() -> None:
    position, turn = bridge()
    path = next(natural_paths(position, turn))
    carry = Carry(position, turn, start=path.samples[0])
    log = CarryLog(carry)
    carry.move_hand(path.samples[1:])
    sent, seen = [], []
    while carry.phase != "settled":
        if carry.phase == "carrying" and carry.time > path.release + 1 / 30:
            carry.release()
        frame = carry.step_frame()
        sent.append(log.add(frame))
        seen.append(frame)
    record = log.finish()
    again = load_carry(record.to_bytes())
    assert again == record
    frames = list(again.packed())
    assert frames[0].kind == KEYFRAME
    assert len(frames) == len(sent) + 1
    codec = Codec(again.names, position.game)
    shown: dict[str, Pose] = {}
    for packed in frames:
        shown.update(codec.poses(packed))
    for name, pose in carry.world.poses().items():
        assert math.dist(shown[name].at, pose.at) < 0.05
    assert again.legal
    assert again.landed is not None
    assert carry.outcome.landing is not None
    assert again.landed.lie == carry.outcome.landing.turn.lie
    assert again.tips == carry.tips
    assert len(carry.tips) == 2
    assert len(again.path()) == len(path.samples)
    assert math.dist((again.path()[-1].x, again.path()[-1].y), (path.samples[-1].x, path.samples[-1].y)) < 0.03
    assert len(record.to_bytes()) < 2_000_000 / 60  # so that a game of sixty carries stays below 2 MB
    for given_sample, stored in zip(path.samples, again.path(), strict=True):
        assert stored.t == pytest.approx(given_sample.t - path.samples[0].t, abs=1e-3)
        assert (stored.yaw, stored.pitch) == pytest.approx((given_sample.yaw, given_sample.pitch), abs=1e-3)
    with pytest.raises(CodecError, match="hand: damaged"):
        msgspec.structs.replace(record, hand=b"not packed").path()
    with pytest.raises(CodecError, match="hand: cut off"):
        msgspec.structs.replace(record, hand=zlib.compress(b"odd")).path()
    old = msgspec.structs.replace(record, version=1, hand=struct.pack("<Ihhhhh", 250, 50, -50, 100, 1571, -20))
    (sample,) = load_carry(old.to_bytes()).path()
    assert (sample.t, sample.x, sample.y, sample.z) == pytest.approx(
        (0.25, 50 * old.step, -50 * old.step, 100 * old.step)
    )
    assert (sample.yaw, sample.pitch) == pytest.approx((1.571, -0.02))


@pytest.mark.parametrize("data", [b"", b"\xc1", b"\x80", b"not a carry"])
def test_bytes_that_are_not_a_carry_are_refused(data: bytes) -> None:
    with pytest.raises(CodecError):
        load_carry(data)
