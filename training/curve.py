"""Draw learning curves as SVG: python -m training.curve CSV... --x COLUMN --out FILE.

The share of first places over a column of the log, with its 95 % interval.
"""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 320, 56, 20, 16, 48
COLOURS = ("#0072b2", "#d55e00", "#009e73")
TICKS = 5


def points_of(path: Path, column: str) -> list[tuple[float, float, float, float]]:
    """The column, the share, and its interval, line by line."""
    with path.open(encoding="utf-8", newline="") as file:
        return [
            (float(row[column]), float(row["share"]), float(row["low"]), float(row["high"]))
            for row in csv.DictReader(file)
        ]


def drawn(curves: dict[str, list[tuple[float, float, float, float]]], label: str, wanted: float) -> str:
    """The curves as SVG, with a line at the share that is wanted."""
    most = max(x for points in curves.values() for x, *_ in points) or 1.0

    def at(x: float, share: float) -> tuple[float, float]:
        return LEFT + x / most * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="13"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    ]
    for number in range(TICKS + 1):
        share = number / TICKS
        x, y = at(most * share, share)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd8ce"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>')
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{most * share:,.0f}</text>')
    y = at(0.0, wanted)[1]
    parts.append(
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#2e2c29" stroke-dasharray="5 4"/>'
    )
    parts.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">{label}</text>')
    for number, (name, points) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        band = [at(x, low) for x, _, low, _ in points] + [at(x, high) for x, _, _, high in reversed(points)]
        parts.append(f'<polygon points="{_listed(band)}" fill="{colour}" opacity="0.15"/>')
        line = [at(x, share) for x, share, _, _ in points]
        parts.append(f'<polyline points="{_listed(line)}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        for x, share, low, high in points:
            (here, y), (_, lower), (_, upper) = at(x, share), at(x, low), at(x, high)
            said = f"{name}, {label} {x:,.0f}: {share:.1%} ({low:.1%} to {high:.1%})"
            parts.append(
                f'<line x1="{here:.1f}" x2="{here:.1f}" y1="{lower:.1f}" y2="{upper:.1f}" stroke="{colour}" '
                f'opacity="0.5"/><circle cx="{here:.1f}" cy="{y:.1f}" r="4" fill="{colour}"><title>{said}</title>'
                "</circle>"
            )
        parts.append(
            f'<text x="{WIDTH - RIGHT - 8}" y="{HEIGHT - BOTTOM - 12 - 18 * number}" text-anchor="end" '
            f'fill="{colour}">{name}</text>'
        )
    return "".join([*parts, "</svg>\n"])


def _listed(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def main() -> int:
    """Draw the logs that are named into one picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("logs", type=Path, nargs="+")
    parser.add_argument("--x", default="cpu_seconds")
    parser.add_argument("--label", default="CPU seconds of one core, without making the data set")
    parser.add_argument("--wanted", type=float, default=0.8)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    curves = {path.stem: points_of(path, given.x) for path in given.logs}
    given.out.write_text(drawn(curves, given.label, given.wanted), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
