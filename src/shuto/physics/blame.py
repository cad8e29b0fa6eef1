"""Which body disturbed which: the chain of touches from the hand to a body that moved."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping

from shuto.physics.engine.pose import Pose

# A table that is awake jitters by less than this.
_MOVED = 0.3  # mm
_ROTATED = 1.0  # degrees
_SAME_ROTATION = math.cos(math.radians(_ROTATED) / 2.0)
_LONGEST_CHAIN = 100


class Blame:
    """Remembers the order in which bodies were disturbed, and which touch caused it."""

    def __init__(self, neighbours: Mapping[str, Iterable[str]]) -> None:
        """`neighbours`: what each body touches while the table is at rest."""
        self._neighbours = {name: tuple(near) for name, near in neighbours.items()}
        self._cause: dict[str, str | None] = {}
        self._order: dict[str, int] = {}
        self._touched: dict[str, list[str]] = {}
        self._sources: set[str] = set()

    def clear(self) -> None:
        """Forget everything: the table is at rest again."""
        self._cause, self._order, self._touched, self._sources = {}, {}, {}, set()

    def add_source(self, name: str) -> None:
        """Note that a hand or a push moves this body: it is the beginning of a chain."""
        self._sources.add(name)
        if name not in self._order:
            self._cause[name], self._order[name] = None, len(self._order)

    def is_source(self, name: str) -> bool:
        """Whether a hand or a push moved this body."""
        return name in self._sources

    @property
    def any_disturbed(self) -> bool:
        """Whether any body was disturbed."""
        return bool(self._order)

    def includes(self, name: str) -> bool:
        """Whether a body was disturbed."""
        return name in self._order

    @property
    def unexplained(self) -> list[str]:
        """The disturbed bodies whose cause is not known yet."""
        return [name for name in self._order if name not in self._sources and self._cause.get(name) is None]

    def note_contacts(self, contacts: Iterable[tuple[str, str, float]]) -> None:
        """Note which bodies began to touch."""
        for one, other, _ in contacts:
            self._touched.setdefault(one, []).append(other)
            self._touched.setdefault(other, []).append(one)

    def note_disturbed(self, name: str, touching: Callable[[], Iterable[str]]) -> None:
        """Note that a body moves; its cause is a body it touches whose own chain leads back to a source.

        The order in which bodies begin to move does not decide: the top of a stack that is hit low moves farther than
        the disc that was hit, so it is noticed first. Call this again for a body that stays `unexplained`.
        """
        if name in self._sources or self._cause.get(name) is not None:
            return
        self._order.setdefault(name, len(self._order))
        near = {*touching(), *self._touched.get(name, ()), *self._neighbours.get(name, ())}
        explained = [other for other in near if other in self._sources or self._cause.get(other) is not None]
        self._cause[name] = min(explained, key=lambda other: self._order[other]) if explained else None

    def chain(self, name: str) -> tuple[str, ...]:
        """The bodies from a source to this one, each touched by the one before; empty if it was not disturbed."""
        if name not in self._order:
            return ()
        found = [name]
        while (cause := self._cause.get(found[-1])) is not None and len(found) < _LONGEST_CHAIN:
            found.append(cause)
        return tuple(reversed(found))


def has_moved(before: Pose, now: Pose) -> bool:
    """Whether a body moved or rotated by more than the jitter of a table that is awake."""
    if math.dist(before.at, now.at) > _MOVED:
        return True
    (a, b, c, d), (i, j, k, w) = before.rotation, now.rotation
    return abs(a * i + b * j + c * k + d * w) < _SAME_ROTATION
