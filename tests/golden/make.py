"""Write the golden files. Run it with the interpreter of the project:

.venv/bin/python tests/golden/make.py                   every file anew from the turns it holds, and the counts
.venv/bin/python tests/golden/make.py --new NAME …      play new games of these names (without names: of all)

Games are played by the chooser of the property tests, because its games are long and rich; a file that has no plan here
is kept as it is (`tower-doubles` is such a find).

Look at the difference before you commit it: every changed line is a changed rule.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from golden import counts
from golden.transcript import read, transcript
from properties.games import random_game
from properties.setups import EDITIONS, HOUSE, Setup
from shuto.rules.records.record import Record, StepRecord


class Plan(NamedTuple):
    """How a golden game is played: at random, from a seed that was chosen because it gives a rich game."""

    setup: Setup
    seed: int
    clumsy: float = 0.0
    wavering: float = 0.05


_SETUPS = {setup.name: setup for setup in (*EDITIONS, *HOUSE)}


def _plan(setup: str, seed: int, clumsy: float = 0.0) -> Plan:
    return Plan(_SETUPS[setup], seed, clumsy)


PLANS: dict[str, Plan] = {
    "second-edition-2": _plan("second-edition-2", 48),
    "four-player-fr-2": _plan("four-player-fr-2", 19),
    "four-player-fr-3": _plan("four-player-fr-3", 13),
    "four-player-fr-4": _plan("four-player-fr-4", 28),
    "four-player-de-2": _plan("four-player-de-2", 7),
    "four-player-de-3": _plan("four-player-de-3", 14),
    "four-player-de-4": _plan("four-player-de-4", 3),
    "two-player-2024-2": _plan("two-player-2024-2", 54),
    "rainbow-city-2": _plan("rainbow-city-2", 0),
    "rainbow-city-3": _plan("rainbow-city-3", 18),
    "rainbow-city-4": _plan("rainbow-city-4", 13),
    "rainbow-city-5": _plan("rainbow-city-5", 19),
    "rainbow-city-6": _plan("rainbow-city-6", 4),
    "rainbow-city-missions-2": _plan("rainbow-city-missions-2", 67),
    "rainbow-city-missions-3": _plan("rainbow-city-missions-3", 18),
    "rainbow-city-missions-4": _plan("rainbow-city-missions-4", 0),
    "rainbow-city-missions-5": _plan("rainbow-city-missions-5", 6),
    "rainbow-city-missions-6": _plan("rainbow-city-missions-6", 0),
    "children": _plan("children", 27),
    "same-type": _plan("same-type", 74),
    "mixed-house-rules": _plan("mixed-house", 12),
    "no-turn": _plan("no-turn", 2),
    "stopped": _plan("four-player-de-3", 27),
    "mishaps-second-edition": _plan("second-edition-2", 13, clumsy=0.25),
    "mishaps-four-player-fr": _plan("nudge", 26, clumsy=0.25),
    "mishaps-four-player-de": _plan("four-player-de-3", 19, clumsy=0.25),
    "mishaps-two-player-2024": _plan("two-player-2024-2", 21, clumsy=0.25),
    "mishaps-rainbow-city": _plan("rainbow-city-3", 11, clumsy=0.25),
    "mishaps-missions": _plan("rainbow-city-missions-4", 7, clumsy=0.2),
}

COUNTED = (
    "second-edition-2", "four-player-fr-2", "four-player-fr-4", "four-player-de-3", "two-player-2024-2",
    "rainbow-city-3", "rainbow-city-missions-4", "children", "mixed-house-rules",
)  # fmt: skip
"""Games in which placements are counted: at the first turn, after a third and after two thirds of the game."""


def played(plan: Plan) -> Record:
    """A new game with the turns as the players stated them, without what the referee filled in."""
    game = random_game(plan.setup, plan.seed, clumsy=plan.clumsy, wavering=plan.wavering)
    steps = tuple(StepRecord(step.turn, step.aftermath) for step in game.steps)
    return msgspec.structs.replace(game.recorder.record, steps=steps, result=None)


def write_game(name: str, record: Record) -> None:
    """Write one file."""
    counts.GAMES.mkdir(exist_ok=True)
    (counts.GAMES / f"{name}.txt").write_text("\n".join(transcript(record)) + "\n", "utf-8")


def write_counts() -> None:
    """Write the counts. Check that each stays the same if the table is moved by a tiny amount."""
    result = []
    for game in COUNTED:
        record = read((counts.GAMES / f"{game}.txt").read_text("utf-8"))
        setup = sum(1 for position in record.positions() if position.phase == "setup")
        turns = len(record.steps) - setup
        for steps in (setup, setup + turns // 3, setup + 2 * turns // 3):
            position = counts.position_of(game, steps)
            found = counts.count(position)
            if any(counts.count(other) != found for other in counts.shaken(position, 5)):
                raise SystemExit(f"{game}, step {steps}: counts hang on a last bit; choose another step")
            result.append(counts.Count(game=game, steps=steps, **found))
    counts.FILE.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")


def main(arguments: list[str]) -> None:
    """Write the files that the arguments name."""
    if arguments[:1] == ["--new"]:
        for name in arguments[1:] or PLANS:
            print(name)
            write_game(name, played(PLANS[name]))
    elif arguments:
        raise SystemExit(__doc__)
    for file in sorted(counts.GAMES.glob("*.txt")):
        write_game(file.stem, read(file.read_text("utf-8")))
    write_counts()


if __name__ == "__main__":
    main(sys.argv[1:])
