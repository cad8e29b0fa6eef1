"""Rotating, shifting or mirroring the table changes no verdict: same faults, gaps, crossings and cars."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np
import pytest
from hypothesis import event, given
from hypothesis import strategies as st
from msgspec.structs import replace

from properties.games import Taste, any_build, choose_build, retouched
from properties.motion import Motion
from properties.setups import LARGE
from properties.strategies import GROUPS, examples, games, seeds
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.judge import judge
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Build, Lie, PlaceComponent

pytestmark = pytest.mark.compiled

NUDGE = 0.05
"""A turn on the moved table is rounded to 0.01 mm. It is compared only if a change of this size has no effect."""
CLOSE = 0.05
_TURNS = 16

motions = st.builds(
    Motion,
    degrees=st.floats(-180.0, 180.0),
    dx=st.floats(-500.0, 500.0),
    dy=st.floats(-500.0, 500.0),
    mirrored=st.booleans(),
)

What = tuple[Fault, tuple[str, ...]]


def _findings(verdict: Verdict) -> Counter[What]:
    return Counter((found.fault, tuple(piece.id for piece in found.pieces)) for found in verdict.findings)


def _gaps(verdict: Verdict) -> dict[What, list[float | None]]:
    gaps: dict[What, list[float | None]] = {}
    for found in verdict.findings:
        gaps.setdefault((found.fault, tuple(piece.id for piece in found.pieces)), []).append(found.gap)
    return gaps


def _sense(verdict: Verdict) -> tuple[object, ...]:
    """All of a verdict except lengths in plan."""
    return (
        _findings(verdict),
        {(one.road, one.over, one.why) for one in verdict.crossings},
        (verdict.earned, verdict.bonus, verdict.owed, [car.type for car in verdict.cars], verdict.takes),
        None if verdict.lie is None else [round(end[2], 6) for end in verdict.lie],
    )


def _around(turn: Build) -> Iterable[Build]:
    """The turn with small changes: moved, and with its stated lie stretched and rotated."""
    for dx, dy in ((NUDGE, 0.0), (-NUDGE, 0.0), (0.0, NUDGE), (0.0, -NUDGE)):
        lie = turn.lie
        if lie is not None:
            ends: Lie = (lie[0] - dx, lie[1] - dy, lie[2] + dx, lie[3] + dy)
            yield replace(turn, lie=ends)
            lie = (lie[0] + dx, lie[1] + dy, lie[2] + dx, lie[3] + dy)
        yield replace(turn, x=turn.x + dx, y=turn.y + dy, lie=lie)


def _same(position: Position, turn: Build, motion: Motion) -> bool:
    """Compare the verdicts on a turn before and after a motion; False if the turn is too close to a limit."""
    here = judge(position, turn)
    beside = [judge(position, other) for other in _around(turn)]
    if any(_sense(other) != _sense(here) for other in beside):
        return False
    there = judge(motion.position(position), motion.build(turn))
    assert _sense(there) == _sense(here)
    near = [here, *beside]
    _compare_gaps([_gaps(verdict) for verdict in near], _gaps(there))
    for one, moved in zip(here.crossings, there.crossings, strict=True):
        close = [next(other for other in verdict.crossings if other.road == one.road) for verdict in near]
        _between(moved.clearance, [other.clearance for other in close])
        spread = max(math.dist((one.x, one.y), (other.x, other.y)) for other in close)
        assert math.dist(motion.place(one.x, one.y), (moved.x, moved.y)) <= spread + CLOSE
    return True


def _compare_gaps(near: Sequence[dict[What, list[float | None]]], moved: dict[What, list[float | None]]) -> None:
    for what, gaps in moved.items():
        for index, gap in enumerate(gaps):
            close = [verdict[what][index] for verdict in near]
            if gap is None:
                assert close == [None] * len(close)
            else:
                _between(gap, [other for other in close if other is not None])


def _between(value: float, around: Sequence[float]) -> None:
    assert min(around) - CLOSE <= value <= max(around) + CLOSE


@pytest.mark.slow
@pytest.mark.parametrize("group", GROUPS)
@examples(6)
@given(data=st.data(), motion=motions, seed=seeds)
def test_verdicts_stay(group: str, data: st.DataObject, motion: Motion, seed: int) -> None:
    rng = np.random.default_rng(seed)
    turns = int(rng.integers(2, 40))
    game = data.draw(games(group, clumsy=0.0, table=LARGE, most_turns=turns))
    position = game.building[-1]
    liked = choose_build(position, rng, Taste.drawn(rng))
    builds = [any_build(position, rng) for _ in range(_TURNS)]
    if liked is not None:
        builds += [liked, *(retouched(position, rng, liked) for _ in range(3))]
    for build in builds:
        event("compared" if _same(position, build, motion) else "too close to a limit")


@examples(8)
@given(data=st.data(), motion=motions, seed=seeds)
def test_components_stay(data: st.DataObject, motion: Motion, seed: int) -> None:
    """Components may be placed at the moved places; only those that are their own mirror image may be mirrored."""
    group = data.draw(st.sampled_from(["four-player-de", "rainbow-city"]))
    game = data.draw(games(group, clumsy=0.0, wavering=0.0, table=LARGE, most_turns=1))
    setups = [position for position in game.positions if position.phase == "setup"]
    rng = np.random.default_rng(seed)
    for position in setups:
        for _ in range(4):
            turn = PlaceComponent(
                component=str(rng.choice(position.game.components)),
                x=float(rng.uniform(-250.0, 250.0)),
                y=float(rng.uniform(-250.0, 250.0)),
                angle=float(rng.integers(360)),
            )
            _same_component(position, turn, motion)


def _same_component(position: Position, turn: PlaceComponent, motion: Motion) -> None:
    if position.game.pieces.components[turn.component].props:
        motion = Motion(motion.degrees, motion.dx, motion.dy)  # airport and green area are not their own mirror images
    elif turn.component == "wedge" and motion.mirrored:
        motion = Motion(motion.degrees, motion.dx, motion.dy)
    here = judge(position, turn)
    beside = [
        judge(position, replace(turn, x=turn.x + dx, y=turn.y + dy, angle=turn.angle + turned))
        for dx, dy, turned in ((NUDGE, 0.0, 0.0), (-NUDGE, 0.0, 0.0), (0.0, NUDGE, 0.02), (0.0, -NUDGE, -0.02))
        if abs(turn.angle + turned) <= 360.0
    ]
    if any(_findings(other) != _findings(here) for other in beside):
        return
    there = judge(motion.position(position), motion.component(turn))
    assert _findings(there) == _findings(here)
    _compare_gaps([_gaps(verdict) for verdict in (here, *beside)], _gaps(there))
