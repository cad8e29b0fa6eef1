"""A position: everything about a game at one moment. It never changes; a turn makes a new one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np

from shuto.rules.game import Game
from shuto.rules.ids import PieceId, PieceLike, number_of
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.course import (
    IN,
    OUT_SINCE,
    OVER,
    PHASE,
    PLAYING,
    STATUS,
    TO_MOVE,
    TURNS,
    Course,
)
from shuto.rules.kernels.layout import CAR_TYPES, Table
from shuto.rules.pieces import (
    Area,
    AreaKind,
    BasePoint,
    Block,
    BlockKind,
    Car,
    Column,
    Component,
    Mark,
    OutOfMaterial,
    Road,
    Supply,
)
from shuto.rules.rows import car_of, column_of, prism_of, road_of

if TYPE_CHECKING:
    from shuto.rules.outcome import Outcome
    from shuto.rules.turn import Aftermath, Build, Turn

Phase = Literal["setup", "building", "over"]
PHASES: tuple[Phase, ...] = ("setup", "building", "over")
BLOCK_KINDS: tuple[BlockKind, ...] = ("building", "tower", "obstacle")
AREA_KINDS: tuple[AreaKind, ...] = ("development", "airport", "green", "rainbow")


class Step(NamedTuple):
    """One step of a game: a turn, an aftermath, or both."""

    turn: Turn | None
    aftermath: Aftermath | None = None


class Window(NamedTuple):
    """A build that may still be adjusted: the position before it, its player and turn, and the steps since."""

    before: Position
    seat: int
    turn: Build
    aftermath: Aftermath | None
    since: tuple[Step, ...] = ()


@dataclass(frozen=True, eq=False)
class Position:
    """Everything about a game at one moment: its frame, what stands, and whose turn it is. Read it by its views."""

    game: Game
    table: Table
    course: Course
    components: tuple[Component, ...] = ()
    windows: tuple[Window, ...] = ()
    """Builds that may still be adjusted, oldest first."""

    @property
    def phase(self) -> Phase:
        """One of setup, building, over."""
        return PHASES[int(self.course.game[PHASE])]

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is; None if the game is over."""
        return None if self.course.game[PHASE] == OVER else int(self.course.game[TO_MOVE])

    @property
    def turns_played(self) -> int:
        """Turns since the set-up."""
        return int(self.course.game[TURNS])

    @property
    def still_in(self) -> tuple[int, ...]:
        """Seats that are neither finished nor out."""
        return tuple(seat for seat, row in enumerate(self.course.players.tolist()) if row[STATUS] == IN)

    def has_last_chance(self, seat: int) -> bool:
        """Whether a player is out of material and not yet out of the game."""
        return bool(self.course.players[seat, OUT_SINCE])

    @property
    def out_of_material(self) -> tuple[OutOfMaterial, ...]:
        """Players who have a last chance, in the order in which they ran out of material."""
        dry = [seat for seat in range(self.game.seats) if self.course.players[seat, OUT_SINCE]]
        return tuple(
            OutOfMaterial(
                seat, int(self.course.players[seat, OUT_SINCE]), tuple(np.flatnonzero(self.course.waits[seat]).tolist())
            )
            for seat in sorted(dry, key=lambda seat: int(self.course.players[seat, OUT_SINCE]))
        )

    def column(self, column: PieceLike) -> Column:
        """The column with this number or id."""
        number = number_of(column, "column")
        return self._column(number, self.table.columns[number].tolist(), self.table.column_marks[number].tolist())

    def _column(self, number: int, spot: list[float], marks: list[int]) -> Column:
        area = marks[at.COLUMN_AREA]
        return column_of(number, spot, marks, None if area < 0 else self.area_component(area).id)

    def road(self, road: PieceLike) -> Road:
        """The road with this number or id."""
        number = number_of(road, "road")
        return road_of(number, self.table.roads[number].tolist(), self.table.road_marks[number].tolist())

    def car(self, car: PieceLike) -> Car:
        """The car with this number or id."""
        number = number_of(car, "car")
        return car_of(number, self.table.cars[number].tolist(), self.table.car_marks[number].tolist())

    @property
    def columns(self) -> tuple[Column, ...]:
        """All columns, in the order they were built."""
        rows = self._rows(at.COLUMN, self.table.columns, self.table.column_marks)
        return tuple(self._column(number, *row) for number, row in enumerate(rows))

    @property
    def roads(self) -> tuple[Road, ...]:
        """All roads, in the order they were built."""
        rows = self._rows(at.ROAD, self.table.roads, self.table.road_marks)
        return tuple(road_of(number, *row) for number, row in enumerate(rows))

    @property
    def cars(self) -> tuple[Car, ...]:
        """All cars on the table, in the order they were placed."""
        rows = self._rows(at.CAR, self.table.cars, self.table.car_marks)
        return tuple(car_of(number, *row) for number, row in enumerate(rows))

    def _rows(self, kind: int, numbers: at.Floats, marks: at.Ints) -> Iterator[tuple[list[float], list[int]]]:
        """The rows of all pieces of a kind. Read at once: reading them one by one takes several times as long."""
        count = self.table.counts[kind]
        return zip(numbers[:count].tolist(), marks[:count].tolist(), strict=True)

    @property
    def pieces(self) -> tuple[PieceId, ...]:
        """The ids of all columns, then of all roads, then of all cars."""
        columns, roads, cars = (range(self.table.counts[kind]) for kind in (at.COLUMN, at.ROAD, at.CAR))
        return (*map(PieceId.column, columns), *map(PieceId.road, roads), *map(PieceId.car, cars))

    @cached_property
    def marks(self) -> Mapping[PieceId, Mark]:
        """The mark that distinguishes each piece from the others of its owner and kind. Names are made from marks."""
        from shuto.rules.referee.naming.marks import marks_of

        return marks_of(self)

    @property
    def areas(self) -> tuple[Area, ...]:
        """The areas of the city as they lie on the table."""
        result = []
        for i in range(self.table.counts[at.AREA]):
            corners, _, low, high = prism_of(self.table.areas[i])
            kind = AREA_KINDS[self.table.area_marks[i, at.BLOCK_KIND]]
            result.append(Area(self.area_component(i).id, kind, corners, low, high))
        return tuple(result)

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The obstacles: buildings, the tower, and the props on areas."""
        result = []
        for i in range(self.table.counts[at.BLOCK]):
            corners, radius, low, high = prism_of(self.table.blocks[i])
            kind = BLOCK_KINDS[self.table.block_marks[i, at.BLOCK_KIND]]
            result.append(Block(self.block_component(i).id, kind, self.block_name(i), corners, radius, low, high))
        return tuple(result)

    def block_name(self, number: int) -> str:
        """The name of a block of the table: its component, or the kind of prop."""
        component, marks = self.block_component(number), self.table.block_marks
        if marks[number, at.BLOCK_KIND] != at.OBSTACLE:
            return component.id
        # the props of an area are in the order of its shape
        before = marks[:number, at.BLOCK_COMPONENT] == marks[number, at.BLOCK_COMPONENT]
        return self.game.pieces.components[component.id].props[int(np.count_nonzero(before))].name

    def supply(self, seat: int) -> Supply:
        """The pieces that a player has left."""
        row = self.table.supplies[seat].tolist()
        types = {name: count for name, count in zip(CAR_TYPES, row[at.CARS :], strict=True) if count}
        return Supply(sum(types.values()), row[at.GRAY], row[at.YELLOW], row[at.ROADS], types)

    def cars_placed(self, seat: int) -> int:
        """Number of a player's cars on the table, including the one on the starting ramp."""
        owners: list[int] = self.table.car_marks[: self.table.counts[at.CAR], at.CAR_OWNER].tolist()
        return owners.count(seat)

    def base_points(self, seat: int | None = None) -> tuple[BasePoint, ...]:
        """The columns from which a player (by default the one to move) may build on."""
        who = self.to_move if seat is None else seat
        marks = self.table.column_marks[: self.table.counts[at.COLUMN], : at.COLUMN_CLOSED].tolist()
        return tuple(
            BasePoint(PieceId.column(number), height, bool(junction), roads_out > 0)
            for number, (owner, height, junction, roads_out) in enumerate(marks)
            if owner == who and roads_out < 1 + junction
        )

    def area_component(self, number: int) -> Component:
        """The component that an area of the table belongs to."""
        return self.components[int(self.table.area_marks[number, at.BLOCK_COMPONENT])]

    def block_component(self, number: int) -> Component:
        """The component that a block of the table belongs to."""
        return self.components[int(self.table.block_marks[number, at.BLOCK_COMPONENT])]

    @property
    def outcome(self) -> Outcome | None:
        """Who won, why, and the ranking; None while the game goes on."""
        if self.course.game[PHASE] != OVER:
            return None
        from shuto.rules.outcome import outcome_of

        return outcome_of(self)

    @property
    def is_building(self) -> bool:
        """True from the end of the set-up to the end of the game."""
        return bool(self.course.game[PHASE] == PLAYING)

    def _arrays(self) -> Iterator[np.ndarray]:
        yield from self.table
        yield from self.course

    def __eq__(self, other: object) -> bool:
        """Two positions are equal if all their numbers are equal."""
        if not isinstance(other, Position):
            return NotImplemented
        return (
            self.game == other.game
            and self.components == other.components
            and all(np.array_equal(a, b) for a, b in zip(self._arrays(), other._arrays(), strict=True))
        )

    __hash__ = None  # type: ignore[assignment]  # it compares by value and holds arrays

    def __repr__(self) -> str:
        names = self.game.players
        who = "over" if self.to_move is None else f"{names[self.to_move]} to move"
        return f"<Position {self.game.edition.id}, {len(names)} players, turn {self.turns_played}, {who}>"

    def _repr_svg_(self) -> str:
        """The plan of the table, for notebooks."""
        from importlib import import_module

        # `draw` may import `rules`, not the other way round, so it is imported only when it is needed
        svg: str = import_module("shuto.draw").plan(self)
        return svg
