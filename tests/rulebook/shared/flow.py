"""Turns, adjusting, penalties, and how a game ends: what all three books have in common.

Sections: turns and adjusting 3 / 4 / 4, penalties 8 / 9 / 9, end 9 / 10 / 10.
"""

from __future__ import annotations

import math
from typing import ClassVar

import numpy as np
import pytest

from rulebook.shared.cars import END, across
from rulebook.shared.scenes import STEP, Rulebook, X, Y, accepts
from shuto.rules.kernels.layout import Table
from shuto.rules.penalty import AftermathError, Penalty, penalties
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_aftermath
from shuto.rules.referee.verdict import IllegalTurnError
from shuto.rules.turn import Pass
from tables import crossed, faults, give, judged, lay, move, moves, span, stand, turn_of


def sideways(here: Position, seat: int) -> tuple[float, float]:
    """A place 115 mm beside a starting column, at a right angle to its ramp, clear of the places of other seats."""
    x, y = here.columns[seat].x, here.columns[seat].y
    out = math.hypot(x, y)
    return x - 115.0 * y / out, y + 115.0 * x / out


def other_builds(here: Position, seat: int = 1) -> str:
    """A first turn of a player from their starting ramp, far from the bench."""
    x, y = sideways(here, seat)
    return f"c{seat} {x:.2f},{y:.2f} 2"


def other_leaves(here: Position, seat: int = 1) -> str:
    """An off-ramp of a player from their starting ramp."""
    x, y = sideways(here, seat)
    return f"c{seat} > {x:.2f},{y:.2f}"


class TurnRules(Rulebook):
    """3 / 4 / 4: one player after the other; a column, a road and cars in each turn."""

    def test_players_take_turns(self) -> None:
        here = self.table()
        assert (here.to_move, here.turns_played) == (0, 0)
        x, y = here.columns[0].x, here.columns[0].y
        here = move(here, f"c0 {x + 115:.2f},{y:.2f} 2")
        assert (here.to_move, here.turns_played) == (1, 1)
        here = move(here, other_builds(here))
        assert (here.to_move, here.turns_played) == (0, 2)

    def test_an_opening(self) -> None:
        """Real turns from the start: Ann builds a road, Bob crosses over it with a junction and earns a car."""
        here = self.table()
        ann, bob = here.columns[:2]
        here = move(here, f"c0 60,{ann.y + 102:.2f} 2")
        verdict = judged(here, f"c1 80,{bob.y - 90:.2f} 4j")
        accepts(verdict)
        assert crossed(verdict) == {"r2": ("over", "earns")}
        after = move(here, f"c1 80,{bob.y - 90:.2f} 4j")
        assert (after.cars_placed(0), after.cars_placed(1)) == (1, 2)
        assert after.supply(1).gray == here.supply(1).gray - 3
        assert after.supply(1).yellow == here.supply(1).yellow - 1
        assert (after.to_move, after.turns_played) == (0, 2)
        assert [point.column for point in after.base_points(0)] == ["c2"]
        assert [point.column for point in after.base_points(1)] == ["c3"]

    def test_nobody_plays_out_of_turn(self) -> None:
        here = self.table()
        line = other_builds(here)
        assert faults(here, f"1: {line}") == ("not-your-turn",)
        assert faults(here, line) == ("no-such-base-point",)

    def test_what_the_referee_refuses_is_not_played(self) -> None:
        here = self.table()
        with pytest.raises(IllegalTurnError) as caught:
            play(here, Pass())
        assert [str(fault) for fault in caught.value.verdict.faults] == ["pass-with-legal-build"]

    def test_a_turn_changes_nothing_that_stood(self) -> None:
        before = across(self.bench(5), 1, 2)
        columns, roads = before.columns, before.roads
        after = move(before, f"c2 {END} 6")
        assert before.columns == columns  # a position never changes
        assert before.roads == roads
        assert [c[:8] for c in after.columns[: len(columns)]] == [c[:8] for c in columns]
        assert [r[:7] for r in after.roads[: len(roads)]] == [r[:7] for r in roads]


