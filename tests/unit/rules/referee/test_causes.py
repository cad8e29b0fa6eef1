"""Causes: one finding leads, what follows from it is folded under it, and what does not is a cause of its own."""

from __future__ import annotations

import pytest

from shuto.rules.position import Position
from shuto.rules.referee.causes import ROWS
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.verdict import Verdict
from shuto.rules.referee.views import verdict_view
from shuto.rules.setup import new_game
from tables import give, judged, lay, span, stand, table
from unit.rules.referee.fault_cases.case import Scene, scene

EDITION = "second-edition"  # starting columns at (0, -70) and (0, 70), ramps pointing away from the middle
ANN, BOB = 0, 1


@scene
def low_road() -> Position:
    """Bob's road of height 1 crosses Ann's way at x = 60."""
    return span(table(EDITION), BOB, (60, -130, 1), (60, -14, 1))


def two_roads(owner: int) -> Position:
    """Bob's road of height 2 crosses Ann’s way at x = 109, and one of the owner at x = 88."""
    return span(span(table(EDITION), BOB, (109, -130, 2), (109, -14, 2)), owner, (88, -130, 2), (88, -14, 2))


@scene
def bobs_two() -> Position:
    return two_roads(BOB)


@scene
def one_each() -> Position:
    return two_roads(ANN)


@scene
def closed() -> Position:
    """Ann's c2 has an off-ramp."""
    return lay(stand(table(EDITION), ANN, 200, 0, 1), ANN, "c2 > 320,0")


@scene
def highway() -> Position:
    """Ann's road from c2 to c3."""
    return span(table(EDITION), ANN, (200, 0, 1), (315, 0, 2))


@scene
def empty_city() -> Position:
    return new_game("rainbow-city")


@scene
def no_gray() -> Position:
    return give(low_road(), ANN, gray=0)


@scene
def one_gray() -> Position:
    return give(low_road(), ANN, gray=1)


@scene
def no_roads() -> Position:
    return give(low_road(), ANN, roads=0)


@scene
def no_yellow() -> Position:
    return give(closed(), ANN, yellow=0)


def folded(verdict: Verdict) -> list[tuple[str, ...]]:
    """The faults by cause, in order: the cause, then what follows from it."""
    return [tuple(str(one.fault) for one in (cause.finding, *cause.follows)) for cause in verdict.causes]


def test_every_fault_has_a_rank() -> None:
    assert {fault for row in ROWS for fault in row.faults} == set(Fault)


@pytest.mark.parametrize(
    ("here", "line", "expected"),
    [
        # out of roads or columns, nothing else matters
        (no_roads, "c0 60,-70 5", [
            ("not-enough-roads", "height-step", "end-sticks-out", "column-under-road", "touches-road")]),
        (no_gray, "c0 60,-70 0", [(
            "not-enough-gray", "height-below-one", "end-sticks-out", "column-under-road", "touches-road",
            "touches-road")]),
        # near miss: one gray column is left, so the place of a column matters, too
        (one_gray, "c0 60,-70 2", [
            ("not-enough-gray",), ("end-sticks-out", "column-under-road", "touches-road")]),
        # nothing can be built from here; but a junction without a yellow column could be built from nowhere
        (closed, "c2 310,10 4", [("base-point-closed", "height-step", "column-under-road", "touches-road")]),
        (no_yellow, "c2 310,10 4j", [
            ("base-point-closed", "column-under-road", "touches-road"), ("not-enough-yellow",)]),
        # a road touches another one because its column is too low; another height does not move it sideways
        (low_road, "c0 115,-70 0", [("height-below-one", "touches-road")]),
        (low_road, "c0 69,-160 0", [("height-below-one",), ("road-over-column",)]),
        # too near, the column has to move, whatever is in its way there; if only the road has to move, it stays there
        (low_road, "c0 70,-20 2", [(
            "end-sticks-out", "column-overlaps-column", "column-under-road", "road-over-column", "touches-road")]),
        (low_road, "c0 75,-142 2 / 0,-70 60,-134", [
            ("lie-length", "end-sticks-out", "road-over-column"), ("column-overlaps-column",)]),
        # pieces of one highway are one cause, pieces of two highways are two
        (bobs_two, "c0 125,-70 2", [("touches-road", "touches-road")]),
        (one_each, "c0 125,-70 2", [("touches-road",), ("touches-road",)]),
        # back to an own column
        (highway, "c3 205,5 3", [("closes-loop", "column-under-road", "road-over-column", "touches-road")]),
        # an area on a ramp touches it and is too close to it; too close to two highways is two causes
        (empty_city, "+ development-1 10,-60", [(
            "component-touches-piece", "component-touches-piece", "area-too-close", "area-too-close")]),
        (empty_city, "+ development-1 0,0", [("area-too-close",), ("area-too-close",)]),
        (empty_city, "+ tower 0,-60", [(
            "development-first", "needs-development-area", "component-touches-piece", "component-touches-piece")]),
        # a road that has to move is judged again with its cars; a car beyond its end is wrong on any road
        (bobs_two, "c0 125,-70 2 = 20 45 70", [("touches-road", "touches-road", "car-not-earned")]),
        (bobs_two, "c0 125,-70 2 = 200", [("touches-road", "touches-road"), ("car-not-on-road",)]),
    ],
)  # fmt: skip
def test_what_follows_from_what(here: Scene, line: str, expected: list[tuple[str, ...]]) -> None:
    verdict = judged(here(), line)
    assert folded(verdict) == expected
    assert verdict.reason.fault == expected[0][0]


def test_between_equals_the_larger_gap_leads() -> None:
    """The road sags toward its base point, so it is deeper inside the nearer of the two roads above it."""
    first, second = judged(one_each(), "c0 125,-70 2").causes
    assert first.finding.gap is not None
    assert second.finding.gap is not None
    assert first.finding.gap > second.finding.gap
    assert [one.finding.pieces[1].seat for one in (first, second)] == [BOB, ANN]


def test_the_browser_gets_the_leading_cause_first_and_what_each_finding_follows_from() -> None:
    view = verdict_view(judged(no_yellow(), "c2 310,10 4j"), "en", no_yellow())
    assert [(one.fault, one.cause) for one in view.findings] == [
        ("base-point-closed", None),
        ("column-under-road", 0),
        ("touches-road", 0),
        ("not-enough-yellow", None),
    ]


def test_no_columns_left_says_so() -> None:
    """A player without columns reads that, not that a column of height 0 does not exist."""
    bare = give(no_gray(), ANN, yellow=0)
    assert judged(bare, "c0 115,-70 0").reason.text() == "You have no columns left, so no column can be built."
    assert "gray" in judged(no_gray(), "c0 115,-70 0").reason.text()
