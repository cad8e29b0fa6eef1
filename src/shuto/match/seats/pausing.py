"""Pausing, resuming, claiming: who may do it, and who has to agree. Pure; raises Refusal."""

from __future__ import annotations

from shuto.match import commands, events
from shuto.match.commands import ClockCommand
from shuto.match.events import Event
from shuto.match.refusal import Refusal
from shuto.match.seats.clock import Clock


def clock_of(clock: Clock | None) -> Clock:
    """The clock of a table; raises Refusal if it has none."""
    if clock is None:
        raise Refusal("no-clock", "this table has no clock")
    return clock


def check_not_paused(clock: Clock | None) -> None:
    """Raise Refusal while the game is paused."""
    if clock is not None and clock.paused:
        raise Refusal("paused", "the game is paused; resume it first")


def decide_pause(
    clock: Clock, command: ClockCommand, seat: int, *, seats: frozenset[int], humans: frozenset[int]
) -> Event:
    """The event that a command about a pause causes. `seats`: all seats that belong to the client."""
    if isinstance(command, commands.Resume):
        if not clock.paused:
            raise Refusal("not-paused", "the game is not paused")
        return events.Resume(seat)
    check_not_paused(clock)
    if isinstance(command, commands.Pause):
        if seat in clock.refused:
            raise Refusal("pause-refused", "the others did not agree to a pause; ask again in the next turn")
    elif clock.asked is None:
        raise Refusal("no-pause-asked", "nobody asked for a pause")
    elif not command.agree:
        return events.AnswerPause((seat,), agree=False)
    if humans <= seats | agreed(clock):
        return events.Paused()
    if clock.asked is None:
        return events.Pause(seat, tuple(sorted(seats & humans)))
    return events.AnswerPause(tuple(sorted(seats & humans)))  # asking again is agreeing


def agreed(clock: Clock) -> frozenset[int]:
    """The seats that have agreed to the pause that somebody asked for."""
    return clock.agreed if clock.asked is not None else frozenset()


def decide_claim(clock: Clock, seat: int) -> events.Leave:
    """The event by which a seat claims the one whose clock is at zero."""
    if clock.flagged is None or clock.flagged == seat or clock.paused:
        raise Refusal("nothing-to-claim", "no other clock is at zero")
    return events.Leave(clock.flagged)


def expired(clock: Clock | None, now: int) -> events.Flag | events.Leave | None:
    """The event that happens by itself at this time, because a clock is at zero; None: nothing yet."""
    if clock is None or clock.runs is None or clock.deadline is None or now < clock.deadline:
        return None
    at_zero = clock.settings.at_zero
    return None if at_zero == "wait" else events.Leave(clock.runs) if at_zero == "bot" else events.Flag(clock.runs)
