"""Two-player box of 2024: knocking pieces over. Section 9."""

from __future__ import annotations

import pytest

from city import last
from shuto.rules.editions.edition import load_edition
from shuto.rules.penalty import AftermathError, penalties
from shuto.rules.position import Position
from shuto.rules.turn import Aftermath, Fallen, Nudged
from tables import give, move, span, stand, table

EDITION = "two-player-2024"
TURN = "c0 115,-60 2"


def bob_built() -> Position:
    """Bob has a column of 5 (c2) and one of 4 (c3) with a road (r2) between them."""
    return span(table(EDITION), 1, (-200, 100, 5), (-320, 100, 4))


def columns(here: Position) -> tuple[int, int]:
    return here.supply(0).columns, here.supply(1).columns


@pytest.mark.parametrize("fell", ["k1", "r2", "c2", "c2*1", "c2 c3 r2", "c1 c2 c3 r1 r2 k1"])
def test_any_number_of_fallen_pieces_costs_one_column(fell: str) -> None:
    here = bob_built()
    before = columns(move(here, TURN))
    assert columns(move(here, f"{TURN} ! 0 {fell}")) == (before[0] - 1, before[1] + 1)


def test_knocking_over_own_pieces_costs_nothing() -> None:
    here = bob_built()
    assert columns(move(here, f"{TURN} ! 0 c0 r0 k0")) == columns(move(here, TURN))
    assert penalties(here, Aftermath(0, (Fallen("c0"), Fallen("k0")))) == ()


def test_own_pieces_beside_the_others_add_nothing() -> None:
    before = columns(move(bob_built(), TURN))
    after = columns(move(bob_built(), f"{TURN} ! 0 c0 r0 k1"))
    assert after == (before[0] - 1, before[1] + 1)


def test_the_payer_chooses_gray_or_yellow() -> None:
    here = bob_built()
    gray = move(here, f"{TURN} ! 0 r2 ? 1:1g0y")
    yellow = move(here, f"{TURN} ! 0 r2 ? 1:0g1y")
    assert (gray.supply(0).gray, gray.supply(0).yellow) == (26, 3)
    assert (yellow.supply(0).gray, yellow.supply(0).yellow) == (27, 2)
    assert (yellow.supply(1).gray, yellow.supply(1).yellow) == (29, 4)


@pytest.mark.parametrize("pays", ["1:2g0y", "1:1g1y", "0:1g0y", "1:0g0y"])
def test_exactly_the_bill_is_paid_and_only_to_the_owner(pays: str) -> None:
    with pytest.raises(AftermathError):
        move(bob_built(), f"{TURN} ! 0 c2 r2 ? {pays}")


@pytest.mark.parametrize(("gray", "yellow", "pays"), [(5, 0, "1:0g1y"), (0, 2, "1:1g0y")])
def test_nobody_pays_in_a_colour_they_do_not_have(gray: int, yellow: int, pays: str) -> None:
    here = give(table(EDITION), 0, gray=gray, yellow=yellow)
    with pytest.raises(AftermathError):
        move(here, f"c0 > 120,-60 ! 0 r1 ? {pays}")


@pytest.mark.parametrize("piece", ["c4", "r3", "k2", "c1*2", "c1 c1"])
def test_only_what_stands_can_fall_and_only_once(piece: str) -> None:
    with pytest.raises(AftermathError):
        move(bob_built(), f"! 0 {piece}")


def test_a_payer_without_columns_pays_none_and_owes_none_later() -> None:
    here = give(table(EDITION), 0, gray=0, yellow=0)
    after = move(here, "pass ! 0 c1 r1")
    assert columns(after) == (0, 32)
    assert penalties(here, Aftermath(0, (Fallen("c1"),)))[0].columns == 0


def test_a_payer_with_only_yellow_pays_yellow() -> None:
    here = give(table(EDITION), 0, gray=0, yellow=2)
    after = move(here, "c0 > 120,-60 ! 0 r1")
    assert (after.supply(0).yellow, after.supply(1).yellow) == (1, 4)


def test_all_pieces_are_put_back() -> None:
    assert load_edition(EDITION).switches.repair == "everybody"
    assert load_edition(EDITION).switches.penalty == "per-owner"
    here = bob_built()
    quiet, loud = move(here, TURN), move(here, f"{TURN} ! 0 c2 r2 k1")
    assert loud.columns == quiet.columns
    assert loud.roads == quiet.roads
    assert loud.cars == quiet.cars
    assert loud.to_move == quiet.to_move == 1


def test_out_of_turn_it_costs_the_same() -> None:
    here = bob_built()
    after = move(here, "! 1 c0 r0")
    assert columns(after) == (33, 31)
    assert after.to_move == here.to_move


def test_each_time_costs_a_column() -> None:
    here = move(move(bob_built(), "! 0 c2"), "! 0 r2")
    assert columns(here) == (30, 34)


def test_a_nudge_costs_nothing_unless_the_table_says_so() -> None:
    nudged = Aftermath(0, (), (Nudged("c2", 5.0),))
    assert penalties(bob_built(), nudged) == ()
    strict = table(EDITION, house_rules={"nudge": 2.0})
    strict = span(strict, 1, (-200, 100, 5), (-320, 100, 4))
    assert [penalty.columns for penalty in penalties(strict, nudged)] == [1]
    assert penalties(strict, Aftermath(0, (), (Nudged("c2", 1.5),))) == ()


def test_the_column_paid_can_be_built_with() -> None:
    here = give(stand(table(EDITION), 1, -200, 100, 2), 1, gray=0, yellow=0)
    after = move(here, f"{TURN} ! 0 c1")
    assert after.supply(1).gray == 1
    assert move(after, f"{last(here)} -315,100 1").supply(1).gray == 0
