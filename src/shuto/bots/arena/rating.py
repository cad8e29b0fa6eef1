"""Ratings from results: win rates, Bradley–Terry for two players, openskill for more, 95 % intervals, and SPRT."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from shuto.bots.arena.game import GameResult
from shuto.bots.arena.plan import Plan

Z = 1.959964
ELO = 400.0 / math.log(10.0)


class Rate(NamedTuple):
    """The share of first places of one bot against another, with a 95 % interval."""

    one: str
    other: str
    games: int
    share: float
    low: float
    high: float
    chance: float
    """The expected share of an equally strong bot: 1 / number of players."""


class Strength(NamedTuple):
    """The rating of a bot with a 95 % interval: Elo for two players, the scale of openskill for more."""

    bot: str
    value: float
    low: float
    high: float


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of `count` trials."""
    if count == 0:
        return 0.0, 1.0
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    spread = Z / (1 + Z * Z / count) * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return max(0.0, middle - spread), min(1.0, middle + spread)


def rates(results: Sequence[GameResult]) -> list[Rate]:
    """Return the rate of every pairing: the bot with one seat against the bot with all others."""
    met: dict[tuple[str, str], list[GameResult]] = {}
    for result in results:
        one = result.bots[int(result.id.rpartition("/")[2])]  # an id ends with the seat of the bot that has only one
        others = set(result.bots) - {one}
        if len(others) == 1:
            met.setdefault((one, others.pop()), []).append(result)
    found = []
    for (one, other), games in met.items():
        share = sum(game.share(one) for game in games) / len(games)
        chance = sum(game.bots.count(one) / len(game.bots) for game in games) / len(games)
        found.append(Rate(one, other, len(games), share, *wilson(share, len(games)), chance))
    return found


def bradley_terry(results: Sequence[GameResult]) -> list[Strength]:
    """Return the Elo of every bot from two-player games, mean 0, strongest first. A tie is half a win."""
    names = sorted({name for result in results for name in result.bots})
    index = {name: i for i, name in enumerate(names)}
    wins = np.zeros((len(names), len(names)))
    for result in results:
        if len(result.bots) == 2 and result.bots[0] != result.bots[1]:
            one, other = result.bots
            wins[index[one], index[other]] += result.share(one)
            wins[index[other], index[one]] += result.share(other)
    games = wins + wins.T
    skill = np.zeros(len(names))
    prior = 0.02  # keeps the rating of an undefeated bot finite
    for _ in range(200):
        expected = 1.0 / (1.0 + np.exp(skill[None, :] - skill[:, None]))
        slope = (wins - games * expected).sum(axis=1) - prior * skill
        spread = games * expected * (1.0 - expected)
        curve = np.diag(spread.sum(axis=1) + prior) - spread
        step = np.linalg.solve(curve, slope)
        skill += np.clip(step, -1.0, 1.0)
        skill -= skill.mean()
        if np.abs(step).max() < 1e-9:
            break
    centred = np.eye(len(names)) - 1.0 / len(names)  # only differences are determined
    errors = np.sqrt(np.diag(centred @ np.linalg.pinv(curve) @ centred))
    found = [
        Strength(name, ELO * s, ELO * (s - Z * e), ELO * (s + Z * e))
        for name, s, e in zip(names, skill.tolist(), errors.tolist(), strict=True)
    ]
    return sorted(found, key=lambda one: -one.value)


def openskill_ratings(results: Sequence[GameResult]) -> list[Strength]:
    """Return Plackett–Luce ratings from games of any number of players, strongest first. Needs the extra `arena`."""
    try:
        from openskill.models import PlackettLuce, PlackettLuceRating
    except ImportError:
        raise ImportError("these ratings need openskill: pip install 'shuto[arena]'") from None

    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for result in results:
        for name in result.bots:
            known.setdefault(name, model.rating(name=name))
        # Each seat is rated separately: the best of three equal seats beats a single one three times in four.
        seats = [[model.rating(known[name].mu, known[name].sigma)] for name in result.bots]
        rated = [team[0] for team in model.rate(seats, ranks=list(result.ranks))]
        for name in dict.fromkeys(result.bots):
            mine = [one for one, bot in zip(rated, result.bots, strict=True) if bot == name]
            known[name].mu = sum(one.mu for one in mine) / len(mine)
            known[name].sigma = sum(one.sigma for one in mine) / len(mine)
    found = []
    for name, rating in known.items():
        found.append(Strength(name, rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma))
    return sorted(found, key=lambda one: -one.value)


class Sprt(NamedTuple):
    """Wald's sequential test of "at least `better`" against "at most `worse`", in shares of first places."""

    worse: float
    better: float
    error: float = 0.05

    def verdict(self, share: float, count: int) -> str:
        """Return "accept", "reject" or "go on" after `count` games."""
        won = share * count
        likelihood = won * math.log(self.better / self.worse)
        likelihood += (count - won) * math.log((1 - self.better) / (1 - self.worse))
        limit = math.log((1 - self.error) / self.error)
        return "accept" if likelihood >= limit else "reject" if likelihood <= -limit else "go on"


class Progress:
    """The results of one plan so far, in the order of the plan, and a test on them.

    With several workers, games end in any order. Neither the reported results nor the point where the test stops may
    depend on that order. So the test only counts games before which none is missing, and only complete seeds.
    """

    def __init__(self, plan: Plan, test: Sprt | None = None) -> None:
        self._order = [spec.id for spec in plan.games()]
        self._ids = set(self._order)
        self._seatings, self._pairing_count = plan.players, len(plan.pairings())
        self._first = plan.pairings()[0][0]
        self._results: dict[str, GameResult] = {}
        self._test, self._tested, self._won, self._played = test, 0, 0.0, 0
        self.verdict = None if test is None else "go on"

    @property
    def total(self) -> int:
        """Number of games of the plan."""
        return len(self._order)

    @property
    def done(self) -> int:
        """Number of games played."""
        return len(self._results)

    def add(self, results: Sequence[GameResult]) -> bool:
        """Add results, ignoring those of other plans. Return whether the test has decided."""
        self._results.update((result.id, result) for result in results if result.id in self._ids)
        if self._test is None:
            return False
        while (
            self.verdict == "go on" and self._tested < len(self._order) and self._order[self._tested] in self._results
        ):
            result = self._results[self._order[self._tested]]
            # the test is about the first pairing only
            if self._tested // self._seatings % self._pairing_count == 0:
                self._won, self._played = self._won + result.share(self._first), self._played + 1
            self._tested += 1
            if self._tested % (self._seatings * self._pairing_count) == 0:
                self.verdict = self._test.verdict(self._won / self._played, self._played)
        return self.verdict != "go on"

    def results(self) -> list[GameResult]:
        """Return the results in the order of the plan. If the test has decided, only those that it counted."""
        counted = self._order[: self._tested] if self.verdict in ("accept", "reject") else self._order
        return [self._results[name] for name in counted if name in self._results]
