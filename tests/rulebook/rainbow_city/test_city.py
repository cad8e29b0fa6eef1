"""Rainbow City: placing the components of the city. Base rules section 3.4, and our rulings on it."""

from __future__ import annotations

from itertools import permutations

import pytest

from city import CITY, put
from shuto.rules.position import Position
from shuto.rules.setup import new_game
from tables import FAR_CITY, faults, gap, judged, move, moves

EDITION = "rainbow-city"
DEVELOPMENT = FAR_CITY[:5]
OTHERS = FAR_CITY[5:]
COLUMN = 20.0
"""The distance between development areas: the width of a column."""


def founded(*more: str) -> Position:
    """All development areas along the rim (number 1 at (-450, 350), side 70), then these lines."""
    return moves(new_game(EDITION, 2), (*DEVELOPMENT, *more))


# ---- who places, and in which order


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("first", [0, 1])
def test_from_the_first_player_clockwise_one_component_at_a_time(players: int, first: int) -> None:
    here = new_game(EDITION, players, first=first)
    for number, line in enumerate(FAR_CITY):
        assert here.phase == "setup"
        assert here.to_move == (first + number) % players
        here = move(here, line)
    assert [component.by for component in here.components] == [(first + i) % players for i in range(12)]


def test_when_all_twelve_stand_the_first_player_builds() -> None:
    here = moves(new_game(EDITION, 3, first=2), FAR_CITY)
    assert here.phase == "building"
    assert here.to_move == 2
    kinds = [component.kind for component in here.components]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "development": 5,
        "building": 3,
        "tower": 1,
        "airport": 1,
        "green": 1,
        "rainbow": 1,
    }


def test_nobody_places_out_of_turn() -> None:
    assert faults(new_game(EDITION, 3, first=1), f"0: {FAR_CITY[0]}") == ("not-your-turn",)


def test_nothing_is_built_before_the_city_stands() -> None:
    assert faults(new_game(EDITION, 2), "c0 115,-60 2") == ("wrong-phase",)
    assert faults(founded(), "c0 115,-60 2") == ("wrong-phase",)


def test_nothing_is_added_to_the_city_afterwards() -> None:
    assert faults(moves(new_game(EDITION, 2), FAR_CITY), "+ tower 0,0") == ("wrong-phase",)


@pytest.mark.parametrize("line", OTHERS)
@pytest.mark.parametrize("placed", [0, 4])
def test_development_areas_come_first(line: str, placed: int) -> None:
    here = moves(new_game(EDITION, 2), DEVELOPMENT[:placed])
    assert "development-first" in faults(here, line)
    assert judged(founded(), line)


@pytest.mark.parametrize("order", list(permutations(range(5)))[::17])
def test_development_areas_in_any_order(order: tuple[int, ...]) -> None:
    assert len(moves(new_game(EDITION, 2), [DEVELOPMENT[i] for i in order]).components) == 5


@pytest.mark.parametrize("order", list(permutations(range(7)))[::577])
def test_then_the_others_in_any_order(order: tuple[int, ...]) -> None:
    assert founded(*(OTHERS[i] for i in order)).phase == "building"


def test_each_component_is_there_once() -> None:
    assert faults(founded(), "+ development-1 0,300") == ("component-unavailable",)
    assert faults(founded(OTHERS[0]), "+ block 350,350") == ("component-unavailable",)


@pytest.mark.parametrize("name", ["wedge", "development-6", "castle"])
def test_what_is_not_in_the_box_cannot_be_placed(name: str) -> None:
    assert faults(founded(), f"+ {name} 350,350") == ("component-unavailable",)
    assert len(CITY) == 12


# ---- development areas keep the width of a column as distance


def test_a_column_s_width_from_another_development_area() -> None:
    here = move(new_game(EDITION, 2), "+ development-1 300,200")
    assert judged(here, f"+ development-2 {300 + 70 + COLUMN + 0.5},200")
    verdict = judged(here, f"+ development-2 {300 + 70 + COLUMN - 0.5},200")
    assert verdict.faults == ("area-too-close",)
    assert gap(verdict, "area-too-close", "development-1") == pytest.approx(0.5)


