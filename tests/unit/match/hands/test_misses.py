"""The cost of misses: nothing, the turn after three, or a column. The log restores the count."""

from __future__ import annotations

import pytest

from shuto.match import commands, events
from shuto.match.commands import Knock, Landing, Pay, Undo
from shuto.match.events import Created, Event, Fell, Missed
from shuto.match.hands.bills import bill_of
from shuto.match.match import Match
from shuto.match.settings import HandSettings, MatchSettings, MissRule, SeatSettings
from shuto.match.showing.table import table_view
from shuto.rules.penalty import AftermathError
from shuto.rules.play import play, play_step
from shuto.rules.records.notation import format_aftermath, parse_aftermath
from shuto.rules.turn import Aftermath, Fallen
from shuto.server.hands.endings import cost_of
from shuto.text import say
from unit.match.by_hand import BOTH, DOWN, FIRST, SECOND, again, code_of, happen, opened

LOST = Aftermath(0, pays=(), missed="turn")
CHARGED = Aftermath(0, pays=(), missed="column")


def at_table(rule: MissRule | None) -> tuple[Match, list[Event]]:
    return opened(hand=HandSettings("shaky", "everything", miss=rule))


def miss(match: Match, seat: int = 0, carries: tuple[int, ...] = (), by: Aftermath | None = None) -> Event | None:
    return match.land(Landing(None, "r2", by or Aftermath(seat), carries, missed=True), seat)


@pytest.mark.parametrize("rule", [None, "free"])
def test_free_misses_leave_no_trace(rule: MissRule | None) -> None:
    match, _ = at_table(rule)
    assert [miss(match) for _ in range(4)] == [None] * 4
    assert table_view(match).status.miss is None


def test_third_miss_ends_the_turn() -> None:
    match, log = at_table("turn")
    for left in (2, 1):
        assert happen(match, log, miss(match)) == Missed(0)
        match = again(log)
        view = table_view(match).status.miss
        assert view is not None
        assert (view.made, view.left, match.position.to_move) == (3 - left, left, 0)
    lost = happen(match, log, miss(match, carries=(1, 2, 3)))
    assert lost == events.Play(0, None, LOST, (1, 2, 3))
    for one in (match, again(log)):
        assert (one.position.to_move, one.misses, one.position.turns_played) == (1, 0, 1)
        assert one.history.moves[-1].missed == "turn"
        assert one.position.supply(0) == Match(log[0]).position.supply(0)  # type: ignore[arg-type]  # a log begins with Created


def test_lost_turn_is_no_pass() -> None:
    """Passes of all players end a game. Turns that were lost do not."""
    match, log = at_table("turn")
    for seat in (0, 1, 0, 1):
        for _ in range(3):
            happen(match, log, miss(match, seat))
    assert match.position.outcome is None
    assert match.position.to_move == 0


def test_begun_build_goes_back_when_the_turn_is_lost() -> None:
    match, log = at_table("turn")
    happen(match, log, match.land(Landing(FIRST, "c2", Aftermath(0), (1,)), 0))
    for _ in range(3):
        assert match.begun is not None
        happen(match, log, miss(match))
    assert match.begun is None
    assert again(log).begun is None
    assert len(match.position.columns) == 2


def test_misses_are_counted_anew_in_each_turn_and_after_taking_back() -> None:
    match, log = at_table("turn")
    happen(match, log, miss(match))
    for piece in ("c2", "r2"):
        happen(match, log, match.land(Landing(FIRST, piece, Aftermath(0)), 0))
    if match.begun is not None:
        happen(match, log, match.land(Landing(FIRST, "k2", Aftermath(0)), 0))
    assert (match.position.to_move, match.misses) == (1, 0)
    happen(match, log, miss(match, 1))
    assert match.misses == 1
    happen(match, log, match.decide(Undo(match.revision), 0, seats=BOTH))
    assert (match.position.to_move, match.misses) == (0, 0)


@pytest.mark.parametrize("forgiven", [False, True])
def test_miss_that_knocks_something_over_is_a_miss_however_its_bill_is_settled(*, forgiven: bool) -> None:
    """Wrecking never costs less than missing: forgiving the bill does not forgive the miss."""
    match, log = at_table("turn")

    def wreck() -> Event:
        fell = happen(match, log, miss(match, by=DOWN))
        assert isinstance(fell, Fell)
        assert fell.missed
        if forgiven:
            return happen(match, log, match.decide(commands.Forgive(match.revision, agree=True), 0, seats=BOTH))
        return happen(match, log, match.decide(Pay(match.revision), 0))

    for made in (1, 2):
        wreck()
        for one in (match, again(log)):
            assert (one.misses, one.position.to_move) == (made, 0)
    lost = wreck()
    assert isinstance(lost, events.Play)
    assert lost.aftermath is not None
    assert (lost.aftermath.missed, lost.aftermath.forgiven) == ("turn", forgiven)
    for one in (match, again(log)):
        assert (one.misses, one.position.to_move, one.history.moves[-1].missed) == (0, 1, "turn")


