"""Seating: sitting down, leaving, kicking, bots, the host, starting by itself; and that a log restores all of it."""

from __future__ import annotations

import msgspec
import pytest

from shuto.match import commands, events
from shuto.match.commands import Play, SeatCommand
from shuto.match.events import Created, Event
from shuto.match.log import decode_event, encode_event
from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.match.rematch import created_again, seated_again
from shuto.match.seats.seating import Person, free_name
from shuto.match.settings import HandSettings, MatchSettings, SeatSettings
from shuto.match.showing.status import status_view
from shuto.match.showing.summary import headline_view
from shuto.match.views.table import StatusView
from shuto.rules.records.notation import parse_turn
from shuto.rules.turn import Aftermath, Fallen, Resign

ANN, BOB, CLEO = Person("a", "Ann", "sedan"), Person("b", "Bob"), Person("c", "Cleo")
OPEN = SeatSettings(kind="open")


class Table:
    """A match with its log, as a server has it."""

    def __init__(self, *seats: SeatSettings, substitutes: str | None = None, edition: str = "four-player-de") -> None:
        settings = MatchSettings(edition, seats or (OPEN, OPEN, OPEN), substitutes=substitutes).completed()
        self.log: list[Event] = [Created(settings, ("x",) * len(settings.seats), "2026", 2, ANN.id)]
        self.match = Match(self.log[0])  # type: ignore[arg-type]  # it is the creation

    def do(self, command: SeatCommand, seat: int, person: Person | None) -> Event | None:
        held = self.match.seating.held_by(None if person is None else person.id)
        event = self.match.decide_seat(command, seat, person, held)
        if event is not None:
            self.happen(event)
        return event

    def happen(self, event: Event) -> None:
        self.match.apply(event)
        self.log.append(event)

    def sit(self, *people: Person) -> Table:
        for seat, person in enumerate(people):
            self.do(commands.Sit(), seat, person)
        return self

    def play(self, line: str, seat: int) -> None:
        self.happen(self.match.decide(Play(self.match.revision, parse_turn(line)), seat))

    def refused(self, command: SeatCommand, seat: int, person: Person | None) -> str:
        with pytest.raises(Refusal) as refusal:
            self.do(command, seat, person)
        return refusal.value.code

    def names(self) -> list[str]:
        return [seat.name for seat in self.match.settings.seats]

    def states(self) -> list[str]:
        return [self.match.seating.state(seat) for seat in range(len(self.match.settings.seats))]

    def reloaded(self) -> Match:
        return Match.from_events(decode_event(encode_event(event)) for event in self.log)


def view(match: Match) -> object:
    return status_view(match, match.position, revision=match.revision)


def test_table_gathers_until_the_last_seat_is_taken() -> None:
    table = Table()
    assert table.names() == ["Seat 1", "Seat 2", "Seat 3"]
    table.sit(ANN, BOB)
    assert (table.states(), table.match.seating.gathering) == (["held", "held", "open"], True)
    assert status_view(table.match, table.match.position, revision=1).to_move is None
    assert headline_view(table.match).gathering
    with pytest.raises(Refusal) as refusal:
        table.play("c0 -115,-40 2", 0)
    assert refusal.value.code == "gathering"
    table.do(commands.Sit(), 2, CLEO)
    assert not table.match.seating.gathering
    assert table.names() == list(table.match.game.players) == ["Ann", "Bob", "Cleo"]
    assert view(table.match) == view(table.reloaded())


def test_only_the_holder_holds_a_seat_and_sitting_twice_changes_nothing() -> None:
    table = Table().sit(ANN, BOB)
    assert table.refused(commands.Sit(), 1, CLEO) == "seat-taken"
    assert table.refused(commands.Sit(), 0, None) == "no-player"
    assert table.refused(commands.Sit(), 7, CLEO) == "no-such-seat"
    assert table.refused(commands.Leave(), 1, ANN) == "not-your-seat"
    revision = table.match.revision
    assert table.do(commands.Sit(), 1, BOB) is None
    assert table.match.revision == revision
    assert [set(table.match.seating.held_by(one)) for one in "ab"] == [{0}, {1}]


