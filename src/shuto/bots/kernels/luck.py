"""Dice for kernels: the state is handed in, so that the same seed gives the same game on every machine."""

from __future__ import annotations

from shuto.geometry.compiled import inlined
from shuto.rules.kernels.layout import Ints

_PRIME = 2_147_483_647
_STEP = 48_271  # Lehmer's generator with Park and Miller's revised multiplier: plenty for choosing roads


@inlined
def chance(dice: Ints) -> float:
    """A number from 0 to just below 1."""
    dice[0] = dice[0] * _STEP % _PRIME
    return float((dice[0] - 1) / (_PRIME - 1))


@inlined
def pick(dice: Ints, count: int) -> int:
    """A number from 0 to count - 1."""
    return min(int(chance(dice) * count), count - 1)


def dice_state(seed: int) -> int:
    """A state for a seed: never 0, where the generator would stay."""
    return (seed * 2_654_435_761 + 12_345) % (_PRIME - 1) + 1
