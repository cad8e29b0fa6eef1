"""Crossing roads and placing cars: what all three books have in common. Section 5 / 6 / 6, off-ramps 7 / 8 / 8."""

from __future__ import annotations

import math
from typing import ClassVar

import pytest

from rulebook.shared.scenes import STEP, Rulebook, X, Y, accepts, run
from shuto.rules.position import Position
from tables import crossed, gap, give, judged, lay, move, span, stand, turn_of

END = f"{X + STEP:.2f},{Y}"
"""The end of a road from the bench that rises or falls one level, with its ends on the axes."""


def across(here: Position, seat: int, height: int, along: float = 60.0) -> Position:
    """A level road of this player at a right angle to the bench, this far from its column."""
    return span(here, seat, (X + along, -60, height), (X + along, 60, height))


class EarningRules(Rulebook):
    """5 / 6 / 6: a car for crossing over a road with none above it, or under a road with none below it."""

    @pytest.mark.parametrize(("base", "other", "side"), [(4, 2, "over"), (1, 4, "under")])
    def test_the_first_to_cross_a_road_earns_a_car(self, base: int, other: int, side: str) -> None:
        here = across(self.bench(base), 1, other)
        verdict = judged(here, f"c2 {END} {base + 1}")
        accepts(verdict)
        assert crossed(verdict) == {"r2": (side, "earns")}
        assert (verdict.earned, verdict.bonus, len(verdict.cars)) == (1, 0, 1)

    def test_a_road_that_crosses_nothing_earns_nothing(self) -> None:
        verdict = judged(self.bench(4), f"c2 {END} 5")
        accepts(verdict)
        assert (verdict.earned, verdict.crossings, verdict.cars) == (0, (), ())

    @pytest.mark.parametrize(("inside", "crosses"), [(3.0, True), (0.5, True), (-0.5, False), (-3.0, False)])
    def test_the_centre_lines_must_cross(self, inside: float, crosses: bool) -> None:
        """Our ruling on crossing: over the foot of the opponent's starting ramp; crossing its edge is not enough."""
        here = self.table()
        y = here.road(1).start[1] - inside
        here = stand(here, 0, -60, y, 3)
        verdict = judged(here, f"c2 {STEP - 60:.2f},{y:.2f} 4")
        accepts(verdict)
        assert list(crossed(verdict)) == (["r1"] if crosses else [])

    @pytest.mark.parametrize(("past", "crosses"), [(3.0, True), (0.5, True), (-0.5, False), (-3.0, False)])
    def test_an_off_ramp_crosses_as_far_as_it_reaches(self, past: float, crosses: bool) -> None:
        here = across(self.bench(1), 1, 3, along=STEP - past)
        verdict = judged(here, f"c2 > {X + 50},{Y}")
        accepts(verdict)
        assert verdict.earned == 1 + crosses

    @pytest.mark.parametrize(("base", "other", "side"), [(6, 2, "over"), (1, 6, "under")])
    def test_the_second_to_cross_it_earns_nothing(self, base: int, other: int, side: str) -> None:
        here = across(self.bench(base), 1, other)
        between = 4
        first = stand(here, 0, X, 25, between)
        first = lay(first, 0, f"{first.columns[-1].id} {X + STEP:.2f},25 {between + 1}")
        verdict = judged(first, f"c2 {END} {base + 1}")
        accepts(verdict)
        assert crossed(verdict)["r2"] == (side, "taken")
        assert verdict.earned == 0

    def test_over_and_under_are_two_chances(self) -> None:
        """A road crossed over can still be crossed under, and the other way round."""
        here = across(self.bench(1), 1, 4)
        here = move(here, f"c2 {END} 2")  # under it
        here = turn_of(stand(here, 0, X, 30, 6), 0)
        verdict = judged(here, f"{here.columns[-1].id} {X + STEP:.2f},30 7")
        accepts(verdict)
        assert crossed(verdict) == {"r2": ("over", "earns")}

    @pytest.mark.parametrize("owner", [0, 1])
    def test_any_earlier_crossing_took_the_side(self, owner: int) -> None:
        """Our ruling on cars: also the owner of the road, and the builder in an earlier turn."""
        here = across(self.bench(6), 1, 2)
        here = stand(here, owner, X, 25, 4)
        here = lay(here, owner, f"{here.columns[-1].id} {X + STEP:.2f},25 5")
        assert here.roads[2].over_taken
        verdict = judged(here, f"c2 {END} 7")
        accepts(verdict)
        assert crossed(verdict) == {"r2": ("over", "taken")}

    def test_a_crossing_takes_a_side_of_both_roads(self) -> None:
        here = move(across(self.bench(4), 1, 2), f"c2 {END} 5")
        lower, upper = here.roads[2], here.roads[3]
        assert (lower.over_taken, lower.under_taken) == (True, False)
        assert (upper.over_taken, upper.under_taken) == (False, True)

    def test_the_new_road_can_be_crossed_in_turn(self) -> None:
        """The first crossing took its under side; its over side is still free."""
        here = move(across(self.bench(4), 1, 2), f"c2 {END} 5")
        here = turn_of(stand(here, 1, X + 30, -60, 8), 1)
        verdict = judged(here, f"{here.columns[-1].id} {X + 30},{STEP - 60:.2f} 9")
        accepts(verdict)
        assert crossed(verdict) == {"r3": ("over", "earns")}

    def test_two_roads_at_once_earn_two(self) -> None:
        """Example 1, first picture."""
        here = across(across(self.bench(5), 1, 2, 35), 1, 3, 80)
        verdict = judged(here, f"c2 {END} 6")
        accepts(verdict)
        assert crossed(verdict) == {"r2": ("over", "earns"), "r3": ("over", "earns")}
        assert (verdict.earned, len(verdict.cars)) == (2, 2)

    def test_over_one_and_under_another_earns_two(self) -> None:
        """Example 1, second picture. The French caption says over twice; we read it as over and under."""
        here = across(across(self.bench(4), 1, 2, 35), 1, 7, 80)
        verdict = judged(here, f"c2 {END} 5")
        accepts(verdict)
        assert crossed(verdict) == {"r2": ("over", "earns"), "r3": ("under", "earns")}
        assert (verdict.earned, len(verdict.cars)) == (2, 2)

    def test_three_roads_earn_three(self) -> None:
        here = across(across(across(self.bench(6), 1, 2, 25), 1, 3, 60), 1, 4, 95)
        verdict = judged(here, f"c2 {END} 7")
        accepts(verdict)
        assert (verdict.earned, len(verdict.cars)) == (3, 3)

    @staticmethod
    def crossing_pair(here: Position, low: int, high: int, owner: int = 1) -> Position:
        """Road A across the bench, and road B of `owner` that passes over A where both meet the new road."""
        here = across(here, 1, low)
        return span(here, owner, (X + 30, -50, high), (X + 100, 47, high))

    def test_the_road_below_another_is_no_longer_free(self) -> None:
        """Example 2: the new road passes over B, which passes over A; only B earns."""
        here = self.crossing_pair(self.bench(6), 2, 4)
        verdict = judged(here, f"c2 {END} 7")
        accepts(verdict)
        assert crossed(verdict) == {"r2": ("over", "taken"), "r3": ("over", "earns")}
        assert (verdict.earned, len(verdict.cars)) == (1, 1)

    def test_the_road_above_another_is_no_longer_free_from_below(self) -> None:
        """Example 2 upside down: under A, which is under B; only A earns."""
        here = self.crossing_pair(self.bench(1), 4, 6)
        verdict = judged(here, f"c2 {END} 2")
        accepts(verdict)
        assert crossed(verdict) == {"r2": ("under", "earns"), "r3": ("under", "taken")}
        assert (verdict.earned, len(verdict.cars)) == (1, 1)

    def test_between_the_two_nothing_is_free(self) -> None:
        here = self.crossing_pair(self.bench(4), 2, 7)
        verdict = judged(here, f"c2 {END} 5")
        accepts(verdict)
        assert crossed(verdict) == {"r2": ("over", "taken"), "r3": ("under", "taken")}
        assert verdict.earned == 0

    def test_the_side_is_taken_along_the_whole_road(self) -> None:
        """Our ruling on cars: a side is taken along the whole road, not only near the crossing."""
        here = across(self.bench(6), 1, 2)
        here = span(here, 1, (X, 45, 4), (X + 120, 45, 4))
        verdict = judged(here, f"c2 {END} 7")
        accepts(verdict)
        assert crossed(verdict) == {"r2": ("over", "taken")}

    def test_roads_that_share_a_top_do_not_cross_there(self) -> None:
        """Our ruling on crossing: a road does not cross the road that it continues."""
        here = turn_of(move(self.bench(3), f"c2 {X + 108},{Y} 4"), 0)
        verdict = judged(here, f"c3 {X + 108},{Y + 108} 5")
        accepts(verdict)
        assert verdict.crossings == ()
        after = move(here, f"c3 {X + 108},{Y + 108} 5")
        assert not any(road.over_taken or road.under_taken for road in after.roads)


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


