"""Write your own bot: this one builds toward the middle of the table, and as low as it can.

A package registers it with an entry point in its pyproject.toml:

    [project.entry-points."shuto.bots"]
    homesick = "own_bot:HomesickBot"

Then `shuto arena homesick thrifty` and the server can use it. Run this file to see it play.
"""

from __future__ import annotations

import math

import numpy as np

import shuto
from shuto.bots import ThriftyBot, play_game


class HomesickBot:
    """Plays the turn nearest to the middle out of forty legal ones. Each disc of height counts as 40 mm."""

    name = "homesick"

    def choose(self, position: shuto.Position, rng: np.random.Generator) -> shuto.Turn:
        """A legal turn for the player to move."""
        builds = [turn for turn in shuto.sample_turns(position, rng, 40) if isinstance(turn, shuto.Extend)]
        if position.phase == "setup" or not builds:
            return ThriftyBot().choose(position, rng)  # set-up, off-ramps and passing need no style of their own
        return min(builds, key=lambda turn: math.hypot(turn.x, turn.y) + 40.0 * turn.height)


if __name__ == "__main__":
    recorder = play_game(shuto.new_game("two-player-2024"), [HomesickBot(), ThriftyBot()], np.random.default_rng(7))
    print(recorder.position.outcome)
