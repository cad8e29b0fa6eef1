"""How deep a box is in an upright, by pushing it out in every direction."""

from __future__ import annotations

import math
from functools import cache

import numpy as np
import numpy.typing as npt

from properties.naive.solids import Box, corners

Floats = npt.NDArray[np.float64]
_DIRECTIONS, _STARTS, _TRIES = 3000, 6, 120


def push(box: Box, outline: Floats, radius: float, high: float, ways: Floats) -> Floats:
    """How far a box must move along each direction until a plane perpendicular to it separates it from the upright."""
    flat = np.hypot(ways[:, 0], ways[:, 1])
    ahead = (ways[:, :2] @ outline.T).max(axis=1) + radius * flat + high * ways[:, 2]
    found: Floats = ahead - (ways @ corners(box).T).min(axis=1)
    return found


def shortest(box: Box, outline: Floats, radius: float, high: float) -> float:
    """The shortest push of all level and rising ones: samples a sphere of directions, then refines the best."""
    pushes = push(box, outline, radius, high, _sphere())
    starts = np.argsort(pushes)[:_STARTS]
    ways, least = _sphere()[starts], pushes[starts]
    steps, each = np.full(_STARTS, 0.1), np.arange(_STARTS)
    rng = np.random.default_rng(0)
    while steps.max() > 1e-6:
        near = _rising((ways[:, None] + steps[:, None, None] * rng.normal(size=(_STARTS, _TRIES, 3))).reshape(-1, 3))
        found = push(box, outline, radius, high, near).reshape(_STARTS, _TRIES)
        best = found.argmin(axis=1)
        better = found[each, best] < least
        ways[better] = near.reshape(_STARTS, _TRIES, 3)[each, best][better]
        least[better] = found[each, best][better]
        steps[~better] *= 0.7
    return float(least.min())


@cache
def _sphere() -> Floats:
    """The upper half of a sphere, with its rim and its pole."""
    z = (np.arange(_DIRECTIONS) + 0.5) / _DIRECTIONS
    turn = math.pi * (1.0 + math.sqrt(5.0)) * np.arange(_DIRECTIONS)
    flat = np.sqrt(1.0 - z * z)
    rim = np.linspace(0.0, 2.0 * math.pi, 720, endpoint=False)
    return np.concatenate(
        [
            np.stack([flat * np.cos(turn), flat * np.sin(turn), z], axis=1),
            np.stack([np.cos(rim), np.sin(rim), np.zeros(len(rim))], axis=1),
            [[0.0, 0.0, 1.0]],
        ]
    )


def _rising(ways: Floats) -> Floats:
    ways[:, 2] = np.maximum(ways[:, 2], 0.0)
    found: Floats = ways / np.linalg.norm(ways, axis=1, keepdims=True)
    return found
