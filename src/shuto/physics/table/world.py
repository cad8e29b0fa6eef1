"""The table as rigid bodies: where every body is, which body disturbed which, and what has fallen."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from shuto.physics.aftermath import Fate, Thresholds, fate_of, rules_aftermath
from shuto.physics.blame import Blame
from shuto.physics.engine.pose import Pose, Vector
from shuto.physics.engine.protocol import FRAME, STEPS_PER_FRAME, Engine
from shuto.physics.table.bodies import Body
from shuto.physics.table.holds import Hold, Holds
from shuto.physics.table.roster import Listed, Roster
from shuto.physics.table.separation import separations
from shuto.physics.table.stillness import STILL_FRAMES, STILL_SHIFT
from shuto.physics.table.unrest import Unrest
from shuto.rules.position import Position
from shuto.rules.turn import Aftermath

LONGEST_SETTLE = 3.0
"""Seconds after which a table counts as settled even if not at rest: one collapse in five never comes to rest."""
_MAX_VECTOR = 1e6  # largest component of a push (mN·s) or of a jerk (mm/s)


class Contact(NamedTuple):
    """Two bodies that began to touch (the table itself is called `table`), and the impulse between them in mN·s."""

    one: str
    other: str
    strength: float


class _Saved(NamedTuple):
    engine: Any
    listed: Listed
    holds: dict[str, Hold]
    baseline: dict[str, Pose]


def _check_vector(what: str, vector: Vector) -> None:
    """Refuse numbers from which the engine would compute nonsense without reporting an error."""
    if len(vector) != 3 or not all(map(math.isfinite, vector)):
        raise ValueError(f"{what}: three finite numbers, not {vector!r}")
    if max(map(abs, vector)) > _MAX_VECTOR:
        raise ValueError(f"{what}: numbers within ±{_MAX_VECTOR:g}, not {vector!r}")


class World:
    """A position as rigid bodies. Use `build_world` to make one that is at rest."""

    def __init__(
        self, position: Position, engine: Engine, bodies: Iterable[Body], poses: Mapping[str, Pose] | None = None
    ) -> None:
        """Add all bodies to the engine; `poses` replaces the poses of the bodies it names."""
        self.position = position
        self.engine = engine
        self.time = 0.0
        """Simulated seconds since the table was last at rest."""
        self._roster = Roster(engine)
        self._holds = Holds(engine)
        self._unrest = Unrest(engine, self._roster, self._holds)
        self._changed: dict[str, Pose] = {}
        """The poses that `changed` returns next."""
        self._pushed = False
        """Whether a body was pushed since the last frame. The engine wakes it only in the next step."""
        for body in bodies:
            self.add(body if poses is None or body.name not in poses else body._replace(pose=poses[body.name]))

    @property
    def bodies(self) -> dict[str, Body]:
        """All bodies by name."""
        return self._roster.bodies

    @property
    def baseline(self) -> dict[str, Pose]:
        """The pose of every movable body when the table was last at rest; empty until it was."""
        return self._unrest.baseline

    @property
    def blame(self) -> Blame:
        """Which body disturbed which since the table was last at rest."""
        return self._unrest.blame

    @property
    def fallen(self) -> set[str]:
        """Bodies for which `is_down` was true at any moment. Some of them may stand again: `fates` decides."""
        return self._unrest.fallen

    # building ---------------------------------------------------------------------------------------------------

    def add(self, body: Body) -> int:
        """Add a body to the table and return its number in the engine."""
        number = self._roster.add(body)
        if body.held:
            self.hold(body.name)
        return number

    def remove(self, name: str) -> None:
        """Take a body off the table."""
        self.stop_holding(name)
        self._roster.remove(name)
        self._unrest.remove(name)
        self._changed.pop(name, None)

    def add_limb(self, number: int, name: str) -> None:
        """Let a body of the engine count as a part of `name`: what it touches, `name` touches."""
        self._roster.names[number] = name

    def remove_limb(self, number: int) -> None:
        """Undo `add_limb`."""
        del self._roster.names[number]

    def number(self, name: str) -> int:
        """The number of a body in the engine."""
        return self._roster.numbers[name]

    def hold(self, name: str) -> None:
        """Hold a body weakly where it is, until it or a body under it is disturbed."""
        self._holds.add(name, self.number(name), self.pose(name))

    def stop_holding(self, name: str) -> None:
        """Stop holding a body."""
        self._holds.remove(name)

    @property
    def held(self) -> frozenset[str]:
        """The bodies that are held."""
        return frozenset(self._holds)

    @property
    def movable(self) -> tuple[str, ...]:
        """The bodies that can move."""
        return self._roster.movable

    def rest(self) -> None:
        """Declare the table to be at rest as it stands now: this is the baseline, and nothing is disturbed."""
        self.engine.touches()
        self.engine.sleep()
        self._start_over(self.poses(), Blame({name: self.touching(name) for name in self.movable}))

    def save(self) -> _Saved:
        """The table at rest, to be passed to `load`."""
        return _Saved(self.engine.save(), self._roster.save(), self._holds.save(), self.baseline.copy())

    def load(self, saved: _Saved) -> None:
        """Return to a saved table at rest."""
        self.engine.load(saved.engine)
        self._roster.load(saved.listed)
        self._holds.load(saved.holds)
        self.blame.clear()
        self._start_over(saved.baseline, self.blame)

    def _start_over(self, baseline: Mapping[str, Pose], blame: Blame) -> None:
        """Forget everything that happened since the table was last at rest."""
        self._unrest.start_over(baseline, blame)
        self.time, self._changed = 0.0, {}

    # reading ----------------------------------------------------------------------------------------------------

    def pose(self, name: str) -> Pose:
        """Where a body is now."""
        return self._roster.pose(name)

    def poses(self) -> dict[str, Pose]:
        """Where all movable bodies are now."""
        return {name: self.pose(name) for name in self.movable}

    def touching(self, name: str) -> list[str]:
        """The bodies that a body touches now."""
        return self._roster.touching(name)

    def changed(self) -> dict[str, Pose]:
        """The poses of the bodies that moved visibly since the last call."""
        found, self._changed = self._changed, {}
        return found

    def is_down(self, name: str) -> bool:
        """Whether a body is down, compared with its baseline."""
        return self._unrest.is_down(name, self.pose(name))

    def fates(self, thresholds: Thresholds | None = None) -> list[Fate]:
        """The fate of every movable body since the table was last at rest."""
        limits, now = thresholds or Thresholds(), self.poses()
        apart = separations(self.bodies, self.baseline, now)
        return [
            fate_of(self.bodies[name], pose, now[name], self.blame.chain(name), limits, separation=apart.get(name, 0.0))
            for name, pose in self.baseline.items()
        ]

    def aftermath(self, by: int, thresholds: Thresholds | None = None) -> Aftermath:
        """What has fallen or been nudged since the table was last at rest, as an aftermath caused by player `by`."""
        return rules_aftermath(by, self.fates(thresholds))

    # moving -----------------------------------------------------------------------------------------------------

    def push(self, piece: str, impulse: Vector) -> None:
        """Push a road, a car, a single disc (such as `c3.0`) or the top disc of a column (`c3`); impulse in mN·s."""
        name = piece
        if piece not in self.bodies:
            discs = [body.name for body in self.bodies.values() if body.piece == piece and body.kind == "disc"]
            if not discs:
                raise KeyError(f"no piece {piece!r} on the table")
            name = discs[-1]
        if self.bodies[name].kind == "fixed":
            raise KeyError(f"{piece!r} cannot be pushed over")
        _check_vector("push", impulse)
        self._pushed = True
        self.blame.add_source(name)
        self.engine.push(self.number(name), impulse)

    def jerk(self, velocity: Vector) -> None:
        """Jerk the table away from under the pieces: each of them gets this velocity, mm/s."""
        _check_vector("jerk", velocity)
        self._pushed = True
        for name in self.movable:
            mass = self.bodies[name].mass * 1e-3
            self.blame.add_source(name)
            self.engine.push(self.number(name), (mass * velocity[0], mass * velocity[1], mass * velocity[2]))

    def step_frame(self, before_step: Callable[[int], None] | None = None) -> list[Contact]:
        """Advance by one frame (1/60 s) and return which bodies began to touch.

        `before_step` is called before each simulation step, with its number within the frame.
        """
        # While a hand moves or something is disturbed, holds are checked after every step. Once a frame would be too
        # late: a body that a fast hand hits would seem glued to its place. Otherwise once a frame is enough.
        check_every_step = before_step is not None or self._pushed or self.blame.any_disturbed
        any_held = bool(self.baseline and self._holds)
        self._pushed = False
        for step in range(STEPS_PER_FRAME):
            if before_step is not None:
                before_step(step)
            self.engine.step()
            if any_held and check_every_step:
                self._unrest.end_drifted_holds()
        self.time += FRAME
        names = self._roster.names
        moved = {names[number]: pose for number, pose in self.engine.moved().items()}
        self._changed.update(moved)
        contacts = [
            Contact(names[touch.one], names[touch.other], touch.strength)
            for touch in self.engine.touches()
            if touch.one in names and touch.other in names
        ]
        if any_held and moved:
            self._unrest.end_drifted_holds()
        self._unrest.note(contacts, moved)
        return contacts

    def settle(self, longest: float = LONGEST_SETTLE) -> float:
        """Advance until everything is at rest, at most `longest` seconds; return the seconds that passed."""
        start = self.time
        self._unrest.wait()
        while self.time - start < longest - FRAME / 2.0:
            self.step_frame()
            if self.is_still():
                break
        return self.time - start

    def is_still(self, shift: float = STILL_SHIFT, frames: int = STILL_FRAMES) -> bool:
        """Whether no disturbed body moved by `shift` mm within `frames` frames. Call it once after every frame."""
        return self._unrest.is_still(shift, frames)
