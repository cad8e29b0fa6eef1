"""Random numbers for kernels. The caller passes the state, so the same seed gives the same game on every machine."""

from __future__ import annotations

from shuto.geometry.compiled import inlined
from shuto.rules.kernels.layout import Ints

_PRIME = 2_147_483_647
_STEP = 48_271  # Lehmer's generator with Park and Miller's revised multiplier: good enough for choosing roads


@inlined
def chance(dice: Ints) -> float:
    """A random number from 0 to just below 1."""
    dice[0] = dice[0] * _STEP % _PRIME
    return float((dice[0] - 1) / (_PRIME - 1))


@inlined
def pick(dice: Ints, count: int) -> int:
    """A random whole number from 0 to count - 1."""
    return min(int(chance(dice) * count), count - 1)


def dice_state(seed: int) -> int:
    """The state for a seed. It is never 0, because the generator would stay at 0."""
    return (seed * 2_654_435_761 + 12_345) % (_PRIME - 1) + 1
