"""Pieces that a road and a column must keep clear of: the rules that all three books have in common.

Sections are given as second edition / French four-player / German four-player.
"""

from __future__ import annotations

import math

import pytest
from shapely.geometry import LineString

from rulebook.shared.scenes import STEP, Rulebook, X, Y, accepts
from shuto.rules.position import Position
from tables import crossed, gap, give, judged, move, span, stand, turn_of


class OverColumnRules(Rulebook):
    """4-③ / 5.3 / 5.3: in plan, no road over a column and no column under a road."""

    @pytest.mark.parametrize("owner", [0, 1])
    @pytest.mark.parametrize(("base", "other"), [(6, 1), (6, 5), (3, 1)])
    @pytest.mark.parametrize(("aside", "legal"), [(15.3, True), (14.7, False), (-15.3, True), (0.0, False)])
    def test_no_road_over_a_column(self, owner: int, base: int, other: int, aside: float, legal: bool) -> None:
        """At any height, and over own columns too: half the width of a road and the radius of a column are 15 mm."""
        here = stand(self.bench(base), owner, X + 60, Y + aside, other)
        verdict = judged(here, f"c2 {X + STEP:.2f},{Y} {base + 1}")
        if legal:
            accepts(verdict)
        else:
            self.refuses(verdict, "road-over-column")
            assert gap(verdict, "road-over-column", "c3") == pytest.approx(15.0 - abs(aside), abs=0.02)

    @pytest.mark.parametrize(("aside", "legal"), [(15.3, True), (14.7, False)])
    def test_no_road_through_a_column(self, aside: float, legal: bool) -> None:
        """4-④ / 5.4 / 5.4: a column as high as the road is also touched."""
        here = stand(self.bench(3), 1, X + 60, Y + aside, 5)
        verdict = judged(here, f"c2 {X + STEP:.2f},{Y} 4")
        if legal:
            accepts(verdict)
        else:
            self.refuses(verdict, "road-over-column", "touches-column")
            assert gap(verdict, "touches-column", "c3") == pytest.approx(0.3, abs=0.02)

    def test_no_road_over_a_column_with_a_road_on_it(self) -> None:
        """Over a column where another highway continues: the fault is the column, not the crossing."""
        here = span(self.bench(6), 1, (X + 60, -117, 2), (X + 60, 0, 3), (X + 60, 117, 2))
        verdict = judged(here, f"c2 {X + STEP:.2f},{Y} 7")
        self.refuses(verdict, "road-over-column")
        accepts(judged(here, f"c2 {X + 100:.2f},{Y + 65} 7"))

    @pytest.mark.parametrize("owner", [0, 1])
    @pytest.mark.parametrize("height", [2, 4])
    @pytest.mark.parametrize(("aside", "legal"), [(15.3, True), (14.7, False), (-15.3, True), (0.0, False)])
    def test_no_column_under_a_road(self, owner: int, height: int, aside: float, legal: bool) -> None:
        """The same from the other side, however low the column and high the road."""
        x = X + 115 + aside
        here = span(self.bench(3), owner, (x, -60, 8), (x, 60, 8))
        verdict = judged(here, f"c2 {X + 115},{Y} {height}")
        if legal:
            # the road of the new column ends before it or passes far below it
            accepts(verdict)
        else:
            self.refuses(verdict, "column-under-road")
            assert gap(verdict, "column-under-road", "r2") == pytest.approx(15.0 - abs(aside), abs=0.02)

    def test_no_column_through_a_road(self) -> None:
        here = span(self.bench(3), 1, (X + 115, -60, 2), (X + 115, 60, 2))
        verdict = judged(here, f"c2 {X + 115},{Y} 4")
        self.refuses(verdict, "column-under-road", "touches-road")

    def test_no_column_under_a_ramp(self) -> None:
        here = self.table()
        foot = here.road(1).start
        x, y = foot[0], foot[1] - 20.0
        here = give(stand(here, 0, x + 115, y, 3), 0, gray=30)
        verdict = judged(here, f"c2 {x:.2f},{y:.2f} 2")
        assert "column-under-road" in [str(fault) for fault in verdict.faults]


