"""Landings without physics: a landing is played or begins a build, and the log restores both."""

from __future__ import annotations

from shuto.bots import LEVELS, profile
from shuto.match import events
from shuto.match.commands import Landing, Play, Undo
from shuto.match.events import Placed, PutBack
from shuto.match.settings import HandMode, HandSettings, MatchSettings, SeatSettings
from shuto.match.showing.table import table_view
from shuto.rules.records.notation import parse_turn
from shuto.rules.turn import Aftermath, Extend, Pass
from unit.match.by_hand import FIRST, again, code_of, happen, opened


def test_landing_is_played_with_its_carries() -> None:
    match, log = opened()
    event = happen(match, log, match.land(Landing(FIRST, "r2", Aftermath(0), (3, 4)), 0))
    assert event == events.Play(0, FIRST, None, (3, 4))
    assert match.position.to_move == 1
    assert again(log).history.carries == [(3, 4)]


def test_only_builds_need_the_hand() -> None:
    match, _ = opened()
    assert code_of(match, Play(1, FIRST), 0) == "needs-hand"
    assert code_of(match, Play(1, parse_turn("adjust c0 -115,-38 2")), 0) == "no-adjust"
    assert code_of(match, Play(1, Pass()), 0) == "illegal"  # refused by the rules: Ann can build
    assert table_view(match).status.adjustable == ()


def test_begun_build_continues_after_a_restart() -> None:
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


def test_begun_build_is_put_back_without_consent() -> None:
    match, log = opened(hand=HandSettings("steady", "everything"))
    happen(match, log, match.land(Landing(FIRST, "c2", Aftermath(0), (1,)), 0))
    assert happen(match, log, match.decide(Undo(2), 0)) == PutBack(0)
    assert again(log).begun is None


def test_tremor_depends_on_mode_and_seat() -> None:
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


def test_stronger_bots_tremble_less() -> None:
    assert sorted(LEVELS, key=lambda name: profile(name).tremor, reverse=True) == list(LEVELS)
