"""Turns and adjusting: what all three books have in common. Section 3 / 4 / 4."""

from __future__ import annotations

import math

import pytest

from rulebook.shared.scenes import END, STEP, Rulebook, X, Y, accepts, across
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.referee.verdict import IllegalTurnError
from shuto.rules.turn import Pass
from tables import crossed, faults, judged, move, moves, stand


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
