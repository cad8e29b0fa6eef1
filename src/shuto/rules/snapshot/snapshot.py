"""A snapshot: a position as data. What the pieces and the edition imply may be left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from shuto.rules.editions.edition import UnknownEditionError, load_pieces
from shuto.rules.editions.switches import HouseRuleError
from shuto.rules.game import Game, GameError, make_game
from shuto.rules.outcome import REASONS
from shuto.rules.records.record import Setting
from shuto.rules.snapshot.pieces import (
    SnapshotError,
    StatedCar,
    StatedColumn,
    StatedComponent,
    StatedPlayer,
    StatedRoad,
    StatedSupply,
    whole,
)

if TYPE_CHECKING:
    from shuto.rules.position import Position
    from shuto.rules.referee.verdict import Finding

VERSION = 1
MOST_PIECES = 200
"""Columns, roads or cars of the largest snapshot: more than any box holds."""
MOST_TURNS = 10**6


class PositionError(ValueError):
    """Raised for pieces that cannot stand as stated; `findings` has everything that is wrong."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        super().__init__("; ".join(finding.text() for finding in findings))
        self.findings = findings


class Snapshot(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="format",
    tag="shuto-position",
):
    """A position stated piece by piece: the frame of the game, what stands, what is left, whose turn it is.

    Roads are stated in the order in which they were built, the starting ramps first, because an end that lies on
    another end was laid later. Columns and cars are in any order; their numbers are their places in these lists.
    """

    version: int = msgspec.field(default_factory=lambda: VERSION)  # a factory, so that it is always written
    edition: str
    players: tuple[str, ...]
    first: int = 0
    house_rules: dict[str, Setting] = {}
    table: tuple[float, float] | None = None
    car_types: tuple[str, ...] | None = None
    components: tuple[StatedComponent, ...] = ()
    columns: tuple[StatedColumn, ...] = ()
    roads: tuple[StatedRoad, ...] = ()
    cars: tuple[StatedCar, ...] = ()
    supplies: tuple[StatedSupply, ...] | None = None
    """By seat. None: what the box gives each player minus what stands."""
    to_move: int | None = None
    """Whose turn it is, or who took the last turn of a game that is over. None: the player who begins."""
    turns_played: int | None = None
    """None: one for each road except the starting ramps."""
    phase: Literal["setup", "building", "over"] | None = None
    """None: over if there is a reason; set-up while components are missing and nothing is built; else building."""
    reason: str | None = None
    """Why the game is over."""
    passes: int = 0
    """How many passes have been played in a row."""
    last_round: bool | None = None
    """Mission rules: a player placed their last car, so this round is the last. None: if a player has no car left."""
    status: tuple[StatedPlayer, ...] | None = None
    """By seat. None: in, or finished without a car left; out of material if the table shows it."""

    @classmethod
    def of(cls, position: Position) -> Snapshot:
        """The snapshot of a position, without its windows: no earlier build can be adjusted."""
        from shuto.rules.snapshot.taking import taken

        return taken(position)

    def __post_init__(self) -> None:
        for name in ("components", "columns", "roads", "cars"):
            if len(getattr(self, name)) > MOST_PIECES:
                raise SnapshotError(f"{name}: {len(getattr(self, name))} are too many (at most {MOST_PIECES})")
        self._check_pieces()
        self._check_course()

    def _check_pieces(self) -> None:
        """Check that all pieces exist that other pieces refer to."""
        for i, component in enumerate(self.components):
            if component.id not in load_pieces().components:
                raise SnapshotError(f"components[{i}].id: no component {component.id[:30]!r}")
            if component.by is not None:
                self._check_seat(component.by, f"components[{i}].by")
        for i, column in enumerate(self.columns):
            self._check_seat(column.owner, f"columns[{i}].owner")
        for i, road in enumerate(self.roads):
            for number, end in ((road.from_column, "from"), (road.to_column, "to")):
                if number is not None and not 0 <= number < len(self.columns):
                    raise SnapshotError(f"roads[{i}].{end}: no column {number}")
            if road.from_column == road.to_column:
                raise SnapshotError(f"roads[{i}]: comes from the column to which it leads")
            if road.is_starting_ramp and i and not self.roads[i - 1].is_starting_ramp:
                raise SnapshotError(f"roads[{i}]: starting ramps come before all other roads")
            self._check_ramp(i, road)
        for i, car in enumerate(self.cars):
            if not 0 <= car.road < len(self.roads):
                raise SnapshotError(f"cars[{i}].road: no road {car.road}")

    def _check_ramp(self, number: int, road: StatedRoad) -> None:
        """Check that a starting ramp has a direction."""
        if road.is_starting_ramp and road.to_column is not None:
            column = self.columns[road.to_column]
            if (column.x, column.y) == (road.toward or (0.0, 0.0)):
                raise SnapshotError(f"roads[{number}].toward: it needs a place other than that of its column")

    def _check_course(self) -> None:
        """Check whose turn it is and the status of the players."""
        if self.to_move is not None:
            self._check_seat(self.to_move, "to_move")
        whole(self.passes, "passes", MOST_TURNS)
        if self.turns_played is not None:
            whole(self.turns_played, "turns_played", MOST_TURNS)
        if self.reason is not None and self.reason not in REASONS[1:]:
            raise SnapshotError(f"reason: {self.reason[:30]!r} is none; there are {', '.join(REASONS[1:])}")
        if (self.reason is None) != (self.phase != "over") and self.phase is not None:
            raise SnapshotError("reason: a game that is over, and no other, has one")
        for name, stated in (("supplies", self.supplies), ("status", self.status)):
            if stated is not None and len(stated) != len(self.players):
                raise SnapshotError(f"{name}: one for each of {len(self.players)} players, not {len(stated)}")
        for i, player in enumerate(self.status or ()):
            for seat in player.waits_for:
                self._check_seat(seat, f"status[{i}].waits_for")
            if i == self.to_move and player.status != "in" and self.reason is None:
                raise SnapshotError(f"to_move: seat {i} is {player.status}")

    def _check_seat(self, seat: int, what: str) -> None:
        if not 0 <= seat < len(self.players):
            raise SnapshotError(f"{what}: no seat {seat}")

    def owner_of(self, road: int) -> int:
        """The owner of a road: the owner of the column to which it leads, or of the one it comes from."""
        stated = self.roads[road]
        number = stated.from_column if stated.to_column is None else stated.to_column
        assert number is not None
        return self.columns[number].owner

    def game(self) -> Game:
        """The frame of the game. Raises SnapshotError."""
        try:
            return make_game(
                self.edition, self.players, house_rules=dict(self.house_rules), first=self.first,
                table=self.table, car_types=self.car_types,
            )  # fmt: skip
        except (GameError, HouseRuleError, UnknownEditionError) as error:
            raise SnapshotError(str(error)) from None

    def position(self) -> Position:
        """The position. Raises PositionError with everything that cannot stand."""
        from shuto.rules.snapshot.examine import raise_all

        position, findings = raise_all(self)
        if findings:
            raise PositionError(findings)
        return position

    def to_json(self) -> bytes:
        """The snapshot as JSON, indented for people."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    def to_text(self) -> str:
        """The snapshot as one line of text."""
        from shuto.rules.snapshot.text import format_snapshot

        return format_snapshot(self)
