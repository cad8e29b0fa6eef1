"""What happened to a table since it was last at rest: what moved, what disturbed it, what fell, what is still held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial

from shuto.physics.aftermath import Thresholds, inclination, is_down
from shuto.physics.blame import Blame, has_moved
from shuto.physics.engine.pose import Pose, distance
from shuto.physics.engine.protocol import Engine
from shuto.physics.table.holds import HOLD_LIMIT, Holds
from shuto.physics.table.roster import Roster
from shuto.physics.table.stillness import Stillness

# A hold ends when the held body, or a body under it, has moved by more than this.
_SUPPORT_SHIFT, _SUPPORT_TILT = 1.0, 4.0  # mm, degrees
_UNEXPLAINED_FRAMES = 6  # a road or a car that moves this long without a known cause is held
_LIMITS = Thresholds()


class Unrest:
    """Compares a table with itself at rest, frame by frame."""

    def __init__(self, engine: Engine, roster: Roster, holds: Holds) -> None:
        self._engine, self._roster, self._holds = engine, roster, holds
        self.baseline: dict[str, Pose] = {}
        """The pose of every movable body when the table was last at rest; empty until it was."""
        self.blame = Blame({})
        self.fallen: set[str] = set()
        """Bodies for which `is_down` was true at any moment. Some of them may stand again."""
        self._now: dict[str, Pose] = {}
        """The last pose of each body that the engine reported."""
        self._stillness = Stillness()
        self._frames: Counter[str] = Counter()
        """For how many frames each body has been disturbed without a known cause."""

    def start_over(self, baseline: Mapping[str, Pose], blame: Blame) -> None:
        """The table is at rest: forget everything."""
        self.baseline, self.blame = dict(baseline), blame
        self.fallen = set()
        self._now, self._frames = dict(baseline), Counter()
        self._stillness.clear()
        self._holds.baseline_changed()

    def remove(self, name: str) -> None:
        """A body was taken off the table."""
        self.baseline.pop(name, None)
        self._now.pop(name, None)

    def is_down(self, name: str, pose: Pose) -> bool:
        """Whether a body is down at a pose, compared with its baseline."""
        return is_down(self._roster.bodies[name], self.baseline[name], pose, _LIMITS)

    def wait(self) -> None:
        """Count the frames in which nothing moves from now on."""
        self._stillness.clear()

    def is_still(self, shift: float, frames: int) -> bool:
        """Whether no disturbed body moved by `shift` mm within `frames` frames. Call it once after every frame."""
        if self._engine.asleep():
            return True
        # A table that is awake jitters by a few hundredths of a mm, so bodies that nobody disturbed do not count.
        baseline, is_disturbed = self.baseline, self.blame.includes
        now = {name: pose for name, pose in self._now.items() if name not in baseline or is_disturbed(name)}
        return self._stillness.add(now, shift, frames)

    def note(self, contacts: Iterable[tuple[str, str, float]], moved: Mapping[str, Pose]) -> None:
        """Note which body disturbed which and what falls, and stop holding what shifted or lost its support."""
        self._now.update(moved)
        if not self.baseline:
            return
        self.blame.note_contacts(contacts)
        shifted = self._note_moved(moved)
        for name in self.blame.unexplained:
            if name not in self.baseline:  # it has been taken off the table
                continue
            if name not in moved:
                self.blame.note_disturbed(name, partial(self._roster.touching, name))
            self._hold_if_unexplained(name)
        bodies = self._roster.bodies
        for name in [name for name in self._holds if not shifted.isdisjoint((name, *bodies[name].rests_on))]:
            self._holds.remove(name)

    def _note_moved(self, moved: Mapping[str, Pose]) -> set[str]:
        """Note what is disturbed and what falls; return what no longer supports anything."""
        shifted, roster = set(), self._roster
        for name, pose in moved.items():
            start = self.baseline.get(name)
            if start is None or not has_moved(start, pose):
                continue
            self.blame.note_disturbed(name, partial(roster.touching, name))
            if name in self.fallen or self.is_down(name, pose):
                self.fallen.add(name)
                self._engine.set_fallen(roster.numbers[name], lies="table" in roster.touching(name))
            tilt, _ = inclination(roster.bodies[name], start, pose)
            if distance(start.at, pose.at) > _SUPPORT_SHIFT or tilt > _SUPPORT_TILT:
                shifted.add(name)
        return shifted

    def _hold_if_unexplained(self, name: str) -> None:
        """Hold a road or a car that keeps moving without a known cause: it rolls on a rim, but must not fall."""
        self._frames[name] += 1
        near = distance(self.baseline[name].at, self._now[name].at) < HOLD_LIMIT
        if self._frames[name] >= _UNEXPLAINED_FRAMES and near and self._roster.bodies[name].kind != "disc":
            self._holds.add(name, self._roster.numbers[name], self._roster.pose(name))

    def end_drifted_holds(self) -> None:
        """Stop holding what has been pushed too far."""
        for name in self._holds.drifted(self.baseline):
            self._holds.remove(name)
