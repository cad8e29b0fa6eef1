"""The views of a position: what stands, who has what, whose turn it is; and positions as values."""

from __future__ import annotations

import math

import pytest

from city import city, load
from shuto.rules.ids import PieceId
from shuto.rules.pieces import BasePoint, OutOfMaterial, PieceRef, Supply
from shuto.rules.position import Position
from shuto.rules.referee.verdict import Crossing
from shuto.rules.setup import new_game
from tables import edited, give, judged, lay, move, span, stand, table, turn_of

RISE = math.sqrt(120.0**2 - 10.0**2)


def test_the_first_position() -> None:
    here = new_game("two-player-2024", ["Mio", "Ren"])
    assert (here.phase, here.to_move, here.turns_played, here.still_in) == ("building", 0, 0, (0, 1))
    assert here.is_building
    assert here.outcome is None
    assert here.components == ()
    assert not here.has_last_chance(0)
    assert [(c.id, c.owner, c.x, c.y, c.height, c.top, c.junction, c.area) for c in here.columns] == [
        ("c0", 0, 0.0, -60.0, 1, 10.0, False, None),
        ("c1", 1, 0.0, 60.0, 1, 10.0, False, None),
    ]
    assert here.base_points() == here.base_points(0) == (BasePoint(PieceId("c0"), 1, False, False),)
    assert here.base_points(1) == (BasePoint(PieceId("c1"), 1, False, False),)


def test_ramps_and_their_cars() -> None:
    here = new_game("two-player-2024")
    ramp = here.roads[0]
    assert (ramp.id, ramp.owner, ramp.kind, ramp.from_column, ramp.to_column) == ("r0", 0, "starting-ramp", None, "c0")
    assert ramp.start == pytest.approx((0.0, -60.0 - RISE, 0.0))
    assert ramp.end == pytest.approx((0.0, -60.0, 10.0))
    assert ramp.slope == pytest.approx(math.degrees(math.asin(10.0 / 120.0)))
    assert not ramp.over_taken
    assert not ramp.under_taken
    car = here.cars[0]
    assert (car.id, car.owner, car.road, car.type, car.place, car.offset, car.length) == (
        "k0", 0, "r0", "sedan", 60.0, 0.0, 16.0,
    )  # fmt: skip
    assert (car.heading, car.slope) == pytest.approx((90.0, ramp.slope))
    lean = math.radians(ramp.slope)
    # 60 along the road, then 2 up from its underside
    assert car.centre == pytest.approx(
        (
            0.0,
            ramp.start[1] + 60.0 * math.cos(lean) - 2.0 * math.sin(lean),
            60.0 * math.sin(lean) + 2.0 * math.cos(lean),
        )
    )


def test_supplies() -> None:
    supply = new_game("second-edition").supply(1)
    assert supply == Supply(cars=9, gray=29, yellow=3, roads=14, types={"plain": 9})
    assert supply.columns == 32
    assert new_game("rainbow-city", 4).supply(3).types == dict.fromkeys(
        ("sports-car", "electric-car", "food-truck", "family-wagon", "delivery-van", "construction-truck"), 1
    )


def test_a_turn_seen_in_every_view() -> None:
    here = span(table("two-player-2024"), 1, (60, 0, 5), (60, -120, 5))
    after = move(here, "c0 115,-60 2j = 60:limousine@0.5")
    column, road, car = after.columns[-1], after.roads[-1], after.cars[-1]
    assert (column.x, column.y, column.height, column.junction, column.roads_out) == (115.0, -60.0, 2, True, 0)
    assert (road.from_column, road.to_column, road.kind) == ("c0", column.id, "road")
    assert (road.over_taken, road.under_taken) == (True, False)
    assert (after.roads[2].over_taken, after.roads[2].under_taken) == (False, True)
    assert (car.type, car.place, car.offset, car.road, car.length) == ("limousine", 60.0, 0.5, road.id, 24.0)
    assert after.cars_placed(0) == 2
    assert after.supply(0) == here.supply(0)._replace(
        cars=8, gray=28, yellow=2, roads=13,
        types={name: 1 for name in here.supply(0).types if name != "limousine"},
    )  # fmt: skip
    assert (after.turns_played, after.to_move) == (1, 1)
    assert after.base_points(0) == (BasePoint(column.id, 2, True, False),)
    assert (after.columns[0].roads_out, after.columns[0].closed) == (1, False)


