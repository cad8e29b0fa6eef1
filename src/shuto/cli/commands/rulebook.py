"""`shuto editions` and `shuto rules`: the editions, and their rules in our own words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
import typer

from shuto.cli.options import AsJson, EditionName, Lang, Missions, Rules, edition_named, house_rules
from shuto.cli.problem import Problem
from shuto.cli.show import QUIET, STRONG, Output
from shuto.rules.editions.clauses import OURS, SWITCH_OF, Clause
from shuto.rules.editions.edition import Edition, UnknownEditionError, edition_ids, load_edition, text_id
from shuto.rules.editions.naming import edition_about, edition_name
from shuto.rules.editions.switches import SWITCH_NAMES, HouseRuleError, Switches, override

MAIN_SWITCHES = ("obstacles", "earned_car", "own_crossing", "earn_from", "off_ramp_from", "penalty", "all_cars_out")
# Switches that make a clause apply without changing its text.
_ALSO = {
    Clause.AREAS: ["obstacles"],
    Clause.CHILDREN: ["junctions"],
    Clause.MATERIAL: ["short_of"],
    Clause.PENALTY: ["nudge"],
    Clause.ALLOTMENT: ["cars"],
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
        without = plain(self).switches
        return any(getattr(self.switches, name) != getattr(without, name) for name in switches)

    def optional(self, clause: Clause) -> bool:
        """True for an optional rule that this table does not use."""
        if clause is Clause.SAME_TYPE:
            return self.switches.same_type == "off"
        return clause is Clause.CHILDREN and self.switches.junctions

    def text(self, out: Output, clause: Clause) -> str:
        """The text of a clause; for an optional rule, the text as if it were used."""
        if clause is Clause.SAME_TYPE and self.optional(clause):
            return out.say(text_id(clause, msgspec.structs.replace(self.switches, same_type="one-a-turn")))
        words = out.say(text_id(clause, self.switches))
        if clause is Clause.MATERIAL and self.switches.short_of == "any-kind":
            words += " " + out.say("rule-material-short-any-kind")
        return words


def plain(book: Book) -> Book:
    """The same book without house rules."""
    return Book(book.edition, _base(book.edition, missions=book.switches.missions), {})


def _base(edition: Edition, *, missions: bool) -> Switches:
    if not missions:
        return edition.switches
    return override(edition.switches, {"missions": True, **edition.mission_switches})


def switch_words(book: Book) -> dict[str, Any]:
    """Every switch with its value."""
    return {name: getattr(book.switches, name) for name in SWITCH_NAMES}


def open_book(name: str, place: str, *, missions: bool = False, rules: dict[str, Any] | None = None) -> Book:
    """An edition with mission rules and house rules applied; raises Problem."""
    changes = dict(rules or {})
    try:
        edition = load_edition(edition_named(name))
        missions = bool(changes.pop("missions", missions))
        if missions and not edition.has_missions:
            raise Problem("--missions", f"{edition.id} has no mission rules")
        return Book(edition, override(_base(edition, missions=missions), changes), changes)
    except UnknownEditionError as error:
        raise Problem(place, error) from None
    except HouseRuleError as error:
        raise Problem("--rule", error) from None


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


def switch_text(out: Output, name: str, value: Any) -> str:
    """The value of a switch in words."""
    if isinstance(value, bool):
        return out.say("switch-on" if value else "switch-off")
    if isinstance(value, str):
        return out.say(f"switch-{name}-{value}")
    if name == "nudge" and not value:
        return out.say("switch-off")
    return out.say("switch-default") if value is None else f"{value:g}"


def changes_text(out: Output, changes: Mapping[str, Any]) -> str:
    """House rules in words."""
    rules = (
        out.say("pair", name=out.say(f"switch-{name}"), value=switch_text(out, name, value))
        for name, value in changes.items()
    )
    return out.say("cli-house-rules", rules=out.say("list-separator").join(rules))


def editions(context: typer.Context, as_json: AsJson = False, lang: Lang = None) -> int:
    """List the editions and how they differ."""
    out = Output(context, lang, as_json)
    books = [load_edition(name) for name in edition_ids()]
    if as_json:
        out.document([_edition_data(out, edition) for edition in books])
        return 0
    table = out.table(out.say("edition"), out.say("players"), out.say("cli-what"))
    for edition in books:
        about = f"{edition_name(edition, out.language)}\n{edition_about(edition, out.language)}".rstrip()
        table.add_row(edition.id, players_text(edition), about, end_section=True)
    table.columns[0].style, table.columns[0].no_wrap = STRONG, True
    out.show(table)
    out.line()
    headings = ["-\n".join(edition.id.rsplit("-", 1)) for edition in books]
    matrix = out.table("", *headings, title=out.say("cli-playing"))
    for name in MAIN_SWITCHES:
        values = [switch_text(out, name, getattr(edition.switches, name)) for edition in books]
        matrix.add_row(out.say(f"switch-{name}"), *values, end_section=True)
    matrix.columns[0].style = STRONG
    out.show(matrix)
    return 0


def _edition_data(out: Output, edition: Edition) -> dict[str, Any]:
    return {
        "id": edition.id,
        "name": edition_name(edition, out.language),
        "about": edition_about(edition, out.language),
        "players": edition.players,
        "languages": edition.languages,
        "missions": edition.has_missions,
        "car_types": edition.car_types,
        "start_gap": edition.start_gap,
        "allotments": edition.allotments,
        "switches": edition.switches,
    }


def rules(
    context: typer.Context,
    edition: EditionName,
    diff: Annotated[
        str | None,
        typer.Option(
            "--diff", metavar="OTHER", help="Show only the differences from another edition.", show_default=False
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="Number of players.", show_default=False)
    ] = None,
    missions: Missions = False,
    rule: Rules = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Print the rules of an edition in our own words, or how two editions differ."""
    out = Output(context, lang, as_json)
    book = open_book(edition, "rules", missions=missions, rules=house_rules(rule))
    fewest, most = book.edition.players
    if players is not None and not fewest <= players <= most:
        raise Problem("--players", f"{edition} is for {players_text(book.edition)}, not {players}")
    if diff is not None:
        from shuto.cli.commands.difference import difference

        difference(out, book, open_book(diff, "--diff"), players)
    elif as_json:
        out.document(_rules_data(out, book, players))
    else:
        _show_rules(out, book, players)
    return 0


