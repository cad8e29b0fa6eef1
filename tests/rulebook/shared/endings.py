"""How a game ends: what all three books have in common. Section 9 / 10 / 10."""

from __future__ import annotations

from typing import ClassVar

from rulebook.shared.scenes import END, STEP, Rulebook, X, Y, accepts, across
from rulebook.shared.turns import other_builds, other_leaves
from shuto.rules.position import Position
from tables import faults, give, judged, lay, move, span, stand, turn_of


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

    def out_of_material(self, **stock: int) -> Position:
        """Seat 0 has just used up their last road (or what is named); seat 1 is to move."""
        here = give(self.bench(3), 0, **({"roads": 1} | stock))
        return move(here, f"c2 {END} 4")

    def test_no_road_left_starts_the_clock(self) -> None:
        here = self.out_of_material()
        assert here.has_last_chance(0)
        assert not here.has_last_chance(1)
        assert (here.to_move, here.outcome) == (1, None)
        assert not self.out_of_material(roads=2).has_last_chance(0)

    def test_the_player_is_out_after_the_turn_of_the_other(self) -> None:
        here = self.out_of_material()
        here = move(here, other_builds(here))
        assert here.outcome is not None
        assert here.outcome.reason == "last-with-material"
        assert here.outcome.ranking == ((1,), (0,))
        assert here.to_move is None

    def test_an_off_ramp_counts_as_a_turn(self) -> None:
        here = self.out_of_material()
        here = move(here, other_leaves(here))
        assert here.outcome is not None
        assert here.outcome.winners == (1,)

    def test_a_paid_column_saves_the_player(self) -> None:
        here = self.out_of_material()
        before = here.supply(0).columns
        here = move(here, f"{other_builds(here)} ! 1 r2")
        assert here.outcome is None
        assert here.to_move == 0
        assert not here.has_last_chance(0)
        assert here.supply(0).columns == before + 1

    def test_a_saved_player_plays_on(self) -> None:
        """They lack only columns, at height 13: the two that are paid are enough for a junction."""
        here = stand(self.bench(12), 1, X, 200, 5)
        here = lay(here, 0, f"c0 > -100,{here.columns[0].y:.2f}")
        here = move(give(here, 0, gray=13, yellow=0, roads=2), f"c2 {END} 13")
        assert here.has_last_chance(0)
        here = give(here, 1, gray=10, yellow=1)
        here = move(here, f"{other_builds(here)} ! 1 c4*2 ? 0:1g1y")
        assert not here.has_last_chance(0)
        assert (here.to_move, here.supply(0).columns) == (0, 2)
        here = move(here, f"c4 {X + STEP:.2f},{Y - 60} 2j")
        assert here.columns[-1].height == 2

    def test_a_player_without_open_ends_cannot_build(self) -> None:
        """Our ruling on out of material: no column for any base point, and no off-ramp."""
        here = move(self.table(), f"c0 > 100,{self.table().columns[0].y:.2f}")
        assert here.base_points(0) == ()
        assert here.has_last_chance(0)
        here = move(here, other_builds(here))
        assert here.outcome is not None
        assert here.outcome.winners == (1,)

    def test_a_penalty_before_the_other_builds_saves_too(self) -> None:
        here = move(self.out_of_material(), "! 1 r2")
        assert not here.has_last_chance(0)
        here = move(here, other_builds(here))
        assert here.outcome is None
        assert here.to_move == 0

    def test_forgiving_saves_nobody(self) -> None:
        here = self.out_of_material()
        here = move(here, f"{other_builds(here)} ! 1 r2 free")
        assert here.outcome is not None
        assert here.outcome.winners == (1,)

    def test_a_payer_without_columns_saves_nobody(self) -> None:
        """No column was paid."""
        here = give(self.out_of_material(), 1, gray=2, yellow=0)
        here = move(here, f"{other_builds(here)} ! 1 r2")
        assert here.supply(1).columns == 0
        assert here.outcome is not None
        assert here.outcome.winners == (1,)

    def test_the_players_own_penalty_saves_nobody(self) -> None:
        here = move(self.out_of_material(), "! 0 r1")
        assert here.has_last_chance(0)
        here = move(here, other_builds(here))
        assert here.outcome is not None
        assert here.outcome.winners == (1,)

    def test_the_first_without_material_is_out_first(self) -> None:
        """Even if the other player uses up everything in that turn."""
        here = give(self.out_of_material(), 1, gray=2, yellow=0, roads=1)
        here = move(here, other_builds(here))
        assert here.supply(1).roads == 0
        assert here.outcome is not None
        assert here.outcome.ranking == ((1,), (0,))

    def test_a_saved_player_without_a_road_passes_and_the_clock_runs_again(self) -> None:
        here = self.out_of_material()
        here = move(here, f"{other_builds(here)} ! 1 r2")
        assert here.supply(0).roads == 0
        accepts(judged(here, "pass"))
        here = move(here, "pass")
        assert here.has_last_chance(0)
        here = move(here, f"c4 {here.columns[4].x:.2f},{here.columns[4].y + 115:.2f} 3")
        assert here.outcome is not None
        assert here.outcome.ranking == ((1,), (0,))

    def test_the_check_is_made_at_the_end_of_the_players_own_turn(self) -> None:
        """Running out of material in the other player's turn starts no clock before the end of your own turn."""
        here = turn_of(give(self.bench(3), 0, roads=0), 1)
        here = move(here, other_builds(here))
        assert here.to_move == 0
        assert not here.has_last_chance(0)
        here = move(here, "pass")
        assert here.has_last_chance(0)

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
            assert after.has_last_chance(0) == out, (gray, yellow)

    def test_a_junction_out_of_reach_is_no_way_out(self) -> None:
        here = lay(self.bench(13), 0, f"c0 > -100,{self.table().columns[0].y:.2f}")
        after = move(give(here, 0, gray=14 + 1, yellow=1), f"c2 {END} 14")
        assert after.has_last_chance(0)  # a junction of two is twelve levels below
        after = move(give(here, 0, gray=14 + 2, yellow=1), f"c2 {END} 14")
        assert not after.has_last_chance(0)


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
        assert here.has_last_chance(0) == self.columns_needed
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
            assert not here.has_last_chance(0)

    def test_paying_the_last_column_starts_the_clock(self) -> None:
        """The check is made at the end of the turn, after the penalty."""
        here = give(self.bench(3), 0, gray=6, yellow=0)
        here = move(here, f"c2 {END} 4 ! 0 r1 k1")
        assert here.supply(0).columns == 0
        assert here.has_last_chance(0) == self.columns_needed

    def test_without_columns_on_the_players_own_turn(self) -> None:
        """The last columns were paid as a penalty in the other player's turn. An off-ramp is legal in any case."""
        here = give(self.table(), 0, gray=2, yellow=0)
        here = move(turn_of(here, 1), f"{other_builds(here)} ! 0 r1 k1")
        assert (here.to_move, here.supply(0).columns) == (0, 0)
        assert not here.has_last_chance(0)
        accepts(judged(here, f"c0 > 100,{here.columns[0].y:.2f}"))
        verdict = judged(here, "pass")
        if self.columns_needed:
            accepts(verdict)
            assert move(here, "pass").has_last_chance(0)
        else:
            self.refuses(verdict, "pass-with-legal-build")

    def test_nobody_can_stop_before_there_is_a_winner(self) -> None:
        assert faults(self.table(), "stop") == ("stop-not-allowed",)


class ChildrenRules(Rulebook):
    """10 of the second edition, offered in all: fewer cars, no junctions."""

    rules: dict[str, object] = {"cars": 3, "junctions": False}  # noqa: RUF012 - tests only read it

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
