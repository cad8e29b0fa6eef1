"""`shuto rules A --diff B`: the differences between two editions, side by side."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from shuto.cli.commands.rulebook import (
    Book,
    allotment_text,
    mark_text,
    players_text,
    section_key,
    switch_text,
    switch_words,
)
from shuto.cli.show import QUIET, STRONG, Output
from shuto.rules.editions.clauses import OURS, Clause
from shuto.rules.editions.naming import edition_name


def difference(out: Output, one: Book, other: Book, players: int | None) -> None:
    """Show what differs between two books: numbers, switches, and the texts of the clauses."""
    numbers, switches = _numbers(out, one, other, players), _switches(one, other)
    clauses = _clauses(out, one, other)
    if out.as_json:
        out.document(
            {
                "editions": [one.edition.id, other.edition.id],
                "numbers": {name: [left, right] for name, _, left, right in numbers},
                "switches": switches,
                "clauses": clauses,
            }
        )
        return
    names = [edition_name(book.edition, out.language) for book in (one, other)]
    if not (numbers or switches or clauses):
        out.line(out.say("cli-no-difference"))
        return
    table = out.table("", *names)
    for _, label, left, right in numbers:
        table.add_row(label, left, right)
    for name, (left, right) in switches.items():
        table.add_row(out.say(f"switch-{name}"), switch_text(out, name, left), switch_text(out, name, right))
    table.columns[0].style = STRONG
    out.show(table)
    out.line()
    words = out.table(out.say("rule"), *names)
    words.columns[1].ratio = words.columns[2].ratio = 1
    words.columns[0].style = STRONG
    for clause in clauses:
        words.add_row(clause["title"], *(_cell(out, side) for side in clause["sides"]), end_section=True)
    if clauses:
        out.show(words)


def _numbers(out: Output, one: Book, other: Book, players: int | None) -> list[tuple[str, str, str, str]]:
    """Players, supplies, the distance between starting columns and the types of cars, if they differ."""
    rows: list[tuple[str, str, str, str]] = []

    def compare(name: str, label: str, left: str, right: str) -> None:
        if left != right:
            rows.append((name, label, left, right))

    compare("players", out.say("players"), players_text(one.edition), players_text(other.edition))
    counts = sorted({int(n) for book in (one, other) for n in book.edition.allotments})
    for count in counts if players is None else [players]:
        here = [
            allotment_text(out, book, count) if str(count) in book.edition.allotments else "" for book in (one, other)
        ]
        if all(here):  # the numbers of players are compared above
            compare(f"allotment-{count}", out.say("cli-allotment", count=count), here[0], here[1])
    compare(
        "start_gap", out.say("cli-start-gap"), out.say("gap-mm", gap=one.edition.start_gap),
        out.say("gap-mm", gap=other.edition.start_gap),
    )  # fmt: skip
    compare("car_types", out.say("cli-car-types"), _types(out, one), _types(out, other))
    return rows


def _types(out: Output, book: Book) -> str:
    types = [out.say(f"car-{name}") for name in book.edition.car_types]
    return out.say("list-separator").join(types) or out.say("cli-all-alike")


def _switches(one: Book, other: Book) -> dict[str, list[Any]]:
    left, right = switch_words(one), switch_words(other)
    return {name: [left[name], right[name]] for name in left if left[name] != right[name]}


def _clauses(out: Output, one: Book, other: Book) -> list[dict[str, Any]]:
    """Clauses that only one book has, or whose texts differ, in the order of the first book."""
    said = [set(book.clauses()) for book in (one, other)]

    def order(clause: Clause) -> Any:
        own = clause in said[0]
        return (not own, section_key((one if own else other).edition.section(clause), clause in OURS))

    rows = []
    for clause in sorted(said[0] | said[1], key=order):
        sides = [
            _side(out, book, clause) if clause in has else None for book, has in zip((one, other), said, strict=True)
        ]
        texts = [side and side["text"] for side in sides]
        if texts[0] != texts[1]:
            title = out.say(f"clause-{clause.value}")
            rows.append({"clause": clause.value, "title": title, "sides": sides})
    return rows


def _side(out: Output, book: Book, clause: Clause) -> dict[str, str]:
    section, mark = book.edition.section(clause), mark_text(out, book, clause)
    return {"section": section, "mark": mark, "text": book.text(out, clause)}


def _cell(out: Output, side: dict[str, str] | None) -> Text:
    if side is None:
        return Text(out.say("cli-not-there"), style=QUIET)
    return Text.assemble((f"{side['mark']}  ", QUIET), side["text"])
