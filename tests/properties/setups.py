"""All setups of games: edition, number of players, mission rules, house rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from shuto.rules.editions.switches import children
from shuto.rules.position import Position
from shuto.rules.referee.judge import judge
from shuto.rules.setup import new_game
from shuto.rules.turn import PlaceComponent

_TRIES = 2000
LARGE = (4000.0, 4000.0)
"""A table so large that nobody can reach its edge."""


@dataclass(frozen=True)
class Setup:
    """The arguments of new_game."""

    name: str
    edition: str
    players: int
    missions: bool = False
    rules: dict[str, Any] = field(default_factory=dict, hash=False)

    def new(self, first: int = 0, table: tuple[float, float] | None = None) -> Position:
        """A game in its first position. Buildings or the city are still to be placed."""
        return new_game(
            self.edition, self.players, missions=self.missions, house_rules=dict(self.rules), first=first, table=table
        )

    def __repr__(self) -> str:
        return self.name


EDITIONS = (
    Setup("second-edition-2", "second-edition", 2),
    *(Setup(f"four-player-fr-{n}", "four-player-fr", n) for n in (2, 3, 4)),
    *(Setup(f"four-player-de-{n}", "four-player-de", n) for n in (2, 3, 4)),
    Setup("two-player-2024-2", "two-player-2024", 2),
    *(Setup(f"rainbow-city-{n}", "rainbow-city", n) for n in (2, 3, 4, 5, 6)),
    *(Setup(f"rainbow-city-missions-{n}", "rainbow-city", n, missions=True) for n in (2, 3, 4, 5, 6)),
)
"""Every edition with every number of players."""

HOUSE = (
    Setup("children", "second-edition", 2, rules=children(5)),
    Setup("same-type", "two-player-2024", 2, rules={"same_type": "one-a-turn"}),
    Setup("no-turn", "rainbow-city", 3, rules={"forced_pass": "no-turn", "without_columns": "off-ramp"}),
    Setup("nudge", "four-player-fr", 3, rules={"nudge": 2.0, "penalty": "per-owner"}),
    Setup(
        "mixed-house", "rainbow-city", 4,
        rules={"own_crossing": "blocks-crossing-cars", "earn_from": "between-columns", "off_ramp_from": "any-height",
               "same_type": "one-a-turn", "earned_car": "may", "material_clock": "at-once"},
    ),
)  # fmt: skip
"""Games with house rules."""

SETUPS = EDITIONS + HOUSE


def place_component(position: Position, rng: np.random.Generator) -> PlaceComponent:
    """A legal place for one of the next components, near the middle, where the highways will be."""
    game = position.game
    placed = {component.id for component in position.components}
    waiting = [name for name in game.components if name not in placed]
    plots = [component for component in position.components if component.kind == "development"]
    first = [name for name in waiting if game.pieces.components[name].kind == "development"]
    for attempt in range(_TRIES):
        name = str(rng.choice(first or waiting))
        far = 120.0 + 180.0 * attempt / 200.0
        if game.switches.obstacles == "city" and not game.pieces.components[name].is_area:
            plot = plots[int(rng.integers(len(plots)))]
            x, y, angle = plot.x + rng.uniform(-12, 12), plot.y + rng.uniform(-12, 12), plot.angle
        else:
            x, y, angle = rng.uniform(-far, far), rng.uniform(-far, far), rng.integers(24) * 15.0
        turn = PlaceComponent(component=name, x=float(x), y=float(y), angle=float(angle))
        if judge(position, turn):
            return turn
    raise RuntimeError(f"no place found for a component in {_TRIES} tries")
