"""Records of version 1 are judged by their own rules. A step that is no longer legal ends them with one line."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

from shuto.rules.editions.legacy import rules_of_version_1
from shuto.rules.records.reading import from_link, load_record
from shuto.rules.records.record import VERSION, RecordError

NO_BASE_POINTS = ["c0 > 120,-60", "c1 > 120,60"]  # both leave their highways: no base point, nothing to build from


def text(version: int, edition: str, *lines: str) -> bytes:
    return "\n".join([f"shuto {version} {edition}", "player Ann", "player Bob", *lines, ""]).encode()


@pytest.mark.parametrize(
    ("edition", "rules", "expected"),
    [
        ("second-edition", {}, {}),
        ("four-player-de", {"penalty": "per-owner"}, {"penalty": "per-owner"}),
        ("four-player-fr", {}, {"own_crossing": "blocks-crossing-cars"}),
        (
            "two-player-2024", {},
            {"own_crossing": "blocks-crossing-cars", "forced_pass": "no-turn", "without_columns": "off-ramp"},
        ),
        (
            "rainbow-city", {"missions": True},
            {"missions": True, "forced_pass": "no-turn", "without_columns": "off-ramp"},
        ),
        ("second-edition", {"own_crossing": "blocks"}, {"own_crossing": "blocks-crossing-cars"}),
        ("four-player-fr", {"own_crossing": "earns-nothing"}, {"own_crossing": "earns-nothing"}),
        ("second-edition", {"material_clock": "on-pass"}, {"material_clock": "on-pass", "forced_pass": "no-turn"}),
    ],
)  # fmt: skip
def test_what_the_switches_were(edition: str, rules: dict[str, Any], expected: dict[str, Any]) -> None:
    assert rules_of_version_1(edition, rules) == expected


def test_with_a_clock_at_once_a_pass_counted_as_a_turn() -> None:
    rules = rules_of_version_1("rainbow-city", {"material_clock": "at-once"})
    assert rules["forced_pass"] == "completes-turn"


def test_the_same_game_ends_as_in_version_1_and_differently_now() -> None:
    """Nobody can build. In version 1 this was a stalemate decided by most cars; now the first to pass is out."""
    then, now = (
        load_record(text(version, "two-player-2024", *NO_BASE_POINTS, "pass", "pass")) for version in (1, VERSION)
    )
    assert then.version == now.version == VERSION
    first, second = then.final().outcome, now.final().outcome
    assert first is not None
    assert second is not None
    assert (first.reason, first.ranking) == ("stalemate", ((0, 1),))
    assert (second.reason, second.ranking) == ("last-with-material", ((1,), (0,)))


def test_a_rewritten_record_states_its_rules() -> None:
    then = load_record(text(1, "two-player-2024", *NO_BASE_POINTS, "pass", "pass"))
    assert 'rule forced_pass="no-turn"' in then.to_text()
    for again in (load_record(then.to_text().encode()), load_record(then.to_json()), from_link(then.to_link())):
        assert again == then
        assert again.final() == then.final()


def test_json_of_version_1_is_read_alike() -> None:
    data = {"format": "shuto-record", "version": 1, "edition": "four-player-fr", "players": ["Ann", "Bob"]}
    record = load_record(json.dumps(data).encode())
    assert record.house_rules == {"own_crossing": "blocks-crossing-cars"}


def test_an_unknown_value_is_still_refused() -> None:
    record = load_record(text(1, "second-edition", 'rule own_crossing="never"'))
    with pytest.raises(RecordError, match=r"house rule: .*own_crossing"):
        record.game()


def test_a_step_that_is_no_longer_legal_is_reported_with_its_fault() -> None:
    """In version 1, an area was placed half under Bob's starting ramp. Now it may not overlap a piece in plan."""
    steps = [f"+ development-{n} {-450 + 100 * n},350" for n in range(1, 6)]
    record = load_record(text(1, "rainbow-city", *steps, "+ rainbow 0,100", "+ green 400,-300"))
    with pytest.raises(RecordError, match=r"^step 6: component-touches-piece: ") as caught:
        record.final()
    assert "\n" not in str(caught.value)
    assert len(list(islice(record.positions(), 6))) == 6  # all positions before it can be read