class AdjustRules(Rulebook):
    """3 / 4 / 4: column, road and cars may be moved until the next player builds a column."""

    def built(self) -> Position:
        """Seat 0 has just built c3 from the bench; seat 1 is to move."""
        return move(self.bench(3), f"c2 {END} 4")

    def test_the_last_column_may_still_be_moved(self) -> None:
        here = self.built()
        line = f"c2 {X + 105},{Y + 20} 4"
        accepts(judged(here, f"adjust {line}"))
        accepts(judged(here, f"0: adjust {line}"))
        after = move(here, f"adjust {line}")
        assert after == move(self.bench(3), line)
        assert after.to_move == 1

    def test_it_may_be_moved_again(self) -> None:
        here = move(self.built(), f"adjust c2 {X + 105},{Y + 20} 4")
        here = move(here, f"adjust c2 {X + 110},{Y - 20} 4")
        assert (here.columns[-1].x, here.columns[-1].y) == (X + 110, Y - 20)

    def test_not_after_the_next_player_built_a_column(self) -> None:
        here = self.built()
        here = move(here, other_builds(here))
        self.refuses(judged(here, f"0: adjust c2 {X + 105},{Y + 20} 4"), "adjust-closed")
        # the new column can be adjusted now
        accepts(judged(here, f"1: adjust {other_builds(here)}"))

    def test_but_still_after_an_off_ramp_of_the_next_player(self) -> None:
        """An off-ramp is not a column."""
        here = self.built()
        here = move(here, other_leaves(here))
        assert here.to_move == 0
        accepts(judged(here, f"0: adjust c2 {X + 105},{Y + 20} 4"))
        after = move(here, f"0: adjust c2 {X + 105},{Y + 20} 4")
        assert after == moves(self.bench(3), [f"c2 {X + 105},{Y + 20} 4", other_leaves(here)])
        # the off-ramp itself may be adjusted too
        column = here.columns[1]
        accepts(judged(here, f"1: adjust c1 > {column.x - 115:.2f},{column.y + 30:.2f}"))

    def test_a_column_after_the_off_ramp_closes_both(self) -> None:
        here = move(stand(self.bench(3), 1, X, 200, 3), f"c2 {END} 4")
        leaves = other_leaves(here)
        here = move(move(here, leaves), f"c4 {X + STEP:.2f},{Y + 115} 5")
        self.refuses(judged(here, f"1: adjust {leaves}"), "adjust-closed")
        self.refuses(judged(here, f"0: adjust c2 {X + 105},{Y + 20} 4"), "adjust-other-turn")

    def test_before_the_first_turn_there_is_nothing_to_adjust(self) -> None:
        self.refuses(judged(self.bench(3), f"adjust c2 {END} 4"), "adjust-closed")

    @pytest.mark.parametrize("line", ["c0 115,{y} 2", "c2 {end} 2", "c2 {end} 4j", "c2 {end} 5", "c2 > {end}"])
    def test_base_point_and_height_stay(self, line: str) -> None:
        here = self.built()
        said = line.format(y=f"{here.columns[0].y:.2f}", end=END)
        self.refuses(judged(here, f"adjust {said}"), "adjust-other-turn")

    def test_the_new_place_must_be_legal(self) -> None:
        here = self.built()
        self.refuses(judged(here, f"adjust c2 {X + 150},{Y} 4"), "out-of-reach")
        assert here.columns[-1].x == pytest.approx(X + STEP, abs=0.01)

    def test_it_must_not_disturb_what_was_built_since(self) -> None:
        """The next player has built an off-ramp to the place where the column would now stand."""
        here = stand(self.bench(3), 1, X + 60, Y + 60, 1)
        here = move(here, f"c2 {X + 115},{Y} 4")
        here = move(here, f"c3 > {X + 60},{Y + 300}")
        foot = here.roads[-1].end
        assert foot[1] == pytest.approx(Y + 60 + STEP, abs=0.01)
        self.refuses(judged(here, f"0: adjust c2 {X + 60},{Y + 100} 4"), "adjust-disturbs")
        accepts(judged(here, f"0: adjust c2 {X + 100},{Y + 60} 4"))

    def test_cars_go_by_the_final_place(self) -> None:
        """Our ruling on cars: crossings are judged after adjusting; a road that was moved away has crossed nothing."""
        before = across(self.bench(5), 1, 2)
        here = move(before, f"c2 {END} 6")
        assert here.roads[2].over_taken
        assert here.supply(0).cars == before.supply(0).cars - 1
        after = move(here, f"adjust c2 {X - 110},{Y} 6")
        assert not after.roads[2].over_taken
        assert after.supply(0).cars == before.supply(0).cars
        back = move(after, f"adjust c2 {END} 6 = 30")
        assert back.roads[2].over_taken
        assert back.cars[-1].place == pytest.approx(30.0)

    def test_a_penalty_paid_meanwhile_stays_paid(self) -> None:
        here = move(self.built(), "! 1 r2")
        after = move(here, f"0: adjust c2 {X + 105},{Y + 20} 4")
        assert after.supply(1) == here.supply(1)
        assert after.supply(0) == here.supply(0)


