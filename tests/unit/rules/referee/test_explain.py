"""Explanations: the legal placement nearest to an illegal one."""

from __future__ import annotations

import math

import numpy as np
import pytest

from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_turn
from shuto.rules.referee.explain import FARTHEST_HINT, FARTHEST_SHOVE, Explanation, explain, nearest, nearest_component
from shuto.rules.referee.judge import judge
from shuto.rules.setup import new_game
from shuto.rules.turn import Build, Extend, OffRamp, PlaceComponent
from shuto.text import LANGUAGES
from tables import move, stand, table
from unit.rules.midgame import EDITIONS, midgame
from unit.rules.referee.fault_cases import building, cars, city, in_the_way
from unit.rules.referee.fault_cases.case import Scene

RING = 0.25 + 0.01  # resolution of the search, and of the grid


def asked(here: Position, line: str) -> Explanation:
    return explain(here, parse_turn(line))


@pytest.mark.parametrize(
    ("here", "line", "away"),
    [
        (in_the_way.neighbour, "c0 115,-70 2", 0.5),  # straight away from the other column
        (in_the_way.high_road, "c0 115,-70 2", 0.5),
        (building.start, "c0 142.58,-70 2", 3.0),
        (building.start, "c0 97.7,-70 2", 2.03),
        (city.before_development, "c2 158,0 2", 3.0),
        (city.before_green, "c2 143,0 2", 3.0),
        (building.at_the_edge, "c2 494,0 2", 4.0),
    ],
)
def test_the_offer_is_as_near_as_by_hand(here: Scene, line: str, away: float) -> None:
    found = asked(here(), line)
    assert found.nearest is not None
    assert found.distance == pytest.approx(away, abs=RING + 0.01)
    assert judge(here(), found.nearest)


@pytest.mark.parametrize(
    ("here", "line"),
    [
        (building.start, "c0 150,-70 2"),  # too far
        (in_the_way.loop, "c0 115,-70 2"),  # in the middle of a column
        (building.start, "c0 115,-70 3"),  # no place corrects a height
        (building.closed, "c2 200,115 2"),  # not a base point
        (building.start, "c1 115,70 2"),  # another player's column
        (building.start, "c9 115,70 2"),
        (building.no_roads, "c0 115,-70 2"),
    ],
)
def test_no_offer(here: Scene, line: str) -> None:
    found = asked(here(), line)
    assert (found.nearest, found.distance) == (None, None)
    assert not found.verdict
    assert found.lines() == [finding.text() for finding in found.verdict.findings]


def test_a_legal_turn_needs_no_offer() -> None:
    found = asked(building.start(), "c0 115,-70 2")
    assert found.verdict
    assert found.nearest is None
    assert found.lines() == []


def test_where_only_the_cars_are_wrong_there_is_nothing_to_offer() -> None:
    assert asked(cars.start(), "c0 115,-70 2 = 60").nearest is None
    assert asked(cars.types(), "c0 > 120,-60 = -").nearest is None


def test_a_bad_lie_is_answered_with_the_default_one() -> None:
    found = asked(building.start(), "c0 115,-70 2 / 0,-70 119.1,-70")
    assert found.nearest == Extend(base=0, x=115.0, y=-70.0, height=2)
    assert found.distance == 0.0


def test_off_ramps_and_junctions_are_offered_as_such() -> None:
    ramp = asked(city.beside_an_area(), "c2 > 201,0")
    assert isinstance(ramp.nearest, OffRamp)
    assert judge(city.beside_an_area(), ramp.nearest)
    junction = asked(in_the_way.neighbour(), "c0 115,-70 2j").nearest
    assert isinstance(junction, Extend)
    assert junction.junction
    assert junction.height == 2


