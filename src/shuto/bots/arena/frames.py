"""An arena over several boxes and numbers of players: which of them can be played, and their games as one arena."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

import msgspec

from shuto.bots.arena.game import GameResult
from shuto.bots.arena.plan import GameSpec, Plan
from shuto.bots.arena.rating import Course, Sprt
from shuto.rules.game import GameError, make_game


class MisfitError(ValueError):
    """A box that none of the numbers of players suits, or a number that suits none of the boxes: which one it is."""

    def __init__(self, misfit: str | int) -> None:
        super().__init__(f"{misfit} goes with nothing else that was asked for")
        self.edition = misfit if isinstance(misfit, str) else None
        self.players = misfit if isinstance(misfit, int) else None


class Frames(NamedTuple):
    """What several boxes and numbers of players come to."""

    plans: list[Plan]
    left_out: list[tuple[str, int]]
    """Boxes with numbers of players that they are not for."""


def frames(plan: Plan, editions: Sequence[str], counts: Sequence[int]) -> Frames:
    """A plan for every box with every number of players it is for; else as the one given.

    Raises MisfitError for what would not be played at all, and what `make_game` raises: house rules go for every game.
    """
    asked = list(product(dict.fromkeys(editions), dict.fromkeys(counts)))
    plans: list[Plan] = []
    misfits: dict[tuple[str, int], GameError] = {}
    for edition, players in asked:
        try:
            game = make_game(edition, players, house_rules=plan.house_rules)
        except GameError as error:  # the only thing that can be wrong here beside the rules: the number of players
            misfits[edition, players] = error
            continue
        # as the game has them: `missions=false` where there are none is no other game, and has no other id
        changes = dict(game.changes)
        plans.append(msgspec.structs.replace(plan, edition=edition, players=players, house_rules=changes))
    if len(asked) == 1 and misfits:
        raise misfits[asked[0]]  # says more: which numbers the box is for
    played = {part for one in plans for part in (one.edition, one.players)}
    for part in dict.fromkeys(part for pair in asked for part in pair):
        if part not in played:
            raise MisfitError(part)
    return Frames(plans, list(misfits))


def games_of(plans: Sequence[Plan]) -> Iterator[GameSpec]:
    """The games of all plans, seed by seed: whoever stops in between has as many of every frame."""
    for number in range(max((plan.pairs for plan in plans), default=0)):
        for plan in plans:
            if number < plan.pairs:
                yield from plan.round(number)


class Courses:
    """The courses of several plans, followed as one."""

    def __init__(self, plans: Sequence[Plan], test: Sprt | None = None) -> None:
        self._plans = list(plans)
        self._courses = [Course(plan, test) for plan in plans]

    @property
    def total(self) -> int:
        """How many games the plans have."""
        return sum(course.total for course in self._courses)

    @property
    def done(self) -> int:
        """How many of them have been played."""
        return sum(course.done for course in self._courses)

    @property
    def verdict(self) -> str | None:
        """What a test says of a single plan: several would be several questions."""
        return self._courses[0].verdict if len(self._courses) == 1 else None

    def see(self, results: Sequence[GameResult]) -> bool:
        """Take in results, those of other plans aside; whether the test has seen enough of each."""
        enough = [course.see(results) for course in self._courses]  # every one sees them, also after one that has not
        return all(enough)

    def results(self) -> list[tuple[Plan, list[GameResult]]]:
        """Each plan with what has been played of it, in its own order."""
        return [(plan, course.results()) for plan, course in zip(self._plans, self._courses, strict=True)]
