"""Rainbow City: knocking pieces over with several players. Base rules section 9."""

from __future__ import annotations

import pytest

from city import city
from shuto.rules.editions.edition import load_edition
from shuto.rules.penalty import AftermathError, Penalty, penalties
from shuto.rules.position import Position
from shuto.rules.turn import Aftermath, Fallen
from tables import give, lay, move, turn_of

ANN, BOB, CLEO = 0, 1, 2
TURN = "c0 100,-120 2"


def columns(here: Position) -> tuple[int, ...]:
    return tuple(here.supply(seat).columns for seat in range(here.game.seats))


@pytest.mark.parametrize("fell", ["k1", "c1", "r1", "c1 r1 k1"])
def test_one_column_to_the_owner_whatever_the_number(fell: str) -> None:
    assert load_edition("rainbow-city").switches.penalty == "per-owner"
    after = move(city(3), f"{TURN} ! 0 {fell}")
    assert columns(after) == (26 - 2 - 1, 26 + 1, 26)


def test_one_to_each_owner_hit() -> None:
    after = move(city(3), f"{TURN} ! 0 c1 r1 k1 c2")
    assert columns(after) == (26 - 2 - 2, 27, 27)


def test_a_tall_column_is_one_as_well() -> None:
    here = lay(city(3), BOB, "c1 -135,-40 6j")
    assert penalties(here, Aftermath(ANN, (Fallen("c3"), Fallen("r3")))) == (Penalty(ANN, BOB, 7, 1),)


def test_own_pieces_cost_nothing() -> None:
    assert columns(move(city(3), f"{TURN} ! 0 c0 r0 k0")) == (24, 26, 26)


def test_gray_or_yellow_as_the_payer_chooses_for_each() -> None:
    after = move(city(3), f"{TURN} ! 0 c1 c2 ? 1:0g1y 2:1g0y")
    assert (after.supply(BOB).gray, after.supply(BOB).yellow) == (24, 3)
    assert (after.supply(CLEO).gray, after.supply(CLEO).yellow) == (25, 2)
    assert (after.supply(ANN).gray, after.supply(ANN).yellow) == (24 - 2 - 1, 1)


def test_one_owner_cannot_be_paid_twice_and_the_other_not_at_all() -> None:
    with pytest.raises(AftermathError):
        move(city(3), f"{TURN} ! 0 c1 c2 ? 1:2g0y")


@pytest.mark.parametrize(("by", "order"), [(ANN, (BOB, CLEO)), (BOB, (CLEO, ANN)), (CLEO, (ANN, BOB))])
def test_a_payer_with_one_column_gives_it_to_the_first_on_the_left(by: int, order: tuple[int, int]) -> None:
    here = give(turn_of(city(3), by), by, gray=0, yellow=1)
    due = penalties(here, Aftermath(by, tuple(Fallen(f"c{seat}") for seat in range(3))))
    assert [(one.owner, one.columns) for one in due] == [(order[0], 1), (order[1], 0)]


def test_all_pieces_are_put_back() -> None:
    assert load_edition("rainbow-city").switches.repair == "everybody"
    quiet, loud = move(city(3), TURN), move(city(3), f"{TURN} ! 0 c1 r1 k1 c2")
    assert (loud.columns, loud.roads, loud.cars) == (quiet.columns, quiet.roads, quiet.cars)
    assert loud.to_move == quiet.to_move == BOB