def test_the_distance_holds_between_corners_too() -> None:
    """15 mm in both directions is 21.2 between the corners; 14 is 19.8."""
    here = move(new_game(EDITION, 2), "+ development-1 300,200")
    assert judged(here, "+ development-2 215,115")
    verdict = judged(here, "+ development-2 216.2,116.2")
    assert verdict.faults == ("area-too-close",)
    assert gap(verdict, "area-too-close") == pytest.approx(20 - 13.8 * 2**0.5, abs=0.01)


def test_a_turned_area_reaches_farther() -> None:
    here = move(new_game(EDITION, 2), "+ development-1 300,200")
    far = 35 + COLUMN + 35 * 2**0.5
    assert judged(here, f"+ development-2 {300 - far - 0.5:.2f},200 @ 45")
    assert faults(here, f"+ development-2 {300 - far + 0.5:.2f},200 @ 45") == ("area-too-close",)


@pytest.mark.parametrize("side", [1, -1])
def test_a_column_s_width_from_a_column(side: int) -> None:
    """The starting column at (0, -60) extends 10 from its axis, so the area begins at least 30 from the axis."""
    here = new_game(EDITION, 2)
    assert judged(here, f"+ development-1 {side * 65.5},-40")
    verdict = judged(here, f"+ development-1 {side * 64.5},-40")
    assert verdict.faults == ("area-too-close",)
    assert gap(verdict, "area-too-close", "c0") == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize("side", [1, -1])
def test_a_column_s_width_from_a_road(side: int) -> None:
    """Beside the ramp, whose edge is 5 mm from its middle; it ends at y = -180."""
    here = new_game(EDITION, 2)
    assert judged(here, f"+ development-1 {side * 60.5},-150")
    verdict = judged(here, f"+ development-1 {side * 59.5},-150")
    assert verdict.faults == ("area-too-close",)
    assert gap(verdict, "area-too-close", "r0") == pytest.approx(0.5, abs=0.01)


def test_not_on_top_of_a_column_or_a_ramp() -> None:
    assert {"area-too-close", "component-touches-piece"} <= set(faults(new_game(EDITION, 2), "+ development-1 0,-60"))
    assert "area-too-close" in faults(new_game(EDITION, 2), "+ development-1 0,-200")


# ---- areas do not overlap; the others need no distance


@pytest.mark.parametrize("name", ["airport", "green", "rainbow"])
def test_no_area_overlaps_a_development_area(name: str) -> None:
    """The development area extends to x = -415; the others are 100 long."""
    assert judged(founded(), f"+ {name} -450,284.5")
    verdict = judged(founded(), f"+ {name} -450,285.5")
    assert verdict.faults == ("areas-overlap",)
    assert gap(verdict, "areas-overlap", "development-1") == pytest.approx(0.5)


@pytest.mark.parametrize(("one", "other"), [("airport", "green"), ("green", "rainbow"), ("rainbow", "airport")])
def test_no_area_overlaps_another(one: str, other: str) -> None:
    here = founded(put(one, (300, 0)))
    assert judged(here, f"+ {other} 300,60.5")
    verdict = judged(here, f"+ {other} 300,59.5")
    assert verdict.faults == ("areas-overlap",)
    assert gap(verdict, "areas-overlap", one) == pytest.approx(0.5)


def test_development_areas_may_not_overlap_either() -> None:
    here = move(new_game(EDITION, 2), "+ development-1 300,200")
    assert "areas-overlap" in faults(here, "+ development-2 320,210")


@pytest.mark.parametrize("name", ["airport", "green", "rainbow"])
def test_other_areas_may_lie_close_to_a_column_but_not_under_it(name: str) -> None:
    """The starting column at (0, -60) extends to x = 10."""
    assert judged(founded(), f"+ {name} 60.5,-60")
    verdict = judged(founded(), f"+ {name} 59.5,-60")
    assert verdict.faults == ("component-touches-piece",)
    assert gap(verdict, "component-touches-piece", "c0") == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize("name", ["airport", "green", "rainbow"])
