"""Tables for tests: games played from lines of notation, and positions set up by hand.

`table` plays real turns, so everything on it is legal and paid for. The other helpers edit a copy of a
position to set a scene in a few lines: columns and roads free of charge, supplies, whose turn it is. An
edited position has forgotten what could still be adjusted; turns played after the edit can be.

    here = table("second-edition", 2, "c0 115,-30 2")   # play
    here = span(here, 1, (60, 100, 1), (60, -20, 2))    # a road of seat 1 between two columns, by hand
    here = give(turn_of(here, 0), 0, gray=1)            # seat 0 to move, one gray left
    verdict = judged(here, "c2 130,80 3")               # ask the referee
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from shuto.rules.kernels import layout as at
from shuto.rules.kernels.build import build, put_column
from shuto.rules.kernels.course import TO_MOVE
from shuto.rules.play import play, report
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_step, parse_turn
from shuto.rules.referee.builds import judge_assessed, placement_of
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.judge import judge
from shuto.rules.referee.verdict import Verdict
from shuto.rules.setup import new_game
from shuto.rules.turn import Extend, OffRamp

Spot = tuple[float, float, int]
"""A column: x, y, height."""

# Where components stand unless a test says otherwise: along the rim, out of everybody's way.
FAR_BUILDINGS = ("+ block -470,370", "+ slab 470,370", "+ rotunda 470,-370", "+ wedge -470,-370")
FAR_CITY = (
    "+ development-1 -450,350", "+ development-2 -350,350", "+ development-3 -250,350",
    "+ development-4 250,350", "+ development-5 350,350",
    "+ block -450,350", "+ slab -350,350", "+ rotunda -250,350", "+ tower 250,350",
    "+ airport 440,-360", "+ green -440,-360", "+ rainbow -320,-360",
)  # fmt: skip

# Faults a scene set by hand may have: it costs nothing and keeps no step of height.
_FREE = {
    Fault.HEIGHT_STEP,
    Fault.JUNCTIONS_OFF,
    Fault.NOT_ENOUGH_GRAY,
    Fault.NOT_ENOUGH_YELLOW,
    Fault.NOT_ENOUGH_ROADS,
}


def table(edition: str, players: int = 2, *lines: str, **frame: Any) -> Position:
    """A game with these lines of notation played; `frame` goes to new_game (house_rules=…, first=…).

    Buildings or the city are put along the rim unless the lines themselves place components.
    """
    position = new_game(edition, players, **frame)
    if not any(line.lstrip().startswith("+") for line in lines):
        position = settle(position)
    return moves(position, lines)


def settle(position: Position) -> Position:
    """Put every component that is still to be placed along the rim."""
    for line in FAR_CITY if position.game.switches.obstacles == "city" else FAR_BUILDINGS:
        if position.phase == "setup":
            position = move(position, line)
    return position


def moves(position: Position, lines: Iterable[str]) -> Position:
    """Play lines of notation one after the other."""
    for line in lines:
        position = move(position, line)
    return position


def move(position: Position, line: str) -> Position:
    """Play one line: a turn, an aftermath, or both ('c0 115,-30 2 ! 0 r1')."""
    turn, aftermath = parse_step(line)
    if turn is not None:
        return play(position, turn, aftermath)
    assert aftermath is not None
    return report(position, aftermath)


def judged(position: Position, line: str) -> Verdict:
    """The referee's verdict on a turn."""
    return judge(position, parse_turn(line))


def faults(position: Position, line: str) -> tuple[str, ...]:
    """The codes of what is wrong with a turn, in order; empty for a legal one."""
    return tuple(str(fault) for fault in judged(position, line).faults)


def gap(verdict: Verdict, fault: Fault | str, piece: str | None = None) -> float:
    """How many mm are missing according to the only finding of that fault (with that piece)."""
    found = [
        finding
        for finding in verdict.findings
        if finding.fault == fault and (piece is None or piece in [ref.id for ref in finding.pieces])
    ]
    assert len(found) == 1, f"{fault}: {verdict.findings}"
    assert found[0].gap is not None
    return found[0].gap


def crossed(verdict: Verdict) -> dict[str, tuple[str, str]]:
    """The roads crossed: id → ('over' or 'under', why it earns or not)."""
    return {one.road: ("over" if one.over else "under", one.why) for one in verdict.crossings}


def edited(position: Position) -> Position:
    """A copy with arrays of its own, for a test to change: `here.table`, `here.course`."""
    return replace(position, table=position.table.copy(), course=position.course.copy(), windows=())


def turn_of(position: Position, seat: int) -> Position:
    """The same table with that player to move."""
    here = edited(position)
    here.course.game[TO_MOVE] = seat
    return here


def give(
    position: Position,
    seat: int,
    *,
    gray: int | None = None,
    yellow: int | None = None,
    roads: int | None = None,
    cars: int | None = None,
) -> Position:
    """The same table with that player's supply set; what is not named stays. `cars`: where all are alike."""
    here = edited(position)
    supply = here.table.supplies[seat]
    for index, value in ((at.GRAY, gray), (at.YELLOW, yellow), (at.ROADS, roads)):
        if value is not None:
            supply[index] = value
    if cars is not None:
        assert not position.game.car_types, "cars of types: edit the supply by hand"
        supply[at.CARS] = cars
    return here


def without_columns(position: Position, *seats: int) -> Position:
    """The same, but these players have no columns left. They keep their roads."""
    for seat in seats:
        position = give(position, seat, gray=0, yellow=0)
    return position


def stand(position: Position, seat: int, x: float, y: float, height: int, junction: bool = False) -> Position:
    """The same table with one more column of that player, free of charge: an open end to build from.

    Its number is the next one: `position.columns[-1].id`.
    """
    here = edited(position)
    supplies = here.table.supplies.copy()
    put_column(here.table, here.game.law, seat, float(x), float(y), height, junction, -1)
    here.table.supplies[:] = supplies
    return here


def lay(position: Position, seat: int, line: str) -> Position:
    """The same table with a build of that player, out of turn and free of charge, without cars.

    Whatever the line says must be legal but for its cost and step of height.
    """
    turn = parse_turn(line)
    assert isinstance(turn, (Extend, OffRamp))
    verdict, assessment = judge_assessed(position, turn, seat)
    assert not set(verdict.faults) - _FREE, str(verdict.findings)
    assert assessment is not None
    here = edited(position)
    supplies = here.table.supplies.copy()
    build(here.table, here.game.law, placement_of(turn, seat), assessment)
    here.table.supplies[:] = supplies
    return here


def span(position: Position, seat: int, start: Spot, *ends: Spot) -> Position:
    """The same table with a highway of that player by hand: columns and the roads between them."""
    here = stand(position, seat, *start)
    for x, y, height in ends:
        base = here.columns[-1].id
        here = lay(here, seat, f"{base} {x:.2f},{y:.2f} {height}")
    return here
