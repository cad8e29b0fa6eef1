"""The authority for one match: only it decides what happens. Pure: no own time, no dice, no network, no disk.

`decide` turns a command into an event, or refuses it with a reason. `apply` applies the event. The caller stores the
event in between, so that nobody is told about an event that is not stored. A turn is judged only once: `decide` keeps
the resulting step for `apply`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from shuto.match import commands, events
from shuto.match.coach import Coach, check_command
from shuto.match.commands import ClockCommand, Command, Knock, Landing, Pay, SeatCommand
from shuto.match.decided import Decided, Foreseen
from shuto.match.events import ClockEvent, Created, Event, Fell, Placed, PutBack, SeatEvent, TakenBack
from shuto.match.halted import Halted
from shuto.match.hands.bills import OpenBill, check_paid, decide_forgive, decide_payment
from shuto.match.hands.carries import Begun, check_by_hand, decide_landing, decide_take, still_legal, with_piece
from shuto.match.hands.misses import decide_miss, noted, settled
from shuto.match.refusal import Refusal, check_not_halted
from shuto.match.seats.clock import Clock, ClockTurn
from shuto.match.seats.pausing import check_not_paused, clock_of, decide_claim, decide_pause
from shuto.match.seats.rated import check_undo_allowed
from shuto.match.seats.seating import Person, Seating
from shuto.match.steps.history import History
from shuto.match.steps.pieces import PieceBook
from shuto.match.steps.playing import check_sender, decide_play, play_aftermath
from shuto.match.steps.scores import ScoreBook
from shuto.match.steps.seated import SeatBook
from shuto.match.steps.undoing import Undoing
from shuto.rules.play import Ruling, play_step, quick_ruling
from shuto.rules.position import Position
from shuto.rules.referee.verdict import IllegalTurnError, Verdict
from shuto.rules.setup import start
from shuto.rules.turn import Build, Resign


class Match:
    """The state of a match, built from its events."""

    def __init__(self, created: Created, at: int = 0) -> None:
        settings = created.settings.of_version(created.version)
        self.seating = Seating(settings, created.host)
        self.settings = self.seating.seated(settings)
        """The settings with the seats as they are now."""
        self.seat_hashes = created.seat_hashes
        self.created_at = created.at
        self.game = self.settings.game()
        self.coach = None if self.settings.lesson is None else Coach(self.settings)
        """The coach, if this is a lesson."""
        self.history = History(self._start())
        self.scores = ScoreBook()
        self.pieces = PieceBook()
        self.seats = SeatBook()
        self.revision = 1
        self.begun: Begun | None = None
        """The build of which only some pieces are placed."""
        self.misses = 0
        """The misses of the player to move in this turn, at a table where misses cost something."""
        self.bill: OpenBill | None = None
        """The open bill. While there is one, nobody plays."""
        self.undoing = Undoing()
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
                match.halted = Halted(len(match.history.recorder.steps) + 1, error.verdict)
                match._follow()
                break
        return match

    def _start(self) -> Position:
        """The position in which the game, or the task of a lesson, begins."""
        return start(self.game) if self.coach is None else self.coach.start()

    @property
    def position(self) -> Position:
        """The current position."""
        return self.history.position

    @property
    def verdict(self) -> Verdict | None:
        """The verdict on the last step; None if that step has no turn."""
        return self.history.recorder.verdict

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
        seats = seats | {seat}
        check_not_halted(self.halted)
        self.seating.check_started()
        if not self._still_asked(command):
            self._check_fresh(command.revision)
        if self.coach is not None or isinstance(command, commands.Task):
            check_command(self.coach, command)
        if isinstance(command, commands.Task):
            return events.Task(command.task)
        if isinstance(command, ClockCommand):
            if self.position.outcome is not None:
                raise Refusal("no-clock", "the game is over")
            return decide_pause(clock_of(self.clock), command, seat, seats=seats, humans=self.humans)
        check_not_paused(self.clock)
        if isinstance(command, Pay):
            return self._settle(decide_payment(self.position, self.bill, seat, command))
        if isinstance(command, commands.Forgive):
            event = decide_forgive(self.bill, command, seat, seats=seats, humans=self.humans)
            if not isinstance(event, events.Play):
                return event
            return self._settle(Decided(event, play_step(self.position, event.turn, event.aftermath)))
        check_paid(self.bill)
        if isinstance(command, commands.Play):
            return self._decide_play(command, seat, seats, ruling)
        if isinstance(command, Knock):
            self.history.check_length()
            played = play_aftermath(self.position, command.aftermath, seat, all_agree=self.humans <= seats)
            return self.history.remember(Decided(events.Play(seat, None, command.aftermath), played))
        if isinstance(command, commands.Undo):
            if self.begun is not None and self.begun.seat == seat:
                return PutBack(seat)  # the turn is not played yet, so nobody else has to agree
            check_undo_allowed(self.settings.rated)
            return self.undoing.decide(self.history, seat, seats, self.humans)
        return self.undoing.decide_answer(command, seat, seats, self.humans)

    def quick_ruling(self, command: Command, seat: int) -> Ruling | None:
        """The ruling on a build or a component in its turn, if it is legal. It takes a fraction of a millisecond.

        To explain what is illegal takes longer, and so do other turns: `decide` judges them.
        """
        position = self.position
        if not isinstance(command, commands.Play) or seat != position.to_move or command.revision != self.revision:
            return None
        return quick_ruling(position, command.turn) if command.turn.player in (None, seat) else None

    def decide_seat(
        self, command: SeatCommand, seat: int, person: Person | None, seats: frozenset[int]
    ) -> SeatEvent | None:
        """The event that a command about a seat causes; None if nothing changes. Raises Refusal.

        `person`: the player who asks, if known. `seats`: all seats that belong to the client.
        """
        check_not_halted(self.halted)
        if self.coach is not None:
            raise Refusal("in-lesson", "a lesson has one learner and no other seats")
        if self.position.outcome is not None:
            return None
        return self.seating.decide(command, seat, person, seats)

    def claim(self, command: commands.Claim, seat: int) -> events.Leave:
        """The event by which a seat claims the one whose clock is at zero; raises Refusal."""
        check_not_halted(self.halted)
        self._check_fresh(command.revision)
        return decide_claim(clock_of(self.clock), seat)

    def take(self, turn: Build, piece: str | None, seat: int, revision: int) -> tuple[Build, str]:
        """The intended build and the piece that the seat may take; raises Refusal."""
        self._check_fresh(revision)
        check_not_halted(self.halted)
        self.seating.check_started()
        check_not_paused(self.clock)
        if not self.settings.by_hand:
            raise Refusal("no-hand", "at this table pieces are not carried by hand; send the turn with play instead")
        check_paid(self.bill)
        return decide_take(self.position, seat, turn, piece, self.settings.hand.pieces, self.begun)

    def land(self, landing: Landing, seat: int) -> Event | None:
        """The event that a landing causes; None if nothing happened. Raises Refusal."""
        check_not_halted(self.halted)
        self.history.check_length()
        check_paid(self.bill)
        if self.coach is not None:
            landing = self.coach.observed(landing)
        decided = decide_landing(self.position, seat, landing, self.settings.hand.pieces, self.begun)
        if decided is None and landing.missed:
            decided = decide_miss(self.position, seat, landing, self.settings.hand.miss, self.misses)
        return None if decided is None else self.history.remember(noted(decided, landing, self.settings.hand.miss))

    def apply(self, event: Event, at: int | None = None) -> None:
        """Apply an event that happened at this time. A turn that was just decided is not judged again, others are.

        A log may be older than the rules: raises IllegalTurnError for a step that is no longer legal.
        """
        self.at = max(self.at, at or 0)
        if self.clock is not None:
            self.clock.pass_time(event, self.at, playing=not self.seating.gathering)
        if isinstance(event, events.Play):
            self._step(event)
        elif isinstance(event, Placed):
            self._place(event)
        elif isinstance(event, PutBack):
            self.begun = None
        elif isinstance(event, Fell):
            self.bill = OpenBill(event, self.revision + 1)
            if event.piece is not None:
                self._place(event)
        elif isinstance(event, events.Missed):
            self.misses += 1
        elif isinstance(event, events.Forgive):
            if self.bill is not None:
                self.bill.apply(event, self.revision + 1)
        elif isinstance(event, (events.Undo, events.AnswerUndo)):
            self.undoing.apply(event, self.revision + 1)
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
                self.clock.apply(event, self.revision + 1)
        else:
            raise ValueError("a match is created once")
        self.revision += 1
        self._follow()

    def foresee(self, event: Event, at: int) -> Foreseen | None:
        """What a turn that was just decided will lead to, if it happens at this time. None: only applying it tells."""
        played = self.history.decided(event) if isinstance(event, events.Play) else None
        if played is None:
            return None
        if self.clock is None:
            return Foreseen(played.position, None)
        ahead = self.clock.copy()
        ahead.reckon(max(self.at, at))
        self._let_follow(ahead, played.position, None, len(self.history.recorder.steps) + 1)
        return Foreseen(played.position, ahead.deadline)

    def _follow(self) -> None:
        """Let the clocks follow what has happened."""
        if self.clock is not None:
            self._let_follow(self.clock, self.position, self.bill, len(self.history.recorder.steps))

    def _let_follow(self, clock: Clock, position: Position, bill: OpenBill | None, steps: int) -> None:
        """Let clocks follow the game: a clock runs for the person who has to play or to settle a bill."""
        to_move = None if position.outcome is not None or self.halted is not None else position.to_move
        waits_for = to_move if bill is None or to_move is None else bill.seat
        if self.seating.gathering or (waits_for is not None and self.seating.state(waits_for) != "held"):
            waits_for = None
        clock.follow(ClockTurn(position.turns_played + len(position.components), to_move), waits_for, steps)

    def _still_asked(self, command: Command) -> bool:
        """Whether a command for an older revision is still valid, because it answers a question that is still open.

        Several seats may answer the same question at the same time.
        """
        if command.revision >= self.revision:
            return False
        if isinstance(command, commands.AnswerPause):
            return self.clock is not None and self.clock.answered_by(command)
        if isinstance(command, (Pay, commands.Forgive)):
            return self.bill is not None and self.bill.answered_by(command)
        return isinstance(command, commands.AnswerUndo) and self.bill is None and self.undoing.answered_by(command)

    def _settle(self, decided: Decided) -> Event:
        """The event that settles the open bill, with the cost of the miss behind it."""
        return self.history.remember(settled(self.position, self.bill, decided, self.settings.hand.miss, self.misses))

    def _decide_play(self, command: commands.Play, seat: int, seats: frozenset[int], ruling: Ruling | None) -> Event:
        self.history.check_length()
        check_sender(command.turn, seat)
        if self.settings.by_hand:
            check_by_hand(command.turn, seat, self.begun)
        all_agree = command.aftermath is not None and self.humans <= seats
        decided, prospect = decide_play(self.position, command, seat, all_agree=all_agree, ruling=ruling)
        if self.coach is not None:
            self.coach.check_solved(prospect)
        return self.history.remember(decided)

    def _check_fresh(self, revision: int) -> None:
        if revision != self.revision:
            raise Refusal("stale", f"the match is at revision {self.revision}, not {revision}")

    def _place(self, event: Placed | Fell) -> None:
        self.begun = with_piece(self.begun, event)
        self.undoing.asked = None

    def _step(self, event: events.Play) -> None:
        turns = self.position.turns_played
        missed = self.bill is not None and self.bill.fell.missed
        self.history.step(event)
        self.begun = None if event.turn is not None else still_legal(self.position, self.begun)
        self.bill, self.undoing.asked = None, None
        if self.position.turns_played != turns:
            self.misses = 0
        elif missed or (event.aftermath is not None and event.aftermath.missed is not None):
            self.misses += 1

    def _seat(self, event: SeatEvent) -> None:
        gathering = self.seating.gathering
        self.seating.apply(event)
        self.settings = self.seating.seated(self.settings)
        if gathering:  # until the game starts, its players and their names change
            self.game = self.settings.game()
            self.history = History(self._start())
        elif isinstance(event, events.Leave):
            self._left(event.seat)

    def _left(self, seat: int) -> None:
        """A seat was left during the game. If no bot takes over, it resigns; what others have begun or owe stays."""
        self.undoing.asked = None
        if seat not in self.seating.left or self.position.outcome is not None:
            return
        begun, bill = self.begun, self.bill
        timeout = self.clock is not None and seat in self.clock.out_of_time
        self._step(events.Play(seat, Resign(player=seat, out_of_time=timeout)))
        if self.position.outcome is not None:
            return
        self.begun = None if begun is None or begun.seat == seat else begun
        if bill is not None and bill.seat != seat:
            bill.forgiven -= {seat}
            self.bill = bill

    def _take_back(self, to: int) -> None:
        self.history.take_back(to, self._start())
        self.begun, self.bill, self.misses = None, None, 0
        self.undoing.taken_back(to)