@pytest.mark.parametrize("forgiven", [False, True])
def test_wreck_costs_a_column_even_if_it_is_forgiven(*, forgiven: bool) -> None:
    match, log = at_table("column")
    before = match.position.supply(0).columns
    fell = happen(match, log, miss(match, by=DOWN))
    assert isinstance(fell, Fell)
    bill = sum(one.gray + one.yellow for one in bill_of(match.position, fell).pays)
    command = commands.Forgive(match.revision, agree=True) if forgiven else Pay(match.revision)
    happen(match, log, match.decide(command, 0, seats=BOTH))
    for one in (match, again(log)):
        assert before - one.position.supply(0).columns == (1 if forgiven else bill)


def test_bill_of_an_older_log_or_a_free_table_is_no_miss() -> None:
    match, log = at_table("turn")
    happen(match, log, Fell(0, DOWN))
    happen(match, log, match.decide(Pay(match.revision), 0))
    assert (match.misses, again(log).misses) == (0, 0)
    free = at_table("free")[0]
    fell = miss(free, by=DOWN)
    assert isinstance(fell, Fell)
    assert not fell.missed


def test_each_miss_costs_a_column_gray_first() -> None:
    match, log = at_table("column")
    before = match.position.supply(0)
    assert happen(match, log, miss(match, carries=(1,))) == events.Play(0, None, CHARGED, (1,))
    view = table_view(match).status.miss
    assert view is not None
    assert (view.made, view.left) == (1, None)
    after = again(log).position.supply(0)
    assert (after.gray, after.yellow, match.position.to_move) == (before.gray - 1, before.yellow, 0)
    assert match.position.supply(1) == Match(log[0]).position.supply(1)  # type: ignore[arg-type]  # a log begins with Created
    for _ in range(before.columns - 1):
        happen(match, log, miss(match))
    assert match.position.supply(0).columns == 0
    assert miss(match) is None


def test_players_cannot_claim_a_miss() -> None:
    match, _ = at_table("turn")
    assert code_of(match, Knock(1, LOST), 0) == "bad-aftermath"


def test_only_the_player_to_move_misses_and_only_without_a_turn() -> None:
    position = at_table("turn")[0].position
    with pytest.raises(AftermathError, match="not the turn of seat 1"):
        play_step(position, None, Aftermath(1, missed="turn"))
    with pytest.raises(AftermathError, match="was not missed"):
        play(position, FIRST, LOST)


def test_notation_of_a_miss() -> None:
    for aftermath in (LOST, CHARGED, Aftermath(1, (Fallen("c3"),), missed="turn")):
        assert parse_aftermath(format_aftermath(aftermath)) == aftermath
    assert format_aftermath(Aftermath(0, missed="turn")) == "! 0 missed:turn"


def test_record_with_a_lost_turn_replays() -> None:
    match, log = at_table("turn")
    for _ in range(3):
        happen(match, log, miss(match))
    happen(match, log, match.land(Landing(SECOND, None, Aftermath(1)), 1))
    assert match.history.recorder.record.final().course.game.tolist() == match.position.course.game.tolist()


def test_new_table_with_hands_states_its_rule() -> None:
    seats = (SeatSettings("Ann"), SeatSettings("Bob"))
    assert MatchSettings("two-player-2024", seats, hand=HandSettings("shaky")).completed().hand.miss == "turn"
    assert MatchSettings("two-player-2024", seats).completed().hand == HandSettings()
    chosen = MatchSettings("two-player-2024", seats, hand=HandSettings("steady", miss="free"))
    assert chosen.completed() == chosen
    old = Created(MatchSettings("two-player-2024", seats, hand=HandSettings("shaky")), ("a", "b"), "")
    assert Match(old).settings.hand.miss is None


def test_landing_with_a_bill_says_what_the_miss_costs() -> None:
    fell = Fell(0, DOWN, missed=True)
    assert cost_of(fell, "turn", 0, "en") == "Missed. 2 more misses end the turn."
    assert cost_of(fell, "turn", 2, "en") == say("en", "hand-miss-turn")
    assert cost_of(fell, "column", 0, "en") == say("en", "hand-miss-forgiven")
    assert cost_of(Fell(0, DOWN), "free", 0, "en") == ""
