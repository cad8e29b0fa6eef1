"""The types that describe a match to a watcher: table and status. `showing` builds them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from shuto.learn.lesson import Control
from shuto.match.seating import SeatState
from shuto.match.settings import AtZero, ClockKind, Colour, MissRule, SeatKind, TremorLevel
from shuto.physics.aftermath import State
from shuto.rules.editions.clauses import Clause
from shuto.rules.editions.edition import ComponentKind
from shuto.rules.missing import Missing
from shuto.rules.outcome import Reason
from shuto.rules.pieces import RoadKind
from shuto.rules.position import Phase
from shuto.rules.referee.faults import Fault
from shuto.rules.scored import Scored
from shuto.rules.situation import Situation
from shuto.rules.turn import Aftermath, Extend, MissCost, OffRamp, Payment, Turn

SeatStatus = Literal["in", "finished", "out"]
Next = Literal["again", "piece", "played", "bill", "lost"]
"""What follows a landing: try again, take the next piece, the turn is played, a bill is open, or the turn is lost."""
What = Literal["column", "junction", "off-ramp", "component", "pass", "set-aside", "stop", "adjust", "resign"]
"""What was played in a step."""
Point: TypeAlias = tuple[float, float, float]


class _View(msgspec.Struct, frozen=True):
    """The base of all views."""


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
    """A road as it lies: the midpoints of its lower end edges, the columns it joins, and which sides are taken."""

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
    """A car as it stands: the centre of its underside, heading and slope in degrees."""

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
    """How much the seat's hand trembles; always "none" at a precise table."""
    points: dict[str, int] | None
    missing: dict[str, Missing]
    """By mission: what would score next. A mission that can bring no more points is left out."""
    enclosed: tuple[str, ...]
    closed: tuple[tuple[tuple[float, float], ...], ...]
    """The outlines of the areas that the player's highway encloses, as lists of corners; only with missions."""
    situation: Situation | None
    """What is unusual about the player's turns, as far as supplies tell. `outlook` also looks for a legal place."""


class BaseView(_View, frozen=True):
    """A base point of the player to move."""

    column: str
    height: int
    branch: bool


class ReasonView(_View, frozen=True):
    """One sentence about a place: the id of a message in the text catalogues, and its variables.

    Besides `args` it needs `you` ("yes" if the reader has the seat, else "no"), `player` and `rival` (names).
    """

    message: str
    rivals: tuple[int, ...]
    """The seats that the sentence compares with."""
    args: dict[str, int | str]


class PlaceView(_View, frozen=True):
    """The place of a seat, counted from 1, and the reasons for it. Seats that share a place have the same number."""

    seat: int
    place: int
    reasons: tuple[ReasonView, ...]


class OutcomeView(_View, frozen=True):
    """How the match ended."""

    reason: Reason
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...] | None
    messages: tuple[str, ...]
    """The ids of the messages that tell why the game is over, as far as the places do not tell it."""
    places: tuple[PlaceView, ...]
    """The places of all seats, the winners first."""


class BillView(_View, frozen=True):
    """The open bill: who pays for what fell, what is owed, and which seats have forgiven it."""

    seat: int
    fallen: tuple[str, ...]
    nudged: tuple[str, ...]
    pays: tuple[Payment, ...]
    """What is owed to whom, in the default colours. The payer may choose others."""
    gray: int
    """How many gray discs the payer has after the build."""
    yellow: int
    """How many yellow discs the payer has after the build."""
    forgiven_by: tuple[int, ...]
    carry: int | None
    """The number of the carry that caused it, which everybody can watch; None if the log does not say."""


class BegunView(_View, frozen=True):
    """A build that is carried piece by piece: which pieces are placed, and which one comes next.

    The next `take` of that seat continues this build and ignores its own `turn`. `undo` by that seat takes it all back.
    """

    seat: int
    turn: Extend | OffRamp
    placed: tuple[str, ...]
    next: str


class MissView(_View, frozen=True):
    """The misses of the player to move, at a table with hands where misses cost something."""

    rule: MissRule
    made: int
    """How often the player let go of a piece in this turn that did not stay."""
    left: int | None
    """How many more misses end the turn; null if no number of misses does."""


class HaltedView(_View, frozen=True):
    """Where and why a stored match ends: the current rules do not allow its next step."""

    step: int
    fault: Fault
    clause: Clause


class RematchView(_View, frozen=True):
    """A rematch that somebody asked for. A client opens it with the tokens that it has of this match."""

    match: str
    """The id of the new match."""
    asked: int
    """The seat that asked for it."""
    seats: tuple[int, ...]
    """By seat: the seat of the same player in the new match."""


class LessonView(_View, frozen=True):
    """The lesson and its task that is played."""

    id: str
    """It names the messages: `lesson-<id>`, `lesson-<id>-<number of a task>`, `lesson-<id>-done`."""
    task: int
    """The number of the task, from 0."""
    tasks: int
    done: bool
    """Whether the task is solved."""
    controls: tuple[Control, ...]
    """The parts of the page that the lesson needs beside the table."""
    turn: Extend | OffRamp | None = None
    """At the practice table: the build that the task is about. A best time counts for no other."""


class SeatedView(_View, frozen=True):
    """Who sits on a seat. The name is in `SeatView`."""

    state: SeatState
    player: str | None
    """The public id of the player who holds the seat; null: nobody, a bot, or whoever has its token."""
    car: str
    """The car that the player has chosen as their picture; empty: none."""


