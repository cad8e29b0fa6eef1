"""Two-player box of 2024: where a road may lie. Section 5."""

from __future__ import annotations

import math

import pytest

from city import last, load
from shuto.rules.position import Position
from tables import crossed, faults, gap, judged, lay, move, span, stand, table

EDITION = "two-player-2024"


def corner(*, first: float, second: float) -> Position:
    """Ann's column of 2, a road to it from this far west, and a road from it to this far east."""
    here = span(table(EDITION), 0, (-200 - first, 200, 1), (-200, 200, 2))
    return lay(here, 0, f"{last(here)} {-200 + second},200 3")


# ---- ends rest on column tops or on a connecting road


def test_both_ends_lie_on_the_tops_of_their_columns() -> None:
    here = stand(table(EDITION), 0, 200, 0, 3)
    assert judged(here, f"{last(here)} 320,0 4 / 200,9.5 319.58,9.5")
    off = judged(here, f"{last(here)} 320,0 4 / 200,10.5 319.58,10.5")
    assert set(off.faults) <= {"out-of-reach", "end-sticks-out"}
    assert len(off.findings) == 2
    for finding in off.findings:
        assert finding.gap == pytest.approx(0.5, abs=0.05)


def test_an_end_may_not_stick_out_past_its_column() -> None:
    here = stand(table(EDITION), 0, 200, 0, 3)
    assert judged(here, f"{last(here)} 310,0 4 / 190.5,0 310.08,0")
    verdict = judged(here, f"{last(here)} 310,0 4 / 189.5,0 309.08,0")
    assert verdict.faults == ("end-sticks-out",)
    assert gap(verdict, "end-sticks-out") == pytest.approx(0.5, abs=0.01)


def test_an_end_may_not_stop_short_of_its_column() -> None:
    here = stand(table(EDITION), 0, 200, 0, 3)
    assert judged(here, f"{last(here)} 335,0 4 / 209.5,0 329.08,0")
    verdict = judged(here, f"{last(here)} 335,0 4 / 210.5,0 330.08,0")
    assert verdict.faults == ("out-of-reach",)
    assert gap(verdict, "out-of-reach") == pytest.approx(0.5, abs=0.01)


def test_a_road_has_a_fixed_length() -> None:
    here = stand(table(EDITION), 0, 200, 0, 3)
    assert faults(here, f"{last(here)} 320,0 4 / 200,0 318.5,0") == ("lie-length",)


def test_ends_side_by_side_both_lie_on_the_top() -> None:
    """Each ends 5 mm before the axis, so they do not meet."""
    here = corner(first=130, second=130)
    assert here.roads[-1].start[2] == pytest.approx(20.0)


def test_an_end_on_a_connecting_road_lies_one_thickness_higher() -> None:
    here = corner(first=112, second=112)
    road = here.roads[-1]
    assert road.start[2] == pytest.approx(22.0)
    assert road.end[2] == pytest.approx(30.0)
    flat = math.hypot(road.end[0] - road.start[0], road.end[1] - road.start[1])
    assert flat == pytest.approx(math.sqrt(120.0**2 - 8.0**2))


def test_a_third_end_lies_on_both_others() -> None:
    here = span(table(EDITION), 0, (-312, 200, 1))
    here = lay(here, 0, f"{last(here)} -200,200 2j")
    junction = last(here)
    here = lay(here, 0, f"{junction} -88,200 3")
    here = lay(here, 0, f"{junction} -200,312 3")
    assert [road.start[2] for road in here.roads[-2:]] == pytest.approx([22.0, 24.0])


def test_roads_may_touch_on_the_shared_top_but_not_beyond_it() -> None:
    """Two roads from a junction at a small angle: past the rim, the upper still lies on the lower."""
    here = span(table(EDITION), 0, (-320, 200, 3))
    here = lay(here, 0, f"{last(here)} -200,200 3j")
    junction = last(here)
    here = lay(here, 0, f"{junction} -85,200 2")
    turned = math.radians(30)
    x, y = -200 + 115 * math.cos(turned), 200 + 115 * math.sin(turned)
    assert judged(here, f"{junction} {x:.2f},{y:.2f} 4")
    turned = math.radians(11)
    x, y = -200 + 119 * math.cos(turned), 200 + 119 * math.sin(turned)
    assert faults(here, f"{junction} {x:.2f},{y:.2f} 2") == ("overlap-beyond-top",)


