"""The whole table and its status, as data; what a step changed; the summary of a match."""

from __future__ import annotations

import msgspec

from shuto.learn.lesson import Control
from shuto.match.views.ending import HaltedView, OutcomeView, RematchView
from shuto.match.views.hands import BegunView, BillView, MissView
from shuto.match.views.pieces import CarView, ColumnView, ComponentView, RoadView, SidesView
from shuto.match.views.seats import ClockView, SeatingView, SeatView
from shuto.rules.position import Phase
from shuto.rules.reasons.scored import Scored
from shuto.rules.turn import Extend, OffRamp


class BaseView(msgspec.Struct, frozen=True):
    """A base point of the player to move."""

    column: str
    height: int
    branch: bool


class LessonView(msgspec.Struct, frozen=True):
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


class StatusView(msgspec.Struct, frozen=True):
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


class TableView(msgspec.Struct, frozen=True):
    """The whole table."""

    columns: tuple[ColumnView, ...]
    roads: tuple[RoadView, ...]
    cars: tuple[CarView, ...]
    components: tuple[ComponentView, ...]
    status: StatusView


class Change(msgspec.Struct, frozen=True):
    """The pieces that a step added, the sides of roads that it took, and the status after it."""

    columns: tuple[ColumnView, ...]
    roads: tuple[RoadView, ...]
    cars: tuple[CarView, ...]
    components: tuple[ComponentView, ...]
    sides: tuple[SidesView, ...]
    status: StatusView


class HeadlineView(msgspec.Struct, frozen=True):
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
