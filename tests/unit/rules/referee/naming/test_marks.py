"""Pieces have names that people know, and no two pieces on a table have the same name."""

from __future__ import annotations

from functools import cache

import pytest

from city import city, load
from golden.counts import GAMES
from golden.transcript import read
from shuto.rules.ids import PieceId
from shuto.rules.pieces import NO_MARK, Mark
from shuto.rules.position import Position
from shuto.rules.referee.naming.wording import names_of
from shuto.text import LANGUAGES
from tables import judged, span, stand, table

GOLDEN = ("four-player-de-4", "two-player-2024-2", "second-edition-2", "rainbow-city-6", "mishaps-four-player-fr")
ANN, BOB = 0, 1


@cache
def golden(name: str) -> tuple[Position, ...]:
    """Positions of a whole game: every tenth, and the last."""
    positions = tuple(read((GAMES / f"{name}.txt").read_text("utf-8")).positions())
    return (*positions[:-1:10], positions[-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GOLDEN)
def test_no_two_pieces_have_the_same_name(game: str, language: str) -> None:
    for position in golden(game):
        for reader in (None, BOB):
            names = names_of(position, language, reader)
            assert len(set(names.values())) == len(names)
            assert set(names) == {*position.pieces, *(one.id for one in position.components)}
            assert not any("  " in name or name != name.strip() for name in names.values())


@pytest.mark.parametrize("game", GOLDEN)
def test_a_piece_that_is_alone_needs_no_mark(game: str) -> None:
    for position in golden(game):
        ramps = [road.id for road in position.roads if road.kind == "starting-ramp"]
        assert all(position.marks[ramp] == NO_MARK for ramp in ramps)
        kept = [position.marks[car.id] for car in position.cars if car.type != "plain"]
        assert all(mark == NO_MARK for mark in kept)  # a player has one car of each type


def test_the_first_column_of_a_game_is_just_a_column() -> None:
    names = names_of(table("second-edition"), "en", ANN)
    assert (names["c0"], names["c1"]) == ("your column", "Bob’s column")
    assert (names["r0"], names["k0"]) == ("your starting ramp", "your car")


def test_columns_go_by_their_place_their_height_and_at_last_their_order() -> None:
    here = table("second-edition")
    for n, height in enumerate((2, 2, 3, 5, 2, 1)):
        here = stand(here, ANN, -300.0 + 60 * n, 200.0, height)
    ids = [column.id for column in here.columns if column.owner == ANN]
    names = names_of(here, "en", BOB)
    assert [names[one].removeprefix("Ann’s ") for one in ids] == [
        "first column", "2nd column", "3rd column", "column of height 3", "highest column", "6th column", "last column",
    ]  # fmt: skip


def test_a_junction_is_a_column_too() -> None:
    here = stand(stand(table("second-edition"), ANN, -300.0, 200.0, 4), ANN, -200.0, 200.0, 6, junction=True)
    ids = [column.id for column in here.columns if column.owner == ANN]
    names = names_of(here, "en", ANN)
    # the column of height 4 is neither the last nor the highest of all
    assert [names[one] for one in ids] == ["your first column", "your column of height 4", "your junction"]


def beside(position: Position, seat: int, *places: float, y: float = -250.0) -> tuple[Position, list[PieceId]]:
    """The same table with roads of a player side by side, all of height 3, at these places."""
    for x in places:
        position = span(position, seat, (x, y, 3), (x, y + 112.0, 3))
    return position, [road.id for road in position.roads if road.owner == seat and road.kind == "road"]


def test_a_road_goes_by_the_tower_if_it_is_alone_there() -> None:
    here = city(2, development_4=(-250, -230), tower=(-250, -230))
    here, roads = beside(here, ANN, -420.0, -213.0, -330.0, y=-290.0)
    assert [here.marks[road] for road in roads] == [Mark("first"), Mark("near", component="tower"), Mark("last")]
    assert names_of(here, "en", ANN)[roads[1]] == "your road at the tower"
    here, roads = beside(here, ANN, -287.0, y=-290.0)
    assert here.marks[roads[3]] == Mark("last")
    assert here.marks[roads[1]].kind != "near"  # now there are two


def test_a_road_goes_by_the_car_on_it_or_by_the_road_it_passes() -> None:
    here, roads = beside(city(2), ANN, -300.0, -200.0, -120.0, -40.0, 40.0)
    here = load(here, roads[1], "limousine")
    here = span(here, BOB, (-90, -200, 1), (20, -200, 1))
    assert [here.marks[road] for road in roads] == [
        Mark("first"), Mark("with", car="limousine"), Mark("number", number=3), Mark("over", seat=BOB), Mark("last"),
    ]  # fmt: skip
    names = names_of(here, "en", BOB)
    assert names[roads[1]] == "Ann’s road with the limousine"
    assert names[roads[2]] == "Ann’s 3rd road"
    assert names[roads[3]] == "Ann’s road over your road"


def test_cars_that_are_alike_go_by_their_road_in_the_order_of_building() -> None:
    here, roads = beside(table("second-edition"), ANN, -300.0, -200.0)
    for road in roads:
        here = load(here, road, "plain")
    assert [names_of(here, "en", ANN)[car.id] for car in here.cars if car.owner == ANN] == [
        "your car on the starting ramp", "your car on the 1st road", "your car on the 2nd road",
    ]  # fmt: skip
    french = names_of(here, "fr", ANN)
    assert [french[car.id] for car in here.cars if car.road in roads] == [
        "votre voiture sur la 1re route", "votre voiture sur la 2e route",
    ]  # fmt: skip


def test_cars_on_one_road_are_counted() -> None:
    here = load(load(table("second-edition"), "r0", "plain"), "r1", "plain")
    names = names_of(here, "en", ANN)
    assert {names[car.id] for car in here.cars if car.owner == ANN} == {
        "your car 1 on the starting ramp",
        "your car 2 on the starting ramp",
    }


def test_a_finding_uses_the_same_names() -> None:
    here = span(table("second-edition"), BOB, (-300, -250, 2), (-200, -250, 2))
    verdict = judged(here, "c0 -199,-251 2")
    named = {piece.id for finding in verdict.findings for piece in finding.pieces}
    last = here.columns[-1].id
    assert last in named
    assert any("Bob’s last column" in finding.text("en", ANN) for finding in verdict.findings)


def test_an_adjusted_turn_names_the_pieces_as_they_stand_now() -> None:
    here = table("four-player-fr", 2, "c0 115,-30 2")
    base = here.columns[0]
    verdict = judged(here, f"0: adjust c0 {base.x + 20:.2f},{base.y:.2f} 2")
    refs = {piece.id: piece for finding in verdict.findings for piece in finding.pieces}
    assert refs[base.id].mark == here.marks[base.id] == Mark("first")  # it was the only one before the turn
