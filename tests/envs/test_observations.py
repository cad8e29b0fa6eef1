"""Observations: from the agent's own seat, complete, and the same whoever asks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import shuto
import shuto.envs
from envs.games import EVERY, name_of, play
from shuto.envs.actions.candidates import FEATURES
from shuto.envs.observations.flat import GAME, SEAT

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("options", EVERY, ids=name_of)
def test_flat_features_are_what_the_position_says(options: dict[str, Any]) -> None:
    env = shuto.envs.aec_env("candidates", **options)
    play(env, seed=8, most=26)
    position, allotment = env.position, env.position.game.allotment
    for viewer in range(position.game.seats):
        seen = env.observe(f"player_{viewer}")["observation"]
        assert dict(zip(GAME, seen, strict=False))[
            {"setup": "setting up", "building": "building", "over": "over"}[position.phase]
        ] == 1.0  # fmt: skip
        rows = seen[len(GAME) :].reshape(position.game.seats, len(SEAT))
        for ahead, row in enumerate(rows):
            seat = (viewer + ahead) % position.game.seats
            supply, told = position.supply(seat), dict(zip(SEAT, row, strict=True))
            own = [road for road in position.roads if road.owner == seat]
            assert told["to move"] == (position.to_move == seat)
            assert told["cars left"] == pytest.approx(supply.cars / allotment.cars)
            assert told["gray"] == pytest.approx(supply.gray / allotment.gray)
            assert told["roads"] == pytest.approx(supply.roads / allotment.roads)
            assert told["cars placed"] == pytest.approx(position.cars_placed(seat) / allotment.cars)
            assert told["open ends"] == pytest.approx(len(position.base_points(seat)) / allotment.roads)
            assert told["roads built"] == pytest.approx(len(own) / allotment.roads)
            free = sum(2 - road.over_taken - road.under_taken for road in own)
            assert told["free sides"] == pytest.approx(free / (2 * allotment.roads))
            assert told["out"] + told["finished"] == (seat not in position.still_in)


def test_entities_are_the_pieces() -> None:
    env = shuto.envs.aec_env("candidates", edition="rainbow-city", players=3, setup="random", observation="entities")
    play(env, seed=8, most=20)
    position = env.position
    seen = env.observe("player_0")["observation"]
    assert seen["columns_mask"].sum() == len(position.columns)
    assert seen["roads_mask"].sum() == len(position.roads)
    assert seen["cars_mask"].sum() == len(position.cars)
    assert seen["components_mask"].sum() == len(position.blocks) + len(position.areas)
    for column, row in zip(position.columns, seen["columns"], strict=False):
        assert row[:2] * 1000.0 == pytest.approx([column.x, column.y], abs=0.01)
        assert row[3] * 1000.0 == pytest.approx(column.top, abs=0.01)
        assert np.argmax(row[-3:]) == column.owner
    for road, row in zip(position.roads, seen["roads"], strict=False):
        assert row[:6] * 1000.0 == pytest.approx([*road.start, *road.end], abs=0.01)
    for car, row in zip(position.cars, seen["cars"], strict=False):
        assert row[:2] * 1000.0 == pytest.approx(car.centre[:2], abs=0.01)


def test_everybody_sees_the_table_from_their_own_side() -> None:
    """At the beginning all seats are alike: what each sees of its own ramp is the same."""
    env = shuto.envs.aec_env("candidates", edition="four-player-de", players=4, setup="random", observation="entities")
    env.reset(seed=2)
    firsts = []
    for seat in range(4):
        seen = env.observe(f"player_{seat}")["observation"]
        own = seen["columns"][seen["columns"][:, -4] == 1.0]
        assert len(own) == 1
        firsts.append(own[0, :2])
    assert np.allclose(firsts, firsts[0], atol=1e-6)
    assert firsts[0][1] < 0.0, "at the near side"


def test_an_image_shows_what_is_built() -> None:
    env = shuto.envs.aec_env("candidates", edition="rainbow-city", setup="random", observation="image")
    play(env, seed=8, most=2)
    before = env.observe("player_0")["observation"].copy()
    position = env.position
    column = position.columns[-1]
    seen = env.observe("player_0")["observation"]
    row, at = int((1.0 - column.y / 500.0) / 2.0 * 84), int((column.x / 500.0 + 1.0) / 2.0 * 84)
    assert seen[row, at, 0] >= min(255, int(column.top / 200.0 * 255))
    assert (env.observe("player_1")["observation"] != seen).any()
    assert (before == seen).all(), "an observation is not changed afterwards"
    half_turn = env.observe("player_1")["observation"][::-1, ::-1, 0]
    assert np.mean((half_turn > 0) == (seen[..., 0] > 0)) > 0.95


def test_candidates_are_described_as_they_are_judged() -> None:
    env = shuto.envs.aec_env("candidates", edition="four-player-fr", players=3)
    for seed in range(3):
        play(env, seed, most=20)
        if env.session.over:
            continue
        seen = env.observe(env.agent_selection)
        for action in np.flatnonzero(seen["action_mask"]):
            move: Any = env.session.offer.move(action)
            turn = shuto.envs.turn_from(move)
            told = dict(zip(FEATURES, seen["candidates"][action].tolist(), strict=True))
            verdict = shuto.judge(env.position, turn)
            assert verdict
            if isinstance(turn, shuto.Extend):
                assert told["column"] + told["junction"] == 1.0
                assert told["junction"] == turn.junction
                assert round(told["height"] * 10) == turn.height
                left = env.position.supply(verdict.seat).cars
                assert told["cars"] == min(verdict.earned, left) or not verdict.cars


def test_more_classes_than_actions() -> None:
    """With few actions, the best builds are offered, in the same order."""
    few, many = (shuto.envs.aec_env("candidates", candidates=count) for count in (6, 64))
    for env in (few, many):
        env.reset(seed=3)
    assert few.observe("player_0")["action_mask"].sum() == 4, "two are kept for other turns"
    assert np.array_equal(few.observe("player_0")["candidates"][:4], many.observe("player_0")["candidates"][:4])


def test_a_mask_in_the_info() -> None:
    env = shuto.envs.aec_env("candidates", mask="info")
    env.reset(seed=3)
    seen, *_, info = env.last()
    assert isinstance(seen, np.ndarray)
    assert info["action_mask"].any()
    assert info["candidates"].shape == (64, len(FEATURES))