def same(one: Table, other: Table) -> bool:
    """Whether everything on two tables except the supplies is the same."""
    pairs = zip(one._asdict().items(), other._asdict().values(), strict=True)
    return all(np.array_equal(a, b) for (name, a), b in pairs if name != "supplies")


class PenaltyRules(Rulebook):
    """8 / 9 / 9: a column for each piece of another player that was knocked over."""

    def scene(self) -> Position:
        """Seat 1 has a road r2 from c3, a column of five, to c4, a junction of four; seat 0 has the bench."""
        here = stand(self.bench(3), 1, X, 200, 5)
        return lay(here, 1, f"c3 {X + 115},200 4j")

    @pytest.mark.parametrize(
        ("fallen", "pieces"),
        [
            ("r2", 1),
            ("k1", 1),
            ("c3", 5),
            ("c4", 4),
            ("c3*1", 1),
            ("c3*2", 2),
            ("c1", 1),
            ("r2 k1", 2),
            ("c3 c4 r2 k1 r1", 12),
            ("c0", 0),
            ("c2 r0 k0", 0),
            ("c2 r2", 1),
        ],
    )
    def test_each_piece_of_another_costs_a_column(self, fallen: str, pieces: int) -> None:
        """A toppled column of five is five pieces; the yellow disc of a junction counts. Own pieces cost nothing."""
        before = self.scene()
        after = move(before, f"! 0 {fallen}")
        assert after.supply(0).gray == before.supply(0).gray - pieces
        assert after.supply(0).yellow == before.supply(0).yellow
        assert after.supply(1).gray == before.supply(1).gray + pieces
        assert after.supply(1).yellow == before.supply(1).yellow
        assert same(after.table, before.table)  # all pieces are put back

    def test_the_bill_is_computed_before_it_is_paid(self) -> None:
        found = penalties(self.scene(), parse_aftermath("! 0 c3 r2"))
        assert found == (Penalty(payer=0, owner=1, pieces=6, columns=6),)

    def test_knocking_over_while_building(self) -> None:
        before = self.scene()
        after = move(before, f"c2 {END} 4 ! 0 r2 k1")
        assert after.to_move == 1
        assert after.supply(0).gray == before.supply(0).gray - 4 - 2
        assert after.supply(1).gray == before.supply(1).gray + 2

    def test_the_one_who_did_it_pays_in_any_turn(self) -> None:
        before = self.scene()
        after = move(before, "! 1 c2")
        assert after.to_move == 0
        assert after.supply(1).gray == before.supply(1).gray - 3
        assert after.supply(0).gray == before.supply(0).gray + 3

    @pytest.mark.parametrize(("pays", "gray", "yellow"), [("3g0y", 3, 0), ("2g1y", 2, 1), ("1g2y", 1, 2), ("3y", 0, 3)])
    def test_the_payer_chooses_gray_or_yellow(self, pays: str, gray: int, yellow: int) -> None:
        before = self.scene()
        after = move(before, f"! 0 c3*3 ? 1:{pays}")
        assert after.supply(0).gray == before.supply(0).gray - gray
        assert after.supply(0).yellow == before.supply(0).yellow - yellow
        assert after.supply(1).gray == before.supply(1).gray + gray
        assert after.supply(1).yellow == before.supply(1).yellow + yellow

    @pytest.mark.parametrize("pays", ["2g", "4g", "2g2y", "4y"])
    def test_exactly_the_bill_is_paid(self, pays: str) -> None:
        """Three are due, and the payer has only three yellow ones."""
        fallen = "c3*4" if pays == "4y" else "c3*3"
        with pytest.raises(AftermathError):
            move(self.scene(), f"! 0 {fallen} ? 1:{pays}")

    @pytest.mark.parametrize(("gray", "yellow"), [(2, 1), (0, 3), (1, 0), (0, 0)])
    def test_a_player_pays_what_they_have_and_owes_nothing(self, gray: int, yellow: int) -> None:
        before = give(self.scene(), 0, gray=gray, yellow=yellow)
        after = move(before, "! 0 c3")
        assert after.supply(0).columns == 0
        assert after.supply(1).gray == before.supply(1).gray + gray
        assert after.supply(1).yellow == before.supply(1).yellow + yellow
        # no debt: columns received later are not owed
        later = move(after, "! 1 c2")
        assert later.supply(0).columns == 3

    def test_forgiven_costs_nothing(self) -> None:
        before = self.scene()
        after = move(before, "! 0 c3 r2 free")
        assert (after.supply(0), after.supply(1)) == (before.supply(0), before.supply(1))

    def test_moving_is_not_knocking_over(self) -> None:
        before = self.scene()
        after = move(before, "! 0 ~c3=9 ~r2=30")
        assert after.supply(0) == before.supply(0)

    @pytest.mark.parametrize(("shift", "pieces"), [(4.7, 0), (5.3, 1)])
    def test_moving_counts_if_the_table_says_so(self, shift: float, pieces: int) -> None:
        """Our ruling on penalty: a setting of the table."""
        here = self.table(house_rules={"nudge": 5.0})
        here = move(here, f"! 0 ~r1={shift}")
        assert here.supply(1).gray == here.game.allotment.gray - 1 + pieces
        assert here.supply(0).gray == here.game.allotment.gray - 1 - pieces

    @pytest.mark.parametrize("said", ["c9", "r9", "k9", "c3*6", "r2 r2"])
    def test_only_what_stands_can_fall(self, said: str) -> None:
        with pytest.raises(AftermathError):
            move(self.scene(), f"! 0 {said}")


