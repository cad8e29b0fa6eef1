"""Candidates: Discrete(K) over the placements that the referee proposes, one for each class of outcome.

A class is a base point, a kind and height, and what is crossed; if nothing is crossed, also the direction. Of each
class the best placement is offered, as the bots see it (`shuto.bots.propose`). The best come first, the turns that are
no builds last. If there are more classes than actions, the last ones are left out; the turns that are no builds never.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete, Space

from shuto.bots.evaluate import judgement_for
from shuto.bots.kernels.lookahead import new_shortlist
from shuto.bots.kernels.propose import EARNED_CARS, SLACK, WORTH, propose
from shuto.bots.kernels.turns import BASE, HEIGHT, KIND, PLACE_X, PLACE_Y
from shuto.bots.propose import new_resolution
from shuto.bots.sight import MAX_CHOICES
from shuto.envs.actions.components import some_places
from shuto.envs.actions.offer import Illegal, Mask, Offer, other_turns
from shuto.envs.episode import Episode, Floats, Move
from shuto.envs.frame import frame_of
from shuto.rules.game import Game
from shuto.rules.kernels.layout import COLUMN_HEIGHT, GRAY, YELLOW
from shuto.rules.kernels.questions import COLUMN_KIND, JUNCTION_KIND, OFF_RAMP_KIND
from shuto.rules.turn import Extend, OffRamp, PlaceComponent, Stop, Turn

RESOLUTION = new_resolution(16, (0.5,), 8)
"""Directions all around a base point, plus three for each road that still pays; one reach."""
FEATURES = (
    "column", "junction", "off-ramp", "no build", "stop", "component",
    "x", "y", "base x", "base y", "height", "step",
    "cars", "gray", "yellow", "slack", "worth",
)  # fmt: skip
"""What the numbers of a candidate are. The first six say its kind. Places are in metres, seen from the seat."""
_COLUMN, _JUNCTION, _OFF, _NONE, _STOP, _COMPONENT, _X, _Y, _BASE_X, _BASE_Y, _HEIGHT, _STEP = range(12)
_CARS, _GRAY, _YELLOW, _SLACK, _WORTH = range(12, 17)
_TALL, _NEIGHBOURS, _WORTHY = 10.0, 4.0, 4.0
"""What heights, slack and worth are divided by."""
_OTHERS = 2
"""Places kept for turns that are no builds: to pass or set aside, and to stop."""


class CandidateOffer:
    """The candidates of one turn."""

    def __init__(self, mask: Mask, features: npt.NDArray[np.float32], choices: Floats, turns: list[Turn]) -> None:
        self.mask: Mask | None = mask
        self.features: npt.NDArray[np.float32] | None = features
        self._choices, self._turns = choices, turns

    def __len__(self) -> int:
        return len(self._choices) + len(self._turns)

    def move(self, action: Any) -> Move | Illegal:
        """The move of a candidate."""
        number = int(action)
        if number < len(self._choices):
            choice: Floats = self._choices[number]
            return choice
        if number < len(self):
            return self._turns[number - len(self._choices)]
        return Illegal(None, ("masked",))

    def instead(self, action: Any) -> Move:
        """The last candidate, which is the nearest to any number that is too high."""
        found = self.move(min(int(action), len(self) - 1))
        assert not isinstance(found, Illegal)
        return found


class Candidates:
    """The action space `candidates`."""

    name = "candidates"
    features: tuple[str, ...] = FEATURES

    def __init__(self, game: Game, count: int = 64) -> None:
        self.space: Space[Any] = Discrete(count)
        self._count = count
        self._taste = judgement_for(game).taste
        self._shortlist = new_shortlist(MAX_CHOICES)

    def offer(self, episode: Episode, rng: np.random.Generator) -> Offer:
        """What the player to move may do now."""
        features = np.zeros((self._count, len(FEATURES)), np.float32)
        mask = np.zeros(self._count, np.int8)
        if episode.setting_up:
            turns: list[Turn] = []
            turns += some_places(episode.position, rng)[: self._count]
            choices: Floats = np.empty((0, 5))
        else:
            choices, notes = self._propose(episode)
            builds = bool(choices[0, KIND] <= OFF_RAMP_KIND)
            turns = self._others(episode, builds=builds)
            if not builds:
                choices = choices[:0]
            self._describe(episode, choices, notes, features)
        for number, turn in enumerate(turns, len(choices)):
            _describe_turn(episode, turn, features[number])
        mask[: len(choices) + len(turns)] = 1
        return CandidateOffer(mask, features, choices, turns)

    def _propose(self, episode: Episode) -> tuple[Floats, Floats]:
        """The best builds, best first, with the notes on them."""
        sight, shortlist = episode.sight, self._shortlist
        found = propose(sight.table, sight.book, sight.to_move, self._taste, RESOLUTION, 0.5, sight.scratch, shortlist)
        notes = shortlist.notes[:found]
        order = np.argsort(-notes[:, WORTH], kind="stable")[: self._count - _OTHERS]
        return shortlist.choices[order], notes[order]

    def _others(self, episode: Episode, *, builds: bool) -> list[Turn]:
        sight = episode.sight
        supply = sight.table.supplies[sight.to_move]
        if builds and supply[GRAY] + supply[YELLOW] > 0 and not sight.course.players[:, 0].any():
            return []  # the referee allows to pass or to stop in none of these cases
        return other_turns(episode.position, builds=builds)

    def _describe(self, episode: Episode, choices: Floats, notes: Floats, out: npt.NDArray[np.float32]) -> None:
        """Write the features of builds."""
        count = len(choices)
        if not count:
            return
        sight = episode.sight
        table = sight.table
        turned = frame_of(sight.seats, sight.to_move)
        kind, base, height = choices[:, KIND], choices[:, BASE].astype(np.intp), choices[:, HEIGHT]
        rows = out[:count]
        rows[np.arange(count), kind.astype(np.intp)] = 1.0
        rows[:, _X : _Y + 1] = choices[:, PLACE_X : PLACE_Y + 1] @ turned
        rows[:, _BASE_X : _BASE_Y + 1] = table.columns[base, :2] @ turned
        junction = kind == JUNCTION_KIND
        rows[:, _HEIGHT] = height / _TALL
        rows[:, _STEP] = (height - table.column_marks[base, COLUMN_HEIGHT]) / _TALL
        rows[:, _CARS] = notes[:count, EARNED_CARS]
        rows[:, _GRAY] = (height - junction) / _TALL
        rows[:, _YELLOW] = junction
        rows[:, _SLACK] = notes[:count, SLACK] / _NEIGHBOURS
        rows[:, _WORTH] = notes[:count, WORTH] / _WORTHY


def _describe_turn(episode: Episode, turn: Turn, row: npt.NDArray[np.float32]) -> None:
    """Write the features of a turn that is no proposed build."""
    turned = frame_of(episode.sight.seats, episode.to_move)
    if isinstance(turn, PlaceComponent):
        row[_COMPONENT] = 1.0
        row[_X : _Y + 1] = np.array([turn.x, turn.y]) @ turned
    elif isinstance(turn, (Extend, OffRamp)):
        kind = OFF_RAMP_KIND if isinstance(turn, OffRamp) else JUNCTION_KIND if turn.junction else COLUMN_KIND
        row[kind] = 1.0
        row[_X : _Y + 1] = np.array([turn.x, turn.y]) @ turned
        row[_BASE_X : _BASE_Y + 1] = episode.sight.table.columns[turn.base, :2] @ turned
        row[_HEIGHT] = (0 if isinstance(turn, OffRamp) else turn.height) / _TALL
    else:
        row[_STOP if isinstance(turn, Stop) else _NONE] = 1.0
