"""Shows how a match ended and what follows."""

from __future__ import annotations

from shuto.match.match import Match
from shuto.match.rematch import new_seats
from shuto.match.views.ending import HaltedView, OutcomeView, PlaceView, ReasonView, RematchView
from shuto.rules.outcome import Outcome
from shuto.rules.position import Position
from shuto.rules.reasons.places import ending_messages, places


def outcome_view(match: Match, position: Position, outcome: Outcome) -> OutcomeView:
    """How the match ended, with the places of all seats."""
    ranked = places(position, match.history.recorder.departures)
    return OutcomeView(
        outcome.reason,
        outcome.ranking,
        outcome.scores,
        ending_messages(outcome),
        tuple(
            PlaceView(
                one.seat, one.place, tuple(ReasonView(why.message, why.rivals, dict(why.args)) for why in one.reasons)
            )
            for one in ranked
        ),
    )


def halted_view(match: Match) -> HaltedView | None:
    """Where and why a stored match ends, if it does."""
    if match.halted is None:
        return None
    finding = match.halted.verdict.reason
    return HaltedView(match.halted.step, finding.fault, finding.clause)


def rematch_view(match: Match) -> RematchView | None:
    """The rematch, if somebody asked for one."""
    asked = match.rematch
    if asked is None:
        return None
    return RematchView(asked.match, asked.seat, new_seats(match.game.seats))
