"""How a road lies: its reach, its ends and the tops it shares. All three books have this in common.

Sections are given as second edition / French four-player / German four-player.
"""

from __future__ import annotations

import math

import pytest

from rulebook.shared.scenes import STEP, Rulebook, X, Y, accepts, run
from tables import gap, judged, lay, move, turn_of


class ReachRules(Rulebook):
    """4-① / 5.1 / 5.1: both ends rest on both tops. The reach that follows, tested 0.3 mm to either side."""

    @pytest.mark.parametrize(
        ("base", "build", "nearest", "farthest"),
        [
            (3, "3j", 100.0, 140.0),
            (3, "4", 99.6, 139.6),
            (3, "2", 99.6, 139.6),
            (3, "4j", 99.6, 139.6),
            (3, "5j", 98.3, 138.3),
            (3, "8j", 89.1, 129.1),
            (8, "3j", 89.1, 129.1),
            (2, "13j", 28.0, 68.0),
            (13, "2j", 28.0, 68.0),
        ],
    )
    @pytest.mark.parametrize("angle", [0, 37, 180])
    def test_reach_is_a_band(self, base: int, build: str, nearest: float, farthest: float, angle: int) -> None:
        here = self.bench(base)
        levels = abs(int(build.rstrip("j")) - base)
        assert run(levels) - 20.0 == pytest.approx(nearest, abs=0.05)
        assert run(levels) + 20.0 == pytest.approx(farthest, abs=0.05)

        def at(distance: float) -> str:
            x = X + distance * math.cos(math.radians(angle))
            y = Y + distance * math.sin(math.radians(angle))
            return f"c2 {x:.2f},{y:.2f} {build}"

        near, far = run(levels) - 20.0, run(levels) + 20.0
        accepts(judged(here, at(near + 0.3)))
        accepts(judged(here, at(far - 0.3)))
        close = judged(here, at(near - 0.3))
        self.refuses(close, "end-sticks-out")
        assert gap(close, "end-sticks-out") == pytest.approx(0.3, abs=0.02)
        wide = judged(here, at(far + 0.3))
        self.refuses(wide, "out-of-reach")
        assert gap(wide, "out-of-reach") == pytest.approx(0.3, abs=0.02)

    @pytest.mark.parametrize(("base", "height"), [(2, 14), (14, 2), (2, 15), (20, 2)])
    @pytest.mark.parametrize("distance", [5.0, 21.0, 40.0, 120.0])
    def test_twelve_levels_are_too_many(self, base: int, height: int, distance: float) -> None:
        verdict = judged(self.bench(base), f"c2 {X + distance},{Y} {height}j")
        assert "out-of-reach" in [str(fault) for fault in verdict.faults]

    def test_far_beyond_reach(self) -> None:
        self.refuses(judged(self.bench(3), f"c2 {X + 180},{Y} 4"), "out-of-reach")

    @pytest.mark.parametrize("distance", [102.0, 119.58, 137.0])
    @pytest.mark.parametrize("height", [2, 4])
    def test_by_default_both_ends_overhang_alike(self, distance: float, height: int) -> None:
        """Our ruling on default lie: on the line of the axes, with the same overhang at both ends, on the tops."""
        verdict = judged(self.bench(3), f"c2 {X + distance},{Y} {height}")
        assert verdict.lie is not None
        over = (STEP - distance) / 2.0
        assert verdict.lie[0] == pytest.approx((X - over, Y, 30.0), abs=0.01)
        assert verdict.lie[1] == pytest.approx((X + distance + over, Y, 10.0 * height), abs=0.01)

    def test_a_column_may_stand_anywhere_in_reach(self) -> None:
        here = self.bench(3)
        for angle in range(0, 360, 15):
            x, y = X + 115 * math.cos(math.radians(angle)), 115 * math.sin(math.radians(angle))
            accepts(judged(here, f"c2 {x:.2f},{y:.2f} 4"))


