"""The referee's answer to an example, in the reader's language."""

from __future__ import annotations

from typing import Literal

from shuto.learn.rulebook.scenes import READER, Scene
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.verdict import Finding
from shuto.rules.turn import OffRamp
from shuto.text import listed, say

_WITH_LEGAL_BUILD = {Fault.PASS_WITH_LEGAL_BUILD: "no", Fault.SET_ASIDE_WITH_LEGAL_BUILD: "yes"}

Tone = Literal["good", "bad", "none"]
"""Legal and worth something; not legal; legal without a gain, or nothing to judge."""


def tone(scene: Scene) -> Tone:
    """How an example ends for Ann."""
    if scene.verdict is None:
        return "good" if scene.points else "none"
    if not scene.verdict:
        return "bad"
    about_cars = bool(scene.verdict.crossings) or scene.example.earns is not None
    without_gain = (about_cars and not scene.verdict.earned) or (scene.example.takes == 0)
    return "none" if without_gain else "good"


def caption(scene: Scene, language: str) -> str:
    """The caption of the picture."""
    return say(language, f"example-{scene.example.id}")


def result(scene: Scene, language: str) -> str:
    """The referee's answer: why the turn is not legal, or what it earns, costs or leads to. Empty if nothing."""
    verdict = scene.verdict
    if verdict is not None and not verdict:
        return _refused(verdict.findings[0], language)
    if scene.aftermath is not None:
        return _bill(scene, language)
    if scene.points is not None:
        return say(language, "example-points", count=scene.points)
    if scene.example.follow:
        return _end(scene.position, language)
    if verdict is None:
        return ""
    if scene.example.takes is not None:
        taken = [_taken(scene.before, take.owner, language) for take in verdict.takes]
        return say(language, "facts-separator").join(taken) or say(language, "example-takes-nothing")
    if verdict.crossings or isinstance(verdict.turn, OffRamp):
        return say(language, "example-earns", count=verdict.earned)
    return ""


def _refused(finding: Finding, language: str) -> str:
    """Why a turn is not legal. A referee who could build instead writes how in notation, which readers do not know."""
    if finding.fault in _WITH_LEGAL_BUILD:
        return say(language, "situation-can-build", missions=_WITH_LEGAL_BUILD[finding.fault])
    return finding.text(language)


def _bill(scene: Scene, language: str) -> str:
    names = scene.before.game.players
    paid = [
        say(language, "turn-penalty", payer=names[one.payer], owner=names[one.owner], count=one.columns)
        for one in scene.bill
    ]
    return say(language, "facts-separator").join(paid) or say(language, "example-pays-nothing")


def _taken(position: Position, owner: int, language: str) -> str:
    names = position.game.players
    return say(language, "turn-taken", taker=names[READER], owner=names[owner])


def _end(position: Position, language: str) -> str:
    """Who has won, or whose turn it is now."""
    outcome, names = position.outcome, position.game.players
    if outcome is None:
        assert position.to_move is not None
        return say(language, "example-goes-on", player=names[position.to_move])
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == 1:
        return say(language, "outcome-won", player=winners[0])
    return say(language, "outcome-shared", players=listed(language, winners))
