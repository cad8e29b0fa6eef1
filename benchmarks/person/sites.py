"""Builds for the person: what seat 0 builds in games against bots, in all editions, early and late."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle

import msgspec
import numpy as np

import shuto
from shuto.bots import Bot, GreedyBot, ThriftyBot, play_game
from shuto.physics import Rehearsal, Resting, build_world, parts_of, resting_of
from shuto.rules.editions.edition import EDITION_IDS
from shuto.rules.position import Position
from shuto.rules.setup import start
from shuto.rules.turn import Build, Extend, OffRamp, Turn

PERSON = 0
"""The seat of the person."""
EACH = 4
"""Builds of each game."""
_LEEWAY = ((5.0, 0.0), (-5.0, 0.0), (0.0, 2.0), (0.0, -2.0))  # mm along the road and beside it
_NEAR = 45.0  # mm; pieces nearer than this to the line of a road crowd it


@dataclass(eq=False)
class Site:
    """A build of the person, with the table before it at rest."""

    position: Position
    turn: Build
    resting: Resting
    _rehearsals: dict[tuple[str, bool], Rehearsal] = field(default_factory=dict)

    def rehearsed(self, piece: str, *, tweezers: bool) -> Rehearsal:
        """The table before a piece is carried, which all modes share."""
        if (piece, tweezers) not in self._rehearsals:
            self._rehearsals[piece, tweezers] = Rehearsal(
                self.position, self.turn, piece=piece, resting=self.resting, tweezers=tweezers, paths=1
            )
        return self._rehearsals[piece, tweezers]

    @property
    def is_possible(self) -> bool:
        """Whether a perfectly steady hand can do it. In crowded games some cars touch what they only just clear."""
        outcomes = [self.rehearsed(piece, tweezers=False).steady for piece in parts_of(self.position, self.turn)]
        return all(outcome.legal and not outcome.aftermath.fallen for outcome in outcomes)

    @property
    def road(self) -> str:
        """The road of the build."""
        return shuto.PieceId.road(len(self.position.roads))

    @property
    def height(self) -> float:
        """How high the middle of the road lies, mm."""
        lie = shuto.judge(self.position, self.turn).lie
        return 0.0 if lie is None else (lie[0][2] + lie[1][2]) / 2.0

    @property
    def near(self) -> int:
        """How many columns and roads are near the line of the road."""
        road = shuto.play(self.position, self.turn).roads[-1]
        spots = [(column.x, column.y) for column in self.position.columns]
        spots += [((one.start[0] + one.end[0]) / 2.0, (one.start[1] + one.end[1]) / 2.0) for one in self.position.roads]
        return sum(_distance(spot, road.start, road.end) < _NEAR for spot in spots)


def _distance(spot: tuple[float, float], a: tuple[float, ...], b: tuple[float, ...]) -> float:
    """The distance of a point from a line segment in plan."""
    p, q, r = np.array(spot), np.array(a[:2]), np.array(b[:2])
    share = float(np.clip((p - q) @ (r - q) / ((r - q) @ (r - q)), 0.0, 1.0))
    return float(np.hypot(*(p - q - share * (r - q))))


class WithLeeway:
    """A bot that builds as a person does who has to lay every piece by hand: not on a knife's edge, if possible."""

    def __init__(self, bot: Bot) -> None:
        self._bot, self.name = bot, bot.name

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """The turn that the bot would choose, a few mm aside if need be."""
        turn = self._bot.choose(position, rng)
        return (comfortable(position, turn) or turn) if isinstance(turn, (Extend, OffRamp)) else turn


def sites(count: int, seed: int) -> Iterator[Site]:
    """Comfortable builds of the person. Half of all players save discs, half build high."""
    rng = np.random.default_rng(seed)
    for edition in cycle(EDITION_IDS):
        seats = 2 if "two" in edition or "second" in edition else int(rng.integers(2, 5))
        bots: list[Bot] = [ThriftyBot() if rng.random() < 0.5 else GreedyBot() for _ in range(seats)]
        bots[PERSON] = WithLeeway(bots[PERSON])
        record = play_game(shuto.new_game(edition, seats), bots, rng).record
        builds = [
            (stage.before, stage.step.turn)
            for stage in record.stages(start(record.game()))
            if isinstance(stage.step.turn, (Extend, OffRamp)) and stage.before.to_move == PERSON
        ]
        for number in sorted(rng.choice(len(builds), min(EACH, len(builds)), replace=False).tolist()):
            before, turn = builds[number]
            chosen = comfortable(before, turn)
            if chosen is None:
                continue
            site = Site(before, chosen, resting_of(build_world(before)))
            if not site.is_possible:
                continue
            yield site
            count -= 1
            if not count:
                return


def comfortable(position: Position, turn: Build) -> Build | None:
    """The build as a person would choose it: with some leeway, if need be a few mm nearer or farther.

    Bots build on a knife's edge: with one mm of a road on a column, or one mm beside another road.
    """
    base, crossings = position.columns[turn.base], len(shuto.judge(position, turn).crossings)
    far = math.hypot(turn.x - base.x, turn.y - base.y)
    ux, uy = (turn.x - base.x) / far, (turn.y - base.y) / far

    def moved(along: float, aside: float) -> Build:
        x, y = turn.x + along * ux - aside * uy, turn.y + along * uy + aside * ux
        return msgspec.structs.replace(turn, x=x, y=y, lie=None, cars=None, take=None)

    for along in (0.0, -4.0, 4.0, -8.0, 8.0):
        around = [(along, 0.0), *((along + a, b) for a, b in _LEEWAY)]
        verdicts = [shuto.judge(position, moved(*shift)) for shift in around]
        if all(one.legal and len(one.crossings) == crossings for one in verdicts):
            return moved(along, 0.0)
    return None