class CarsOutRules(Rulebook):
    """9 / 10.1 / 10.1: the first player with all cars on the highway wins."""

    def last_car(self, players: int = 2) -> Position:
        """Seat 0 has one car left, and the road c2 → END 6 earns one."""
        return give(across(self.bench(5, players=players), 1, 2), 0, cars=1)

    def test_the_last_car_wins(self) -> None:
        after = move(self.last_car(), f"c2 {END} 6")
        assert (after.phase, after.to_move) == ("over", None)
        assert after.outcome is not None
        assert after.outcome.reason == "all-cars"
        assert after.outcome.ranking == ((0,), (1,))
        assert after.outcome.winners == (0,)
        assert faults(after, other_builds(after)) == ("wrong-phase",)

    def test_an_earned_car_must_stand_to_count(self) -> None:
        after = move(self.last_car(), f"c2 {END} 6 = -")
        assert after.outcome is None
        assert after.to_move == 1

    def test_one_car_short_is_not_won(self) -> None:
        after = move(give(self.last_car(), 0, cars=2), f"c2 {END} 6")
        assert after.outcome is None

    def test_the_bonus_car_can_be_the_last(self) -> None:
        after = move(give(self.bench(1), 0, cars=1), f"c2 > {END}")
        assert after.outcome is not None
        assert after.outcome.winners == (0,)

    def test_winning_with_the_last_road(self) -> None:
        """Placing the last car and running out of material in one turn is a win."""
        after = move(give(self.last_car(), 0, roads=1, gray=6, yellow=0), f"c2 {END} 6")
        assert after.outcome is not None
        assert after.outcome.winners == (0,)


