"""What happens to a piece between the hand and the table: fingers never open evenly, and wood that drops bounces.

The engine does not bounce what falls on a stack of loose discs: the stack swallows the blow. So a piece that hits hard
is thrown back here, by a share of its speed and askew, as uneven wood does.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shuto.physics.engine.protocol import FRAME
from shuto.physics.table.world import World

_FLICK, _SPIN = 25.0, 0.6  # mm/s, radians/s (standard deviations) at the release
_HARD = 300.0  # mm/s; a drop of 5 mm
_STOPPED = 0.5  # a piece that is slower than this share of its speed a frame ago has hit something
_UP, _ASIDE, _TURN = 0.35, 0.2, 4.0  # shares of the speed upwards and sideways; radians per m


class Fall:
    """The fall of a released piece. The same seed gives the same fall."""

    def __init__(self, seed: int) -> None:
        self.was_hard = False
        """Whether it fell so fast that it was dropped, not placed."""
        self._rng = np.random.default_rng((seed, 2))
        self._height: float | None = None
        self._speed = 0.0

    def begin(self, world: World, names: Sequence[str]) -> None:
        """Let the bodies of a piece slip out of fingers that open."""
        self._height = world.pose(names[0]).at[2]
        flick, spin = self._rng.normal(0.0, _FLICK, 2), self._rng.normal(0.0, _SPIN, 3)
        if len(names) > 1:
            spin *= 0.0  # fingers around a stack do not turn it
        for name in names:
            world.engine.flick(world.number(name), (*flick.tolist(), 0.0), tuple(spin.tolist()))

    def watch(self, world: World, names: Sequence[str]) -> None:
        """Look at the piece once a frame, and throw it back if it hit hard."""
        assert self._height is not None
        height = world.pose(names[0]).at[2]
        speed = (self._height - height) / FRAME
        if self._speed > _HARD:
            self.was_hard = True
            if speed < _STOPPED * self._speed:
                self._bounce(world, names)
        self._height, self._speed = height, speed

    def _bounce(self, world: World, names: Sequence[str]) -> None:
        for name in names:
            aside = self._rng.normal(0.0, _ASIDE * self._speed, 2)
            turn = self._rng.normal(0.0, _TURN * self._speed / 1000.0, 3)
            world.engine.flick(world.number(name), (*aside.tolist(), _UP * self._speed), tuple(turn.tolist()))
