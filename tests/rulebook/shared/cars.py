"""Placing cars: what all three books have in common. Section 5 / 6 / 6."""

from __future__ import annotations

import math

import pytest

from rulebook.shared.scenes import END, STEP, Rulebook, X, Y, accepts, across, run
from shuto.rules.position import Position
from tables import gap, give, judged, move, span, stand, turn_of


class CarRules(Rulebook):
    """5 / 6 / 6: cars go anywhere on the new road, at most as many as were earned."""

    def one(self) -> Position:
        """A bench on which the road c2 → END 6 earns one car."""
        return across(self.bench(5), 1, 2)

    def two(self) -> Position:
        """A bench on which the road c2 → END 6 earns two."""
        return across(across(self.bench(5), 1, 2, 35), 1, 3, 80)

    def test_cars_stand_on_the_new_road(self) -> None:
        before = self.two()
        after = move(before, f"c2 {END} 6")
        assert [(car.road, car.owner) for car in after.cars[2:]] == [("r4", 0), ("r4", 0)]
        assert after.supply(0).cars == before.supply(0).cars - 2
        assert after.cars_placed(0) == before.cars_placed(0) + 2
        assert after.cars_placed(1) == before.cars_placed(1)

    @pytest.mark.parametrize("cars", ["-", "60", "20 100"])
    def test_a_player_may_place_fewer(self, cars: str) -> None:
        """An earned car may be placed, but need not be."""
        verdict = judged(self.two(), f"c2 {END} 6 = {cars}")
        accepts(verdict)
        assert verdict.owed == 0
        assert len(verdict.cars) == (0 if cars == "-" else len(cars.split()))
        assert len(move(self.two(), f"c2 {END} 6 = {cars}").cars) == 2 + len(verdict.cars)

    def test_never_more_than_earned(self) -> None:
        self.refuses(judged(self.two(), f"c2 {END} 6 = 20 60 100"), "car-not-earned")
        self.refuses(judged(self.one(), f"c2 {END} 6 = 20 60"), "car-not-earned")
        self.refuses(judged(self.bench(5), f"c2 {END} 6 = 60"), "car-not-earned")

    def test_never_more_than_left(self) -> None:
        here = give(self.two(), 0, cars=1)
        verdict = judged(here, f"c2 {END} 6")
        accepts(verdict)
        assert (verdict.earned, len(verdict.cars)) == (2, 1)
        self.refuses(judged(here, f"c2 {END} 6 = 20 60"), "not-enough-cars")

    def test_a_road_may_be_built_just_to_go_on(self) -> None:
        """Extending without earning a car is a legal turn and ends normally."""
        after = move(self.bench(5), f"c2 {END} 6")
        assert after.to_move == 1
        assert len(after.cars) == 2

    def test_older_roads_get_no_cars(self) -> None:
        """A later crossing by another player earns nothing for the owner of the older road."""
        here = turn_of(move(self.bench(2), f"c2 {END} 3"), 1)
        here = stand(here, 1, X + 60, -60, 6)
        before = here.supply(0).cars
        after = move(here, f"c4 {X + 60},{STEP - 60:.2f} 7")
        assert after.supply(0).cars == before
        assert [(car.owner, car.road) for car in after.cars[2:]] == [(1, "r3")]

    @pytest.mark.parametrize(
        ("place", "over"),
        [
            ("8.3", 0.0),
            ("7.7", 0.3),
            ("111.7", 0.0),
            ("112.3", 0.3),
            ("60@0.7", 0.0),
            ("60@1.3", 0.3),
            ("60@-0.7", 0.0),
            ("60@-1.3", 0.3),
            ("-20", 28.0),
        ],
    )
    def test_a_car_stands_wholly_on_the_road(self, place: str, over: float) -> None:
        """Anywhere along it: a car is 16 long and 8 wide, a road 120 and 10."""
        verdict = judged(self.one(), f"c2 {END} 6 = {place}")
        if over:
            self.refuses(verdict, "car-not-on-road")
            assert gap(verdict, "car-not-on-road") == pytest.approx(over, abs=0.01)
        else:
            accepts(verdict)

    @pytest.mark.parametrize(("second", "overlap"), [(76.3, 0.0), (75.7, 0.3), (60.0, 16.0), (43.7, 0.0), (44.3, 0.3)])
    def test_two_cars_do_not_share_a_place(self, second: float, overlap: float) -> None:
        verdict = judged(self.two(), f"c2 {END} 6 = 60 {second}")
        if overlap:
            self.refuses(verdict, "car-does-not-fit")
            assert gap(verdict, "car-does-not-fit") == pytest.approx(overlap, abs=0.01)
        else:
            accepts(verdict)

    def test_a_car_needs_headroom(self) -> None:
        """Under a road 3 mm above, a car 7 mm high fits only before it and behind it."""
        here = across(self.bench(3), 1, 4)
        self.refuses(judged(here, f"c2 {END} 4 = 60"), "car-does-not-fit")
        self.refuses(judged(here, f"c2 {END} 4 = 49"), "car-does-not-fit")
        for place in (20, 46.5, 75, 100):
            accepts(judged(here, f"c2 {END} 4 = {place}"))
        verdict = judged(here, f"c2 {END} 4")
        accepts(verdict)
        assert len(verdict.cars) == 1  # it is placed where it fits
        assert abs(verdict.cars[0].at - 60.0) > 12.0
        accepts(judged(here, f"c2 {END} 4 = {verdict.cars[0].at}"))

    @pytest.mark.parametrize(("levels", "stays"), [(1, True), (4, True), (5, True), (6, False), (9, False)])
    @pytest.mark.parametrize("down", [False, True])
    def test_a_steep_road_holds_no_car(self, levels: int, stays: bool, down: bool) -> None:
        """6-① / 7.1 / 7.1 warn of it. Our ruling: none stays above 25°; five levels are 24.6°, six 30°."""
        base, height = (2 + levels, 2) if down else (2, 2 + levels)
        here = span(self.bench(base), 1, (X + 40, -60, 16), (X + 40, 60, 16))
        build = f"c2 {X + run(levels):.2f},{Y} {height}j"
        verdict = judged(here, build)
        accepts(verdict)
        assert verdict.earned == 1
        assert len(verdict.cars) == int(stays)
        stated = judged(here, f"{build} = 60")
        if stays:
            accepts(stated)
        else:
            self.refuses(stated, "car-would-slide")
            slope = math.degrees(math.asin(levels / 12.0))
            assert stated.findings[0].args["slope"] == pytest.approx(slope, abs=0.01)

    def test_the_slope_is_that_of_the_road_as_it_lies(self) -> None:
        """Five levels down from the top of another end are 52 mm: 25.7°."""
        here = turn_of(move(self.bench(7), f"c2 {X + 105},{Y} 8"), 0)
        here = span(here, 1, (X + 45, 60, 14), (X + 165, 60, 14))
        build = f"c3 {X + 105},{run(5.2):.2f} 3j / {X + 105},0 {X + 105},{run(5.2):.2f}"
        verdict = judged(here, build)
        accepts(verdict)
        assert (verdict.earned, verdict.cars) == (1, ())
        self.refuses(judged(here, f"{build} = 60"), "car-would-slide")
