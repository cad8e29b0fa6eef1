"""Remedies: one legal turn that mends the leading cause, as close as possible to what the player wanted."""

from __future__ import annotations

import pytest

from shuto.rules.position import Position
from shuto.rules.records.notation import format_turn, parse_turn
from shuto.rules.referee.faults import OF_POSITIONS, Fault
from shuto.rules.referee.judge import judge
from shuto.rules.referee.remedies import REMEDIES, remedy, way_on
from shuto.rules.setup import new_game
from tables import give, lay, move, span, stand, table
from unit.rules.referee.fault_cases.case import Scene, scene

EDITION = "second-edition"  # starting columns at (0, -70) and (0, 70), ramps pointing away from the middle
ANN, BOB = 0, 1


@scene
def start() -> Position:
    return table(EDITION)


@scene
def no_yellow() -> Position:
    return give(start(), ANN, yellow=0)


@scene
def one_gray() -> Position:
    """Enough for a junction of height 2, not for a gray column of that height."""
    return give(start(), ANN, gray=1)


@scene
def high_end() -> Position:
    """Ann has four gray columns and no yellow one: too few for the end of height 7, enough for c0."""
    return give(stand(start(), ANN, 300, 0, 7), ANN, gray=4, yellow=0)


@scene
def closed() -> Position:
    """Ann's c2 has an off-ramp. Her starting column is another base point."""
    return lay(stand(start(), ANN, 200, 0, 1), ANN, "c2 > 320,0")


@scene
def low_bridge() -> Position:
    """Bob's road of height 2 crosses Ann's way to the right at x = 100."""
    return span(start(), BOB, (100, -130, 2), (100, -14, 2))


@scene
def two_ends() -> Position:
    """In this edition off-ramps start only from height 1. Ann's ends are c0 of height 1 and c2 of height 2."""
    return stand(table("two-player-2024"), ANN, 200, 0, 2)


@scene
def built() -> Position:
    return table(EDITION, 2, "c0 115,-70 2")


def bare(edition: str, **frame: bool) -> Position:
    """Ann has roads but no columns, and an open end of height 1."""
    return give(table(edition, 2, **frame), ANN, gray=0, yellow=0)


@pytest.mark.parametrize(
    ("here", "line", "kind", "changed"),
    [
        (start, "c0 115,-70 3", "lower", "2"),
        (start, "c0 115,-70 0", "higher", "2"),
        (start, "c0 115,-70 1j", "higher", "2j"),
        (no_yellow, "c0 115,-70 5j", "column", "2"),
        (one_gray, "c0 115,-70 4j", "lower", "2j"),
        (start, "c0 141.5,-70 2", "nearest", "2"),
        (start, "c0 400,-70 2", "nearest", "2"),  # a road in that direction, as far as it reaches
        (low_bridge, "c0 120.5,-70 2j", "higher", "3j"),  # over Bob's road
        (low_bridge, "c0 120.5,-70 2", "direction", "2"),  # a gray column cannot be higher
        (closed, "c2 115,-30 2", "base", "2"),  # from c0
        (high_end, "c2 390,0 6", "base", "2"),
        (two_ends, "c2 > 320,0", "column", "1"),
        (start, "c0 115,-70 2 = 60", "cars", "2"),
        (built, "adjust c0 141.5,-70 2", "nearest", "2"),
        (start, "pass", "build", ""),
    ],
)  # fmt: skip
def test_the_remedy_is_a_small_change(here: Scene, line: str, kind: str, changed: str) -> None:
    offered = remedy(here(), parse_turn(line))
    assert offered is not None
    assert offered.kind == kind
    assert judge(here(), offered.turn)
    assert changed in format_turn(offered.turn).split() or not changed


@pytest.mark.parametrize("line", ["c0 115,-70 2", "1: c1 115,70 2", "adjust c0 115,-70 2", "stop"])
def test_a_legal_turn_needs_none_and_what_must_be_waited_for_has_none(line: str) -> None:
    assert remedy(start(), parse_turn(line)) is None


@pytest.mark.parametrize(
    ("here", "kind"),
    [
        (bare(EDITION), "off-ramp"),
        (bare("four-player-fr"), "off-ramp"),
        (bare("two-player-2024"), "pass"),
        (bare("rainbow-city"), "pass"),
        (bare("rainbow-city", missions=True), "set-aside"),
        (give(bare(EDITION), ANN, roads=0), "pass"),
    ],
)
def test_without_columns_the_edition_says_what_is_left(here: Position, kind: str) -> None:
    """Whatever column is tried, the answer is the same, and it is legal."""
    for line in ("c0 115,-60 2", "c0 115,-60 0", "c0 500,0 9j"):
        offered = remedy(here, parse_turn(line))
        assert offered is not None
        assert offered.kind == kind
        assert judge(here, offered.turn)
    onward = way_on(here)
    assert onward is not None
    assert onward.kind == kind


def test_an_off_ramp_that_earns_a_car_is_offered_before_one_that_does_not() -> None:
    """Bob's road of height 3 is above only some of the directions from c0."""
    here = span(bare(EDITION), BOB, (-70, -130, 3), (-70, -14, 3))
    offered = way_on(here)
    assert offered is not None
    assert judge(here, offered.turn).earned == 2


@pytest.mark.compiled
def test_components_go_to_the_nearest_place_or_wait_for_the_development_areas() -> None:
    here = new_game("rainbow-city")
    offered = remedy(here, parse_turn("+ development-1 40,-60"))
    assert offered is not None
    assert offered.kind == "nearest"
    first = remedy(here, parse_turn("+ tower 200,200"))
    assert first is not None
    assert first.kind == "component"
    assert format_turn(first.turn) == "+ development-1 200,200"
    assert remedy(move(here, "+ development-1 200,200"), parse_turn("+ development-1 200,200")) is not None


def test_every_fault_that_a_player_can_mend_has_remedies() -> None:
    waits = {
        Fault.NOT_YOUR_TURN, Fault.WRONG_PHASE, Fault.STOP_NOT_ALLOWED, Fault.ADJUST_CLOSED, Fault.ADJUST_OTHER_TURN,
        Fault.ADJUST_DISTURBS,
    }  # fmt: skip
    assert set(REMEDIES) == set(Fault) - waits - OF_POSITIONS
