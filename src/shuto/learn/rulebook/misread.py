"""Questions about the rules that are often answered wrongly: what each book says, and the referee's answer."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from shuto.learn.rulebook.book import Book, open_book, switch_text
from shuto.learn.rulebook.examples import examples
from shuto.learn.rulebook.scenes import Scene, is_shown, scene
from shuto.learn.rulebook.telling import result, tone
from shuto.rules.editions.clauses import Clause
from shuto.rules.editions.edition import EDITION_IDS
from shuto.text import has, say
from shuto.typed import from_plain


class Topic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question: the clauses that answer it, the switches in which books differ, and examples."""

    id: str
    clauses: tuple[Clause, ...]
    """The first of these that a book has is the section that is quoted."""
    switches: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()


class Camp(NamedTuple):
    """The books that give the same answer to a question."""

    books: list[Book]
    says: tuple[str, ...]
    """The switches with their values in words; empty if no switch decides."""
    scenes: list[Scene]
    """The examples under the first of these books."""


@cache
def topics() -> tuple[Topic, ...]:
    """All questions, in the order of their file."""
    text = files("shuto.learn.rulebook").joinpath("misread.toml").read_text("utf-8")
    return from_plain(tomllib.loads(text)["topics"], tuple[Topic, ...])


def question(topic: Topic, language: str) -> str:
    """The question, as somebody at a table asks it."""
    return say(language, f"misread-{topic.id}")


def answer(topic: Topic, language: str) -> str:
    """The answer in short."""
    return say(language, f"misread-{topic.id}-answer")


def section(topic: Topic, book: Book) -> str:
    """The section in which a book answers; empty if the book is silent."""
    return next((found for clause in topic.clauses if (found := book.edition.section(clause))), "")


def note(topic: Topic, book: Book, language: str) -> str:
    """How we read an unclear passage of a book; empty if there is none."""
    message = f"misread-{topic.id}-in-{book.edition.id}"
    return say(language, message) if has(message) else ""


def camps(topic: Topic, language: str) -> list[Camp]:
    """The books of Shuto, grouped by their answers. The answers to the examples are the referee's."""
    found: dict[object, Camp] = {}
    for name in EDITION_IDS:
        book = open_book(name)
        says = tuple(_said(book, switch, language) for switch in topic.switches)
        scenes = [scene(one, book) for one in map(examples().__getitem__, topic.examples) if is_shown(one, book)]
        key = (says, tuple((one.example.id, tone(one), result(one, language)) for one in scenes))
        found.setdefault(key, Camp([], says, scenes)).books.append(book)
    return list(found.values())


def _said(book: Book, switch: str, language: str) -> str:
    value = switch_text(switch, getattr(book.switches, switch), language)
    return say(language, "pair", name=say(language, f"switch-{switch}"), value=value)