class TouchingRules(Rulebook):
    """4-④ / 5.4 / 5.4: a road touches no other road, no column, no car; passing close by is legal."""

    @pytest.mark.parametrize("owner", [0, 1])
    @pytest.mark.parametrize(
        ("base", "other", "side"),
        [(3, 1, "over"), (3, 2, "over"), (3, 4, "under"), (3, 5, "under"), (1, 9, "under"), (9, 1, "over")],
    )
    def test_passing_over_or_under_is_legal(self, owner: int, base: int, other: int, side: str) -> None:
        here = span(self.bench(base), owner, (X + 60, -60, other), (X + 60, 60, other))
        verdict = judged(here, f"c2 {X + STEP:.2f},{Y} {base + 1}")
        accepts(verdict)
        assert crossed(verdict)["r2"][0] == side
        # halfway, the new road's underside is at base + 5; a road is 2 thick, a little more vertically when it slopes
        rise = 10 * base + 5 - 10 * other
        clear = rise - 2.0 if rise > 0 else -rise - 2.0 * 120.0 / STEP
        assert verdict.crossings[0].clearance == pytest.approx(clear, abs=0.02)
        assert (verdict.crossings[0].x, verdict.crossings[0].y) == pytest.approx((X + 60, Y), abs=0.02)

    @pytest.mark.parametrize("owner", [0, 1])
    @pytest.mark.parametrize(("along", "clear"), [(33.0, 0.34), (25.3, -0.30), (15.5, -1.1)])
    def test_a_rising_road_clears_the_one_below(self, owner: int, along: float, clear: float) -> None:
        """At the other road's near edge, the new road has risen 2.3, 1.7 or 0.9 mm; a road is 2 thick."""
        assert (along - 5.0) * 10.0 / STEP - 2.0 == pytest.approx(clear, abs=0.03)
        here = span(self.bench(3), owner, (X + along, -60, 3), (X + along, 60, 3))
        verdict = judged(here, f"c2 {X + STEP:.2f},{Y} 4")
        if clear > 0.0:
            accepts(verdict)
        else:
            self.refuses(verdict, "touches-road")
            assert gap(verdict, "touches-road", "r2") == pytest.approx(-clear, abs=0.05)

    @pytest.mark.parametrize(("along", "clear"), [(86.0, 0.38), (95.0, -0.37)])
    def test_a_rising_road_under_the_one_above(self, along: float, clear: float) -> None:
        """The other road's far edge is met 5 mm later, and the slope makes the new road a little thicker."""
        top = 30.0 + (along + 5.0) * 10.0 / STEP + 2.0 * 120.0 / STEP
        assert 40.0 - top == pytest.approx(clear, abs=0.01)
        here = span(self.bench(3), 1, (X + along, -60, 4), (X + along, 60, 4))
        verdict = judged(here, f"c2 {X + STEP:.2f},{Y} 4")
        if clear > 0.0:
            accepts(verdict)
        else:
            self.refuses(verdict, "touches-road")
            assert gap(verdict, "touches-road", "r2") == pytest.approx(-clear, abs=0.05)

    @pytest.mark.parametrize("owner", [0, 1])
    def test_two_roads_do_not_cross_at_one_level(self, owner: int) -> None:
        here = span(self.bench(3), owner, (X + 60, -60, 3), (X + 60, 60, 4))
        verdict = judged(here, f"c2 {X + STEP:.2f},{Y} 4")
        self.refuses(verdict, "touches-road")
        assert [ref.id for ref in verdict.findings[0].pieces] == ["new-road", "r2"]

    @pytest.mark.parametrize(("aside", "legal"), [(0.0, True), (3.0, True), (4.5, True), (6.0, False), (9.5, False)])
    def test_brushing_past_the_end_of_a_road(self, aside: float, legal: bool) -> None:
        """Level roads side by side touch as soon as their outlines meet in plan.

        The other road passes close to the new column; the new one lies this far aside on its two tops. Shapely confirms
        the distance between the two.
        """
        here = span(self.bench(3), 1, (X + 27, 31.7, 3), (X + 145, 10.9, 3))
        other = here.roads[-1]
        mine = LineString([(X, aside), (X + 120, aside)]).buffer(5.0, cap_style="flat")
        theirs = LineString([other.start[:2], other.end[:2]]).buffer(5.0, cap_style="flat")
        assert (mine.distance(theirs) > 0.3) == legal
        verdict = judged(here, f"c2 {X + 120},{Y} 3j / {X},{aside} {X + 120},{aside}")
        if legal:
            accepts(verdict)
        else:
            self.refuses(verdict, "touches-road")

    @pytest.mark.parametrize(("along", "legal"), [(80.0, True), (30.0, False)])
    def test_a_road_touches_no_car(self, along: float, legal: bool) -> None:
        """Over the car on the opponent's starting ramp, whose roof is at about 14 mm: at 16.7 or at 12.5 mm."""
        here = self.table()
        ramp = here.road(1)
        y = (ramp.start[1] + ramp.end[1]) / 2.0
        here = stand(here, 0, -along, y, 1)
        verdict = judged(here, f"c2 {STEP - along:.2f},{y:.2f} 2")
        if legal:
            accepts(verdict)
        else:
            self.refuses(verdict, "touches-car")
            assert [ref.id for ref in verdict.findings[0].pieces] == ["new-road", "k1"]

    def test_a_road_touches_no_own_car(self) -> None:
        here = self.table()
        ramp = here.road(0)
        y = (ramp.start[1] + ramp.end[1]) / 2.0
        here = stand(here, 0, -30, y, 1)
        self.refuses(judged(here, f"c2 {STEP - 30:.2f},{y:.2f} 2"), "touches-car")

    def test_a_road_back_over_the_one_it_continues(self) -> None:
        """Two roads of one column may touch on its top, but not beyond it."""
        here = turn_of(move(self.bench(3), f"c2 {X + 115},{Y} 4"), 0)
        x, y = X + 115 - 118 * math.cos(math.radians(12)), 118 * math.sin(math.radians(12))
        verdict = judged(here, f"c3 {x:.2f},{y:.2f} 3")
        self.refuses(verdict, "overlap-beyond-top")


