"""Decodes and checks the hand samples that a browser sends."""

from __future__ import annotations

import math
import struct

from shuto.server.processes.hands import Samples

_HEAD = struct.Struct("<BBHHH")  # kind, 0, carry (low half), number of samples, carry (high half)
_SAMPLE = struct.Struct("<6f")
SAMPLES = 1
"""The first byte of a binary message with hand samples."""
MOST_SAMPLES = 64
_FARTHEST = 10_000.0  # mm
_MOST_TURNS = 1000.0  # radians
_LONGEST = 600.0  # seconds; no carry lasts that long


class SampleError(ValueError):
    """Invalid hand samples. The message gives the reason in one line."""


def read_samples(data: bytes) -> tuple[int, Samples]:
    """The number of the carry and its samples; raises SampleError for bad bytes or impossible values."""
    if len(data) < _HEAD.size:
        raise SampleError("hand: the message is too short; it needs a header and at least one sample")
    kind, _, low, count, high = _HEAD.unpack_from(data)
    if kind != SAMPLES or not 1 <= count <= MOST_SAMPLES or len(data) != _HEAD.size + count * _SAMPLE.size:
        raise SampleError(f"hand: after {_HEAD.size} bytes, send 1 to {MOST_SAMPLES} samples of {_SAMPLE.size} bytes")
    samples = list(_SAMPLE.iter_unpack(data[_HEAD.size :]))
    for t, x, y, z, yaw, pitch in samples:
        if not (0.0 <= t <= _LONGEST and all(math.isfinite(value) for value in (x, y, z, yaw, pitch))):
            raise SampleError("hand: send finite numbers and times from 0 to 600 s")
        if max(abs(x), abs(y), abs(z)) > _FARTHEST or max(abs(yaw), abs(pitch)) > _MOST_TURNS:
            raise SampleError(
                f"hand: send x, y and z within {_FARTHEST:.0f} mm and angles within {_MOST_TURNS:.0f} radians"
            )
    return high << 16 | low, samples
