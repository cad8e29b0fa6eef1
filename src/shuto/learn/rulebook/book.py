"""A rulebook in our own words: which clauses apply under an edition and its house rules, and what they say."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from shuto.rules.editions.clauses import OURS, SWITCH_OF, Clause
from shuto.rules.editions.edition import Edition, load_edition, load_pieces, text_id
from shuto.rules.editions.switches import HouseRuleError, Switches, override
from shuto.text import say

# Switches that make a clause apply without changing its text.
_ALSO = {
    Clause.AREAS: ["obstacles"],
    Clause.CHILDREN: ["junctions"],
    Clause.MATERIAL: ["short_of"],
    Clause.PENALTY: ["nudge"],
    Clause.ALLOTMENT: ["cars"],
    Clause.ROAD: ["road_length"],
    Clause.COLUMN_PLACE: ["road_length"],
    Clause.STARTING_RAMP: ["road_length"],
}
# Under mission rules nobody passes and nobody is out: a player who cannot build sets a road aside.
_WITHOUT_MISSIONS = {Clause.MATERIAL, Clause.FORCED_PASS, Clause.PASSING, Clause.STALEMATE, Clause.ALL_CARS_OUT}


@dataclass(frozen=True)
class Book:
    """An edition with the house rules of a table."""

    edition: Edition
    switches: Switches
    changes: dict[str, Any]

    def clauses(self) -> list[Clause]:
        """The clauses that apply: those of the rulebook in its order, then house rules, then our own rulings."""
        said = [clause for clause in Clause if self._in_force(clause)]
        return sorted(said, key=lambda clause: section_key(self.edition.section(clause), clause in OURS))

    def _in_force(self, clause: Clause) -> bool:
        if clause.value.startswith("mission"):
            return self.switches.missions
        if clause in _WITHOUT_MISSIONS and self.switches.missions:
            return False
        if clause is Clause.AREAS:
            return self.switches.obstacles == "city"
        if clause in (Clause.JUNCTION_HEIGHT, Clause.JUNCTION_BRANCH):
            return self.switches.junctions
        said = self.edition.says(clause)
        if clause is Clause.SAME_TYPE:  # optional in two-player-2024; in Rainbow City only with missions
            return self.switches.same_type != "off" or (said and not self.edition.has_missions)
        return said or self.by_house_rule(clause)

    def by_house_rule(self, clause: Clause) -> bool:
        """True if a house rule adds this clause or changes its text."""
        switches = [SWITCH_OF[clause]] if clause in SWITCH_OF else []
        switches += _ALSO.get(clause, [])
        without = _base(self.edition, missions=self.switches.missions)
        return any(getattr(self.switches, name) != getattr(without, name) for name in switches)

    def optional(self, clause: Clause) -> bool:
        """True for an optional rule that this table does not use."""
        if clause is Clause.SAME_TYPE:
            return self.switches.same_type == "off"
        return clause is Clause.CHILDREN and self.switches.junctions

    def text(self, clause: Clause, language: str) -> str:
        """The text of a clause; for an optional rule, the text as if it were used."""
        if clause is Clause.SAME_TYPE and self.optional(clause):
            return say(language, text_id(clause, msgspec.structs.replace(self.switches, same_type="one-a-turn")))
        if clause is Clause.GOAL and not self.edition.has_missions:
            return say(language, "rule-goal-without-missions")
        if clause is Clause.ALLOTMENT and self.player_numbers() == [2]:
            return say(language, "rule-allotment-for-two")
        words = say(language, text_id(clause, self.switches))
        if clause is Clause.MATERIAL and self.switches.short_of == "any-kind":
            words += " " + say(language, "rule-material-short-any-kind")
        if "road_length" in _ALSO.get(clause, ()):
            words += self._measured(language)
        return words

    def _measured(self, language: str) -> str:
        """The text of a clause that states distances, for roads of another length."""
        usual, length = load_pieces().road.length, self.switches.road_length
        if length == usual:
            return ""
        return " " + say(language, "rules-road-length", length=length, usual=usual, less=usual - length)

    def mark(self, clause: Clause, language: str) -> str:
        """The source of a clause: its section, and whether it is optional, a house rule or our own ruling."""
        section = self.edition.section(clause)
        marks = [f"§ {section}"] if section else []
        if clause in OURS:
            marks.append(say(language, "ruling-ours"))
        if self.by_house_rule(clause):
            marks.append(say(language, "rules-house-rule"))
        if self.optional(clause):
            marks.append(say(language, "rules-optional"))
        return say(language, "list-separator").join(marks)

    def player_numbers(self) -> list[int]:
        """The numbers of players for which the box says what each player gets."""
        return sorted(map(int, self.edition.allotments))

    def allotment_text(self, players: int, language: str) -> str:
        """The supply of each player for this number of players, in one line."""
        base = self.edition.allotment(players)
        cars = base.cars if self.switches.cars is None else self.switches.cars
        yellow = base.yellow if self.switches.junctions else 0
        return say(language, "rules-supply", cars=cars, gray=base.gray, yellow=yellow, roads=base.roads)


def open_book(edition_id: str, *, missions: bool = False, changes: Mapping[str, Any] | None = None) -> Book:
    """An edition with mission rules and house rules applied. Raises UnknownEditionError or HouseRuleError."""
    edition, rules = load_edition(edition_id), dict(changes or {})
    missions = bool(rules.pop("missions", missions))
    if missions and not edition.has_missions:
        raise HouseRuleError(f"house rule 'missions': {edition.id} has no mission rules")
    return Book(edition, override(_base(edition, missions=missions), rules), rules)


def _base(edition: Edition, *, missions: bool) -> Switches:
    """The switches of an edition without house rules."""
    if not missions:
        return edition.switches
    return override(edition.switches, {"missions": True, **edition.mission_switches})


def section_key(section: str, ours: bool = False) -> tuple[Any, ...]:
    """A sort key for sections: 2, 3-①, 3-②, 10, then lettered parts, then those without a number."""
    if ours:
        return (3,)
    parts: list[int] = []
    for number in re.findall(r"\d+|[①-⑳]", section):
        parts.append(int(number) if number.isascii() else int(unicodedata.numeric(number)))
    if not parts:
        return (2, section == "")
    return (1 if section[0].isalpha() else 0, parts)


def players_text(edition: Edition) -> str:
    """The numbers of players, such as 2–4."""
    fewest, most = edition.players
    return str(fewest) if fewest == most else f"{fewest}–{most}"


def switch_text(name: str, value: Any, language: str) -> str:
    """The value of a switch in words."""
    if isinstance(value, bool):
        return say(language, "switch-on" if value else "switch-off")
    if isinstance(value, str) or name == "road_length":
        return say(language, f"switch-{name}-{value}")
    if name == "nudge" and not value:
        return say(language, "switch-off")
    return say(language, "switch-default") if value is None else f"{value:g}"


def changes_text(changes: Mapping[str, Any], language: str) -> str:
    """House rules in words."""
    rules = (
        say(language, "pair", name=say(language, f"switch-{name}"), value=switch_text(name, value, language))
        for name, value in changes.items()
    )
    return say(language, "rules-house-rules", rules=say(language, "list-separator").join(rules))
