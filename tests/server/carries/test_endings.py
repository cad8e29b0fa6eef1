"""The text about pieces that moved names the piece, its owner and the mm, in every language."""

from __future__ import annotations

import pytest

from shuto.physics import Fate
from shuto.rules.setup import new_game
from shuto.rules.turn import Aftermath
from shuto.server.hands.endings import fate_views
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