def allotment_text(out: Output, book: Book, players: int) -> str:
    """The supply of each player for this number of players, in one line."""
    base = book.edition.allotment(players)
    cars = base.cars if book.switches.cars is None else book.switches.cars
    yellow = base.yellow if book.switches.junctions else 0
    return out.say("cli-supply", cars=cars, gray=base.gray, yellow=yellow, roads=base.roads)


def _player_numbers(book: Book, players: int | None) -> list[int]:
    return [players] if players is not None else sorted(map(int, book.edition.allotments))


def _rules_data(out: Output, book: Book, players: int | None) -> dict[str, Any]:
    return {
        "edition": book.edition.id,
        "name": edition_name(book.edition, out.language),
        "house_rules": book.changes,
        "switches": book.switches,
        "allotments": {str(n): book.edition.allotment(n) for n in _player_numbers(book, players)},
        "clauses": [
            {
                "clause": clause.value,
                "section": book.edition.section(clause),
                "title": out.say(f"clause-{clause.value}"),
                "text": book.text(out, clause),
                "ours": clause in OURS,
                "house_rule": book.by_house_rule(clause),
                "optional": book.optional(clause),
            }
            for clause in book.clauses()
        ],
    }


def mark_text(out: Output, book: Book, clause: Clause) -> str:
    """The source of a clause: its section, and whether it is optional, a house rule or our own ruling."""
    section = book.edition.section(clause)
    marks = [f"§ {section}"] if section else []
    if clause in OURS:
        marks.append(out.say("ruling-ours"))
    if book.by_house_rule(clause):
        marks.append(out.say("cli-house-rule"))
    if book.optional(clause):
        marks.append(out.say("cli-optional"))
    return out.say("list-separator").join(marks)


def _show_rules(out: Output, book: Book, players: int | None) -> None:
    from rich.padding import Padding
    from rich.text import Text

    edition = book.edition
    out.line((edition_name(edition, out.language), STRONG), (f"  ({players_text(edition)})", QUIET))
    for number in _player_numbers(book, players):
        given = out.say("cli-allotment", count=number)
        out.line(out.say("pair", name=given, value=allotment_text(out, book, number)))
    if book.changes:
        out.line((changes_text(out, book.changes), STRONG))
    for clause in book.clauses():
        out.line()
        out.line((f"{mark_text(out, book, clause)}  ", QUIET), (out.say(f"clause-{clause.value}"), STRONG))
        out.show(Padding(Text(book.text(out, clause)), (0, 0, 0, 4)))
    if edition.has_missions and not book.switches.missions:
        out.line()
        out.line((out.say("cli-more-missions", edition=edition.id), QUIET))
