"""Examples under a book: the table set up by its rules, and what the referee says about the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from shuto.learn.rulebook.book import Book
from shuto.learn.rulebook.examples import Example, Line, StatedTable, View, stated_tables
from shuto.rules.editions.clauses import Clause
from shuto.rules.game import NAMES
from shuto.rules.missions import ScoreSheet, score_sheets
from shuto.rules.penalty import Penalty, penalties
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.prospect import foresee
from shuto.rules.records.notation import parse_aftermath, parse_turn
from shuto.rules.referee.verdict import Verdict
from shuto.rules.setup import new_game
from shuto.rules.snapshot.parsing import parse_snapshot
from shuto.rules.snapshot.snapshot import Snapshot
from shuto.rules.turn import Aftermath

# Switches that say what lies in the boxes. An example keeps those of its edition, or its table could not stand.
_OF_THE_BOX = ("junctions", "cars", "nudge", "road_length")
READER = 0
"""The seat of Ann, who plays every example."""


@dataclass(frozen=True)
class Scene:
    """An example under a book. Drawings read it as an `Illustration` (`shuto.draw`)."""

    example: Example
    before: Position
    verdict: Verdict | None = None
    after: Position | None = None
    """The position after a legal turn."""
    aftermath: Aftermath | None = None

    @property
    def position(self) -> Position:
        """The position that the picture shows: after a legal turn, or before an illegal one."""
        return self.before if self.after is None else self.after

    @property
    def view(self) -> View:
        """From where the picture is drawn."""
        return self.example.view

    @property
    def focus(self) -> Line | None:
        """The part of the table that the picture shows."""
        table = stated_tables().get(self.example.table)
        return self.example.focus or (None if table is None else table.focus)

    @property
    def bases(self) -> bool:
        """Whether the picture shows the base points of the player to move."""
        return self.example.bases

    @property
    def measures(self) -> tuple[Line, ...]:
        """Distances that the picture shows."""
        if not self.example.spacing:
            return self.example.measures
        one, other = self.before.columns[:2]
        return ((one.x, one.y, other.x, other.y),)

    @property
    def names(self) -> tuple[tuple[str, float, float], ...]:
        """Letters beside pieces, with their places."""
        return self.example.names

    @property
    def fallen(self) -> tuple[str, ...]:
        """The pieces that fell."""
        return () if self.aftermath is None else tuple(fallen.piece for fallen in self.aftermath.fallen)

    @property
    def bill(self) -> tuple[Penalty, ...]:
        """Ann's payments for the pieces that fell."""
        return () if self.aftermath is None else penalties(self.before, self.aftermath)

    @property
    def sheet(self) -> ScoreSheet | None:
        """Ann's points, if the example is about a mission."""
        return None if self.example.mission is None else score_sheets(self.before)[READER]

    @property
    def points(self) -> int | None:
        """Ann's points for the mission of the example."""
        sheet, mission = self.sheet, self.example.mission
        return None if sheet is None or mission is None else sheet.points[mission]

    @property
    def ground(self) -> tuple[tuple[tuple[float, float], ...], ...]:
        """The ground that Ann's highway encloses, if the example is about that."""
        enclosing = self.example.mission in ("building", "tower")
        return self.sheet.closed if enclosing and self.sheet is not None else ()


def is_shown(example: Example, book: Book) -> bool:
    """Whether an example applies to a book: its clauses, its switches, its number of players."""
    if not set(example.clauses) & set(book.clauses()):
        return False
    fewest, most = book.edition.players
    fits = fewest <= _seats(example) <= most and (bool(book.edition.car_types) or not example.typed)
    return fits and all(getattr(book.switches, name) in values for name, values in example.when.items())


def scene(example: Example, book: Book) -> Scene:
    """An example under the rules of a book, judged."""
    position = _position(example, book)
    for line in example.before:
        position = play(position, parse_turn(line))
    if example.fell is not None:
        return Scene(example, position, aftermath=parse_aftermath(example.fell))
    if example.turn is None:
        return Scene(example, position)
    ahead = foresee(position, parse_turn(example.turn))
    return Scene(example, position, ahead.verdict, ahead.after)


def scenes_of(clause: Clause, book: Book) -> list[Scene]:
    """The examples of a clause that apply to a book, judged."""
    from shuto.learn.rulebook.examples import examples_of

    return [scene(example, book) for example in examples_of(clause) if is_shown(example, book)]


def _seats(example: Example) -> int:
    return example.seats if example.table == "start" else stated_tables()[example.table].seats


def _house_rules(example: Example, book: Book) -> dict[str, Any]:
    kept = {name: value for name, value in book.changes.items() if name not in _OF_THE_BOX}
    return {**({"missions": True} if book.switches.missions else {}), **kept, **example.rules}


def _position(example: Example, book: Book) -> Position:
    rules = _house_rules(example, book)
    if example.table == "start":
        return new_game(book.edition.id, example.seats, house_rules=rules)
    table = stated_tables()[example.table]
    names = " ".join(f'"{name}"' for name in NAMES[: table.seats])
    fields = (table.components, table.columns, table.roads, table.cars, example.supplies, example.course)
    stated = parse_snapshot(f"shuto-position 1 {book.edition.id} {names} / {' / '.join(fields)}")
    stated = msgspec.structs.replace(stated, house_rules=rules, cars=_typed(stated, table, book))
    return stated.position()


def _typed(stated: Snapshot, table: StatedTable, book: Book) -> tuple[Any, ...]:
    """The cars of a table. Where the box has types, each car whose type is not stated gets another type."""
    types = book.edition.car_types
    if not types:
        return tuple(msgspec.structs.replace(car, type="plain") for car in stated.cars)
    free = {seat: [name for name in types if name not in _used(stated, seat)] for seat in range(table.seats)}
    return tuple(
        car if car.type != "plain" else msgspec.structs.replace(car, type=free[stated.owner_of(car.road)].pop(0))
        for car in stated.cars
    )


def _used(stated: Snapshot, seat: int) -> set[str]:
    return {car.type for car in stated.cars if stated.owner_of(car.road) == seat}
