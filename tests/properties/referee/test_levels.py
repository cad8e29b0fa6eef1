"""The level of a new end on stacked ends, compared with a simple search over all levels."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from properties.naive import referee
from properties.naive.levels import LENGTH, DoubtError, level_of
from properties.strategies import examples, seeds
from shuto.geometry.beam import set_beam
from shuto.geometry.rows import BEAM
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.build import put_road
from shuto.rules.kernels.questions import END_LEVEL, MARKS, START_LEVEL
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.judge import judge
from shuto.rules.turn import Build, Extend, OffRamp
from tables import stand, table

pytestmark = pytest.mark.compiled

BASE, TALL = (200.0, 100.0), 13
LIE, CLOSE = 0.25, 0.2
_BUILDS = 40


@pytest.mark.parametrize("ends", [1, 2, 3])
@pytest.mark.parametrize("stated", [False, True])
@pytest.mark.parametrize("steep", [False, True])
@examples(5)
@given(data=st.data(), seed=seeds)
def test_an_end_on_stacked_ends(data: st.DataObject, seed: int, steep: bool, stated: bool, ends: int) -> None:
    rng = np.random.default_rng(seed)
    height = data.draw(st.integers(2, TALL))
    here = stack(stand(table("second-edition"), 0, *BASE, height, junction=True), rng, ends)
    for _ in range(_BUILDS):
        build = _road(here, rng, steep, stated) if rng.random() < 0.8 else _off_ramp(here, rng, stated)
        _check(here, build)


def stack(position: Position, rng: np.random.Generator, ends: int) -> Position:
    """This many ends on the last column, each a level above the one before. The first may be of a road that arrives."""
    base = position.columns[-1].id.number
    top = position.column(base).top
    for level in range(ends):
        way, slope = rng.uniform(0.0, 2.0 * math.pi), rng.uniform(-0.9, 0.9)
        x, y = np.array(BASE) + rng.uniform(0.0, 9.0) * _unit(rng.uniform(0.0, 2.0 * math.pi))
        ex, ey = np.array([x, y]) + LENGTH * math.sqrt(1.0 - slope**2) * _unit(way)
        here, there = (x, y, top + 2.0 * level), (ex, ey, top + 2.0 * level + LENGTH * slope)
        arrives = level == 0 and rng.random() < 0.5
        beam, marks = np.empty(BEAM), np.zeros(MARKS, np.int64)
        marks[END_LEVEL if arrives else START_LEVEL] = level
        columns = (-1, base) if arrives else (base, -1)
        set_beam(beam, *(there if arrives else here), *(here if arrives else there), 5.0, 2.0)
        put_road(position.table, 0, at.PLAIN_ROAD, *columns, beam, marks)
    return position


def _unit(angle: float) -> np.ndarray:
    return np.array([math.cos(angle), math.sin(angle)])


def _road(position: Position, rng: np.random.Generator, steep: bool, stated: bool) -> Extend:
    """A junction within reach. A stated lie has the length of the road at one of the levels, or differs a little."""
    column = position.columns[-1]
    step = int(rng.integers(5, 13)) if steep else int(rng.integers(0, 3))
    height = column.height - step if step < column.height - 1 and rng.random() < 0.6 else column.height + step
    rise = 10.0 * height - column.top - 2.0 * float(rng.integers(0, 4))
    flat = math.sqrt(max(LENGTH**2 - rise**2, 1.0))
    way, base = _unit(rng.uniform(0.0, 2.0 * math.pi)), column.id.number
    if not stated:
        x, y = (np.array(BASE) + (flat + rng.uniform(-20.0, 20.0)) * way).tolist()
        return Extend(base=base, x=x, y=y, height=height, junction=True)
    start = np.array(BASE) + rng.uniform(0.0, 9.8) * _unit(rng.uniform(0.0, 2.0 * math.pi))
    end = start + (flat + rng.choice([0.0, 0.0, 1.0])) * way
    x, y = (end + rng.uniform(0.0, 9.5) * _unit(rng.uniform(0.0, 2.0 * math.pi))).tolist()
    lie = (*start.tolist(), *end.tolist())
    return Extend(base=base, x=x, y=y, height=height, junction=True, lie=lie)


def _off_ramp(position: Position, rng: np.random.Generator, stated: bool) -> OffRamp:
    column = position.columns[-1]
    way, base = _unit(rng.uniform(0.0, 2.0 * math.pi)), column.id.number
    x, y = (np.array(BASE) + 50.0 * way).tolist()
    if not stated:
        return OffRamp(base=base, x=x, y=y)
    drop = column.top + 2.0 * float(rng.integers(0, 4))
    start = np.array(BASE) + rng.uniform(0.0, 9.8) * _unit(rng.uniform(0.0, 2.0 * math.pi))
    end = start + math.sqrt(max(LENGTH**2 - drop**2, 1.0)) * way
    return OffRamp(base=base, x=x, y=y, lie=(*start.tolist(), *end.tolist()))


def _check(position: Position, build: Build) -> None:
    top = position.column(build.base).top
    foot = 10.0 * build.height if isinstance(build, Extend) else 0.0
    try:
        level = level_of(position, build, foot)
    except DoubtError:
        event("in doubt")
        return
    rise = foot - top - 2.0 * level
    verdict = judge(position, build)
    if abs(rise) >= LENGTH:
        assert verdict.lie is None
        wanted = Fault.OUT_OF_REACH if isinstance(build, Extend) else Fault.OFF_RAMP_HEIGHT
        assert wanted in verdict.faults
        event("no road spans it")
        return
    flat = math.sqrt(LENGTH**2 - rise**2)
    if verdict.lie is None:  # far out of reach the road has no definite place
        assert math.dist(BASE, (build.x, build.y)) > flat + 39.0
        return
    assert verdict.lie[0][2] == pytest.approx(top + 2.0 * level, abs=1e-9), build
    assert referee.right_pose(position, build, verdict) < 0.01
    if build.lie is not None:
        off = abs(math.dist(build.lie[:2], build.lie[2:]) - flat)
        if abs(off - LIE) > CLOSE:
            assert (Fault.LIE_LENGTH in verdict.faults) == (off > LIE), build
    event(f"{type(build).__name__} at level {level}")
