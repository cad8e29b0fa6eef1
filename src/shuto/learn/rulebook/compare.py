"""How two rulebooks differ: in numbers, in switches, and in the texts of their clauses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from shuto.learn.rulebook.book import Book, players_text, section_key
from shuto.rules.editions.clauses import OURS, Clause
from shuto.rules.editions.edition import start_gap
from shuto.rules.editions.switches import SWITCH_NAMES
from shuto.text import say


class Number(NamedTuple):
    """A number of a book, or a list: its label and its value in words."""

    label: str
    value: str


@dataclass(frozen=True)
class ClauseDifference:
    """A clause that only one of the books has, or whose texts differ. None: the book does not have it."""

    clause: Clause
    texts: tuple[str | None, str | None]


def numbers_of(book: Book, language: str, players: int | None = None) -> dict[str, Number]:
    """Players, supplies, the distance between starting columns and the types of cars, each by its name."""
    found = {"players": Number(say(language, "players"), players_text(book.edition))}
    for count in book.player_numbers():
        if players in (None, count):
            label = say(language, "rules-allotment", count=count)
            found[f"allotment-{count}"] = Number(label, book.allotment_text(count, language))
    gap = say(language, "gap-mm", gap=start_gap(book.edition, book.switches))
    found["start_gap"] = Number(say(language, "rules-start-gap"), gap)
    found["car_types"] = Number(say(language, "rules-car-types"), _types(book, language))
    return found


def differing_numbers(
    one: Book, other: Book, language: str, players: int | None = None
) -> dict[str, tuple[Number, Number]]:
    """The numbers that both books have and that differ."""
    left, right = (numbers_of(book, language, players) for book in (one, other))
    return {name: (left[name], right[name]) for name in left if name in right and left[name] != right[name]}


def _types(book: Book, language: str) -> str:
    types = [say(language, f"car-{name}") for name in book.edition.car_types]
    return say(language, "list-separator").join(types) or say(language, "rules-all-alike")


def differing_switches(one: Book, other: Book) -> dict[str, tuple[Any, Any]]:
    """The switches that differ, with their values in both books."""
    pairs = {name: (getattr(one.switches, name), getattr(other.switches, name)) for name in SWITCH_NAMES}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def differing_clauses(one: Book, other: Book, language: str) -> list[ClauseDifference]:
    """The clauses that differ, in the order of the first book; then those that only the other one has."""
    books = (one, other)
    said = [set(book.clauses()) for book in books]

    def order(clause: Clause) -> Any:
        own = clause in said[0]
        return (not own, section_key((one if own else other).edition.section(clause), clause in OURS))

    found = []
    for clause in sorted(said[0] | said[1], key=order):
        texts = [book.text(clause, language) if clause in has else None for book, has in zip(books, said, strict=True)]
        if texts[0] != texts[1]:
            found.append(ClauseDifference(clause, (texts[0], texts[1])))
    return found
