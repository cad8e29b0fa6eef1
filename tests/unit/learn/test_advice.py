"""Why a turn is advised: one sentence for every kind of reason, in every language."""

from __future__ import annotations

import pytest

from shuto.learn import load_lesson
from shuto.learn.advice import advice, advice_text
from shuto.rules.prospect import foresee
from shuto.rules.records.notation import parse_turn
from shuto.text import LANGUAGES

pytestmark = pytest.mark.compiled

CASES = {
    "advice-last-car": ("winning", 0, "c4 50,150 4"),
    "advice-over": ("what-counts", 0, "c6 170,140 5"),
    "advice-under": ("crossing-under", 0, "c0 45,45 2"),
    "advice-bonus": ("off-ramp", 0, "c3 > 200,-100"),
    "advice-points": ("city", 1, "c0 115,-60 2"),
    "advice-junction": ("up-or-down", 0, "c2 150,85 2j"),
    "advice-next": ("up-or-down", 0, "c2 150,85 1"),
    "advice-cheap": ("first-road", 0, "c0 104,-8 2"),
    "advice-on": ("what-counts", 0, "c6 100,45 5"),
}
"""By the message: a lesson, one of its tasks, and a turn."""


@pytest.mark.parametrize("message", CASES)
def test_each_reason(message: str) -> None:
    lesson, task, line = CASES[message]
    position = load_lesson(lesson).tasks[task].snapshot.position()
    ahead = foresee(position, parse_turn(line))
    assert ahead, ahead.verdict.faults
    found = advice(ahead, "en", 0)
    assert found is not None
    assert found.message == message
    for language in LANGUAGES:
        assert advice_text(position, ahead.verdict.turn, language, 0)
