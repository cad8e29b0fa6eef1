"""`shuto rules A --diff B`: the differences between two editions, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from shuto.cli.show import QUIET, STRONG, Output
from shuto.learn.rulebook.book import Book, switch_text
from shuto.learn.rulebook.compare import ClauseDifference, differing_clauses, differing_numbers, differing_switches
from shuto.rules.editions.clauses import Clause
from shuto.rules.editions.naming import edition_name


def difference(out: Output, one: Book, other: Book, players: int | None) -> None:
    """Show what differs between two books: numbers, switches, and the texts of the clauses."""
    numbers = differing_numbers(one, other, out.language, players)
    switches = differing_switches(one, other)
    clauses = differing_clauses(one, other, out.language)
    if out.as_json:
        out.document(
            {
                "editions": [one.edition.id, other.edition.id],
                "numbers": {name: [number.value for number in pair] for name, pair in numbers.items()},
                "switches": switches,
                "clauses": [_data(out, (one, other), clause) for clause in clauses],
            }
        )
        return
    if not (numbers or switches or clauses):
        out.line(out.say("cli-no-difference"))
        return
    names = [edition_name(book.edition, out.language) for book in (one, other)]
    table = out.table("", *names)
    for left, right in numbers.values():
        table.add_row(left.label, left.value, right.value)
    for name, values in switches.items():
        table.add_row(out.say(f"switch-{name}"), *(switch_text(name, value, out.language) for value in values))
    table.columns[0].style = STRONG
    out.show(table)
    out.line()
    if clauses:
        _show_clauses(out, (one, other), names, clauses)


def _show_clauses(
    out: Output, books: tuple[Book, Book], names: Sequence[str], clauses: Sequence[ClauseDifference]
) -> None:
    table = out.table(out.say("rule"), *names)
    table.columns[1].ratio = table.columns[2].ratio = 1
    table.columns[0].style = STRONG
    for found in clauses:
        sides = zip(books, found.texts, strict=True)
        cells = [_cell(out, book, found.clause, text) for book, text in sides]
        table.add_row(out.say(f"clause-{found.clause.value}"), *cells, end_section=True)
    out.show(table)


def _data(out: Output, books: tuple[Book, Book], found: ClauseDifference) -> dict[str, object]:
    sides = [
        None
        if text is None
        else {
            "section": book.edition.section(found.clause),
            "mark": book.mark(found.clause, out.language),
            "text": text,
        }
        for book, text in zip(books, found.texts, strict=True)
    ]
    return {"clause": found.clause.value, "title": out.say(f"clause-{found.clause.value}"), "sides": sides}


def _cell(out: Output, book: Book, clause: Clause, text: str | None) -> Text:
    if text is None:
        return Text(out.say("rules-not-there"), style=QUIET)
    return Text.assemble((f"{book.mark(clause, out.language)}  ", QUIET), text)
