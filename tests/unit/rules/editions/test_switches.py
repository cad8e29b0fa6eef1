"""House rules: any switch may be changed, and an invalid one gives an error of one line."""

from __future__ import annotations

from typing import Any

import pytest

from shuto.rules.editions.edition import EDITION_IDS, load_edition
from shuto.rules.editions.switches import SWITCH_NAMES, HouseRuleError, Switches, children, override
from shuto.rules.game import make_game
from tables import judged, table

SWITCHES = load_edition("second-edition").switches


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("earned_car", "must"),
        ("own_crossing", "blocks-crossing-cars"),
        ("own_crossing", "blocks-every-car"),
        ("forced_pass", "no-turn"),
        ("without_columns", "nothing"),
        ("earn_from", "any"),
        ("off_ramp_from", "height-1"),
        ("off_ramp_bonus", "must"),
        ("penalty", "per-owner"),
        ("repair", "everybody"),
        ("adjust_until", "turn-end"),
        ("all_cars_out", "play-on"),
        ("material_clock", "on-pass"),
        ("short_of", "any-kind"),
        ("same_type", "one-a-turn"),
        ("junctions", False),
        ("cars", 5),
        ("cars", None),
        ("nudge", 2.5),
        ("nudge", 3),
        ("road_length", 114),
        ("obstacles", "buildings"),
        ("first_player", "rainbow"),
    ],
)
def test_every_switch_can_be_a_house_rule(name: str, value: Any) -> None:
    changed = override(SWITCHES, {name: value})
    assert getattr(changed, name) == value
    others = [other for other in SWITCH_NAMES if other != name]
    assert all(getattr(changed, other) == getattr(SWITCHES, other) for other in others)
    game = make_game("second-edition", house_rules={name: value})
    assert getattr(game.switches, name) == value
    assert game.changes == {name: value}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"speed_limit": 80}, "'speed_limit': no such switch; there are obstacles, "),
        ({"penalty": "double"}, "house rule: .*penalty"),
        ({"own_crossing": "blocks"}, "house rule: .*own_crossing"),
        ({"junctions": "no"}, "house rule: .*junctions"),
        ({"cars": 1}, "'cars': between 2 and 10"),
        ({"cars": 11}, "'cars': between 2 and 10"),
        ({"cars": 4.5}, "house rule: .*cars"),
        ({"nudge": -1.0}, "'nudge': between 0 and 100"),
        ({"nudge": 101.0}, "'nudge': between 0 and 100"),
        ({"nudge": float("nan")}, "'nudge': between 0 and 100"),
        ({"road_length": 117}, "house rule: .*road_length"),
        ({"missions": True}, "'missions': the missions need the city"),
    ],
)
def test_what_is_no_house_rule(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(HouseRuleError, match=complaint) as caught:
        override(SWITCHES, changes)
    assert "\n" not in str(caught.value)


def test_missions_without_a_city_are_no_game() -> None:
    with pytest.raises(HouseRuleError, match="need the city"):
        make_game("rainbow-city", missions=True, house_rules={"obstacles": "none"})
    with pytest.raises(HouseRuleError, match="no mission rules"):
        make_game("two-player-2024", missions=True)
    with pytest.raises(HouseRuleError, match="true or false"):
        make_game("rainbow-city", house_rules={"missions": "yes"})


def test_missions_may_be_asked_for_as_a_house_rule() -> None:
    one, other = make_game("rainbow-city", missions=True), make_game("rainbow-city", house_rules={"missions": True})
    assert one == other
    assert one.switches.missions
    assert one.changes == {"missions": True}
    assert one.switches.same_type == "one-a-player"
    assert one.allotment.cars == 10
    assert make_game("rainbow-city", house_rules={"missions": False}).changes == {}


def test_a_house_rule_goes_over_the_mission_rules_too() -> None:
    game = make_game("rainbow-city", missions=True, house_rules={"same_type": "off", "cars": 6})
    assert (game.switches.same_type, game.allotment.cars, len(game.car_types)) == ("off", 6, 6)


def test_children_play_with_fewer_cars_and_no_junctions() -> None:
    assert children() == {"cars": 5, "junctions": False}
    assert children(3)["cars"] == 3
    here = table("two-player-2024", house_rules=children(4))
    assert (here.supply(0).cars, here.supply(0).yellow) == (3, 0)
    assert "junctions-off" in judged(here, "c0 115,-60 2j").faults
    for edition in EDITION_IDS:
        assert not make_game(edition, house_rules=children()).law.junctions


def test_switches_are_values() -> None:
    assert isinstance(SWITCHES, Switches)
    assert override(SWITCHES, {}) == SWITCHES
