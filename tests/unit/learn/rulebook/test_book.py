"""A rulebook: which clauses apply, and in which order."""

from __future__ import annotations

import pytest

from shuto.learn.rulebook.book import open_book, section_key
from shuto.rules.editions.clauses import Clause
from shuto.rules.editions.switches import HouseRuleError


def test_sections_sort_as_a_book_does() -> None:
    order = ["1-②", "1-③", "2", "2.1", "2.2", "3-①", "4-①", "4-②", "10", "10.1", "10-②", "M2", "M4", "additional rule"]
    shuffled = order[7:] + order[:7]
    assert sorted(shuffled, key=section_key) == order


def test_book_applies_missions_and_house_rules() -> None:
    book = open_book("rainbow-city", changes={"missions": True, "cars": 6})
    assert (book.switches.missions, book.switches.cars, book.switches.same_type) == (True, 6, "one-a-player")


def test_missions_need_a_box_that_has_them() -> None:
    with pytest.raises(HouseRuleError, match="second-edition has no mission rules"):
        open_book("second-edition", missions=True)


def test_a_box_for_two_states_neither_other_numbers_nor_missions() -> None:
    two, six = open_book("two-player-2024"), open_book("rainbow-city")
    assert "3 players" not in two.text(Clause.ALLOTMENT, "en")
    assert "3 players" in six.text(Clause.ALLOTMENT, "en")
    assert "mission" not in two.text(Clause.GOAL, "en")
    assert "mission" in six.text(Clause.GOAL, "en")
