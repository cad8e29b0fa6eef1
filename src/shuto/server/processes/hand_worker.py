"""The worker process that simulates carries: several at once, at sixty frames per second each.

It receives and sends tuples (what, carry, more). It knows nothing about matches, seats or connections, and keeps no
data of finished carries. It ends when the server ends.
"""

from __future__ import annotations

import gc
import time
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from shuto.physics import Carry, CarryLog, HandError, HandSample, Resting, Tip, world_for
from shuto.physics.aftermath import Fate
from shuto.physics.engine.protocol import FRAME
from shuto.physics.hand.carry import LONGEST_CARRY
from shuto.physics.hand.paths import HandPath
from shuto.physics.hand.person import Person
from shuto.physics.hand.tremor import Level
from shuto.physics.measure import Off, measure_off
from shuto.rules.position import Position
from shuto.rules.turn import Aftermath, Build
from shuto.server.processes.jobs import warm_up
from shuto.server.processes.offspring import begin

_LATE = 1.0 / 30.0  # seconds by which the hand lags behind its samples, see physics/hand/motion.py
_BEHIND = 0.25  # seconds: a carry that lags by more than this skips time instead of catching up
_MOST_HEARD = 64  # messages read between two frames, at most
_SLICE = 0.008  # seconds that a carry without real-time pacing may run before the other carries


class Job(NamedTuple):
    """A carry to simulate."""

    position: Position
    turn: Build
    piece: str
    resting: Resting | None
    """The table at rest before the piece is taken; None if it has to settle first."""
    level: Level
    times: float
    """The factor on the tremor of the level."""
    seed: int
    tweezers: bool = False
    longest: float = LONGEST_CARRY
    script: HandPath | None = None
    """The path that a bot means to follow; None for a person, whose samples arrive one by one."""
    keep_time: bool = True
    """Whether the carry runs in real time. If not, it runs as fast as possible, for tables that nobody watches."""
    grip: float | None = None
    """Where a road is held, mm from its middle; None: where the fingers have room."""
    laid: bool = True
    """Whether `resting` includes the pieces of the build that lie before this one is taken."""


class Taken(NamedTuple):
    """The start of a carry: the piece is in the hand."""

    names: tuple[str, ...]
    in_hand: tuple[str, ...]
    unit: float
    target: tuple[float, ...]
    start: tuple[float, ...]
    fingers: tuple[Tip, ...]
    keyframe: bytes


class Landing(NamedTuple):
    """The result of a carry, once the table is at rest."""

    turn: Build | None
    """The build as the piece lies; None if the carry was given up."""
    legal: bool
    lies: bool
    aftermath: Aftermath
    fates: tuple[Fate, ...]
    """The fates of the pieces that moved."""
    too_long: bool
    record: bytes
    off: Off | None = None
    """How the piece missed its place; None if it stays or was put back."""


class _Live:
    """A carry under way, its log, and when its next frame is due."""

    def __init__(self, job: Job) -> None:
        world = (
            None if job.resting is None else world_for(job.position, job.turn, job.piece, job.resting, laid=job.laid)
        )
        person = Person(job.level, job.seed, tweezers=job.tweezers, scale=job.times)
        script = None if job.script is None else person.along(job.script)
        start, grip = (None, job.grip) if script is None else (script.samples[0], script.grip)
        self.job = job
        self.carry = Carry(job.position, job.turn, job.piece, start=start, tremor=person.tremor, grip=grip, world=world)
        self.carry.longest = job.longest
        self.log = CarryLog(self.carry)
        self.due = time.perf_counter() + FRAME
        self.let_go_at: float | None = None
        self._asked_up = False
        self._shift: float | None = None
        self._last = 0.0
        if script is not None:
            self.carry.move_hand(script.samples[1:])
            self.let_go_at = script.release + _LATE

    def taken(self) -> Taken:
        carry, target = self.carry, self.carry.target
        first = carry.hand.path[0]
        return Taken(
            self.log.codec.names, carry.names, self.log.codec.resolution, (*target.at, *target.rotation),
            (first.x, first.y, first.z, first.yaw, first.pitch), carry.tips, self.log.keyframe(),
        )  # fmt: skip

    def move(self, samples: list[tuple[float, float, float, float, float, float]]) -> None:
        """Add samples of a client. The least delayed sample sets the offset between the client's clock and ours."""
        if self.carry.phase != "carrying" or self.let_go_at is not None:
            return
        newest = self.carry.time - samples[-1][0]
        self._shift = newest if self._shift is None else min(self._shift, newest)
        for t, *place in samples:
            self._last = max(self._last, t + self._shift)
            self.carry.move_hand(HandSample(self._last, *place))

    def let_go(self) -> None:
        """Let go once the hand has followed all samples received so far."""
        if self.carry.phase == "carrying" and self.let_go_at is None:
            self.let_go_at = min(self.carry.hand.last, self.carry.time + _BEHIND)

    def give_up(self) -> None:
        if self.carry.phase != "settled" and not self.carry.given_up:
            self._asked_up = True
            self.carry.give_up()

    def advance(self) -> bytes:
        """Simulate one frame and return its bytes."""
        carry = self.carry
        if carry.phase == "carrying" and self.let_go_at is not None and carry.time >= self.let_go_at:
            carry.release()
        return self.log.add(carry.step_frame())

    def landing(self) -> Landing:
        outcome = self.carry.outcome
        landing = outcome.landing
        carried = set(self.carry.names)
        moved = (one for one in outcome.fates if one.state != "standing")
        off: Off | None = None
        if landing is not None and not outcome.legal:
            pose = self.carry.world.pose(self.carry.names[0])
            off = measure_off(self.carry.position, self.carry.turn, pose, self.carry.target)
        return Landing(
            turn=None if landing is None else landing.turn, legal=outcome.legal,
            lies=landing is not None and landing.lies, aftermath=outcome.aftermath,
            # leave out pieces that moved without contact from the carried one: nobody pays for them
            fates=tuple(one for one in moved if not carried.isdisjoint(one.chain[:1])),
            too_long=self.carry.given_up and not self._asked_up, record=self.log.finish().to_bytes(),
            off=off,
        )  # fmt: skip


