"""Two-player box of 2024: building a column and a road to it. Section 4."""

from __future__ import annotations

import math

import pytest

from city import last
from shuto.rules.play import play
from shuto.rules.referee.verdict import IllegalTurnError
from tables import faults, gap, give, judged, lay, move, stand, table

EDITION = "two-player-2024"


def reach(discs: int) -> tuple[float, float]:
    """Smallest and largest distance between two columns whose heights differ by some discs.

    Each end of the road may lie up to 10 mm, the radius of a disc, from the axis of its column.
    """
    length = math.sqrt(120.0**2 - (10.0 * discs) ** 2)  # of the road, in plan
    return length - 20.0, length + 20.0


# ---- 4-① a column


@pytest.mark.parametrize("height", [2, 4])
def test_a_new_column_is_one_higher_or_one_lower(height: int) -> None:
    here = stand(table(EDITION), 0, 200, 0, 3)
    assert judged(here, f"{last(here)} 320,0 {height}")


@pytest.mark.parametrize("height", [1, 3, 5, 6])
def test_a_new_column_is_not_of_the_same_height_nor_off_by_more_than_one(height: int) -> None:
    here = stand(table(EDITION), 0, 200, 0, 3)
    assert faults(here, f"{last(here)} 320,0 {height}") == ("height-step",)


def test_no_column_is_lower_than_one() -> None:
    assert "height-below-one" in faults(table(EDITION), "c0 120,-60 0")


def test_a_column_and_its_road_come_out_of_the_builders_own_supply() -> None:
    here = stand(table(EDITION), 0, 200, 0, 3)
    after = move(here, f"{last(here)} 320,0 4")
    assert after.supply(0).gray == here.supply(0).gray - 4
    assert after.supply(0).roads == here.supply(0).roads - 1
    assert after.supply(0).yellow == here.supply(0).yellow
    assert after.supply(1) == here.supply(1)


def test_three_gray_discs_are_too_few_for_a_column_of_four() -> None:
    here = give(stand(table(EDITION), 0, 200, 0, 3), 0, gray=3)
    assert faults(here, f"{last(here)} 320,0 4") == ("not-enough-gray",)
    assert judged(here, f"{last(here)} 320,0 2")


def test_no_turn_without_a_road() -> None:
    here = give(table(EDITION), 0, roads=0)
    assert faults(here, "c0 120,-60 2") == ("not-enough-roads",)


@pytest.mark.parametrize(("discs", "expected"), [(1, (99.6, 139.6)), (0, (100.0, 140.0)), (5, (89.1, 129.1))])
def test_reach_is_a_band_because_each_end_may_lie_anywhere_on_its_top(
    discs: int, expected: tuple[float, float]
) -> None:
    """How we define "reachable", tested 0.4 mm inside and outside each limit."""
    nearest, farthest = reach(discs)
    assert (nearest, farthest) == pytest.approx(expected, abs=0.06)
    here = stand(table(EDITION), 0, -100, 0, 2)
    height = 2 + discs
    kind = "" if discs == 1 else "j"  # only a junction may differ by other than one disc
    for distance in (nearest + 0.4, farthest - 0.4):
        assert judged(here, f"{last(here)} {-100 - distance:.2f},0 {height}{kind}")
    far = judged(here, f"{last(here)} {-100 - farthest - 0.4:.2f},0 {height}{kind}")
    assert far.faults == ("out-of-reach",)
    assert gap(far, "out-of-reach") == pytest.approx(0.4, abs=0.02)
    close = judged(here, f"{last(here)} {-100 - nearest + 0.4:.2f},0 {height}{kind}")
    assert close.faults == ("end-sticks-out",)
    assert gap(close, "end-sticks-out") == pytest.approx(0.4, abs=0.02)


def test_no_road_rises_by_twelve_discs() -> None:
    here = stand(table(EDITION), 0, 200, 0, 1)
    assert "out-of-reach" in faults(here, f"{last(here)} 225,0 13j")
    assert judged(here, f"{last(here)} 240,0 12j")


def test_the_base_point_is_the_end_of_the_players_own_highway() -> None:
    here = table(EDITION, 2, "c0 115,-30 2", "c1 115,90 2")
    assert [point.column for point in here.base_points(0)] == ["c2"]
    assert judged(here, "c2 230,-30 3")
    assert faults(here, "c0 -115,-60 2") == ("no-such-base-point",)  # a road already starts there
    assert faults(here, "c3 230,90 3") == ("no-such-base-point",)  # belongs to the other player
    assert faults(here, "c9 230,90 3") == ("no-such-base-point",)


