"""The authority for a match: refusals with a reason, undo by consent, rebuilding from the log."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from shuto.match import events
from shuto.match.commands import AnswerUndo, Command, Knock, Play, Undo
from shuto.match.events import Created, Event, TakenBack
from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.match.settings import MatchSettings, SeatSettings
from shuto.match.showing.table import change_between, table_view
from shuto.rules.kernels.questions import Assessment
from shuto.rules.play import rule_on
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_turn
from shuto.rules.referee import builds
from shuto.rules.referee.builds import assess_build
from shuto.rules.referee.judge import judge
from shuto.rules.referee.survey import JUNCTION, survey
from shuto.rules.referee.views import verdict_view
from shuto.rules.turn import Aftermath, Build, Fallen, Payment, PlaceComponent, Turn

FIRST, SECOND = parse_turn("c0 -115,-40 2"), parse_turn("c1 115,40 2")


def created(edition: str = "two-player-2024", *names: str, bot: bool = False) -> Created:
    seats = tuple(SeatSettings(name) for name in names or ("Ann", "Bob"))
    if bot:
        seats = (*seats[:-1], SeatSettings("Robo", "bot"))
    return Created(MatchSettings(edition, seats), tuple("h" + seat.name for seat in seats), "2026-01-01T00:00:00+00:00")


def played(match: Match, *events: Event) -> Match:
    for event in events:
        match.apply(event)
    return match


def do(match: Match, line: str, seat: int) -> Event:
    event = match.decide(Play(match.revision, parse_turn(line)), seat)
    match.apply(event)
    return event


def test_a_turn_is_decided_then_applied() -> None:
    match = Match(created())
    event = match.decide(Play(1, FIRST), 0)
    assert match.position.turns_played == 0  # deciding changes nothing
    match.apply(event)
    assert match.position.turns_played == 1
    assert match.revision == 2


def test_only_a_legal_build_of_the_seat_to_move_is_ruled_on_at_once() -> None:
    match = Match(created())
    ruling = match.quick_ruling(Play(1, FIRST), 0)
    assert ruling is not None
    assert match.decide(Play(1, FIRST), 0, ruling=ruling) == match.decide(Play(1, FIRST), 0)
    assert match.quick_ruling(Play(1, FIRST), 1) is None  # it would be judged as a turn of seat 0
    assert match.quick_ruling(Play(1, msgspec.structs.replace(FIRST, player=1)), 0) is None
    assert match.quick_ruling(Play(2, FIRST), 0) is None
    assert match.quick_ruling(Play(1, parse_turn("c0 -115,-40 5")), 0) is None
    assert match.quick_ruling(Play(1, parse_turn("pass")), 0) is None


def test_a_legal_component_is_ruled_on_at_once() -> None:
    match = Match(created("rainbow-city"))
    there, outside = parse_turn("+ development-1 0,300"), parse_turn("+ development-1 9000,300")
    ruling = match.quick_ruling(Play(1, there), 0)
    assert ruling is not None
    assert match.decide(Play(1, there), 0, ruling=ruling) == match.decide(Play(1, there), 0)
    assert match.quick_ruling(Play(1, outside), 0) is None


def test_a_turn_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Turn] = []

    def counted(position: Position, turn: Build, seat: int) -> Assessment:
        asked.append(turn)
        return assess_build(position, turn, seat)

    monkeypatch.setattr(builds, "assess_build", counted)
    match, log = Match(created()), [created()]
    event = match.decide(Play(1, FIRST), 0)
    match.apply(event)
    assert asked == [msgspec.structs.replace(FIRST, player=0)]
    again = Match.from_events([*log, event])  # a log may be older than the rules, so it is judged
    assert len(asked) == 2
    assert again.position == match.position
    assert again.position.windows == match.position.windows
    assert again.verdict == match.verdict


def test_a_turn_that_comes_with_its_ruling_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match, other = Match(created()), Match(created())
    ruling = rule_on(match.position, FIRST)
    monkeypatch.setattr(builds, "assess_build", None)
    event = match.decide(Play(1, FIRST), 0, ruling=ruling)
    match.apply(event)
    monkeypatch.undo()
    assert event == other.decide(Play(1, FIRST), 0)
    other.apply(event)
    assert (match.position, match.verdict) == (other.position, other.verdict)
    assert match.position.windows == other.position.windows
    with pytest.raises(Refusal, match="revision 2"):
        match.decide(Play(1, FIRST), 0, ruling=ruling)


def test_only_the_last_decided_event_is_remembered() -> None:
    match, other = Match(created()), Match(created())
    first = match.decide(Play(1, FIRST), 0)
    match.decide(Play(1, parse_turn("c0 -115,-45 2")), 0)
    match.apply(first)
    other.apply(other.decide(Play(1, FIRST), 0))
    assert match.position == other.position
    assert match.history.recorder.record == other.history.recorder.record


@pytest.mark.parametrize(
    ("command", "seat", "code"),
    [
        (Play(7, FIRST), 0, "stale"),
        (Play(1, SECOND), 1, "illegal"),
        (Play(1, parse_turn("1: c1 115,40 2")), 0, "not-your-seat"),
        (Play(1, parse_turn("c0 -115,-40 3")), 0, "illegal"),
        (Play(1, FIRST, Aftermath(1, (Fallen("c1"),))), 0, "not-your-seat"),
        (Play(1, FIRST, Aftermath(0, (Fallen("c9"),))), 0, "bad-aftermath"),
        (Knock(1, Aftermath(0, (Fallen("r99"),))), 0, "bad-aftermath"),
        (Knock(1, Aftermath(0, (Fallen("c1"),), forgiven=True)), 0, "not-all-agree"),
        (Play(1, FIRST, Aftermath(0, (Fallen("c1"),), forgiven=True)), 0, "not-all-agree"),
        (Undo(1), 0, "nothing-to-undo"),
        (AnswerUndo(1, True), 0, "no-undo-asked"),
    ],
)
def test_refusal_has_a_code_and_changes_nothing(command: Command, seat: int, code: str) -> None:
    match = Match(created())
    before = match.position
    with pytest.raises(Refusal) as refused:
        match.decide(command, seat)
    assert refused.value.code == code
    assert match.position is before
    assert match.revision == 1
    if code == "illegal":
        assert refused.value.verdict is not None
        assert refused.value.verdict.findings


def test_client_with_all_seats_can_forgive_for_all() -> None:
    free = Aftermath(0, (Fallen("c1"),), forgiven=True)
    around_one_screen = Match(created()).decide(Knock(1, free), 0, seats=frozenset({0, 1}))
    against_a_bot = Match(created(bot=True)).decide(Knock(1, free), 0)
    assert around_one_screen == against_a_bot == events.Play(0, None, free)


def test_match_with_an_unknown_bot_can_still_be_loaded() -> None:
    seats = (SeatSettings("Ann"), SeatSettings("Robo", "bot", "of a package that was removed"))
    settings = MatchSettings("two-player-2024", seats)
    assert msgspec.json.decode(msgspec.json.encode(settings), type=MatchSettings) == settings
    with pytest.raises(ValueError, match="no bot 'of a package that was removed'"):
        settings.check_bots()


def test_turn_out_of_order_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Match(created()).decide(Play(1, SECOND), 1)
    assert refused.value.verdict is not None
    assert "not-your-turn" in refused.value.verdict.faults


def test_log_rebuilds_the_match() -> None:
    first = created("four-player-fr", "Ann", "Bob")
    match = Match(first)
    log: list[Event] = [first, do(match, "c0 -115,-40 2", 0), do(match, "c1 115,40 2", 1)]
    knocked = match.decide(Knock(match.revision, Aftermath(0, (Fallen("c1"),), pays=(Payment(1, 1),))), 0)
    match.apply(knocked)
    log.append(knocked)
    wire = [msgspec.json.encode(event) for event in log]
    again = Match.from_events(msgspec.json.decode(event, type=Event) for event in wire)
    assert again.position == match.position
    assert again.revision == match.revision == 4
    assert again.history.recorder.record == match.history.recorder.record
    assert match.position.supply(1).gray == 28


def test_undo_needs_the_consent_of_all_other_people() -> None:
    match = Match(created("four-player-fr", "Ann", "Bob"))
    do(match, "c0 -115,-40 2", 0)
    asked = match.decide(Undo(match.revision), 0)
    assert asked == events.Undo(0, 0, (0,))
    match.apply(asked)
    refused = match.decide(AnswerUndo(match.revision, False), 1)
    assert refused == events.AnswerUndo((1,), agree=False)
    match.apply(refused)
    match.apply(match.decide(Undo(match.revision), 0))
    granted = match.decide(AnswerUndo(match.revision, True), 1)
    assert granted == TakenBack(0)
    match.apply(granted)
    assert match.position == Match(created("four-player-fr", "Ann", "Bob")).position
    assert match.history.seats == []


def test_consent_is_collected_and_stored_in_the_log() -> None:
    first = created("four-player-fr", "Ann", "Bob", "Cleo")
    match = Match(first)
    placed = match.decide(Play(1, PlaceComponent(component="block", x=200.0, y=200.0)), 2)
    match.apply(placed)
    log: list[Event] = [first, placed]
    for command, seat in ((Undo(2), 2), (AnswerUndo(3, True), 1)):
        log.append(match.decide(command, seat))
        match.apply(log[-1])
    assert log[-1] == events.AnswerUndo((1,))
    again = Match.from_events(log)  # as after a restart
    assert table_view(again).status.undo_agreed == (1, 2)
    assert again.decide(AnswerUndo(4, True), 0) == TakenBack(0)
    assert again.decide(AnswerUndo(3, True), 0) == TakenBack(0)  # sent at an older revision than the other answer


def test_undo_also_takes_back_the_bots_turn() -> None:
    match = Match(created(bot=True))
    do(match, "c0 -115,-40 2", 0)
    do(match, "c1 115,40 2", 1)
    assert match.decide(Undo(match.revision), 0, seats=frozenset({0})) == TakenBack(0)


def test_undo_needs_no_consent_if_one_client_holds_all_seats() -> None:
    match = Match(created())
    do(match, "c0 -115,-40 2", 0)
    do(match, "c1 115,40 2", 1)
    assert match.decide(Undo(match.revision), 1, seats=frozenset({0, 1})) == TakenBack(1)


def test_next_turn_ends_an_undo_request() -> None:
    match = played(Match(created()), events.Play(0, FIRST), events.Undo(0, 0), events.Play(1, SECOND))
    assert match.undoing.asked is None


def test_created_must_be_the_first_event_and_only_once() -> None:
    with pytest.raises(ValueError, match="begins"):
        Match.from_events([events.Play(0, FIRST)])
    with pytest.raises(ValueError, match="once"):
        Match(created()).apply(created())


def test_every_seat_has_its_own_colour() -> None:
    chosen = MatchSettings("two-player-2024", (SeatSettings("Ann", colour="blue"), SeatSettings("Bob")))
    assert chosen.colours() == ("blue", "vermilion")
    with pytest.raises(ValueError, match="colour"):
        MatchSettings("two-player-2024", (SeatSettings("Ann", colour="blue"), SeatSettings("Bob", colour="blue")))


def test_change_contains_what_the_new_table_adds() -> None:
    match = Match(created())
    before = table_view(match)
    do(match, "c0 -115,-40 2", 0)
    after = table_view(match)
    change = change_between(before, after)
    assert change is not None
    assert [column.id for column in change.columns] == ["c2"]
    assert [road.id for road in change.roads] == ["r2"]
    assert change.status == after.status


def test_change_may_only_alter_the_sides_of_existing_roads() -> None:
    match = Match(created("four-player-fr", "Ann", "Bob"))
    do(match, "c0 -115,-40 2", 0)
    before = table_view(match)
    ring = survey(match.position, 1, kinds=[(2, JUNCTION), (3, JUNCTION)])
    crossing = ring.turn(*np.argwhere(ring.cars > 0)[0].tolist())
    match.apply(match.decide(Play(match.revision, crossing), 1))
    change = change_between(before, table_view(match))
    assert change is not None
    assert change.sides
    assert all(road.over or road.under for road in change.sides)


def test_adjustment_yields_no_change() -> None:
    match = Match(created("four-player-fr", "Ann", "Bob"))
    do(match, "c0 -115,-40 2", 0)
    before = table_view(match)
    match.apply(match.decide(Play(match.revision, parse_turn("adjust c0 -115,-38 2")), 0))
    assert change_between(before, table_view(match)) is None


def test_verdict_is_shown_in_the_readers_language() -> None:
    match = Match(created())
    verdict = judge(match.position, parse_turn("c0 -115,-40 3"))
    assert "Höhe" in verdict_view(verdict, "de", match.position).findings[0].text


def test_nobody_floods_the_others_with_requests_to_take_back() -> None:
    match = Match(created("four-player-fr", "Ann", "Bob"))
    do(match, "c0 -115,-40 2", 0)
    for _ in range(2):
        match.apply(match.decide(Undo(match.revision), 0))
        with pytest.raises(Refusal, match="asked already"):
            match.decide(Undo(match.revision), 0)
        match.apply(match.decide(AnswerUndo(match.revision, False), 1))
    with pytest.raises(Refusal, match="refused this twice") as refusal:
        match.decide(Undo(match.revision), 0)
    assert refusal.value.code == "undo-refused"
    do(match, "c1 115,40 2", 1)
    assert match.decide(Undo(match.revision), 1) == events.Undo(1, 1, (1,)), "another turn may be asked for"