class _Worker:
    """Simulates all carries of this process."""

    def __init__(self, line: Connection) -> None:
        self._line = line
        self._lives: dict[int, _Live] = {}

    def run(self) -> None:
        while True:
            # read all waiting messages before the next frames: with only one message per frame, a slow carry would
            # delay the messages of all others
            wait = self._wait()
            for _ in range(_MOST_HEARD):
                if not self._line.poll(wait):
                    break
                wait = 0.0
                self._hear(*self._line.recv())
            for carry in tuple(self._lives):
                self._tick(carry)

    def _wait(self) -> float | None:
        """Seconds until the next frame is due; None if there is no carry."""
        if not self._lives:
            return None
        if any(not live.job.keep_time for live in self._lives.values()):
            return 0.0
        return max(0.0, min(live.due for live in self._lives.values()) - time.perf_counter())

    def _hear(self, what: str, carry: int, more: Any) -> None:
        try:
            if what == "take":
                live = self._lives[carry] = _Live(more)
                self._line.send(("taken", carry, live.taken()))
                return
            if carry not in self._lives:
                return  # the message is late: the carry has ended
            live = self._lives[carry]
            if what == "move":
                live.move(more)
            elif what == "let-go":
                live.let_go()
            elif what == "give-up":
                live.give_up()
            elif what == "keyframe":
                self._line.send(("keyframe", carry, live.log.keyframe()))
            elif what == "drop":
                del self._lives[carry]
        except HandError as error:
            self._line.send(("bad", carry, str(error)))
        except Exception as error:
            self._fail(carry, error)

    def _tick(self, carry: int) -> None:
        live, moment = self._lives[carry], time.perf_counter()
        if live.job.keep_time and moment < live.due:
            return
        try:
            while True:
                self._line.send(("frame", carry, live.advance()))
                if live.carry.phase == "settled":
                    self._line.send(("keyframe", carry, live.log.keyframe()))
                    self._line.send(("landing", carry, live.landing()))
                    del self._lives[carry]
                    return
                if live.job.keep_time or time.perf_counter() - moment > _SLICE:
                    break
        except OSError:
            raise
        except BaseException as error:  # a panic of the engine is not an Exception
            self._fail(carry, error)
            return
        live.due += FRAME
        if moment - live.due > _BEHIND:
            live.due = moment + FRAME

    def _fail(self, carry: int, error: BaseException) -> None:
        self._lives.pop(carry, None)
        self._line.send(("failed", carry, f"{type(error).__name__}: {error}"))


def main(line: Connection) -> None:
    """Work until the pipe is closed."""
    begin("shuto-hand")
    try:
        warm_up()
        gc.freeze()  # loaded modules stay; scanning them in each garbage collection would cost a frame or two
        line.send(("ready", 0, None))
        _Worker(line).run()
    except (EOFError, OSError, KeyboardInterrupt):
        return
