"""Three and four players: what both four-player books have in common. Turns 4, cars 6, penalties 9, end 10.

With three players the bench's column is c3, and roads laid on the bench are r3, r4 …
"""

from __future__ import annotations

import math

import pytest

from rulebook.shared.scenes import END, STEP, Rulebook, X, Y, accepts, across
from rulebook.shared.turns import other_builds, other_leaves
from shuto.rules.penalty import AftermathError, penalties
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_aftermath
from tables import crossed, faults, give, judged, move, span, stand


def goes_on(here: Position, seat: int) -> str:
    """A later turn of a player who has built beside their ramp: outward, parallel to it."""
    column = [one for one in here.columns if one.owner == seat and one.height == 2][-1]
    x, y = here.columns[seat].x, here.columns[seat].y
    out = math.hypot(x, y)
    return f"{column.id} {column.x + 115.0 * x / out:.2f},{column.y + 115.0 * y / out:.2f} 3"


class RoundRules(Rulebook):
    """4: the players take turns clockwise."""

    @pytest.mark.parametrize("players", [3, 4])
    @pytest.mark.parametrize("first", [0, 2])
    def test_turns_go_clockwise(self, players: int, first: int) -> None:
        here = self.table(players, first=first)
        movers = []
        for build in [other_builds] * players + [goes_on] * players:
            assert here.to_move is not None
            movers.append(here.to_move)
            here = move(here, build(here, here.to_move))
        order = [(first + i) % players for i in range(players)]
        assert movers == order * 2

    def test_adjusting_with_three(self) -> None:
        """4.3: the next player's off-ramp leaves the window open; a column after that closes both windows."""
        here = stand(self.bench(3, players=3), 1, X, 200, 3)
        here = move(here, f"c3 {END} 4")
        here = move(here, other_leaves(here, 1))
        assert here.to_move == 2
        accepts(judged(here, f"0: adjust c3 {X + 105},{Y} 4"))
        accepts(judged(here, f"1: adjust {other_leaves(here, 1)}"))
        here = move(here, other_builds(here, 2))
        assert faults(here, f"0: adjust c3 {X + 105},{Y} 4") == ("adjust-closed",)
        assert faults(here, f"1: adjust {other_leaves(here, 1)}") == ("adjust-closed",)
        accepts(judged(here, f"2: adjust {other_builds(here, 2)}"))


class ManyCarRules(Rulebook):
    """6: the roads of all other players count, and all players can take a side."""

    def test_roads_of_two_players_at_once_earn_two(self) -> None:
        """Example 1."""
        here = across(across(self.bench(5, players=3), 1, 2, 35), 2, 8, 80)
        verdict = judged(here, f"c3 {END} 6")
        accepts(verdict)
        assert crossed(verdict) == {"r3": ("over", "earns"), "r4": ("under", "earns")}
        assert [crossing.owner for crossing in verdict.crossings] == [1, 2]
        assert len(verdict.cars) == 2

    def test_a_road_of_one_below_a_road_of_another(self) -> None:
        """Example 2: road B of one player is between the new road and road A of the other; only B earns."""
        here = across(self.bench(6, players=3), 1, 2)
        here = span(here, 2, (X + 30, -50, 4), (X + 100, 47, 4))
        verdict = judged(here, f"c3 {END} 7")
        accepts(verdict)
        assert crossed(verdict) == {"r3": ("over", "taken"), "r4": ("over", "earns")}
        assert (verdict.earned, len(verdict.cars)) == (1, 1)

    def test_a_third_player_took_it_before(self) -> None:
        here = across(self.bench(6, players=3), 1, 2)
        here = span(here, 2, (X, 30, 4), (X + 120, 30, 4))
        verdict = judged(here, f"c3 {END} 7")
        accepts(verdict)
        assert crossed(verdict) == {"r3": ("over", "taken")}


