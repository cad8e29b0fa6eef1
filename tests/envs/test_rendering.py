"""Rendering: pixels are what another reader of PNG sees."""

from __future__ import annotations

import io
import struct
import zlib

import numpy as np
import pytest
from PIL import Image

import shuto
from shuto.envs.rendering import decoded, pixels_of, svg_of

pytestmark = pytest.mark.compiled


def test_pixels_of_a_table() -> None:
    pixels = pixels_of(svg_of(shuto.new_game("two-player-2024")))
    assert pixels.shape[1:] == (480, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 20


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_every_filter_is_understood(mode: str) -> None:
    """One row for each filter of PNG, twice, with noise in it."""
    rng = np.random.default_rng(0)
    channels = len(mode)
    lines = rng.integers(0, 256, (10, 1 + 12 * channels), np.uint8)
    lines[:, 0] = [0, 1, 2, 3, 4, 4, 3, 2, 1, 0]

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 12, 10, 8, 2 if mode == "RGB" else 6, 0, 0, 0)
    data = zlib.compress(lines.tobytes())
    picture = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")
    with Image.open(io.BytesIO(picture)) as image:
        expected = np.array(image)[:, :, :3]
    assert np.array_equal(decoded(picture), expected)
