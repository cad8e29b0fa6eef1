"""The clocks of a match: how much time each seat has left. Pure: times come with the events, in ms since the epoch.

A seat has its time (live: the bank; slow: what is left of the turn) and a reserve, which is used up after it. One clock
runs at most: that of the person who has to play, or to settle a bill. Taking back a turn gives no time back.
"""

from __future__ import annotations

from copy import copy

import msgspec

from shuto.match import events
from shuto.match.commands import AnswerPause
from shuto.match.events import ClockEvent, Event
from shuto.match.settings import ClockSettings

SECOND, DAY = 1000, 24 * 3600 * 1000


class ClockTurn(msgspec.Struct, frozen=True):
    """Which turn of the game it is."""

    number: int
    """How many turns and components were played before it."""
    seat: int | None
    """The seat to move; None: the game is over."""


class Clock:
    """The clocks of all seats, as of the last event."""

    def __init__(self, settings: ClockSettings, seats: int, at: int) -> None:
        self.settings = settings
        slow = settings.kind == "slow"
        self.full = round(settings.days * DAY if slow else settings.bank * SECOND)
        """ms at the start (live), or for each turn (slow)."""
        self.increment = 0 if slow else round(settings.increment * SECOND)
        self.holiday = round(settings.holiday * DAY) if slow else 0
        self.left = [self.full] * seats
        """By seat: ms of the bank or of the turn."""
        self.reserve = [self.holiday] * seats
        """By seat: ms of holiday."""
        self.at = at
        """The time up to which the clocks are reckoned."""
        self.waits_for: int | None = None
        """The seat of a person that the game waits for."""
        self.paused = False
        self.asked: events.Pause | None = None
        """The open request for a pause."""
        self._since = 0
        """The revision of the match at which it began."""
        self.agreed: frozenset[int] = frozenset()
        self.refused: frozenset[int] = frozenset()
        """The seats whose request for a pause was refused in this turn."""
        self.flagged: int | None = None
        """The seat whose clock is at zero and that the others may claim."""
        self.out_of_time: frozenset[int] = frozenset()
        """The seats that left the game with their clock at zero."""
        self._turn = ClockTurn(0, None)
        self._steps = 0
        """The longest game so far in which a turn began. After an undo, no time is given until it is longer again."""

    @property
    def runs(self) -> int | None:
        """The seat whose clock runs."""
        return None if self.paused else self.waits_for

    @property
    def deadline(self) -> int | None:
        """When the clock that runs will be at zero; None: none runs, or it has been noted already."""
        if self.runs is None or self.flagged == self.runs:
            return None
        return self.at + self.total(self.runs)

    def total(self, seat: int) -> int:
        """The time that a seat has left, with its reserve."""
        return self.left[seat] + self.reserve[seat]

    def reckon(self, at: int) -> None:
        """Let the clock run until this time. Time never runs backwards."""
        used, self.at = max(at - self.at, 0), max(at, self.at)
        if self.runs is None:
            return
        at_once = min(used, self.left[self.runs])
        self.left[self.runs] -= at_once
        self.reserve[self.runs] -= min(used - at_once, self.reserve[self.runs])

    def copy(self) -> Clock:
        """The same clocks, to reckon ahead with."""
        ahead = copy(self)
        ahead.left, ahead.reserve = self.left.copy(), self.reserve.copy()
        return ahead

    def skip(self, since: int, until: int) -> None:
        """Let the clock run until the first time and stand still until the second one."""
        self.reckon(since)
        self.at = max(self.at, until)

    def pass_time(self, event: Event, at: int, *, playing: bool) -> None:
        """Reckon the clocks up to an event that happened at this time. `playing`: the game has started."""
        if isinstance(event, events.Down):
            self.skip(event.since, event.until)
        self.reckon(at)
        if isinstance(event, events.Leave) and playing:
            self.leave(event.seat)

    def answered_by(self, command: AnswerPause) -> bool:
        """Whether a command that was sent at an older revision still answers what is asked now."""
        return self.asked is not None and command.revision >= self._since

    def apply(self, event: ClockEvent, revision: int) -> None:
        """Apply an event about the clocks, which leads to this revision, once the clock is reckoned up to it."""
        if isinstance(event, events.Flag):
            self.flagged = event.seat
        elif isinstance(event, events.Pause):
            self.asked, self.agreed, self._since = event, frozenset({event.seat, *event.agreed}), revision
        elif isinstance(event, events.AnswerPause):
            if event.agree:
                self.agreed |= set(event.seats)
            elif self.asked is not None:
                self.refused |= {self.asked.seat, *self.asked.agreed}
                self.asked = None
        elif isinstance(event, events.Paused):
            self.paused, self.asked = True, None
        elif isinstance(event, events.Resume):
            self.paused = False

    def leave(self, seat: int) -> None:
        """A seat left the game. Whoever asked for a pause has to ask those who stay."""
        self.asked = None
        if self.total(seat) == 0:
            self.out_of_time |= {seat}

    def follow(self, turn: ClockTurn, waits_for: int | None, steps: int) -> None:
        """Take over from the game which turn it is, the person it waits for, and how many steps were played."""
        self.waits_for = waits_for
        if waits_for is None and turn.seat is None:
            self.paused, self.asked = False, None
        if turn != self._turn:
            if steps > self._steps:
                self._steps = steps
                self._grant(turn)
            self._turn, self.flagged, self.refused = turn, None, frozenset()
        elif self.flagged is not None and self.flagged != waits_for:
            self.flagged = None

    def _grant(self, turn: ClockTurn) -> None:
        """Give the time of a new turn: to the seat that has played (live), or to the one that is to play (slow)."""
        if self.settings.kind == "slow":
            if turn.seat is not None:
                self.left[turn.seat] = self.full
        elif self._turn.seat is not None and turn.number > self._turn.number:
            self.left[self._turn.seat] += self.increment
