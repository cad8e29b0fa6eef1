"""German four-player book, section 2: setting up."""

from __future__ import annotations

from rulebook.four_player_de.book import FourPlayerGerman
from rulebook.shared import buildings, setup
from shuto.rules.editions.edition import load_edition
from shuto.rules.editions.switches import Switches
from shuto.rules.setup import new_game
from tables import faults, judged, move


class TestSetup(FourPlayerGerman, setup.SetupRules):
    players = (2, 3, 4)
    gap = 120.0


class TestBuildings(FourPlayerGerman, buildings.BuildingRules): ...


def test_two_players_place_a_building_each_too() -> None:
    """2: the book makes no exception."""
    here = new_game("four-player-de", 2)
    assert (here.phase, here.to_move) == ("setup", 1)
    here = move(here, "+ block 300,0")
    assert (here.phase, here.to_move) == ("setup", 0)
    assert judged(here, "+ wedge -300,0").legal
    assert faults(here, "+ block -300,0") == ("component-unavailable",)
    here = move(here, "+ wedge -300,0")
    assert (here.phase, here.to_move) == ("building", 0)
    assert [component.id for component in here.components] == ["block", "wedge"]


def test_the_switches_of_this_edition() -> None:
    """Our ruling on switches: every row of the table."""
    assert load_edition("four-player-de").switches == Switches(
        obstacles="buildings",
        first_player="draw",
        own_crossing="earns-nothing",
        earn_from="any",
        off_ramp_from="height-1",
        all_cars_out="may-play-on",
        forced_pass="completes-turn",
        without_columns="off-ramp",
        short_of="any-kind",
        earned_car="may",
        off_ramp_bonus="may",
        penalty="per-piece",
        repair="culprit",
        adjust_until="next-column",
        material_clock="at-once",
        same_type="off",
    )
