"""Two referees agree: builds of every kind, legal or not, are judged again in the simplest way."""

from __future__ import annotations

import math
from contextlib import suppress

import numpy as np
import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from properties.games import Taste, any_build, choose_build, retouched
from properties.naive import city, levels, referee
from properties.setups import LARGE
from properties.strategies import GROUPS, examples, games, seeds
from shuto.rules.ids import PieceId
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.judge import judge
from shuto.rules.turn import Build, PlaceComponent

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

DOUBT = 0.2
"""A verdict within this many mm of a limit proves nothing."""
COARSE = 1.0
"""Results from sample points on a road are only as exact as the distance between the points."""
_BUILDS = 12

BASE = {Fault.NO_SUCH_BASE_POINT, Fault.BASE_POINT_CLOSED, Fault.ALREADY_BRANCHED}
COST = {
    Fault.NOT_ENOUGH_ROADS, Fault.NOT_ENOUGH_GRAY, Fault.NOT_ENOUGH_YELLOW, Fault.HEIGHT_STEP, Fault.HEIGHT_BELOW_ONE,
    Fault.JUNCTION_WITHOUT_GRAY, Fault.JUNCTIONS_OFF, Fault.OFF_RAMP_HEIGHT, Fault.OFF_RAMP_WITHOUT_COLUMNS,
}  # fmt: skip
CARS = {
    Fault.CAR_NOT_EARNED, Fault.CAR_OWED, Fault.CAR_DOES_NOT_FIT, Fault.CAR_NOT_ON_ROAD, Fault.CAR_WOULD_SLIDE,
    Fault.CAR_TYPE_UNAVAILABLE, Fault.NOT_ENOUGH_CARS, Fault.NOTHING_TO_TAKE, Fault.GRAY_GIVEN_FIRST,
}  # fmt: skip
SAMPLED = {
    Fault.TOUCHES_COLUMN, Fault.OVERLAP_BEYOND_TOP, Fault.TOUCHES_AREA, Fault.TOUCHES_OBSTACLE, Fault.TOUCHES_BUILDING,
    Fault.TOUCHES_TOWER,
}  # fmt: skip

IN_SPACE = {Fault.TOUCHES_AREA, Fault.TOUCHES_OBSTACLE, Fault.TOUCHES_BUILDING, Fault.TOUCHES_TOWER}
"""Faults whose gap is the shortest way out in space."""


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


@examples(10)
@given(data=st.data(), seed=seeds)
def test_both_say_the_same_of_components(data: st.DataObject, seed: int) -> None:
    rng = np.random.default_rng(seed)
    group = data.draw(st.sampled_from(["four-player-fr", "four-player-de", "rainbow-city"]))
    game = data.draw(games(group, clumsy=0.0, wavering=0.0, most_turns=1))
    for position in game.positions:
        if position.phase != "setup":
            break
        for _ in range(6):
            _compare_component(position, _any_component(position, rng))


def _any_component(position: Position, rng: np.random.Generator) -> PlaceComponent:
    """A place on the table, often on a development area or near the edge."""
    half = np.array([position.game.width, position.game.depth]) / 2.0
    x, y = rng.uniform(-half - 20.0, half + 20.0) if rng.random() < 0.2 else rng.uniform(-220.0, 220.0, size=2)
    plots = [component for component in position.components if component.kind == "development"]
    if plots and rng.random() < 0.5:
        plot = plots[int(rng.integers(len(plots)))]
        x, y = np.array([plot.x, plot.y]) + rng.normal(scale=15.0, size=2)
    name = str(rng.choice(position.game.components))
    return PlaceComponent(component=name, x=float(x), y=float(y), angle=float(rng.integers(360)))


def _compare_component(position: Position, turn: PlaceComponent) -> None:
    verdict = judge(position, turn)
    placed = {component.id for component in position.components}
    if turn.component in placed:
        assert verdict.faults == (Fault.COMPONENT_UNAVAILABLE,)
        return
    kinds = {name: position.game.pieces.components[name].kind for name in position.game.components}
    waiting = {name for name, kind in kinds.items() if kind == "development"} - placed
    early = bool(waiting) and kinds[turn.component] != "development"
    assert (Fault.DEVELOPMENT_FIRST in verdict.faults) == early
    found = {
        (one.fault, one.pieces[0].id if one.pieces else "")
        for one in verdict.findings
        if one.fault is not Fault.DEVELOPMENT_FIRST
    }
    room = city.margins(position, turn)
    for what, margin in room.items():
        doubtful = COARSE if what[0] is Fault.COMPONENT_TOUCHES_PIECE else DOUBT
        if margin < -doubtful:
            assert what in found, f"{margin:.3f} mm {what}"
        if margin > doubtful:
            assert what not in found, f"{margin:.3f} mm {what}"
        event(f"{what[0]}: {'broken' if what in found else 'kept'}")
    assert found <= set(room), found - set(room)


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
    new = referee.new_road(verdict, build.base, seat)
    with suppress(levels.DoubtError):
        lift = new.start[2] - position.column(build.base).top
        assert lift == pytest.approx(2.0 * levels.level_of(position, build, new.end[2]), abs=1e-6)
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
    for one in verdict.findings:
        if one.fault in IN_SPACE and one.pieces[0].id == "new-road":
            ways = referee.ways_out(position, new, one.pieces[1].id)
            assert min(abs(way - (one.gap or 0.0)) for way in ways) < DOUBT / 4.0, (build, one, ways)


def _check_base(position: Position, build: Build, faults: set[Fault]) -> None:
    own = {point.column for point in position.base_points()}
    columns = {column.id: column for column in position.columns}
    if PieceId.column(build.base) in own:
        assert not faults & BASE
        return
    column = columns.get(PieceId.column(build.base))
    if column is None or column.owner != position.to_move:
        expected = Fault.NO_SUCH_BASE_POINT
    elif column.junction:
        expected = Fault.ALREADY_BRANCHED
    else:
        leaving = [road for road in position.roads if road.from_column == column.id]
        closed = any(road.kind == "off-ramp" for road in leaving)
        expected = Fault.BASE_POINT_CLOSED if closed else Fault.NO_SUCH_BASE_POINT
    assert faults & BASE == {expected}