class LieRules(Rulebook):
    """4-① / 5.1 / 5.1: the middle of an end is on the disc; its corners may extend over the rim."""

    @staticmethod
    def stated(dx: float, dy: float, end_dx: float, end_dy: float, distance: float = STEP) -> str:
        """A build whose ends lie this far from the two axes."""
        x = X + distance
        return f"c2 {x:.2f},{Y} 4 / {X + dx:.2f},{Y + dy:.2f} {x + end_dx:.2f},{Y + end_dy:.2f}"

    @pytest.mark.parametrize(
        "aside", [(0.0, 0.0), (0.0, 9.7), (0.0, -9.7), (6.7, 6.7), (-6.7, -6.7), (9.7, 0.0), (-9.7, 0.0)]
    )
    def test_an_end_may_lie_anywhere_on_the_disc(self, aside: tuple[float, float]) -> None:
        verdict = judged(self.bench(3), self.stated(*aside, *aside))
        accepts(verdict)
        assert verdict.lie is not None
        assert verdict.lie[0][:2] == pytest.approx((X + aside[0], Y + aside[1]), abs=0.02)

    @pytest.mark.parametrize(
        ("aside", "codes"),
        [
            ((0.0, 10.3), {"end-sticks-out"}),
            ((0.0, -10.3), {"end-sticks-out"}),
            ((10.3, 0.0), {"out-of-reach", "end-sticks-out"}),  # short of one axis, past the other
            ((-10.3, 0.0), {"out-of-reach", "end-sticks-out"}),
            ((7.3, 7.3), {"out-of-reach", "end-sticks-out"}),
        ],
    )
    def test_an_end_off_the_disc_sticks_out(self, aside: tuple[float, float], codes: set[str]) -> None:
        """The picture marked BAD."""
        verdict = judged(self.bench(3), self.stated(*aside, *aside))
        self.refuses(verdict, *codes)
        for finding in verdict.findings:
            assert finding.gap == pytest.approx(math.hypot(*aside) - 10.0, abs=0.03)

    @pytest.mark.parametrize(
        ("start", "end", "distance", "wrong"),
        [
            (-9.7, 0.0, STEP - 9.7, None),
            (-10.3, 0.0, STEP - 10.3, "end-sticks-out"),
            (0.0, 9.7, STEP - 9.7, None),
            (0.0, 10.3, STEP - 10.3, "end-sticks-out"),
            (9.7, 0.0, STEP + 9.7, None),
            (10.3, 0.0, STEP + 10.3, "out-of-reach"),
            (0.0, -9.7, STEP + 9.7, None),
            (0.0, -10.3, STEP + 10.3, "out-of-reach"),
        ],
    )
    def test_one_end_at_the_rim(self, start: float, end: float, distance: float, wrong: str | None) -> None:
        """One end on its axis, the other 9.7 or 10.3 mm past its own or short of it."""
        verdict = judged(self.bench(3), self.stated(start, 0.0, end, 0.0, distance))
        if wrong is None:
            accepts(verdict)
        else:
            self.refuses(verdict, wrong)
            assert gap(verdict, wrong) == pytest.approx(0.3, abs=0.02)

    @pytest.mark.parametrize(("off", "legal"), [(0.0, True), (0.1, True), (-0.1, True), (1.0, False), (-1.0, False)])
    def test_a_stated_lie_is_as_long_as_the_road(self, off: float, legal: bool) -> None:
        verdict = judged(self.bench(3), self.stated(0.0, 0.0, off, 0.0))
        if legal:
            accepts(verdict)
        else:
            self.refuses(verdict, "lie-length")
            assert gap(verdict, "lie-length") == pytest.approx(1.0, abs=0.02)


