"""The text about pieces that moved names the piece, its owner and the mm, in every language."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from shuto.physics import Fate, Pose
from shuto.physics.measure import Off, Way, measure_off
from shuto.rules.setup import new_game
from shuto.rules.turn import Aftermath, Extend
from shuto.server.hands.endings import fate_views, why_not
from shuto.server.processes.hand_worker import Landing
from shuto.text import LANGUAGES, say


@pytest.mark.parametrize("language", LANGUAGES)
def test_fate_text_names_piece_owner_and_shift(language: str) -> None:
    fates = (
        Fate("c1.0", "c1", 1, "displaced", 0.0, 58.26, 0.1, ("r2", "c1.0")),
        Fate("r0", "r0", 0, "nudged", 0.0, 2.5, 0.0),
        Fate("k1", "k1", 1, "fallen", 9.0, 31.0, 80.0),
        Fate("c2.0", "c2", 0, "fallen", 9.0, 31.0, 80.0),
        Fate("tower", "tower", None, "fallen", 9.0, 0.0, 0.0),
    )
    landing = Landing(None, False, False, Aftermath(0), fates, False, b"")
    position = new_game("second-edition", ["Ann", "Bob"])
    shoved, nudged, fallen, new = fate_views(landing, position, language, 0)
    assert (shoved.state, shoved.shift) == ("displaced", 58.26)
    assert all(word in shoved.text for word in ("Bob", "58"))
    assert say(language, "piece-starting-ramp", owner="Ann", mine="yes") in nudged.text
    assert "2" in nudged.text
    assert "Bob" in fallen.text
    assert say(language, "piece-new-column") in new.text  # part of a build that is only begun
    views = (shoved, nudged, fallen, new)
    assert all(view.called in view.text for view in views)
    assert not any(view.piece in view.text for view in views)
    assert len({view.text for view in views}) == 4


@pytest.mark.parametrize(
    ("shift", "way"),
    [
        ((16.0, 2.0, 1.0), "far"),
        ((-16.0, 2.0, 1.0), "near"),
        ((3.0, 16.0, 0.0), "left"),
        ((3.0, -16.0, 0.0), "right"),
        ((0.5, 0.5, 16.0), "high"),
        ((0.5, 0.5, -6.0), "low"),
        ((12.0, 16.0, -30.0), "fell"),
    ],
)
def test_miss_is_measured_from_the_base_point(shift: tuple[float, float, float], way: Way) -> None:
    position = new_game("second-edition", ["Ann", "Bob"])
    base = position.column(0)
    rest = Pose((base.x + 60.0, base.y, 40.0))
    pose = Pose((rest.at[0] + shift[0], rest.at[1] + shift[1], rest.at[2] + shift[2]))
    turn = Extend(base=0, x=base.x + 100.0, y=base.y, height=2)
    off = measure_off(position, turn, pose, rest)
    assert off.way == way
    assert off.mm == pytest.approx(20.0 if way == "fell" else max(map(abs, shift)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_landing_says_by_how_much_and_which_way_it_missed(language: str) -> None:
    carry: Any = SimpleNamespace(piece="r2", vanished=False)
    turn = Extend(base=0, x=0.0, y=0.0, height=2)

    def told(mm: float, way: Way) -> str:
        return why_not(carry, Landing(turn, False, False, Aftermath(0), (), False, b"", Off(mm, way)), None, language)

    assert "16" in told(15.8, "right")
    assert "74" in told(74.0, "right")
    assert told(16.0, "right") != told(16.0, "left")
    if language == "en":
        right = "The road came to rest 16\u00a0mm too far right, seen from the base point. Everything is put back."
        assert told(16.0, "right") == right
        assert "what is below it was pushed aside" in told(5.0, "low")
