"""Rainbow City: a finding quotes the section of the book."""

from __future__ import annotations

import pytest

from city import city
from shuto.rules.editions.edition import load_edition
from shuto.rules.referee.faults import CLAUSE_OF, Fault
from shuto.rules.setup import new_game
from tables import judged

EDITION = "rainbow-city"


@pytest.mark.parametrize(
    ("fault", "section"),
    [
        (Fault.CAR_TYPE_UNAVAILABLE, "3.1"),
        (Fault.DEVELOPMENT_FIRST, "3.4"),
        (Fault.AREA_TOO_CLOSE, "3.4"),
        (Fault.NEEDS_DEVELOPMENT_AREA, "3.4"),
        (Fault.DEVELOPMENT_OCCUPIED, "3.4"),
        (Fault.COMPONENT_OVER_EDGE, "3.4"),
        (Fault.HEIGHT_STEP, "4.1"),
        (Fault.CAR_OWED, "4.3"),
        (Fault.ADJUST_CLOSED, "4.3"),
        (Fault.ROAD_OVER_COLUMN, "5"),
        (Fault.CLOSES_LOOP, "5"),
        (Fault.TOUCHES_ROAD, "5"),
        (Fault.CAR_NOT_EARNED, "6"),
        (Fault.JUNCTION_WITHOUT_GRAY, "7.1"),
        (Fault.ALREADY_BRANCHED, "7.2"),
        (Fault.OFF_RAMP_HEIGHT, "8"),
        (Fault.AREA_FORBIDS_COLUMN, "11"),
        (Fault.AREA_FORBIDS_OFF_RAMP, "11"),
        (Fault.COLUMN_OVER_AREA_EDGE, "11"),
        (Fault.TOUCHES_OBSTACLE, "11"),
        (Fault.SET_ASIDE_NOT_ALLOWED, "M3"),
        (Fault.NOTHING_TO_TAKE, "M4"),
    ],
)
def test_section_of_each_fault(fault: Fault, section: str) -> None:
    assert load_edition(EDITION).section(CLAUSE_OF[fault]) == section


def test_the_finding_carries_it() -> None:
    assert judged(new_game(EDITION, 2), "+ tower 300,0").findings[0].section == "3.4"
    assert judged(city(2), "c0 115,-60 3").findings[0].section == "4.1"
