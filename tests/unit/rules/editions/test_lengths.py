"""How long a game takes: measured turns of every number of players, and a time that follows from them."""

from __future__ import annotations

import doctest

import msgspec
import pytest

from shuto.rules.editions import lengths
from shuto.rules.editions.edition import EDITION_IDS, load_edition


@pytest.mark.parametrize("name", EDITION_IDS)
def test_every_number_of_players_was_measured(name: str) -> None:
    edition = load_edition(name)
    fewest, most = edition.players
    assert sorted(lengths._turns()[name]) == [str(players) for players in range(fewest, most + 1)]


def test_minutes_follow_from_turns_and_an_unmeasured_edition_has_none() -> None:
    failed, tried = doctest.testmod(lengths)
    assert (failed, tried > 1) == (0, True)
    assert lengths.minutes(msgspec.structs.replace(load_edition("second-edition"), id="our-table")) is None
