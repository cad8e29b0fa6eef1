"""Penalties: what all three books have in common. Section 8 / 9 / 9."""

from __future__ import annotations

import numpy as np
import pytest

from rulebook.shared.scenes import END, Rulebook, X
from shuto.rules.kernels.layout import Table
from shuto.rules.penalty import AftermathError, Penalty, penalties
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_aftermath
from tables import give, lay, move, stand


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