# ---- never over a column in plan


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("height", [1, 2])
def test_no_road_runs_over_a_column_not_even_an_own_one(owner: int, height: int) -> None:
    """12.5 mm beside the line, the column extends 2.5 mm under the road; at 15.5 mm it does not."""
    clear = stand(stand(table(EDITION), owner, 260, 15.5, height), 0, 200, 0, 5)
    assert judged(clear, f"{last(clear)} 320,0 4")
    here = stand(stand(table(EDITION), owner, 260, 12.5, height), 0, 200, 0, 5)
    verdict = judged(here, f"{last(here)} 320,0 4")
    assert verdict.faults == ("road-over-column",)
    assert gap(verdict, "road-over-column") == pytest.approx(2.5, abs=0.01)


@pytest.mark.parametrize("owner", [0, 1])
def test_no_road_runs_into_a_taller_column(owner: int) -> None:
    here = stand(stand(table(EDITION), owner, 260, 12.5, 8), 0, 200, 0, 5)
    assert set(faults(here, f"{last(here)} 320,0 4")) == {"road-over-column", "touches-column"}
    clear = stand(stand(table(EDITION), owner, 260, 15.5, 8), 0, 200, 0, 5)
    assert judged(clear, f"{last(clear)} 320,0 4")


@pytest.mark.parametrize("owner", [0, 1])
def test_no_column_is_put_under_a_road(owner: int) -> None:
    here = span(table(EDITION), owner, (140, 200, 5), (260, 200, 5))
    here = stand(here, 0, 200, 70, 1)
    assert judged(here, f"{last(here)} 200,184.5 2")
    verdict = judged(here, f"{last(here)} 200,187.5 2")
    assert "column-under-road" in verdict.faults
    assert gap(verdict, "column-under-road") == pytest.approx(2.5, abs=0.01)
    assert "touches-road" not in verdict.faults


def test_a_column_taller_than_the_road_above_it_stands_through_it() -> None:
    here = span(table(EDITION), 1, (140, 200, 1), (260, 200, 1))
    here = stand(here, 0, 200, 70, 3)
    assert {"column-under-road", "touches-road"} <= set(faults(here, f"{last(here)} 200,187.5 4"))


# ---- no enclosing


def ring(end: tuple[float, float]) -> tuple[Position, str]:
    """Ann's highway along three sides of a square, and the turn to the fourth corner."""
    here = span(table(EDITION), 0, (200, 100, 3), (320, 100, 4), (320, 220, 3), (200, 220, 4))
    return here, f"{last(here)} {end[0]},{end[1]} 3"


def test_a_road_back_to_an_own_column_encloses() -> None:
    here, line = ring((200, 100))
    verdict = judged(here, line)
    assert "closes-loop" in verdict.faults
    assert [ref.id for ref in verdict.findings[0].pieces] == ["new-column", "c2"]


def test_a_road_to_the_other_players_column_is_illegal_too() -> None:
    here = stand(stand(table(EDITION), 1, 320, 0, 2), 0, 200, 0, 1)
    assert "closes-loop" in faults(here, f"{last(here)} 320,0 2")


def test_a_column_beside_the_first_one_encloses_nothing() -> None:
    here, line = ring((178, 100))
    assert judged(here, line)


def test_a_highway_may_cross_itself() -> None:
    """Roads that cross enclose ground. Only a loop of columns is forbidden."""
    here = span(table(EDITION), 0, (140, 100, 1), (260, 100, 2), (260, 215, 3), (180, 140, 4))
    verdict = judged(here, f"{last(here)} 180,20 5")
    assert verdict
    assert crossed(verdict) == {"r2": ("over", "own")}


