"""The same turn in the same position under every edition."""

from __future__ import annotations

from shuto.rules.editions.edition import EDITION_IDS, load_edition
from shuto.rules.game import make_game
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_turn
from shuto.rules.referee.compare import keeping_windows, opinions, under
from shuto.rules.referee.judge import judge
from shuto.rules.setup import new_game, start


def played(edition: str, *lines: str) -> Position:
    position = new_game(edition)
    for line in lines:
        position = play(position, parse_turn(line))
    return position


# Ann's off-ramp starts at height 2 and passes over Bob's ramp: every book judges it differently.
HERE = ("c0 23.89,65.49 2", "c1 61.71,-18.13 2 = 60")
RAMP = "c2 > -53.24,157.42"


def test_every_edition_has_its_opinion() -> None:
    said = opinions(played("second-edition", *HERE), parse_turn(RAMP))
    assert [one.edition for one in said] == list(EDITION_IDS)
    assert [(one.verdict.legal, one.verdict.earned) for one in said] == [
        (True, 1), (True, 2), (False, 2), (False, 1), (False, 2),
    ]  # fmt: skip
    assert not any(one.house_rules for one in said)


def test_a_finding_names_the_section_of_the_book_that_is_asked() -> None:
    turn = parse_turn("c2 0,0 9")
    for one in opinions(played("second-edition", *HERE), turn):
        (finding,) = (found for found in one.verdict.findings if found.fault == "height-step")
        assert finding.section == load_edition(one.edition).sections["column-height"]


def test_the_edition_in_play_says_what_it_says_anyway() -> None:
    position = new_game("two-player-2024", house_rules={"off_ramp_from": "any-height", "nudge": 2.0})
    position = play(position, parse_turn("c0 119,-60 2"))
    position = play(position, parse_turn("c1 -119,60 2"))
    turn = parse_turn("c2 > 230,-60")
    said = {one.edition: one for one in opinions(position, turn)}
    assert said["two-player-2024"].verdict == judge(position, turn)
    assert said["two-player-2024"].house_rules
    assert not said["four-player-de"].verdict


def test_only_editions_for_that_many_players() -> None:
    position = new_game("rainbow-city", 5)
    assert [one.edition for one in opinions(position, parse_turn("pass"))] == ["rainbow-city"]


def test_what_stands_on_the_table_stays() -> None:
    position = new_game("rainbow-city", missions=True)
    moved = under(position, load_edition("second-edition"))
    switches = moved.game.switches
    assert (switches.obstacles, switches.missions, switches.cars) == ("city", True, 10)
    assert (switches.earned_car, switches.penalty) == ("may", "per-piece")
    assert judge(moved, parse_turn("+ development-1 200,200"))
    assert moved.supply(0) == position.supply(0)


def test_adjusting_is_open_where_the_book_leaves_it_open() -> None:
    game = keeping_windows(make_game("two-player-2024"))
    position = play(start(game), parse_turn("c0 119,-60 2"))
    turn = parse_turn("adjust c0 119.5,-60 2")
    own = under(position, load_edition("second-edition"))
    assert judge(own, turn)
    assert not judge(under(position, load_edition("rainbow-city")), turn)
    assert own.windows[0].before.game is own.game
