"""Second edition, section 1: preparations."""

from __future__ import annotations

from rulebook.second_edition.book import SecondEdition
from rulebook.shared import setup
from shuto.rules.editions.edition import load_edition
from shuto.rules.editions.switches import Switches
from shuto.rules.setup import new_game


class TestPreparations(SecondEdition, setup.SetupRules):
    """1-② to 1-④: what each player gets, and where the starting ramps stand."""

    players = (2,)
    gap = 140.0  # the free space between the two columns is the length of a road, 120

    def test_there_is_nothing_else_on_the_table(self) -> None:
        here = new_game("second-edition")
        assert here.phase == "building"
        assert here.components == ()

    def test_the_columns_leave_room_for_a_road_between_them(self) -> None:
        one, other = new_game("second-edition").columns
        assert abs(one.y - other.y) - 20.0 == 120.0


def test_the_switches_of_this_edition() -> None:
    """Our ruling on switches: every row of the table."""
    assert load_edition("second-edition").switches == Switches(
        obstacles="none",
        first_player="draw",
        own_crossing="earns-nothing",
        earn_from="between-columns",
        off_ramp_from="any-height",
        all_cars_out="game-over",
        forced_pass="completes-turn",
        without_columns="off-ramp",
        short_of="any-turn",
        earned_car="may",
        off_ramp_bonus="may",
        penalty="per-piece",
        repair="culprit",
        adjust_until="next-column",
        material_clock="at-once",
        same_type="off",
    )
