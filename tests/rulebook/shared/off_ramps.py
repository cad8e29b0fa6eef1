"""Off-ramps, and the rules about cars in which the books differ. Section 5 / 6 / 6, off-ramps 7 / 8 / 8."""

from __future__ import annotations

import math
from typing import ClassVar

import pytest

from rulebook.shared.scenes import END, STEP, Rulebook, X, Y, accepts, across, run
from shuto.rules.position import Position
from tables import crossed, give, judged, lay, move, span, stand, turn_of


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
        """An off-ramp never earns. Here the new road also crosses a free road of another player."""
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
