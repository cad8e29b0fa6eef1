"""The history of a match: every step with its seat and its carries, and the list of moves."""

from __future__ import annotations

from shuto.match.decided import Decided
from shuto.match.events import Event, Play
from shuto.match.refusal import Refusal
from shuto.match.steps.moves import move_of
from shuto.match.views.moves import MoveView
from shuto.rules.play import Played
from shuto.rules.position import Position
from shuto.rules.records.record import MOST_STEPS, Recorder


class History:
    """The steps of a match. A step that was decided is not judged again when it is played."""

    def __init__(self, start: Position) -> None:
        self.recorder = Recorder(start)
        self.seats: list[int] = []
        """The seat that caused each step."""
        self.carries: list[tuple[int, ...]] = []
        """The carries of each step."""
        self.moves: list[MoveView] = []
        """The list of moves: one entry for each step."""
        self._decided: tuple[Event, Position, Played] | None = None
        """The last decided event, the position it was decided in, and the resulting step."""

    @property
    def position(self) -> Position:
        """The current position."""
        return self.recorder.position

    def check_length(self) -> None:
        """Raise Refusal if the match has as many steps as a record may have."""
        if len(self.recorder.steps) >= MOST_STEPS:
            raise Refusal("too-long", f"a match has at most {MOST_STEPS} steps")

    def remember(self, decided: Decided) -> Event:
        """Return the event of a decision, and keep the resulting step until it is played."""
        event, played = decided
        self._decided = None if played is None else (event, self.position, played)
        return event

    def decided(self, event: Event) -> Played | None:
        """The step kept for an event, if it is the last one decided and the position has not changed since."""
        decided = self._decided
        if decided is None or decided[0] is not event or decided[1] is not self.position:
            return None
        return decided[2]

    def step(self, event: Play) -> None:
        """Play a step; raises IllegalTurnError."""
        before = self.position
        self.recorder.step(event.turn, event.aftermath, self.decided(event))
        self._decided = None
        self.moves.append(move_of(before, self.recorder.steps[-1], event.seat, self.position))
        self.seats.append(event.seat)
        self.carries.append(event.carries)

    def take_back(self, to: int, start: Position) -> None:
        """Go back to the position after this many steps, from where the game starts."""
        kept = self.recorder.steps[:to]
        self.recorder = Recorder(start)
        for step in kept:
            self.recorder.step(step.turn, step.aftermath)
        del self.seats[to:], self.carries[to:], self.moves[to:]
