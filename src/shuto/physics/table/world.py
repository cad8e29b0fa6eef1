"""A table of rigid bodies: what stands where, what was disturbed by what, what has fallen since it stood still."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

from shuto.physics.aftermath import DROP, TILT, Fate, Thresholds, fate_of, rules_aftermath
from shuto.physics.blame import Blame, is_disturbed
from shuto.physics.engine.pose import Pose, Vector, angle_between, distance, turn_between
from shuto.physics.engine.protocol import FRAME, STEPS_PER_FRAME, Engine
from shuto.physics.table.bodies import Body
from shuto.physics.table.parted import parted
from shuto.rules.position import Position
from shuto.rules.turn import Aftermath

LONGEST = 3.0
"""Seconds after which a table counts as settled, come what may: about one collapse in five never rests quite."""
_STILL_FRAMES = 15  # a quarter of a second in which nothing may have moved by more than
_STILL = 0.06  # mm, or
_STILL_TURN = 0.3  # degrees
_HOLD_STIFFNESS = 30.0  # Hz; it gives way to about twice the weight of what it holds
_HOLD_BREAKS = 0.5  # mm by which what is held may move,
_HOLD_LOST = (1.0, 4.0)  # and mm and degrees of tilt by which it or what it rests on may
_STRONGEST = 1e6  # mN·s of a push, mm/s of a jerk
_BY_ITSELF = 6  # frames after which a stick that moves, nobody knows why, is held: it rolls on the rim of a disc


class Contact(NamedTuple):
    """Two bodies that began to touch (`table`: the table), and how hard, mN·s."""

    one: str
    other: str
    strength: float


class _Hold(NamedTuple):
    anchor: int
    joint: int


class _Saved(NamedTuple):
    engine: Any
    bodies: dict[str, Body]
    numbers: dict[str, int]
    holds: dict[str, _Hold]
    baseline: dict[str, Pose]


def _check_push(what: str, vector: Vector) -> None:
    """The engine would swallow what is no number and call the piece fallen, or be still at what is beyond all sense."""
    if len(vector) != 3 or not all(map(math.isfinite, vector)):
        raise ValueError(f"{what}: three finite numbers, not {vector!r}")
    if max(map(abs, vector)) > _STRONGEST:
        raise ValueError(f"{what}: numbers within ±{_STRONGEST:g}, not {vector!r}")


class World:
    """A position as rigid bodies at rest. Make one with `build_world`."""

    def __init__(
        self, position: Position, engine: Engine, bodies: Iterable[Body], poses: Mapping[str, Pose] | None = None
    ) -> None:
        self.position = position
        self.engine = engine
        self.bodies: dict[str, Body] = {}
        self.time = 0.0
        """Seconds that have passed on the table since it was at rest."""
        self.baseline: dict[str, Pose] = {}
        """Where everything stood when it was at rest."""
        self.blame = Blame({})
        self.fallen: set[str] = set()
        """Bodies that were down at least for a moment; `fates` tells which are in the end."""
        self._numbers: dict[str, int] = {}
        self._names: dict[int, str] = {-1: "table"}
        self._holds: dict[str, _Hold] = {}
        self._now: dict[str, Pose] = {}
        """Where everything was when the engine last told."""
        self._unseen: dict[str, Pose] = {}
        """What moved since somebody asked."""
        self._history: list[dict[str, Pose]] = []
        self._unrest: Counter[str] = Counter()
        """For how many frames nobody has known why a body was disturbed."""
        self._stirred = False
        self._guarded = False
        """Whether the engine knows which bodies are held, and where."""
        for body in bodies:
            self.add(body if poses is None or body.name not in poses else body._replace(pose=poses[body.name]))

    # building ---------------------------------------------------------------------------------------------------

    def add(self, body: Body) -> int:
        """Put one more body on the table; its number in the engine."""
        engine = self.engine
        if body.kind == "fixed":
            number = engine.add_fixed(body.shape, body.pose)
        else:
            number = engine.add_free(body.shape, body.pose, body.mass)
        self.bodies[body.name], self._numbers[body.name], self._names[number] = body, number, body.name
        if body.held:
            self.hold(body.name)
        return number

    def remove(self, name: str) -> None:
        """Take a body off the table."""
        self.let_go(name)
        number = self._numbers.pop(name)
        self.engine.remove(number)
        del self._names[number], self.bodies[name]
        self.baseline.pop(name, None)
        self._now.pop(name, None)
        self._unseen.pop(name, None)

    def number(self, name: str) -> int:
        """The engine's number of a body."""
        return self._numbers[name]

    def name(self, number: int) -> str:
        """The body of that number."""
        return self._names[number]

    def hold(self, name: str) -> None:
        """Hold a body weakly where it is: until it, or what it rests on, is disturbed."""
        if name not in self._holds:
            anchor = self.engine.add_anchor(self.pose(name))
            self._holds[name] = _Hold(anchor, self.engine.join(anchor, self._numbers[name], stiffness=_HOLD_STIFFNESS))
            self._guarded = False

    def let_go(self, name: str) -> None:
        """Hold a body no longer."""
        hold = self._holds.pop(name, None)
        if hold is not None:
            self._guarded = False
            self.engine.part(hold.joint)
            self.engine.remove(hold.anchor)

    @property
    def held(self) -> frozenset[str]:
        """The bodies that are held."""
        return frozenset(self._holds)

    @property
    def free(self) -> tuple[str, ...]:
        """The bodies that can move."""
        return tuple(name for name, body in self.bodies.items() if body.kind != "fixed")

    def rest(self) -> None:
        """Take everything as it stands now for the table at rest; forget what happened."""
        self.engine.touches()
        self.engine.sleep()
        self.baseline = self.poses()
        self.blame = Blame({name: self.touching(name) for name in self.free})
        self.fallen = set()
        self.time = 0.0
        self._begin()
        self._guarded = False

    def save(self) -> _Saved:
        """The table at rest, to return to."""
        return _Saved(
            self.engine.save(), dict(self.bodies), dict(self._numbers), dict(self._holds), self.baseline.copy()
        )

    def load(self, saved: _Saved) -> None:
        """Return to the table at rest."""
        self.engine.load(saved.engine)
        self.bodies, self._numbers, self._holds = dict(saved.bodies), dict(saved.numbers), dict(saved.holds)
        self._names = {-1: "table", **{number: name for name, number in self._numbers.items()}}
        self.baseline = dict(saved.baseline)
        self.blame.clear()
        self.fallen = set()
        self.time = 0.0
        self._begin()
        self._guarded = False

    def _begin(self) -> None:
        self._now = dict(self.baseline)
        self._unseen, self._history, self._unrest = {}, [], Counter()

    # reading ----------------------------------------------------------------------------------------------------

    def pose(self, name: str) -> Pose:
        """Where a body is now."""
        return self.engine.pose(self._numbers[name])

    def poses(self) -> dict[str, Pose]:
        """Where everything that can move is now."""
        return {name: self.pose(name) for name in self.free}

    def touching(self, name: str) -> list[str]:
        """What a body touches now."""
        return [self._names[other] for other, _ in self.engine.contacts(self._numbers[name]) if other in self._names]

    def changed(self) -> dict[str, Pose]:
        """Where the bodies are that moved since the last call, by as much as can be seen."""
        found, self._unseen = self._unseen, {}
        return found

    def is_down(self, name: str) -> bool:
        """Whether a body lies lower or more tilted now than one that stands."""
        start, pose = self.baseline[name], self.pose(name)
        return start.at[2] - pose.at[2] > DROP or angle_between(start.up, pose.up) > TILT

    def fates(self, thresholds: Thresholds | None = None) -> list[Fate]:
        """What became of every piece since the table was at rest, and by whose touch."""
        limits, now = thresholds or Thresholds(), self.poses()
        off = parted(self.bodies, self.baseline, now)
        return [
            fate_of(self.bodies[name], pose, now[name], self.blame.chain(name), limits, off=off.get(name, 0.0))
            for name, pose in self.baseline.items()
        ]

    def aftermath(self, by: int, thresholds: Thresholds | None = None) -> Aftermath:
        """What a player knocked over and shifted, as the rules price it."""
        return rules_aftermath(by, self.fates(thresholds))

    # moving -----------------------------------------------------------------------------------------------------

    def push(self, piece: str, impulse: Vector) -> None:
        """Give a piece a knock (mN·s): a column at its top element, `c3.0` one element, a road or a car."""
        name = piece
        if piece not in self._numbers:
            elements = [body.name for body in self.bodies.values() if body.piece == piece and body.kind == "element"]
            if not elements:
                raise KeyError(f"no piece {piece!r} on the table")
            name = elements[-1]
        if self.bodies[name].kind == "fixed":
            raise KeyError(f"{piece!r} cannot be pushed over")
        _check_push("push", impulse)
        self._stirred = True  # the engine wakes it with its next step only
        self.blame.begin(name)
        self.engine.push(self._numbers[name], impulse)

    def jerk(self, velocity: Vector) -> None:
        """Pull the table away under everything: all pieces get this speed, mm/s."""
        _check_push("jerk", velocity)
        self._stirred = True
        for name in self.free:
            mass = self.bodies[name].mass * 1e-3
            self.blame.begin(name)
            self.engine.push(self._numbers[name], (mass * velocity[0], mass * velocity[1], mass * velocity[2]))

    def step_frame(self, guide: Callable[[int], None] | None = None) -> list[Contact]:
        """Let 1/60 s pass; `guide` is called before each of its steps. Returns what began to touch."""
        # What is held is let go within a step where something was disturbed: a frame later it would catch what a fast
        # hand hits, like glue. A table that only trembles need not be asked so often.
        lively = guide is not None or self._stirred or self.blame.anyone
        held = bool(self.baseline and self._holds)
        self._stirred = False
        for step in range(STEPS_PER_FRAME):
            if guide is not None:
                guide(step)
            self.engine.step()
            if held and lively:
                self._check_holds()
        self.time += FRAME
        moved = {self._names[number]: pose for number, pose in self.engine.moved().items()}
        self._now.update(moved)
        self._unseen.update(moved)
        contacts = [
            Contact(self._names[touch.one], self._names[touch.other], touch.strength)
            for touch in self.engine.touches()
            if touch.one in self._names and touch.other in self._names
        ]
        if held and moved:
            self._check_holds()
        self._watch(contacts, moved)
        return contacts

    def settle(self, longest: float = LONGEST) -> float:
        """Let time pass until everything is at rest, at most so many seconds; how many it took."""
        begin = self.time
        self._history = []
        while self.time - begin < longest - FRAME / 2.0:
            self.step_frame()
            if self.is_still():
                break
        return self.time - begin

    def is_still(self, far: float = _STILL, frames: int = _STILL_FRAMES) -> bool:
        """Whether nothing that was disturbed moved by so many mm in so many frames; call it after every frame."""
        if self.engine.asleep():
            return True
        # a wakened table trembles by a few hundredths of a mm: what nobody disturbed need not be waited for
        baseline, knows = self.baseline, self.blame.knows
        now = {name: pose for name, pose in self._now.items() if name not in baseline or knows(name)}
        self._history.append(now)
        if len(self._history) <= frames:
            return False
        before = self._history.pop(0)
        return all(
            name in before
            and distance(pose.at, before[name].at) < far
            and turn_between(pose.turn, before[name].turn) < _STILL_TURN
            for name, pose in now.items()
        )

    def _watch(self, contacts: Iterable[Contact], moved: Mapping[str, Pose]) -> None:
        """Note who was disturbed by whom, calm what has fallen, let go what is disturbed."""
        if not self.baseline:
            return
        self.blame.touched(contacts)
        lost = set()
        for name, pose in moved.items():
            start = self.baseline.get(name)
            if start is None or not is_disturbed(start, pose):
                continue
            self.blame.disturb(name, partial(self.touching, name))
            if name not in self.fallen and self.is_down(name):
                self.fallen.add(name)
                self.engine.calm(self._numbers[name])
            if distance(start.at, pose.at) > _HOLD_LOST[0] or angle_between(start.up, pose.up) > _HOLD_LOST[1]:
                lost.add(name)
        for name in self.blame.unexplained:
            if name not in self.baseline:  # it was taken away
                continue
            if name not in moved:
                self.blame.disturb(name, partial(self.touching, name))
            self._steady(name)
        for name in [name for name in self._holds if not lost.isdisjoint((name, *self.bodies[name].on))]:
            self.let_go(name)

    def _steady(self, name: str) -> None:
        """Hold a stick or a car that moves by itself: a table trembles when it is woken, but it does not fall."""
        self._unrest[name] += 1
        near = distance(self.baseline[name].at, self._now[name].at) < _HOLD_BREAKS
        if self._unrest[name] >= _BY_ITSELF and near and self.bodies[name].kind != "element":
            self.hold(name)

    def _check_holds(self) -> None:
        """Let go of what was moved."""
        if not self._guarded:
            places = {self._numbers[name]: self.baseline[name].at for name in self._holds if name in self.baseline}
            self.engine.guard(places, _HOLD_BREAKS)
            self._guarded = True
        for number in self.engine.strayed():
            self.let_go(self._names[number])
