"""Columns, junctions, base points and how a road lies: what all three books have in common.

Sections are given as second edition / French four-player / German four-player.
"""

from __future__ import annotations

import math

import pytest

from rulebook.shared.scenes import STEP, Rulebook, X, Y, accepts, run
from tables import edited, faults, gap, give, judged, lay, move, stand, turn_of


class HeightRules(Rulebook):
    """3-① / 4.1 / 4.1: one up or one down, unless it is a junction."""

    @pytest.mark.parametrize(
        ("base", "height", "wrong"),
        [
            (1, 0, "height-below-one"),
            (1, 1, "height-step"),
            (1, 2, None),
            (1, 3, "height-step"),
            (3, 1, "height-step"),
            (3, 2, None),
            (3, 3, "height-step"),
            (3, 4, None),
            (3, 5, "height-step"),
            (7, 6, None),
            (7, 8, None),
            (7, 9, "height-step"),
        ],
    )
    def test_a_column_is_one_level_above_or_below(self, base: int, height: int, wrong: str | None) -> None:
        verdict = judged(self.bench(base), f"c2 {X + 115},{Y} {height}")
        if wrong is None:
            accepts(verdict)
        else:
            self.refuses(verdict, wrong)

    def test_the_first_column_rises_from_the_starting_ramp(self) -> None:
        here = self.table()
        y = here.column(0).y
        assert faults(here, f"c0 115,{y:.2f} 2") == ()
        assert faults(here, f"c0 115,{y:.2f} 1") == ("height-step",)
        assert faults(here, f"c0 115,{y:.2f} 3") == ("height-step",)

    @pytest.mark.parametrize(("base", "height"), [(3, 2), (3, 3), (3, 4), (3, 5), (3, 8), (8, 2), (1, 2), (2, 12)])
    def test_a_junction_has_any_height(self, base: int, height: int) -> None:
        """6-① / 7.1 / 7.1: also the height of the base point."""
        accepts(judged(self.bench(base), f"c2 {X + run(height - base) - 9:.2f},{Y} {height}j"))

    @pytest.mark.parametrize("base", [1, 2, 3])
    def test_a_junction_needs_gray_under_the_yellow(self, base: int) -> None:
        """6-① / 7.1 / 7.1: at least one."""
        here = self.bench(base)
        self.refuses(judged(here, f"c2 {X + 110},{Y} 1j"), "junction-without-gray")
        accepts(judged(here, f"c2 {X + 110},{Y} 2j"))

    @pytest.mark.parametrize(("height", "legal"), [(4, False), (5, True), (6, False), (7, True), (8, False)])
    def test_after_a_junction_gray_is_one_up_or_down_again(self, height: int, legal: bool) -> None:
        """6-① / 7.1 / 7.1."""
        here = self.bench(6, junction=True)
        verdict = judged(here, f"c2 {X + 115},{Y} {height}")
        if legal:
            accepts(verdict)
        else:
            self.refuses(verdict, "height-step")

    @pytest.mark.parametrize("height", [2, 5, 6, 7, 11])
    def test_a_junction_may_follow_a_junction(self, height: int) -> None:
        """6-① / 7.1 / 7.1: it again has any height."""
        accepts(judged(self.bench(6, junction=True), f"c2 {X + 105},{Y} {height}j"))

    def test_a_junction_after_a_junction_in_two_turns(self) -> None:
        here = move(self.bench(3), f"c2 {X + 105},{Y} 8j")
        here = turn_of(here, 0)
        here = move(here, f"c3 {X + 105},{Y + 105} 3j")
        assert [(c.height, c.junction) for c in here.columns[-2:]] == [(8, True), (3, True)]


