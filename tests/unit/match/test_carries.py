"""Tables with hands, without any: what lands is played or begun, and the log brings it all back."""

from __future__ import annotations

from shuto.bots import LEVELS, profile
from shuto.match import events
from shuto.match.commands import Landing, Play, Undo
from shuto.match.events import Placed, PutBack
from shuto.match.settings import HandMode, HandSettings, MatchSettings, SeatSettings
from shuto.match.showing import table_view
from shuto.rules.records.notation import parse_turn
from shuto.rules.turn import Aftermath, Extend, Pass
from unit.match.by_hand import FIRST, again, code_of, happen, opened


def test_what_lands_is_played_with_the_carries_that_led_to_it() -> None:
    match, log = opened()
    event = happen(match, log, match.land(Landing(FIRST, "r2", Aftermath(0), (3, 4)), 0))
    assert event == events.Play(0, FIRST, None, (3, 4))
    assert match.position.to_move == 1
    assert again(log).carries == [(3, 4)]


def test_builds_need_the_hand_and_nothing_else_does() -> None:
    match, _ = opened()
    assert code_of(match, Play(1, FIRST), 0) == "needs-hand"
    assert code_of(match, Play(1, parse_turn("adjust c0 -115,-38 2")), 0) == "no-adjust"
    assert code_of(match, Play(1, Pass()), 0) == "illegal"  # by the rules: something can be built
    assert table_view(match).status.adjustable == ()


def test_a_build_of_several_pieces_goes_on_after_a_restart() -> None:
    match, log = opened(hand=HandSettings("steady", "everything"))
    moved = Extend(base=0, x=-114.0, y=-40.5, height=2)
    placed = happen(match, log, match.land(Landing(moved, "c2", Aftermath(0), (1,)), 0))
    assert placed == Placed(0, moved, "c2", (1,))
    loaded = again(log)
    view = table_view(loaded).status.begun
    assert view is not None
    assert (view.seat, view.placed, view.next, view.turn.x) == (0, ("c2",), "r2", -114.0)
    assert code_of(loaded, Play(2, Pass()), 0) == "unfinished"
    done = happen(loaded, log, loaded.land(Landing(moved, "r2", Aftermath(0), (2,)), 0))
    assert done == events.Play(0, moved, None, (1, 2))
    assert loaded.begun is None


def test_a_build_that_was_begun_is_taken_back_without_asking() -> None:
    match, log = opened(hand=HandSettings("steady", "everything"))
    happen(match, log, match.land(Landing(FIRST, "c2", Aftermath(0), (1,)), 0))
    assert happen(match, log, match.decide(Undo(2), 0)) == PutBack(0)
    assert again(log).begun is None


def test_whose_hand_trembles_how_much() -> None:
    seats = (SeatSettings("Ann"), SeatSettings("Kid", tremor="gentle"), SeatSettings("R", "bot", "random"))
    trembling: dict[HandMode, list[str]] = {
        "precise": ["none"] * 3,
        "steady": ["none", "gentle", "none"],
        "shaky": ["normal", "gentle", "normal"],
    }
    for mode, levels in trembling.items():
        settings = MatchSettings("four-player-fr", seats, hand=HandSettings(mode))
        assert [settings.tremor_of(seat) for seat in range(3)] == levels
        assert [settings.trembles(seat) for seat in range(3)] == [1.0, 1.0, profile("random").tremor]


def test_the_stronger_a_bot_the_calmer_its_hand() -> None:
    assert sorted(LEVELS, key=lambda name: profile(name).tremor, reverse=True) == list(LEVELS)
