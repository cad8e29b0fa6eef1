"""Two-player box of 2024: junctions. Section 7."""

from __future__ import annotations

import pytest

from city import last
from shuto.rules.position import Position
from tables import faults, give, judged, lay, move, moves, stand, table

EDITION = "two-player-2024"


def fork() -> Position:
    """Ann's highway comes to a junction of 3 at (200, 0) from the west, and goes on to the east and the north."""
    here = stand(table(EDITION), 0, 85, 0, 2)
    here = lay(here, 0, f"{last(here)} 200,0 3j")
    junction = last(here)
    return lay(lay(here, 0, f"{junction} 315,0 2"), 0, f"{junction} 200,115 4")


# ---- 7-① any height


@pytest.mark.parametrize("height", [2, 3, 4, 5, 6, 9])
def test_a_junction_may_have_any_height_the_same_as_the_base_too(height: int) -> None:
    here = stand(table(EDITION), 0, 200, 0, 4)
    assert judged(here, f"{last(here)} 305,0 {height}j")


def test_a_junction_never_stands_alone() -> None:
    here = stand(table(EDITION), 0, 200, 0, 2)
    assert faults(here, f"{last(here)} 320,0 1j") == ("junction-without-gray",)
    assert judged(here, f"{last(here)} 320,0 2j")


def test_it_costs_one_yellow_on_top_and_gray_below() -> None:
    here = stand(table(EDITION), 0, 200, 0, 4)
    after = move(here, f"{last(here)} 305,0 6j")
    assert after.columns[-1].junction
    assert after.columns[-1].height == 6
    assert after.columns[-1].top == pytest.approx(60.0)
    assert after.supply(0).gray == here.supply(0).gray - 5
    assert after.supply(0).yellow == here.supply(0).yellow - 1


def test_yellow_without_gray_makes_no_junction() -> None:
    here = give(stand(table(EDITION), 0, 200, 0, 2), 0, gray=0)
    assert faults(here, f"{last(here)} 320,0 2j") == ("not-enough-gray",)


def test_no_junction_without_yellow() -> None:
    here = give(stand(table(EDITION), 0, 200, 0, 2), 0, yellow=0)
    assert faults(here, f"{last(here)} 320,0 3j") == ("not-enough-yellow",)


def test_junctions_may_follow_one_another() -> None:
    here = table(
        EDITION, 2, "c0 115,-60 3j", "c1 115,60 2", "c2 230,-60 3j", "c3 230,60 3", "c4 335,-60 7j"
    )  # fmt: skip
    assert [column.height for column in here.columns if column.junction] == [3, 3, 7]
    assert here.supply(0).yellow == 0


@pytest.mark.parametrize(("height", "fine"), [(3, False), (4, True), (5, False), (6, True), (7, False)])
def test_after_a_junction_a_gray_column_is_again_one_higher_or_lower(height: int, fine: bool) -> None:
    here = stand(table(EDITION), 0, 200, 0, 5, junction=True)
    assert faults(here, f"{last(here)} 318,0 {height}") == (() if fine else ("height-step",))


# ---- 7-② branching


def test_a_junction_makes_two_highways_of_one() -> None:
    here = stand(table(EDITION), 0, 200, 0, 3, junction=True)
    junction = last(here)
    after = moves(here, [f"{junction} 315,0 2", "c1 -115,60 2", f"{junction} 200,115 4"])
    assert {point.column for point in after.base_points(0)} == {"c0", "c3", "c5"}
    assert len([road for road in after.roads if road.from_column == junction]) == 2


def test_while_one_way_is_open_the_junction_is_a_base_point_for_its_branch() -> None:
    here = stand(table(EDITION), 0, 200, 0, 3, junction=True)
    after = lay(here, 0, f"{last(here)} 315,0 2")
    assert [(point.column, point.branch) for point in after.base_points(0)][1:] == [
        ("c2", True),
        ("c3", False),
    ]


def test_a_junction_branches_only_once() -> None:
    here = fork()
    assert faults(here, "c3 200,-115 2") == ("already-branched",)
    assert "c3" not in [point.column for point in here.base_points(0)]


def test_a_gray_column_does_not_branch() -> None:
    here = lay(stand(table(EDITION), 0, 200, 0, 3), 0, "c2 315,0 2")
    assert faults(here, "c2 200,115 4") == ("no-such-base-point",)


def test_another_junction_may_branch_a_branch() -> None:
    here = fork()
    here = lay(here, 0, "c5 200,230 5j")
    assert judged(here, "c6 315,230 6")
    here = lay(here, 0, "c6 315,230 6")
    assert judged(here, "c6 85,230 6")
    assert faults(lay(here, 0, "c6 85,230 6"), "c6 200,345 6") == ("already-branched",)


def test_a_branch_may_itself_be_a_junction() -> None:
    here = stand(table(EDITION), 0, 200, 0, 3, junction=True)
    here = lay(here, 0, f"{last(here)} 315,0 2")
    assert judged(here, "c2 200,115 3j")


def test_the_other_player_does_not_build_from_my_junction() -> None:
    here = stand(table(EDITION), 0, 200, 0, 3, junction=True)
    here = move(here, "c0 115,-60 2")
    assert faults(here, "c2 315,0 2") == ("no-such-base-point",)
