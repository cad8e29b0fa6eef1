"""A case of a fault: a position, a turn that has the fault, and a near miss that does not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault

Scene: TypeAlias = Callable[[], Position]
"""A position that is made on first use."""


@dataclass(frozen=True)
class Case:
    """`bad` has the fault. `near`, in the same position, does not; it is legal unless `still` lists other faults."""

    fault: Fault
    here: Scene
    bad: str
    near: str
    gap: float | None = None
    """mm by which it fails, computed by hand."""
    pieces: tuple[str, ...] = ()
    """Names of the pieces at fault, in the order of the referee."""
    others: tuple[str, ...] = ()
    """Faults that occur together with it."""
    still: tuple[str, ...] = ()
    """Faults of the near miss."""

    def __str__(self) -> str:
        return f"{self.fault}: {self.bad}"


def scene(build: Scene) -> Scene:
    """Make a position once for all cases that use it. No case changes it."""
    return cache(build)
