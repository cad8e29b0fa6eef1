"""Plan and elevation on one page."""

from __future__ import annotations

from shuto.draw.above.plan import PLAIN, Options, plan_panel
from shuto.draw.page import checked_size, page
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
    options: Options = PLAIN,
    ghost: Turn | Verdict | None = None,
) -> str:
    """The plan with the elevation below it as one SVG. If `direction` is north, both show the same span of the table.

    See `plan` and `elevation` for the arguments.
    """
    words = Words(position, language)
    above, viewport = plan_panel(position, words, checked_size(size), options, ghost)
    window = (viewport.left, viewport.width) if direction % 360.0 == 0.0 else None
    side = elevation_panel(position, words, size, direction, window)
    return page(position, words, size, "draw-plan", [above, side])
