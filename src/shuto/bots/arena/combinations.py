"""Arenas over several editions and numbers of players: which combinations are possible, and their common progress."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

import msgspec

from shuto.bots.arena.game import GameResult
from shuto.bots.arena.plan import GameSpec, Plan
from shuto.bots.arena.rating import Progress, Sprt
from shuto.rules.game import GameError, make_game


class MisfitError(ValueError):
    """An edition or a number of players that fits nothing else in the request."""

    def __init__(self, misfit: str | int) -> None:
        super().__init__(f"{misfit} fits nothing else in the request")
        self.edition = misfit if isinstance(misfit, str) else None
        self.players = misfit if isinstance(misfit, int) else None


class Combinations(NamedTuple):
    """The possible combinations of edition and number of players, one plan each."""

    plans: list[Plan]
    left_out: list[tuple[str, int]]
    """Combinations that are not possible: the edition is for other numbers of players."""


def combine(plan: Plan, editions: Sequence[str], counts: Sequence[int]) -> Combinations:
    """Copy a plan for every edition with every number of players that the edition is for.

    Raises MisfitError if an edition or a number of players would not be played at all, and whatever `make_game` raises
    for house rules: they must fit every edition.
    """
    asked = list(product(dict.fromkeys(editions), dict.fromkeys(counts)))
    plans: list[Plan] = []
    misfits: dict[tuple[str, int], GameError] = {}
    for edition, players in asked:
        try:
            game = make_game(edition, players, house_rules=plan.house_rules)
        except GameError as error:  # house rules raise other errors, so this is the number of players
            misfits[edition, players] = error
            continue
        # As the game states them: `missions=false` in an edition without missions changes nothing, not even the id.
        changes = dict(game.changes)
        plans.append(msgspec.structs.replace(plan, edition=edition, players=players, house_rules=changes))
    if len(asked) == 1 and misfits:
        raise misfits[asked[0]]  # this error names the numbers that the edition is for
    played = {part for one in plans for part in (one.edition, one.players)}
    for part in dict.fromkeys(part for pair in asked for part in pair):
        if part not in played:
            raise MisfitError(part)
    return Combinations(plans, list(misfits))


def interleaved_games(plans: Sequence[Plan]) -> Iterator[GameSpec]:
    """Yield the games of all plans, seed by seed. So an arena that stops early has the same seeds of every plan."""
    for number in range(max((plan.pairs for plan in plans), default=0)):
        for plan in plans:
            if number < plan.pairs:
                yield from plan.round(number)


class TotalProgress:
    """The progress of several plans as one."""

    def __init__(self, plans: Sequence[Plan], test: Sprt | None = None) -> None:
        self._plans = list(plans)
        self._each = [Progress(plan, test) for plan in plans]

    @property
    def total(self) -> int:
        """Number of games of all plans."""
        return sum(one.total for one in self._each)

    @property
    def done(self) -> int:
        """Number of games played."""
        return sum(one.done for one in self._each)

    @property
    def verdict(self) -> str | None:
        """The verdict of the test, which needs a single plan; None for several plans."""
        return self._each[0].verdict if len(self._each) == 1 else None

    def add(self, results: Sequence[GameResult]) -> bool:
        """Add results, ignoring those of other plans. Return whether the test has decided for every plan."""
        decided = [one.add(results) for one in self._each]  # a list, because `all` would stop at the first False
        return all(decided)

    def results(self) -> list[tuple[Plan, list[GameResult]]]:
        """Return each plan with its results, in the order of the plan."""
        return [(plan, one.results()) for plan, one in zip(self._plans, self._each, strict=True)]