class SharedTopRules(Rulebook):
    """4-② / 5.2 / 5.2: two ends on one top, one on the other or side by side."""

    def test_ends_on_top_of_each_other(self) -> None:
        """The upper one is higher by the thickness of a road."""
        here = turn_of(move(self.bench(3), f"c2 {X + 110},{Y} 4"), 0)  # overhangs 4.8 mm
        verdict = judged(here, f"c3 {X + 110},{Y + 110} 5")
        accepts(verdict)
        assert verdict.lie is not None
        assert verdict.lie[0][2] == pytest.approx(42.0)
        assert verdict.lie[1][2] == pytest.approx(50.0)
        assert verdict.crossings == ()  # they cross on the disc, which does not count

    def test_ends_in_line(self) -> None:
        """The two do not meet: both lie flat on the top."""
        here = turn_of(move(self.bench(3), f"c2 {X},125 4"), 0)  # ends 2.7 mm before the axis
        verdict = judged(here, f"c3 {X},250 5")
        accepts(verdict)
        assert verdict.lie is not None
        assert verdict.lie[0][2] == pytest.approx(40.0)

    @pytest.mark.parametrize(("aside", "level"), [(5.3, 40.0), (4.7, 42.0)])
    def test_ends_side_by_side(self, aside: float, level: float) -> None:
        """Side by side on the same top: 0.6 mm between them, or overlapping by 0.6 mm."""
        y = STEP - 5.0
        line = f"c2 {X},{y:.2f} 4 / {X + aside},0 {X + aside},{STEP:.2f}"
        here = turn_of(move(self.bench(3), line), 0)
        start, end = y - 5.0, y - 5.0 + STEP
        verdict = judged(here, f"c3 {X},{end:.2f} 5 / {X - aside},{start:.2f} {X - aside},{end:.2f}")
        accepts(verdict)
        assert verdict.lie is not None
        assert verdict.lie[0][2] == pytest.approx(level)

    def test_three_ends_on_a_junction(self) -> None:
        """6-② / 7.2 / 7.2: each end that overlaps an earlier one lies on it."""
        here = turn_of(move(self.bench(3), f"c2 {X + 110},{Y} 4j"), 0)
        first = judged(here, f"c3 {X + 110},{Y + 110} 5")
        here = turn_of(move(here, f"c3 {X + 110},{Y + 110} 5"), 0)
        second = judged(here, f"c3 {X + 110},{Y - 110} 5")
        accepts(first)
        accepts(second)
        assert first.lie is not None
        assert second.lie is not None
        assert first.lie[0][2] == pytest.approx(42.0)
        assert second.lie[0][2] == pytest.approx(44.0)

    def test_an_end_lies_on_the_highest_it_overlaps(self) -> None:
        """Our ruling on pose: two branches back to back both lie on the end that arrives, and not on each other."""
        here = turn_of(move(self.bench(3), f"c2 {X + 110},{Y} 4j"), 0)
        here = turn_of(move(here, f"c3 {X + 110},{Y + 122} 5"), 0)
        verdict = judged(here, f"c3 {X + 110},{Y - 122} 5")
        accepts(verdict)
        assert verdict.lie is not None
        assert here.roads[-1].start[2] == pytest.approx(42.0)
        assert verdict.lie[0][2] == pytest.approx(42.0)

    def test_an_end_on_an_upper_end_alone_lies_above_that(self) -> None:
        """Our ruling on pose: even if it is clear of the lowest end, it lies two thicknesses above the top."""
        y = STEP - 2.0
        here = turn_of(move(self.bench(3), f"c2 {X},{y:.2f} 4j"), 0)  # 1 mm past the axis
        here = turn_of(move(here, f"c3 {X + run(0.8) - 2:.2f},{y:.2f} 5"), 0)  # 1 mm past the axis as well, to the side
        verdict = judged(here, f"c3 {X},{y + run(0.6) + 6:.2f} 5")  # starts 3 mm past the axis
        accepts(verdict)
        assert verdict.lie is not None
        assert here.roads[-1].start[2] == pytest.approx(42.0)
        assert verdict.lie[0] == pytest.approx((X, y + 3.0, 44.0), abs=0.02)

    def test_the_stacked_end_counts_for_the_reach(self) -> None:
        """Our ruling on pose: from 2 mm higher to a column five levels lower, the road falls 52 mm."""
        here = turn_of(move(self.bench(7), f"c2 {X + 105},{Y} 8"), 0)
        nearest = run(5.2) - 20.0
        verdict = judged(here, f"c3 {X + 105},{nearest + 0.3:.2f} 3j")
        accepts(verdict)
        assert verdict.lie is not None
        assert verdict.lie[0][2] == pytest.approx(82.0)
        self.refuses(judged(here, f"c3 {X + 105},{nearest - 0.3:.2f} 3j"), "end-sticks-out")

    @pytest.mark.parametrize(("first", "second", "legal"), [(3, 5, True), (5, 3, False)])
    def test_two_branches_may_touch_on_the_top_only(self, first: int, second: int, legal: bool) -> None:
        """Building 4: 15° apart, the upper branch rises away from the lower one, or falls into it."""
        here = lay(self.bench(4, junction=True), 0, f"c2 {X + STEP:.2f},{Y} {first}")
        x, y = X + STEP * math.cos(math.radians(15)), STEP * math.sin(math.radians(15))
        verdict = judged(here, f"c2 {x:.2f},{y:.2f} {second}")
        if legal:
            accepts(verdict)
        else:
            self.refuses(verdict, "overlap-beyond-top")
            assert gap(verdict, "overlap-beyond-top") > 5.0
