"""Rematches: who sits where, who begins, what stays, and that there is only one."""

from __future__ import annotations

import pytest

from golden.counts import GAMES
from golden.transcript import read
from shuto.match import events
from shuto.match.commands import Rematch
from shuto.match.events import Created, TakenBack
from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.match.rematch import created_again, decide_rematch, new_seats, rematch_id
from shuto.match.settings import HandSettings, MatchSettings, SeatSettings
from shuto.match.showing.status import status_view

SEATS = (
    SeatSettings("Ann"),
    SeatSettings("Robo", "bot", "greedy"),
    SeatSettings("Cleo", colour="vermilion", tremor="wild"),
)


def over(*seats: SeatSettings) -> Match:
    """A match whose game is over."""
    record = read((GAMES / "four-player-de-3.txt").read_text("utf-8"))
    settings = MatchSettings(record.edition, seats or SEATS, record.house_rules, first=record.first)
    match = Match(Created(settings, tuple("h" + seat.name for seat in settings.seats), "2026-01-01T00:00:00+00:00", 2))
    for step in record.steps:
        seat = step.turn.player if step.turn is not None else None
        match.apply(events.Play(seat if seat is not None else match.position.to_move or 0, step.turn, step.aftermath))
    assert match.position.outcome is not None
    return match


def test_seats_move_on_by_one_and_keep_their_people() -> None:
    settings = MatchSettings(
        "four-player-de", SEATS, {"earned_car": "must"}, first=2, table=(900.0, 700.0), seed=5,
        hand=HandSettings("shaky", "everything"),
    )  # fmt: skip
    match = Match(Created(settings, ("hAnn", "", "hCleo"), "2026-01-01T00:00:00+00:00", 2))
    again = created_again(match, None, 77, "2026-01-02T00:00:00+00:00")
    names = [seat.name for seat in again.settings.seats]
    assert names == ["Robo", "Cleo", "Ann"]
    assert again.seat_hashes == ("", "hCleo", "hAnn")
    assert names[again.settings.first] == "Ann", "Cleo began, so the next player begins"
    assert [names[seat] for seat in new_seats(3)] == ["Ann", "Robo", "Cleo"]
    before, after = settings.colours(), again.settings.colours()
    assert [after[seat] for seat in new_seats(3)] == list(before), "everybody keeps their colour"
    assert [seat.tremor for seat in again.settings.seats] == [None, "wild", None]
    same = ("edition", "house_rules", "first", "table", "hand")
    assert all(getattr(again.settings, name) == getattr(settings, name) for name in same)
    assert again.settings.seed == 77
    assert Match(again).position.to_move is not None


def test_after_as_many_rematches_as_seats_everybody_sits_as_before() -> None:
    match = over()
    first = created_again(match, None, 0, "")
    again = created_again(Match(created_again(Match(first), None, 0, "")), None, 0, "")
    assert [seat.name for seat in again.settings.seats] == ["Ann", "Robo", "Cleo"]


def test_the_level_of_the_bots_may_change() -> None:
    again = created_again(over(), "careful", 0, "")
    assert [(seat.kind, seat.bot) for seat in again.settings.seats] == [
        ("bot", "careful"), ("human", "driver"), ("human", "driver"),
    ]  # fmt: skip


def test_first_request_counts_and_outlives_an_undo() -> None:
    match = over()
    event = decide_rematch(match, "abc", Rematch(), 2)
    assert event == events.Rematch(2, rematch_id("abc"))
    match.apply(event)
    assert decide_rematch(match, "abc", Rematch("careful"), 0) is event
    shown = status_view(match, match.position, revision=match.revision).rematch
    assert shown is not None
    assert (shown.match, shown.asked, shown.seats) == (rematch_id("abc"), 2, (2, 0, 1))
    match.apply(TakenBack(3))
    assert decide_rematch(match, "abc", Rematch(), 0) is event


def test_ids_look_like_those_of_other_matches_and_differ() -> None:
    found = {rematch_id(name) for name in ("a", "b", "", "x" * 500, rematch_id("a"))}
    assert len(found) == 5
    assert all(len(one) == 12 and set(one) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
               for one in found)  # fmt: skip


@pytest.mark.parametrize(("begun", "bot", "code"), [(True, None, "not-over"), (False, "hal", "no-such-bot")])
def test_refusals(begun: bool, bot: str | None, code: str) -> None:
    match = Match(Created(MatchSettings("four-player-de", SEATS), ("", "", ""), "", 2)) if begun else over()
    with pytest.raises(Refusal) as refused:
        decide_rematch(match, "abc", Rematch(bot), 0)
    assert refused.value.code == code
