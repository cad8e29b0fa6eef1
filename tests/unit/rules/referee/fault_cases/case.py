"""What a case of a fault is: one position, a turn that has the fault, and its neighbour that has not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault

Scene: TypeAlias = Callable[[], Position]
"""A position made when it is first asked for."""


@dataclass(frozen=True)
class Case:
    """`bad` has the fault, `near` in the same position has not, and is legal unless `still` says what is left."""

    fault: Fault
    here: Scene
    bad: str
    near: str
    gap: float | None = None
    """mm by which it fails, worked out by hand."""
    pieces: tuple[str, ...] = ()
    """Names of the pieces at fault, in the order the referee gives them."""
    others: tuple[str, ...] = ()
    """Faults that come with it."""
    still: tuple[str, ...] = ()
    """Faults of the neighbour."""

    def __str__(self) -> str:
        return f"{self.fault}: {self.bad}"


def scene(build: Scene) -> Scene:
    """A position made once, however many cases use it; none of them changes it."""
    return cache(build)