def test_one_player_may_hold_several_seats_and_names_stay_apart() -> None:
    table = Table().sit(ANN, ANN, Person("z", "Ann"))
    assert table.names() == ["Ann", "Ann 2", "Ann 3"]
    assert table.match.seating.held_by("a") == {0, 1}
    assert free_name("x" * 40, ["x" * 40]) == "x" * 37 + " 2"


def test_a_seat_that_is_left_before_the_start_is_open_again() -> None:
    table = Table().sit(ANN, BOB)
    table.do(commands.Leave(), 1, BOB)
    assert (table.states(), table.names()[1]) == (["held", "open", "open"], "Seat 2")
    table.do(commands.Sit(), 1, CLEO)
    assert table.names()[1] == "Cleo"


def test_the_host_kicks_fills_and_starts_and_nobody_else() -> None:
    table = Table().sit(ANN, BOB)
    for command in (commands.Kick("a"), commands.Fill("random"), commands.Start("random"), commands.PassHost()):
        assert table.refused(command, 0, BOB) == "not-host"
    assert table.refused(commands.Kick("c"), 1, ANN) == "nobody-there", "somebody else sits there"
    table.do(commands.Kick("b"), 1, ANN)
    assert table.states() == ["held", "open", "open"]
    assert table.refused(commands.Sit(), 2, BOB) == "kicked", "the link still works for everybody else"
    table.do(commands.Fill("random"), 1, ANN)
    assert (table.states(), table.names()[1]) == (["held", "bot", "open"], "Random")
    assert table.refused(commands.Fill("hal"), 2, ANN) == "no-such-bot"
    assert table.refused(commands.Fill("random"), 0, ANN) == "seat-taken"
    table.do(commands.Kick(), 1, ANN)  # a bot, too
    assert table.states()[1] == "open"
    table.do(commands.Start("careful"), 0, ANN)
    assert (table.states(), table.names()) == (["held", "bot", "bot"], ["Ann", "Careful", "Careful 2"])
    assert table.refused(commands.Kick(), 1, ANN) == "started"
    assert table.refused(commands.Sit(), 1, BOB) == "started"
    assert view(table.match) == view(table.reloaded())


def test_the_host_passes_on() -> None:
    table = Table().sit(ANN, BOB, CLEO)
    table.do(commands.PassHost(), 2, ANN)
    assert table.match.seating.host == "c"
    table.do(commands.Leave(), 2, CLEO)
    assert table.match.seating.host == "a"
    alone = Table().sit(ANN)
    alone.do(commands.Leave(), 0, ANN)
    assert alone.match.seating.host is None
    alone.do(commands.Sit(), 1, BOB)
    assert alone.match.seating.host == "b"


def test_whoever_leaves_during_the_game_resigns_and_the_others_play_on() -> None:
    table = Table().sit(ANN, BOB, CLEO)
    while table.match.position.phase == "setup":
        table.play(f"+ {status_of(table).to_place[0]} {-350 + 120 * len(table.match.history.moves)},300", mover(table))
    first = mover(table)
    person = (ANN, BOB, CLEO)[first]
    table.do(commands.Leave(), first, person)
    assert table.states()[first] == "left"
    assert mover(table) == (first + 1) % 3
    assert table.match.humans == {0, 1, 2} - {first}
    assert table.match.history.recorder.steps[-1].turn == Resign(player=first)
    assert table.refused(commands.Leave(), first, person) == "not-your-seat"
    other = mover(table)
    table.do(commands.Leave(), other, (ANN, BOB, CLEO)[other])
    outcome = table.match.position.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", (3 - first - other,))
    told = status_of(table).outcome
    assert told is not None
    assert [place.reasons[0].message for place in told.places] == [
        "place-others-left", "place-resigned", "place-resigned",
    ]  # fmt: skip
    assert view(table.match) == view(table.reloaded())


def test_a_substitute_takes_over_if_the_table_agreed() -> None:
    table = Table(substitutes="greedy").sit(ANN, BOB, CLEO)
    table.do(commands.Leave(), 1, BOB)
    seat = table.match.settings.seats[1]
    assert (table.states()[1], seat.kind, seat.bot, seat.name) == ("bot", "bot", "greedy", "Bob")
    assert table.match.position.outcome is None
    assert table.match.history.recorder.steps == []


