"""Holds: weak joints that keep a body where friction alone would not, until something disturbs it (docs/adr/0006)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from shuto.physics.engine.pose import Pose
from shuto.physics.engine.protocol import Engine

HOLD_LIMIT = 0.5
"""A body that moves by more than this many mm is no longer held."""
_STIFFNESS = 30.0  # Hz; such a joint gives way to about twice the weight of the body


class Hold(NamedTuple):
    """One held body, its joint and the fixed point it is joined to, by their numbers in the engine."""

    body: int
    anchor: int
    joint: int


class Holds:
    """The bodies that are held, by name."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._holds: dict[str, Hold] = {}
        self._monitored = False
        """Whether the engine monitors exactly the bodies that are held now."""

    def __bool__(self) -> bool:
        return bool(self._holds)

    def __iter__(self) -> Iterator[str]:
        return iter(self._holds)

    def __contains__(self, name: object) -> bool:
        return name in self._holds

    def add(self, name: str, body: int, pose: Pose) -> None:
        """Hold a body at a pose; nothing changes if it is held already."""
        if name not in self._holds:
            anchor = self._engine.add_anchor(pose)
            self._holds[name] = Hold(body, anchor, self._engine.join(anchor, body, stiffness=_STIFFNESS))
            self._monitored = False

    def remove(self, name: str) -> None:
        """Stop holding a body; nothing changes if it is not held."""
        hold = self._holds.pop(name, None)
        if hold is not None:
            self._monitored = False
            self._engine.remove_joint(hold.joint)
            self._engine.remove(hold.anchor)

    def drifted(self, baseline: Mapping[str, Pose]) -> list[str]:
        """The held bodies that are more than HOLD_LIMIT away from their baseline."""
        if not self._monitored:
            places = {hold.body: baseline[name].at for name, hold in self._holds.items() if name in baseline}
            self._engine.monitor(places, HOLD_LIMIT)
            self._monitored = True
        drifted = self._engine.drifted()
        if not drifted:
            return []
        names = {hold.body: name for name, hold in self._holds.items()}
        return [names[body] for body in drifted]

    def baseline_changed(self) -> None:
        """Note that bodies are to be compared with another baseline from now on."""
        self._monitored = False

    def save(self) -> dict[str, Hold]:
        """The holds, to be passed to `load` when the engine returns to the same snapshot."""
        return dict(self._holds)

    def load(self, saved: Mapping[str, Hold]) -> None:
        """Return to saved holds."""
        self._holds = dict(saved)
        self._monitored = False
