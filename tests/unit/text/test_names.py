"""Characters as people count them."""

from __future__ import annotations

import pytest

from shuto.text.names import characters, seen

FAMILY, ASTRONAUT, SWITZERLAND = "👨\u200d👩\u200d👧\u200d👦", "👩🏽\u200d🚀", "🇨🇭"
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    "one", ["a", "é", "e\u0301", "あ", "❤️", "👍🏽", FAMILY, ASTRONAUT, SWITZERLAND, ENGLAND, "नि", "^"]
)
def test_one_character_stays_whole_among_others_and_can_be_seen(one: str) -> None:
    assert characters(f"x{one}{one}🚀{one}") == ["x", one, one, "🚀", one]
    assert seen(one) == one


@pytest.mark.parametrize(
    ("written", "left"),
    [("a\u200d", "a"), ("👩\u200d", "👩"), ("👩\u200d\u200d🚀", "👩\u200d🚀"), ("a\U000e0067", "a"), ("\u202e", "")],
)
def test_what_cannot_be_seen_goes(written: str, left: str) -> None:
    assert "".join(seen(one) for one in characters(written)) == left
