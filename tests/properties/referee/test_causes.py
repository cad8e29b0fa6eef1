"""Whatever is wrong with a turn, one cause leads, and only the causes decide which."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from properties.strategies import GROUPS, examples, games, seeds
from properties.turns import any_turns
from shuto.rules.referee.judge import judge
from shuto.rules.referee.verdict import Verdict

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("group", GROUPS)
@examples(4)
@given(data=st.data(), seed=seeds)
def test_exactly_one_cause_leads(group: str, data: st.DataObject, seed: int) -> None:
    rng = np.random.default_rng(seed)
    game = data.draw(games(group, most_turns=int(rng.integers(1, 60))))
    for position in (game.positions[-1], game.positions[int(rng.integers(len(game.positions)))]):
        for turn in any_turns(position, rng):
            verdict = judge(position, turn)
            if verdict:
                assert verdict.causes == ()
            else:
                _check(verdict, rng)


def _check(verdict: Verdict, rng: np.random.Generator) -> None:
    causes = verdict.causes
    told = [finding for cause in causes for finding in (cause.finding, *cause.follows)]
    assert sorted(map(repr, told)) == sorted(map(repr, verdict.findings))  # every finding once
    assert verdict.reason is causes[0].finding
    # the order in which a referee notes its findings does not matter
    shuffled = [verdict.findings[n] for n in rng.permutation(len(verdict.findings))]
    assert replace(verdict, findings=tuple(shuffled)).causes == causes
    # what only follows may come and go: the causes stay as they are
    lasting = [cause.finding for cause in causes]
    some = [finding for cause in causes for finding in cause.follows if rng.random() < 0.5]
    fewer = replace(verdict, findings=(*some, *lasting)).causes
    assert [cause.finding for cause in fewer] == lasting
    # without the leading cause, another one leads
    if len(causes) > 1:
        assert replace(verdict, findings=tuple(lasting[1:])).reason == lasting[1]
