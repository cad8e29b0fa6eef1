"""Pieces kept from the last table equal those read from the new one, wherever the game goes."""

from __future__ import annotations

import msgspec
import pytest

from golden.counts import GAMES
from golden.transcript import read
from shuto.match.match import Match
from shuto.match.showing.table import change_between, table_view
from shuto.match.steps.pieces import PieceBook
from unit.match.steps.test_moves import after
from unit.match.test_match import created

FILES = ("mishaps-four-player-fr", "mishaps-missions", "four-player-de-4")


@pytest.mark.parametrize("name", FILES)
def test_kept_pieces_equal_those_read_anew(name: str) -> None:
    """Through a game with falls, adjustments and components, forward and back, by one step and by many."""
    positions = list(read((GAMES / f"{name}.txt").read_text("utf-8")).positions())
    book = PieceBook()
    for position in (*positions, *positions[::-1], *positions[::3]):
        assert book.pieces(position) == PieceBook().pieces(position)


def test_a_piece_that_has_not_changed_is_not_made_again() -> None:
    match = after(Match(created()), "c0 -115,-40 2")
    before = match.pieces.pieces(match.position)
    after(match, "c1 115,40 2j")
    now = match.pieces.pieces(match.position)
    assert len(now.roads) == len(before.roads) + 1
    assert all(old is new for old, new in zip(before.roads, now.roads, strict=False))


def test_a_road_that_is_gone_yields_no_change() -> None:
    """An off-ramp has no column: the road may be all that a take-back removes."""
    before = table_view(after(Match(created()), "c0 -115,-40 2"))
    assert change_between(before, msgspec.structs.replace(before, roads=before.roads[:-1])) is None