class OffRampRules(Rulebook):
    """7 / 8 / 8: a road down to the table earns a bonus car, and nothing continues from it."""

    def test_an_off_ramp_runs_from_a_top_to_the_table(self) -> None:
        here = self.bench(1)
        verdict = judged(here, f"c2 > {X + 50},{Y}")
        accepts(verdict)
        assert verdict.lie is not None
        assert verdict.lie[0] == pytest.approx((X, Y, 10.0))
        assert verdict.lie[1] == pytest.approx((X + STEP, Y, 0.0))
        after = move(here, f"c2 > {X + 50},{Y}")
        assert len(after.columns) == len(here.columns)
        road = after.roads[-1]
        assert (road.kind, road.from_column, road.to_column) == ("off-ramp", "c2", None)

    def test_it_earns_a_bonus_car(self) -> None:
        before = self.bench(1)
        verdict = judged(before, f"c2 > {X + 50},{Y}")
        assert (verdict.earned, verdict.bonus, verdict.owed, len(verdict.cars)) == (1, 1, 0, 1)
        after = move(before, f"c2 > {X + 50},{Y}")
        assert after.supply(0).cars == before.supply(0).cars - 1
        assert after.cars[-1].road == "r2"

    def test_the_bonus_car_need_not_be_placed(self) -> None:
        verdict = judged(self.bench(1), f"c2 > {X + 50},{Y} = -")
        accepts(verdict)
        assert verdict.cars == ()
        self.refuses(judged(self.bench(1), f"c2 > {X + 50},{Y} = 20 60"), "car-not-earned")

    def test_crossing_on_the_way_down_earns_more(self) -> None:
        here = across(self.bench(1), 1, 3)
        verdict = judged(here, f"c2 > {X + 50},{Y}")
        accepts(verdict)
        assert crossed(verdict) == {"r2": ("under", "earns")}
        assert (verdict.earned, verdict.bonus, len(verdict.cars)) == (2, 1, 2)

    def test_it_costs_a_road_and_no_column(self) -> None:
        before = give(self.bench(1), 0, gray=0, yellow=0, roads=1)
        accepts(judged(before, f"c2 > {X + 50},{Y}"))
        after = move(give(self.bench(1), 0, gray=5), f"c2 > {X + 50},{Y}")
        assert after.supply(0).gray == 5
        self.refuses(judged(give(before, 0, roads=0), f"c2 > {X + 50},{Y}"), "not-enough-roads")

    def test_nothing_goes_on_from_it(self) -> None:
        here = turn_of(move(self.bench(1), f"c2 > {X + 50},{Y}"), 0)
        assert [point.column for point in here.base_points(0)] == ["c0"]
        assert here.columns[2].closed
        self.refuses(judged(here, f"c2 {X},{Y + 115} 2"), "base-point-closed")
        self.refuses(judged(here, f"c2 > {X},{Y + 115}"), "base-point-closed")

    def test_it_runs_over_no_column_and_touches_nothing(self) -> None:
        here = stand(self.bench(1), 1, X + 60, Y + 14.7, 1)
        self.refuses(judged(here, f"c2 > {X + 50},{Y}"), "road-over-column", "touches-column")
        here = stand(self.bench(1), 1, X + 60, Y + 15.3, 1)
        accepts(judged(here, f"c2 > {X + 50},{Y}"))
        # two off-ramps that would meet on the table
        here = lay(stand(self.bench(1), 1, X, 2 * STEP - 15, 1), 1, f"c3 > {X},{Y}")
        self.refuses(judged(here, f"c2 > {X},{Y + 50}"), "touches-road")
        here = lay(stand(self.bench(1), 1, X, 2 * STEP + 0.5, 1), 1, f"c3 > {X},{Y}")
        accepts(judged(here, f"c2 > {X},{Y + 50}"))

    def test_it_may_start_anywhere_on_the_top(self) -> None:
        here = self.bench(1)
        end = X + STEP
        accepts(judged(here, f"c2 > {X + 50},{Y} / {X - 9.7},{Y} {end - 9.7:.2f},{Y}"))
        self.refuses(judged(here, f"c2 > {X + 50},{Y} / {X - 10.3},{Y} {end - 10.3:.2f},{Y}"), "end-sticks-out")
        self.refuses(judged(here, f"c2 > {X + 50},{Y} / {X + 10.3},{Y} {end + 10.3:.2f},{Y}"), "out-of-reach")
        self.refuses(judged(here, f"c2 > {X + 50},{Y} / {X},{Y} {end - 1:.2f},{Y}"), "lie-length")


