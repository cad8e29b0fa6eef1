"""Snapshots: every position of every game, as data, JSON and text, reads back exactly."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from properties.games import RandomGame, any_build, random_game
from properties.setups import SETUPS
from properties.strategies import GROUPS, examples, games, seeds
from properties.test_bad_input import BOUNDED, ODD_VALUES, damaged, places
from shuto.rules.position import Position
from shuto.rules.prospect import foresee
from shuto.rules.records.record import RecordError
from shuto.rules.referee.judge import judge
from shuto.rules.snapshot.examine import examine
from shuto.rules.snapshot.pieces import SnapshotError
from shuto.rules.snapshot.reading import load_any, load_position
from shuto.rules.snapshot.snapshot import PositionError, Snapshot

pytestmark = pytest.mark.compiled


def check(position: Position, rng: np.random.Generator) -> None:
    """The snapshot of a position reads back as the same position, and the referee judges it the same."""
    snapshot = Snapshot.of(position)
    assert examine(snapshot) == ()
    again = snapshot.position()
    assert again == position
    assert Snapshot.of(again) == snapshot
    assert load_any(snapshot.to_json()) == snapshot
    assert load_any(snapshot.to_text().encode()) == snapshot
    assert snapshot.to_text().isprintable()
    if position.is_building:
        for _ in range(3):
            turn = any_build(position, rng)
            assert judge(again, turn) == judge(position, turn)


@pytest.mark.slow
@pytest.mark.parametrize("group", GROUPS)
@examples(4)
@given(data=st.data())
def test_every_position_of_a_game(group: str, data: st.DataObject) -> None:
    game = data.draw(games(group, clumsy=0.2, wavering=0.2))
    rng = np.random.default_rng(data.draw(seeds))
    for position in game.positions:
        check(position, rng)
    assert load_position(game.recorder.record.to_json()) == game.final


@pytest.mark.parametrize("group", GROUPS)
@examples(2)
@given(data=st.data())
def test_play_goes_on_from_a_snapshot(group: str, data: st.DataObject) -> None:
    """Turns have the same prospects in a position and in its snapshot; only the windows are lost."""
    game: RandomGame = data.draw(games(group, clumsy=0.1, wavering=0.0))
    for step in game.steps:
        if step.turn is None or step.aftermath is not None:
            continue
        ahead = foresee(Snapshot.of(step.before).position(), step.turn)
        assert ahead.after == step.after
        assert ahead.verdict == step.verdict
        assert ahead.to_move == step.after.to_move
        assert ahead.outcome == step.after.outcome


@examples(3)
@given(data=st.data(), seed=seeds)
def test_large_tables_and_other_seats(data: st.DataObject, seed: int) -> None:
    setup = data.draw(st.sampled_from([setup for group in GROUPS.values() for setup in group]))
    game = random_game(setup, seed, table=(1234.5, 4000.0), clumsy=0.1)
    rng = np.random.default_rng(seed)
    for position in game.positions[::5]:
        check(position, rng)


@cache
def sources() -> tuple[Snapshot, ...]:
    """Some rich positions from the middle of games."""
    played = (random_game(setup, 3, clumsy=0.2, most_turns=16) for setup in SETUPS if setup.players < 4)
    return tuple(Snapshot.of(game.final) for game in played)


def read(data: bytes) -> None:
    """Read a snapshot. Either it is legal, or it is refused with one line of the right kind."""
    complaint = ""
    try:
        source = load_any(data)
        if isinstance(source, Snapshot):
            source.position()
    except PositionError as error:
        complaint = str(error)
    except (SnapshotError, RecordError) as error:
        complaint = str(error)
    assert "\n" not in complaint


@pytest.mark.slow
@BOUNDED
@given(st.data())
def test_damaged_files_are_refused_or_stand(data: st.DataObject) -> None:
    texts = tuple(one.to_text().encode() for one in sources())
    read(data.draw(damaged(texts) | damaged(tuple(one.to_json() for one in sources()))))


@st.composite
def odd(draw: st.DrawFn) -> bytes:
    """A good snapshot as JSON with a few values replaced, removed or moved."""
    document: Any = json.loads(draw(st.sampled_from(sources())).to_json())
    for _ in range(draw(st.integers(1, 4))):
        *path, last = draw(st.sampled_from(places(document)))
        holder = document
        for key in path:
            holder = holder[key]
        value = holder[last]
        number = draw(st.sampled_from((1, -1, 0.5, 100, 4900)))
        if isinstance(value, (int, float)) and not isinstance(value, bool) and draw(st.booleans()):
            holder[last] = value + number
        elif draw(st.booleans()):
            del holder[last]
        else:
            holder[last] = deepcopy(draw(st.sampled_from(ODD_VALUES)))
    return json.dumps(document).encode()


@BOUNDED
@given(odd())
def test_odd_pieces_are_refused_or_stand(data: bytes) -> None:
    read(data)
