"""`shuto editions` and `shuto rules`: the editions, and their rules in our own words."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from shuto.cli.options import AnyEdition, AsJson, Lang, Missions, Rules, edition_named, house_rules
from shuto.cli.problem import Problem
from shuto.cli.show import QUIET, STRONG, Output
from shuto.learn.rulebook.book import Book, changes_text, open_book, players_text, switch_text
from shuto.rules.editions.clauses import OURS
from shuto.rules.editions.edition import Edition, UnknownEditionError, edition_ids, load_edition
from shuto.rules.editions.naming import edition_about, edition_name
from shuto.rules.editions.switches import HouseRuleError

MAIN_SWITCHES = ("obstacles", "earned_car", "own_crossing", "earn_from", "off_ramp_from", "penalty", "all_cars_out")


def named_book(name: str, place: str, *, missions: bool = False, rules: dict[str, Any] | None = None) -> Book:
    """An edition, by its id or its TOML file, with mission rules and house rules applied; raises Problem."""
    try:
        edition = load_edition(edition_named(name))
        if missions and not edition.has_missions:
            raise Problem("--missions", f"{edition.id} has no mission rules")
        return open_book(edition.id, missions=missions, changes=rules)
    except UnknownEditionError as error:
        raise Problem(place, error) from None
    except HouseRuleError as error:
        raise Problem("--rule", error) from None


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
        values = [switch_text(name, getattr(edition.switches, name), out.language) for edition in books]
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
    edition: AnyEdition = None,
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
    misread: Annotated[
        bool, typer.Option("--misread", help="Print what is often misread, and what each book says; without EDITION.")
    ] = False,
    pictures: Annotated[
        str | None,
        typer.Option(
            "--pictures", metavar="FOLDER", help="Write the pictures of the rules into FOLDER.", show_default=False
        ),
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Print the rules of an edition in our own words, how two editions differ, or what is often misread."""
    out = Output(context, lang, as_json)
    if misread:
        from shuto.cli.commands.reading import show_misread

        show_misread(out)
        return 0
    if edition is None:
        raise Problem("rules", f"an edition is needed; there are {', '.join(edition_ids())}")
    book = named_book(edition, "rules", missions=missions, rules=house_rules(rule))
    fewest, most = book.edition.players
    if players is not None and not fewest <= players <= most:
        raise Problem("--players", f"{edition} is for {players_text(book.edition)}, not {players}")
    if diff is not None:
        from shuto.cli.commands.difference import difference

        difference(out, book, named_book(diff, "--diff"), players)
    elif pictures is not None:
        from shuto.cli.commands.reading import write_pictures

        write_pictures(out, book, pictures)
    elif as_json:
        out.document(_rules_data(out, book, players))
    else:
        _show_rules(out, book, players)
    return 0


def _player_numbers(book: Book, players: int | None) -> list[int]:
    return [players] if players is not None else book.player_numbers()


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
                "text": book.text(clause, out.language),
                "ours": clause in OURS,
                "house_rule": book.by_house_rule(clause),
                "optional": book.optional(clause),
            }
            for clause in book.clauses()
        ],
    }


def _show_rules(out: Output, book: Book, players: int | None) -> None:
    from rich.padding import Padding
    from rich.text import Text

    edition = book.edition
    out.line((edition_name(edition, out.language), STRONG), (f"  ({players_text(edition)})", QUIET))
    for number in _player_numbers(book, players):
        given = out.say("rules-allotment", count=number)
        out.line(out.say("pair", name=given, value=book.allotment_text(number, out.language)))
    if book.changes:
        out.line((changes_text(book.changes, out.language), STRONG))
    for clause in book.clauses():
        out.line()
        out.line((f"{book.mark(clause, out.language)}  ", QUIET), (out.say(f"clause-{clause.value}"), STRONG))
        out.show(Padding(Text(book.text(clause, out.language)), (0, 0, 0, 4)))
    if edition.has_missions and not book.switches.missions:
        out.line()
        out.line((out.say("cli-more-missions", edition=edition.id), QUIET))
