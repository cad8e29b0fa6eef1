"""Plan and elevation on one page."""

from __future__ import annotations

from shuto.draw.above.plan import Options, plan_panel
from shuto.draw.page import checked, page
from shuto.draw.side.elevation import elevation_panel
from shuto.draw.words import Words
from shuto.rules.position import Position
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Turn


def both(
    position: Position,
    *,
    direction: float = 0.0,
    language: str = "en",
    size: float = 900,
    slots: bool = True,
    heights: bool = True,
    labels: bool = False,
    last: str | None = None,
    ghost: Turn | Verdict | None = None,
) -> str:
    """The plan with the elevation below it as one SVG; looking north, both show the same span of the table."""
    words = Words(position, language)
    above, frame = plan_panel(position, words, checked(size), Options(slots, heights, labels, last), ghost)
    window = (frame.left, frame.width) if direction % 360.0 == 0.0 else None
    beside = elevation_panel(position, words, size, direction, window)
    return page(position, words, size, "draw-plan", [above, beside])
