"""Rainbow City: what may be built on and above the areas. Base rules section 11."""

from __future__ import annotations

import math
from typing import Any

import pytest

from city import city, last
from shuto.rules.position import Position
from tables import crossed, faults, gap, judged, lay, move, stand

FLAT = math.sqrt(120.0**2 - 10.0**2)


def lying(area: str) -> Position:
    """A city with this area, 100 × 60, around (250, 0)."""
    places: dict[str, Any] = {area: (250, 0)}
    return city(**places)


# ---- development areas: 70 × 70, here around (200, 0)


def test_columns_stand_on_development_areas_one_and_a_half_higher() -> None:
    here = stand(city(development_5=(200, 0)), 0, 80, 0, 1)
    after = move(here, f"{last(here)} 200,0 2")
    column = after.columns[-1]
    assert (column.foot, column.top) == pytest.approx((1.5, 21.5))
    assert (column.height, column.area) == (2, "development-5")
    assert after.roads[-1].end[2] == pytest.approx(21.5)


def test_beside_the_area_a_column_stands_on_the_table() -> None:
    here = stand(city(development_5=(200, 0)), 0, 40, 0, 1)
    column = move(here, f"{last(here)} 154.5,0 2").columns[-1]
    assert (column.foot, column.area) == (0.0, None)


@pytest.mark.parametrize("x", [154.5, 175.5, 200, 224.5, 245.5])
def test_wholly_in_or_wholly_out(x: float) -> None:
    here = stand(city(development_5=(200, 0)), 0, x, -117, 1)
    assert judged(here, f"{last(here)} {x},0 2")


@pytest.mark.parametrize(("x", "out"), [(155.5, 0.5), (160, 5), (174.5, 0.5), (225.5, 0.5), (244.5, 0.5)])
def test_never_over_the_edge(x: float, out: float) -> None:
    """The gap is how far it must move, in or out, whichever is shorter."""
    here = stand(city(development_5=(200, 0)), 0, x, -117, 1)
    verdict = judged(here, f"{last(here)} {x},0 2")
    assert verdict.faults == ("column-over-area-edge",)
    assert gap(verdict, "column-over-area-edge", "development-5") == pytest.approx(out, abs=0.01)


def test_heights_count_discs_not_the_area_below() -> None:
    """After a column of 2 on the area, the next is 1 or 3, wherever it stands."""
    here = lay(stand(city(development_5=(200, 0)), 0, 80, 0, 1), 0, "c2 200,0 2")
    assert judged(here, "c3 320,0 1")
    assert judged(here, "c3 320,0 3")
    assert faults(here, "c3 320,0 2") == ("height-step",)


def test_a_column_may_stand_beside_a_building_but_not_against_it() -> None:
    """The block of 30 × 30 stands in the west of the area, up to x = 200; a column's edge is 10 from its axis."""
    here = city(development_1=(200, 0), block=(185, 0))
    here = stand(here, 0, 215, -110, 1)
    assert judged(here, f"{last(here)} 210.5,0 2")
    verdict = judged(here, f"{last(here)} 209.5,0 2")
    assert verdict.faults == ("touches-building",)
    assert gap(verdict, "touches-building", "block") == pytest.approx(0.5, abs=0.01)


def test_a_column_may_not_stand_against_the_tower() -> None:
    here = stand(city(development_4=(200, 0), tower=(183, 0)), 0, 215, -110, 1)
    assert judged(here, f"{last(here)} 211,0 2")
    assert faults(here, f"{last(here)} 210,0 2") == ("touches-tower",)


def test_off_ramps_end_on_development_areas() -> None:
    here = stand(city(development_5=(200, 0)), 0, 80, 0, 1)
    after = move(here, f"{last(here)} > 200,0")
    assert after.roads[-1].end[2] == pytest.approx(1.5)
    assert after.roads[-1].end[0] == pytest.approx(80 + math.sqrt(120.0**2 - 8.5**2))


def test_an_off_ramp_leaves_a_column_of_one_on_an_area_like_any_other() -> None:
    here = lay(stand(city(development_5=(200, 0)), 0, 80, 0, 2), 0, "c2 190,0 1")
    assert here.columns[-1].top == pytest.approx(11.5)
    after = move(here, "c3 > 310,0")
    assert after.roads[-1].end[2] == 0.0
    taller = lay(stand(city(development_5=(200, 0)), 0, 80, 0, 1), 0, "c2 190,0 2")
    assert faults(taller, "c3 > 310,0") == ("off-ramp-height",)


