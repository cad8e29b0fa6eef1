"""The text about pieces that moved names the piece, its owner and the mm, in every language."""

from __future__ import annotations

import pytest

from shuto.physics import Fate
from shuto.rules.turn import Aftermath
from shuto.server.hands.endings import fate_views
from shuto.server.processes.hand_worker import Landing
from shuto.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_fate_text_names_piece_owner_and_shift(language: str) -> None:
    fates = (
        Fate("c3.0", "c3", 1, "displaced", 0.0, 58.26, 0.1, ("r5", "c3.0")),
        Fate("r2", "r2", 0, "nudged", 0.0, 2.5, 0.0),
        Fate("k1", "k1", 1, "fallen", 9.0, 31.0, 80.0),
        Fate("tower", "tower", None, "fallen", 9.0, 0.0, 0.0),
    )
    landing = Landing(None, False, False, Aftermath(0), fates, False, b"")
    shoved, nudged, fallen = fate_views(landing, ["Ann", "Bob"], language)
    assert (shoved.state, shoved.shift) == ("displaced", 58.26)
    assert all(word in shoved.text for word in ("Bob", "58"))
    assert all(word in nudged.text for word in ("Ann", "2"))
    assert "Bob" in fallen.text
    assert not any(piece in view.text for view in (shoved, nudged, fallen) for piece in ("c3", "r2", "k1"))
    assert len({shoved.text, nudged.text, fallen.text}) == 3
