"""Analysis of a game: chances add up to 1, the end is certain, and the suggested turns are legal and better."""

from __future__ import annotations

import numpy as np
import pytest

from golden.counts import GAMES
from golden.transcript import read
from shuto.bots import RandomBot, ThriftyBot, play_game
from shuto.bots.advice.analysis import MIN_LOSS, analyse
from shuto.bots.evaluate import judgement_for, values
from shuto.bots.sight import Sight, choice_of
from shuto.rules.records.record import Recorder
from shuto.rules.referee.judge import judge
from shuto.rules.setup import new_game
from shuto.rules.turn import Resign

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


@pytest.mark.parametrize(("edition", "players", "missions"), [("two-player-2024", 2, False), ("rainbow-city", 2, True)])
def test_analysis_finds_better_legal_turns(edition: str, players: int, missions: bool) -> None:
    first = new_game(edition, players, missions=missions)
    record = play_game(first, [ThriftyBot(), RandomBot()], np.random.default_rng(4)).record
    positions = tuple(record.positions())
    found = analyse(positions, [step.turn for step in record.steps], most=3)
    assert len(found.chances) == len(positions)
    assert all(sum(row) == pytest.approx(1.0, abs=1e-3) for row in found.chances)
    outcome = positions[-1].outcome
    assert outcome is not None
    assert {seat for seat, chance in enumerate(found.chances[-1]) if chance > 0.0} == set(outcome.winners)
    assert 1 <= len(found.better) <= 3
    assert [one.lost for one in found.better] == sorted((one.lost for one in found.better), reverse=True)
    mind = judgement_for(first.game)
    for one in found.better:
        here = positions[one.step]
        assert here.to_move == one.seat
        assert judge(here, one.turn)
        assert one.lost > MIN_LOSS
        assert 0.0 <= values(Sight.of(here).after(choice_of(one.turn)), mind)[one.seat] <= 1.0


@pytest.mark.parametrize("name", ["two-player-2024-2", "rainbow-city-missions-2"])
def test_a_game_that_somebody_left_is_lost_for_them(name: str) -> None:
    record = read((GAMES / f"{name}.txt").read_text("utf-8"))
    recorder = Recorder(next(iter(record.positions())))
    for step in record.steps[:-1]:
        recorder.step(step.turn, step.aftermath)
    final = record.final().outcome
    assert final is not None
    leader = final.winners[0]
    recorder.play(Resign(player=leader))
    positions = tuple(recorder.record.positions())[-3:]
    found = analyse(positions, [step.turn for step in recorder.steps[-2:]])
    assert found.chances[-1][leader] == 0.0
    assert found.chances[-1][1 - leader] == 1.0
    assert all(one.step == 0 for one in found.better), "leaving is no mistake in building"