def test_an_off_ramp_touches_no_building() -> None:
    here = stand(city(development_1=(200, 0), block=(200, 0)), 0, 80, 0, 1)
    assert "touches-building" in faults(here, f"{last(here)} > 200,0")


# ---- green area and airport: 100 × 60, off-ramps but no columns


@pytest.mark.parametrize("area", ["green", "airport", "rainbow"])
def test_no_column_on_green_and_airport_not_even_its_edge(area: str) -> None:
    """The area around (250, 0) begins at x = 200."""
    here = stand(lying(area), 0, 75, 0, 1)
    assert judged(here, f"{last(here)} 189.5,0 2")
    verdict = judged(here, f"{last(here)} 190.5,0 2")
    assert verdict.faults == ("area-forbids-column",)
    assert gap(verdict, "area-forbids-column", area) == pytest.approx(0.5, abs=0.01)
    for x in (205, 212):
        assert "area-forbids-column" in faults(here, f"{last(here)} {x},0 2")


@pytest.mark.parametrize("area", ["green", "airport"])
def test_off_ramps_end_on_green_and_airport(area: str) -> None:
    """Toward the middle of the area, clear of trees, plane and terminal."""
    here = stand(lying(area), 0, 105, 0, 1)
    after = move(here, f"{last(here)} > 250,0")
    assert after.roads[-1].end[2] == pytest.approx(1.5)
    assert after.roads[-1].kind == "off-ramp"


def test_no_off_ramp_on_a_tree() -> None:
    """A tree of 9 mm, 14 mm high, stands at (-36, 16) from the green area's middle, well above an off-ramp's foot."""
    here = stand(city(green=(250, 0)), 0, 100, 16, 1)
    verdict = judged(here, f"{last(here)} > 250,16")
    assert "touches-obstacle" in verdict.faults
    assert [ref.id for ref in verdict.findings[0].pieces] == ["new-road", "green"]
    beside = stand(city(green=(250, 0)), 0, 100, 4, 1)
    assert judged(beside, f"{last(beside)} > 250,4")


def test_no_off_ramp_on_the_terminal() -> None:
    """It is 30 × 16 around (-30, 18) from the airport's middle, so its southern edge is at y = 10."""
    here = stand(city(airport=(250, 0)), 0, 110, 14, 1)
    assert faults(here, f"{last(here)} > 250,14") == ("touches-obstacle",)
    beside = stand(city(airport=(250, 0)), 0, 110, 4.5, 1)
    assert judged(beside, f"{last(beside)} > 250,4.5")


def test_no_off_ramp_on_the_plane() -> None:
    """Its fuselage of 30 × 5 and wings of 6 × 26 cross at (22, -8) from the airport's middle."""
    here = stand(city(airport=(250, 0)), 0, 389, -8, 1)
    assert faults(here, f"{last(here)} > 250,-8") == ("touches-obstacle",)
    beside = stand(city(airport=(250, 0)), 0, 389, 11, 1)
    assert judged(beside, f"{last(beside)} > 250,11")


@pytest.mark.parametrize(
    ("area", "y", "what"), [("airport", 18, "terminal"), ("green", 16, "tree"), ("airport", -8, "plane")]
)
def test_a_road_above_touches_none_of_them(area: str, y: float, what: str) -> None:
    """With their area they are at most 17.5 high. Halfway from 2 to 3 a road is at 25; from 1 to 2 some touch it."""
    here = stand(lying(area), 0, 185, y, 2)
    assert judged(here, f"{last(here)} 315,{y} 3")
    low = stand(lying(area), 0, 185, y, 1)
    assert faults(low, f"{last(low)} 315,{y} 2") == (() if what == "plane" else ("touches-obstacle",))


def test_an_off_ramp_touches_no_second_area() -> None:
    """Its foot is on the green area, 4 mm from the rainbow beside it. Half its width is 5 mm, so it lies on both."""
    here = city(green=(250, 30), rainbow=(250, -30.2))
    clear = stand(here, 0, 105, 8, 1)
    assert judged(clear, f"{last(clear)} > 250,8")
    close = stand(here, 0, 105, 4, 1)
    verdict = judged(close, f"{last(close)} > 250,4")
    assert verdict.faults == ("touches-area",)
    assert [ref.id for ref in verdict.findings[0].pieces] == ["new-road", "rainbow"]


