"""The shortest way out of an upright: no push is shorter, it clears the upright, and a slightly shorter one fails."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from properties.naive.solids import Box
from properties.naive.ways_out import Floats, shortest
from properties.strategies import examples, seeds
from shuto.geometry.beam import prism_gap, set_beam
from shuto.geometry.rows import BEAM, PRISM_CORNERS, PRISM_COUNT, PRISM_HIGH, PRISM_RADIUS
from shuto.geometry.shapes import prism
from shuto.geometry.way_out import way_out

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

HAIR, CLOSE = 0.01, 0.005
_PAIRS = 12


class Beam(NamedTuple):
    """A road or a car: the middles of its lower edges, half its width, its height."""

    start: Floats
    end: Floats
    half: float
    thick: float

    @property
    def row(self) -> Floats:
        """The beam for the kernels."""
        beam, (ax, ay, az), (bx, by, bz) = np.empty(BEAM), self.start.tolist(), self.end.tolist()
        set_beam(beam, ax, ay, az, bx, by, bz, self.half, self.thick)
        return beam

    @property
    def box(self) -> Box:
        """The box for the naive computation."""
        length = float(np.linalg.norm(self.end - self.start))
        along = (self.end - self.start) / length
        left = np.array([-along[1], along[0], 0.0]) / math.hypot(along[0], along[1])
        axes = np.stack([along, left, np.cross(along, left)])
        return Box(self.start, axes, np.array([0.0, -self.half, 0.0]), np.array([length, self.half, self.thick]))

    def moved(self, shift: Floats) -> Beam:
        return self._replace(start=self.start + shift, end=self.end + shift)


@pytest.mark.parametrize("form", ["polygon", "disc", "rounded"])
@pytest.mark.parametrize("steepest", [0.0, 0.1, 0.9])
@examples(8)
@given(seed=seeds, low_roof=st.booleans())
def test_the_shortest_way_out(seed: int, low_roof: bool, steepest: float, form: str) -> None:
    rng = np.random.default_rng(seed)
    for _ in range(_PAIRS):
        high = float(rng.uniform(1.0, 3.0) if low_roof else rng.uniform(5.0, 80.0))
        upright, beam = _upright(rng, form, high), _beam(rng, steepest, high)
        if prism_gap(beam.row, upright) <= 0.0:
            _check(upright, beam)


def _check(upright: Floats, beam: Beam) -> None:
    depth, *direction = way_out(beam.row, upright)
    way, radius, high = np.array(direction), float(upright[PRISM_RADIUS]), float(upright[PRISM_HIGH])
    outline = upright[PRISM_CORNERS : PRISM_CORNERS + 2 * int(upright[PRISM_COUNT])].reshape(-1, 2)
    assert depth <= shortest(beam.box, outline, radius, high) + CLOSE
    assert np.linalg.norm(way) == pytest.approx(1.0)
    assert prism_gap(beam.moved((depth + HAIR) * way).row, upright) > 0.0
    if depth > HAIR:
        others = np.random.default_rng(0).normal(size=(20, 3))
        for other in (way, *(others / np.linalg.norm(others, axis=1, keepdims=True))):
            assert prism_gap(beam.moved((depth - HAIR) * other).row, upright) <= 0.0
    event("up" if way[2] > 1.0 - 1e-6 else "level" if way[2] < 1e-6 else "aslant")


def _upright(rng: np.random.Generator, form: str, high: float) -> Floats:
    """An upright at the origin that extends far down, so that moving below it is no way out."""
    turns = np.sort(rng.uniform(0.0, 2.0 * math.pi, int(rng.integers(3, 9))))
    while np.diff(turns, append=turns[0] + 2.0 * math.pi).max() > 3.0:
        turns = np.sort(rng.uniform(0.0, 2.0 * math.pi, len(turns)))
    around = rng.uniform(5.0, 25.0) * np.stack([np.cos(turns), np.sin(turns)], axis=1)
    corners = ((0.0, 0.0),) if form == "disc" else tuple((x, y) for x, y in around.tolist())
    radius = 0.0 if form == "polygon" else float(rng.uniform(2.0, 20.0))
    return prism(corners, radius, (0.0, 0.0), 0.0, -500.0, high)


def _beam(rng: np.random.Generator, steepest: float, high: float) -> Beam:
    """A road or a car that passes the upright near its roof, or through it."""
    length, half, thick = (120.0, 5.0, 2.0) if rng.random() < 0.7 else (16.0, 4.0, 7.0)
    slope, turn = rng.uniform(-steepest, steepest), rng.uniform(0.0, 2.0 * math.pi)
    flat = math.sqrt(1.0 - slope**2)
    along = np.array([flat * math.cos(turn), flat * math.sin(turn), slope])
    through = np.array([*rng.uniform(-20.0, 20.0, 2), high - rng.exponential(4.0)])
    start = through - rng.uniform(0.0, length) * along
    return Beam(start, start + length * along, half, thick)
