"""A session: an environment without a framework. AEC, parallel, Gymnasium and text environments are made of it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from gymnasium.spaces import Box, Dict, Space

from shuto.bots.city import place_at_random
from shuto.envs.actions.candidates import Candidates
from shuto.envs.actions.continuous import Continuous
from shuto.envs.actions.lattice import Lattice
from shuto.envs.actions.offer import Actions, Illegal, Offer
from shuto.envs.episode import Episode, Move, turn_from
from shuto.envs.hands import Carried, Noise
from shuto.envs.observations.entities import Entities
from shuto.envs.observations.flat import Flat
from shuto.envs.observations.image import Image
from shuto.envs.observations.view import View
from shuto.envs.rewards import Rewards
from shuto.envs.settings import ActionsName, Settings, SettingsError
from shuto.rules.game import Game
from shuto.rules.kernels.course import OVER, PHASE, TO_MOVE
from shuto.rules.kernels.layout import Floats
from shuto.rules.setup import start
from shuto.rules.turn import Extend, OffRamp, Resign

LONGEST = 1000
"""Actions after which a game is truncated, whatever happens: with a trembling hand it might never end."""


class IllegalActionError(ValueError):
    """An illegal action of an environment that raises errors for them. Nothing has changed."""


class Deed(NamedTuple):
    """The result of an action."""

    seat: int
    """The seat that acted."""
    rewards: Floats | None
    """By seat; None: nothing for anybody."""
    faults: tuple[str, ...]
    """Why the action was illegal; empty if it was legal."""


class Session:
    """One environment: its settings, its spaces, and the game that is being played."""

    def __init__(self, actions: ActionsName, settings: Settings, *, eager: bool = False) -> None:
        """`eager`: whoever acts next will need their offer, so it is made at once."""
        self._eager = eager and settings.hand is None and actions == "candidates"
        game = settings.game
        self.settings = settings
        self.actions = _actions(actions, settings)
        self.view = _view(settings, game)
        self.action_space = self.actions.space
        self.observation_space = self._space()
        self._rewards = Rewards(settings.weights, game.allotment.cars)
        self._rng = np.random.default_rng()
        self._offer: Offer | None = None
        self._begin: Episode | None = None
        self.seat = 0
        """The seat to move; after the end, the one that moved last."""
        self.over = False
        """True when the game has ended."""
        self.episode: Episode
        """The game; there is none before the first reset."""

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game. The same seed gives the same game for the same actions."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._seed = int(self._rng.integers(2**62))
        self._trembling = None if self.settings.hand is None else np.random.default_rng((self._seed, 1))
        self.acts = 0
        if self._begin is None:
            self._begin = Episode(start(self.settings.game))
        self.episode = Episode(self._begin.begin, self._begin.sight)
        if self.settings.setup == "random":
            rng = np.random.default_rng((self._seed, 2))
            while self.episode.setting_up:
                self.episode.play(place_at_random(self.episode.position, rng))
        self._note()

    def _note(self) -> None:
        """Note whose turn it is now."""
        game = self.episode.sight.course.game
        self.seat = int(game[TO_MOVE])
        self.over = bool(game[PHASE] == OVER)
        self._offer = None

    @property
    def offer(self) -> Offer:
        """The offer to the player to move."""
        if self._offer is None:
            rng = (
                np.random.default_rng((self._seed, 3, len(self.episode.steps)))
                if self.episode.setting_up
                else self._rng
            )
            self._offer = self.actions.offer(self.episode, rng)
        return self._offer

    def accepts(self, action: Any) -> bool:
        """Whether an action is in the action space. It may still be illegal."""
        if self._count and type(action) is int:  # quicker than Gymnasium
            return 0 <= action < self._count
        if not self._count and not isinstance(action, np.ndarray):
            return False  # Gymnasium would warn
        return self.action_space.contains(action)

    def observe(self, seat: int) -> Any:
        """The observation of a seat. Only the player to move has legal actions."""
        seen = self.view.of(self.episode.sight, seat)
        if self._extra and self.settings.mask == "observation":
            return {"observation": seen, **self.extras(seat)}
        return seen

    def extras(self, seat: int) -> dict[str, Any]:
        """The action mask of a seat and the features of its candidates, if the action space has them."""
        if not self._extra:
            return {}
        if seat != self.seat or self.over:
            return {name: np.zeros(space.shape, space.dtype) for name, space in self._extra.items()}
        offer = self.offer
        found: dict[str, Any] = {"action_mask": offer.mask}
        if offer.features is not None:
            found["candidates"] = offer.features
        return found

    def act(self, action: Any) -> Deed:
        """Let the player to move act. The caller has checked that the action is in the action space."""
        seat, episode = self.seat, self.episode
        move = self.offer.move(action)
        faults: tuple[str, ...] = ()
        before = self._rewards.before(episode)
        if isinstance(move, Illegal):
            faults = move.faults
            if self.settings.illegal == "raise":
                raise IllegalActionError(f"action {_short(action)} is illegal: {', '.join(faults)}")
            if self.settings.illegal == "retry":
                rewards = np.zeros(episode.sight.seats)
                rewards[seat] = self.settings.penalty
                self.acts += 1
                return Deed(seat, rewards, faults)
            move = Resign() if self.settings.illegal == "forfeit" else self.offer.instead(action)
        self.acts += 1
        self.play(move)
        return Deed(seat, self._rewards.after(episode, before), faults)

    def play_for(self, move: Move) -> Floats | None:
        """Play a legal move of a bot; returns the rewards of all seats."""
        before = self._rewards.before(self.episode)
        self.acts += 1
        self.play(move)
        return self._rewards.after(self.episode, before)

    def play(self, move: Move) -> None:
        """Play a legal move with the hand of the environment."""
        hand, episode = self.settings.hand, self.episode
        if self._eager and isinstance(move, np.ndarray):
            assert isinstance(self.actions, Candidates)
            offer = self.actions.play_and_offer(episode, move)
            self._note()
            self._offer = offer
            return
        if isinstance(hand, (Noise, Carried)):
            turn = turn_from(move)
            if isinstance(turn, (Extend, OffRamp)):
                assert self._trembling is not None
                episode.happen(hand.build(episode.position, turn, self._trembling))
            else:
                episode.play(turn)
        else:
            episode.play(move)
        self._note()

    def truncated_rewards(self, rewards: Floats | None) -> Floats:
        """The rewards of a game that is stopped before its end, after those of the last turn."""
        end = self._rewards.at_the_end(self.episode.position)
        return end if rewards is None else rewards + end

    def _space(self) -> Space[Any]:
        self._extra: dict[str, Box] = {}
        self._count = 0
        if self.actions.name != "continuous":
            self._count = count = int(self.actions.space.n)  # type: ignore[attr-defined]  # a Discrete space here
            self._extra["action_mask"] = Box(0, 1, (count,), np.int8)
            if self.actions.features:
                self._extra["candidates"] = Box(-16.0, 16.0, (count, len(self.actions.features)), np.float32)
        if self._extra and self.settings.mask == "observation":
            return Dict({"observation": self.view.space, **self._extra})
        return self.view.space


def _actions(name: str, settings: Settings) -> Actions:
    if name == "candidates":
        return Candidates(settings.game, settings.candidates, settings.directions, settings.aims)
    if name == "lattice":
        return Lattice(settings.game)
    if name == "continuous":
        return Continuous(settings.game)
    raise SettingsError(f"actions: one of candidates, lattice, continuous, not {name!r}")


def _view(settings: Settings, game: Game) -> View:
    views: dict[str, type[Flat] | type[Entities] | type[Image]] = {"flat": Flat, "entities": Entities, "image": Image}
    return views[settings.observation](game)


def _short(action: Any) -> str:
    return " ".join(str(action).split())[:60]
