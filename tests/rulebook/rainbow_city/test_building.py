"""Rainbow City: columns, roads, junctions and off-ramps, with three players. Base rules sections 4, 5, 7 and 8."""

from __future__ import annotations

import math

import pytest

from city import city, last, load
from shuto.rules.editions.edition import load_edition
from shuto.rules.position import Position
from tables import crossed, faults, gap, give, judged, lay, move, moves, span, stand

ANN, BOB, CLEO = 0, 1, 2


def base(height: int, *, junction: bool = False, x: float = 0, y: float = 200) -> Position:
    """Ann's open end in the middle of the north, with three players."""
    return stand(city(3), ANN, x, y, height, junction)


# ---- 4 the turn


def test_turns_go_clockwise() -> None:
    here = city(3, first=1)
    order = []
    for line in ("c1 -150,-40 2", "c2 150,-40 2", "c0 100,-120 2"):
        assert here.to_move is not None
        order.append(here.to_move)
        here = move(here, line)
    assert order == [BOB, CLEO, ANN]
    assert here.to_move == BOB


@pytest.mark.parametrize(("height", "fine"), [(2, False), (3, True), (4, False), (5, True), (6, False), (7, False)])
def test_a_column_is_one_higher_or_lower_than_its_base(height: int, fine: bool) -> None:
    here = base(4)
    assert faults(here, f"{last(here)} 0,315 {height}") == (() if fine else ("height-step",))


def test_only_from_own_open_ends() -> None:
    here = lay(lay(city(3), ANN, "c0 110,-120 2"), BOB, "c1 -150,-40 2")
    assert faults(here, "c0 -110,-120 2") == ("no-such-base-point",)
    assert faults(here, "c4 -265,-40 1") == ("no-such-base-point",)
    assert judged(here, "c3 225,-120 3")


@pytest.mark.parametrize(("distance", "fault"), [(139.2, ()), (140.1, ("out-of-reach",))])
def test_within_reach_of_a_road(distance: float, fault: tuple[str, ...]) -> None:
    here = base(4)
    assert faults(here, f"{last(here)} {distance},200 5") == fault


def test_after_the_turn_nothing_is_adjusted() -> None:
    assert load_edition("rainbow-city").switches.adjust_until == "turn-end"
    here = move(base(4), "c3 0,315 5")
    assert faults(here, "0: adjust c3 0,316 5") == ("adjust-closed",)


# ---- 5 where roads lie


def test_ends_lie_on_column_tops() -> None:
    here = base(4)
    assert judged(here, f"{last(here)} 0,310 5 / 0,190.5 0,310.08")
    verdict = judged(here, f"{last(here)} 0,310 5 / 0,189.5 0,309.08")
    assert verdict.faults == ("end-sticks-out",)
    assert gap(verdict, "end-sticks-out") == pytest.approx(0.5, abs=0.01)


def test_ends_lie_on_the_end_of_a_connecting_road() -> None:
    """Both extend past the axis, so the second lies on the first."""
    here = lay(base(4), ANN, "c3 112,200 5")
    after = move(here, "c4 112,312 6")
    assert after.roads[-1].start[2] == pytest.approx(52.0)


@pytest.mark.parametrize("owner", [ANN, BOB, CLEO])
def test_seen_from_above_no_road_covers_a_column(owner: int) -> None:
    here = stand(stand(city(3), owner, 60, 213, 2), ANN, 0, 200, 4)
    verdict = judged(here, f"{last(here)} 120,200 5")
    assert verdict.faults == ("road-over-column",)
    assert gap(verdict, "road-over-column") == pytest.approx(2.0, abs=0.01)
    clear = stand(stand(city(3), owner, 60, 215.5, 2), ANN, 0, 200, 4)
    assert judged(clear, f"{last(clear)} 120,200 5")


@pytest.mark.parametrize("owner", [ANN, BOB, CLEO])
def test_no_column_is_built_under_a_road(owner: int) -> None:
    here = stand(span(city(3), owner, (60, 315, 5), (180, 315, 5)), ANN, 0, 220, 1)
    verdict = judged(here, f"{last(here)} 90,302 2")
    assert verdict.faults == ("column-under-road",)
    assert gap(verdict, "column-under-road") == pytest.approx(2.0, abs=0.01)
    assert judged(here, f"{last(here)} 90,299 2")


def test_no_closed_roads() -> None:
    here = span(city(3), ANN, (100, 150, 2), (220, 150, 3), (220, 270, 2), (100, 270, 3))
    assert "closes-loop" in faults(here, f"{last(here)} 100,150 2")
    assert judged(here, f"{last(here)} 78,150 2")


