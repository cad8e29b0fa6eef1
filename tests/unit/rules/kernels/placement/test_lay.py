"""How a road lies: on which ends it rests, its level, and where its foot is."""

from __future__ import annotations

import math

import pytest

from city import city
from shuto.rules.position import Position
from shuto.rules.referee.verdict import Verdict
from tables import faults, judged, lay, stand, table


def junction() -> Position:
    """Ann's c3 at (-200, 0), 3 high; a level road from the left ends on its axis."""
    return lay(stand(table("second-edition"), 0, -320, 0, 3), 0, "c2 -200,0 3j")


def start_of(verdict: Verdict) -> float:
    """The height at which the new road begins."""
    assert verdict.lie is not None
    return verdict.lie[0][2]


def test_an_end_alone_lies_flat() -> None:
    here = stand(table("second-edition"), 0, 200, 0, 2)
    assert start_of(judged(here, "c2 315,0 3")) == 20.0


def test_an_end_beside_another_lies_flat_too() -> None:
    assert start_of(judged(junction(), "c3 -80,0 4 / -199.5,0 -80,0")) == 30.0


def test_an_end_on_another_lies_a_thickness_higher() -> None:
    assert start_of(judged(junction(), "c3 -85,0 4")) == 32.0
    assert start_of(judged(junction(), "c3 -200,115 2")) == 32.0


def test_on_two_ends_side_by_side_it_is_one_thickness_up() -> None:
    """The road from the left ends on the axis; the one to the right begins half a millimetre past it."""
    here = lay(junction(), 0, "c3 -80,0 3 / -199.5,0 -79.5,0")
    verdict = judged(here, "c3 -200,118 4")
    assert verdict.legal
    assert start_of(verdict) == 32.0


def test_on_two_stacked_ends_it_is_two_thicknesses_up() -> None:
    here = lay(junction(), 0, "c3 -85,0 4")
    verdict = judged(here, "c3 -200,115 4")
    assert verdict.legal
    assert start_of(verdict) == 34.0


def tall_junction() -> Position:
    """Ann's c2 at (48, -70), 12 high: a steep road ends on it, and a gentle one lies on that end."""
    return table("second-edition", 2, "c0 48,-70 12j", "c1 -119,70 2", "c2 46,49.4 11 / 46,-70 46,49.4", "c3 -238,70 1")


def test_a_steep_end_lies_at_the_lowest_possible_level() -> None:
    """A road ten levels down is 3 mm shorter from the first level than from the top, so it clears the upper end."""
    verdict = judged(tall_junction(), "c2 48,-135.21 2j")
    assert verdict.legal
    assert start_of(verdict) == 122.0


def test_a_stated_steep_lie_is_measured_at_its_own_level() -> None:
    """It has the length of a road from the first level; a road from the top would be 3 mm longer."""
    verdict = judged(tall_junction(), "c2 47,-134.21 2j / 47,-71 47,-134.21")
    assert verdict.legal
    assert start_of(verdict) == 122.0


def test_a_stated_steep_lie_that_rises_lies_on_what_it_covers() -> None:
    """A road from the first level to eleven discs up is 4 mm longer in plan than one from the top.

    The road from the left ends half a millimetre past the axis. The stated start is above it and stays there.
    """
    here = lay(stand(table("second-edition"), 0, -320, 0, 3), 0, "c2 -200,0 3j / -319.5,0 -199.5,0")
    flat = math.sqrt(120.0**2 - 108.0**2)
    verdict = judged(here, f"c3 {-199.4 + flat:.2f},0 14j / -199.40,0 {-199.4 + flat:.2f},0")
    assert "lie-length" not in verdict.faults
    assert start_of(verdict) == 32.0
    short = math.sqrt(120.0**2 - 110.0**2)
    assert "lie-length" in faults(here, f"c3 {-199.4 + short:.2f},0 14j / -199.40,0 {-199.4 + short:.2f},0")


def test_twelve_levels_are_spanned_from_an_end_that_lies_higher() -> None:
    """From the top the rise is the whole length of a road; from the end that lies there it is 118 mm."""
    assert start_of(judged(junction(), "c3 -180,0 15j")) == 32.0
    bare = stand(table("second-edition"), 0, -200, 0, 3)
    assert "out-of-reach" in faults(bare, "c2 -180,0 15j")
    aside = "c3 -174.2,0 15j / -196.00,0 -174.2,0"  # begins past the end that lies there, on the top
    assert "out-of-reach" in faults(junction(), aside)


