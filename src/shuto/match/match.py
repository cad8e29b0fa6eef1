"""The authority for one match: only it decides what happens. Pure: no own time, no dice, no network, no disk.

`decide` turns a command into an event, or refuses it with a reason. `apply` applies the event. The caller stores the
event in between, so that nobody is told about an event that is not stored. A turn is judged only once: `decide` keeps
the resulting step for `apply`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

import msgspec

from shuto.match import commands, events
from shuto.match.coach import Coach, check_command
from shuto.match.commands import ClockCommand, Command, Knock, Landing, Pay, SeatCommand
from shuto.match.events import ClockEvent, Created, Event, Fell, Placed, PutBack, SeatEvent, TakenBack
from shuto.match.halted import Halted
from shuto.match.hands.carries import (
    Begun,
    Decided,
    decide_forgive,
    decide_landing,
    decide_payment,
    decide_take,
    still_legal,
)
from shuto.match.hands.misses import decide_miss, noted, settled
from shuto.match.refusal import Refusal
from shuto.match.seats.clock import Clock
from shuto.match.seats.clock import Turn as ClockTurn
from shuto.match.seats.pausing import clock_of, decide_claim, decide_pause
from shuto.match.seats.rated import check_undo_allowed
from shuto.match.seats.seating import Person, Seating
from shuto.match.settings import MatchSettings
from shuto.match.steps.moves import move_of
from shuto.match.steps.scores import ScoreBook
from shuto.match.steps.undoing import check_bill_patience, check_undo_patience, decide_answer, decide_undo
from shuto.match.views.moves import MoveView
from shuto.rules.penalty import AftermathError
from shuto.rules.play import Played, Ruling, play_ruled, play_step, rule_on
from shuto.rules.position import Position
from shuto.rules.prospect import Prospect
from shuto.rules.records.record import MOST_STEPS, Recorder, StepRecord, resolved
from shuto.rules.referee.verdict import IllegalTurnError, Verdict
from shuto.rules.setup import start
from shuto.rules.turn import Adjust, Aftermath, Build, Extend, OffRamp, Resign


class Match:
    """The state of a match, built from its events."""

    def __init__(self, created: Created, at: int = 0) -> None:
        settings = created.settings.of_version(created.version)
        self.seating = Seating(settings, created.host)
        self.settings: MatchSettings = self._seated(settings)
        """The settings with the seats as they are now."""
        self.seat_hashes = created.seat_hashes
        self.created_at = created.at
        self.game = self.settings.game()
        self.coach = None if self.settings.lesson is None else Coach(self.settings)
        """The coach, if this is a lesson."""
        self.recorder = Recorder(self._start())
        self.scores = ScoreBook()
        self.step_seats: list[int] = []
        """The seat that caused each step."""
        self.moves: list[MoveView] = []
        """The list of moves: one entry for each step."""
        self.revision = 1
        self.carries: list[tuple[int, ...]] = []
        """The carries of each step."""
        self.begun: Begun | None = None
        """The build of which only some pieces are placed."""
        self.misses = 0
        """The misses of the player to move in this turn, at a table where misses cost something."""
        self.bill: Fell | None = None
        """The open bill: a fall that is neither paid nor forgiven. While it is open, nobody plays."""
        self.forgiven: set[int] = set()
        """The seats that agreed to forgive the open bill."""
        self.not_forgiven = False
        """Whether the last answer to the open bill was not to forgive it."""
        self.bills_refused = 0
        """How often somebody refused to forgive the open bill."""
        self.undo: events.Undo | None = None
        """The open request to undo."""
        self.agreed: set[int] = set()
        """The seats that agreed to it."""
        self.undos_refused: dict[tuple[int, int], int] = {}
        """How often the others refused that a seat takes the game back to a step."""
        self._asked = 0
        """The revision at which the open bill or the open undo request began."""
        self._asked_pause = 0
        """The revision at which the open request for a pause began."""
        self._forgivable = 0
        """The oldest revision at which agreeing to forgive the bill still counts. When a seat says no, this becomes the
        next revision, because all seats are asked again."""
        self._decided: tuple[Event, Position, Played] | None = None
        """The last decided event, the position it was decided in, and the resulting step."""
        self.rematch: events.Rematch | None = None
        """The first request for a rematch. Later ones lead to the same new match."""
        self.halted: Halted | None = None
        """Set if the log has a step that the current rules do not allow. The match ends before that step."""
        self.at = at
        """The time of the last event, in ms since the epoch."""
        self.clock: Clock | None = None
        """The clocks of the seats, if the table has any."""
        if self.settings.clock is not None and self.coach is None:
            self.clock = Clock(self.settings.clock, len(self.settings.seats), at)
            self._follow()

    @classmethod
    def from_events(cls, log: Iterable[Event], times: Iterable[int] = ()) -> Match:
        """Rebuild a match from its log, up to the first step that is no longer legal. The first event is `Created`.

        `times`: when each event happened, in ms since the epoch. A table without clocks does not need them.
        """
        following = zip_longest(log, times)
        first, at = next(following, (None, None))
        if not isinstance(first, Created):
            raise ValueError("a match begins with its creation")
        match = cls(first, at or 0)
        for event, at in following:
            try:
                match.apply(event, at)
            except IllegalTurnError as error:
                match.halted = Halted(len(match.recorder.steps) + 1, error.verdict)
                match._follow()
                break
        return match

    def _start(self) -> Position:
        """The position in which the game, or the task of a lesson, begins."""
        return start(self.game) if self.coach is None else self.coach.start()

    @property
    def position(self) -> Position:
        """The current position."""
        return self.recorder.position

    @property
    def verdict(self) -> Verdict | None:
        """The verdict on the last step; None if that step has no turn."""
        return self.recorder.verdict

    @property
    def humans(self) -> frozenset[int]:
        """The seats of people who are still in the match, not of bots."""
        return frozenset(seat for seat in range(len(self.settings.seats)) if self.seating.state(seat) == "held")

    def decide(
        self, command: Command, seat: int, *, seats: frozenset[int] = frozenset(), ruling: Ruling | None = None
    ) -> Event:
        """The event that a command causes; raises Refusal. `seats`: all seats that belong to the client.

        `ruling`: the ruling on the turn of a `Play` at its revision, if the caller has judged it already.
        """
        self._check_halted()
        self._check_started()
        if command.revision != self.revision and not self._still_asked(command):
            raise Refusal("stale", f"the match is at revision {self.revision}, not {command.revision}")
        if self.coach is not None or isinstance(command, commands.Task):
            check_command(self.coach, command)
        if isinstance(command, commands.Task):
            return events.Task(command.task)
        if isinstance(command, ClockCommand):
            self._check_going()
            return decide_pause(clock_of(self.clock), command, seat, seats=seats | {seat}, humans=self.humans)
        self._check_paused()
        if isinstance(command, Pay):
            return self._remember(self._settled(decide_payment(self.position, self.bill, seat, command)))
        if isinstance(command, commands.Forgive):
            check_bill_patience(self.bills_refused)
            event = decide_forgive(
                self.bill, seat, command.agree, seats=seats | {seat}, agreed=self.forgiven, humans=self.humans
            )
            if not isinstance(event, events.Play):
                return event
            played = play_step(self.position, event.turn, event.aftermath)
            return self._remember(self._settled(Decided(event, played)))
        self._check_paid()
        if isinstance(command, commands.Play):
            return self._remember(self._decide_play(command, seat, seats | {seat}, ruling))
        if isinstance(command, Knock):
            self._check_length()
            played = self._check_aftermath(command.aftermath, seat, seats | {seat})
            return self._remember(Decided(events.Play(seat, None, command.aftermath), played))
        if isinstance(command, commands.Undo):
            if self.begun is not None and self.begun.seat == seat:
                return PutBack(seat)  # the turn is not played yet, so nobody else has to agree
            return self._decide_undo(seat, seats | {seat})
        return decide_answer(
            self.undo, command.agree, seat=seat, seats=seats | {seat}, agreed=self.agreed, humans=self.humans
        )

    def decide_seat(
        self, command: SeatCommand, seat: int, person: Person | None, seats: frozenset[int]
    ) -> SeatEvent | None:
        """The event that a command about a seat causes; None if nothing changes. Raises Refusal.

        `person`: the player who asks, if known. `seats`: all seats that belong to the client.
        """
        self._check_halted()
        if self.coach is not None:
            raise Refusal("in-lesson", "a lesson has one learner and no other seats")
        if self.position.outcome is not None:
            return None
        return self.seating.decide(command, seat, person, seats)

    def claim(self, command: commands.Claim, seat: int) -> events.Leave:
        """The event by which a seat claims the one whose clock is at zero; raises Refusal."""
        self._check_halted()
        if command.revision != self.revision:
            raise Refusal("stale", f"the match is at revision {self.revision}, not {command.revision}")
        return decide_claim(clock_of(self.clock), seat)

    def take(self, turn: Build, piece: str | None, seat: int, revision: int) -> tuple[Build, str]:
        """The intended build and the piece that the seat may take; raises Refusal."""
        if revision != self.revision:
            raise Refusal("stale", f"the match is at revision {self.revision}, not {revision}")
        self._check_halted()
        self._check_started()
        self._check_paused()
        if not self.settings.by_hand:
            raise Refusal("no-hand", "at this table pieces are not carried by hand; send the turn with play instead")
        self._check_paid()
        return decide_take(self.position, seat, turn, piece, self.settings.hand.pieces, self.begun)

    def land(self, landing: Landing, seat: int) -> Event | None:
        """The event that a landing causes; None if nothing happened. Raises Refusal."""
        self._check_halted()
        self._check_length()
        self._check_paid()
        if self.coach is not None:
            landing = self.coach.observed(landing)
        decided = decide_landing(self.position, seat, landing, self.settings.hand.pieces, self.begun)
        if decided is None and landing.missed:
            decided = decide_miss(self.position, seat, landing, self.settings.hand.miss, self.misses)
        return None if decided is None else self._remember(noted(decided, landing, self.settings.hand.miss))

    def apply(self, event: Event, at: int | None = None) -> None:
        """Apply an event that happened at this time. A turn that was just decided is not judged again, others are.

        A log may be older than the rules: raises IllegalTurnError for a step that is no longer legal.
        """
        self._pass_time(event, at)
        if isinstance(event, events.Play):
            self._step(event)
        elif isinstance(event, Placed):
            self._place(event.seat, event.turn, event.piece, event.carries)
        elif isinstance(event, PutBack):
            self.begun = None
        elif isinstance(event, Fell):
            self.bill, self.forgiven, self.not_forgiven = event, set(), False
            self.bills_refused = 0
            self._asked = self._forgivable = self.revision + 1
            if event.turn is not None and event.piece is not None:
                self._place(event.seat, event.turn, event.piece, ())
        elif isinstance(event, events.Missed):
            self.misses += 1
        elif isinstance(event, events.Forgive):
            self.forgiven = self.forgiven | set(event.seats) if event.agree else set()
            self.not_forgiven = not event.agree
            if self.not_forgiven:
                self.bills_refused += 1
                self._forgivable = self.revision + 1
        elif isinstance(event, events.Undo):
            self.undo, self.agreed = event, {event.seat, *event.agreed}
            self._asked = self.revision + 1
        elif isinstance(event, events.AnswerUndo):
            self.agreed |= set(event.seats) if event.agree else set()
            if not event.agree and self.undo is not None:
                key = (self.undo.seat, self.undo.to)
                self.undos_refused[key] = self.undos_refused.get(key, 0) + 1
            self.undo = self.undo if event.agree else None
        elif isinstance(event, TakenBack):
            self._take_back(event.to)
        elif isinstance(event, events.Rematch):
            self.rematch = self.rematch or event
        elif isinstance(event, events.Task):
            assert self.coach is not None
            self.coach.number = event.task
            self._take_back(0)
        elif isinstance(event, SeatEvent):
            self._seat(event)
        elif isinstance(event, ClockEvent):
            if self.clock is not None:
                self.clock.apply(event)
        else:
            raise ValueError("a match is created once")
        if isinstance(event, events.Pause):
            self._asked_pause = self.revision + 1
        self.revision += 1
        self._follow()

    def _pass_time(self, event: Event, at: int | None) -> None:
        self.at = max(self.at, at or 0)
        if self.clock is None:
            return
        if isinstance(event, events.Down):
            self.clock.skip(event.since, event.until)
        self.clock.reckon(self.at)
        if isinstance(event, events.Leave) and not self.seating.gathering:
            self.clock.leave(event.seat)

    def _follow(self) -> None:
        """Let the clocks follow what has happened: a clock runs for the person who has to play or to settle a bill."""
        if self.clock is None:
            return
        position = self.position
        to_move = None if position.outcome is not None or self.halted is not None else position.to_move
        waits_for = to_move if self.bill is None or to_move is None else self.bill.seat
        if self.seating.gathering or (waits_for is not None and self.seating.state(waits_for) != "held"):
            waits_for = None
        turn = ClockTurn(position.turns_played + len(position.components), to_move)
        self.clock.follow(turn, waits_for, len(self.recorder.steps))

    def _still_asked(self, command: Command) -> bool:
        """Whether a command for an older revision is still valid, because it answers a question that is still open.

        Several seats may answer the same question at the same time.
        """
        if isinstance(command, commands.AnswerPause):
            asked = self.clock is not None and self.clock.asked is not None
            return asked and self._asked_pause <= command.revision < self.revision
        if isinstance(command, commands.AnswerUndo):
            asked = self.undo is not None
        else:
            asked = isinstance(command, (Pay, commands.Forgive)) and self.bill is not None
        since = self._forgivable if isinstance(command, commands.Forgive) and command.agree else self._asked
        return asked and since <= command.revision < self.revision

    def _remember(self, decided: Decided) -> Event:
        """Return the event of a decision, and keep the resulting step for `apply`."""
        event, played = decided
        self._decided = None if played is None else (event, self.position, played)
        return event

    def _settled(self, decided: Decided) -> Decided:
        return settled(self.position, self.bill, decided, self.settings.hand.miss, self.misses)

    def _recall(self, event: Event) -> Played | None:
        """The step kept for an event, if it is the last one decided and the position has not changed since."""
        decided, self._decided = self._decided, None
        if decided is None or decided[0] is not event or decided[1] is not self.position:
            return None
        return decided[2]

    def _decide_play(self, command: commands.Play, seat: int, seats: frozenset[int], ruling: Ruling | None) -> Decided:
        self._check_length()
        turn = command.turn
        if turn.player is not None and turn.player != seat:
            raise Refusal("not-your-seat", "a turn can only be played from the seat that it is for")
        if isinstance(turn, Resign):
            raise Refusal("malformed", "leave the seat to resign")
        if self.settings.by_hand and isinstance(turn, Adjust):
            raise Refusal(
                "no-adjust", "at this table pieces stay where the hand put them, so a turn cannot be adjusted"
            )
        if self.settings.by_hand and isinstance(turn, (Extend, OffRamp)):
            raise Refusal("needs-hand", "at this table builds are carried by hand; take the piece, carry it and let go")
        if self.begun is not None and self.begun.seat == seat:
            raise Refusal("unfinished", "this build is not finished; take its next piece, or undo it")
        turn = msgspec.structs.replace(turn, player=seat)
        try:
            ruling = ruling or rule_on(self.position, turn)
        except IllegalTurnError as error:
            raise Refusal("illegal", verdict=error.verdict) from None
        if command.aftermath is not None:
            self._check_aftermath(command.aftermath, seat, seats)
        complete = resolved(turn, ruling.verdict)
        if not isinstance(turn, Adjust):
            complete = msgspec.structs.replace(complete, player=None)
        ruling = ruling.with_turn(complete)
        try:
            after = play_ruled(self.position, ruling, command.aftermath)
        except AftermathError as error:
            raise Refusal("bad-aftermath", str(error), cause=error) from None
        if self.coach is not None:
            self.coach.check_solved(Prospect(ruling.verdict, self.position, after))
        return Decided(events.Play(seat, complete, command.aftermath), Played(after, ruling.verdict))

    def _check_aftermath(self, aftermath: Aftermath, seat: int, seats: frozenset[int]) -> Played:
        """The step that this aftermath alone results in; raises Refusal if it cannot be reported."""
        if aftermath.by != seat:
            raise Refusal("not-your-seat", "only what this seat itself knocked over can be reported from it")
        if aftermath.missed is not None:
            raise Refusal("bad-aftermath", "only the table itself says what was missed")
        if aftermath.forgiven and not self.humans <= seats:
            raise Refusal("not-all-agree", "a fall is forgiven only if everybody at the table agrees")
        try:
            return play_step(self.position, None, aftermath)
        except AftermathError as error:
            raise Refusal("bad-aftermath", str(error), cause=error) from None

    def _check_halted(self) -> None:
        if self.halted is not None:
            raise Refusal("halted", str(self.halted), cause=self.halted)

    def _check_started(self) -> None:
        if self.seating.gathering:
            raise Refusal("gathering", "the table waits for people; the game starts when every seat is taken")

    def _check_going(self) -> None:
        if self.position.outcome is not None:
            raise Refusal("no-clock", "the game is over")

    def _check_paused(self) -> None:
        if self.clock is not None and self.clock.paused:
            raise Refusal("paused", "the game is paused; resume it first")

    def _check_paid(self) -> None:
        if self.bill is not None:
            raise Refusal("bill-pending", "something fell; pay or forgive the bill first")

    def _check_length(self) -> None:
        if len(self.recorder.steps) >= MOST_STEPS:
            raise Refusal("too-long", f"a match has at most {MOST_STEPS} steps")

    def _place(self, seat: int, turn: Extend | OffRamp, piece: str, carries: tuple[int, ...]) -> None:
        begun = self.begun or Begun(seat, turn, ())
        self.begun = Begun(seat, turn, (*begun.placed, piece), (*begun.carries, *carries))
        self.undo = None

    def _step(self, event: events.Play) -> None:
        before = self.position
        missed = self.bill is not None and self.bill.missed
        self.recorder.step(event.turn, event.aftermath, self._recall(event))
        self.moves.append(move_of(before, self.recorder.steps[-1], event.seat, self.position))
        self.step_seats.append(event.seat)
        self.carries.append(event.carries)
        self.begun = None if event.turn is not None else still_legal(self.position, self.begun)
        self.bill, self.forgiven, self.undo = None, set(), None
        if self.position.turns_played != before.turns_played:
            self.misses = 0
        elif missed or (event.aftermath is not None and event.aftermath.missed is not None):
            self.misses += 1

    def _decide_undo(self, seat: int, seats: frozenset[int]) -> Event:
        check_undo_allowed(self.settings.rated)
        event = decide_undo(self.step_seats, seat, seats, self.humans)
        assert isinstance(event, (events.Undo, TakenBack))
        if any(isinstance(step.turn, Resign) for step in self.recorder.steps[event.to :]):
            raise Refusal("nothing-to-undo", "somebody has left the game since this seat's last turn")
        if isinstance(event, events.Undo):
            check_undo_patience(self.undo, seat, self.undos_refused.get((seat, event.to), 0))
        return event

    def _seated(self, settings: MatchSettings) -> MatchSettings:
        """Settings with the seats as they are now."""
        return msgspec.structs.replace(settings, seats=tuple(self.seating.seats))

    def _seat(self, event: SeatEvent) -> None:
        gathering = self.seating.gathering
        self.seating.apply(event)
        self.settings = self._seated(self.settings)
        if gathering:  # until the game starts, its players and their names change
            self.game = self.settings.game()
            self.recorder = Recorder(self._start())
        elif isinstance(event, events.Leave):
            self._left(event.seat)

    def _left(self, seat: int) -> None:
        """A seat was left during the game. If no bot takes over, it resigns; what others have begun or owe stays."""
        self.undo = None
        if seat not in self.seating.left or self.position.outcome is not None:
            return
        begun, bill, forgiven = self.begun, self.bill, self.forgiven - {seat}
        self._step(events.Play(seat, Resign(player=seat)))
        if self.position.outcome is not None:
            return
        self.begun = None if begun is None or begun.seat == seat else begun
        if bill is not None and bill.seat != seat:
            self.bill, self.forgiven = bill, forgiven

    def _take_back(self, to: int) -> None:
        kept: list[StepRecord] = self.recorder.steps[:to]
        self.recorder = Recorder(self._start())
        for step in kept:
            self.recorder.step(step.turn, step.aftermath)
        del self.step_seats[to:], self.carries[to:], self.moves[to:]
        self.begun, self.bill, self.forgiven = None, None, set()
        self.undo, self.misses = None, 0
        self.undos_refused = {key: count for key, count in self.undos_refused.items() if key[1] < to}