@pytest.mark.parametrize("owner", [ANN, BOB, CLEO])
def test_no_touching_of_roads(owner: int) -> None:
    here = stand(span(city(3), owner, (60, 140, 4), (60, 260, 5)), ANN, 0, 200, 5)
    assert faults(here, f"{last(here)} 120,200 4") == ("touches-road",)
    here = stand(span(city(3), owner, (60, 140, 4), (60, 260, 4)), ANN, 0, 200, 4)
    assert judged(here, f"{last(here)} 120,200 5")


def test_no_touching_of_cars() -> None:
    here = load(span(city(3), CLEO, (60, 140, 4), (60, 260, 4)), "r3", "limousine")
    here = stand(here, ANN, 0, 200, 4)
    assert faults(here, f"{last(here)} 120,200 5") == ("touches-car",)
    here = stand(here, ANN, 0, 230, 5)
    assert judged(here, f"{last(here)} 120,230 6")


# ---- 7 junctions


@pytest.mark.parametrize("height", [2, 3, 4, 5, 8])
def test_a_junction_has_any_height(height: int) -> None:
    here = base(4)
    assert judged(here, f"{last(here)} 0,308 {height}j")


def test_a_junction_needs_gray_below() -> None:
    here = base(2)
    assert faults(here, f"{last(here)} 0,315 1j") == ("junction-without-gray",)


def test_several_junctions_in_a_row_then_one_level_up_or_down() -> None:
    here = move(base(4), "c3 0,312 7j")
    here = moves(here, ["c1 -150,-40 2", "c2 150,-40 2", f"{last(here)} 115,280 3j"])
    assert here.supply(ANN).yellow == 0
    here = moves(here, ["c5 -265,-40 3", "c6 265,-40 3"])
    end = "c7"
    assert here.columns[7].junction
    assert faults(here, f"{end} 230,280 5") == ("height-step",)
    assert judged(here, f"{end} 230,280 4")
    assert faults(here, f"{end} 230,280 4j") == ("not-enough-yellow",)


def test_it_branches_once() -> None:
    here = base(3, junction=True)
    junction = last(here)
    here = lay(here, ANN, f"{junction} 115,200 2")
    assert judged(here, f"{junction} 0,315 4")
    here = lay(here, ANN, f"{junction} 0,315 4")
    assert faults(here, f"{junction} -115,200 4") == ("already-branched",)
    assert {"c4", "c5"} <= {point.column for point in here.base_points(ANN)}


def test_a_branch_is_branched_by_another_junction() -> None:
    here = base(3, junction=True, x=-100)
    junction = last(here)
    here = lay(lay(here, ANN, f"{junction} 15,200 3j"), ANN, f"{junction} -100,315 4")
    here = lay(here, ANN, "c4 130,200 4")
    assert judged(here, "c4 15,315 4")


# ---- 8 off-ramps


def test_an_off_ramp_from_a_column_of_one_with_a_car() -> None:
    here = base(1)
    after = move(here, f"{last(here)} > 120,200 = 40:sports-car")
    assert after.roads[-1].end == pytest.approx((math.sqrt(120.0**2 - 10.0**2), 200, 0))
    assert after.cars_placed(ANN) == 2
    assert faults(here, f"{last(here)} > 120,200 = -") == ("car-owed",)


@pytest.mark.parametrize(("height", "junction"), [(2, False), (2, True), (4, False)])
def test_from_nothing_taller(height: int, junction: bool) -> None:
    here = base(height, junction=junction)
    assert faults(here, f"{last(here)} > 120,200") == ("off-ramp-height",)


def test_nothing_is_joined_to_an_off_ramp() -> None:
    here = lay(base(1), ANN, "c3 > 120,200")
    assert faults(here, "c3 0,315 2") == ("base-point-closed",)
    assert [point.column for point in here.base_points(ANN)] == ["c0"]


def test_another_players_road_over_it_earns_a_second_car() -> None:
    here = stand(span(city(3), CLEO, (60, 140, 3), (60, 260, 3)), ANN, 0, 200, 1)
    verdict = judged(here, f"{last(here)} > 120,200")
    assert crossed(verdict) == {"r3": ("under", "earns")}
    assert (verdict.earned, verdict.bonus, verdict.owed) == (2, 1, 2)


def test_it_needs_a_road_and_uses_no_column() -> None:
    here = give(base(1), ANN, gray=1, yellow=0, roads=1)
    assert move(here, f"{last(here)} > 120,200").supply(ANN).columns == 1
    assert faults(give(here, ANN, roads=0), f"{last(here)} > 120,200") == ("not-enough-roads",)
