"""A site: the table on which a snapshot is built, piece by piece, each judged against the pieces that stand already."""

from __future__ import annotations

from typing import Any

from shuto.rules.game import TYPE_NUMBER, Game
from shuto.rules.ids import PieceId
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.build import put_car, put_column, put_road, take_sides
from shuto.rules.kernels.questions import GROUND, Assessment
from shuto.rules.pieces import PieceRef
from shuto.rules.referee.builds import assess_build, findings_of, judge_base
from shuto.rules.referee.cars import Span, judge_place, slides, span_of
from shuto.rules.referee.components import judge_component, put_component
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.findings import finding
from shuto.rules.referee.verdict import Finding
from shuto.rules.setup import lay_starting_ramp, placer, ramp_beam, unbuilt
from shuto.rules.snapshot.names import Names
from shuto.rules.snapshot.pieces import StatedRoad
from shuto.rules.snapshot.snapshot import Snapshot
from shuto.rules.turn import Build, CarPlace, Extend, OffRamp, PlaceComponent

_ENOUGH = 10**6
_SINE = 6  # index of a beam's sine of slope
_OF_COLUMNS = {Fault.HEIGHT_BELOW_ONE, Fault.JUNCTION_WITHOUT_GRAY, Fault.JUNCTIONS_OFF}
"""Faults of a column that do not depend on the road that leads to it."""


