"""Version 1 of records and stored matches: the rules they were played by, said as house rules of today.

Version 2 corrected how some passages of the rulebooks are read. What was played before is judged as it was then: an
old game gets the values that its switches had, where the edition has others now.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from shuto.rules.editions.edition import load_edition

S = TypeVar("S")


def rules_of_version_1(edition_id: str, house_rules: Mapping[str, S | str]) -> dict[str, S | str]:
    """The house rules under which a game of version 1 goes on as it was played; raises UnknownEditionError."""
    rules: dict[str, S | str] = {**load_edition(edition_id).version_1, **house_rules}
    if rules.get("own_crossing") == "blocks":
        rules["own_crossing"] = "blocks-crossing-cars"
    if "material_clock" in house_rules:  # whether a pass was a turn taken went with the clock
        rules["forced_pass"] = "completes-turn" if house_rules["material_clock"] == "at-once" else "no-turn"
    return rules
