"""Candidates: Discrete(K) over the placements that the referee proposes, one for each class of outcome.

A class is a base point, a kind and height, and what is crossed; if nothing is crossed, also the direction. Of each
class the best placement is offered, as the bots see it (`shuto.bots.propose`). The best come first, the turns without a
build last. If there are more classes than actions, the last ones are left out; the turns without a build never are.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete, Space

from shuto.bots.evaluate import judgement_for
from shuto.bots.kernels.lookahead import new_shortlist
from shuto.bots.propose import new_resolution
from shuto.bots.sight import MAX_CHOICES
from shuto.envs.actions.components import some_places
from shuto.envs.actions.offer import Illegal, Mask, Offer, other_turns
from shuto.envs.episode import Episode, Move
from shuto.envs.frame import frame_of
from shuto.envs.kernels.offer import (
    AS_COMPONENT,
    AS_NO_BUILD,
    AS_STOP,
    AT_X,
    AT_Y,
    EVERYTHING,
    NOTHING_ELSE,
    Eye,
    Offered,
    new_offered,
    offer_builds,
    play_and_offer,
)
from shuto.envs.kernels.ready import ensure_envs_ready
from shuto.rules.game import Game
from shuto.rules.kernels.layout import Floats
from shuto.rules.turn import PlaceComponent, Stop, Turn

SECTORS = 8
"""Directions that are told apart where nothing is crossed."""
FEATURES = (
    "column", "junction", "off-ramp", "no build", "stop", "component",
    "x", "y", "base x", "base y", "height", "step",
    "cars", "gray", "yellow", "slack", "worth",
)  # fmt: skip
"""The names of the numbers of a candidate. The first six say its kind. Places are in metres, seen from the seat."""
_OTHERS = 2
"""Actions kept for turns without a build: to pass or set aside, and to stop."""


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

    def __init__(self, game: Game, count: int = 64, directions: int = 8, aims: int = 3) -> None:
        """`directions`: how many are tried all around a base point. Each road that still pays adds `aims`."""
        self.space: Space[Any] = Discrete(count)
        self._count = count
        self._shortlist = new_shortlist(MAX_CHOICES)
        resolution = new_resolution(directions, (0.5,), SECTORS, aims=aims, keep=count - _OTHERS)
        frames = np.stack([frame_of(game.seats, seat) for seat in range(game.seats)])
        self.eye = Eye(judgement_for(game).taste, resolution, frames)
        """How candidates are looked for and described."""
        ensure_envs_ready()

    def offer(self, episode: Episode, rng: np.random.Generator) -> Offer:
        """The legal actions of the player to move."""
        offered, sight = new_offered(self._count), episode.sight
        if episode.setting_up:
            turns: list[Turn] = []
            turns += some_places(episode.position, rng)[: self._count]
            return _offer(episode, offered, 0, turns)
        rows, ask = offer_builds(sight.state, sight.book, self.eye, sight.scratch, self._shortlist, offered)
        return _offer(episode, offered, rows, _asked(episode, ask))

    def play_and_offer(self, episode: Episode, choice: Floats) -> Offer:
        """Play a choice and return what the next player may do. That is quicker than one after the other."""
        offered, sight = new_offered(self._count), episode.sight
        legal, rows, ask = play_and_offer(
            sight.state, sight.book, choice, self.eye, sight.scratch, self._shortlist, offered
        )
        episode.has_played(choice, legal=legal)
        return _offer(episode, offered, rows, _asked(episode, ask))


def _asked(episode: Episode, ask: int) -> list[Turn]:
    """The turns besides those of the kernel that the referee allows."""
    if ask == NOTHING_ELSE:
        return []
    others = other_turns(episode.position, builds=True)
    return [turn for turn in others if ask == EVERYTHING or isinstance(turn, Stop)]


def _offer(episode: Episode, offered: Offered, rows: int, turns: list[Turn]) -> Offer:
    for number, turn in enumerate(turns, rows):
        _describe(episode, turn, offered.features[number])
        offered.mask[number] = 1
    return CandidateOffer(offered.mask, offered.features, offered.choices[:rows], turns)


def _describe(episode: Episode, turn: Turn, row: npt.NDArray[np.float32]) -> None:
    """Write the numbers of a turn that is no proposed build."""
    turned = frame_of(episode.sight.seats, episode.to_move)
    if isinstance(turn, PlaceComponent):
        row[AS_COMPONENT] = 1.0
        row[AT_X : AT_Y + 1] = np.array([turn.x, turn.y]) @ turned
    else:
        row[AS_STOP if isinstance(turn, Stop) else AS_NO_BUILD] = 1.0
