"""Whether bodies have come to rest: their poses are compared with those of some frames before.

Poses decide, not speeds: the speeds of touching bodies never settle down.
"""

from __future__ import annotations

from collections.abc import Mapping

from shuto.physics.engine.pose import Pose, distance, rotation_between

STILL_SHIFT = 0.06
"""A body is still if it moved by less than this many mm within STILL_FRAMES."""
STILL_FRAMES = 15
_STILL_ANGLE = 0.3  # degrees


class Stillness:
    """The poses of the last frames."""

    def __init__(self) -> None:
        self._history: list[Mapping[str, Pose]] = []

    def clear(self) -> None:
        """Forget all frames."""
        self._history = []

    def add(self, poses: Mapping[str, Pose], shift: float, frames: int) -> bool:
        """Add the poses of a frame; True if no body moved by `shift` mm or more within the last `frames` frames."""
        self._history.append(poses)
        if len(self._history) <= frames:
            return False
        before = self._history.pop(0)
        return all(
            name in before
            and distance(pose.at, before[name].at) < shift
            and rotation_between(pose.rotation, before[name].rotation) < _STILL_ANGLE
            for name, pose in poses.items()
        )
