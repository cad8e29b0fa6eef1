"""The referee answers every question with a verdict."""

from __future__ import annotations

import math
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuto.rules.ids import PieceId
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_turn
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.judge import judge
from shuto.rules.referee.naming.wording import standing_text
from shuto.rules.referee.survey import find_legal
from shuto.rules.referee.verdict import IllegalTurnError, Verdict
from shuto.rules.setup import new_game
from shuto.rules.turn import Adjust, Extend, Stop, Turn
from shuto.text import LANGUAGES
from tables import FAR_CITY, faults, give, judged, move, moves, span, stand, table
from unit.geometry.chance import examples
from unit.rules.strategies import turns


@cache
def positions() -> tuple[Position, ...]:
    """One position of every phase, with and without windows. Few options are left, so that judging a pass is fast."""
    over = move(table("two-player-2024", house_rules={"cars": 2}), "c0 > 120,-60")
    return (
        new_game("rainbow-city", 3),
        moves(new_game("rainbow-city"), FAR_CITY[:7]),
        table("second-edition", 2, "c0 115,-70 2", "c1 > 120,70", house_rules={"junctions": False}),
        give(table("four-player-de", 4), 0, gray=2, yellow=0),
        give(table("rainbow-city", missions=True), 0, gray=0, yellow=0),
        over,
    )


@given(st.integers(0, 5), turns)
@examples(150)
def test_any_turn_in_any_position_gets_a_verdict(which: int, turn: Turn) -> None:
    here = positions()[which]
    verdict = judge(here, turn)
    assert isinstance(verdict, Verdict)
    assert bool(verdict) == (not verdict.findings)
    for finding in verdict.findings:
        assert finding.text("de")
    if not verdict:
        with pytest.raises(IllegalTurnError):
            play(here, turn)


near = st.builds(
    Extend,
    base=st.integers(0, 3),
    x=st.floats(-160.0, 160.0),
    y=st.floats(-160.0, 160.0),
    height=st.integers(0, 5),
    junction=st.booleans(),
)


@given(st.integers(2, 4), near)
@examples(150)
def test_playing_and_judging_agree(which: int, turn: Extend) -> None:
    here = positions()[which]
    verdict = judge(here, turn)
    if verdict:
        after = play(here, turn)
        assert len(after.cars) == len(here.cars) + len(verdict.cars)
        assert len(after.columns) == len(here.columns) + 1
    else:
        with pytest.raises(IllegalTurnError) as caught:
            play(here, turn)
        assert caught.value.verdict.faults == verdict.faults


def test_every_player_who_is_named_must_be_the_one_to_move() -> None:
    here = table("second-edition")
    for player in (1, 2, 99, -1):
        verdict = judge(here, Extend(player=player, base=0, x=115.0, y=-70.0, height=2))
        assert Fault.NOT_YOUR_TURN in verdict.faults
    assert judged(here, "1: c1 115,70 2").seat == 1
    assert judged(here, "9: c1 115,70 2").seat == 0


def test_a_verdict_out_of_turn_still_says_what_else_is_wrong() -> None:
    verdict = judged(table("second-edition"), "1: c1 145,70 3")
    assert verdict.faults == ("not-your-turn", "height-step", "out-of-reach")
    assert verdict.crossings == ()


def test_after_the_end_everything_is_refused() -> None:
    here = move(table("two-player-2024", house_rules={"cars": 2}), "c0 > 120,-60")
    for line in ("c1 115,60 2", "1: c1 > 115,60", "pass", "aside", "stop", "+ block 0,0"):
        assert faults(here, line) == ("wrong-phase",)
    assert faults(here, "adjust c0 > 120,-61") == ("adjust-closed",)
    assert judged(here, "5: pass").seat == 5


# ---- adjusting: an adjustment for another player, or one that needs a missing piece, is refused and does not raise


def test_an_adjustment_that_names_another_player_inside_gets_a_verdict() -> None:
    here = table("second-edition", 2, "c0 115,-70 2")
    assert judged(here, "adjust 0: c0 116,-70 2")
    verdict = judge(here, Adjust(turn=Extend(player=1, base=0, x=116.0, y=-70.0, height=2)))
    assert isinstance(verdict, Verdict)
    assert not verdict


def earning() -> Position:
    """Ann's road earns a car (k2) below Bob's. Moved far to the left, it does not."""
    return span(table("second-edition"), 1, (100, 0, 5), (100, -120, 5))


def test_a_car_knocked_over_since_may_be_gone_after_adjusting() -> None:
    """Bob's turn since then named a car of Ann's that her adjusted road no longer earns."""
    here = moves(earning(), ["c0 115,-70 2", "c1 > -120,70 = - ! 1 k2"])
    verdict = judged(here, "0: adjust c0 80,10 2")
    assert isinstance(verdict, Verdict)
    assert verdict.faults == ("adjust-disturbs",)


def test_a_car_knocked_over_since_may_not_become_another_car() -> None:
    """As before, but Bob's own bonus car would get the number of Ann's, and Bob's penalty would be lost."""
    here = moves(earning(), ["c0 115,-70 2", "c1 > -120,70 ! 1 k2"])
    paid = here.supply(1).columns
    assert paid == 31
    adjust = "0: adjust c0 80,10 2"
    assert not judged(here, adjust) or move(here, adjust).supply(1).columns == paid


