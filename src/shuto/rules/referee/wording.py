"""Findings and pieces in the words of the text catalogues."""

from __future__ import annotations

from typing import Any

from shuto.rules.pieces import PieceRef
from shuto.rules.records.notation import format_turn
from shuto.rules.referee.verdict import Finding
from shuto.rules.turn import Build, PlaceComponent
from shuto.text import say


def piece_text(piece: PieceRef, language: str) -> str:
    """A piece as a player would call it."""
    if piece.kind in ("building", "tower", "area", "obstacle"):
        return say(language, f"piece-{piece.kind}", id=piece.detail or piece.id)
    if piece.kind == "piece":
        return piece.id
    if piece.kind.startswith("new-"):
        return say(language, f"piece-{piece.kind}")
    if piece.kind == "car":
        kind = say(language, f"car-{piece.detail}")
        return say(language, "piece-car", id=piece.id, owner=piece.owner or "", type=kind)
    return say(language, f"piece-{piece.kind}", id=piece.id, owner=piece.owner or "")


def finding_text(finding: Finding, language: str) -> str:
    """A finding as one sentence."""
    pieces = [piece for piece in finding.pieces if not piece.kind.startswith("new-")] or list(finding.pieces)
    args: dict[str, Any] = dict(finding.args)
    separator = say(language, "list-separator")
    args["pieces"] = separator.join(piece_text(piece, language) for piece in dict.fromkeys(pieces))
    if finding.gap is not None:
        args["gap"] = finding.gap
    return say(language, f"fault-{finding.fault.value}", **args)


def offer_text(turn: Build | PlaceComponent, distance: float, language: str) -> str:
    """The nearest legal placement, offered."""
    return say(language, "nearest-legal", turn=format_turn(turn), distance=distance)
