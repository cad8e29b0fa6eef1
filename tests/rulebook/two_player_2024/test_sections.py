"""Two-player box of 2024: a finding quotes the section of the book."""

from __future__ import annotations

import pytest

from shuto.rules.editions.edition import load_edition
from shuto.rules.referee.faults import CLAUSE_OF, Fault
from tables import judged, table

EDITION = "two-player-2024"


@pytest.mark.parametrize(
    ("fault", "section"),
    [
        (Fault.NOT_ENOUGH_GRAY, "3-①"),
        (Fault.NOT_YOUR_TURN, "4"),
        (Fault.NO_SUCH_BASE_POINT, "4-①"),
        (Fault.HEIGHT_STEP, "4-①"),
        (Fault.OUT_OF_REACH, "4-①"),
        (Fault.CAR_OWED, "4-③"),
        (Fault.ADJUST_CLOSED, "4-③"),
        (Fault.END_STICKS_OUT, "5"),
        (Fault.ROAD_OVER_COLUMN, "5"),
        (Fault.CLOSES_LOOP, "5"),
        (Fault.TOUCHES_ROAD, "5"),
        (Fault.CAR_NOT_EARNED, "6"),
        (Fault.CAR_NOT_ON_ROAD, "6"),
        (Fault.JUNCTION_WITHOUT_GRAY, "7-①"),
        (Fault.ALREADY_BRANCHED, "7-②"),
        (Fault.BASE_POINT_CLOSED, "8"),
        (Fault.OFF_RAMP_HEIGHT, "8"),
        (Fault.PASS_WITH_LEGAL_BUILD, ""),  # our ruling
        (Fault.OFF_TABLE, ""),  # our ruling
    ],
)
def test_section_of_each_fault(fault: Fault, section: str) -> None:
    assert load_edition(EDITION).section(CLAUSE_OF[fault]) == section


def test_the_finding_carries_it() -> None:
    assert judged(table(EDITION), "c0 115,-60 3").findings[0].section == "4-①"
    assert judged(table(EDITION), "c0 > 120,-60 = -").findings[0].section == "4-③"
