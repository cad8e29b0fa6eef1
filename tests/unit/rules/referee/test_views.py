"""The verdict on a turn without a build keeps its type on the wire, in every position of some games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from golden.counts import GAMES
from golden.transcript import read
from shuto.rules.ids import encode_other
from shuto.rules.referee.judge import judge
from shuto.rules.referee.views import VerdictView, verdict_view
from shuto.rules.turn import Pass, SetAside, Stop

FILES = sorted(GAMES.glob("*missions*.txt"))
_encode = msgspec.json.Encoder(enc_hook=encode_other).encode
_decode = msgspec.json.Decoder(VerdictView).decode


@pytest.mark.compiled
@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_verdict_on_not_building_can_be_shown(file: Path) -> None:
    for position in read(file.read_text("utf-8")).positions():
        for turn in (Pass(), SetAside(), Stop()):
            shown = verdict_view(judge(position, turn), "en", position)
            assert _decode(_encode(shown)) == shown
