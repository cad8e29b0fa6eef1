"""Explanations: the findings in words, and the legal placement nearest to an illegal one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

import numpy as np

from shuto.geometry.tolerances import GRID_PER_MM
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.questions import (
    FIRST_LEGAL,
    NO_DIRECTIONS,
    NO_LIE,
    Question,
    new_answers,
    new_assessment,
)
from shuto.rules.position import Position
from shuto.rules.referee.builds import judge_build, placement_of
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.judge import judge
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Build, Extend, OffRamp, PlaceComponent, Turn

FARTHEST_HINT = 8.0
"""The nearest legal placement is offered if it is within this many mm."""
FARTHEST_SHOVE = 60.0
"""The same for a component. It is larger, because components are large."""
_RING = 0.25
_AROUND = 48
_SHOVE, _CLOSE, _STRIDE = 2.0, 40.0, 20.0
_NEAR_ENOUGH = 0.05
_NOWHERE = {Fault.COMPONENT_UNAVAILABLE, Fault.WRONG_PHASE, Fault.NOT_YOUR_TURN, Fault.DEVELOPMENT_FIRST}
"""Faults that another place does not cure."""


@dataclass(frozen=True)
class Explanation:
    """A verdict and, if the placement is illegal, the nearest legal one and its distance in mm."""

    verdict: Verdict
    nearest: Build | PlaceComponent | None = None
    distance: float | None = None

    def lines(self, language: str = "en") -> list[str]:
        """The findings in words, the leading cause first, and the offer."""
        from shuto.rules.referee.naming.wording import offer_text

        causes = self.verdict.causes
        lines = [finding.text(language) for cause in causes for finding in (cause.finding, *cause.follows)]
        if self.nearest is not None and self.distance is not None:
            lines.append(offer_text(self.nearest, self.distance, language))
        return lines


def explain(position: Position, turn: Turn) -> Explanation:
    """Judge a turn. If its placement is illegal, look for the nearest legal one."""
    verdict = judge(position, turn)
    if isinstance(turn, PlaceComponent) and not verdict:
        spot = nearest_component(position, turn, within=FARTHEST_SHOVE)
        return Explanation(verdict, spot, None if spot is None else math.hypot(spot.x - turn.x, spot.y - turn.y))
    if verdict or not isinstance(turn, (Extend, OffRamp)) or position.to_move is None:
        return Explanation(verdict)
    offer = nearest(position, turn)
    if offer is None or (turn.lie is None and (offer.x, offer.y) == (turn.x, turn.y)):
        return Explanation(verdict)  # nothing is near, or the place is legal and only the cars are wrong
    return Explanation(verdict, offer, math.hypot(offer.x - turn.x, offer.y - turn.y))


@cache
def _offsets() -> at.Floats:
    """Offsets around a place, nearest first."""
    spots = [(0.0, 0.0)]
    for ring in range(1, int(FARTHEST_HINT / _RING) + 1):
        for step in range(_AROUND):
            angle = 2.0 * math.pi * (step + 0.5 * (ring % 2)) / _AROUND
            spots.append((ring * _RING * math.cos(angle), ring * _RING * math.sin(angle)))
    return np.array(spots)


def nearest(position: Position, turn: Build) -> Build | None:
    """The nearest legal build of the same kind and height from the same base point; the road is in its default lie."""
    from shuto.rules.kernels.placement.survey import assess_many

    seat = position.to_move
    if seat is None or not position.is_building or not 0 <= turn.base < position.table.counts[at.COLUMN]:
        return None
    placement = placement_of(turn, seat)
    places = np.floor((np.array([turn.x, turn.y]) + _offsets()) * GRID_PER_MM + 0.5) / GRID_PER_MM
    heights, kinds = np.array([placement.height]), np.array([placement.kind])
    lattice = places[:, None, None, :]
    question = Question(seat, turn.base, NO_DIRECTIONS, lattice, heights, kinds, NO_LIE, FIRST_LEGAL)
    answers = new_answers((len(places), 1, 1))
    assess_many(position.table, position.game.law, question, new_assessment(0, 0), answers)
    legal = np.flatnonzero(answers.bits == 0)
    if not len(legal):
        return None
    x, y = places[legal[0]].tolist()
    offer: Build
    if isinstance(turn, Extend):
        offer = Extend(base=turn.base, x=x, y=y, height=turn.height, junction=turn.junction)
    else:
        offer = OffRamp(base=turn.base, x=x, y=y)
    # the kernel does not check base points: an offer from another player's column would be illegal
    return offer if judge_build(position, offer, seat) else None


def nearest_component(
    position: Position, turn: PlaceComponent, *, within: float | None = None
) -> PlaceComponent | None:
    """The nearest legal place for a component with the same rotation: within some mm, or anywhere on the table."""
    verdict = judge(position, turn)
    if verdict:
        return turn
    if _NOWHERE & set(verdict.faults):
        return None
    farthest = math.hypot(position.game.width, position.game.depth) if within is None else within
    start = np.array([turn.x, turn.y])
    for spot in _shoves(position, start, farthest):
        if _may_stand(position, turn, spot):
            # bisect: the border of the legal region is somewhere between the two
            free, blocked = spot, start
            while float(np.abs(free - blocked).max()) > _NEAR_ENOUGH:
                middle = np.floor((free + blocked) / 2.0 * GRID_PER_MM + 0.5) / GRID_PER_MM
                if _may_stand(position, turn, middle):
                    free = middle
                else:
                    blocked = middle
            return _shoved(turn, free)
    return None


def _shoves(position: Position, start: at.Floats, farthest: float) -> list[at.Floats]:
    """Places to try for a component, nearest first: in small steps nearby, then in large steps all over the table.

    The middles of development areas are tried too: a component that must be wholly on one may fit nowhere else.
    """
    close = np.arange(-_CLOSE, _CLOSE + 1.0, _SHOVE)
    spots = [start + np.array([dx, dy]) for dx in close for dy in close]
    half = np.array([position.game.width / 2.0, position.game.depth / 2.0])
    for x in np.arange(-half[0], half[0] + 1.0, _STRIDE):
        spots += [np.array([x, y]) for y in np.arange(-half[1], half[1] + 1.0, _STRIDE)]
    spots += [np.array([one.x, one.y]) for one in position.components if one.kind == "development"]
    spots = [spot for spot in spots if np.hypot(*(spot - start)) <= farthest and (np.abs(spot) <= half).all()]
    return sorted(spots, key=lambda spot: float(np.hypot(*(spot - start))))


def _shoved(turn: PlaceComponent, spot: at.Floats) -> PlaceComponent:
    return PlaceComponent(component=turn.component, x=float(spot[0]), y=float(spot[1]), angle=turn.angle)


def _may_stand(position: Position, turn: PlaceComponent, spot: at.Floats) -> bool:
    return bool(judge(position, _shoved(turn, spot)))
