"""The protocol of action spaces: a Gymnasium space, and an offer for each turn."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from shuto.envs.episode import Episode, Move
from shuto.rules.position import Position
from shuto.rules.referee.explain import nearest
from shuto.rules.referee.survey import find_legal, surveys
from shuto.rules.turn import Build, Extend, OffRamp, Pass, PlaceComponent, SetAside, Stop, Turn

if TYPE_CHECKING:
    from gymnasium.spaces import Space

Mask = npt.NDArray[np.int8]


class Illegal(NamedTuple):
    """An action that cannot be played: the turn that it means, if it means one, and the codes of its faults."""

    turn: Turn | None
    faults: tuple[str, ...]


class Offer(Protocol):
    """The legal actions of the player to move."""

    mask: Mask | None
    """1 for each legal action; None if the space has no mask."""
    features: npt.NDArray[np.float32] | None
    """A row of numbers for each action; None if the space has none."""

    def move(self, action: Any) -> Move | Illegal:
        """The move that an action means, or what is wrong with it."""
        ...

    def instead(self, action: Any) -> Move:
        """The legal move nearest to an illegal action."""
        ...


class Actions(Protocol):
    """An action space."""

    name: str
    space: Space[Any]
    features: tuple[str, ...]
    """The names of the numbers in a row of features."""

    def offer(self, episode: Episode, rng: np.random.Generator) -> Offer:
        """The offer to the player to move. `rng` chooses places for components, of which there are too many."""
        ...


def turn_without_build(position: Position) -> Pass | SetAside:
    """The turn of a player who builds nothing: to set a road aside under mission rules, otherwise to pass."""
    return SetAside() if position.game.switches.missions else Pass()


def other_turns(position: Position, *, builds: bool) -> list[Turn]:
    """The legal turns that do not build. `builds`: whether a legal build is known.

    If none is known but the referee finds one, that build is returned: then nobody may pass.
    """
    from shuto.rules.kernels.course import FINISHED, STATUS
    from shuto.rules.referee.judge import judge

    found: list[Turn] = []
    seat = position.to_move
    assert seat is not None
    without = turn_without_build(position)
    if not builds or position.supply(seat).columns == 0:
        if judge(position, without):
            found.append(without)
        elif not builds:
            build = find_legal(position)
            assert build is not None, "the referee refuses to pass and finds no build"
            found.append(build)
    if (position.course.players[:, STATUS] == FINISHED).any() and judge(position, Stop()):
        found.append(Stop())
    return found


_OTHER_KIND, _OTHER_BASE, _PER_DISC = 60.0, 120.0, 15.0
"""Differences between turns as distances in mm: another kind of build, another base point, each disc of height."""
_TRIES = 120


def nearest_turn(position: Position, wanted: Turn | None) -> Turn:
    """The legal turn nearest to an illegal one: the same build beside its place, else the most similar one."""
    if position.phase == "setup":
        return _nearest_component(position, wanted)
    if isinstance(wanted, (Extend, OffRamp)):
        beside = nearest(position, wanted)
        if beside is not None:
            return beside
        similar = _most_similar(position, wanted)
        if similar is not None:
            return similar
    return find_legal(position) or turn_without_build(position)


def _most_similar(position: Position, wanted: Build) -> Build | None:
    best: tuple[float, Build] | None = None
    for found in surveys(position, angles=72):
        if not found.legal.any():
            continue
        kind = 2 if isinstance(wanted, OffRamp) else int(wanted.junction)
        height = 0 if isinstance(wanted, OffRamp) else wanted.height
        kinds, heights = np.array(found.kinds), np.array(found.heights)
        far = np.hypot(found.places[..., 0] - wanted.x, found.places[..., 1] - wanted.y)
        far = far + _OTHER_KIND * (kinds != kind) + _PER_DISC * np.abs(heights - height)
        far = far + _OTHER_BASE * (found.base != wanted.base)
        far[~found.legal] = np.inf
        cell = np.unravel_index(int(np.argmin(far)), far.shape)
        if best is None or far[cell] < best[0]:
            best = float(far[cell]), found.turn(*(int(part) for part in cell))
    return None if best is None else best[1]


def _nearest_component(position: Position, wanted: Turn | None) -> PlaceComponent:
    """The nearest of some legal places, of the same component if there is one."""
    from shuto.bots.city import legal_places

    places = legal_places(position, np.random.default_rng(0), tries=_TRIES)
    if not isinstance(wanted, PlaceComponent):
        return next(places)
    return min(
        places,
        key=lambda turn: (turn.component != wanted.component, math.hypot(turn.x - wanted.x, turn.y - wanted.y)),
    )
