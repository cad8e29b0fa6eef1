"""Draw the pictures of the home page from the games in tools/covers: one of each edition, and the one that moves.

Run it from the root of the repository: python tools/covers.py [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path

from shuto import draw
from shuto.rules.editions.edition import EDITION_IDS
from shuto.rules.records.reading import load_record

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "tools" / "covers"
TARGET = ROOT / "web" / "src" / "ui" / "home" / "covers"
HERO = "hero"
OUTLOOKS = {
    "two-player-2024": draw.Outlook(600, 400, bearing=150),
    "second-edition": draw.Outlook(600, 400, bearing=30),
    "four-player-fr": draw.Outlook(600, 400, bearing=330),
    "four-player-de": draw.Outlook(600, 400, bearing=300),
    "rainbow-city": draw.Outlook(600, 400, bearing=270),
}
"""From where each game looks best."""


def covers() -> dict[str, str]:
    """The pictures by the names of their files, without ending."""
    games = {name: load_record((GAMES / f"{name}.txt").read_bytes()) for name in (HERO, *EDITION_IDS)}
    pictures: dict[str, str] = {name: draw.scenic(games[name].final(), OUTLOOKS[name]) for name in EDITION_IDS}
    return {HERO: draw.film(games[HERO], draw.Outlook(1200, 800, bearing=300)), **pictures}


def main() -> int:
    """Write the pictures; with --check, say which ones differ."""
    check = "--check" in sys.argv[1:]
    wrong = []
    for name, svg in covers().items():
        path = TARGET / f"{name}.svg"
        if check:
            wrong += [] if path.is_file() and path.read_text("utf-8") == svg else [path.name]
        else:
            path.write_text(svg, "utf-8")
    if wrong:
        print(f"tools/covers.py: {', '.join(wrong)} differ: run it again", file=sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
