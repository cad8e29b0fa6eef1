"""Faults of the order of play: whose turn, which phase, passing, setting aside, adjusting, stopping."""

from __future__ import annotations

from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from shuto.rules.setup import new_game
from tables import give, move, table
from unit.rules.referee.fault_cases.case import Case, scene

EDITION = "second-edition"


@scene
def start() -> Position:
    return table(EDITION)


@scene
def setting_up() -> Position:
    return new_game("four-player-de")


@scene
def almost_out_of_material() -> Position:
    """One gray and no yellow: after height 1 no column is possible, but an off-ramp is."""
    return give(table(EDITION), 0, gray=1, yellow=0)


@scene
def missions() -> Position:
    """Ann has nothing to build a column with. Only the supply matters here."""
    return give(table("rainbow-city", missions=True), 0, gray=0, yellow=0)


@scene
def one_yellow() -> Position:
    """A yellow alone builds no column, but a player who has one may build an off-ramp from height 1."""
    return give(table("rainbow-city", missions=True), 0, gray=0, yellow=1)


@scene
def no_columns() -> Position:
    return give(table("two-player-2024"), 0, gray=0, yellow=0)


@scene
def one_turn() -> Position:
    return table(EDITION, 2, "c0 115,-70 2")


@scene
def two_turns() -> Position:
    return table(EDITION, 2, "c0 115,-70 2", "c1 115,70 2")


@scene
def strict() -> Position:
    return table("two-player-2024", 2, "c0 115,-60 2")


@scene
def off_ramp_since() -> Position:
    """Ann built c2. Bob has since built an off-ramp between the two ramps, which closes no window."""
    return table(EDITION, 2, "c0 115,-70 2", "c1 > 100,0")


@scene
def may_stop() -> Position:
    """Ann needs one car to win and builds an off-ramp. The German book then lets Bob and Cleo choose."""
    here = give(table("four-player-de", 3), 0, cars=1)
    return move(here, f"c0 > {here.column(0).x + 120:.2f},{here.column(0).y:.2f}")


CASES = (
    Case(Fault.NOT_YOUR_TURN, start, "1: c1 115,70 2", "0: c0 115,-70 2"),
    Case(Fault.NOT_YOUR_TURN, one_turn, "0: c2 115,48 3", "1: c1 -115,70 2"),
    Case(Fault.NOT_YOUR_TURN, start, "9: c0 115,-70 2", "c0 115,-70 2"),
    Case(Fault.WRONG_PHASE, setting_up, "c0 115,-60 2", "+ block -470,370"),
    Case(Fault.WRONG_PHASE, setting_up, "pass", "+ block -470,370"),
    Case(Fault.WRONG_PHASE, start, "+ block -470,370", "c0 115,-70 2"),
    Case(Fault.PASS_WITH_LEGAL_BUILD, almost_out_of_material, "pass", "c0 > 120,-70"),
    Case(Fault.PASS_WITH_LEGAL_BUILD, missions, "pass", "aside"),
    Case(Fault.SET_ASIDE_NOT_ALLOWED, start, "aside", "c0 115,-70 2"),
    Case(Fault.SET_ASIDE_WITH_LEGAL_BUILD, one_yellow, "aside", "c0 > 120,-60"),
    Case(Fault.OFF_RAMP_WITHOUT_COLUMNS, missions, "c0 > 120,-60", "aside"),
    Case(Fault.OFF_RAMP_WITHOUT_COLUMNS, no_columns, "c0 > 120,-60", "pass"),
    Case(Fault.ADJUST_CLOSED, strict, "adjust c0 116,-60 2", "c1 115,60 2"),
    Case(Fault.ADJUST_CLOSED, two_turns, "0: adjust c0 116,-70 2", "1: adjust c1 116,70 2"),
    Case(Fault.ADJUST_CLOSED, start, "adjust c0 116,-70 2", "c0 116,-70 2"),
    Case(Fault.ADJUST_OTHER_TURN, one_turn, "adjust c0 116,-70 2j", "adjust c0 116,-70 2"),
    Case(Fault.ADJUST_OTHER_TURN, one_turn, "adjust c0 116,-70 3", "adjust c0 116,-70 2"),
    Case(Fault.ADJUST_OTHER_TURN, one_turn, "adjust c1 116,70 2", "adjust c0 116,-70 2"),
    Case(Fault.ADJUST_OTHER_TURN, one_turn, "adjust c0 > 116,-70", "adjust c0 116,-70 2"),
    Case(
        Fault.ADJUST_DISTURBS, off_ramp_since, "0: adjust c0 101,-8 2", "0: adjust c0 101,-18 2",
        pieces=("new-road", "c2"),
    ),
    Case(Fault.STOP_NOT_ALLOWED, start, "stop", "c0 115,-70 2"),
    Case(Fault.STOP_NOT_ALLOWED, may_stop, "2: stop", "1: stop", others=("not-your-turn",)),
)  # fmt: skip
