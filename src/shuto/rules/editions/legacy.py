"""Version 1 of records and stored matches: their rules, stated as house rules of the current version.

Version 2 corrected our reading of some passages of the rulebooks. Older games are judged by the rules that they were
played by: each switch whose value has changed keeps its old one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from shuto.rules.editions.edition import load_edition

S = TypeVar("S")


def rules_of_version_1(edition_id: str, house_rules: Mapping[str, S | str]) -> dict[str, S | str]:
    """The house rules that continue a game of version 1 as it was played. Raises UnknownEditionError."""
    rules: dict[str, S | str] = {**load_edition(edition_id).version_1, **house_rules}
    if rules.get("own_crossing") == "blocks":
        rules["own_crossing"] = "blocks-crossing-cars"
    if "material_clock" in house_rules:  # this switch also decided whether a pass counts as a turn
        rules["forced_pass"] = "completes-turn" if house_rules["material_clock"] == "at-once" else "no-turn"
    return rules
