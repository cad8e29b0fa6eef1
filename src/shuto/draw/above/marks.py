"""Rings around columns with a short text, to point something out."""

from __future__ import annotations

from typing import NamedTuple

from shuto.draw.above.highway import name_tag
from shuto.draw.palette import FAINT_INK, WRONG
from shuto.draw.svg import mix, num
from shuto.rules.pieces import Column

_GAP = 3.0  # mm between a column and its ring


class Mark(NamedTuple):
    """A ring: how alarming it is, from 0 to 1, and a short text."""

    alarm: float
    text: str = ""


def ring(column: Column, radius: float, mark: Mark) -> str:
    """The ring around a column. The more alarming it is, the broader and redder."""
    alarm = max(0.0, min(1.0, mark.alarm))
    colour = mix(FAINT_INK, WRONG, alarm)
    circle = (
        f'<circle cx="{num(column.x)}" cy="{num(-column.y)}" r="{num(radius + _GAP)}" fill="none" '
        f'stroke="{colour}" stroke-width="{num(0.8 + 2.4 * alarm)}"/>'
    )
    return circle + (name_tag(column.x, column.y - radius - 2.0 * _GAP, mark.text) if mark.text else "")
