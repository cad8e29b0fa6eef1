"""French four-player book, section 2: setting up."""

from __future__ import annotations

from rulebook.four_player_fr.book import FourPlayerFrench
from rulebook.shared import buildings, setup
from shuto.rules.editions.edition import load_edition
from shuto.rules.editions.switches import Switches
from shuto.rules.setup import new_game
from tables import faults


class TestSetup(FourPlayerFrench, setup.SetupRules):
    players = (2, 3, 4)
    gap = 120.0


class TestBuildings(FourPlayerFrench, buildings.BuildingRules): ...


def test_two_players_use_no_buildings() -> None:
    """2.3: buildings are for three or four players."""
    here = new_game("four-player-fr", 2)
    assert (here.phase, here.to_move) == ("building", 0)
    assert faults(here, "+ block 300,0") == ("wrong-phase",)
    assert here.game.components == ()


def test_the_switches_of_this_edition() -> None:
    """Our ruling on switches: every row of the table."""
    assert load_edition("four-player-fr").switches == Switches(
        obstacles="buildings-from-three",
        first_player="motorway",
        own_crossing="blocks-every-car",
        earn_from="any",
        off_ramp_from="any-height",
        all_cars_out="play-on",
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
