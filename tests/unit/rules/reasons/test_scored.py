"""Why points changed: each mission that gained or lost, for whom, by how much, and because of what."""

from __future__ import annotations

from city import city, load
from shuto.rules.missions import score_sheets
from shuto.rules.position import Position
from shuto.rules.reasons.scored import Scored, scored
from tables import give, lay, span, stand

ANN, BOB = 0, 1


def changes(before: Position, after: Position) -> tuple[Scored, ...]:
    return scored(before, after, score_sheets(before), score_sheets(after))


def test_nothing_changed() -> None:
    here = city(2, missions=True)
    assert changes(here, stand(here, ANN, 200, 0, 1)) == ()


def test_a_road_with_a_car_over_the_rainbow() -> None:
    before = stand(city(2, missions=True, rainbow=(200, 0)), ANN, 200, -58, 1)
    after = load(lay(before, ANN, "c2 200,60 1"), "r2", "food-truck")
    assert changes(before, after) == (Scored(ANN, "drive", 1, 2), Scored(ANN, "rainbow", 2))


def test_a_column_on_another_area_and_columns_spent() -> None:
    before = stand(city(2, missions=True, development_5=(320, 0)), ANN, 320, -130, 1)
    after = give(lay(before, ANN, "c2 320,-20 1"), ANN, gray=11, yellow=3)
    assert changes(before, after) == (
        Scored(ANN, "development", 1, 0, ("development-5",)),
        Scored(ANN, "stock", -4, 14),
    )


def test_somebody_else_has_the_tallest_column_now() -> None:
    before = stand(city(2, missions=True), ANN, 300, 0, 3)
    after = stand(before, BOB, -300, 0, 4)
    assert changes(before, after) == (
        Scored(ANN, "tallest", -2, 4, (), (BOB,)),
        Scored(BOB, "tallest", 2, 4),
    )


def test_a_loop_around_a_building() -> None:
    loop = ((120.0, -60.0, 1), (255.0, -60.0, 2), (262.0, 55.0, 3), (150.0, 55.0, 4), (150.0, -78.0, 5))
    here = city(2, missions=True, development_1=(205, 0), block=(205, 0))
    before, after = span(here, BOB, *loop[:4]), span(here, BOB, *loop)
    news = [one for one in changes(before, after) if one.mission == "building"]
    assert news == [Scored(BOB, "building", 1, 0, ("block",))]
