"""Records of version 1: they end with the same result as then, or at a step that is no longer legal."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuto.rules.records.reading import load_record
from shuto.rules.records.record import RecordError, result_of

GAMES = Path(__file__).parent / "version-1"
UNDER_A_RAMP = "rainbow-city-2"
"""In step 10, a player put the green area under Bob's starting ramp."""


@pytest.mark.parametrize("name", sorted(file.stem for file in GAMES.glob("*.txt") if file.stem != UNDER_A_RAMP))
def test_it_ends_as_it_did(name: str) -> None:
    record = load_record((GAMES / f"{name}.txt").read_bytes())
    assert record.result is not None
    assert result_of(record.final()) == record.result


def test_it_ends_at_a_step_that_is_no_longer_legal() -> None:
    record = load_record((GAMES / f"{UNDER_A_RAMP}.txt").read_bytes())
    with pytest.raises(RecordError, match=r"^step 10: component-touches-piece: .*Bob’s starting ramp"):
        record.final()
