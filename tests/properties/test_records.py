"""Records: JSON, text and links read back the same, and replay to the same position."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from properties.games import random_game
from properties.strategies import GROUPS, examples, games, seeds
from shuto.rules.records.notation import format_aftermath, format_turn, parse_aftermath, parse_step, parse_turn
from shuto.rules.records.reading import from_link, load_record
from shuto.rules.records.record import Recorder

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("group", GROUPS)
@examples(3)
@given(data=st.data())
def test_round_trips(group: str, data: st.DataObject) -> None:
    game = data.draw(games(group, clumsy=0.2, wavering=0.2))
    record = game.recorder.record
    assert load_record(record.to_json()) == record
    assert load_record(record.to_text().encode()) == record
    assert from_link(record.to_link()) == record
    replayed = tuple(record.positions())
    assert len(replayed) == len(game.positions)
    assert all(one == other for one, other in zip(replayed, game.positions, strict=True))
    assert record.final() == game.final
    outcome = game.final.outcome
    assert outcome is not None
    assert record.result is not None
    assert (record.result.reason, record.result.ranking, record.result.scores) == outcome


@pytest.mark.parametrize("group", GROUPS)
@examples(2)
@given(data=st.data())
def test_every_part_of_a_game_is_a_record(group: str, data: st.DataObject) -> None:
    """Turns without what the referee filled in play to the same positions, and a record may end at any step."""
    game = data.draw(games(group, clumsy=0.1, wavering=0.1))
    again = Recorder(game.start)
    for step in game.steps:
        if step.turn is None:
            assert step.aftermath is not None
            again.report(step.aftermath)
        else:
            again.play(step.turn, step.aftermath)
        assert again.position == step.after
    steps = game.recorder.steps
    half = Recorder(game.start)
    half.steps = steps[: len(steps) // 2]
    half.position = game.positions[len(steps) // 2]
    assert load_record(half.record.to_text().encode()).final() == half.position


@pytest.mark.parametrize("group", GROUPS)
@examples(2)
@given(data=st.data())
def test_notation(group: str, data: st.DataObject) -> None:
    game = data.draw(games(group, clumsy=0.3, wavering=0.2))
    for step in game.recorder.steps:
        if step.turn is not None:
            assert parse_turn(format_turn(step.turn)) == step.turn
        if step.aftermath is not None:
            assert parse_aftermath(format_aftermath(step.aftermath)) == step.aftermath
    lines = [line for line in game.recorder.record.to_text().splitlines() if line[0] in "c+!pa0123456789"]
    turns = [line for line in lines if not line.startswith(("player ", "cars "))]
    assert [parse_step(line) for line in turns] == [(step.turn, step.aftermath) for step in game.recorder.steps]


@pytest.mark.slow
@examples(6)
@given(data=st.data(), seed=seeds)
def test_the_same_seed_is_the_same_game(data: st.DataObject, seed: int) -> None:
    setup = data.draw(st.sampled_from([setup for group in GROUPS.values() for setup in group]))
    one, other = (random_game(setup, seed, clumsy=0.1) for _ in range(2))
    assert one.recorder.record == other.recorder.record
    assert one.final == other.final