def test_no_corner_of_its_foot_touches_a_second_area() -> None:
    """Two areas at x = 300, 0.6 mm apart. The foot lies across the corner of the green one, with its middle on it.

    Its edge cuts 1.4 mm off the rainbow's corner at (300, -30.6), 0.7 mm deep.
    """
    here = stand(city(green=(250, 0), rainbow=(250, -60.6)), 0, 381.44, 56.24, 1)
    verdict = judged(here, f"{last(here)} > 296.8,-28.4")
    assert verdict.lie is not None
    assert verdict.lie[1] == pytest.approx((296.8, -28.4, 1.5), abs=0.02)
    assert verdict.faults == ("touches-area",)
    clear = stand(city(green=(250, 0), rainbow=(250, -61.8)), 0, 381.44, 56.24, 1)
    assert judged(clear, f"{last(clear)} > 296.8,-28.4")


def test_areas_may_be_turned_and_what_stands_on_them_turns_with_them() -> None:
    """A quarter turn: the airport is 60 wide from x = 220 on, with its terminal south-west of the middle."""
    here = city(airport=(250, 0, 90))
    beside = stand(here, 0, 95, 0, 1)
    assert judged(beside, f"{last(beside)} 209.5,0 2")
    assert faults(beside, f"{last(beside)} 210.5,0 2") == ("area-forbids-column",)
    terminal = stand(here, 0, 113, -30, 1)
    assert faults(terminal, f"{last(terminal)} > 250,-30") == ("touches-obstacle",)
    apron = stand(here, 0, 113, 35, 1)
    assert judged(apron, f"{last(apron)} > 250,35")


def test_an_off_ramp_that_ends_on_the_table_touches_no_area() -> None:
    """Just short of an area its foot lies on the table; beside one it may not touch its edge."""
    here = city(green=(250, 0))
    short = stand(here, 0, 200 - FLAT - 0.7, 0, 1)
    assert judged(short, f"{last(short)} > 200,0")
    assert faults(stand(here, 0, 90, 33, 1), "c2 > 250,33") == ("touches-area",)
    assert judged(stand(here, 0, 90, 35.7, 1), "c2 > 250,35.7")


# ---- the rainbow: neither columns nor off-ramps, but roads cross it


def test_no_off_ramp_ends_on_the_rainbow() -> None:
    here = stand(city(rainbow=(250, 0)), 0, 105, 0, 1)
    verdict = judged(here, f"{last(here)} > 250,0")
    assert verdict.faults == ("area-forbids-off-ramp",)
    assert gap(verdict, "area-forbids-off-ramp", "rainbow") is not None


@pytest.mark.parametrize("area", ["rainbow", "green", "airport"])
def test_roads_cross_above_every_area(area: str) -> None:
    here = stand(lying(area), 0, 250, -65, 2)
    verdict = judged(here, f"{last(here)} 250,65 3")
    assert verdict
    assert crossed(verdict) == {}


def test_even_a_low_road_clears_the_rainbow() -> None:
    here = stand(city(rainbow=(250, 0)), 0, 250, -65, 1)
    assert judged(here, f"{last(here)} 250,65 2")


def test_an_off_ramp_may_pass_over_the_rainbow_to_the_table_beyond() -> None:
    """At the far edge it must still be above 1.5 mm, so the edge is at least 18 mm before its foot."""
    here = city(rainbow=(250, 0))  # from y = -30 to 30
    clear = stand(here, 0, 250, -64, 1)  # its foot is 25.6 beyond
    assert judged(clear, f"{last(clear)} > 250,100")
    close = stand(here, 0, 250, -78, 1)  # 11.6 beyond
    assert faults(close, f"{last(close)} > 250,100") == ("touches-area",)


def test_roads_pass_above_buildings_and_tower_only_if_high_enough() -> None:
    """The slab's top is at 61.5, the tower's at 131.5."""
    here = city(development_2=(200, 0), slab=(200, 0))
    low = stand(here, 0, 200, -60, 6)
    assert faults(low, f"{last(low)} 200,60 5") == ("touches-building",)
    edge = stand(here, 0, 200, -60, 6)
    assert faults(edge, f"{last(edge)} 200,60 6j") == ("touches-building",)  # it lies at 60
    high = stand(here, 0, 200, -60, 6)
    assert judged(high, f"{last(high)} 200,60 7")  # at 65 in the middle
    here = stand(city(development_4=(200, 0), tower=(200, 0)), 0, 200, -60, 12)
    assert faults(here, f"{last(here)} 200,60 13") == ("touches-tower",)
    here = stand(city(development_4=(200, 0), tower=(200, 0)), 0, 200, -60, 14)
    assert judged(here, f"{last(here)} 200,60 13")