def test_an_aftermath_of_the_adjusted_turn_itself_may_name_its_car() -> None:
    here = move(earning(), "c0 115,-70 2 ! 0 k2")
    verdict = judged(here, "adjust c0 80,10 2")
    assert isinstance(verdict, Verdict)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_adjustment_disturbs_is_named(language: str) -> None:
    here = moves(earning(), ["c0 115,-70 2", "c1 > -120,70 = - ! 1 k2 ~c0=1"])
    text = judged(here, "0: adjust c0 80,10 2").findings[0].text(language)
    assert standing_text(here, PieceId("k2"), language) in text
    assert standing_text(here, PieceId("c0"), language) in text


def test_an_adjustment_must_be_legal_itself() -> None:
    here = table("second-edition", 2, "c0 115,-70 2")
    assert faults(here, "adjust c0 142,-70 2") == ("out-of-reach",)
    assert faults(here, "adjust c0 115,-70 2 = 60") == ("car-not-earned",)


def test_adjusting_again_and_again() -> None:
    here = table("second-edition", 2, "c0 115,-70 2", "adjust c0 116,-70 2", "adjust c0 117,-70 2")
    assert here == table("second-edition", 2, "c0 117,-70 2")
    assert here.to_move == 1
    assert (here.column(2).x, len(here.columns)) == (117.0, 3)


def test_what_happened_since_happens_again_after_adjusting() -> None:
    here = table("second-edition", 2, "c0 115,-70 2", "c1 > 120,70", "! 1 c0", "0: adjust c0 116,-71 2")
    assert here == table("second-edition", 2, "c0 116,-71 2", "c1 > 120,70", "! 1 c0")
    here = move(here, "1: adjust c1 > 120,75 ! 0 k1")
    assert here.supply(1).columns == 32 - 1 + 1


def test_seats_are_plain_numbers() -> None:
    """numpy integers cannot be encoded as JSON and print as np.int64(0)."""
    here = table("second-edition", 2, "c0 115,-70 2")
    assert type(judged(here, "adjust c0 116,-70 2").seat) is int
    assert type(here.windows[0].seat) is int


# ---- stopping


def test_stopping_needs_a_winner_and_a_book_that_leaves_the_choice() -> None:
    for edition, allowed in (("four-player-de", True), ("four-player-fr", False)):
        here = give(table(edition, 3), 0, cars=1)
        here = move(here, f"c0 > {here.column(0).x + 120:.2f},{here.column(0).y:.2f}")
        assert here.still_in == (1, 2)
        assert bool(judge(here, Stop())) == allowed
        assert not judge(here, Stop(player=2))
    assert faults(table("four-player-de", 3), "stop") == ("stop-not-allowed",)


def test_stopping_ends_the_game_and_its_aftermath_is_still_paid() -> None:
    here = give(table("four-player-de", 3), 0, cars=1)
    here = move(here, f"c0 > {here.column(0).x + 120:.2f},{here.column(0).y:.2f}")
    quiet, loud = move(here, "stop"), move(here, "stop ! 1 k2")
    assert quiet.outcome is not None
    assert (quiet.outcome.reason, quiet.outcome.winners) == ("stopped", (0,))
    assert loud.supply(1).columns == quiet.supply(1).columns - 1
    assert loud.outcome is not None
    assert loud.outcome.reason == "stopped"


# ---- passing and setting aside


def test_passing_where_nothing_fits_is_accepted() -> None:
    """Ann can only build an off-ramp. Bob's columns around hers and her own ramp leave no room for it."""
    here = give(table("second-edition"), 0, gray=0, yellow=0)
    ring = [math.radians(degrees) for degrees in (-30, 30, 90, 150, 210)]
    for turn in ring:
        here = stand(here, 1, 28.0 * math.cos(turn), -70.0 + 28.0 * math.sin(turn), 1)
    assert judged(here, "pass")
    assert find_legal(here, 0) is None
    gap = give(table("second-edition"), 0, gray=0, yellow=0)
    for turn in ring[1:]:
        gap = stand(gap, 1, 28.0 * math.cos(turn), -70.0 + 28.0 * math.sin(turn), 1)
    assert faults(gap, "pass") == ("pass-with-legal-build",)


def test_the_build_shown_instead_of_a_pass_is_legal() -> None:
    here = give(table("second-edition"), 0, gray=1, yellow=0)
    verdict = judged(here, "pass")
    assert judge(here, parse_turn(verdict.findings[0].args["turn"]))


def test_a_pass_is_played_and_counts() -> None:
    here = move(give(table("two-player-2024"), 0, roads=0), "pass")
    assert (here.to_move, here.turns_played) == (1, 1)
    assert here.has_last_chance(0)
    assert not here.has_last_chance(1)


def test_under_mission_rules_too_a_pass_needs_a_lack_of_room() -> None:
    here = give(table("rainbow-city", missions=True), 0, gray=2, yellow=0)
    verdict = judged(here, "pass")
    assert verdict.faults == ("pass-with-legal-build",)
    assert judge(here, parse_turn(verdict.findings[0].args["turn"]))


def test_setting_aside_under_mission_rules() -> None:
    here = table("rainbow-city", missions=True)
    assert faults(here, "aside") == ("set-aside-with-legal-build",)
    without_columns = give(here, 0, gray=0, yellow=0)
    assert judged(without_columns, "aside")
    assert faults(without_columns, "pass") == ("pass-with-legal-build",)
    assert move(without_columns, "aside").supply(0).roads == without_columns.supply(0).roads - 1