class MaterialRules(Rulebook):
    """9 / 10.2 / 10.2: a player who can build no more is out after the next turn of everybody else."""

    def dry(self, **stock: int) -> Position:
        """Seat 0 has just used up their last road (or what is named); seat 1 is to move."""
        here = give(self.bench(3), 0, **({"roads": 1} | stock))
        return move(here, f"c2 {END} 4")

    def test_no_road_left_starts_the_clock(self) -> None:
        here = self.dry()
        assert here.on_clock(0)
        assert not here.on_clock(1)
        assert (here.to_move, here.outcome) == (1, None)
        assert not self.dry(roads=2).on_clock(0)

    def test_the_player_is_out_after_the_turn_of_the_other(self) -> None:
        here = self.dry()
        here = move(here, other_builds(here))
        assert here.outcome is not None
        assert here.outcome.reason == "last-with-material"
        assert here.outcome.ranking == ((1,), (0,))
        assert here.to_move is None

    def test_an_off_ramp_counts_as_a_turn(self) -> None:
        here = self.dry()
        here = move(here, other_leaves(here))
        assert here.outcome is not None
        assert here.outcome.winners == (1,)

    def test_a_paid_column_saves_the_player(self) -> None:
        here = self.dry()
        before = here.supply(0).columns
        here = move(here, f"{other_builds(here)} ! 1 r2")
        assert here.outcome is None
        assert here.to_move == 0
        assert not here.on_clock(0)
        assert here.supply(0).columns == before + 1

    def test_a_saved_player_plays_on(self) -> None:
        """They lack only columns, at height 13: the two that are paid are enough for a junction."""
        here = stand(self.bench(12), 1, X, 200, 5)
        here = lay(here, 0, f"c0 > -100,{here.columns[0].y:.2f}")
        here = move(give(here, 0, gray=13, yellow=0, roads=2), f"c2 {END} 13")
        assert here.on_clock(0)
        here = give(here, 1, gray=10, yellow=1)
        here = move(here, f"{other_builds(here)} ! 1 c4*2 ? 0:1g1y")
        assert not here.on_clock(0)
        assert (here.to_move, here.supply(0).columns) == (0, 2)
        here = move(here, f"c4 {X + STEP:.2f},{Y - 60} 2j")
        assert here.columns[-1].height == 2

    def test_a_player_without_open_ends_cannot_build(self) -> None:
        """Our ruling on out of material: no column for any base point, and no off-ramp."""
        here = move(self.table(), f"c0 > 100,{self.table().columns[0].y:.2f}")
        assert here.base_points(0) == ()
        assert here.on_clock(0)
        here = move(here, other_builds(here))
        assert here.outcome is not None
        assert here.outcome.winners == (1,)

    def test_a_penalty_before_the_other_builds_saves_too(self) -> None:
        here = move(self.dry(), "! 1 r2")
        assert not here.on_clock(0)
        here = move(here, other_builds(here))
        assert here.outcome is None
        assert here.to_move == 0

    def test_forgiving_saves_nobody(self) -> None:
        here = self.dry()
        here = move(here, f"{other_builds(here)} ! 1 r2 free")
        assert here.outcome is not None
        assert here.outcome.winners == (1,)

    def test_a_payer_without_columns_saves_nobody(self) -> None:
        """No column was paid."""
        here = give(self.dry(), 1, gray=2, yellow=0)
        here = move(here, f"{other_builds(here)} ! 1 r2")
        assert here.supply(1).columns == 0
        assert here.outcome is not None
        assert here.outcome.winners == (1,)

    def test_the_players_own_penalty_saves_nobody(self) -> None:
        here = move(self.dry(), "! 0 r1")
        assert here.on_clock(0)
        here = move(here, other_builds(here))
        assert here.outcome is not None
        assert here.outcome.winners == (1,)

    def test_the_first_without_material_is_out_first(self) -> None:
        """Even if the other player uses up everything in that turn."""
        here = give(self.dry(), 1, gray=2, yellow=0, roads=1)
        here = move(here, other_builds(here))
        assert here.supply(1).roads == 0
        assert here.outcome is not None
        assert here.outcome.ranking == ((1,), (0,))

    def test_a_saved_player_without_a_road_passes_and_the_clock_runs_again(self) -> None:
        here = self.dry()
        here = move(here, f"{other_builds(here)} ! 1 r2")
        assert here.supply(0).roads == 0
        accepts(judged(here, "pass"))
        here = move(here, "pass")
        assert here.on_clock(0)
        here = move(here, f"c4 {here.columns[4].x:.2f},{here.columns[4].y + 115:.2f} 3")
        assert here.outcome is not None
        assert here.outcome.ranking == ((1,), (0,))

    def test_the_check_is_made_at_the_end_of_the_players_own_turn(self) -> None:
        """Running out of material in the other player's turn starts no clock before the end of one's own turn."""
        here = turn_of(give(self.bench(3), 0, roads=0), 1)
        here = move(here, other_builds(here))
        assert here.to_move == 0
        assert not here.on_clock(0)
        here = move(here, "pass")
        assert here.on_clock(0)

    def test_columns_too_few_for_every_base_point(self) -> None:
        """Four gray are left, and the only open end is at height 12, too high for an off-ramp."""
        here = lay(self.bench(11), 0, f"c0 > -100,{self.table().columns[0].y:.2f}")
        assert [point.column for point in here.base_points(0)] == ["c2"]
        for gray, yellow, out in (
            (4, 0, True),
            (10, 0, True),
            (11, 0, False),  # one lower
            (1, 1, False),  # a junction of two, ten levels lower
            (0, 3, True),  # yellow alone makes no junction
            (0, 0, True),
        ):
            after = move(give(here, 0, gray=12 + gray, yellow=yellow), f"c2 {END} 12")
            assert after.on_clock(0) == out, (gray, yellow)

    def test_a_junction_out_of_reach_is_no_way_out(self) -> None:
        here = lay(self.bench(13), 0, f"c0 > -100,{self.table().columns[0].y:.2f}")
        after = move(give(here, 0, gray=14 + 1, yellow=1), f"c2 {END} 14")
        assert after.on_clock(0)  # a junction of two is twelve levels below
        after = move(give(here, 0, gray=14 + 2, yellow=1), f"c2 {END} 14")
        assert not after.on_clock(0)


