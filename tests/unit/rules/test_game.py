"""The set-up of a game: players, seats, table, cars; and the editions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shuto.rules.editions.clauses import Clause
from shuto.rules.editions.edition import (
    EDITION_IDS,
    ComponentShape,
    UnknownEditionError,
    load_edition,
    load_pieces,
    text_id,
)
from shuto.rules.game import GameError, make_game
from shuto.rules.setup import new_game

NAMES = Path(__file__).resolve().parents[3] / "web" / "tests" / "fixtures" / "names.json"
SEVEN = ("sedan", "limousine", "highway-bus", "jumbo-trailer", "food-truck", "sports-car", "electric-car")


@pytest.mark.parametrize(
    ("edition", "asked", "complaint"),
    [
        ("second-edition", {"players": 3}, "second-edition is for 2, not 3"),
        ("four-player-fr", {"players": 5}, "four-player-fr is for 2 to 4, not 5"),
        ("rainbow-city", {"players": 1}, "rainbow-city is for 2 to 6, not 1"),
        ("rainbow-city", {"players": 7}, "from 2 to 6, not 7"),
        ("rainbow-city", {"players": 0}, "from 2 to 6, not 0"),
        ("second-edition", {"players": []}, "is for 2, not 0"),
        ("second-edition", {"players": ["Ann", " "]}, "'' is not a name"),
        ("second-edition", {"players": ["Ann", "B" * 41]}, "is not a name"),
        ("second-edition", {"players": ["Ann", "Bo\nb"]}, "is not a name"),
        ("second-edition", {"players": ["Ann", "Ann "]}, "a name of their own"),
        ("second-edition", {"first": 2}, "seats are numbered 0 to 1, not 2"),
        ("second-edition", {"first": -1}, "seats are numbered 0 to 1, not -1"),
        ("second-edition", {"table": (599.0, 800.0)}, "from 600 to 4000 mm, not 599 × 800"),
        ("second-edition", {"table": (1000.0, 4001.0)}, "from 600 to 4000"),
        ("second-edition", {"table": (float("nan"), 800.0)}, "from 600 to 4000"),
        ("second-edition", {"car_types": ["sedan"]}, "the cars of second-edition are all alike"),
        ("rainbow-city", {"players": 4, "car_types": [*SEVEN[:6], "tank"]}, "'tank' is unknown; there are sedan, "),
        ("rainbow-city", {"players": 4, "car_types": SEVEN[:6]}, "7 different ones are needed"),
        ("rainbow-city", {"players": 4, "car_types": [*SEVEN[:6], "sedan"]}, "7 different ones are needed"),
        ("rainbow-city", {"players": 4, "car_types": [*SEVEN[1:], "delivery-van"]}, "the sedan among them"),
    ],
)
def test_what_is_no_game(edition: str, asked: dict[str, Any], complaint: str) -> None:
    with pytest.raises(GameError, match=complaint) as caught:
        make_game(edition, **asked)
    assert "\n" not in str(caught.value)


def test_no_such_edition() -> None:
    with pytest.raises(UnknownEditionError, match="'third-edition': unknown; there are second-edition, "):
        make_game("third-edition")


@pytest.mark.parametrize(("name", "problem"), json.loads(NAMES.read_text("utf-8")))
def test_names_are_refused_as_the_page_refuses_them(name: str, problem: str | None) -> None:
    """The page checks names while they are typed. An empty one gets a default name there."""
    if problem is None and name:
        assert make_game("second-edition", ["Somebody", name]).players[1] == name.strip()
    else:
        with pytest.raises(GameError, match="is not a name"):
            make_game("second-edition", ["Somebody", name])


def test_names_are_trimmed_and_given_where_none_are() -> None:
    assert make_game("second-edition", [" Mio ", "Ren"]).players == ("Mio", "Ren")
    assert make_game("rainbow-city", 6).players == ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")


def test_seats_and_order() -> None:
    game = make_game("rainbow-city", 4, first=2)
    assert (game.seats, game.order) == (4, (2, 3, 0, 1))
    assert new_game("rainbow-city", 4, first=2).to_move == 2


def test_the_cars_in_play() -> None:
    assert make_game("second-edition").car_types == ()
    assert len(make_game("two-player-2024").car_types) == 10
    short = make_game("rainbow-city", 4).car_types
    assert len(short) == 7
    assert all(make_game("rainbow-city").car_length(name) == 16.0 for name in short)
    chosen = make_game("rainbow-city", 4, car_types=SEVEN)
    assert chosen.car_types == SEVEN
    assert new_game("rainbow-city", 4, car_types=list(SEVEN)).supply(1).types == dict.fromkeys(
        sorted(SEVEN[1:], key=list(load_pieces().car.lengths).index), 1
    )


def test_the_table_is_a_setting() -> None:
    game = make_game("second-edition", table=(600.0, 4000.0))
    assert (game.law.half_width, game.law.half_depth) == (300.0, 2000.0)
    assert (make_game("second-edition").width, make_game("second-edition").depth) == (1000.0, 800.0)


@pytest.mark.parametrize("edition_id", EDITION_IDS)
def test_every_edition_says_who_what_and_where(edition_id: str) -> None:
    edition = load_edition(edition_id)
    assert edition.id == edition_id
    assert set(edition.allotments) == {str(n) for n in range(edition.players[0], edition.players[1] + 1)}
    assert edition.has_missions == (edition_id == "rainbow-city")
    assert set(edition.sections) <= {clause.value for clause in Clause}
    assert edition.says(Clause.TABLE_EDGE)  # our own ruling
    assert edition.section(Clause.TABLE_EDGE) == ""
    assert edition.says(Clause.GOAL)
    assert edition.section(Clause.GOAL)
    assert edition.says(Clause.CHILDREN) == (edition_id == "second-edition")


def test_which_text_says_a_clause() -> None:
    switches = load_edition("second-edition").switches
    assert text_id(Clause.GOAL, switches) == "rule-goal"
    assert text_id(Clause.PENALTY, switches) == "rule-penalty-per-piece"


def test_areas_lie_flat_and_buildings_stand() -> None:
    shapes = load_pieces().components
    assert [name for name, shape in shapes.items() if not shape.is_area] == [
        "block", "slab", "rotunda", "wedge", "tower",
    ]  # fmt: skip
    assert isinstance(shapes["block"], ComponentShape)
