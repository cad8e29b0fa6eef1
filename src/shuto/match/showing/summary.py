"""Shows a match in short: its steps, and its headline in a list of matches."""

from __future__ import annotations

from shuto.match.match import Match
from shuto.match.showing.ending import rematch_view
from shuto.match.views.moves import PlayView
from shuto.match.views.table import HeadlineView
from shuto.rules.position import Position


def play_views(match: Match) -> tuple[PlayView, ...]:
    """All steps of a match."""
    steps = zip(match.history.recorder.steps, match.history.seats, match.history.carries, strict=True)
    return tuple(PlayView(seat, step.turn, step.aftermath, carries) for step, seat, carries in steps)


def headline_view(match: Match, position: Position | None = None) -> HeadlineView:
    """The summary of a match for a list of matches, now or when the game is at this position."""
    position = match.position if position is None else position
    outcome = position.outcome
    return HeadlineView(
        edition=match.settings.edition,
        players=tuple(seat.name for seat in match.settings.seats),
        phase=position.phase,
        to_move=None if match.seating.gathering else position.to_move,
        turns=position.turns_played,
        winners=None if outcome is None else outcome.winners,
        gathering=match.seating.gathering,
        waiting=tuple(one.name for one in match.seating.holders if one is not None and match.seating.gathering),
        rematch=rematch_view(match),
    )
