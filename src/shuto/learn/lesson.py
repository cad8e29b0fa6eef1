"""A lesson as data: a few tasks, each a position, a goal, a solution and the mistakes that learners make."""

from __future__ import annotations

from typing import Literal

import msgspec

from shuto.learn.goals import Goal
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_turn
from shuto.rules.snapshot.parsing import parse_snapshot
from shuto.rules.snapshot.snapshot import Snapshot
from shuto.rules.turn import Turn

Control = Literal["height", "kind", "cars", "supply", "missions"]
"""A part of the page that a lesson needs. The others are hidden, so that the table and the task stand out.

cars: what a road earns, and why.
"""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all parts of a lesson."""


class Mistake(_Part, frozen=True):
    """A turn that does not solve the task, and the answer to it: a fault, or the part of the goal that it misses."""

    turn: str
    answer: str


class Task(_Part, frozen=True):
    """One turn on a position of its own. Texts are in the notation of snapshots and turns."""

    position: str
    solution: str
    goal: Goal = Goal()
    mistakes: tuple[Mistake, ...] = ()

    @property
    def snapshot(self) -> Snapshot:
        """The position as stated; raises SnapshotError."""
        return parse_snapshot(self.position)

    @property
    def turn(self) -> Turn:
        """The turn that solves the task; raises NotationError."""
        return parse_turn(self.solution)

    def start(self, players: tuple[str, ...]) -> Position:
        """The position, with these names instead of the stated ones."""
        return msgspec.structs.replace(self.snapshot, players=players).position()


class Lesson(_Part, frozen=True):
    """A lesson. Its id names its messages: `lesson-<id>`, `lesson-<id>-<number of a task>`, `lesson-<id>-done`."""

    id: str
    tasks: tuple[Task, ...]
    optional: bool = False
    """Whether the game can be played without it."""
    controls: tuple[Control, ...] = ()
    hand: bool = False
    """Whether roads are carried by a steady hand."""
    practice: bool = False
    """Whether it is the practice table: what falls costs nothing, and nothing but a clean carry solves a task."""

    @property
    def learner(self) -> int:
        """The seat of the learner."""
        return self.tasks[0].snapshot.to_move or 0

    def messages(self) -> tuple[str, ...]:
        """The ids of its messages: the title, what to do in each task and what was learnt in it.

        The tasks of a practice table can be done in any order: one message is said after each.
        """
        numbers = [str(number) for number in range(1, len(self.tasks) + 1)]
        learnt = [] if self.practice else [f"{number}-done" for number in numbers[:-1]]
        parts = [*numbers, *learnt, "done"]
        return (f"lesson-{self.id}", *(f"lesson-{self.id}-{part}" for part in parts))
