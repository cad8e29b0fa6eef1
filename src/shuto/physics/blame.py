"""Who disturbed whom: the chain of touches from the hand to a piece that moved."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping

from shuto.physics.engine.pose import Pose

_MOVED = 0.3  # mm, or
_TURNED = 1.0  # degrees: more than what a table trembles by itself
_SAME_TURN = math.cos(math.radians(_TURNED) / 2.0)
_LONGEST_CHAIN = 100


class Blame:
    """Remembers in which order pieces were disturbed, and by the touch of which other."""

    def __init__(self, neighbours: Mapping[str, Iterable[str]]) -> None:
        self._neighbours = {name: tuple(near) for name, near in neighbours.items()}
        self._by: dict[str, str | None] = {}
        self._order: dict[str, int] = {}
        self._met: dict[str, list[str]] = {}
        self._first: set[str] = set()

    def clear(self) -> None:
        """Forget what happened; the table is at rest again."""
        self._by, self._order, self._met, self._first = {}, {}, {}, set()

    def begin(self, name: str) -> None:
        """Something outside the table moves this body: the hand, or a push."""
        self._first.add(name)
        if name not in self._order:
            self._by[name], self._order[name] = None, len(self._order)

    def began(self, name: str) -> bool:
        """Whether a body was moved from outside."""
        return name in self._first

    @property
    def anyone(self) -> bool:
        """Whether any body was disturbed."""
        return bool(self._order)

    def knows(self, name: str) -> bool:
        """Whether a body was disturbed."""
        return name in self._order

    @property
    def unexplained(self) -> list[str]:
        """The bodies that were disturbed, nobody knows yet by what."""
        return [name for name in self._order if name not in self._first and self._by.get(name) is None]

    def touched(self, contacts: Iterable[tuple[str, str, float]]) -> None:
        """Note who began to touch whom."""
        for one, other, _ in contacts:
            self._met.setdefault(one, []).append(other)
            self._met.setdefault(other, []).append(one)

    def disturb(self, name: str, touching: Callable[[], Iterable[str]]) -> None:
        """Note that a body moves, by the touch of one that moves because of what began it.

        Not by the order in which they began to move: the top of a stack that is hit low moves farther than what was
        hit, and is disturbed first. Ask again for what stays `unexplained`.
        """
        if name in self._first or self._by.get(name) is not None:
            return
        self._order.setdefault(name, len(self._order))
        near = {*touching(), *self._met.get(name, ()), *self._neighbours.get(name, ())}
        known = [other for other in near if other in self._first or self._by.get(other) is not None]
        self._by[name] = min(known, key=lambda other: self._order[other]) if known else None

    def chain(self, name: str) -> tuple[str, ...]:
        """From what began it to this body, by touch; empty for one that was not disturbed."""
        if name not in self._order:
            return ()
        found = [name]
        while (by := self._by.get(found[-1])) is not None and len(found) < _LONGEST_CHAIN:
            found.append(by)
        return tuple(reversed(found))


def is_disturbed(stood: Pose, now: Pose) -> bool:
    """Whether a body is no longer where it stood."""
    if math.dist(stood.at, now.at) > _MOVED:
        return True
    (a, b, c, d), (i, j, k, w) = stood.turn, now.turn
    return abs(a * i + b * j + c * k + d * w) < _SAME_TURN
