"""The table from above in Braille characters: highways in the colours of their players, cars as larger dots."""

from __future__ import annotations

from rich.text import Text

from shuto.cli.show import seat_style
from shuto.rules.position import Position

_BLANK = 0x2800
# The bit of a Braille character for the dot in column x (0, 1) and row y (0 to 3).
_DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
_MARGIN = 20.0
_CAR, _BUILDING = "●", "▒"
_GROUND, _STANDING = "dim", "bright_black"


class Canvas:
    """Characters of two by four dots, each with the style that was drawn last."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self._dots = [[0] * columns for _ in range(rows)]
        self._marks = [[""] * columns for _ in range(rows)]
        self._styles = [[""] * columns for _ in range(rows)]

    def dot(self, x: float, y: float, style: str) -> None:
        """Draw one dot; x counts dots from the left, y from the top."""
        column, row = int(x) // 2, int(y) // 4
        if x >= 0.0 and y >= 0.0 and column < self.columns and row < self.rows:
            self._dots[row][column] |= _DOTS[int(x) % 2][int(y) % 4]
            self._styles[row][column] = style

    def line(self, start: tuple[float, float], end: tuple[float, float], style: str) -> None:
        """Draw a straight line of dots."""
        (x, y), (u, v) = start, end
        steps = max(1, int(max(abs(u - x), abs(v - y))))
        for i in range(steps + 1):
            self.dot(x + (u - x) * i / steps, y + (v - y) * i / steps, style)

    def mark(self, x: float, y: float, character: str, style: str) -> None:
        """Draw a whole character."""
        column, row = int(x) // 2, int(y) // 4
        if x >= 0.0 and y >= 0.0 and column < self.columns and row < self.rows:
            self._marks[row][column] = character
            self._styles[row][column] = style

    def text(self) -> Text:
        """The drawing as text."""
        result = Text(no_wrap=True, overflow="crop")
        for row in range(self.rows):
            for column in range(self.columns):
                dots = self._dots[row][column]
                character = self._marks[row][column] or (chr(_BLANK + dots) if dots else " ")
                result.append(character, style=self._styles[row][column])
            result.append("\n" if row + 1 < self.rows else "")
        return result


def sketch(position: Position, columns: int = 44, rows: int = 18) -> Text:
    """Everything that stands on the table, as large as fits."""
    from shuto.geometry.shapes import outline, turn

    shapes = position.game.pieces.components
    outlines = []
    for component in position.components:
        shape = shapes[component.id]
        corners, radius = outline(shape.size, shape.diameter, shape.corners)
        if len(corners) == 1:
            corners = tuple(turn((radius, 0.0), 30.0 * i) for i in range(12))
        around = [turn(corner, component.angle) for corner in corners]
        outlines.append((shape.is_area, [(component.x + x, component.y + y) for x, y in around]))
    ends = [point[:2] for road in position.roads for point in (road.start, road.end)]
    ends += [point for _, around in outlines for point in around]
    left, right = min(x for x, _ in ends) - _MARGIN, max(x for x, _ in ends) + _MARGIN
    low, high = min(y for _, y in ends) - _MARGIN, max(y for _, y in ends) + _MARGIN
    scale = min(2.0 * columns / (right - left), 4.0 * rows / (high - low))
    indent = (2.0 * columns - scale * (right - left)) / 2.0
    drop = (4.0 * rows - scale * (high - low)) / 2.0

    def place(x: float, y: float) -> tuple[float, float]:
        return indent + (x - left) * scale, drop + (high - y) * scale

    canvas = Canvas(columns, rows)
    for is_area, around in outlines:
        spots = [place(*corner) for corner in around]
        for start, end in zip(spots, [*spots[1:], spots[0]], strict=True):
            canvas.line(start, end, _GROUND if is_area else _STANDING)
        if not is_area:
            middle = (sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots))
            canvas.mark(*middle, _BUILDING, _STANDING)
    for road in sorted(position.roads, key=lambda road: road.start[2] + road.end[2]):
        canvas.line(place(*road.start[:2]), place(*road.end[:2]), seat_style(road.owner))
    for car in position.cars:
        canvas.mark(*place(*car.centre[:2]), _CAR, f"bold {seat_style(car.owner)}")
    return canvas.text()
