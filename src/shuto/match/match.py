"""The authority for one match: only it decides what happens. Pure: no clock, no randomness, no network, no disk.

`decide` turns a command into an event, or refuses it with a reason. `apply` applies the event. The caller stores the
event in between, so that nobody is told about an event that is not stored. A turn is judged only once: `decide` keeps
the resulting step for `apply`.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from shuto.match import commands, events
from shuto.match.carries import (
    Begun,
    Decided,
    decide_forgive,
    decide_landing,
    decide_payment,
    decide_take,
    still_legal,
)
from shuto.match.coach import Coach, check_command
from shuto.match.commands import Command, Knock, Landing, Pay
from shuto.match.events import Created, Event, Fell, Placed, PutBack, TakenBack
from shuto.match.halted import Halted
from shuto.match.misses import decide_miss
from shuto.match.moves import move_of
from shuto.match.refusal import Refusal
from shuto.match.scores import ScoreBook
from shuto.match.settings import MatchSettings
from shuto.match.undoing import decide_answer, decide_undo
from shuto.match.views import MoveView
from shuto.rules.penalty import AftermathError
from shuto.rules.play import Played, Ruling, play_ruled, play_step, rule_on
from shuto.rules.position import Position
from shuto.rules.prospect import Prospect
from shuto.rules.records.record import MOST_STEPS, Recorder, StepRecord, resolved
from shuto.rules.referee.verdict import IllegalTurnError, Verdict
from shuto.rules.setup import start
from shuto.rules.turn import Adjust, Aftermath, Build, Extend, OffRamp


class Match:
    """The state of a match, built from its events."""

    def __init__(self, created: Created) -> None:
        self.settings: MatchSettings = created.settings.of_version(created.version)
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
        self.undo: events.Undo | None = None
        """The open request to undo."""
        self.agreed: set[int] = set()
        """The seats that agreed to it."""
        self._asked = 0
        """The revision at which the open bill or the open undo request began."""
        self._forgivable = 0
        """The oldest revision at which agreeing to forgive the bill still counts. When a seat says no, this becomes the
        next revision, because all seats are asked again."""
        self._decided: tuple[Event, Position, Played] | None = None
        """The last decided event, the position it was decided in, and the resulting step."""
        self.rematch: events.Rematch | None = None
        """The first request for a rematch. Later ones lead to the same new match."""
        self.halted: Halted | None = None
        """Set if the log has a step that the current rules do not allow. The match ends before that step."""

    @classmethod
    def from_events(cls, log: Iterable[Event]) -> Match:
        """Rebuild a match from its log, up to the first step that is no longer legal. The first event is `Created`."""
        following = iter(log)
        first = next(following, None)
        if not isinstance(first, Created):
            raise ValueError("a match begins with its creation")
        match = cls(first)
        for event in following:
            try:
                match.apply(event)
            except IllegalTurnError as error:
                match.halted = Halted(len(match.recorder.steps) + 1, error.verdict)
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
        """The seats of people, not bots."""
        return frozenset(i for i, seat in enumerate(self.settings.seats) if seat.kind == "human")

    def decide(
        self, command: Command, seat: int, *, seats: frozenset[int] = frozenset(), ruling: Ruling | None = None
    ) -> Event:
        """The event that a command causes; raises Refusal. `seats`: all seats that belong to the client.

        `ruling`: the ruling on the turn of a `Play` at its revision, if the caller has judged it already.
        """
        self._check_halted()
        if command.revision != self.revision and not self._still_asked(command):
            raise Refusal("stale", f"the match is at revision {self.revision}, not {command.revision}")
        if self.coach is not None or isinstance(command, commands.Task):
            check_command(self.coach, command)
        if isinstance(command, commands.Task):
            return events.Task(command.task)
        if isinstance(command, Pay):
            return self._remember(decide_payment(self.position, self.bill, seat, command))
        if isinstance(command, commands.Forgive):
            event = decide_forgive(
                self.bill, seat, command.agree, seats=seats | {seat}, agreed=self.forgiven, humans=self.humans
            )
            if not isinstance(event, events.Play):
                return event
            return self._remember(Decided(event, play_step(self.position, event.turn, event.aftermath)))
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
            return decide_undo(self.step_seats, seat, seats | {seat}, self.humans)
        return decide_answer(
            self.undo, command.agree, seat=seat, seats=seats | {seat}, agreed=self.agreed, humans=self.humans
        )

    def take(self, turn: Build, piece: str | None, seat: int, revision: int) -> tuple[Build, str]:
        """The intended build and the piece that the seat may take; raises Refusal."""
        if revision != self.revision:
            raise Refusal("stale", f"the match is at revision {self.revision}, not {revision}")
        self._check_halted()
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
        return None if decided is None else self._remember(decided)

    def apply(self, event: Event) -> None:
        """Apply an event. A turn from a log is judged; a turn that was just decided is not judged again.

        A log may be older than the rules: raises IllegalTurnError for a step that is no longer legal.
        """
        if isinstance(event, events.Play):
            self._step(event)
        elif isinstance(event, Placed):
            self._place(event.seat, event.turn, event.piece, event.carries)
        elif isinstance(event, PutBack):
            self.begun = None
        elif isinstance(event, Fell):
            self.bill, self.forgiven, self.not_forgiven = event, set(), False
            self._asked = self._forgivable = self.revision + 1
            if event.turn is not None and event.piece is not None:
                self._place(event.seat, event.turn, event.piece, ())
        elif isinstance(event, events.Missed):
            self.misses += 1
        elif isinstance(event, events.Forgive):
            self.forgiven = self.forgiven | set(event.seats) if event.agree else set()
            self.not_forgiven = not event.agree
            if self.not_forgiven:
                self._forgivable = self.revision + 1
        elif isinstance(event, events.Undo):
            self.undo, self.agreed = event, {event.seat, *event.agreed}
            self._asked = self.revision + 1
        elif isinstance(event, events.AnswerUndo):
            self.agreed |= set(event.seats) if event.agree else set()
            self.undo = self.undo if event.agree else None
        elif isinstance(event, TakenBack):
            self._take_back(event.to)
        elif isinstance(event, events.Rematch):
            self.rematch = self.rematch or event
        elif isinstance(event, events.Task):
            assert self.coach is not None
            self.coach.number = event.task
            self._take_back(0)
        else:
            raise ValueError("a match is created once")
        self.revision += 1

    def _still_asked(self, command: Command) -> bool:
        """Whether a command for an older revision is still valid, because it answers a question that is still open.

        Several seats may answer the same question at the same time.
        """
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
        self.recorder.step(event.turn, event.aftermath, self._recall(event))
        self.moves.append(move_of(before, self.recorder.steps[-1], event.seat, self.position))
        self.step_seats.append(event.seat)
        self.carries.append(event.carries)
        self.begun = None if event.turn is not None else still_legal(self.position, self.begun)
        self.bill, self.forgiven, self.undo = None, set(), None
        if self.position.turns_played != before.turns_played:
            self.misses = 0
        elif event.aftermath is not None and event.aftermath.missed is not None:
            self.misses += 1

    def _take_back(self, to: int) -> None:
        kept: list[StepRecord] = self.recorder.steps[:to]
        self.recorder = Recorder(self._start())
        for step in kept:
            self.recorder.step(step.turn, step.aftermath)
        del self.step_seats[to:], self.carries[to:], self.moves[to:]
        self.begun, self.bill, self.forgiven = None, None, set()
        self.undo, self.misses = None, 0
