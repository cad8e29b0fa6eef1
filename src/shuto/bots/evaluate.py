"""How well everybody stands: weights fitted from games, kept as data, and what they say of a state."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shuto.bots.kernels.evaluate import set_values
from shuto.bots.kernels.lookahead import try_each
from shuto.bots.kernels.policy import TASTE_NAMES
from shuto.bots.sight import Floats, Sight
from shuto.rules.game import Game


@dataclass(frozen=True)
class Judgement:
    """What a bot goes by: its taste for turns at first sight, and its net for states."""

    taste: Floats
    net: Floats
    """See kernels/evaluate.set_values."""


class Outlook(NamedTuple):
    """Everybody's chances after each of some choices, a row a choice, and whether they are more than chances."""

    values: Floats
    decided: npt.NDArray[np.bool_]


@cache
def _judgement(name: str) -> Judgement:
    table = tomllib.loads(files("shuto.bots").joinpath("weights.toml").read_text("utf-8"))[name]
    taste = np.array([table["taste"][part] for part in TASTE_NAMES], np.float64)
    return Judgement(taste, np.array(table["net"], np.float64))


def judgement_for(game: Game) -> Judgement:
    """What was fitted on games like this one."""
    if game.switches.missions:
        return _judgement("missions")
    return _judgement("race" if game.seats == 2 else "race-of-many")


def values(sight: Sight, mind: Judgement) -> Floats:
    """Each seat's chance to win."""
    found = np.empty(sight.seats)
    set_values(sight.state, sight.book, mind.net, sight.scratch, found)
    return found


def look(sight: Sight, mind: Judgement, choices: Floats) -> Outlook:
    """How everybody stands after each of some choices of the player to move."""
    found, decided = np.empty((len(choices), sight.seats)), np.zeros(len(choices), np.int64)
    try_each(sight.state, sight.book, mind.net, choices, sight.trial, found, decided)
    return Outlook(found, decided > 0)
