"""Taking back a turn: who may ask for it, and who has to agree."""

from __future__ import annotations

from shuto.match import commands, events
from shuto.match.consent import MOST_REFUSED, agreeing
from shuto.match.events import TakenBack
from shuto.match.refusal import Refusal
from shuto.match.steps.history import History
from shuto.rules.turn import Resign


class Undoing:
    """The open request to undo, who agreed to it, and how often others were refused."""

    def __init__(self) -> None:
        self.asked: events.Undo | None = None
        """The open request."""
        self.agreed: frozenset[int] = frozenset()
        """The seats that agreed to it."""
        self._since = 0
        """The revision at which it began."""
        self._refused: dict[tuple[int, int], int] = {}
        """How often the others refused that a seat takes the game back to a step."""

    def decide(
        self, history: History, seat: int, seats: frozenset[int], humans: frozenset[int]
    ) -> events.Undo | TakenBack:
        """The event by which a seat asks to take back its last turn, or takes it back if nobody else has to agree."""
        if seat not in history.seats:
            raise Refusal("nothing-to-undo", "this seat has played no turn")
        to = len(history.seats) - 1 - history.seats[::-1].index(seat)
        if any(isinstance(step.turn, Resign) for step in history.recorder.steps[to:]):
            raise Refusal("nothing-to-undo", "somebody has left the game since this seat's last turn")
        if humans <= seats:
            return TakenBack(to)
        if self.asked is not None and self.asked.seat == seat:
            raise Refusal("already-said", "this seat has asked already; the others are to answer")
        if self._refused.get((seat, to), 0) >= MOST_REFUSED:
            raise Refusal("undo-refused", "the others have refused this twice; play on")
        return events.Undo(seat, to, tuple(sorted(seats & humans)))

    def decide_answer(
        self, command: commands.AnswerUndo, seat: int, seats: frozenset[int], humans: frozenset[int]
    ) -> events.AnswerUndo | TakenBack:
        """The event by which a seat answers the open request to undo."""
        if self.asked is None:
            raise Refusal("no-undo-asked", "nobody asked to take anything back")
        if not command.agree:
            return events.AnswerUndo((seat,), agree=False)
        more = agreeing(seats, self.agreed, humans)
        return events.AnswerUndo(more) if more else TakenBack(self.asked.to)

    def apply(self, event: events.Undo | events.AnswerUndo, revision: int) -> None:
        """Apply a request, or an answer to it."""
        if isinstance(event, events.Undo):
            self.asked, self.agreed, self._since = event, frozenset({event.seat, *event.agreed}), revision
        elif event.agree:
            self.agreed |= set(event.seats)
        elif self.asked is not None:
            key = (self.asked.seat, self.asked.to)
            self._refused[key] = self._refused.get(key, 0) + 1
            self.asked = None

    def answered_by(self, command: commands.AnswerUndo) -> bool:
        """Whether a command that was sent at an older revision still answers what is asked now."""
        return self.asked is not None and command.revision >= self._since

    def taken_back(self, to: int) -> None:
        """The game went back to this step: nothing is asked, and what was refused after it counts no more."""
        self.asked = None
        self._refused = {key: count for key, count in self._refused.items() if key[1] < to}