def test_base_points_of_junctions_and_closed_ends() -> None:
    here = stand(table("second-edition"), 0, 200, 0, 3, junction=True)
    here = lay(here, 0, "c2 > 320,0")
    assert here.column(2).closed
    assert BasePoint(PieceId("c2"), 3, True, True) in here.base_points(0)
    here = lay(here, 0, "c2 80,0 2")
    assert [point.column for point in here.base_points(0)] == ["c0", "c3"]
    here = lay(here, 0, "c3 > 80,-115")
    assert [point.column for point in here.base_points(0)] == ["c0"]
    assert here.road(3).to_column == "c3"
    assert (here.road(4).kind, here.road(4).to_column) == ("off-ramp", None)


def test_columns_on_areas() -> None:
    here = stand(city(development_5=(200, 0)), 0, 80, 0, 1)
    column = move(here, "c2 200,0 2").columns[-1]
    assert (column.area, column.foot, column.top) == ("development-5", 1.5, 21.5)
    assert here.area_component(4).id == "development-5"
    assert here.block_component(0).id == "block"
    assert here.phase == "building"
    assert new_game("rainbow-city").phase == "setup"


def test_positions_are_values() -> None:
    one, other = table("second-edition", 2, "c0 115,-70 2"), table("second-edition", 2, "c0 115,-70 2")
    assert one == other
    assert one != table("second-edition", 2, "c0 115.01,-70 2")
    assert one != table("two-player-2024", 2, "c0 115,-60 2")
    assert one != give(one, 0, gray=3)
    assert one != turn_of(one, 0)
    assert one == edited(one)
    assert one != "position"
    assert (one == 5) is False
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def test_playing_changes_nothing_in_the_position_before() -> None:
    here = table("second-edition")
    copy = edited(here)
    move(here, "c0 115,-70 2 ! 0 k1")
    move(here, "! 0 c1")
    judged(here, "adjust c0 115,-70 2")
    assert here == copy


def test_what_a_programmer_sees() -> None:
    here = table("two-player-2024")
    assert repr(here) == "<Position two-player-2024, 2 players, turn 0, Ann to move>"
    assert repr(move(here, "c0 115,-60 2")) == "<Position two-player-2024, 2 players, turn 1, Bob to move>"
    assert repr(over()) == "<Position two-player-2024, 2 players, turn 1, over>"


def over() -> Position:
    """Ann's last car goes on her off-ramp."""
    here = table("two-player-2024", house_rules={"cars": 2})
    return move(here, "c0 > 120,-60")


def test_when_it_is_over_nobody_is_to_move() -> None:
    here = over()
    assert (here.phase, here.to_move, here.is_building) == ("over", None, False)
    assert here.outcome is not None
    assert here.outcome.winners == (0,)
    assert here.base_points() == ()
    assert here.still_in == (1,)


def test_a_notebook_shows_the_plan() -> None:
    svg = load(table("two-player-2024"), "r1", "highway-bus")._repr_svg_()
    assert svg.startswith("<svg")


def test_small_values() -> None:
    assert PieceRef("column", "c0").owner is None
    crossing = Crossing(PieceId("r1"), 1, True, "earns", 0.0, 0.0, 5.0)
    assert crossing.earns
    assert not crossing._replace(why="taken").earns


def test_outlines_of_areas_and_blocks() -> None:
    here = city(2, green=(200, 0, 90), development_1=(0, 250), block=(0, 250))
    areas = {area.component: area for area in here.areas}
    assert len(areas) == 8
    green = areas["green"]
    assert (green.kind, green.low, green.high) == ("green", 0.0, 1.5)
    assert [(round(x), round(y)) for x, y in green.corners] == [(230, -50), (230, 50), (170, 50), (170, -50)]
    blocks = {(block.component, block.name): block for block in here.blocks}
    assert blocks["block", "block"].kind == "building"
    assert (blocks["block", "block"].low, len(blocks["block", "block"].corners)) == (1.5, 4)
    assert blocks["tower", "tower"].kind == "tower"
    round_one = blocks["rotunda", "rotunda"]
    assert (len(round_one.corners), round_one.radius > 10.0) == (1, True)
    assert {name for component, name in blocks if component == "airport"} == {"plane", "terminal"}
    assert {block.kind for block in here.blocks if block.component == "green"} == {"obstacle"}
    assert new_game("second-edition").areas == ()
    assert new_game("second-edition").blocks == ()


def test_who_is_out_of_material_and_since_when() -> None:
    here = give(table("second-edition"), 0, gray=2, yellow=0, roads=1)
    assert here.out_of_material == ()
    here = move(here, "c0 118,-70 2")
    assert here.out_of_material == (OutOfMaterial(seat=0, since=1, waits_for=(1,)),)