class TableEdgeRules(Rulebook):
    """Our ruling on shape of the pieces: nothing is built off the table, whose edges are at x = ±500, y = ±400."""

    @pytest.mark.parametrize(("x", "legal"), [(489.7, True), (490.3, False)])
    def test_a_column_stands_on_the_table(self, x: float, legal: bool) -> None:
        here = stand(self.table(), 0, x - 115, Y, 3)
        verdict = judged(give(here, 0, gray=30), f"c2 {x},{Y} 4")
        if legal:
            accepts(verdict)
        else:
            self.refuses(verdict, "off-table")
            assert verdict.findings[0].gap == pytest.approx(0.3, abs=0.01)

    @pytest.mark.parametrize(("aside", "legal"), [(8.7, True), (9.3, False)])
    def test_a_road_stays_on_the_table(self, aside: float, legal: bool) -> None:
        """Along the edge: the columns are 4 mm inside, the side of the road is 0.3 mm inside or outside."""
        here = give(stand(self.table(), 0, X, 386, 3), 0, gray=30)
        x, y = X + STEP, 386 + aside
        verdict = judged(here, f"c2 {x:.2f},386 4 / {X},{y} {x:.2f},{y}")
        if legal:
            accepts(verdict)
        else:
            self.refuses(verdict, "off-table")
            assert verdict.findings[0].gap == pytest.approx(0.3, abs=0.01)

    def test_an_off_ramp_stays_on_the_table(self) -> None:
        here = stand(self.table(), 0, 500 - STEP + 0.3, Y, 1)
        self.refuses(judged(here, f"c2 > 600,{Y}"), "off-table")
        here = stand(self.table(), 0, 500 - STEP - 0.7, Y, 1)
        accepts(judged(here, f"c2 > 600,{Y}"))


class PassRules(Rulebook):
    """Building 7: a player may pass only if the survey finds no legal build."""

    def test_no_passing_with_a_legal_build(self) -> None:
        here = self.table()
        verdict = judged(here, "pass")
        self.refuses(verdict, "pass-with-legal-build")
        shown = verdict.findings[0].args["turn"]
        accepts(judged(here, shown))

    def walled(self) -> Position:
        """Columns of seat 1 all around the starting column of seat 0, their only base point, with one gap."""
        here = self.table()
        x, y = here.column(0).x, here.column(0).y
        for angle in range(25, 360 - 24, 31):
            turned = math.radians(angle - 90.0)
            here = stand(here, 1, x + 45 * math.cos(turned), y + 45 * math.sin(turned), 20)
        return here

    def walled_in(self) -> Position:
        """The same with the gap, behind the foot of the ramp, closed."""
        here = self.walled()
        return stand(here, 1, here.column(0).x, here.column(0).y - 135.0, 1)

    @pytest.mark.compiled
    def test_walled_in_a_player_may_pass(self) -> None:
        self.refuses(judged(self.walled(), "pass"), "pass-with-legal-build")
        here = self.walled_in()
        accepts(judged(here, "pass"))
        after = move(here, "pass")
        assert after.to_move == 1
        assert after.turns_played == here.turns_played + 1
        assert after.supply(0) == here.supply(0)
        assert not after.has_last_chance(0)  # the player has material, but no place

    @pytest.mark.compiled
    def test_passing_leaves_the_last_column_to_be_adjusted(self) -> None:
        """3 / 4.3 / 4.3: until the next player builds a column, and a pass builds none."""
        here = turn_of(self.walled_in(), 1)
        line = f"c1 115,{here.column(1).y:.2f} 2"
        here = move(move(here, line), "pass")
        accepts(judged(here, f"1: adjust {line}"))

    @pytest.mark.compiled
    def test_a_pass_counts_as_a_turn(self) -> None:
        """9 / 10.2 / 10.2: a player without material waits for one turn of each other player, a build or a pass."""
        here = give(turn_of(self.walled_in(), 1), 1, roads=1)
        here = move(here, f"c1 115,{here.column(1).y:.2f} 2")
        assert here.has_last_chance(1)
        here = move(here, "pass")
        assert here.outcome is not None
        assert here.outcome.ranking == ((0,), (1,))