def test_off_ramps_lie_on_ends_as_roads_do() -> None:
    verdict = judged(junction(), "c3 > -200,100")
    assert start_of(verdict) == 32.0
    assert verdict.lie is not None
    assert verdict.lie[1] == pytest.approx((-200.0, math.sqrt(120.0**2 - 32.0**2), 0.0))


def test_an_off_ramp_toward_its_own_axis_still_has_a_lie() -> None:
    verdict = judged(table("second-edition"), "c0 > 0,-70")
    assert verdict.lie is not None
    assert math.dist(*verdict.lie) == pytest.approx(120.0)


def test_two_ends_in_one_place_are_no_lie() -> None:
    assert "lie-length" in faults(table("second-edition"), "c0 115,-70 2 / 5,-70 5,-70")
    assert "lie-length" in faults(table("second-edition"), "c0 > 115,-70 / 5,-70 5,-70")


def test_a_stated_lie_is_fitted_about_its_middle_or_its_start() -> None:
    """The stated length of a road may be wrong by a quarter of a millimetre. An off-ramp begins where it is stated."""
    here = stand(table("second-edition"), 0, 200, 0, 1)
    flat = math.sqrt(120.0**2 - 10.0**2)
    verdict = judged(here, "c2 315,0 2 / 198,0 317.4,0")
    assert verdict.legal
    assert verdict.lie is not None
    assert verdict.lie[0][0] == pytest.approx(257.7 - flat / 2.0)
    assert verdict.lie[1][0] == pytest.approx(257.7 + flat / 2.0)
    ramp = judged(here, "c2 > 0,0 / 203,0 322.4,0")
    assert ramp.legal
    assert ramp.lie is not None
    assert (ramp.lie[0][0], ramp.lie[1][0]) == pytest.approx((203.0, 203.0 + flat))


def test_a_foot_at_the_edge_of_an_area_still_has_a_lie() -> None:
    """On the table it ends 0.06 mm before the far edge of the area, on the area 0.06 mm past it. A verdict is given."""
    here = stand(city(green=(150.64, 0)), 0, 81, 0, 1)
    verdict = judged(here, "c2 > 300,0")
    assert verdict.lie is not None
    assert verdict.lie[1][2] in (0.0, pytest.approx(1.5))
    assert math.dist(*verdict.lie) == pytest.approx(120.0)


def test_from_twelve_discs_a_road_still_reaches_an_area() -> None:
    """It falls 118.5 mm. Its foot is 18.9 mm away, on the green area."""
    here = stand(city(green=(263, 0), house_rules={"off_ramp_from": "any-height"}), 0, 200, 0, 12)
    verdict = judged(here, "c2 > 300,0")
    assert verdict.lie is not None
    assert verdict.lie[1] == pytest.approx((200.0 + math.sqrt(120.0**2 - 118.5**2), 0.0, 1.5))
    assert "off-ramp-height" in faults(here, "c2 > 100,0")


@pytest.mark.parametrize(("height", "legal"), [(11, True), (12, False)])
def test_from_twelve_discs_on_no_road_reaches_the_table(height: int, legal: bool) -> None:
    here = stand(table("second-edition"), 0, 200, 0, height)
    verdict = judged(here, "c2 > 320,0")
    assert verdict.legal == legal
    assert (verdict.lie is None) == (not legal)


@pytest.mark.parametrize("rise", range(12))
def test_the_band_of_reach(rise: int) -> None:
    """100–140 with no difference in height, 99.6–139.6 at one level, 89.1–129.1 at five, none from twelve on."""
    here = stand(table("second-edition"), 0, 200, 0, 2)
    flat = math.sqrt(120.0**2 - (10.0 * rise) ** 2)
    for away, fault in ((flat - 20.3, "end-sticks-out"), (flat + 20.3, "out-of-reach")):
        found = faults(here, f"c2 {200.0 + away:.2f},0 {2 + rise}j")
        assert fault in found
    for away in (flat - 19.7, flat + 19.7):
        if away > 21.0:
            assert faults(here, f"c2 {200.0 + away:.2f},0 {2 + rise}j") == ()
    assert "out-of-reach" in faults(here, "c2 230,0 14j")
