"""Taking back a turn: who may ask for it, and who has to agree. Pure; raises Refusal."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from shuto.match import events
from shuto.match.events import Event, TakenBack
from shuto.match.refusal import Refusal

MOST_REFUSED = 2
"""After this many refusals, a seat cannot ask again to take back the same turn, nor to forgive the same bill."""


def check_bill_patience(refused: int) -> None:
    """Raise Refusal if it was refused often enough to forgive a bill."""
    if refused >= MOST_REFUSED:
        raise Refusal("not-forgiven", "it was refused twice to forgive this; pay the bill")


def check_undo_patience(undo: events.Undo | None, seat: int, refused: int) -> None:
    """Raise Refusal if a seat asks again while its request is open, or after enough refusals for the same turn."""
    if undo is not None and undo.seat == seat:
        raise Refusal("already-said", "this seat has asked already; the others are to answer")
    if refused >= MOST_REFUSED:
        raise Refusal("undo-refused", "the others have refused this twice; play on")


def decide_undo(step_seats: Sequence[int], seat: int, seats: frozenset[int], humans: frozenset[int]) -> Event:
    """The event by which a seat asks to take back its last turn, or takes it back if nobody else has to agree."""
    if seat not in step_seats:
        raise Refusal("nothing-to-undo", "this seat has played no turn")
    to = len(step_seats) - 1 - step_seats[::-1].index(seat)
    if humans <= seats:
        return TakenBack(to)
    return events.Undo(seat, to, tuple(sorted(seats & humans)))


def decide_answer(
    undo: events.Undo | None, agree: bool, *, seat: int, seats: frozenset[int], agreed: Collection[int],
    humans: frozenset[int],
) -> Event:  # fmt: skip
    """The event by which a seat answers the open request to undo."""
    if undo is None:
        raise Refusal("no-undo-asked", "nobody asked to take anything back")
    if not agree:
        return events.AnswerUndo((seat,), agree=False)
    if not humans <= seats | set(agreed):
        if seats & humans <= set(agreed):
            raise Refusal("already-said", "these seats have agreed already; the others are asked")
        return events.AnswerUndo(tuple(sorted(seats & humans)))
    return TakenBack(undo.to)
