"""Names of pieces: findings refer to the columns, roads and cars of a snapshot by the snapshot's own numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from shuto.rules.ids import PieceId
from shuto.rules.kernels import layout as at
from shuto.rules.pieces import PieceRef
from shuto.rules.referee.verdict import Finding
from shuto.rules.rows import ROAD_KINDS
from shuto.rules.snapshot.snapshot import Snapshot


class Names:
    """The references to the pieces of one snapshot, for findings."""

    def __init__(self, snapshot: Snapshot) -> None:
        self._snapshot = snapshot
        self._stated: dict[str, PieceId] = {}

    def give(self, row: PieceId, stated: PieceId) -> None:
        """Record which piece of the snapshot a row of the table is."""
        self._stated[row] = stated

    def column(self, number: int) -> PieceRef:
        """The reference to a column."""
        column = self._snapshot.columns[number]
        what = "junction" if column.junction else "column"
        return PieceRef(what, PieceId.column(number), self.owner(column.owner), seat=column.owner, height=column.height)

    def road(self, number: int) -> PieceRef:
        """The reference to a road or a ramp."""
        road = self._snapshot.roads[number]
        kind = at.STARTING_RAMP if road.is_starting_ramp else at.OFF_RAMP if road.is_off_ramp else at.PLAIN_ROAD
        seat = self._snapshot.owner_of(number)
        return PieceRef(ROAD_KINDS[kind], PieceId.road(number), self.owner(seat), seat=seat)

    def car(self, number: int) -> PieceRef:
        """The reference to a car."""
        car = self._snapshot.cars[number]
        seat = self._snapshot.owner_of(car.road)
        return PieceRef("car", PieceId.car(number), self.owner(seat), car.type, seat)

    def owner(self, seat: int) -> str:
        """The name of a player."""
        return self._snapshot.players[seat]

    def told(self, found: Iterable[Finding], new: dict[str, PieceRef], otherwise: PieceRef) -> list[Finding]:
        """Findings in the snapshot's names. `new`: names of the new pieces; `otherwise`: used if no piece is named."""
        result = []
        for one in found:
            pieces = tuple(new.get(piece.id) or self._renamed(piece) for piece in one.pieces) or (otherwise,)
            args = dict(one.args)
            if "base" in args:
                args["base"] = self._stated[args["base"]]
            result.append(replace(one, pieces=pieces, args=args))
        return result

    def _renamed(self, piece: PieceRef) -> PieceRef:
        return piece._replace(id=self._stated.get(piece.id, piece.id))
