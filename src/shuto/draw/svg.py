"""The SVG elements that drawings are made of. Numbers are rounded, so that the same position gives the same text."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from xml.sax.saxutils import quoteattr

from shuto.draw.planar import Point

ID_PREFIX = "\ue000"
"""Placeholder for a drawing's id prefix, which `document` fills in. `escape` and `attribute` remove it from texts."""


def num(value: float) -> str:
    """A length with one decimal, without a trailing zero."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text in ("-0", "0") else text


def degrees(value: float) -> str:
    """An angle with two decimals. With one decimal, the far end of a road would be visibly off."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "0") else text


def escape(text: str) -> str:
    """Text that is safe between tags."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace(ID_PREFIX, "")


def attribute(text: str) -> str:
    """Text as a quoted attribute value."""
    return quoteattr(text.replace(ID_PREFIX, ""))


def closed_path(points: Iterable[Point]) -> str:
    """A closed outline as path data. On the table y points up, on the screen down."""
    return "M" + "L".join(f"{num(x)} {num(-y)}" for x, y in points) + "z"


def piece(ident: str, title: str, *parts: str) -> str:
    """A group for one piece, with its id and a title for tooltips and screen readers."""
    return f'<g data-piece="{ident}"><title>{escape(title)}</title>{"".join(parts)}</g>'


def label(x: float, y: float, text: str, size: float, more: str = "") -> str:
    """A text centred on a point of the screen; `more` are further attributes."""
    return (
        f'<text x="{num(x)}" y="{num(y + 0.36 * size)}" font-size="{num(size)}" text-anchor="middle"{more}>'
        f"{escape(text)}</text>"
    )


def mix(one: str, other: str, share: float) -> str:
    """A mixture of two colours (#rrggbb): `share` 0 is the first, 1 the second."""
    share = min(1.0, max(0.0, share))
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def document(width: float, height: float, title: str, body: str, font: str) -> str:
    """A whole drawing. Its ids get a prefix of their own, so that several drawings can be on one page."""
    prefix = f"s{zlib.crc32(body.encode()):08x}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" '
        f'viewBox="0 0 {num(width)} {num(height)}" role="img" aria-label={attribute(title)} '
        f"font-family={quoteattr(font)}><title>{escape(title)}</title>{body.replace(ID_PREFIX, prefix)}</svg>"
    )