class Site:
    """Builds the pieces in the order of the snapshot. A faulty piece stands too, so that others can be in its way."""

    def __init__(self, snapshot: Snapshot, game: Game) -> None:
        rows = max(len(snapshot.columns), len(snapshot.roads))
        self.snapshot = snapshot
        self.names = Names(snapshot)
        self.position = unbuilt(game, roads=rows, cars=len(snapshot.cars))
        self.position.table.supplies[:] = _ENOUGH  # the supplies are counted in box.py, for the box as a whole
        self.findings: list[Finding] = []
        self.columns: dict[int, int] = {}
        """The row on the table of each column of the snapshot."""
        self.cars: dict[int, int] = {}
        """The row on the table of each car of the snapshot."""
        self._reached: set[int] = set()

    def raise_ramp(self, number: int) -> None:
        """Build a starting ramp with its column and its cars. It lies as an off-ramp from that column would."""
        road, mine = self.snapshot.roads[number], self.names.road(number)
        assert road.to_column is not None
        if road.to_column in self.columns:
            self.note(Fault.CLOSES_LOOP, (mine, self.names.column(road.to_column)))
        else:
            self._stand(road.to_column)
        self._reached.add(road.to_column)
        row, game, table = self.columns[road.to_column], self.position.game, self.position.table
        beam = ramp_beam(game, table, row, road.toward)
        turn = OffRamp(base=row, x=float(beam[0]), y=float(beam[1]))
        found = self._found(turn, self.snapshot.owner_of(number))[1]
        lying = [one for one in found if one.fault is not Fault.OFF_RAMP_HEIGHT]
        self.findings += self.names.told(lying, {"new-road": mine}, mine)
        self._judge_cars(number, row, beam)
        self._put_road(number, lay_starting_ramp(game, table, row, road.toward))

    def raise_component(self, number: int) -> None:
        """Build a building or a component of the city."""
        stated, game = self.snapshot.components[number], self.position.game
        turn = PlaceComponent(component=stated.id, x=stated.x, y=stated.y, angle=stated.angle)
        by = stated.by
        if by is None:
            by = placer(game, number) if number < game.to_place else game.first
        verdict = judge_component(self.position, turn, by)
        shape = game.pieces.components[stated.id]
        mine = PieceRef("area" if shape.is_area else shape.kind, stated.id, None, stated.id)
        self.findings += self.names.told(verdict.findings, {}, mine)
        if Fault.COMPONENT_UNAVAILABLE in verdict.faults:
            return
        if number >= game.to_place:
            self.note(Fault.COMPONENT_UNAVAILABLE, (mine,), component=stated.id)
        self.position = put_component(self.position, turn, by)

    def raise_road(self, number: int) -> None:
        """Build a road with the column to which it leads and its cars."""
        road, seat, mine = self.snapshot.roads[number], self.snapshot.owner_of(number), self.names.road(number)
        assert road.from_column is not None
        if road.from_column not in self.columns:
            self.raise_lonely(road.from_column)
        base = self.columns[road.from_column]
        self.findings += self.names.told(judge_base(self.position, base, seat), {}, mine)
        turn = self._turn(base, road)
        said, found = self._found(turn, seat)
        if road.to_column is None:
            self.findings += self.names.told(found, {"new-road": mine}, mine)
        else:
            column = self.names.column(road.to_column)
            if road.to_column in self._reached:
                self.note(Fault.CLOSES_LOOP, (mine, column))
            if road.to_column in self.columns:
                known = self._known(self.columns[road.to_column])
                found = [one for one in found if one.pieces and not known & {piece.id for piece in one.pieces}]
            self._reached.add(road.to_column)
            self.findings += self.names.told(found, {"new-road": mine, "new-column": column}, column)
        if said.laid:
            self._judge_cars(number, base, said.beam)
        self._build(number, turn, said)

    def raise_lonely(self, column: int) -> None:
        """Build a column to which no road leads, or no road has led so far."""
        owner = self.names.owner(self.snapshot.columns[column].owner)
        self.note(Fault.BROKEN_HIGHWAY, (self.names.column(column),), what="road", player=owner)
        self._stand(column)

    def note(self, fault: Fault, pieces: tuple[PieceRef, ...], **args: Any) -> None:
        """Add a finding."""
        self.findings.append(finding(self.position, fault, pieces, **args))

    def _found(self, turn: Build, seat: int) -> tuple[Assessment, list[Finding]]:
        said = assess_build(self.position, turn, seat)
        found = findings_of(self.position, turn, seat, said)
        return said, [self._as_stated(one) for one in found]

    def _as_stated(self, one: Finding) -> Finding:
        """The finding as it applies to a snapshot: a column inside another one is an overlap, not a loop."""
        if one.fault is not Fault.CLOSES_LOOP:
            return one
        return finding(self.position, Fault.COLUMN_OVERLAPS_COLUMN, one.pieces, one.gap)

    def _known(self, column: int) -> set[str]:
        """Pieces to ignore for a road to a column that stands already: the column, and the roads that share its top."""
        ends = self.position.table.road_marks[: self.position.table.counts[at.ROAD], [at.ROAD_START, at.ROAD_END]]
        sharing = (ends == column).any(axis=1).nonzero()[0].tolist()
        return {"new-column", PieceId.column(column), *map(PieceId.road, sharing)}

    def _turn(self, base: int, road: StatedRoad) -> Build:
        """The build that makes this road."""
        if road.to_column is None:
            place = road.toward if road.lie is None else road.lie[2:]
            assert place is not None
            return OffRamp(base=base, x=place[0], y=place[1], lie=road.lie)
        column = self.snapshot.columns[road.to_column]
        x, y, height, junction = column.x, column.y, column.height, column.junction
        return Extend(base=base, x=x, y=y, height=height, junction=junction, lie=road.lie)

    def _stand(self, number: int) -> None:
        """Build a column alone. The kernel finds the same faults of a column for every base point."""
        column, mine = self.snapshot.columns[number], self.names.column(number)
        turn = Extend(base=0, x=column.x, y=column.y, height=column.height, junction=column.junction)
        said, found = self._found(turn, column.owner)
        of_it = [one for one in found if one.fault in _OF_COLUMNS or "new-column" in {p.id for p in one.pieces}]
        self.findings += self.names.told(of_it, {"new-column": mine}, mine)
        self._put_column(number, (column.x, column.y), int(said.marks[GROUND]))

    def _build(self, number: int, turn: Build, said: Assessment) -> None:
        """Put a judged road and its column on the table. A road without a definite place is left out."""
        road, table = self.snapshot.roads[number], self.position.table
        if road.to_column is not None and road.to_column not in self.columns:
            self._put_column(road.to_column, (turn.x, turn.y), int(said.marks[GROUND]))
        if not said.laid:
            return
        kind, end = at.OFF_RAMP, at.NONE
        if road.to_column is not None:
            kind, end = at.PLAIN_ROAD, self.columns[road.to_column]
        row = put_road(table, self.snapshot.owner_of(number), kind, turn.base, end, said.beam, said.marks)
        take_sides(table, row, said)
        self._put_road(number, row)

    def _put_column(self, number: int, place: tuple[float, float], ground: int) -> None:
        table, law, column = self.position.table, self.position.game.law, self.snapshot.columns[number]
        row = put_column(table, law, column.owner, *place, column.height, column.junction, ground)
        self.columns[number] = row
        self.names.give(PieceId.column(row), PieceId.column(number))

    def _put_road(self, number: int, row: int) -> None:
        """Register a road that has been laid, and put its cars on it."""
        game, table, owner = self.position.game, self.position.table, self.snapshot.owner_of(number)
        self.names.give(PieceId.road(row), PieceId.road(number))
        for i, car in enumerate(self.snapshot.cars):
            if car.road == number:
                length = game.car_length(car.type)
                tail = car.at - length / 2.0
                self.cars[i] = put_car(table, game.law, owner, row, tail, car.offset, length, TYPE_NUMBER[car.type])
                self.names.give(PieceId.car(self.cars[i]), PieceId.car(i))

    def _judge_cars(self, number: int, base: int, beam: at.Floats) -> None:
        """Judge the cars of a road that is about to be laid."""
        steepest = self.position.game.law.steepest
        spans: list[Span] = []
        beside: dict[str, PieceRef] = {}
        for i, car in enumerate(self.snapshot.cars):
            if car.road != number:
                continue
            mine = self.names.car(i)
            if abs(float(beam[_SINE])) > steepest:
                self.findings += self.names.told([slides(self.position, beam)], {}, mine)
            place = CarPlace(car.at, car.type, car.offset)
            found = judge_place(self.position, base, beam, place, spans)
            self.findings += self.names.told(found, {"new-car": mine, **beside}, mine)
            # it has no row on the table yet, so no other piece may have its name
            new = PieceRef("new-car", f"new-{mine.id}")
            beside[new.id] = mine
            spans.append(span_of(self.position, place, new))
