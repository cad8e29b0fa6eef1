"""A remedy is legal, mends the turn it is for, and does what its name says."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from properties.strategies import GROUPS, examples, games, seeds
from properties.turns import any_turns
from shuto.rules.position import Position
from shuto.rules.reasons.situation import situation_of
from shuto.rules.referee.judge import judge
from shuto.rules.referee.remedies import REMEDIES, Remedy, remedy, way_on
from shuto.rules.referee.survey import find_legal
from shuto.rules.turn import Adjust, Build, Extend, OffRamp, Pass, PlaceComponent, SetAside, Turn

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("group", GROUPS)
@examples(3)
@given(data=st.data(), seed=seeds)
def test_a_remedy_is_legal_and_does_what_it_says(group: str, data: st.DataObject, seed: int) -> None:
    rng = np.random.default_rng(seed)
    game = data.draw(games(group, most_turns=int(rng.integers(1, 60))))
    position = game.positions[-1] if rng.random() < 0.5 else game.building[-1]
    for turn in any_turns(position, rng):
        verdict = judge(position, turn)
        offered = remedy(position, turn)
        if verdict:
            assert offered is None
        elif offered is not None:
            assert judge(position, offered.turn)
            assert offered.kind in REMEDIES[verdict.reason.fault]
            _check_name(turn, offered)


@pytest.mark.parametrize("group", GROUPS)
@examples(3)
@given(data=st.data())
def test_a_player_who_can_build_nothing_is_told_what_to_do(group: str, data: st.DataObject) -> None:
    """In every position of a game: the situation says that something is left, and that is legal."""
    game = data.draw(games(group))
    for position in game.building:
        _check_way_on(position)


def _check_way_on(position: Position) -> None:
    assert position.to_move is not None
    situation = situation_of(position, position.to_move)
    if situation is None or situation.lack is None:
        assert find_legal(position) is not None
        return
    onward = way_on(position)
    assert onward is not None
    assert judge(position, onward.turn)
    assert onward.kind == situation.what or situation.what == "set-aside"


def _check_name(turn: Turn, offered: Remedy) -> None:
    kind, new = offered.kind, offered.turn
    if kind in ("pass", "set-aside"):
        assert isinstance(new, Pass if kind == "pass" else SetAside)
    elif kind == "component":
        assert isinstance(new, PlaceComponent)
    elif kind == "build":
        assert isinstance(new, (Extend, OffRamp))
    elif isinstance(turn, PlaceComponent):
        assert kind == "nearest"
        assert isinstance(new, PlaceComponent)
        assert (new.component, new.angle) == (turn.component, turn.angle)
    else:
        old = turn.turn if isinstance(turn, Adjust) else turn
        made = new.turn if isinstance(new, Adjust) else new
        assert isinstance(old, (Extend, OffRamp))
        assert isinstance(made, (Extend, OffRamp))
        assert type(new) is type(turn) or not isinstance(turn, Adjust)
        _check_build(kind, old, made)


def _check_build(kind: str, old: Build, new: Build) -> None:
    if kind == "off-ramp":
        assert isinstance(new, OffRamp)
        return
    assert (kind == "base") == (old.base != new.base)
    if kind in ("cars", "take"):
        assert (new.x, new.y, new.lie) == (old.x, old.y, old.lie)
    elif kind in ("nearest", "direction"):
        assert type(new) is type(old)
        if isinstance(new, Extend) and isinstance(old, Extend):
            assert (new.height, new.junction) == (old.height, old.junction)
    elif kind in ("lower", "higher"):
        assert isinstance(old, Extend)
        assert isinstance(new, Extend)
        assert new.junction == old.junction
        assert (new.height < old.height) == (kind == "lower")
        assert new.height != old.height
    elif kind in ("column", "junction"):
        assert isinstance(new, Extend)
        assert new.junction == (kind == "junction")
        assert isinstance(old, OffRamp) or old.junction != new.junction
