"""Two referees that share no code, compared on random placements in the middle of games."""

from __future__ import annotations

import math

import numpy as np
import pytest

from shuto.rules.position import Position
from shuto.rules.referee.judge import judge
from shuto.rules.turn import Extend
from tables import crossed, span, stand, table
from unit.rules.midgame import EDITIONS, midgame
from unit.rules.referee.second_opinion import opinion_on

# the second referee does not judge the props of areas
OTHERS = {"touches-obstacle"}


def compare(here: Position, turn: Extend) -> bool:
    """Whether both could decide. If so, they must agree."""
    opinion = opinion_on(here, turn)
    if opinion is None:
        return False
    verdict = judge(here, turn)
    faults = {str(fault) for fault in verdict.faults} - OTHERS
    assert faults == opinion.faults, turn
    assert verdict.lie is not None
    assert verdict.lie[0][2] == pytest.approx(opinion.start)
    wanted = {road: ("over" if over else "under", why) for road, (over, why) in opinion.crossings.items()}
    assert crossed(verdict) == wanted, turn
    assert verdict.earned == sum(why == "earns" for _, why in wanted.values())
    return True


def places(here: Position, rng: np.random.Generator, count: int) -> list[Extend]:
    """Columns around the base points of the player to move, at all heights that a road spans well."""
    points = here.base_points()
    turns = []
    for _ in range(count):
        base = here.column(points[int(rng.integers(len(points)))].column)
        way, away = rng.uniform(0.0, 2.0 * math.pi), rng.uniform(97.0, 142.0)
        junction = bool(rng.uniform() < 0.4)
        height = base.height + (int(rng.integers(-3, 5)) if junction else int(rng.choice([-1, 1])))
        if height >= 1 + junction:
            x, y = base.x + away * math.cos(way), base.y + away * math.sin(way)
            turns.append(Extend(base=base.id, x=x, y=y, height=height, junction=junction))
    return turns


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("seed", [11, 12, 13])
@pytest.mark.parametrize(("edition", "players"), EDITIONS)
def test_two_referees_agree(edition: str, players: int, seed: int) -> None:
    here = midgame(edition, players, seed)
    turns = places(here, np.random.default_rng(seed), 60)
    told = sum(compare(here, turn) for turn in turns)
    assert told > 0.4 * len(turns)


def test_two_referees_agree_on_a_few() -> None:
    here = span(table("second-edition"), 1, (60, 5, 3), (60, -110, 2))
    here = stand(here, 0, 150, -250, 3, junction=True)
    turns = places(here, np.random.default_rng(1), 25)
    assert sum(compare(here, turn) for turn in turns) > 12
