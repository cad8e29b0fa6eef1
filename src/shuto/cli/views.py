"""Verdicts, positions and steps as plain data for JSON."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from shuto.rules.missions import score_sheets
from shuto.rules.position import Position
from shuto.rules.reasons.places import Departures, place_text, places
from shuto.rules.records.notation import format_step, format_turn
from shuto.rules.records.record import Stage
from shuto.rules.referee.verdict import Finding, Verdict
from shuto.rules.referee.views import finding_view, in_order, verdict_view


def player_name(position: Position, seat: int) -> str:
    """The name of a player. A turn may claim a seat that does not exist; then its number."""
    names = position.game.players
    return names[seat] if 0 <= seat < len(names) else str(seat)


def finding_data(finding: Finding, language: str, cause: int | None = None) -> dict[str, Any]:
    """A finding as the server shows it, with everything about its pieces. Their names say what their marks say."""
    pieces = [piece._asdict() for piece in finding.pieces]
    for piece in pieces:
        del piece["mark"], piece["whose"]
    return {**asdict(finding_view(finding, language, cause=cause)), "pieces": pieces}


def verdict_data(position: Position, verdict: Verdict, language: str) -> dict[str, Any]:
    """A verdict as the server shows it, with the turn, the names of the players and the clearances."""
    view = verdict_view(verdict, language, position)
    return {
        "legal": view.legal,
        "turn": format_turn(verdict.turn),
        "seat": int(verdict.seat),  # a numpy integer, which msgspec cannot encode
        "player": player_name(position, verdict.seat),
        **asdict(view),
        "findings": [finding_data(finding, language, cause) for finding, cause in in_order(verdict)],
        "crossings": [
            {
                **asdict(shown),
                "clearance": crossing.clearance,
                "earns": crossing.earns,
                "player": player_name(position, crossing.owner),
            }
            for crossing, shown in zip(verdict.crossings, view.crossings, strict=True)
        ],
        "cars": [asdict(car) for car in view.cars],  # with the values that a stored turn leaves out
        "takes": [asdict(take) for take in view.takes],
    }


def stage_data(stage: Stage, language: str) -> dict[str, Any]:
    """A step of a record with its verdict and what was paid."""
    verdict = stage.verdict
    return {
        "step": stage.number,
        "notation": format_step(stage.step.turn, stage.step.aftermath),
        "legal": stage.legal,
        "verdict": None if verdict is None else verdict_data(stage.before, verdict, language),
        "penalties": [penalty._asdict() for penalty in stage.paid],
    }


def position_data(position: Position, language: str, left: Departures) -> dict[str, Any]:
    """The state of a game: phase, who is to move, supplies, outcome with the reason for each place in words."""
    outcome = position.outcome
    ranked = [
        {"seat": one.seat, "place": one.place, "text": place_text(position, one, language)}
        for one in places(position, left)
    ]
    still_in = position.still_in
    return {
        "edition": position.game.edition.id,
        "house_rules": position.game.changes,
        "phase": position.phase,
        "to_move": position.to_move,
        "turns_played": position.turns_played,
        "players": [
            {
                "seat": seat,
                "name": name,
                "in": seat in still_in,
                "placed": position.cars_placed(seat),
                "supply": position.supply(seat)._asdict(),
            }
            for seat, name in enumerate(position.game.players)
        ],
        "outcome": None if outcome is None else {**outcome._asdict(), "places": ranked},
        "scores": score_data(position) if position.game.switches.missions else None,
    }


def score_data(position: Position) -> list[dict[str, Any]]:
    """The mission score sheets."""
    return [
        {
            "seat": sheet.seat,
            "name": position.game.players[sheet.seat],
            "points": sheet.points,
            "total": sheet.total,
            "enclosed": sheet.enclosed,
            "jam": sheet.jam,
        }
        for sheet in score_sheets(position)
    ]