def test_no_area_under_a_ramp(name: str) -> None:
    """Under its high end there is room for an area 1.5 mm thick, but they would overlap in plan.

    Ann's ramp is 10 mm wide, from the column at y = -60 to y = -180. The area is turned to be 60 wide.
    """
    assert judged(founded(), f"+ {name} 35.5,-125 @ 90")
    verdict = judged(founded(), f"+ {name} 34.5,-125 @ 90")
    assert verdict.faults == ("component-touches-piece",)
    assert gap(verdict, "component-touches-piece", "r0") == pytest.approx(0.5, abs=0.01)
    under = faults(founded(), f"+ {name} 50.1,-75 @ 0")
    assert under == ("component-touches-piece",)


@pytest.mark.parametrize("name", ["airport", "green", "rainbow"])
def test_no_area_against_the_foot_of_a_ramp(name: str) -> None:
    """The ramp's foot is at (0, -179.6)."""
    assert judged(founded(), f"+ {name} 0,-210.5")
    assert faults(founded(), f"+ {name} 0,-200") == ("component-touches-piece",)


# ---- buildings and the tower


@pytest.mark.parametrize("name", ["block", "slab", "rotunda", "tower"])
def test_buildings_and_the_tower_stand_on_development_areas_only(name: str) -> None:
    assert judged(founded(), f"+ {name} 350,350")
    assert faults(founded(), f"+ {name} 300,0") == ("needs-development-area",)
    for area in ("airport", "green", "rainbow"):
        here = founded(f"+ {area} 300,0")
        assert "needs-development-area" in faults(here, f"+ {name} 300,0")


@pytest.mark.parametrize(
    ("name", "half"), [("block", (15, 15)), ("slab", (20, 12.5)), ("rotunda", (18, 18)), ("tower", (17.5, 17.5))]
)
def test_anywhere_inside_but_never_over_the_edge(name: str, half: tuple[float, float]) -> None:
    here = founded()
    east, north = 35 - half[0], 35 - half[1]
    for dx, dy in ((0, 0), (east - 0.5, north - 0.5), (0.5 - east, 0.5 - north)):
        assert judged(here, f"+ {name} {350 + dx},{350 + dy}")
    for dx, dy in ((east + 0.5, 0), (0, north + 0.5), (-east - 0.5, 0), (0, -north - 0.5)):
        verdict = judged(here, f"+ {name} {350 + dx},{350 + dy}")
        assert verdict.faults == ("component-over-edge",)
        assert gap(verdict, "component-over-edge", "development-5") == pytest.approx(0.5, abs=0.01)


def test_turned_a_building_needs_more_room() -> None:
    here = founded()
    assert judged(here, "+ block 369,350")
    assert faults(here, "+ block 369,350 @ 45") == ("component-over-edge",)


@pytest.mark.parametrize("first", ["block", "tower"])
@pytest.mark.parametrize("second", ["slab", "rotunda"])
def test_one_building_or_tower_to_a_development_area(first: str, second: str) -> None:
    here = founded(f"+ {first} 334,350")
    assert faults(here, f"+ {second} 364,350") == ("development-occupied",)
    assert judged(here, f"+ {second} 250,350")


def test_a_building_and_the_tower_do_not_share_an_area_either() -> None:
    assert faults(founded("+ rotunda 334,350"), "+ tower 367,350") == ("development-occupied",)


# ---- the table


@pytest.mark.parametrize("line", ["+ development-1 {},0", "+ development-1 0,{}"])
@pytest.mark.parametrize("side", [1, -1])
def test_nothing_hangs_over_the_edge_of_the_table(line: str, side: int) -> None:
    edge = (500.0 if line.endswith("0") else 400.0) - 35.0
    here = new_game(EDITION, 2)
    assert judged(here, line.format(side * (edge - 0.5)))
    verdict = judged(here, line.format(side * (edge + 0.5)))
    assert verdict.faults == ("off-table",)
    assert gap(verdict, "off-table") == pytest.approx(0.5)


def test_a_smaller_table_ends_sooner() -> None:
    here = new_game(EDITION, 2, table=(700, 700))
    assert judged(here, "+ development-1 314.5,0")
    assert faults(here, "+ development-1 315.5,0") == ("off-table",)
