"""Faults that only a snapshot can have: broken highways, too many pieces for the box; and several findings at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from shuto.rules.referee.faults import OF_POSITIONS, Fault
from shuto.rules.setup import new_game
from shuto.rules.snapshot.examine import examine
from shuto.rules.snapshot.pieces import SnapshotError, StatedSupply
from shuto.rules.snapshot.snapshot import PositionError, Snapshot
from shuto.text import LANGUAGES
from unit.rules.snapshot.scenes import car, changed, column, component, more, road, start

S = start()  # second edition, two players: c0 at (0, -70), c1 at (0, 70), ramps outward
DE = start("four-player-de")
TYPED = start("two-player-2024")
AHEAD = more(S, (column(0, 118, -70, 2),), (road(0, 2),))
FORK = more(S, (column(0, 118, -70, 2, True),), (road(0, 2),))
LEFT = road(0, None, toward=(-120.0, -70.0))


def supplied(seat: int, **left: Any) -> Snapshot:
    """The start with a different supply for one player."""
    return changed(S, supplies=tuple(StatedSupply(**left) if i == seat else StatedSupply() for i in range(2)))


@dataclass(frozen=True)
class Case:
    """`bad` cannot stand: it has this fault, these pieces, and no faults except `others`. `near` is a near miss."""

    fault: Fault
    pieces: tuple[str, ...]
    bad: Snapshot
    near: Snapshot
    others: set[Fault] = field(default_factory=set)

    def __str__(self) -> str:
        return " ".join((self.fault, *self.pieces))


CASES = (
    # a column to which no road leads, or only after a road leaves it
    Case(Fault.BROKEN_HIGHWAY, ("c2",), more(S, (column(0, 118, -70, 2),)), AHEAD),
    Case(
        Fault.BROKEN_HIGHWAY, ("c2",),
        more(S, (column(0, 118, -70, 2), column(0, 236, -70, 3)), (road(2, 3), road(0, 2))),
        more(S, (column(0, 118, -70, 2), column(0, 236, -70, 3)), (road(0, 2), road(2, 3))),
    ),
    # starting ramps: one each, up to a gray column of height 1
    Case(Fault.BROKEN_HIGHWAY, (), changed(S, columns=S.columns[:1], roads=S.roads[:1], cars=S.cars[:1]), S),
    Case(Fault.BROKEN_HIGHWAY, ("r0",), changed(S, columns=(column(0, 0, -70, 2), S.columns[1])), S),
    Case(Fault.BROKEN_HIGHWAY, ("r0",), changed(S, columns=(column(0, 0, -70, 2, True), S.columns[1])), S),
    Case(Fault.BROKEN_HIGHWAY, ("r0", "r2"), more(S, (column(0, 300, -70, 1),), (road(None, 2),)),
         changed(S, columns=(column(0, 300, -70, 1), S.columns[1]))),
    Case(Fault.CLOSES_LOOP, ("r2", "c0"), more(S, (), (road(None, 0, toward=(120.0, -70.0)),)), S,
         {Fault.BROKEN_HIGHWAY}),
    # one road into each column, one out of it, two out of a junction, all of one player
    Case(Fault.CLOSES_LOOP, ("r3", "c2"), more(AHEAD, (), (road(1, 2),)), AHEAD,
         {Fault.NO_SUCH_BASE_POINT, Fault.OUT_OF_REACH}),
    Case(Fault.NO_SUCH_BASE_POINT, ("r3",), more(AHEAD, (column(0, -118, -70, 2),), (road(0, 3),)),
         more(AHEAD, (column(0, 236, -70, 3),), (road(2, 3),))),
    Case(Fault.NO_SUCH_BASE_POINT, ("r2",), more(S, (column(1, 118, -70, 2),), (road(0, 2),)), AHEAD),
    Case(Fault.BASE_POINT_CLOSED, ("r3",), more(S, (column(0, 118, -70, 2),), (LEFT, road(0, 2))),
         more(S, (), (LEFT,))),
    Case(
        Fault.ALREADY_BRANCHED, ("r5",),
        more(FORK, (column(0, 236, -70, 1), column(0, 118, 48, 1), column(0, 118, -188, 1)),
             (road(2, 3), road(2, 4), road(2, 5))),
        more(FORK, (column(0, 236, -70, 1), column(0, 118, 48, 1)), (road(2, 3), road(2, 4))),
    ),
    # a starting ramp at another place can have the faults of any road
    Case(Fault.OFF_TABLE, ("r0",), changed(S, columns=(column(0, 0, -285, 1), S.columns[1])),
         changed(S, columns=(column(0, 0, -275, 1), S.columns[1]))),
    Case(Fault.OFF_TABLE, ("c0",), changed(S, columns=(column(0, -495, -285, 1), S.columns[1]),
                                           roads=(road(None, 0, toward=(0.0, 0.0)), S.roads[1])),
         changed(S, columns=(column(0, -485, -285, 1), S.columns[1]),
                 roads=(road(None, 0, toward=(0.0, 0.0)), S.roads[1]))),
    Case(Fault.COLUMN_OVERLAPS_COLUMN, ("c1", "c0"), changed(S, columns=(S.columns[0], column(1, 19, -70, 1)),
                                                            roads=(S.roads[0], road(None, 1, toward=(300.0, -70.0)))),
         changed(S, columns=(S.columns[0], column(1, 20, -70, 1)),
                 roads=(S.roads[0], road(None, 1, toward=(300.0, -70.0))))),
    # the box: columns change hands, roads and cars do not
    Case(Fault.MORE_THAN_IN_BOX, (), supplied(0, gray=30),
         changed(S, supplies=(StatedSupply(gray=30), StatedSupply(gray=28)))),
    Case(Fault.MORE_THAN_IN_BOX, (), supplied(1, yellow=4),
         changed(S, supplies=(StatedSupply(yellow=2), StatedSupply(yellow=4)))),
    Case(Fault.MORE_THAN_IN_BOX, (), supplied(0, roads=15), supplied(0, roads=14)),
    Case(Fault.MORE_THAN_IN_BOX, (), supplied(1, cars={"plain": 10}), supplied(1, cars={"plain": 9})),
    Case(Fault.MORE_THAN_IN_BOX, (), supplied(1, cars={"plain": 8, "sedan": 2}), supplied(1, cars={"plain": 9})),
    Case(Fault.CAR_TYPE_UNAVAILABLE, ("k2",), more(S, (), (), (car(1, 80, type="sedan"),)),
         more(S, (), (), (car(1, 80),))),
    Case(Fault.CAR_TYPE_UNAVAILABLE, ("k2",), more(TYPED, (), (), (car(0, 80, type="sedan"),)),
         more(TYPED, (), (), (car(0, 80, type="food-truck"),))),
    Case(Fault.COMPONENT_UNAVAILABLE, ("block",), more(S, components=(component("block", 300, 300),)), S),
    Case(
        Fault.COMPONENT_UNAVAILABLE, ("wedge",),
        more(DE, components=tuple(component(n, 150.0 * i, 300) for i, n in enumerate(("block", "slab", "wedge")))),
        more(DE, components=tuple(component(n, 150.0 * i, 300) for i, n in enumerate(("block", "slab")))),
    ),
)  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_cannot_stand(case: Case) -> None:
    found = examine(case.bad)
    named = [one for one in found if one.fault is case.fault and tuple(p.id for p in one.pieces) == case.pieces]
    assert named, found
    assert {one.fault for one in found} == {case.fault, *case.others}
    with pytest.raises(PositionError) as caught:
        case.bad.position()
    assert caught.value.findings == found
    assert all(one.text() in str(caught.value) for one in found)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_near_miss_can_stand(case: Case) -> None:
    assert examine(case.near) == ()
    assert Snapshot.of(case.near.position()).position() == case.near.position()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_is_said(case: Case, language: str) -> None:
    for one in examine(case.bad):
        text = one.text(language)
        assert text.strip()
        assert "{" not in text
        assert one.section == case.bad.game().edition.section(one.clause)


def test_every_fault_of_positions_is_here() -> None:
    assert {case.fault for case in CASES} >= OF_POSITIONS


def test_everything_is_reported_at_once() -> None:
    """Each broken piece, and each pair of pieces once."""
    columns = (
        column(0, 118, -70, 3),  # c2: one too high
        column(1, 118, 70, 2),  # c3: fine
        column(1, 118, 89, 2, True),  # c4: no road leads to it, and it overlaps c3
        column(0, 400, -70, 4),  # c5: out of reach
    )
    cars = (car(2, 60), car(2, 70), car(3, 115))  # k2 and k3 overlap, k4 extends over the end
    found = examine(more(S, columns, (road(0, 2), road(1, 3), road(2, 5)), cars))
    told = {(str(one.fault), *(piece.id for piece in one.pieces)) for one in found}
    assert told == {
        ("broken-highway", "c4"),
        ("height-step", "c2"),
        ("car-does-not-fit", "k3", "k2"),
        ("column-overlaps-column", "c3", "c4"),
        ("car-not-on-road", "k4"),
        ("out-of-reach", "r4", "c2"),
    }
    assert len(found) == len(told)
    assert not any(piece.kind.startswith("new-") for one in found for piece in one.pieces)


def test_pieces_may_be_stated_in_any_order() -> None:
    """Columns and cars keep their numbers. Only roads are in the order in which they were built."""
    usual = more(AHEAD, (column(0, 236, -70, 1),), (road(2, 3),), (car(2, 40), car(3, 60))).position()
    columns = tuple(reversed(Snapshot.of(usual).columns))
    last = len(columns) - 1
    roads = tuple(
        road(None if one.from_column is None else last - one.from_column, last - (one.to_column or 0))
        for one in Snapshot.of(usual).roads
    )
    cars = tuple(reversed(Snapshot.of(usual).cars))
    other = changed(Snapshot.of(usual), columns=columns, roads=roads, cars=cars).position()
    assert other.columns[0] == usual.columns[-1]._replace(id=other.columns[0].id)
    assert [one.start for one in other.roads] == [one.start for one in usual.roads]
    assert [one.road for one in other.cars] == ["r3", "r2", "r1", "r0"]
    assert Snapshot.of(other).position() == other
    assert [point.column for point in other.base_points(0)] == ["c0"]


def test_cars_are_named_as_they_are_stated() -> None:
    """Whatever row of the table a car has: k0 and k1 are on Ann's new road, which is laid after the ramps."""
    new = (car(2, 40), car(2, 50))
    flawed = changed(more(S, (column(0, 118, -70, 2),), (road(0, 2),)), cars=(*new, *S.cars))
    assert [tuple(piece.id for piece in one.pieces) for one in examine(flawed)] == [("k1", "k0")]


def test_an_invalid_game_raises_and_gives_no_findings() -> None:
    for change in ({"edition": "chess"}, {"house_rules": {"speed": 1}}, {"table": (1.0, 1.0)}, {"first": 5}):
        with pytest.raises(SnapshotError):
            examine(changed(S, **change))


def test_the_start_of_every_edition_stands() -> None:
    for edition, players in (("second-edition", 2), ("four-player-fr", 3), ("rainbow-city", 6)):
        assert examine(start(edition, players)) == ()
        assert start(edition, players).position() == new_game(edition, players)
