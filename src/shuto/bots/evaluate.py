"""Evaluation: each seat's chances to win, by weights that were fitted on games (`weights.toml`)."""

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
from shuto.bots.sight import Sight
from shuto.rules.game import Game
from shuto.rules.kernels.layout import Floats


@dataclass(frozen=True)
class Judgement:
    """The fitted weights of a bot: taste ranks proposals before lookahead, net evaluates states."""

    taste: Floats
    net: Floats
    """See kernels/evaluate.set_values."""


class Outlook(NamedTuple):
    """Each seat's chances after each choice (one row per choice), and whether the game is over then."""

    values: Floats
    decided: npt.NDArray[np.bool_]


@cache
def _judgement(name: str, net: str | None = None) -> Judgement:
    """The weights of a section; net: a section of another net."""
    tables = tomllib.loads(files("shuto.bots").joinpath("weights.toml").read_text("utf-8"))
    taste = np.array([tables[name]["taste"][part] for part in TASTE_NAMES], np.float64)
    return Judgement(taste, np.array(tables[net or name]["net"], np.float64))


def judgement_for(game: Game) -> Judgement:
    """Return the weights that were fitted on games of this kind."""
    if game.switches.missions:
        return _judgement("missions")
    return _judgement("race" if game.seats == 2 else "race-of-many")


def deep_judgement_for(game: Game) -> Judgement:
    """Return the weights of grandmaster: with two players, nets of its own where they were shown to be better.

    Both players of a duel have equally many roads, and each turn takes one. If whoever passes first is out, the second
    player outlasts the first. The usual net was fitted half to games without this rule. The net of a duel knows it, but
    was not shown to be better in a city or where a player without material is out at once. The usual net of missions
    was fitted on games of three.
    """
    if game.seats != 2:
        return judgement_for(game)
    rules = game.switches
    if rules.missions:
        return _judgement("missions", "missions-of-two")
    clock = rules.material_clock == "on-pass" and rules.forced_pass == "completes-turn"
    return _judgement("race", "duel") if clock and rules.obstacles == "none" else judgement_for(game)


def values(sight: Sight, mind: Judgement) -> Floats:
    """Return each seat's chance to win."""
    found = np.empty(sight.seats)
    set_values(sight.state, sight.book, mind.net, sight.scratch, found)
    return found


def look(sight: Sight, mind: Judgement, choices: Floats) -> Outlook:
    """Evaluate the state after each choice of the player to move."""
    found, decided = np.empty((len(choices), sight.seats)), np.zeros(len(choices), np.int64)
    try_each(sight.state, sight.book, mind.net, choices, sight.trial, found, decided)
    return Outlook(found, decided > 0)
