"""Tells when all bodies are at rest, by comparing their poses with those of some frames earlier.

Speeds would not do: the speeds of touching bodies never die down.
"""

from __future__ import annotations

from collections.abc import Mapping

from shuto.physics.engine.pose import Pose, distance, rotation_between

STILL_SHIFT = 0.06
"""A body is still if it moved by less than this many mm within STILL_FRAMES frames."""
STILL_FRAMES = 15
_STILL_ANGLE = 0.3  # degrees; a body that turned by this or more within these frames is not still


class Stillness:
    """Keeps the poses of the last frames and tells whether the bodies are still."""

    def __init__(self) -> None:
        self._history: list[Mapping[str, Pose]] = []

    def clear(self) -> None:
        """Forget all frames."""
        self._history = []

    def add(self, poses: Mapping[str, Pose], shift: float, frames: int) -> bool:
        """Add a frame. True if within the last `frames` frames no body moved by `shift` mm, turned or appeared."""
        self._history.append(poses)
        if len(self._history) <= frames:
            return False
        earlier = self._history.pop(0)
        return all(
            name in earlier
            and distance(pose.at, earlier[name].at) < shift
            and rotation_between(pose.rotation, earlier[name].rotation) < _STILL_ANGLE
            for name, pose in poses.items()
        )
