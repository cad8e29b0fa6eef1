"""Rainbow City, mission rules: surrounding buildings and the tower. Mission rules section 4."""

from __future__ import annotations

from typing import Any

from city import city, sheet
from shuto.rules.position import Position
from tables import lay, span

ANN, BOB = 0, 1
# round (205, 0) and over its own first road at (150, -60)
LOOP = ((120.0, -60.0, 1), (255.0, -60.0, 2), (262.0, 55.0, 3), (150.0, 55.0, 4), (150.0, -78.0, 5))
# a figure eight: out along y = 0, round the south and over that road at (150, 0), round the north and over it again
EIGHT = (
    (132.0, 0.0, 1),
    (268.0, 0.0, 2),
    (272.0, -118.0, 3),
    (150.0, -118.0, 4),
    (150.0, 18.0, 5),
    (148.0, 125.0, 6),
    (262.0, 115.0, 7),
    (245.0, -20.0, 8),
)
SOUTH, NORTH = (205, -68), (205, 70)


def town(**places: Any) -> Position:
    return city(2, missions=True, **places)


def block_in_the_middle() -> Position:
    return town(development_1=(205, 0), block=(205, 0))


def scores(here: Position, seat: int = ANN) -> tuple[int, int]:
    points = sheet(here, seat).points
    return points["building"], points["tower"]


def test_a_building_inside_roads_that_cross_themselves_scores_one() -> None:
    here = span(block_in_the_middle(), ANN, *LOOP)
    assert sheet(here, ANN).enclosed == ("block",)
    assert scores(here) == (1, 0)
    assert scores(here, BOB) == (0, 0)


def test_roads_that_do_not_cross_close_nothing() -> None:
    """The same loop, but the last road ends 18 mm before the first."""
    here = span(block_in_the_middle(), ANN, *LOOP[:2], (262, 62, 3), (150, 62, 4), (150, -42, 5))
    assert sheet(here, ANN).enclosed == ()
    assert scores(here) == (0, 0)


def test_a_building_outside_the_loop_scores_nothing() -> None:
    here = span(town(development_1=(205, -120), block=(205, -120)), ANN, *LOOP)
    assert scores(here) == (0, 0)


def test_it_must_be_surrounded_wholly() -> None:
    """High above, one road passes over the block and leaves a third of it outside."""
    high = ((170, -60, 9), (305, -60, 10), (310, 60, 9), (200, 62, 10), (200, -76, 9))
    cut = span(block_in_the_middle(), ANN, *high[:4])
    cut = lay(cut, ANN, "c5 200,-76 11")
    assert len(cut.roads) == 6
    assert scores(cut) == (0, 0)
    inside = span(town(development_1=(240, 0), block=(240, 0)), ANN, *high[:4])
    assert scores(lay(inside, ANN, "c5 200,-76 11")) == (1, 0)


def test_the_area_around_the_building_may_stick_out() -> None:
    """Only the footprint of the building counts, not its development area."""
    here = span(town(development_1=(175, 0), block=(190, 0)), ANN, *LOOP)
    assert scores(here) == (1, 0)


def test_roads_of_two_players_surround_nothing() -> None:
    here = span(block_in_the_middle(), ANN, (120, -50, 1), (255, -50, 2), (258, 52, 3), (150, 52, 4))
    here = span(here, BOB, (165, 70, 7), (165, -68, 7))  # over both long sides of Ann's loop
    assert here.roads[-1].under_taken
    assert (scores(here), scores(here, BOB)) == ((0, 0), (0, 0))


def test_two_buildings_in_one_loop_score_two() -> None:
    """A longer loop: two roads along the south and two along the north."""
    here = town(development_1=(205, 0), block=(205, 0), development_2=(305, 0), slab=(305, 0))
    here = span(
        here, ANN, (125, -60, 1), (260, -60, 2), (380, -60, 3), (380, 60, 4), (265, 60, 5), (152, 60, 6), (152, -76, 7)
    )  # fmt: skip
    assert sheet(here, ANN).enclosed == ("block", "slab")
    assert scores(here) == (2, 0)


def test_both_lobes_of_an_eight_count() -> None:
    here = town(development_1=SOUTH, block=SOUTH, development_2=NORTH, slab=NORTH)
    assert scores(span(here, ANN, *EIGHT[:5])) == (1, 0)  # only the southern lobe
    here = span(here, ANN, *EIGHT)
    assert sheet(here, ANN).enclosed == ("block", "slab")
    assert scores(here) == (2, 0)


def test_the_tower_doubles_the_points_for_buildings() -> None:
    here = town(development_1=SOUTH, block=SOUTH, development_4=NORTH, tower=NORTH)
    assert scores(span(here, ANN, *EIGHT[:5])) == (1, 0)
    here = span(here, ANN, *EIGHT)
    assert sheet(here, ANN).enclosed == ("block", "tower")
    assert scores(here) == (1, 1)


def test_the_tower_doubles_two_as_well() -> None:
    here = town(
        development_1=(205, 0), block=(205, 0), development_2=(305, 0), slab=(305, 0),
        development_4=(405, 0), tower=(405, 0),
    )  # fmt: skip
    here = span(
        here, ANN, (125, -60, 1), (260, -60, 2), (395, -60, 3), (478, 0, 4), (395, 65, 5), (270, 62, 6),
        (152, 60, 7), (152, -76, 8),
    )  # fmt: skip
    assert sheet(here, ANN).enclosed == ("block", "slab", "tower")
    assert scores(here) == (2, 2)


def test_the_tower_alone_is_worth_nothing() -> None:
    here = span(town(development_4=(205, 0), tower=(205, 0)), ANN, *LOOP)
    assert sheet(here, ANN).enclosed == ("tower",)
    assert scores(here) == (0, 0)


def test_each_player_may_surround_the_same_building() -> None:
    here = span(block_in_the_middle(), ANN, *LOOP)
    outer = (
        (75, -115, 8), (205, -115, 8), (320, -75, 8), (335, 50, 8), (240, 115, 8), (110, 112, 8), (95, -5, 8),
        (95, -136, 10),
    )  # fmt: skip
    here = span(here, BOB, *outer)
    assert (scores(here), scores(here, BOB)) == ((1, 0), (1, 0))
