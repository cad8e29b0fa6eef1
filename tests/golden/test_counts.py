"""Legal placements counted on a lattice, by kind and by cars earned, in positions of golden games."""

from __future__ import annotations

import json

import pytest

from golden import counts
from golden.counts import Count
from shuto.rules.referee.survey import KINDS

pytestmark = pytest.mark.compiled

ADVICE = (
    "The referee allows other placements than when these were counted. If that is meant, run\n"
    "    .venv/bin/python tests/golden/make.py\n"
    "and commit tests/golden/counts.json."
)


@pytest.mark.parametrize("entry", counts.load(), ids=lambda entry: f"{entry.game}-{entry.steps}")
def test_count(entry: Count) -> None:
    found = counts.count(counts.position_of(entry.game, entry.steps))
    expected = {name: getattr(entry, name) for name in found}
    if found == expected:
        return
    lines = [
        f"  {name}: on file {json.dumps(expected[name])}, today {json.dumps(found[name])}"
        for name in found
        if found[name] != expected[name]
    ]
    pytest.fail("\n".join([f"{entry.game} after {entry.steps} steps:", *lines, "", ADVICE]), pytrace=False)


def test_something_is_counted() -> None:
    """The counts include every kind of placement, and placements that earn cars."""
    earned: dict[str, set[str]] = {kind: set() for kind in KINDS}
    for entry in counts.load():
        for kind, by_cars in entry.legal.items():
            earned[kind] |= set(by_cars)
    assert {"0", "1", "2"} <= earned["column"]
    assert {"0", "1"} <= earned["junction"]
    assert {"1", "2"} <= earned["off-ramp"]
