"""Clocks: who runs when, increments, days, holidays, pauses, flags, down time; a log with times says it all."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shuto import new_game
from shuto.bots import ThriftyBot, play_game
from shuto.match import commands, events
from shuto.match.commands import AnswerPause, Claim, Pause, Play, Resume
from shuto.match.events import Created, Event
from shuto.match.log import decode_event, encode_event
from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.match.rematch import created_again
from shuto.match.seats.clock import DAY, Clock, ClockTurn
from shuto.match.seats.pausing import expired
from shuto.match.settings import AtZero, ClockSettings, MatchSettings, SeatSettings
from shuto.match.showing.status import status_view
from shuto.match.showing.summary import headline_view
from shuto.match.views.seats import ClockView
from shuto.rules.reasons.places import places
from shuto.rules.records.notation import parse_turn

START = 1_800_000_000_000
LINES = ("c0 -115,-40 2", "c1 115,40 2")
LIVE = ClockSettings(bank=60.0, increment=5.0)
SLOW = ClockSettings(kind="slow", days=3.0, holiday=2.0)


class Table:
    """A timed match with its log, as a server has it. The time stands still unless a test says otherwise."""

    def __init__(self, clock: ClockSettings = LIVE, *seats: SeatSettings, substitutes: str | None = None) -> None:
        seats = seats or (SeatSettings("Ann"), SeatSettings("Bob"))
        chosen = MatchSettings("two-player-2024", seats, clock=clock, substitutes=substitutes).completed()
        self.log: list[Event] = [Created(chosen, ("x",) * len(seats), "2027", 2, "a" if self._open(seats) else None)]
        self.times = [START]
        self.now = START
        self.match = Match.from_events(self.log, self.times)

    @staticmethod
    def _open(seats: tuple[SeatSettings, ...]) -> bool:
        return any(seat.kind == "open" for seat in seats)

    @property
    def clock(self) -> Clock:
        assert self.match.clock is not None
        return self.match.clock

    def wait(self, seconds: float) -> Table:
        self.now += round(seconds * 1000)
        return self

    def happen(self, event: Event) -> None:
        foreseen = self.match.foresee(event, self.now)
        self.match.apply(event, self.now)
        assert foreseen is None or foreseen == (self.match.position, self.clock.deadline)
        self.log.append(event)
        self.times.append(self.now)

    def play(self, seat: int) -> Table:
        self.happen(self.match.decide(Play(self.match.revision, parse_turn(LINES[seat])), seat))
        return self

    def do(self, command: commands.Command, seat: int, *seats: int) -> Event:
        event = self.match.decide(command, seat, seats=frozenset(seats))
        self.happen(event)
        return event

    def refused(self, command: commands.Command, seat: int) -> str:
        with pytest.raises(Refusal) as refusal:
            self.do(command, seat)
        return refusal.value.code

    def runs(self) -> int | None:
        return self.clock.runs

    def left(self) -> list[float]:
        """Seconds left by seat, now."""
        runs, passed = self.clock.runs, self.now - self.clock.at
        return [(ms - (passed if seat == runs else 0)) / 1000 for seat, ms in enumerate(self.clock.left)]

    def view(self) -> ClockView:
        found = status_view(self.match, self.match.position, revision=self.match.revision).clock
        assert found is not None
        return found


def test_a_clock_runs_for_the_seat_to_move_and_gets_its_increment_after_the_turn() -> None:
    table = Table()
    assert (table.runs(), table.clock.deadline) == (0, START + 60_000)
    table.wait(20).play(0)
    assert (table.runs(), table.left()) == (1, [45.0, 60.0])
    table.wait(10).play(1).wait(1)
    assert (table.runs(), table.left()) == (0, [44.0, 55.0])


def test_without_a_clock_nothing_runs() -> None:
    match = Match(
        Created(MatchSettings("two-player-2024", (SeatSettings("Ann"), SeatSettings("Bob"))), ("", ""), "2027")
    )
    assert match.clock is None
    for command in (Pause(1), Resume(1)):
        with pytest.raises(Refusal, match="no clock"):
            match.decide(command, 0)


def test_nothing_runs_while_the_table_gathers_or_a_bot_is_to_move() -> None:
    table = Table(LIVE, SeatSettings("Robo", "bot"), SeatSettings(kind="open"))
    assert table.runs() is None
    table.wait(1000).happen(events.Sit(1, "b", "Bob"))
    assert (table.runs(), table.clock.deadline) == (None, None)
    table.wait(30).play(0)
    assert (table.runs(), table.left()[1]) == (1, 60.0)


def test_taking_back_gives_no_time_back_and_no_increment_twice() -> None:
    table = Table()
    table.wait(20).play(0).wait(1)
    table.do(commands.Undo(table.match.revision), 0, 0, 1)
    assert (table.runs(), table.left()) == (0, [45.0, 59.0])
    table.wait(10).play(0)
    assert table.left() == [35.0, 59.0]
    table.wait(9).play(1)
    assert table.left() == [35.0, 55.0], "this turn is new"


def test_each_slow_turn_has_its_days_then_the_holiday_is_used() -> None:
    table = Table(SLOW)
    assert table.clock.deadline == START + 5 * DAY
    table.wait(4 * 86_400)
    assert expired(table.clock, table.now) is None
    table.play(0)
    assert (table.clock.left, table.clock.reserve) == ([0, 3 * DAY], [DAY, 2 * DAY])
    seat = table.view().seats[0]
    assert (seat.left, seat.reserve) == (0, DAY), "the view states both"
    table.wait(3.5 * 86_400).play(1)
    assert (table.clock.left, table.clock.reserve) == ([3 * DAY, 0], [DAY, 1.5 * DAY])


@pytest.mark.parametrize(("at_zero", "happens"), [("claim", events.Flag(0)), ("bot", events.Leave(0)), ("wait", None)])
def test_what_happens_at_zero_is_a_setting(at_zero: AtZero, happens: Event | None) -> None:
    table = Table(ClockSettings(bank=1.0, at_zero=at_zero))
    assert expired(table.clock, table.wait(0.999).now) is None
    assert expired(table.clock, table.wait(0.001).now) == happens
    if happens is None:
        assert table.wait(100).play(0).left()[0] == 10.0, "the game waits; the increment is all there is"
        return
    table.happen(happens)
    assert expired(table.clock, table.wait(1).now) is None, "it happens once"
    if at_zero == "bot":
        assert table.match.settings.seats[0].kind == "bot"
        assert table.match.position.outcome is None
        assert table.view().seats[0].out_of_time


def test_who_is_at_zero_may_be_claimed_by_the_others_until_they_play() -> None:
    table = Table(ClockSettings(bank=1.0))
    with pytest.raises(Refusal, match="no other clock"):
        table.match.claim(Claim(table.match.revision), 1)
    table.wait(1).happen(events.Flag(0))
    assert (table.view().claimable, table.clock.deadline) == (0, None)
    with pytest.raises(Refusal, match="no other clock"):
        table.match.claim(Claim(table.match.revision), 0)
    with pytest.raises(Refusal, match="revision"):
        table.match.claim(Claim(table.match.revision - 1), 1)
    claimed = table.match.claim(Claim(table.match.revision), 1)
    late = Match.from_events(table.log, table.times)
    late.apply(late.decide(Play(late.revision, parse_turn(LINES[0])), 0), table.now)
    with pytest.raises(Refusal, match="no other clock"):
        late.claim(Claim(late.revision), 1)
    table.happen(claimed)
    outcome = table.match.position.outcome
    assert outcome is not None
    assert (outcome.winners, table.runs(), table.clock.deadline) == ((1,), None, None)
    assert table.match.history.moves[-1].what == "out-of-time"
    recorder = table.match.history.recorder
    assert recorder.steps[-1].turn == parse_turn("0: out-of-time")
    told = [place.reasons[0].message for place in places(recorder.position, recorder.departures)]
    assert told == ["place-others-left", "place-out-of-time"]


def test_a_pause_needs_all_people_and_anybody_ends_it() -> None:
    table = Table()
    table.wait(10)
    assert table.do(Pause(table.match.revision), 0) == events.Pause(0, (0,))
    assert (table.view().pause_asked, table.view().pause_agreed) == (0, (0,))
    asked = table.match.revision
    assert table.runs() == 0, "not yet agreed"
    assert table.wait(5).do(AnswerPause(asked, agree=True), 1) == events.Paused()
    assert (table.runs(), table.clock.deadline, table.view().paused) == (None, None, True)
    assert table.wait(1000).refused(Play(table.match.revision, parse_turn(LINES[0])), 0) == "paused"
    assert table.refused(Pause(table.match.revision), 0) == "paused"
    table.do(Resume(table.match.revision), 1)
    assert table.refused(Resume(table.match.revision), 1) == "not-paused"
    assert (table.runs(), table.left()[0]) == (0, 45.0)


def test_a_refused_pause_may_be_asked_again_only_in_the_next_turn() -> None:
    table = Table()
    assert table.refused(AnswerPause(table.match.revision, agree=True), 1) == "no-pause-asked"
    table.do(Pause(table.match.revision), 0)
    table.do(AnswerPause(table.match.revision, agree=False), 1)
    assert table.view().pause_asked is None
    assert table.refused(Pause(table.match.revision), 0) == "pause-refused"
    table.play(0)
    table.do(Pause(table.match.revision), 0)
    assert table.do(Pause(table.match.revision), 1) == events.Paused(), "to ask as well is to agree"


def test_one_person_alone_pauses_at_once() -> None:
    table = Table(LIVE, SeatSettings("Ann"), SeatSettings("Robo", "bot"))
    assert table.do(Pause(table.match.revision), 0) == events.Paused()


def test_down_time_is_nobodys() -> None:
    table = Table()
    table.wait(10)
    since = table.now
    table.wait(3)
    table.happen(events.Down(since, table.now))
    assert table.wait(1).left() == [49.0, 60.0]
    table.happen(events.Down(START - 5000, START - 1000))
    assert table.left() == [49.0, 60.0], "what is over before the last event changes nothing"


def test_the_clock_of_the_server_may_go_wrong_but_never_backwards() -> None:
    table = Table()
    table.wait(-100).play(0)
    assert (table.match.at, table.left()[0]) == (START, 65.0)


def test_a_log_with_times_says_it_all_and_a_rematch_keeps_the_setting() -> None:
    table = Table(ClockSettings(bank=60.0, increment=5.0, at_zero="claim"))
    table.wait(20).play(0).wait(1)
    table.do(Pause(table.match.revision), 0)
    table.do(AnswerPause(table.match.revision, agree=True), 1)
    table.wait(7).do(Resume(table.match.revision), 0)
    table.happen(events.Down(table.now, table.now + 100))
    table.wait(60).happen(events.Flag(1))
    again = Match.from_events([decode_event(encode_event(event)) for event in table.log], table.times)
    assert again.clock is not None
    assert vars(again.clock) == vars(table.clock)
    assert created_again(again, None, 1, "2027").settings.clock == table.match.settings.clock


@pytest.mark.parametrize("clock", [LIVE, SLOW, None])
def test_what_a_turn_leads_to_is_known_before_it_is_stored(clock: ClockSettings | None) -> None:
    seats, bots, rng = (SeatSettings("Ann"), SeatSettings("Bob")), [ThriftyBot()] * 2, np.random.default_rng(3)
    record = play_game(new_game("two-player-2024"), bots, rng).record
    match = Match(Created(MatchSettings("two-player-2024", seats, clock=clock), ("x", "y"), "2027", 2), START)
    for number, step in enumerate(record.steps):
        assert match.position.to_move is not None
        assert step.turn is not None
        event = match.decide(Play(match.revision, step.turn), match.position.to_move)
        at = START + 5_000 * number
        foreseen = match.foresee(event, at)
        assert foreseen is not None
        headline = headline_view(match, foreseen.position)
        match.apply(event, at)
        assert foreseen == (match.position, None if match.clock is None else match.clock.deadline)
        assert headline == headline_view(match)
        assert match.foresee(event, at) is None, "it has happened"
    assert match.position.outcome is not None


@pytest.mark.parametrize("wrong", [{"bank": 0.0}, {"bank": 1e9}, {"increment": -1.0}, {"days": float("nan")}])
def test_impossible_clocks_are_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        ClockSettings(**wrong)  # type: ignore[arg-type]  # one field by name


def test_a_bot_at_zero_needs_a_bot() -> None:
    assert Table(ClockSettings(at_zero="bot")).match.settings.substitutes == "driver"
    assert Table(LIVE).match.settings.substitutes is None


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["turn", "undo", "pause", "resume", "down", "nothing"]),
        st.integers(0, 20_000),
        st.integers(0, 5_000),
    ),
    max_size=40,
)


@settings(max_examples=150, deadline=None)
@given(STEPS, st.sampled_from([LIVE, SLOW, ClockSettings(bank=30.0, increment=0.0)]))
def test_nobody_uses_time_that_did_not_pass(steps: list[tuple[str, int, int]], chosen: ClockSettings) -> None:
    clock, now, idle, number = Clock(chosen, 2, START), START, 0, 0
    clock.follow(ClockTurn(0, 0), 0, 0)
    used, grown = 0, 0
    for what, passed, down in steps:
        before = [clock.total(seat) for seat in (0, 1)]
        if clock.paused:
            idle += passed
        now += passed
        if what == "down":
            clock.skip(now, now + down)
            now += down
            idle += down
        clock.reckon(now)
        used += sum(before) - clock.total(0) - clock.total(1)
        after = [clock.total(seat) for seat in (0, 1)]
        assert all(new <= old for new, old in zip(after, before, strict=True))
        if what in ("pause", "resume"):
            clock.apply(events.Paused() if what == "pause" else events.Resume(0), 2)
        longest = clock._steps
        if what in ("turn", "undo") and not clock.paused:
            number = max(number + (1 if what == "turn" else -1), 0)
        clock.follow(ClockTurn(number, number % 2), number % 2, number)
        gained = [clock.total(seat) - old for seat, old in enumerate(after)]
        assert all(one >= 0 for one in gained)
        if number <= longest:
            assert gained == [0, 0], "an undo gives nothing"
        elif chosen.kind == "live":
            assert sorted(gained) == [0, round(chosen.increment * 1000)]
        grown += sum(gained)
    assert used <= now - START - idle
    assert clock.total(0) + clock.total(1) == 2 * (clock.full + clock.holiday) - used + grown
