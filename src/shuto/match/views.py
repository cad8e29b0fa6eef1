"""What a watcher is shown: the types of a table, its state and its verdicts. `showing` makes them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from shuto.match.settings import Colour, SeatKind, TremorLevel
from shuto.physics.aftermath import State
from shuto.rules.editions.clauses import Clause
from shuto.rules.editions.edition import ComponentKind
from shuto.rules.outcome import Reason
from shuto.rules.pieces import RoadKind
from shuto.rules.position import Phase
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.verdict import Why
from shuto.rules.turn import Aftermath, CarPlace, Extend, OffRamp, Payment, PlaceComponent, Take, Turn

SeatStatus = Literal["in", "finished", "out"]
Next = Literal["again", "piece", "played", "bill"]
"""What comes after a landing: try again, take the next piece, the turn is played, or the bill is open."""
Point: TypeAlias = tuple[float, float, float]


class _View(msgspec.Struct, frozen=True):
    """What all views have in common."""


class ColumnView(_View, frozen=True):
    """A column as it stands."""

    id: str
    owner: int
    x: float
    y: float
    foot: float
    height: int
    junction: bool


class RoadView(_View, frozen=True):
    """A road as it lies: middles of its lower edges, the columns it joins, whether its sides are taken."""

    id: str
    owner: int
    kind: RoadKind
    start: Point
    end: Point
    from_column: str | None
    to_column: str | None
    over: bool
    under: bool


class CarView(_View, frozen=True):
    """A car as it stands: middle of its underside, heading and slope in degrees."""

    id: str
    owner: int
    road: str
    type: str
    at: Point
    heading: float
    slope: float
    length: float
    place: float


class ComponentView(_View, frozen=True):
    """A building, the tower or an area."""

    id: str
    kind: ComponentKind
    x: float
    y: float
    angle: float


class SeatView(_View, frozen=True):
    """A player: name, supply, status."""

    name: str
    kind: SeatKind
    bot: str
    colour: Colour
    cars: int
    gray: int
    yellow: int
    roads: int
    types: dict[str, int]
    placed: int
    status: SeatStatus
    place: int | None
    on_clock: bool
    tremor: TremorLevel
    """How much the seat's hand trembles; always none on a precise table."""
    points: dict[str, int] | None
    enclosed: tuple[str, ...]
    closed: tuple[tuple[tuple[float, float], ...], ...]
    """Ground that the player's highway closes off, corner by corner; with missions only."""


class BaseView(_View, frozen=True):
    """A base point of the player to move."""

    column: str
    height: int
    branch: bool


class OutcomeView(_View, frozen=True):
    """How it ended."""

    reason: Reason
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...] | None


class BillView(_View, frozen=True):
    """The open bill: who pays for what fell, what is owed, and who has forgiven it already."""

    seat: int
    fallen: tuple[str, ...]
    nudged: tuple[str, ...]
    pays: tuple[Payment, ...]
    """What is owed to whom, in the colours in which it is paid unless the payer chooses others."""
    gray: int
    """Gray columns that the payer has to pay with, after the build,"""
    yellow: int
    """and yellow ones."""
    forgiven_by: tuple[int, ...]


class BegunView(_View, frozen=True):
    """A build that is carried piece by piece: what lies already, and which piece is to be taken next.

    The next `take` of that seat goes on with this turn, whatever turn it states; `undo` by that seat takes it all back.
    """

    seat: int
    turn: Extend | OffRamp
    placed: tuple[str, ...]
    next: str


class HaltedView(_View, frozen=True):
    """A stored match whose next step the corrected rules no longer allow: it ends here."""

    step: int
    fault: Fault
    clause: Clause


class StatusView(_View, frozen=True):
    """Everything but the pieces."""

    revision: int
    steps: int
    phase: Phase
    to_move: int | None
    seats: tuple[SeatView, ...]
    base_points: tuple[BaseView, ...]
    to_place: tuple[str, ...]
    """Components that may still be placed."""
    adjustable: tuple[int, ...]
    """Seats whose last build may still be adjusted."""
    may_stop: bool
    undo_asked: int | None
    undo_agreed: tuple[int, ...]
    """Who has agreed to that already."""
    outcome: OutcomeView | None
    bill: BillView | None = None
    begun: BegunView | None = None
    halted: HaltedView | None = None


class TableView(_View, frozen=True):
    """The whole table."""

    columns: tuple[ColumnView, ...]
    roads: tuple[RoadView, ...]
    cars: tuple[CarView, ...]
    components: tuple[ComponentView, ...]
    status: StatusView


class SidesView(_View, frozen=True):
    """The two sides of a road that stood before: which of them are taken now."""

    road: str
    over: bool
    under: bool


class Change(_View, frozen=True):
    """What a step added, which sides of roads it took, and how things stand after it."""

    columns: tuple[ColumnView, ...]
    roads: tuple[RoadView, ...]
    cars: tuple[CarView, ...]
    components: tuple[ComponentView, ...]
    sides: tuple[SidesView, ...]
    status: StatusView


class FindingView(_View, frozen=True):
    """A finding in the reader's words."""

    fault: Fault
    clause: Clause
    section: str
    text: str
    gap: float | None
    pieces: tuple[str, ...]
    instead: Extend | OffRamp | PlaceComponent | None = None
    """A turn that is possible, where the fault is to say that there is none."""


class CrossingView(_View, frozen=True):
    """A road that the new road crosses: whose, over or under it, whether it earns a car and if not why, and where."""

    road: str
    owner: int
    over: bool
    why: Why
    x: float
    y: float


class FateView(_View, frozen=True):
    """The fate of one piece that did not stay as it was.

    state: "nudged" (pushed, and still in its place), "displaced" (pushed out of it, which costs like a fall), "fallen".
    """

    name: str
    """The body, as in `names` of the carry: a disc of a column is c3.0."""
    piece: str
    """The piece it is part of: c3."""
    owner: int | None
    """The seat that owns it; null: nobody, or a stored carry, which does not say."""
    state: State
    drop: float
    """mm that it came down,"""
    shift: float
    """mm that it moved aside,"""
    tilt: float
    """degrees that it leans."""
    chain: tuple[str, ...]
    """Who touched whom, from the piece in the hand to this one."""
    text: str = ""
    """The fate in words."""


class VerdictView(_View, frozen=True):
    """What the referee says of a turn, ready to be shown."""

    legal: bool
    findings: tuple[FindingView, ...]
    crossings: tuple[CrossingView, ...]
    earned: int
    bonus: int
    bonus_blocked: bool
    """An off-ramp earns no bonus car, because it crosses a road of its owner's own."""
    owed: int
    cars: tuple[CarPlace, ...]
    takes: tuple[Take, ...]
    givers: tuple[int, ...]
    """Players from whom a column may be taken, and"""
    most_takes: int
    """how many in all."""
    lie: tuple[Point, Point] | None


class PlayView(_View, frozen=True):
    """One step of the game as it was played: a turn, what fell, or both."""

    seat: int
    turn: Turn | None
    aftermath: Aftermath | None
    carries: tuple[int, ...]
    """The numbers of the carries that led to it; empty if no hand was needed."""


class HeadlineView(_View, frozen=True):
    """What a list of matches says of one. It is stored beside the log."""

    edition: str = ""
    players: tuple[str, ...] = ()
    phase: Phase = "setup"
    to_move: int | None = None
    turns: int = 0
    winners: tuple[int, ...] | None = None
