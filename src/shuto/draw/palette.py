"""All colours, and the marks of each seat. The table is grey and calm, the cars are bright."""

from __future__ import annotations

from typing import NamedTuple

FONT = "system-ui,-apple-system,'Segoe UI','Noto Sans','Noto Sans CJK JP','Hiragino Sans',sans-serif"

PAPER = "#f7f6f3"
FLOOR = "#d3d0c9"
TABLE = "#e8e5de"
TABLE_EDGE = "#b9b4a9"
INK = "#33312e"
FAINT_INK = "#827d75"
SHADE = "#2b2822"
WALL = "#f3f1ed"
CARD = "#ffffff"
CARD_EDGE = "#dedad2"

LOW_ROAD, HIGH_ROAD = "#a8a196", "#e0dacd"
"""The higher a road lies, the lighter it is. It is lightest at `LIGHTEST_AT` mm."""
LIGHTEST_AT = 70.0
CONCRETE, CONCRETE_EDGE, CONCRETE_LIGHT = "#b4b3b0", "#84827e", "#f1f0ed"
YELLOW, YELLOW_EDGE, YELLOW_LIGHT = "#f0cf3f", "#a98b12", "#fbe98f"
ROOF, ROOF_EDGE, ROOF_TRIM = "#c6c8ca", "#85888b", "#dcdddf"
TOWER, TOWER_EDGE, TOWER_TRIM = "#b6bbc1", "#727982", "#d3d7dc"
GLASS = "#263238"
WRONG = "#c1121f"
GLOW = "#ffd43b"

DEVELOPMENT, DEVELOPMENT_EDGE = "#dbd5c7", "#b3a98f"
TARMAC, TARMAC_EDGE = "#cfd3d6", "#a3aab0"
LAWN, LAWN_EDGE, TREE, TREE_LIGHT = "#cfdcc2", "#a3b58f", "#7d9a69", "#9ab585"
RAINBOW = ("#e3b4ae", "#ecceae", "#efe6b4", "#c3dab6", "#b2d2da", "#b6bfdf", "#cbb8d9")
RAINBOW_GROUND, RAINBOW_EDGE = "#efede8", "#c2bdb2"
AREA_SIDES = {
    "development": DEVELOPMENT_EDGE,
    "airport": TARMAC_EDGE,
    "green": LAWN_EDGE,
    "rainbow": RAINBOW[-1],
}


class Seat(NamedTuple):
    """How a player's pieces are recognised: a colour, a dash pattern on roads, a shape for plates on columns."""

    colour: str
    dash: str
    """Lengths in mm of dashes and gaps; empty for a solid line."""
    plate: str
    """Path data in mm around the origin. A number fits inside."""


# The palette of Okabe and Ito is safe for colour-blind readers. Dashes and plates are for prints without colour.
SEATS = (
    Seat("#d55e00", "", "M-6 0A6 6 0 0 1 6 0A6 6 0 0 1-6 0z"),
    Seat("#0072b2", "9 3", "M-5.4-5.4H5.4V5.4H-5.4z"),
    Seat("#009e73", "2 2", "M0-8.4L7.8 5.2H-7.8z"),
    Seat("#cc79a7", "9 2 2 2", "M0-7.9L7.9 0L0 7.9L-7.9 0z"),
    Seat("#e69f00", "5 4", "M-6.9 0L-3.5-6H3.5L6.9 0L3.5 6H-3.5z"),
    Seat(
        "#56b4e9",
        "14 2 2 2 2 2",
        "M-3.8-6.8H3.8V-3.8H6.8V3.8H3.8V6.8H-3.8V3.8H-6.8V-3.8H-3.8z",
    ),
)


def dashes(seat: int) -> str:
    """The SVG attribute with a player's dash pattern; empty for a solid line."""
    dash = SEATS[seat].dash
    return f' stroke-dasharray="{dash}"' if dash else ""
