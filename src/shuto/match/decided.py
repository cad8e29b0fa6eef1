"""The result of a decision, and what it will lead to."""

from __future__ import annotations

from typing import NamedTuple

from shuto.match.events import Event
from shuto.rules.play import Played
from shuto.rules.position import Position


class Decided(NamedTuple):
    """The event of a decision, and the step it leads to if the decision already computed it."""

    event: Event
    played: Played | None = None


class Foreseen(NamedTuple):
    """What an event will lead to, so that it can be stored along with the event."""

    position: Position
    deadline: int | None
    """When a clock will be at zero, in ms since the epoch; None: no clock will run."""
