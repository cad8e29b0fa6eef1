"""Measure how many turns a game of each edition takes: src/shuto/rules/editions/lengths.toml.

Run it from the root of the repository: python tools/measure_lengths.py [--games N]
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import median

from shuto.bots.arena.game import play_spec
from shuto.bots.arena.plan import Plan
from shuto.rules.editions.edition import EDITION_IDS, load_edition

TARGET = Path(__file__).resolve().parents[1] / "src" / "shuto" / "rules" / "editions" / "lengths.toml"
BOT, SEED = "thrifty", 7_000_000
HEAD = """\
# The median number of turns in a game, by the number of players. Made by tools/measure_lengths.py: do not edit.
# {games} games each, {bot} (level 2) in every seat, after the first column of each player, which counts as a turn.
# People who play worse run out of columns sooner; people who play better need fewer turns to place all cars.
"""


def turns(edition: str, players: int, games: int) -> int:
    """The median number of turns of such games."""
    plan = Plan((BOT, BOT), edition, players, pairs=-(-games // players), seed=SEED)
    results = [play_spec(spec) for spec in list(plan.games())[:games]]
    return round(median(players + result.turns for result in results))


def main() -> None:
    """Measure all editions and write the file."""
    parser = argparse.ArgumentParser(prog="python tools/measure_lengths.py", description=__doc__)
    parser.add_argument("--games", type=int, default=40, metavar="N", help="games per edition and number of players")
    games = parser.parse_args().games
    text = HEAD.format(games=games, bot=BOT)
    for name in EDITION_IDS:
        fewest, most = load_edition(name).players
        lines = [f"{players} = {turns(name, players, games)}" for players in range(fewest, most + 1)]
        text += f"\n[{name}]\n" + "\n".join(lines) + "\n"
        print(name, ", ".join(lines), flush=True)
    TARGET.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
