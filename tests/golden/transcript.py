"""A game as text for people: every turn with what it crosses, earns and places, what is left, who is out.

The lines that begin with `>` are the game, in notation. All other lines follow from them. `transcript` writes a file
again from its own turns, so that the file can be compared with what the referee says now.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from shuto.rules.difference import difference
from shuto.rules.ids import PieceId
from shuto.rules.missions import score_sheets
from shuto.rules.penalty import penalties
from shuto.rules.pieces import Column, Road
from shuto.rules.position import Position
from shuto.rules.reasons.places import Departures, departures, place_text, places
from shuto.rules.records.notation import format_step, number
from shuto.rules.records.reading import load_record
from shuto.rules.records.record import Record, RecordError, StepRecord, play_stage
from shuto.rules.referee.verdict import Verdict
from shuto.rules.setup import start
from shuto.rules.turn import Adjust

HEAD = (
    "# A golden playthrough. The lines that begin with > are the game; every other line follows from them.",
    "# To write it anew from its own turns: python tests/golden/make.py",
)
CLOSE = 0.011
"""Numbers are rounded to 0.01 mm. The last bit of a float may differ on another machine and change the rounding."""
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def read(text: str) -> Record:
    """The game in a file: its set-up and its turns."""
    setup, _, body = text.partition("\n\n")
    turns = [line.removeprefix("> ") for line in body.splitlines() if line.startswith("> ")]
    return load_record("\n".join([setup, *turns]).encode())


def transcript(record: Record) -> list[str]:
    """The lines of the whole file."""
    return list(_lines(record))


def _lines(record: Record) -> Iterator[str]:
    setup = Record(
        version=record.version,
        edition=record.edition,
        players=record.players,
        first=record.first,
        house_rules=record.house_rules,
        table=record.table,
        car_types=record.car_types,
    )
    yield from HEAD
    yield from setup.to_text().splitlines()
    yield ""
    position = start(record.game())
    left: Departures = {}
    yield "start"
    yield from _standing(position)
    yield from (_supply(position, seat) for seat in range(position.game.seats))
    for count, step in enumerate(record.steps, 1):
        yield ""
        yield _title(position, step)
        yield f"> {format_step(step.turn, step.aftermath)}"
        try:
            after, verdict = _played(position, step, count)
        except RecordError as error:
            yield f"  refused: {error}"
            return
        yield from _said(verdict, after)
        yield from _changes(position, after, step)
        left = departures(left, position, after, step.turn)
        position = after
    yield ""
    yield from _ending(position, left)


def _played(position: Position, step: StepRecord, count: int) -> tuple[Position, Verdict | None]:
    stage = play_stage(position, step, count)
    return stage.reached(), stage.verdict


def _title(position: Position, step: StepRecord) -> str:
    names = position.game.players
    if step.turn is None:
        return "mishap"
    if isinstance(step.turn, Adjust) and step.turn.player is not None:
        return f"adjustment: {names[step.turn.player]}"
    assert position.to_move is not None
    if position.phase == "setup":
        return f"set-up {len(position.components) + 1}: {names[position.to_move]}"
    return f"turn {position.turns_played + 1}: {names[position.to_move]}"


def _said(verdict: Verdict | None, after: Position) -> Iterator[str]:
    """The referee's verdict on a turn."""
    if verdict is None or verdict.lie is None:
        return
    names = after.game.players
    for one in verdict.crossings:
        where = f"at {_place(one.x, one.y)}, {number(one.clearance)} clear"
        yield f"  {'over' if one.over else 'under'} {one.road} of {names[one.owner]}: {one.why}, {where}"
    if verdict.earned or verdict.owed:
        yield f"  earned {verdict.earned} (bonus {verdict.bonus}), owed {verdict.owed}, placed {len(verdict.cars)}"
    for take in verdict.takes:
        yield f"  takes a {'yellow' if take.yellow else 'gray'} column of {names[take.owner]}"


def _changes(before: Position, after: Position, step: StepRecord) -> Iterator[str]:
    """The changes on the table and in the supplies, and the players who are still in the game."""
    seats = range(after.game.seats)
    yield from _standing(after, before)
    if step.aftermath is not None:
        names = after.game.players
        for one in penalties(after, step.aftermath):
            yield f"  {names[one.payer]} hit {names[one.owner]}: pieces {one.pieces}"
    for seat in seats:
        if after.supply(seat) != before.supply(seat):
            yield _supply(after, seat)
    mover = step.turn.player if isinstance(step.turn, Adjust) else before.to_move
    if after.is_building and mover is not None:
        yield _base_points(after, mover)
    yield from _events(before, after)


