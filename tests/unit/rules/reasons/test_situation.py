"""The situation of a player: what is going on when their turn is not as usual, edition by edition."""

from __future__ import annotations

import math
from itertools import product

import pytest

from city import city
from shuto.rules.kernels.course import LAST_ROUND
from shuto.rules.kernels.material import is_out_of_material
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.reasons.situation import Situation, situation_of
from shuto.rules.referee.judge import judge
from shuto.rules.referee.survey import OFF_RAMP, find_legal, options
from shuto.rules.setup import new_game
from shuto.rules.turn import Pass, SetAside
from tables import edited, give, lay, move, stand, table, turn_of

ANN, BOB, CLEO = 0, 1, 2


def short(edition: str, players: int = 2, *, missions: bool = False, **supply: int) -> Position:
    """Ann is to move with this supply; her open end has height 1."""
    return give(table(edition, players, missions=missions), ANN, **supply)


@pytest.mark.parametrize(
    ("edition", "missions", "expected"),
    [
        ("second-edition", False, Situation("off-ramp", "columns")),
        ("four-player-fr", False, Situation("off-ramp", "columns")),
        ("four-player-de", False, Situation("pass", "columns", (BOB,))),
        ("two-player-2024", False, Situation("pass", "columns", (BOB,))),
        ("rainbow-city", False, Situation("pass", "columns", (BOB,))),
        ("rainbow-city", True, Situation("set-aside", "columns")),
    ],
)
def test_without_columns(edition: str, missions: bool, expected: Situation) -> None:
    assert situation_of(short(edition, missions=missions, gray=0, yellow=0), ANN) == expected
    assert situation_of(short(edition, missions=missions, gray=2, yellow=0), ANN) is None  # one more is enough


@pytest.mark.parametrize(
    ("supply", "lack"),
    [({"roads": 0}, "roads"), ({"gray": 0, "yellow": 0}, "columns"), ({"gray": 1, "yellow": 0}, "fitting")],
)
def test_what_is_lacking(supply: dict[str, int], lack: str) -> None:
    """With one gray column a player goes neither up to 2 nor down to 0, and here they may not go down to the table."""
    here = lay(stand(table("two-player-2024"), ANN, 200, 0, 5), ANN, "c0 > 120,-60")
    situation = situation_of(give(here, ANN, **supply), ANN)
    assert situation is not None
    assert (situation.what, situation.lack) == ("pass", lack)


def test_three_players_wait_for_two() -> None:
    here = short("rainbow-city", 3, gray=0, yellow=0)
    assert situation_of(here, ANN) == Situation("pass", "columns", (BOB, CLEO))
    here = move(here, "pass")
    assert situation_of(here, ANN) == Situation("last-chance", "columns", (BOB, CLEO))
    assert situation_of(here, BOB) is None
    build = find_legal(here)
    assert build is not None
    here = play(here, build)
    assert situation_of(here, ANN) == Situation("last-chance", "columns", (CLEO,))


def test_a_player_who_is_out_or_not_to_move_is_in_no_situation() -> None:
    here = short("two-player-2024", gray=0, yellow=0)
    assert situation_of(here, BOB) is None
    assert situation_of(new_game("four-player-de"), ANN) is None  # still setting up


def walled_in(posts: int) -> Position:
    """Ann's only end is among this many columns of Bob, 30 mm from it. The gaps are narrower than a road."""
    here = give(table("two-player-2024", 2, "c0 115,-60 2", "c1 115,60 2"), ANN, gray=3, yellow=0)
    for post in range(posts):
        angle = math.radians(180 + 31 + post * 298 / 6)
        here = stand(here, BOB, 115 + 30 * math.cos(angle), -60 + 30 * math.sin(angle), 4)
    return here


def test_material_but_no_place() -> None:
    assert situation_of(walled_in(7), ANN) == Situation("pass", "place")
    assert situation_of(walled_in(7), ANN, search=False) is None  # supplies alone do not tell
    assert situation_of(walled_in(6), ANN) is None  # the gap of the missing column is wide enough


def test_missions_end_with_a_last_round() -> None:
    """Bob is to move in the last round; Ann had her last turn already, Cleo has hers after Bob."""
    here = edited(turn_of(city(3, missions=True), BOB))
    here.course.game[LAST_ROUND] = 1
    assert [situation_of(here, seat) for seat in (ANN, BOB, CLEO)] == [
        None,
        Situation("last-turn"),
        Situation("last-turn"),
    ]


def test_missions_are_done_for_a_player_without_roads() -> None:
    here = give(city(2, missions=True), BOB, roads=0)
    assert situation_of(here, BOB) == Situation("done", "roads")
    assert situation_of(give(here, BOB, roads=1), BOB) is None


def test_what_the_situation_says_can_be_played() -> None:
    """Passing and setting aside are legal where they are announced, and nowhere else."""
    scenes = [
        short(edition, missions=missions, gray=gray, yellow=0)
        for edition, missions in (("second-edition", False), ("two-player-2024", False), ("rainbow-city", True))
        for gray in (0, 2)
    ]
    for here in [*scenes, walled_in(7), walled_in(6)]:
        situation = situation_of(here, ANN)
        what = None if situation is None else situation.what
        assert judge(here, Pass()).legal == (what == "pass")
        assert judge(here, SetAside()).legal == (what == "set-aside")


@pytest.mark.parametrize("edition", ["second-edition", "four-player-de", "two-player-2024", "rainbow-city"])
def test_a_player_with_a_road_who_can_raise_a_column_has_material(edition: str) -> None:
    """So the situation need not ask both kernels: the options of a base point say it as well."""
    for gray, yellow, roads in product(range(4), range(2), range(2)):
        here = short(edition, gray=gray, yellow=yellow, roads=roads)
        bases = [point.column.number for point in here.base_points(ANN)]
        raises = any(kind != OFF_RAMP for base in bases for _, kind in options(here, ANN, base))
        if raises and roads:
            assert not is_out_of_material(here.table, here.game.law, ANN)
        situation = situation_of(here, ANN, search=False)
        assert (situation is None) == (raises and roads > 0), (gray, yellow, roads)
