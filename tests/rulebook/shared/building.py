"""Columns, junctions, base points and loops: what all three books have in common.

Sections are given as second edition / French four-player / German four-player.
"""

from __future__ import annotations

import pytest

from rulebook.shared.scenes import Rulebook, X, Y, accepts, run
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
        """6-① / 7.1 / 7.1: only a junction itself has any height."""
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
