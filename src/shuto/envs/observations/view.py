"""What every kind of observation has: a Gymnasium space, and a function from the arrays of a position to it."""

from __future__ import annotations

from typing import Any, Protocol

from gymnasium.spaces import Space

from shuto.bots.sight import Sight


class View(Protocol):
    """A kind of observation."""

    space: Space[Any]

    def of(self, sight: Sight, seat: int) -> Any:
        """What a seat sees."""
        ...
