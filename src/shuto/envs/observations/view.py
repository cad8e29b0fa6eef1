"""The protocol of observations: a Gymnasium space, and a function that fills it from the arrays of a position."""

from __future__ import annotations

from typing import Any, Protocol

from gymnasium.spaces import Space

from shuto.bots.sight import Sight


class View(Protocol):
    """A kind of observation."""

    space: Space[Any]

    def of(self, sight: Sight, seat: int) -> Any:
        """The observation of a seat."""
        ...