class CostRules(Rulebook):
    """All pieces come from the builder's own supply."""

    def test_a_column_costs_its_discs_and_one_road(self) -> None:
        before = self.bench(3)
        after = move(before, f"c2 {X + 115},{Y} 4")
        assert after.supply(0).gray == before.supply(0).gray - 4
        assert after.supply(0).yellow == before.supply(0).yellow
        assert after.supply(0).roads == before.supply(0).roads - 1
        assert after.supply(1) == before.supply(1)

    def test_a_junction_costs_one_yellow_and_gray_below(self) -> None:
        before = self.bench(3)
        after = move(before, f"c2 {X + 115},{Y} 4j")
        assert after.supply(0).gray == before.supply(0).gray - 3
        assert after.supply(0).yellow == before.supply(0).yellow - 1
        assert after.supply(0).roads == before.supply(0).roads - 1

    @pytest.mark.parametrize(
        ("build", "stock", "wrong"),
        [
            ("4", {"gray": 4}, None),
            ("4", {"gray": 3}, "not-enough-gray"),
            ("4", {"gray": 3, "yellow": 3}, "not-enough-gray"),
            ("4j", {"gray": 3}, None),
            ("4j", {"gray": 2}, "not-enough-gray"),
            ("4j", {"yellow": 1}, None),
            ("4j", {"yellow": 0}, "not-enough-yellow"),
            ("4", {"yellow": 0}, None),
            ("4", {"roads": 1}, None),
            ("4", {"roads": 0}, "not-enough-roads"),
        ],
    )
    def test_nobody_builds_with_pieces_they_do_not_have(
        self, build: str, stock: dict[str, int], wrong: str | None
    ) -> None:
        verdict = judged(give(self.bench(3), 0, **stock), f"c2 {X + 115},{Y} {build}")
        if wrong is None:
            accepts(verdict)
        else:
            self.refuses(verdict, wrong)


class BasePointRules(Rulebook):
    """3-① / 4.1 / 4.1 and 6-② / 7.2 / 7.2: where a highway can be continued."""

    def test_a_road_starts_from_the_players_own_column(self) -> None:
        here = stand(self.bench(3), 1, X, 200.0, 3)
        self.refuses(judged(here, f"c3 {X + 115},200 4"), "no-such-base-point")
        accepts(judged(turn_of(here, 1), f"c3 {X + 115},200 4"))

    def test_a_road_starts_from_a_column_that_stands(self) -> None:
        self.refuses(judged(self.bench(3), f"c3 {X + 115},{Y} 4"), "no-such-base-point")

    def test_a_column_with_a_road_from_it_is_no_base_point(self) -> None:
        here = turn_of(move(self.bench(3), f"c2 {X + 115},{Y} 4"), 0)
        assert [point.column for point in here.base_points(0)] == ["c0", "c3"]
        self.refuses(judged(here, f"c2 {X},{Y + 115} 4"), "no-such-base-point")
        accepts(judged(here, f"c3 {X + 115},{Y + 115} 5"))

    def test_every_open_end_stays_a_base_point(self) -> None:
        """Our ruling on the base point 'of the previous turn': an end stays open for any number of turns."""
        here = turn_of(move(self.bench(3), f"c2 {X + 115},{Y} 4"), 0)
        here = turn_of(move(here, f"c3 {X + 115},{Y + 115} 5"), 0)
        y = here.column(0).y
        accepts(judged(here, f"c0 115,{y:.2f} 2"))

    def test_a_junction_branches_once(self) -> None:
        """6-② / 7.2 / 7.2: two roads leave it; with the one that arrives there are three."""
        here = self.bench(3)
        here = turn_of(move(here, f"c2 {X + 115},{Y} 4j"), 0)
        assert [(p.column, p.junction, p.branch) for p in here.base_points(0)][-1] == ("c3", True, False)
        here = turn_of(move(here, f"c3 {X + 115},{Y + 115} 5"), 0)
        assert [(p.column, p.junction, p.branch) for p in here.base_points(0)][-2:] == [
            ("c3", True, True),
            ("c4", False, False),
        ]
        here = turn_of(move(here, f"c3 {X + 115},{Y - 115} 3"), 0)
        assert sum("c3" in (road.from_column, road.to_column) for road in here.roads) == 3
        assert [p.column for p in here.base_points(0)] == ["c0", "c4", "c5"]
        self.refuses(judged(here, f"c3 {X + 190},{Y + 75} 5"), "already-branched")

    @pytest.mark.parametrize("later", [0, 1, 3])
    def test_a_junction_may_branch_in_any_later_turn(self, later: int) -> None:
        """6-② / 7.2 / 7.2: in the next turn or in any later one."""
        here = turn_of(move(self.bench(3), f"c2 {X + 115},{Y} 4j"), 0)
        here = turn_of(move(here, f"c3 {X + 115},{Y + 115} 5"), 0)
        x = X + 115
        for turn in range(later):
            x -= 115
            here = turn_of(move(here, f"c{4 + turn} {x},{Y + 115} {4 + turn % 2}"), 0)
        accepts(judged(here, f"c3 {X + 115},{Y - 115} 3"))

    def test_a_branch_ends_in_a_new_column_of_the_usual_height(self) -> None:
        """7.2 of the German book seems to say otherwise; we do not take it literally."""
        here = turn_of(move(self.bench(3), f"c2 {X + 115},{Y} 6j"), 0)
        here = turn_of(move(here, f"c3 {X + 115},{Y + 115} 5"), 0)
        assert faults(here, f"c3 {X + 115},{Y - 115} 6") == ("height-step",)
        after = move(here, f"c3 {X + 115},{Y - 115} 7")
        assert len(after.columns) == len(here.columns) + 1
        assert after.roads[-1].from_column == "c3"
        assert after.roads[-1].to_column == after.columns[-1].id

    def test_a_gray_column_does_not_branch(self) -> None:
        here = turn_of(move(self.bench(3), f"c2 {X + 115},{Y} 4"), 0)
        here = turn_of(move(here, f"c3 {X + 115},{Y + 115} 5"), 0)
        self.refuses(judged(here, f"c3 {X + 115},{Y - 115} 5"), "no-such-base-point")


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


