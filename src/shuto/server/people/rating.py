"""Ratings: what a game changes, as openskill says, within bounds. Pure: the storage keeps them.

A rating is a guess and its uncertainty. A newcomer is very uncertain, so a game against one tells little about others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from shuto.match.match import Match
from shuto.match.settings import MatchSettings

FIRST_MU, FIRST_SIGMA = 25.0, 25.0 / 3.0
MOST_CHANGE = 0.5
"""No game changes a rating by more than this many of its own sigmas."""
SHOWN = 40.0
"""The factor to the points that people read: everybody begins with 1000."""
CERTAIN = 3.0
"""How many sigmas below its guess a rating is "at least". Leaderboards are ordered by it."""
FEWEST_GAMES = 5
"""With fewer games nobody is on a leaderboard."""


class Rating(NamedTuple):
    """The rating of a player in one pool."""

    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA
    games: int = 0

    @property
    def points(self) -> int:
        """The rating as people read it."""
        return round(SHOWN * self.mu)

    @property
    def spread(self) -> int:
        """How many points more or less it may well be."""
        return round(SHOWN * CERTAIN * self.sigma)


class Result(NamedTuple):
    """The result of one player in a rated game."""

    player: str
    place: int
    """1 for the winner; players with the same place drew."""


def pool_of(settings: MatchSettings) -> str:
    """The pool in which a table is rated: edition, number of players, mode of the hand."""
    return f"{settings.edition}/{len(settings.seats)}/{settings.hand.mode}"


def results_of(match: Match) -> tuple[Result, ...] | None:
    """The results of a rated game that is over; None if nothing is to be rated. A player who left has lost.

    The id of a deleted player is empty.
    """
    outcome = match.position.outcome
    if not match.settings.rated or outcome is None or match.halted is not None:
        return None
    if not match.seating.starters or any(one is None for one in match.seating.starters):
        return None
    people = [one for one in match.seating.starters if one is not None]
    return tuple(Result(one.id, outcome.rank(seat)) for seat, one in enumerate(people))


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which everybody got these places."""
    model = PlackettLuce(mu=FIRST_MU, sigma=FIRST_SIGMA)
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [_bounded(old, new[0].mu, new[0].sigma) for old, new in zip(before, rated, strict=True)]


def _bounded(old: Rating, mu: float, sigma: float) -> Rating:
    most = MOST_CHANGE * old.sigma
    change = max(-most, min(most, mu - old.mu))
    return Rating(old.mu + change, min(sigma, FIRST_SIGMA), old.games + 1)
