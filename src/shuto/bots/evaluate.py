"""How well everybody stands: weights fitted from games, kept as data, and what they say of a state."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np

from shuto.bots.kernels.evaluate import FEATURES, set_values
from shuto.bots.kernels.policy import TASTE_NAMES
from shuto.bots.sight import Floats, Sight
from shuto.rules.game import Game
from shuto.rules.missions import score_sheets


@dataclass(frozen=True)
class Judgement:
    """What a bot goes by: its taste for turns at first sight, and its weights for states."""

    taste: Floats
    weights: Floats
    points: float = 0.0
    """Under mission rules: what a point weighs."""


@cache
def _judgement(name: str) -> Judgement:
    table = tomllib.loads(files("shuto.bots").joinpath("weights.toml").read_text("utf-8"))[name]
    taste = np.array([table["taste"][part] for part in TASTE_NAMES], np.float64)
    weights = np.array([table["weights"].get(feature, 0.0) for feature in FEATURES], np.float64)
    return Judgement(taste, weights, float(table.get("points", 0.0)))


def judgement_for(game: Game) -> Judgement:
    """The weights fitted for games like this one."""
    if game.switches.missions:
        return _judgement("missions")
    return _judgement("race" if game.seats == 2 else "race-of-many")


def values(sight: Sight, mind: Judgement) -> Floats:
    """Each seat's chance to win."""
    found = np.empty(sight.seats)
    set_values(sight.table, sight.course, sight.book, mind.weights, found)
    if not sight.book.course.missions:
        return found
    position = sight.position()
    if position.outcome is not None:
        winners = position.outcome.winners
        return np.array([1.0 / len(winners) if seat in winners else 0.0 for seat in range(sight.seats)])
    scores = np.array([sheet.total for sheet in score_sheets(position)], np.float64)
    hopes = np.log(np.maximum(found, 1e-9)) + mind.points * scores
    odds = np.exp(hopes - hopes.max())
    return np.asarray(odds / odds.sum())