class SeatingView(_View, frozen=True):
    """Who sits where."""

    gathering: bool
    """Whether the table waits for people. Nobody plays until every seat is taken."""
    by_players: bool
    """Whether players hold the seats. Otherwise tokens open them."""
    host: str | None
    """The public id of the player who may kick, fill seats and start."""
    substitutes: str | None
    """The bot that takes over the seat of a person who leaves during the game; null: the seat resigns."""
    seats: tuple[SeatedView, ...]
    rated: bool = False
    """Whether the result changes ratings. Then there is no help before the end, and nothing is taken back."""
    cheering: bool = True
    """Whether spectators may applaud and gasp."""


class SeatClockView(_View, frozen=True):
    """The clock of a seat, in ms, as it was at `since`."""

    left: int
    """What is left of the bank (live) or of the turn (slow)."""
    reserve: int
    """What is left of the holiday reserve. It is used up after `left`."""
    out_of_time: bool
    """Whether the seat left the game with its clock at zero."""


class ClockView(_View, frozen=True):
    """The clocks of the table. They run on the server: a client only counts down from what it was told."""

    kind: ClockKind
    at_zero: AtZero
    """What happens when a clock is at zero: the others may claim the seat, a bot takes it over, or nothing."""
    full: int
    """The ms that each seat has at the start (live), or for each turn (slow)."""
    increment: int
    """The ms that a seat gets after each of its turns; 0 if the clock is slow."""
    holiday: int
    """The ms that each seat has in reserve at the start; 0 if the clock is live."""
    seats: tuple[SeatClockView, ...]
    runs: int | None
    """The seat whose clock runs since `since`; null: none does."""
    since: int
    """The server's time to which the clocks are stated, in ms since the epoch."""
    paused: bool
    pause_asked: int | None
    """The seat that asked for a pause."""
    pause_agreed: tuple[int, ...]
    """The seats that have agreed to it."""
    claimable: int | None
    """The seat whose clock is at zero and that the others may claim."""


class StatusView(_View, frozen=True):
    """Everything except the pieces."""

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
    """The seats that have agreed to the undo."""
    outcome: OutcomeView | None
    bill: BillView | None = None
    begun: BegunView | None = None
    miss: MissView | None = None
    halted: HaltedView | None = None
    scored: tuple[Scored, ...] = ()
    """Why points changed with the last step; only with missions."""
    rematch: RematchView | None = None
    lesson: LessonView | None = None
    seating: SeatingView | None = None
    """Null in a lesson."""
    clock: ClockView | None = None
    """Null at a table without clocks, and in a replay."""


class TableView(_View, frozen=True):
    """The whole table."""

    columns: tuple[ColumnView, ...]
    roads: tuple[RoadView, ...]
    cars: tuple[CarView, ...]
    components: tuple[ComponentView, ...]
    status: StatusView


class SidesView(_View, frozen=True):
    """Which sides of an existing road are taken now."""

    road: str
    over: bool
    under: bool


class Change(_View, frozen=True):
    """What a step added, which sides of roads it took, and the status after it."""

    columns: tuple[ColumnView, ...]
    roads: tuple[RoadView, ...]
    cars: tuple[CarView, ...]
    components: tuple[ComponentView, ...]
    sides: tuple[SidesView, ...]
    status: StatusView


class FateView(_View, frozen=True):
    """The fate of one piece that moved.

    state: "nudged" (moved, but still in place), "displaced" (moved out of place, which costs like a fall), "fallen".
    """

    name: str
    """The name of the body, as in `names` of the carry: c3.0 is a disc of column c3."""
    piece: str
    """The piece that the body belongs to: c3."""
    owner: int | None
    """The seat that owns the piece; null: nobody owns it, or this is a stored carry, which has no owners."""
    state: State
    drop: float
    """How far it dropped, mm."""
    shift: float
    """How far it moved sideways, mm."""
    tilt: float
    """How far it tilted, degrees."""
    chain: tuple[str, ...]
    """The chain of contacts, from the piece in the hand to this one."""
    called: str = ""
    """The name of the piece for players, as `text` uses it."""
    text: str = ""
    """The fate in words."""


class PlayView(_View, frozen=True):
    """One step of the game: a turn, an aftermath, or both."""

    seat: int
    turn: Turn | None
    aftermath: Aftermath | None
    carries: tuple[int, ...]
    """The numbers of the carries that led to this step; empty if nothing was carried."""


class PaidView(_View, frozen=True):
    """Columns that were given to a player for what fell."""

    owner: int
    columns: int


class MoveView(_View, frozen=True, omit_defaults=True):
    """One step of the game in the list of moves: who did what, the cars placed, what fell, what was paid."""

    seat: int
    what: What | None = None
    """What was played; null if something fell outside a turn."""
    height: int = 0
    """The height of the column or junction."""
    component: str = ""
    """The component that was placed."""
    cars: int = 0
    """How many cars were placed."""
    taken_from: tuple[int, ...] = ()
    """The players from whom a column was taken for a car of the same type."""
    pieces: tuple[str, ...] = ()
    """The columns, roads and components that were added, or moved by an adjustment. New cars are on the new road."""
    fallen: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    """Pieces that were moved by accident and still stand."""
    paid: tuple[PaidView, ...] = ()
    forgiven: bool = False
    """Whether everybody agreed that nobody pays."""
    missed: MissCost | None = None
    """What a piece cost that was let go and did not stay."""


class HeadlineView(_View, frozen=True):
    """The summary of a match in a list of matches. It is stored beside the log."""

    edition: str = ""
    players: tuple[str, ...] = ()
    phase: Phase = "setup"
    to_move: int | None = None
    turns: int = 0
    winners: tuple[int, ...] | None = None
    gathering: bool = False
    """Whether the table still waits for people."""
    waiting: tuple[str, ...] = ()
    """The people who sit there already, as long as it does."""
    rematch: RematchView | None = None
    """The rematch, so that somebody whose page was closed finds it."""