def _standing(after: Position, before: Position | None = None) -> Iterator[str]:
    """Columns, roads and cars that are new or have moved."""
    columns, roads, cars = after.columns, after.roads, after.cars
    if before is not None:
        columns, roads, cars, *_ = difference(before, after)
    names = after.game.players
    for column in columns:
        yield f"  {column.id} {names[column.owner]}: {_column(column)}"
    for road in roads:
        yield f"  {road.id} {names[road.owner]}: {_road(road)}"
    for car in cars:
        aside = f", {number(car.offset)} to the left" if car.offset else ""
        spot = ",".join(map(number, car.centre))
        yield f"  {car.id} {names[car.owner]}: {car.type} on {car.road} at {number(car.place)}{aside}, in {spot}"


def _column(column: Column) -> str:
    kind = "junction" if column.junction else "column"
    ground = f" on {column.area}" if column.area else ""
    return f"{kind} of {column.height} at {_place(column.x, column.y)}{ground}, top {number(column.top)}"


def _road(road: Road) -> str:
    ends = " to ".join(
        f"{column or 'the ground'} {','.join(map(number, end))}"
        for column, end in ((road.from_column, road.start), (road.to_column, road.end))
    )
    return f"{road.kind} from {ends}, slope {number(road.slope)}"


def _place(x: float, y: float) -> str:
    return f"{number(x)},{number(y)}"


def _supply(position: Position, seat: int) -> str:
    supply = position.supply(seat)
    cars = f"cars {supply.cars}"
    if position.game.car_types:
        cars += f" ({' '.join(sorted(supply.types))})" if supply.types else ""
    name = position.game.players[seat]
    return f"  {name} has {cars} gray {supply.gray} yellow {supply.yellow} roads {supply.roads}"


def _base_points(position: Position, seat: int) -> str:
    points = [
        f"{point.column}/{point.height}{'j' if point.junction else ''}{' branch' if point.branch else ''}"
        for point in position.base_points(seat)
    ]
    return f"  {position.game.players[seat]} may go on from {', '.join(points) or 'nowhere'}"


def _events(before: Position, after: Position) -> Iterator[str]:
    for seat, name in enumerate(after.game.players):
        if after.has_last_chance(seat) and not before.has_last_chance(seat):
            yield f"  {name} is out of material: the clock runs"
        if before.has_last_chance(seat) and not after.has_last_chance(seat) and seat in after.still_in:
            yield f"  {name} is saved: the clock stops"
        if seat in before.still_in and seat not in after.still_in:
            yield f"  {name} has {'placed every car' if after.supply(seat).cars == 0 else 'lost'}"
    adjustable = [
        f"{after.game.players[window.seat]}'s build from {PieceId.column(window.turn.base)}" for window in after.windows
    ]
    if adjustable and after.is_building:
        yield f"  to be adjusted: {', '.join(adjustable)}"


def _ending(position: Position, left: Departures) -> Iterator[str]:
    names, outcome = position.game.players, position.outcome
    yield "the end" if outcome is not None else "so far"
    for road in position.roads:
        taken = [side for side, is_taken in (("over", road.over_taken), ("under", road.under_taken)) if is_taken]
        yield f"  {road.id} of {names[road.owner]}: {' and '.join(taken) or 'neither'} taken"
    if outcome is None:
        return
    if position.game.switches.missions:
        for sheet in score_sheets(position):
            points = ", ".join(f"{mission} {count}" for mission, count in sheet.points.items())
            closed = f"; encloses {', '.join(sheet.enclosed)}" if sheet.enclosed else ""
            yield f"  {names[sheet.seat]} scores {sheet.total}: {points}; jam of {sheet.jam}{closed}"
    yield f"  {outcome.reason}: " + ", ".join(" = ".join(names[seat] for seat in group) for group in outcome.ranking)
    for one in places(position, left):
        yield f"  {one.place} {place_text(position, one, 'en')}"


def same_line(one: str, other: str) -> bool:
    """Whether two lines are the same, except for the last digit of a rounded number."""
    if one == other:
        return True
    if _NUMBER.sub("#", one) != _NUMBER.sub("#", other):
        return False
    return all(_same_number(a, b) for a, b in zip(_NUMBER.findall(one), _NUMBER.findall(other), strict=True))


def _same_number(one: str, other: str) -> bool:
    return one == other or ("." in one + other and abs(float(one) - float(other)) < CLOSE)


def differences(expected: Sequence[str], actual: Sequence[str], around: int = 4) -> list[str]:
    """The first lines in which two transcripts differ, with some lines before them; empty if there is no difference."""
    for count in range(max(len(expected), len(actual))):
        one, other = (lines[count] if count < len(lines) else None for lines in (expected, actual))
        if one is not None and other is not None and same_line(one, other):
            continue
        title = next((line for line in reversed(expected[:count]) if line and line[0] not in "> #"), "")
        shown = [f"line {count + 1}, {title}:" if title else f"line {count + 1}:"]
        shown += [f"    {line}" for line in expected[max(0, count - around) : count]]
        shown += [f"  - {line}" for line in expected[count : count + around]]
        shown += [f"  + {line}" for line in actual[count : count + around]]
        return shown
    return []
