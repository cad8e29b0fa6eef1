"""Two referees, one opinion: builds of every kind, legal and not, judged again in the plainest way."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from properties.frames import LARGE
from properties.games import Taste, any_build, choose_build, retouched
from properties.naive import referee
from properties.strategies import GROUPS, examples, games, seeds
from shuto.rules.faults import Fault
from shuto.rules.position import Position
from shuto.rules.referee import judge
from shuto.rules.turn import Build

DOUBT = 0.2
"""Within this many mm of a limit a verdict is nobody's proof."""
COARSE = 1.0
"""What is found by points all over a stick is known no better than the points are apart."""
_BUILDS = 12

BASE = {Fault.NO_SUCH_BASE_POINT, Fault.BASE_POINT_CLOSED, Fault.ALREADY_BRANCHED}
COST = {
    Fault.NOT_ENOUGH_ROADS, Fault.NOT_ENOUGH_GRAY, Fault.NOT_ENOUGH_YELLOW, Fault.HEIGHT_STEP, Fault.HEIGHT_BELOW_ONE,
    Fault.JUNCTION_WITHOUT_GRAY, Fault.JUNCTIONS_OFF, Fault.OFF_RAMP_HEIGHT,
}  # fmt: skip
CARS = {
    Fault.CAR_NOT_EARNED, Fault.CAR_OWED, Fault.CAR_DOES_NOT_FIT, Fault.CAR_NOT_ON_ROAD, Fault.CAR_WOULD_SLIDE,
    Fault.CAR_TYPE_UNAVAILABLE, Fault.NOT_ENOUGH_CARS, Fault.NOTHING_TO_TAKE,
}  # fmt: skip
SAMPLED = {
    Fault.TOUCHES_COLUMN, Fault.OVERLAP_BEYOND_TOP, Fault.TOUCHES_AREA, Fault.TOUCHES_OBSTACLE, Fault.TOUCHES_BUILDING,
    Fault.TOUCHES_TOWER,
}  # fmt: skip


@pytest.mark.parametrize("group", GROUPS)
@examples(4)
@given(data=st.data(), seed=seeds)
def test_both_say_the_same(group: str, data: st.DataObject, seed: int) -> None:
    rng = np.random.default_rng(seed)
    game = data.draw(games(group, clumsy=0.0, table=LARGE, most_turns=int(rng.integers(4, 50))))
    position = game.building[-1]
    builds = [any_build(position, rng) for _ in range(_BUILDS)]
    liked = choose_build(position, rng, Taste.drawn(rng))
    if liked is not None:
        builds += [liked, *(retouched(position, rng, liked) for _ in range(2))]
    for build in builds:
        _compare(position, build)


def _compare(position: Position, build: Build) -> None:
    seat = position.to_move
    assert seat is not None
    verdict = judge(position, build)
    _check_base(position, build, set(verdict.faults))
    if Fault.NO_SUCH_BASE_POINT in verdict.faults:
        return
    assert COST & set(verdict.faults) == referee.costs(position, build, seat) or verdict.lie is None
    if verdict.lie is None:
        event("no lie")
        return
    assert referee.right_pose(position, build, verdict) < 0.01
    new = referee.stick(verdict, build.base, seat)
    level, doubt = referee.level_doubt(position, build.base, new)
    if doubt > DOUBT:
        lift = new.start[2] - position.column(build.base).top
        assert lift == pytest.approx(2.0 * level, abs=1e-6)
    found = {what for what in referee.said(verdict) if what[0] not in BASE | COST | CARS | {Fault.LIE_LENGTH}}
    room = referee.margins(position, build, new)
    for what, margin in room.items():
        by_points = what[0] in SAMPLED or (
            what[1] == "new-column" and what[0] in (Fault.TOUCHES_ROAD, Fault.TOUCHES_CAR)
        )
        doubtful = COARSE if by_points else DOUBT
        if math.isfinite(margin) and margin < -doubtful:
            assert what in found, f"{margin:.3f} mm {what}"
        if margin > doubtful:
            assert what not in found, f"{margin:.3f} mm {what}"
        event(f"{what[0]}: {'broken' if what in found else 'kept'}")
    assert found <= set(room), found - set(room)


def _check_base(position: Position, build: Build, faults: set[Fault]) -> None:
    own = {point.column for point in position.base_points()}
    columns = {column.id: column for column in position.columns}
    if f"c{build.base}" in own:
        assert not faults & BASE
        return
    column = columns.get(f"c{build.base}")
    if column is None or column.owner != position.to_move:
        expected = Fault.NO_SUCH_BASE_POINT
    elif column.junction:
        expected = Fault.ALREADY_BRANCHED
    else:
        leaving = [road for road in position.roads if road.from_column == column.id]
        closed = any(road.kind == "off-ramp" for road in leaving)
        expected = Fault.BASE_POINT_CLOSED if closed else Fault.NO_SUCH_BASE_POINT
    assert faults & BASE == {expected}