class DifferentEnds(Rulebook):
    """Rules about the end that differ between the books; each edition states its own."""

    columns_needed: ClassVar[bool]
    """A player without columns of both colours is out of material."""

    def bare(self) -> Position:
        """Seat 0 has just used up their last column, has a road left and an open end of height 1."""
        here = give(self.bench(3), 0, gray=4, yellow=0, roads=5)
        return move(here, f"c2 {END} 4")

    def test_without_columns_an_off_ramp_may_be_left(self) -> None:
        """An off-ramp needs no column. In the German book, lacking any kind of material is enough."""
        here = self.bare()
        assert here.supply(0).columns == 0
        assert here.on_clock(0) == self.columns_needed
        here = move(here, other_builds(here))
        if self.columns_needed:
            assert here.outcome is not None
            assert here.outcome.ranking == ((1,), (0,))
        else:
            assert here.outcome is None
            verdict = judged(here, "pass")
            self.refuses(verdict, "pass-with-legal-build")
            accepts(judged(here, verdict.findings[0].args["turn"]))
            here = move(here, f"c0 > 100,{here.columns[0].y:.2f}")
            assert here.cars_placed(0) == 2

    def test_one_column_of_either_colour_is_not_none(self) -> None:
        """Yellow alone builds no column, but from height 1 there is the off-ramp."""
        for stock in ({"gray": 5, "yellow": 0}, {"gray": 4, "yellow": 1}):
            here = move(give(self.bench(3), 0, **stock), f"c2 {END} 4")
            assert not here.on_clock(0)

    def test_paying_the_last_column_starts_the_clock(self) -> None:
        """The check is made at the end of the turn, after the penalty."""
        here = give(self.bench(3), 0, gray=6, yellow=0)
        here = move(here, f"c2 {END} 4 ! 0 r1 k1")
        assert here.supply(0).columns == 0
        assert here.on_clock(0) == self.columns_needed

    def test_without_columns_on_the_players_own_turn(self) -> None:
        """The last columns were paid as a penalty in the other player's turn. An off-ramp is legal in any case."""
        here = give(self.table(), 0, gray=2, yellow=0)
        here = move(turn_of(here, 1), f"{other_builds(here)} ! 0 r1 k1")
        assert (here.to_move, here.supply(0).columns) == (0, 0)
        assert not here.on_clock(0)
        accepts(judged(here, f"c0 > 100,{here.columns[0].y:.2f}"))
        verdict = judged(here, "pass")
        if self.columns_needed:
            accepts(verdict)
            assert move(here, "pass").on_clock(0)
        else:
            self.refuses(verdict, "pass-with-legal-build")

    def test_nobody_can_stop_before_there_is_a_winner(self) -> None:
        assert faults(self.table(), "stop") == ("stop-not-allowed",)


class ChildrenRules(Rulebook):
    """10 of the second edition, offered in all: fewer cars, no junctions."""

    rules: dict[str, object] = {"cars": 3, "junctions": False}  # noqa: RUF012

    def test_fewer_cars(self) -> None:
        here = self.table(house_rules=self.rules)
        assert here.supply(0).cars == 2  # the third is on the ramp
        assert here.supply(0).gray == here.game.allotment.gray - 1

    def test_the_game_ends_with_the_last_of_them(self) -> None:
        here = self.bench(5, house_rules=self.rules)
        here = span(here, 1, (X + 35, -60, 2), (X + 35, 60, 2))
        here = span(here, 1, (X + 80, -60, 3), (X + 80, 60, 3))
        here = move(here, f"c2 {END} 6")
        assert here.outcome is not None
        assert here.outcome.winners == (0,)

    def test_no_junctions(self) -> None:
        here = self.bench(3, house_rules=self.rules)
        assert here.game.allotment.yellow == 0
        found = [str(fault) for fault in judged(here, f"c2 {END} 4j").faults]
        assert "junctions-off" in found
        accepts(judged(here, f"c2 {END} 4"))