def test_roads_of_one_column_cross_only_off_its_top() -> None:
    """Our exact meaning: Ann turns back over her last road and crosses it 20 mm from the shared axis."""
    here = span(table(EDITION), 0, (-115, 200, 1), (0, 200, 2))
    back = judged(here, f"{last(here)} -111.16,163.54 3 / 0,208 -111.16,163.54")
    assert back
    assert crossed(back) == {"r2": ("over", "own")}
    assert (back.crossings[0].x, back.crossings[0].y) == pytest.approx((-20, 200), abs=0.1)
    onward = judged(here, f"{last(here)} 80,280 3")  # their centre lines meet only on the top
    assert onward
    assert onward.crossings == ()


# ---- no touching


@pytest.mark.parametrize("owner", [0, 1])
def test_a_road_touches_no_other_road(owner: int) -> None:
    """The top of one is at 32. The new one comes from 30 and is at 31.1 where it meets the other's near edge."""
    here = span(table(EDITION), owner, (200, 140, 3), (200, 260, 3))
    here = stand(here, 0, 182, 200, 3)
    verdict = judged(here, f"{last(here)} 301.58,200 4")
    assert verdict.faults == ("touches-road",)
    assert gap(verdict, "touches-road", "r2") == pytest.approx(0.91, abs=0.03)


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("base", "height", "side"), [(3, 4, "over"), (2, 3, "under")])
def test_passing_above_or_below_without_touching_is_fine(owner: int, base: int, height: int, side: str) -> None:
    """Halfway from 3 to 4 the road is at 35 and the top of the other at 32: 3 mm between them."""
    here = span(table(EDITION), owner, (200, 140, 3), (200, 260, 3))
    here = stand(here, 0, 140, 200, base)
    verdict = judged(here, f"{last(here)} 260,200 {height}")
    assert verdict
    assert crossed(verdict)["r2"][0] == side
    assert verdict.crossings[0].clearance == pytest.approx(3.0, abs=0.02)


def test_equal_heights_meet_and_touch() -> None:
    here = span(table(EDITION), 1, (200, 140, 3), (200, 260, 4))
    here = stand(here, 0, 140, 200, 4)
    verdict = judged(here, f"{last(here)} 260,200 3")
    assert verdict.faults == ("touches-road",)
    # the lift that would be needed: 2 mm of thickness, and the slopes of both over half a width
    assert gap(verdict, "touches-road", "r2") == pytest.approx(2.83, abs=0.05)


def test_a_road_touches_no_car() -> None:
    """A car of 7 mm on a road at 30–32 extends to 39. A road at 35 touches it, one at 45 does not."""
    here = load(span(table(EDITION), 1, (200, 140, 3), (200, 260, 3)), "r2", "sports-car")
    low = stand(here, 0, 140, 200, 3)
    verdict = judged(low, f"{last(low)} 260,200 4")
    assert verdict.faults == ("touches-car",)
    assert [ref.id for ref in verdict.findings[0].pieces] == ["new-road", "k2"]
    high = stand(here, 0, 140, 200, 4)
    assert judged(high, f"{last(high)} 260,200 5")


def test_a_road_may_pass_close_beside_a_column() -> None:
    """A road 0.5 mm beside a tall column touches nothing."""
    here = stand(stand(table(EDITION), 1, 260, 15.5, 9), 0, 200, 0, 5)
    assert judged(here, f"{last(here)} 320,0 4")


def test_a_new_column_touches_no_road_beside_it() -> None:
    here = span(table(EDITION), 1, (140, 200, 1), (260, 200, 1))
    here = stand(here, 0, 200, 60, 4)
    assert judged(here, f"{last(here)} 200,184.5 5")


def test_all_faults_are_reported_at_once() -> None:
    here = stand(stand(table(EDITION), 1, 260, 12.5, 8), 0, 200, 0, 5)
    assert set(faults(here, f"{last(here)} 345,0 7")) >= {
        "height-step",
        "out-of-reach",
        "road-over-column",
        "touches-column",
    }


def test_a_road_may_run_beside_another_all_the_way() -> None:
    here = span(table(EDITION), 1, (140, 200, 3), (260, 200, 3))
    here = move(stand(here, 0, 140, 225, 3), "c4 260,225 4")
    assert len(here.roads) == 4
    assert not here.roads[-1].over_taken
