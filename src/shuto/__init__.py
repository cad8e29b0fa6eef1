"""Shuto: Tokyo Highway for screens, tables and labs.

>>> import shuto
>>> game = shuto.new_game("two-player-2024", players=["Ann", "Bob"])
>>> turn = shuto.Extend(base=0, x=115.0, y=-30.0, height=2)
>>> verdict = shuto.judge(game, turn)
>>> verdict.legal
True
>>> game = shuto.play(game, turn)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from shuto.rules.edition import EDITION_IDS, Edition, UnknownEditionError, load_edition
    from shuto.rules.explain import Explanation, explain
    from shuto.rules.faults import Fault
    from shuto.rules.game import Game, GameError
    from shuto.rules.missions import ScoreSheet, score_sheets
    from shuto.rules.notation import NotationError, format_turn, parse_turn
    from shuto.rules.outcome import Outcome
    from shuto.rules.penalty import AftermathError, Penalty, penalties
    from shuto.rules.pieces import BasePoint, Car, Column, Component, Road, Supply
    from shuto.rules.play import play, report
    from shuto.rules.position import Position
    from shuto.rules.record import Record, Recorder, RecordError, from_link, load_record
    from shuto.rules.referee import judge
    from shuto.rules.setup import new_game
    from shuto.rules.survey import Survey, sample_turns, survey
    from shuto.rules.switches import HouseRuleError, Switches, children
    from shuto.rules.turn import (
        Adjust,
        Aftermath,
        CarPlace,
        Extend,
        Fallen,
        Nudged,
        OffRamp,
        Pass,
        Payment,
        PlaceComponent,
        SetAside,
        Stop,
        Take,
        Turn,
        TurnError,
    )
    from shuto.rules.verdict import Crossing, Finding, IllegalTurnError, Verdict

# Where each public name lives. Nothing is loaded before it is used: `import shuto` is quick, the compiler sleeps.
_HOME = {
    "edition": ("EDITION_IDS", "Edition", "UnknownEditionError", "load_edition"),
    "explain": ("Explanation", "explain"),
    "faults": ("Fault",),
    "game": ("Game", "GameError"),
    "missions": ("ScoreSheet", "score_sheets"),
    "notation": ("NotationError", "format_turn", "parse_turn"),
    "outcome": ("Outcome",),
    "penalty": ("AftermathError", "Penalty", "penalties"),
    "pieces": ("BasePoint", "Car", "Column", "Component", "Road", "Supply"),
    "play": ("play", "report"),
    "position": ("Position",),
    "record": ("Record", "RecordError", "Recorder", "from_link", "load_record"),
    "referee": ("judge",),
    "setup": ("new_game",),
    "survey": ("Survey", "sample_turns", "survey"),
    "switches": ("HouseRuleError", "Switches", "children"),
    "turn": (
        "Adjust", "Aftermath", "CarPlace", "Extend", "Fallen", "Nudged", "OffRamp", "Pass", "Payment",
        "PlaceComponent", "SetAside", "Stop", "Take", "Turn", "TurnError",
    ),
    "verdict": ("Crossing", "Finding", "IllegalTurnError", "Verdict"),
}  # fmt: skip
_MODULE_OF = {name: f"shuto.rules.{module}" for module, names in _HOME.items() for name in names}

__all__ = sorted(_MODULE_OF)


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'shuto' has no attribute {name!r}")
    # some functions share their module's name, so the module's attribute on the package is not to be trusted
    value = getattr(import_module(_MODULE_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
