"""The list of moves has one entry for each step, also after a take-back, an adjustment, a fall or a load."""

from __future__ import annotations

import pytest

from golden.counts import GAMES
from golden.transcript import read
from shuto.match.events import Created, Fell, Play, TakenBack
from shuto.match.match import Match
from shuto.match.settings import MatchSettings, SeatSettings
from shuto.match.views.moves import MoveView, PaidView
from shuto.rules.records.notation import parse_step
from shuto.rules.records.record import Record
from shuto.rules.turn import Aftermath, Fallen
from unit.match.test_match import created


def after(match: Match, *lines: str) -> Match:
    """Play lines of notation, each by the player to move or by whoever knocked something over."""
    for line in lines:
        turn, aftermath = parse_step(line)
        seat = aftermath.by if turn is None and aftermath is not None else match.position.to_move
        assert seat is not None
        stated = turn.player if turn is not None and turn.player is not None else seat
        match.apply(Play(stated, turn, aftermath))
    return match


def test_an_entry_says_who_built_what() -> None:
    match = after(Match(created()), "c0 -115,-40 2", "c1 115,40 2j")
    assert match.history.moves == [
        MoveView(0, "column", height=2, pieces=("c2", "r2")),
        MoveView(1, "junction", height=2, pieces=("c3", "r3")),
    ]


def test_a_turn_that_is_taken_back_leaves_the_list() -> None:
    match = after(Match(created()), "c0 -115,-40 2", "c1 115,40 2")
    first = match.history.moves[0]
    match.apply(TakenBack(1))
    assert match.history.moves == [first]
    after(match, "c1 115,40 2j")
    assert [move.what for move in match.history.moves] == ["column", "junction"]


def test_an_adjustment_is_a_move_of_its_own_and_points_at_what_it_moved() -> None:
    match = after(Match(created("four-player-fr", "Ann", "Bob")), "c0 -115,-40 2", "0: adjust c0 -115,-38 2")
    assert match.history.moves[1] == MoveView(0, "adjust", height=2, pieces=("c2", "r2"))


def test_a_fall_is_told_with_what_was_paid_or_that_it_was_forgiven() -> None:
    match = after(Match(created()), "c0 -115,-40 2 ! 0 r1")
    (move,) = match.history.moves
    assert (move.what, move.fallen, move.paid, move.forgiven) == ("column", ("r1",), (PaidView(1, 1),), False)
    match.apply(Play(1, None, Aftermath(by=1, fallen=(Fallen("c0"),), forgiven=True)))
    assert match.history.moves[1] == MoveView(1, None, fallen=("c0",), forgiven=True)


def test_an_open_bill_is_no_move_yet() -> None:
    match = Match(created())
    fell = Aftermath(by=0, fallen=(Fallen("r1"),))
    match.apply(Fell(0, fell))
    assert match.history.moves == []
    match.apply(Play(0, None, fell))
    assert match.history.moves[0].fallen == ("r1",)


@pytest.mark.parametrize("game", ["mishaps-missions", "rainbow-city-4", "tower-doubles"])
def test_a_game_from_a_record_has_the_whole_list(game: str) -> None:
    record = read((GAMES / f"{game}.txt").read_text("utf-8"))
    match = loaded(record)
    assert len(match.history.moves) == len(record.steps)
    built = [move for move in match.history.moves if move.what in ("column", "junction", "off-ramp")]
    for seat in range(len(record.players)):
        on_ramp = 1
        assert sum(move.cars for move in built if move.seat == seat) == match.position.cars_placed(seat) - on_ramp
    roads = [piece for move in built for piece in move.pieces if piece.startswith("r")]
    assert roads == [road.id for road in match.position.roads if road.kind != "starting-ramp"]
    assert any(move.taken_from for move in match.history.moves) == (game == "tower-doubles")


def loaded(record: Record) -> Match:
    """A match with the steps of a record, as the server loads them."""
    seats = tuple(SeatSettings(name) for name in record.players)
    settings = MatchSettings(record.edition, seats, record.house_rules, record.first, record.table, record.car_types)
    match = Match(Created(settings, ("",) * len(seats), "2026-01-01T00:00:00+00:00", record.version))
    for turn, aftermath in ((step.turn, step.aftermath) for step in record.steps):
        seat = aftermath.by if turn is None and aftermath is not None else match.position.to_move
        match.apply(Play((turn.player if turn is not None else None) or seat or 0, turn, aftermath))
    return match
