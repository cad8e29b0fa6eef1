"""Penalties: what an aftermath costs, and impossible aftermaths."""

from __future__ import annotations

import pytest

from shuto.rules.penalty import AftermathError, Penalty, payments, penalties
from shuto.rules.play import report
from shuto.rules.position import Position
from shuto.rules.turn import Aftermath, Fallen, Nudged, Payment
from shuto.text import LANGUAGES
from tables import give, span, table


def three() -> Position:
    """Three players, a penalty for every piece. Bob has columns of 5 and 4, Cleo of 2 and 3."""
    here = span(table("four-player-fr", 3), 1, (-300, 100, 5), (-300, 218, 4))
    return span(here, 2, (300, 100, 2), (300, 218, 3))


def fell(by: int, *pieces: str) -> Aftermath:
    return Aftermath(by, tuple(Fallen(piece) for piece in pieces))


def test_one_for_each_disc_road_and_car() -> None:
    here = three()
    assert penalties(here, fell(0, "c3", "r3", "k1")) == (Penalty(0, 1, 7, 7),)
    assert penalties(here, Aftermath(0, (Fallen("c3", 2),))) == (Penalty(0, 1, 2, 2),)
    assert penalties(here, fell(0, "c0", "r0")) == ()


def test_owner_by_owner_from_the_payers_left() -> None:
    here = three()
    assert penalties(here, fell(0, "c5", "c4")) == (Penalty(0, 1, 4, 4), Penalty(0, 2, 2, 2))
    assert penalties(here, fell(1, "c5", "c0")) == (Penalty(1, 2, 2, 2), Penalty(1, 0, 1, 1))


@pytest.mark.parametrize(
    ("left", "paid"), [(0, (0, 0)), (1, (1, 0)), (2, (1, 1)), (3, (2, 1)), (4, (2, 2)), (5, (3, 2)), (9, (4, 2))]
)
def test_a_payer_with_too_few_columns_gives_one_each_in_turn(left: int, paid: tuple[int, int]) -> None:
    """The payer owes Bob 4 and Cleo 2."""
    here = give(three(), 0, gray=left, yellow=0)
    assert tuple(penalty.columns for penalty in penalties(here, fell(0, "c4", "c5"))) == paid


def test_gray_goes_first_then_yellow() -> None:
    here = give(three(), 0, gray=3, yellow=2)
    assert payments(here, fell(0, "c4", "c5")) == (Payment(1, 3, 0), Payment(2, 0, 2))
    assert payments(give(three(), 0, gray=0, yellow=0), fell(0, "c4")) == ()


def test_forgiven_costs_nothing_but_the_pieces_must_be_there() -> None:
    here = three()
    assert penalties(here, Aftermath(0, (Fallen("c3"),), forgiven=True)) == ()
    assert report(here, Aftermath(0, (Fallen("c3"),), forgiven=True)) == here
    with pytest.raises(AftermathError, match="no piece 'c77'"):
        penalties(here, Aftermath(0, (Fallen("c77"),), forgiven=True))


def test_nudges_count_where_the_table_says_so() -> None:
    strict = table("four-player-fr", 3, house_rules={"nudge": 2.0})
    assert penalties(strict, Aftermath(0, (), (Nudged("k1", 2.5), Nudged("k2", 1.5)))) == (Penalty(0, 1, 1, 1),)
    assert penalties(three(), Aftermath(0, (), (Nudged("k1", 50.0),))) == ()


def test_each_moved_disc_of_a_column_counts() -> None:
    """Bob's column c3 has five discs."""
    strict = table("four-player-fr", 3, house_rules={"nudge": 2.0})
    strict = span(strict, 1, (-300, 100, 5), (-300, 218, 4))
    assert penalties(strict, Aftermath(0, (), (Nudged("c3", 2.5, 1),))) == (Penalty(0, 1, 1, 1),)
    assert penalties(strict, Aftermath(0, (), (Nudged("c3", 2.5),))) == (Penalty(0, 1, 5, 5),)
    assert penalties(strict, Aftermath(0, (Fallen("c3", 2),), (Nudged("c3", 2.5, 3),))) == (Penalty(0, 1, 5, 5),)
    assert penalties(strict, Aftermath(0, (Fallen("c3", 2),), (Nudged("c3", 2.5),))) == (Penalty(0, 1, 5, 5),)
    assert penalties(strict, Aftermath(0, (Fallen("c3", 2),), (Nudged("c3", 1.5, 3),))) == (Penalty(0, 1, 2, 2),)
    with pytest.raises(AftermathError, match="c3 is 5 pieces, not 6"):
        penalties(strict, Aftermath(0, (Fallen("c3", 2),), (Nudged("c3", 2.5, 4),)))
    for twice in (
        Aftermath(0, (), (Nudged("c3", 2.5, 1), Nudged("c3", 2.5, 1))),
        Aftermath(0, (Fallen("c3"),), (Nudged("c3", 2.5),)),
    ):
        with pytest.raises(AftermathError, match="c3 is named twice"):
            penalties(strict, twice)


@pytest.mark.parametrize(
    ("aftermath", "complaint"),
    [
        (fell(3, "c0"), "no seat 3"),
        (fell(-1, "c0"), "no seat -1"),
        (fell(0, "c99"), "no piece 'c99'"),
        (fell(0, "r99"), "no piece 'r99'"),
        (fell(0, "k3"), "no piece 'k3'"),
        (fell(0, "x1"), "no piece 'x1'"),
        (fell(0, "c01"), "no piece 'c01'"),
        (fell(0, ""), "no piece ''"),
        (Aftermath(0, (), (Nudged("c99", 1.0),)), "no piece 'c99'"),
        (fell(0, "c1", "c1"), "c1 is named twice"),
        (Aftermath(0, (Fallen("c3", 6),)), "c3 is 5 pieces, not 6"),
        (Aftermath(0, (Fallen("r1", 2),)), "r1 is 1 pieces, not 2"),
        (Aftermath(0, (Fallen("c3"),), pays=()), "seat 0 pays 5 to seat 1, not what is stated"),
        (Aftermath(0, (), pays=(Payment(1, 1),)), "pays nothing, not"),
        (Aftermath(0, (Fallen("r1"),), pays=(Payment(1, 1), Payment(1, 0))), "not what is stated"),
        (Aftermath(0, (Fallen("r1"),), pays=(Payment(1, 2, -1),)), "has only 24 gray and 2 yellow"),
        (Aftermath(0, (Fallen("c3"),), pays=(Payment(1, 2, 3),)), "has only 24 gray and 2 yellow"),
    ],
)
def test_impossible_aftermaths(aftermath: Aftermath, complaint: str) -> None:
    with pytest.raises(AftermathError, match=complaint) as caught:
        report(three(), aftermath)
    said = {caught.value.text(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_stated_payments_are_handed_over_as_stated() -> None:
    here = three()
    after = report(here, Aftermath(0, (Fallen("c4"), Fallen("c5")), pays=(Payment(1, 3, 1), Payment(2, 1, 1))))
    assert (after.supply(0).gray, after.supply(0).yellow) == (here.supply(0).gray - 4, 0)
    assert (after.supply(1).gray, after.supply(1).yellow) == (here.supply(1).gray + 3, 3)
    assert (after.supply(2).gray, after.supply(2).yellow) == (here.supply(2).gray + 1, 3)