def test_an_open_end_stays_a_base_point_however_long_ago_it_was_built() -> None:
    """The rulebook says "of the previous turn", but cannot mean it literally: no branch could ever be continued."""
    here = table(EDITION, 2, "c0 115,-30 2j", "c1 115,90 2", "c2 230,-30 3", "c3 230,90 3", "c2 115,-150 3")
    here = move(here, "c5 345,90 2")
    assert {point.column for point in here.base_points(0)} == {"c4", "c6"}
    assert judged(here, "c4 345,-30 2")
    assert judged(here, "c6 115,-270 2")


def test_a_column_may_stand_on_any_free_spot() -> None:
    here = stand(table(EDITION), 1, 120, -40, 1)
    assert judged(here, "c0 120,-60.4 2")  # columns may stand almost edge to edge
    verdict = judged(here, "c0 120,-59.5 2")
    assert verdict.faults == ("column-overlaps-column",)
    assert gap(verdict, "column-overlaps-column") == pytest.approx(0.5)


def test_nothing_is_built_off_the_table() -> None:
    here = stand(table(EDITION), 0, 370, 0, 1)
    assert judged(here, f"{last(here)} 489.5,0 2")
    verdict = judged(here, f"{last(here)} 490.5,0 2")
    assert verdict.faults == ("off-table",)
    assert gap(verdict, "off-table") == pytest.approx(0.5)


# ---- 4-② a road


def test_the_new_road_joins_the_base_point_and_the_new_column() -> None:
    here = stand(table(EDITION), 0, 200, 0, 3)
    after = move(here, f"{last(here)} 310,0 4")
    road = after.roads[-1]
    assert (road.kind, road.from_column, road.to_column) == ("road", last(here), last(after))
    overhang = (math.sqrt(120.0**2 - 10.0**2) - 110.0) / 2.0  # the same at both ends
    assert road.start == pytest.approx((200 - overhang, 0, 30))
    assert road.end == pytest.approx((310 + overhang, 0, 40))


def test_the_road_may_lie_differently_if_its_ends_are_on_the_tops() -> None:
    here = stand(table(EDITION), 0, 200, 0, 3)
    verdict = judged(here, f"{last(here)} 310,0 4 / 190.5,1 310.08,1")
    assert verdict
    assert verdict.lie is not None
    assert verdict.lie[0] == pytest.approx((190.5, 1, 30), abs=0.01)


def test_a_turn_does_not_move_the_base_point() -> None:
    """The roads on it stay where they are too."""
    here = table(EDITION, 2, "c0 115,-30 2", "c1 115,90 2")
    after = move(here, "c2 230,-30 3")
    assert after.columns[2]._replace(roads_out=0) == here.columns[2]
    assert [road[:7] for road in after.roads[:4]] == [road[:7] for road in here.roads]  # all but the taken sides


# ---- 4-③ and after the turn


@pytest.mark.parametrize("player", ["", "0: "])
def test_nothing_can_be_adjusted_after_the_turn(player: str) -> None:
    here = table(EDITION, 2, "c0 115,-30 2")
    assert faults(here, f"{player}adjust c0 116,-30 2") == ("adjust-closed",)
    with pytest.raises(IllegalTurnError):
        move(here, f"{player}adjust c0 116,-30 2")


def test_cars_are_not_moved_or_added_after_the_turn() -> None:
    here = stand(lay(stand(table(EDITION), 1, 200, -60, 3), 1, "c2 200,60 3"), 0, 140, 0, 5)
    here = move(here, f"{last(here)} 260,0 4 = 60")
    assert faults(here, "0: adjust c4 260,0 4 = 40") == ("adjust-closed",)


def test_a_fault_must_be_corrected_before_the_turn_can_end() -> None:
    here = table(EDITION)
    with pytest.raises(IllegalTurnError) as caught:
        move(here, "c0 115,-30 3")
    assert not caught.value.verdict
    assert here.to_move == 0
    verdict = judged(here, "c0 115,-30 2")
    assert play(here, verdict.turn).to_move == 1
