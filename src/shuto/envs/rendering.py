"""Rendering: a position as an SVG, as an array of pixels, or as text for a terminal."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np
import numpy.typing as npt

from shuto.rules.position import Position

MODES = ("svg", "rgb_array", "ansi", "human")
"""The render modes. `human` prints the text to the terminal."""
WIDTH = 480
_TABLE = "#e9e4da"


def checked_mode(mode: str | None) -> str | None:
    """The render mode, if there is such a mode."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode: one of {', '.join(MODES)}, not {mode!r}")
    return mode


def render(position: Position, mode: str) -> Any:
    """The picture of a position in a render mode."""
    if mode == "ansi":
        return text_of(position)
    if mode == "human":
        print(text_of(position))
        return None
    svg = svg_of(position)
    return svg if mode == "svg" else pixels_of(svg)


def svg_of(position: Position) -> str:
    """The plan of the table."""
    from shuto.draw import plan

    return plan(position, size=WIDTH)


def pixels_of(svg: str) -> npt.NDArray[np.uint8]:
    """An SVG as pixels: rows × columns × red, green, blue."""
    import resvg_py

    picture = bytes(resvg_py.svg_to_bytes(svg_string=svg, background=_TABLE, width=WIDTH, skip_system_fonts=True))
    return decoded(picture)


def decoded(picture: bytes) -> npt.NDArray[np.uint8]:
    """The pixels of a PNG with eight bits for each channel, without its transparency."""
    width = height = channels = 0
    packed, place = b"", 8
    while place < len(picture):
        (size,) = struct.unpack(">I", picture[place : place + 4])
        kind, data = picture[place + 4 : place + 8], picture[place + 8 : place + 8 + size]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", data[:10])
            channels = {2: 3, 6: 4}[colour]
            assert depth == 8
        elif kind == b"IDAT":
            packed += data
        place += 12 + size
    lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * channels)
    return _unfiltered(lines[:, 0], lines[:, 1:].reshape(height, width, channels))[:, :, :3]


def _unfiltered(filters: npt.NDArray[np.uint8], lines: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """Pixels, from their differences to the pixels on the left and above, as the filter of each row says.

    PNG, section 9. A pixel depends on those on its left, above, and in the corner between. So all pixels of a diagonal
    are computed at once: row r is moved r pixels to the right, and the diagonals become columns.
    """
    height, width, channels = lines.shape
    rows = np.arange(height)
    slanted = np.zeros((height, width + height, channels), np.int16)
    slanted[rows[:, None], rows[:, None] + np.arange(width)] = lines
    kind = filters[:, None]
    column = np.zeros((height + 1, channels), np.int16)  # its first row is the one above the picture
    before = column.copy()
    for k in range(width + height - 1):
        left, up, corner = column[1:], column[:-1], before[:-1]
        guide = left + up - corner
        near_left, near_up, near_corner = abs(guide - left), abs(guide - up), abs(guide - corner)
        paeth = np.where(
            (near_left <= near_up) & (near_left <= near_corner), left, np.where(near_up <= near_corner, up, corner)
        )
        guess = np.select([kind == 1, kind == 2, kind == 3, kind == 4], [left, up, (left + up) // 2, paeth], 0)
        inside = ((k - rows >= 0) & (k - rows < width))[:, None]
        after = np.zeros_like(column)
        after[1:] = np.where(inside, (slanted[:, k] + guess) % 256, 0)
        slanted[:, k] = after[1:]
        before, column = column, after
    pixels: npt.NDArray[np.uint8] = slanted[rows[:, None], rows[:, None] + np.arange(width)].astype(np.uint8)
    return pixels


def text_of(position: Position) -> str:
    """The table as text: the state of the game, the supplies, and the plan in characters."""
    names, game = position.game.players, position.game
    who = "the game is over" if position.to_move is None else f"{names[position.to_move]} to move"
    lines = [f"{game.edition.id}, {position.turns_played} turns played, {who}"]
    for seat, name in enumerate(names):
        supply = position.supply(seat)
        lines.append(
            f"{seat} {name}: {supply.cars} cars, {supply.gray} gray, {supply.yellow} yellow and {supply.roads} roads "
            f"left; {position.cars_placed(seat)} cars placed"
        )
    return "\n".join([*lines, *_plan(position)])


_COLUMNS, _ROWS = 72, 24
_SEATS = "abcdef"


def _plan(position: Position) -> list[str]:
    """The table from above: roads as the letter of their owner, columns as their height, cars as capitals."""
    half_x, half_y = position.game.width / 2.0, position.game.depth / 2.0
    cells = [[" "] * _COLUMNS for _ in range(_ROWS)]

    def put(x: float, y: float, sign: str) -> None:
        column, row = int((x / half_x + 1.0) / 2.0 * _COLUMNS), int((1.0 - y / half_y) / 2.0 * _ROWS)
        if 0 <= column < _COLUMNS and 0 <= row < _ROWS:
            cells[row][column] = sign

    for component in position.components:
        put(component.x, component.y, "#")
    for road in position.roads:
        for share in range(13):
            x, y = (a + (b - a) * share / 12.0 for a, b in zip(road.start[:2], road.end[:2], strict=True))
            put(x, y, _SEATS[road.owner])
    for car in position.cars:
        put(car.centre[0], car.centre[1], _SEATS[car.owner].upper())
    for column in position.columns:
        put(column.x, column.y, str(column.height) if column.height < 10 else "+")
    border = "+" + "-" * _COLUMNS + "+"
    return [border, *("|" + "".join(row) + "|" for row in cells), border]
