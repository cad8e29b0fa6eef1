"""How many mm a new road, column or car is inside an upright: the shortest way out in space."""

from __future__ import annotations

import math

import pytest

from city import city
from shuto.rules.kernels.build import put_car
from shuto.rules.position import Position
from shuto.rules.referee.judge import judge
from shuto.rules.turn import CarPlace, Extend
from tables import edited, gap, judged, span, stand, table

FLAT = math.sqrt(120.0**2 - 10.0**2)
RISE = 10.0 / FLAT  # slope of a road that rises one level


def before_a_roof(low: float) -> Position:
    """The slab's roof, 61.5 up, begins where a road to the right from c2 at (100, 0), 6 to 7, is this far below it."""
    edge = 100.0 + (1.5 - low) / RISE
    return stand(city(development_2=(edge + 35.0, 0), slab=(edge + 20.0, 0)), 0, 100, 0, 6)


def test_a_road_that_touches_a_roof_must_go_up() -> None:
    verdict = judged(before_a_roof(0.5), f"c2 {100.0 + FLAT:.2f},0 7")
    assert verdict.faults == ("touches-building",)
    assert gap(verdict, "touches-building", "slab") == pytest.approx(0.5, abs=0.01)
    assert judged(before_a_roof(-0.1), f"c2 {100.0 + FLAT:.2f},0 7").legal


def test_a_road_through_a_building_must_go_to_the_side() -> None:
    """Two levels up, 60 mm below the roof: 0.7 into its wall."""
    here = stand(city(development_2=(160, 0), slab=(160, 0)), 0, 100, 16.8, 2)
    assert gap(judged(here, f"c2 {100.0 + FLAT:.2f},16.8 1"), "touches-building", "slab") == pytest.approx(
        0.7, abs=0.01
    )


def test_a_road_beside_a_round_building_must_go_away_from_its_middle() -> None:
    """The rotunda is 36 across. The near side of the road passes 17.4 from its middle, far below its roof."""
    here = stand(city(development_3=(160, 0), rotunda=(160, 0)), 0, 100, 22.4, 2)
    verdict = judged(here, f"c2 {100.0 + FLAT:.2f},22.4 1")
    assert gap(verdict, "touches-building", "rotunda") == pytest.approx(0.6, abs=0.01)


def test_an_off_ramp_over_an_area_gets_the_shorter_way() -> None:
    """The green area ends at y = -30 and is 1.5 thick: 4.5 to the side or 1.5 up, then 0.7 to the side or 1.5 up."""
    for y, wanted in ((-30.5, 1.5), (-34.3, 0.7)):
        here = stand(city(green=(200, 0)), 0, 200.0 - FLAT, y, 1)
        verdict = judged(here, f"c2 > 300,{y}")
        assert verdict.faults == ("touches-area",)
        assert gap(verdict, "touches-area", "green") == pytest.approx(wanted, abs=0.01)


def test_a_car_gets_the_way_over_a_roof() -> None:
    """Its road slopes down into the slab's roof, 61.5 up. Its head is 34 along the road, and is its lowest part."""
    here = stand(city(development_2=(147, 0), slab=(132, 0)), 0, 100, 0, 6)
    turn = Extend(base=2, x=100.0 + FLAT, y=0.0, height=5, cars=(CarPlace(26.0, "sedan"),))
    verdict = judge(here, turn)
    assert gap(verdict, "car-does-not-fit", "slab") == pytest.approx(61.5 - 60.0 + 34.0 / 12.0 - FLAT / 60.0)


def test_a_column_below_a_car_gets_the_depth_of_the_overlap() -> None:
    """Bob's road rises from 2 to 3. Below the car's tail, its top is half a millimetre lower than a column of 3."""
    here = edited(stand(span(table("second-edition"), 1, (100, 0, 2), (100.0 + FLAT, 0, 3)), 0, 198, 115, 3))
    tail = (9.5 - 2.0 * FLAT / 120.0) * 12.0
    put_car(here.table, here.game.law, 1, 2, tail, 0.0, 16.0, 0)
    verdict = judged(here, f"c4 {100.0 + (tail + 8.0) * FLAT / 120.0:.2f},0 3j")
    told = [one.gap for one in verdict.findings if [piece.id for piece in one.pieces] == ["new-column", "k2"]]
    assert told == [pytest.approx(0.5, abs=0.01)]
    assert gap(verdict, "column-under-road", "r2") == pytest.approx(15.0, abs=0.01)
