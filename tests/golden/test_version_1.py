"""Games as version 1 of the records kept them: they end as they ended then, or at the step that no longer stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuto.rules.records.reading import load_record
from shuto.rules.records.record import RecordError, result_of

GAMES = Path(__file__).parent / "version-1"
UNDER_A_RAMP = "rainbow-city-2"
"""Somebody slid the green area under Bob's starting ramp, in step 10."""


@pytest.mark.parametrize("name", sorted(file.stem for file in GAMES.glob("*.txt") if file.stem != UNDER_A_RAMP))
def test_it_ends_as_it_did(name: str) -> None:
    record = load_record((GAMES / f"{name}.txt").read_bytes())
    assert record.result is not None
    assert result_of(record.final()) == record.result


def test_it_ends_where_a_step_no_longer_stands() -> None:
    record = load_record((GAMES / f"{UNDER_A_RAMP}.txt").read_bytes())
    with pytest.raises(RecordError, match=r"^step 10: component-touches-piece: .*Bob’s starting ramp"):
        record.final()