class ManyPenaltyRules(Rulebook):
    """9: each owner is paid for their own pieces."""

    def scene(self) -> Position:
        """Four players; c5 is a column of three of seat 2, c6 one of four of seat 3, c4 one of two of seat 1."""
        here = stand(self.table(4), 1, 300, 200, 2)
        here = stand(here, 2, 350, 200, 3)
        return stand(here, 3, 400, 200, 4)

    def test_several_owners(self) -> None:
        before = self.scene()
        after = move(before, "! 0 c4 c5 c6*2 k1 c0")
        assert after.supply(0).gray == before.supply(0).gray - 3 - 3 - 2
        for owner, pieces in ((1, 3), (2, 3), (3, 2)):
            assert after.supply(owner).gray == before.supply(owner).gray + pieces

    @pytest.mark.parametrize(
        ("by", "fallen", "has", "paid"),
        [
            (0, "c4 c5 c6", 9, {1: 2, 2: 3, 3: 4}),
            (0, "c4 c5 c6", 8, {1: 2, 2: 3, 3: 3}),
            (0, "c4 c5 c6", 7, {1: 2, 2: 3, 3: 2}),
            (0, "c4 c5 c6", 5, {1: 2, 2: 2, 3: 1}),
            (0, "c4 c5 c6", 2, {1: 1, 2: 1, 3: 0}),
            (0, "c4 c5 c6", 1, {1: 1, 2: 0, 3: 0}),
            (0, "c4 c5 c6", 0, {1: 0, 2: 0, 3: 0}),
            (1, "c0 c5 c6", 2, {2: 1, 3: 1, 0: 0}),
            (1, "c0 c5 c6", 4, {2: 2, 3: 1, 0: 1}),
            (2, "c4 c6 r0", 3, {3: 1, 0: 1, 1: 1}),
            (3, "c4 c5 r0", 2, {0: 1, 1: 1, 2: 0}),
        ],
    )
    def test_a_payer_with_too_few_columns_gives_one_each_from_the_left(
        self, by: int, fallen: str, has: int, paid: dict[int, int]
    ) -> None:
        """Our ruling on penalty: one column to each in turn order, again and again, until nothing is left."""
        before = give(self.scene(), by, gray=has, yellow=0)
        found = penalties(before, parse_aftermath(f"! {by} {fallen}"))
        assert {one.owner: one.columns for one in found} == paid
        assert [one.owner for one in found] == list(paid)
        after = move(before, f"! {by} {fallen}")
        assert after.supply(by).columns == max(0, has - 9)
        for owner, columns in paid.items():
            assert after.supply(owner).columns == before.supply(owner).columns + columns

    def test_the_payer_says_who_gets_which_colour(self) -> None:
        before = give(self.scene(), 0, gray=3, yellow=2)
        after = move(before, "! 0 c4 c5 ? 1:2y 2:3g")
        assert (after.supply(1).gray, after.supply(1).yellow) == (before.supply(1).gray, before.supply(1).yellow + 2)
        assert (after.supply(2).gray, after.supply(2).yellow) == (before.supply(2).gray + 3, before.supply(2).yellow)
        for pays in ("1:2y", "1:2y 2:2g", "1:3g 2:2y", "1:2y 2:3g 3:0g0y", "1:2y 2:3y"):
            with pytest.raises(AftermathError):
                move(before, f"! 0 c4 c5 ? {pays}")


class ManyEndRules(Rulebook):
    """10: the first player with all cars placed has won; the others may play for the other places."""

    def winner(self) -> Position:
        """Three players; seat 0 has just placed their last car."""
        here = give(across(self.bench(5, players=3), 1, 2), 0, cars=1)
        return move(here, f"c3 {END} 6")

    def test_the_winner_stops_and_the_others_play_on(self) -> None:
        here = self.winner()
        assert (here.phase, here.outcome) == ("building", None)
        assert here.still_in == (1, 2)
        assert here.to_move == 1
        movers = []
        for build in (other_builds, other_builds, goes_on, goes_on):
            assert here.to_move is not None
            movers.append(here.to_move)
            here = move(here, build(here, here.to_move))
        assert movers == [1, 2, 1, 2]

    def test_until_one_is_left(self) -> None:
        here = self.winner()
        here = give(move(here, other_builds(here, 1)), 2, cars=1)
        here = move(here, other_leaves(here, 2))
        assert here.outcome is not None
        assert here.outcome.reason == "all-cars"
        assert here.outcome.ranking == ((0,), (2,), (1,))
        assert [here.outcome.rank(seat) for seat in range(3)] == [1, 3, 2]

    def test_the_winners_roads_stay_and_can_be_crossed(self) -> None:
        """Our numbers: the pieces of a player who is finished or out stay."""
        here = self.winner()
        above, level = stand(here, 1, X + 30, -60, 9), stand(here, 1, X + 30, -60, 5)
        base, end = above.columns[-1].id, f"{X + 30},{STEP - 60:.2f}"
        verdict = judged(above, f"{base} {end} 10")
        accepts(verdict)
        assert crossed(verdict) == {"r4": ("over", "earns")}
        self.refuses(judged(level, f"{base} {end} 6"), "touches-road")

    def test_four_players_down_to_the_last(self) -> None:
        here = self.table(4)
        for seat in range(3):
            here = give(here, seat, cars=1)
        here = move(here, other_leaves(here, 0))
        here = move(here, other_leaves(here, 1))
        assert here.outcome is None
        here = move(here, other_leaves(here, 2))
        assert here.outcome is not None
        assert here.outcome.ranking == ((0,), (1,), (2,), (3,))
        assert here.outcome.winners == (0,)


