"""Findings, pieces and turns in the words of the text catalogues. People read whose piece it is, not its id."""

from __future__ import annotations

from typing import Any

from shuto.rules.ids import PieceId
from shuto.rules.pieces import PieceRef
from shuto.rules.position import Position
from shuto.rules.records.notation import format_turn
from shuto.rules.referee.builds import standing_ref
from shuto.rules.referee.naming.marks import marked
from shuto.rules.referee.verdict import Crossing, Finding
from shuto.rules.turn import Adjust, Build, Extend, OffRamp, Pass, PlaceComponent, Resign, SetAside, Stop, Turn
from shuto.text import say

_TURNS: dict[type, str] = {
    Pass: "turn-pass",
    SetAside: "turn-set-aside",
    Stop: "turn-stop",
    Resign: "turn-resign",
    Adjust: "turn-adjust",
    PlaceComponent: "turn-component",
    OffRamp: "turn-off-ramp",
    Extend: "turn-extend",
}


def piece_text(piece: PieceRef, language: str, reader: int | None = None) -> str:
    """A piece in the words of a player. Pieces of the seat `reader` are called "yours"."""
    if piece.kind in ("building", "tower", "area", "obstacle"):
        return say(language, f"piece-{piece.kind}", id=piece.detail or piece.id)
    if piece.kind.startswith("new-"):
        return say(language, f"piece-{piece.kind}")
    mark = piece.mark
    return say(
        language,
        f"piece-{piece.kind}",
        owner=piece.owner or "",
        mine=_yes(piece.seat is not None and piece.seat == reader),
        type=mark.car or piece.detail or "plain",
        mark=mark.kind,
        component=mark.component,
        whose=piece.whose or "",
        whose_mine=_yes(mark.seat >= 0 and mark.seat == reader),
        number=mark.number,
        nth=mark.nth,
    )


def _yes(value: bool) -> str:
    """A truth value in the form that the catalogues select by."""
    return "yes" if value else "no"


def standing_text(position: Position, piece: PieceId, language: str, reader: int | None = None) -> str:
    """A column, road or car on the table in the words of a player. Pieces of the seat `reader` are called "yours"."""
    return piece_text(marked(position, standing_ref(position, piece)), language, reader)


def names_of(position: Position, language: str, reader: int | None = None) -> dict[str, str]:
    """The names of everything on the table, by id. Pieces of the seat `reader` are called "yours"."""
    names: dict[str, str] = {piece: standing_text(position, piece, language, reader) for piece in position.pieces}
    for component in position.components:
        names[component.id] = say(language, "any-component", component=component.id)
    return names


def name_of(position: Position, piece: PieceId, language: str, reader: int | None = None) -> str:
    """A piece in the words of a player. A piece that is not on the table yet is a new column, road or car."""
    if piece.piece in position.pieces:
        return standing_text(position, piece, language, reader)
    return say(language, f"piece-new-{piece.piece.kind}")


def crossing_text(position: Position, crossing: Crossing, language: str, reader: int | None = None) -> str:
    """Over or under which road, and whether that earns a car."""
    message = "crossing-over" if crossing.over else "crossing-under"
    road = standing_text(position, crossing.road, language, reader)
    return say(language, message, road=road, why=say(language, f"crossing-{crossing.why}"))


def finding_text(finding: Finding, language: str, reader: int | None = None) -> str:
    """A finding as one sentence."""
    pieces = [piece for piece in finding.pieces if not piece.kind.startswith("new-")] or list(finding.pieces)
    args: dict[str, Any] = dict(finding.args)
    separator = say(language, "list-separator")
    named = [piece_text(piece, language, reader) for piece in dict.fromkeys(pieces)]
    args["pieces"] = separator.join(dict.fromkeys(named))
    if finding.gap is not None:
        args["gap"] = finding.gap
    return say(language, f"fault-{finding.fault.value}", **args)


def turn_text(turn: Turn, player: str, language: str) -> str:
    """A turn as a sentence."""
    args: dict[str, str | int | float] = {"player": player}
    message = _TURNS[type(turn)]
    if isinstance(turn, PlaceComponent):
        args["component"] = turn.component
    if isinstance(turn, Resign) and turn.out_of_time:
        message = "turn-out-of-time"
    if isinstance(turn, Extend):
        args["height"] = turn.height
        message = "turn-junction" if turn.junction else message
    return say(language, message, **args)


def offer_text(turn: Build | PlaceComponent, distance: float, language: str) -> str:
    """The nearest legal placement, offered in the notation so that it can be played."""
    return say(language, "nearest-legal", turn=format_turn(turn), distance=distance)