class DifferentRules(Rulebook):
    """Rules that differ between the books; each edition states its own."""

    ramps_earn: ClassVar[bool]
    """Crossing a starting ramp or an off-ramp of another player earns a car."""
    own_blocks: ClassVar[bool]
    """A road that crosses one of the player's own carries no car at all, not even an off-ramp's bonus."""
    any_height: ClassVar[bool]
    """An off-ramp may leave from any height; otherwise only from height 1."""

    @property
    def for_a_ramp(self) -> str:
        return "earns" if self.ramps_earn else "not-between-columns"

    def over_ramp(self, height: int = 3) -> tuple[Position, str]:
        """A road of seat 0 over the starting ramp of seat 1, clear of the car on it."""
        here = self.table()
        y = here.roads[1].end[1] + 25.0
        here = stand(here, 0, -60, y, height)
        return here, f"{here.columns[-1].id} {STEP - 60:.2f},{y:.2f} {height + 1}"

    def test_crossing_a_starting_ramp(self) -> None:
        """5 requires a road between two columns; 6 / 6 any road of another player."""
        here, line = self.over_ramp()
        verdict = judged(here, line)
        accepts(verdict)
        assert crossed(verdict) == {"r1": ("over", self.for_a_ramp)}
        assert verdict.earned == len(verdict.cars) == int(self.ramps_earn)
        after = move(here, line)
        assert after.roads[1].over_taken  # ramps included

    def test_cars_are_all_alike(self) -> None:
        """No column is taken for a car like the one on the crossed road."""
        here, line = self.over_ramp()
        verdict = judged(here, line)
        assert verdict.takes == ()
        assert {car.type for car in here.cars} | {car.type for car in verdict.cars} == {"plain"}
        assert move(here, line).supply(1) == here.supply(1)
        assert "nothing-to-take" in judged(here, f"{line} < 1").faults

    def test_a_ramp_crossed_before_is_taken(self) -> None:
        here, line = self.over_ramp()
        here = turn_of(move(here, f"{line} = -"), 0)
        y = here.roads[1].end[1] + 45.0
        here = stand(here, 0, -60, y, 3)
        verdict = judged(here, f"{here.columns[-1].id} {STEP - 60:.2f},{y:.2f} 4")
        accepts(verdict)
        assert crossed(verdict) == {"r1": ("over", "taken" if self.ramps_earn else self.for_a_ramp)}
        assert verdict.earned == 0

    def test_crossing_an_off_ramp(self) -> None:
        here = stand(self.bench(5), 1, X + 60, -60, 1)
        here = lay(here, 1, f"c3 > {X + 60},60")
        verdict = judged(here, f"c2 {END} 6")
        accepts(verdict)
        assert crossed(verdict) == {"r2": ("over", self.for_a_ramp)}
        assert verdict.earned == int(self.ramps_earn)

    def test_an_off_ramp_that_crosses_first_takes_the_side(self) -> None:
        """Our ruling on cars: ramps included. An off-ramp of seat 1 passes under one of that player's own roads."""
        here = across(self.bench(1), 1, 5)
        here = lay(stand(here, 1, X, 40, 1), 1, f"c5 > {X + 60},40")
        assert here.roads[2].under_taken
        verdict = judged(here, f"c2 {END} 2")
        accepts(verdict)
        assert crossed(verdict)["r2"] == ("under", "taken")

    @pytest.mark.parametrize("mine", ["road", "ramp", "off-ramp"])
    def test_crossing_an_own_road(self, mine: str) -> None:
        """It never earns. Here the new road also crosses a free road of another player."""
        if mine == "road":
            here = across(self.bench(6), 0, 2, 35)
            base, x, own = "c2", X, "r2"
        elif mine == "off-ramp":
            here = stand(self.bench(6), 0, X + 35, -60, 1)
            here = lay(here, 0, f"c3 > {X + 35},60")
            base, x, own = "c2", X, "r2"
        else:
            here = self.table()
            x, own = -35.0, "r0"
            base = "c2"
        y = Y if mine != "ramp" else here.roads[0].end[1] - 25.0
        if mine == "ramp":
            here = stand(here, 0, x, y, 6)
            here = give(here, 0, gray=30)
        here = span(here, 1, (x + 80, y - 60, 3), (x + 80, y + 60, 3))
        theirs = here.roads[-1].id
        verdict = judged(here, f"{base} {x + STEP:.2f},{y:.2f} 7")
        accepts(verdict)
        assert crossed(verdict) == {
            own: ("over", "own"),
            theirs: ("over", "blocked-by-own" if self.own_blocks else "earns"),
        }
        assert verdict.earned == len(verdict.cars) == int(not self.own_blocks)
        stated = judged(here, f"{base} {x + STEP:.2f},{y:.2f} 7 = 50")
        if self.own_blocks:
            self.refuses(stated, "car-not-earned")
        else:
            accepts(stated)

    def test_crossing_only_an_own_road_earns_nothing(self) -> None:
        here = across(self.bench(6), 0, 2)
        verdict = judged(here, f"c2 {END} 7")
        accepts(verdict)
        assert crossed(verdict) == {"r2": ("over", "own")}
        assert verdict.earned == 0
        after = move(here, f"c2 {END} 7")
        assert after.roads[2].over_taken
        assert after.roads[3].under_taken

    def test_the_bonus_of_an_off_ramp_that_crosses_an_own_road(self) -> None:
        """Under an own road and another player's. If it ends 5 mm before the own one, it earns both cars."""
        here = across(across(self.bench(1), 0, 5, 80), 1, 5, 35)
        verdict = judged(here, f"c2 > {X + 50},{Y}")
        accepts(verdict)
        assert verdict.bonus == int(not self.own_blocks)
        assert verdict.earned == len(verdict.cars) == (0 if self.own_blocks else 2)
        if self.own_blocks:
            self.refuses(judged(here, f"c2 > {X + 50},{Y} = 60"), "car-not-earned")
        short = judged(across(across(self.bench(1), 0, 5, 125), 1, 5, 35), f"c2 > {X + 50},{Y}")
        accepts(short)
        assert crossed(short) == {"r3": ("under", "earns")}
        assert (short.earned, short.bonus) == (2, 1)

    def test_without_columns_an_off_ramp_is_still_open(self) -> None:
        here = give(self.bench(1), 0, gray=0, yellow=0)
        accepts(judged(here, f"c2 > {X + 50},{Y}"))
        strict = self.table(house_rules={"without_columns": "nothing"})
        assert judged(give(strict, 0, gray=0, yellow=0), "c0 > 300,0").faults == ("off-ramp-without-columns",)

    def test_two_branches_that_cross_off_their_junction(self) -> None:
        """Our ruling on crossing: on the shared top this is no crossing; beyond it, it is a crossing of an own road."""
        here = self.bench(8, junction=True)
        x = X + math.sqrt(run(5) ** 2 - 23.0**2)
        here = lay(here, 0, f"c2 {x:.2f},-15 3j / {X},8 {x:.2f},-15")
        verdict = judged(here, f"c2 {x:.2f},15 13j / {X},-8 {x:.2f},15")
        accepts(verdict)
        assert crossed(verdict) == {"r2": ("over", "own")}

    def test_continuing_from_a_column_crosses_no_own_road(self) -> None:
        """The end of the earlier road lies under the new end: this is no crossing, so nothing is blocked."""
        here = turn_of(move(self.bench(5), f"c2 {X + 108},{Y} 6"), 0)
        here = span(here, 1, (X + 48, 60, 2), (X + 168, 60, 2))
        verdict = judged(here, f"c3 {X + 108},{Y + 108} 7")
        accepts(verdict)
        assert crossed(verdict) == {"r3": ("over", "earns")}
        assert verdict.earned == 1

    @pytest.mark.parametrize("height", [1, 2, 5, 6, 11, 12, 15])
    def test_from_which_height_an_off_ramp_leaves(self, height: int) -> None:
        """7 / 8: if the road reaches down to the table. 8 of the German book: from height 1."""
        verdict = judged(self.bench(height), f"c2 > {X + 50},{Y}")
        if height == 1 or (self.any_height and height < 12):
            accepts(verdict)
            assert verdict.lie is not None
            assert verdict.lie[1] == pytest.approx((X + run(height), Y, 0.0), abs=0.001)
            assert (verdict.earned, verdict.bonus) == (1, 1)
            assert len(verdict.cars) == int(height <= 5)  # above 25° no car stays
        else:
            self.refuses(verdict, "off-ramp-height")

    def test_an_off_ramp_is_one_of_a_junctions_two_ways(self) -> None:
        """At a junction, the other road goes on. A junction never has height 1."""
        here = turn_of(move(self.bench(1), f"c2 {X + 115},{Y} 2j"), 0)
        if not self.any_height:
            self.refuses(judged(here, f"c3 > {X + 115},{Y + 115}"), "off-ramp-height")
            return
        here = turn_of(move(here, f"c3 > {X + 115},{Y + 115}"), 0)
        assert [(p.column, p.branch) for p in here.base_points(0)] == [("c0", False), ("c3", True)]
        accepts(judged(here, f"c3 > {X + 115},{Y - 115}"))
        here = turn_of(move(here, f"c3 {X + 115},{Y - 115} 3"), 0)
        assert [p.column for p in here.base_points(0)] == ["c0", "c4"]
        assert "already-branched" in judged(here, f"c3 > {X + 185},{Y}").faults

    def test_an_off_ramp_as_a_junctions_branch(self) -> None:
        here = turn_of(move(self.bench(1), f"c2 {X + 115},{Y} 2j"), 0)
        here = turn_of(move(here, f"c3 {X + 115},{Y + 115} 1"), 0)
        verdict = judged(here, f"c3 > {X + 115},{Y - 115}")
        if self.any_height:
            accepts(verdict)
            assert verdict.bonus == 1
        else:
            self.refuses(verdict, "off-ramp-height")
        accepts(judged(here, f"c4 > {X},{Y + 115}"))