class ManyMaterialRules(Rulebook):
    """10.2: out after one turn of each other player, unless a player pays a column."""

    def out_of_material(self, players: int = 3) -> Position:
        """Seat 0 has just laid their last road; seat 1 is to move."""
        here = give(self.bench(3, players=players), 0, roads=1)
        return move(here, f"c{players} {END} 4")

    @pytest.mark.parametrize("players", [3, 4])
    def test_everybody_else_takes_one_turn(self, players: int) -> None:
        here = self.out_of_material(players)
        for seat in range(1, players):
            assert here.has_last_chance(0)
            assert here.still_in == tuple(range(players))
            assert here.to_move == seat
            here = move(here, other_builds(here, seat))
        assert here.still_in == tuple(range(1, players))
        assert (here.to_move, here.outcome) == (1, None)

    def test_the_last_one_with_material_wins(self) -> None:
        here = self.out_of_material()
        here = move(here, other_builds(here, 1))
        here = move(here, other_builds(here, 2))
        here = move(give(here, 1, roads=1), goes_on(here, 1))
        assert here.has_last_chance(1)
        assert here.outcome is None
        here = move(here, goes_on(here, 2))
        assert here.outcome is not None
        assert here.outcome.reason == "last-with-material"
        assert here.outcome.ranking == ((2,), (1,), (0,))

    def test_two_run_out_of_material_one_after_the_other(self) -> None:
        here = give(self.out_of_material(), 1, roads=1)
        here = move(here, other_builds(here, 1))
        assert here.has_last_chance(0)
        assert here.has_last_chance(1)
        here = move(here, other_builds(here, 2))
        assert here.outcome is not None
        assert here.outcome.ranking == ((2,), (1,), (0,))

    def test_the_third_runs_out_of_material_as_the_first_is_out(self) -> None:
        here = self.out_of_material()
        here = move(here, other_builds(here, 1))
        here = move(give(here, 2, roads=1), other_builds(here, 2))
        assert here.still_in == (1, 2)
        assert here.has_last_chance(2)
        here = move(here, goes_on(here, 1))
        assert here.outcome is not None
        assert here.outcome.ranking == ((1,), (2,), (0,))

    def test_all_three_run_out_of_material(self) -> None:
        """The first to run out of material is out first, even though the last one used up everything as well."""
        here = give(give(self.out_of_material(), 1, roads=1), 2, roads=1)
        here = move(here, other_builds(here, 1))
        here = move(here, other_builds(here, 2))
        assert here.outcome is not None
        assert here.outcome.reason == "last-with-material"
        assert here.outcome.ranking == ((2,), (1,), (0,))

    @pytest.mark.parametrize("payer", [1, 2])
    def test_a_column_from_any_player_saves(self, payer: int) -> None:
        here = self.out_of_material()
        for seat in (1, 2):
            fall = f" ! {seat} r3" if seat == payer else ""
            here = move(here, other_builds(here, seat) + fall)
        assert here.still_in == (0, 1, 2)
        assert here.to_move == 0
        assert not here.has_last_chance(0)

    def test_a_penalty_among_the_others_does_not(self) -> None:
        """Our numbers: only a penalty paid to the player without material counts."""
        here = self.out_of_material()
        here = move(here, f"{other_builds(here, 1)} ! 1 r2 k2")
        here = move(here, f"{other_builds(here, 2)} ! 2 r1")
        assert here.still_in == (1, 2)

    def test_nobody_waits_for_the_winner(self) -> None:
        """Seat 0 is finished; seat 1 runs out of material, and only seat 2 has a turn to take."""
        here = give(across(self.bench(5, players=3), 1, 2), 0, cars=1)
        here = move(here, f"c3 {END} 6")
        here = move(give(here, 1, roads=1), other_builds(here, 1))
        assert here.has_last_chance(1)
        here = move(here, other_builds(here, 2))
        assert here.outcome is not None
        assert here.outcome.ranking == ((0,), (2,), (1,))

    def test_another_player_wins_during_the_wait(self) -> None:
        """Seat 1 places their last car: this counts as their turn, too."""
        here = give(self.out_of_material(), 1, cars=1)
        here = move(here, other_leaves(here, 1))
        assert here.still_in == (0, 2)
        here = move(here, other_builds(here, 2))
        assert here.outcome is not None
        assert here.outcome.ranking == ((1,), (2,), (0,))

    def test_pieces_of_a_player_who_is_out_stay(self) -> None:
        here = self.out_of_material()
        here = move(here, other_builds(here, 1))
        here = move(here, other_builds(here, 2))
        assert here.still_in == (1, 2)
        above, level = stand(here, 1, X + 60, -60, 8), stand(here, 1, X + 60, -60, 3)
        base, end = above.columns[-1].id, f"{X + 60},{STEP - 60:.2f}"
        verdict = judged(above, f"{base} {end} 9")
        accepts(verdict)
        assert crossed(verdict) == {"r3": ("over", "earns")}
        self.refuses(judged(level, f"{base} {end} 4"), "touches-road")
