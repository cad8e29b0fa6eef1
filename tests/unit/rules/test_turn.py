"""Turns as values: on the grid, within bounds."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuto.rules.turn import CarPlace, Extend, Fallen, Nudged, OffRamp, PlaceComponent, TurnError, clean
from unit.geometry.chance import examples


@given(st.floats(-10_000.0, 10_000.0))
@examples(200)
def test_every_length_is_a_whole_number_of_hundredths(value: float) -> None:
    turn = OffRamp(base=0, x=value, y=-value, lie=(value, 0.0, value, 1.0))
    for length in (turn.x, turn.y, *(turn.lie or ())):
        assert length == float(f"{length:.2f}")
        assert math.copysign(1.0, length) > 0 or length < 0.0  # no negative zero
    assert abs(turn.x - value) <= 0.0051


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf, 10_000.5, -1e300])
def test_what_is_no_place_is_no_turn(value: float) -> None:
    with pytest.raises(TurnError, match="x: a number from -10000 to 10000"):
        Extend(base=0, x=value, y=0.0, height=2)
    with pytest.raises(TurnError, match="y: "):
        OffRamp(base=0, x=0.0, y=value)
    with pytest.raises(TurnError, match="lie: "):
        OffRamp(base=0, x=0.0, y=0.0, lie=(0.0, 0.0, value, 0.0))
    with pytest.raises(TurnError, match="y: "):
        PlaceComponent(component="block", x=0.0, y=value)
    with pytest.raises(TurnError, match="car's place: "):
        CarPlace(value)
    with pytest.raises(TurnError, match="car's offset: "):
        CarPlace(60.0, None, value)
    with pytest.raises(TurnError, match="shift: "):
        Nudged("c0", value)


def test_bounds() -> None:
    with pytest.raises(TurnError, match="angle: "):
        PlaceComponent(component="block", x=0.0, y=0.0, angle=361.0)
    for height in (-1, 1000):
        with pytest.raises(TurnError, match="height: from 0 to 999"):
            Extend(base=0, x=0.0, y=0.0, height=height)
    with pytest.raises(TurnError, match="at most 10"):
        OffRamp(base=0, x=0.0, y=0.0, cars=(CarPlace(8.0),) * 11)
    for count in (0, -1, 1000):
        with pytest.raises(TurnError, match="from 1 to 999"):
            Fallen("c0", count)
    assert Fallen("c0", 1).count == 1


def test_turns_are_values() -> None:
    assert Extend(base=0, x=1.001, y=2.0, height=2) == Extend(base=0, x=1.0, y=2.004, height=2)
    assert hash(Extend(base=0, x=1.0, y=2.0, height=2)) == hash(Extend(base=0, x=1.001, y=2.0, height=2))
    with pytest.raises(AttributeError):
        Extend(base=0, x=1.0, y=2.0, height=2).x = 5.0  # type: ignore[misc]  # it is frozen


def test_one_line_of_a_complaint() -> None:
    assert clean(ValueError("too\n   much")) == "too much"
