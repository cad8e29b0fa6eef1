"""The result of a decision."""

from __future__ import annotations

from typing import NamedTuple

from shuto.match.events import Event
from shuto.rules.play import Played


class Decided(NamedTuple):
    """The event of a decision, and the step it leads to if the decision already computed it."""

    event: Event
    played: Played | None = None