class LoopRules(Rulebook):
    """4-④ / 5.4 / 5.4: no road leads back to a standing column."""

    @pytest.mark.parametrize("owner", [0, 1])
    @pytest.mark.parametrize("off", [0.0, 5.0, 9.5])
    def test_building_onto_a_standing_column_closes_a_loop(self, owner: int, off: float) -> None:
        here = stand(self.bench(3), owner, X + 115, Y, 4)
        verdict = judged(here, f"c2 {X + 115},{Y + off} 4")
        assert "closes-loop" in [str(fault) for fault in verdict.faults]
        for finding in verdict.findings:
            assert finding.section == self.sections["closes-loop"] or finding.fault != "closes-loop"

    def test_a_square_cannot_be_closed(self) -> None:
        """After three sides of a square, the fourth would end on its first column."""
        here = self.bench(3)
        for line in (f"c2 {X + 115},{Y} 4", f"c3 {X + 115},{Y + 115} 5", f"c4 {X},{Y + 115} 4"):
            here = turn_of(move(here, line), 0)
        verdict = judged(here, f"c5 {X},{Y} 3")
        assert "closes-loop" in [str(fault) for fault in verdict.faults]
        accepts(judged(here, f"c5 {X - 115},{Y + 115} 3"))

    def test_no_road_back_to_the_starting_column(self) -> None:
        here = self.table()
        x, y = here.column(0).x, here.column(0).y
        here = lay(here, 0, f"c0 {x + 115},{y:.2f} 2")
        here = edited(here)
        verdict = judged(here, f"c2 {x},{y:.2f} 1")
        assert "closes-loop" in [str(fault) for fault in verdict.faults]

    @pytest.mark.parametrize(("distance", "legal"), [(20.3, True), (19.7, False), (15.0, False)])
    def test_columns_may_stand_edge_to_edge(self, distance: float, legal: bool) -> None:
        """Our ruling on touching: they may touch, but not overlap."""
        here = stand(self.bench(3), 1, X + 115, Y + distance, 4)
        verdict = judged(here, f"c2 {X + 115},{Y} 4")
        if legal:
            accepts(verdict)
        else:
            assert "column-overlaps-column" in [str(fault) for fault in verdict.faults]
            assert gap(verdict, "column-overlaps-column", "c3") == pytest.approx(20.0 - distance, abs=0.01)