def test_other_turns_have_none() -> None:
    assert asked(building.start(), "aside").nearest is None
    assert asked(new_game("rainbow-city"), "+ airport 300,300").nearest is None
    assert asked(new_game("rainbow-city"), "c0 115,-60 2").nearest is None
    over = move(table("two-player-2024", house_rules={"cars": 2}), "c0 > 120,-60")
    assert asked(over, "c1 115,60 2").nearest is None
    assert nearest(over, Extend(base=1, x=115.0, y=60.0, height=2)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offer_in_words(language: str) -> None:
    found = asked(in_the_way.neighbour(), "c0 115,-70 2")
    lines = found.lines(language)
    assert len(lines) == 2
    assert lines[0] == found.verdict.findings[0].text(language)
    assert found.nearest is not None
    assert f"c0 {found.nearest.x:g},{found.nearest.y:g} 2" in lines[1]


def legal_within(here: Position, turn: Extend, radius: float) -> float | None:
    """The nearest legal place on a fine lattice of rings, found with the referee."""
    for ring in np.arange(0.1, radius, 0.1).tolist():
        for step in range(72):
            angle = 2.0 * math.pi * step / 72
            x, y = turn.x + ring * math.cos(angle), turn.y + ring * math.sin(angle)
            other = Extend(base=turn.base, x=x, y=y, height=turn.height, junction=turn.junction)
            if judge(here, other):
                return math.hypot(other.x - turn.x, other.y - turn.y)
    return None


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("here", "line"),
    [
        (in_the_way.neighbour, "c0 115,-68 2"),
        (in_the_way.low_column, "c0 115,-66 2"),
        (in_the_way.high_road, "c0 118,-70 2"),
        (in_the_way.fan, in_the_way.branch(58.0)),
        (building.start, "c0 145,-72 2"),
        (building.start, "c0 95,-75 2"),
        (city.tree, "c2 242,74 2"),
        (city.by_the_road, "c0 115,-64 2"),
    ],
)
def test_no_nearer_place_is_legal(here: Scene, line: str) -> None:
    turn = parse_turn(line)
    assert isinstance(turn, Extend)
    found = explain(here(), turn)
    assert found.nearest is not None
    assert found.distance is not None
    assert found.distance <= FARTHEST_HINT + 0.01
    assert judge(here(), found.nearest)
    nearer = legal_within(here(), turn, found.distance - RING)
    # between two search directions 7.5° apart, a straight edge is found a little later
    assert nearer is None or nearer > found.distance * math.cos(math.radians(3.75)) - RING


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("edition", "players"), EDITIONS)
def test_offers_in_the_middle_of_games(edition: str, players: int) -> None:
    here = midgame(edition, players, 4)
    rng = np.random.default_rng(8)
    point = here.base_points()[0]
    column = here.column(point.column)
    offers: list[tuple[Build, Explanation]] = []
    for _ in range(60):
        way, away = rng.uniform(0.0, 2.0 * math.pi), rng.uniform(95.0, 145.0)
        turn = Extend(
            base=point.column,
            x=column.x + away * math.cos(way),
            y=column.y + away * math.sin(way),
            height=point.height + 1,
        )
        found = explain(here, turn)
        if found.nearest is not None:
            offers.append((turn, found))
            assert not found.verdict
            assert judge(here, found.nearest)
            assert found.distance == pytest.approx(math.hypot(found.nearest.x - turn.x, found.nearest.y - turn.y))
            assert 0.0 < (found.distance or 0.0) <= FARTHEST_HINT + 0.01
            # the search may miss a gap narrower than the distance between its directions (1 mm at 8 mm)
            nearer = legal_within(here, turn, (found.distance or 0.0) - 1.1)
            assert nearer is None
    assert offers


def test_two_columns_apart() -> None:
    """Between two columns without room for a third, the nearest place is to the side."""
    here = stand(stand(table("second-edition"), 1, 115, -50.5, 1), 1, 115, -89.5, 1)
    found = asked(here, "c0 115,-70 2")
    assert found.nearest is not None
    assert found.nearest.x != 115.0


def city_in_progress(placed: int) -> Position:
    """Rainbow City with its first components along one edge of the table."""
    here = new_game("rainbow-city", 3)
    spots = [(-400.0, -300.0), (-250.0, -300.0), (-100.0, -300.0), (50.0, -300.0), (200.0, -300.0)]
    for name, (x, y) in list(zip(here.game.components, spots, strict=False))[:placed]:
        here = play(here, PlaceComponent(component=name, x=x, y=y))
    return here


def test_the_offer_moves_a_component_no_farther_than_needed() -> None:
    here = city_in_progress(1)
    size = here.game.pieces.components["development-1"].size
    assert size is not None
    need = size[0] + here.game.pieces.area.development_distance
    turn = PlaceComponent(component="development-2", x=-400.0 + need - 5.0, y=-300.0)
    found = explain(here, turn)
    assert found.distance == pytest.approx(5.0, abs=0.1)
    assert found.nearest is not None
    assert judge(here, found.nearest)
    assert "5" in found.lines()[-1]


@pytest.mark.compiled
def test_a_building_far_from_every_development_area_is_offered_one() -> None:
    here = city_in_progress(5)
    turn = PlaceComponent(component="tower", x=-300.0, y=300.0, angle=30.0)
    found = nearest_component(here, turn)
    assert found is not None
    assert judge(here, found)
    assert found.angle == turn.angle
    assert explain(here, turn).nearest is None  # too far away to be offered
    assert math.hypot(found.x - turn.x, found.y - turn.y) > FARTHEST_SHOVE


def test_a_legal_place_of_a_component_is_its_own_nearest() -> None:
    turn = PlaceComponent(component="development-2", x=300.0, y=300.0)
    assert nearest_component(city_in_progress(1), turn) == turn


@pytest.mark.parametrize("name", ["development-1", "tower", "castle"])
def test_no_offer_for_faults_that_do_not_depend_on_the_place(name: str) -> None:
    assert nearest_component(city_in_progress(1), PlaceComponent(component=name, x=0.0, y=0.0)) is None
    assert nearest_component(new_game("two-player-2024"), PlaceComponent(component=name, x=0.0, y=0.0)) is None
