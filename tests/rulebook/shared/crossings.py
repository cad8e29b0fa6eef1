"""Crossing roads and earning cars: what all three books have in common. Section 5 / 6 / 6."""

from __future__ import annotations

import pytest

from rulebook.shared.scenes import END, STEP, Rulebook, X, Y, accepts, across
from shuto.rules.position import Position
from tables import crossed, judged, lay, move, span, stand, turn_of


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