def test_a_resignation_is_not_taken_back() -> None:
    table = Table(OPEN, OPEN, OPEN, edition="four-player-fr").sit(ANN, BOB, CLEO)
    while table.match.position.phase == "setup":
        table.play(f"+ {status_of(table).to_place[0]} {-350 + 120 * len(table.match.history.moves)},300", mover(table))
    seat = mover(table)
    table.do(commands.Leave(), (seat + 1) % 3, (ANN, BOB, CLEO)[(seat + 1) % 3])
    with pytest.raises(Refusal) as refusal:
        table.match.decide(commands.Undo(table.match.revision), seat)
    assert refusal.value.code == "nothing-to-undo"


def test_a_bill_is_void_if_its_payer_leaves_and_stays_if_another_does() -> None:
    for leaver, owed in ((1, True), (0, False)):
        settings = MatchSettings("four-player-fr", (OPEN, OPEN, OPEN), hand=HandSettings("steady")).completed()
        rules = {"obstacles": "none"}
        table = Table()
        table.log = [Created(msgspec.structs.replace(settings, house_rules=rules), ("x",) * 3, "2026", 2, ANN.id)]
        table.match = Match.from_events(table.log)
        table.sit(ANN, BOB, CLEO)
        table.happen(events.Fell(0, Aftermath(0, (Fallen("c2"), Fallen("r2")))))
        table.do(commands.Leave(), leaver, (ANN, BOB, CLEO)[leaver])
        assert (table.match.bill is not None) is owed
        assert view(table.match) == view(table.reloaded())
        if owed:
            table.happen(table.match.decide(commands.Pay(table.match.revision), 0))
            assert mover(table) == 0
        else:
            assert mover(table) == 1


def test_tables_with_tokens_go_on_as_before() -> None:
    settings = MatchSettings("two-player-2024", (SeatSettings("Ann"), SeatSettings("Bob")))
    match = Match(Created(settings, ("ha", "hb"), "2026", 2))
    assert not match.seating.gathering
    assert not match.seating.by_players
    assert match.humans == {0, 1}
    with pytest.raises(Refusal) as refusal:
        match.decide_seat(commands.Sit(), 0, ANN, frozenset())
    assert refusal.value.code == "started"
    event = match.decide_seat(commands.Leave(), 0, None, frozenset({0}))
    assert event == events.Leave(0)
    match.apply(event)
    assert match.position.outcome is not None
    assert match.position.outcome.winners == (1,)
    assert match.decide_seat(commands.Leave(), 1, None, frozenset({1})) is None, "the game is over"


def test_rematch_seats_the_same_players_moved_on() -> None:
    table = Table(OPEN, OPEN, SeatSettings("Robo", "bot", "random")).sit(ANN, BOB)
    again = Match.from_events([created_again(table.match, None, 0, "2026"), *seated_again(table.match)])
    assert [seat.name for seat in again.settings.seats] == ["Bob", "Robo", "Ann"]
    assert [set(again.seating.held_by(one)) for one in "ab"] == [{2}, {0}]
    assert again.seating.host == "a"
    assert not again.seating.gathering
    table.do(commands.Leave(), 1, BOB)
    again = Match.from_events([created_again(table.match, None, 0, "2026"), *seated_again(table.match)])
    assert again.seating.gathering, "the seat of one who left is open"


def mover(table: Table) -> int:
    seat = table.match.position.to_move
    assert seat is not None
    return seat


def status_of(table: Table) -> StatusView:
    return status_view(table.match, table.match.position, revision=table.match.revision)


def test_a_family_of_joined_emoji_sits_down_twice() -> None:
    family = "👨‍👩‍👧‍👦" * 24
    table = Table().sit(Person("a", family), Person("b", family))
    assert table.names()[:2] == [family, f"{family} 2"]
    assert free_name("🇨🇭" * 40, ["🇨🇭" * 40]) == "🇨🇭" * 37 + " 2"
