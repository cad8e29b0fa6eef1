"""In random games with missions, whatever scores was announced as missing, and every change of points is told."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from properties.strategies import examples, games
from shuto.rules.missions import ScoreSheet, score_sheets
from shuto.rules.position import Position
from shuto.rules.reasons.missing import Missing, missing
from shuto.rules.reasons.scored import scored
from shuto.rules.turn import Adjust

pytestmark = pytest.mark.compiled


@examples(3)
@given(data=st.data())
def test_what_scores_was_announced(data: st.DataObject) -> None:
    game = data.draw(games("missions"))
    then = score_sheets(game.start)
    for step in game.steps:
        now = score_sheets(step.after)
        for before, after in zip(then, now, strict=True):
            hints = missing(step.before, before)
            _check_complete(before, hints)
            if not isinstance(step.turn, Adjust):  # which takes a turn back first
                for mission, points in after.points.items():
                    if points > before.points[mission]:
                        assert mission in hints, (mission, step.turn)
                        _check_hint(hints[mission], before, after, step.after)
        told = scored(step.before, step.after, then, now)
        for seat, sheet in enumerate(now):
            assert sum(one.points for one in told if one.seat == seat) == sheet.total - then[seat].total
        assert len({(one.seat, one.mission) for one in told}) == len(told)
        assert all(one.points for one in told)
        then = now


def _check_complete(sheet: ScoreSheet, hints: dict[str, Missing]) -> None:
    """A mission that scores once is missing until it has scored, and not afterwards."""
    for mission in ("traffic-jam", "rainbow", "off-ramp-airport", "off-ramp-green", "tallest"):
        assert (mission in hints) == (sheet.points[mission] == 0)


def _check_hint(hint: Missing, before: ScoreSheet, after: ScoreSheet, position: Position) -> None:
    """One turn did what the hint asked for."""
    gained = {name for name in after.enclosed if name not in before.enclosed}
    if hint.what == "traffic-jam":
        assert hint.count == 1
        assert after.points["traffic-jam"] == hint.gain
    elif hint.what in ("building", "tower", "building-for-tower"):
        assert gained & set(hint.components)
    elif hint.what == "tallest":
        own = [column.height for column in position.columns if column.owner == after.seat and not column.junction]
        assert max(own) >= hint.count
    elif hint.what == "development":
        built = {column.area for column in position.columns if column.owner == after.seat}
        assert built & set(hint.components)
    elif hint.what == "stock":
        assert position.supply(after.seat).columns >= hint.count
    else:
        assert hint.what in ("drive", "rainbow", "off-ramp-airport", "off-ramp-green", "tower-and-building")
        assert hint.gain > 0
