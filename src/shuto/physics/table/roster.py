"""Who is on a table: the bodies by name, and their numbers in the engine."""

from __future__ import annotations

from typing import NamedTuple

from shuto.physics.engine.pose import Pose
from shuto.physics.engine.protocol import Engine
from shuto.physics.table.bodies import Body


class Listed(NamedTuple):
    """A roster as it was at one moment."""

    bodies: dict[str, Body]
    numbers: dict[str, int]


class Roster:
    """The bodies of a table by name. The table itself is called `table`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.bodies: dict[str, Body] = {}
        self.numbers: dict[str, int] = {}
        """The number of each body in the engine."""
        self.names: dict[int, str] = {-1: "table"}
        """The body of each number. A limb has a number of its own and the name of its body."""

    def add(self, body: Body) -> int:
        """Add a body to the engine and return its number there."""
        if body.kind == "fixed":
            number = self._engine.add_fixed(body.shape, body.pose, body.friction)
        else:
            number = self._engine.add_movable(body.shape, body.pose, body.mass, body.friction)
        self.bodies[body.name], self.numbers[body.name], self.names[number] = body, number, body.name
        return number

    def remove(self, name: str) -> None:
        """Remove a body from the engine."""
        number = self.numbers.pop(name)
        self._engine.remove(number)
        del self.names[number], self.bodies[name]

    @property
    def movable(self) -> tuple[str, ...]:
        """The bodies that can move."""
        return tuple(name for name, body in self.bodies.items() if body.kind != "fixed")

    def pose(self, name: str) -> Pose:
        """Where a body is now."""
        return self._engine.pose(self.numbers[name])

    def touching(self, name: str) -> list[str]:
        """The bodies that a body touches now."""
        return [self.names[other] for other, _ in self._engine.contacts(self.numbers[name]) if other in self.names]

    def save(self) -> Listed:
        """The roster as it is, to be passed to `load` when the engine returns to the same snapshot."""
        return Listed(dict(self.bodies), dict(self.numbers))

    def load(self, saved: Listed) -> None:
        """Return to a saved roster."""
        self.bodies, self.numbers = dict(saved.bodies), dict(saved.numbers)
        self.names = {-1: "table", **{number: name for name, number in self.numbers.items()}}
