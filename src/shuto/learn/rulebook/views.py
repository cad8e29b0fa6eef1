"""The rules as data for readers: clauses with their text, and what another edition says instead."""

from __future__ import annotations

import msgspec

from shuto.learn.rulebook.examples import View
from shuto.learn.rulebook.telling import Tone
from shuto.rules.editions.clauses import Clause


class ExampleView(msgspec.Struct, frozen=True):
    """An example of a clause: what its picture shows, and what the referee says about it."""

    id: str
    view: View
    caption: str
    tone: Tone
    verdict: str
    """Legal or not, in one word; empty if nothing is judged."""
    result: str
    """Why it is not legal, or what it earns, costs or leads to; empty if nothing."""


class ClauseView(msgspec.Struct, frozen=True):
    """A clause in the reader's language."""

    clause: Clause
    section: str
    """The section of the rulebook; empty for a house rule or our own ruling."""
    title: str
    text: str | None
    """Its text; None if only the compared edition has this clause."""
    ours: bool
    """Whether it is our own ruling."""
    house_rule: bool
    """Whether a house rule of the table adds or changes it."""
    optional: bool
    """Whether it is an optional rule that this table does not use."""
    differs: bool
    """Whether the compared edition says something else."""
    other: str | None
    """The text of the compared edition, if it differs; None if it does not have this clause."""
    other_section: str
    examples: tuple[ExampleView, ...]


class Fact(msgspec.Struct, frozen=True):
    """A line of facts: a name and its value; `other` is the value in the compared edition, if it differs."""

    name: str
    value: str
    other: str | None


class RulesView(msgspec.Struct, frozen=True):
    """The rules of a table in the reader's language, compared with another edition if one was named."""

    edition: str
    name: str
    missions: bool
    house_rules: str
    """The house rules of the table in words; empty if there are none."""
    facts: tuple[Fact, ...]
    """Players, what each gets, the distance at the start, the types of cars."""
    clauses: tuple[ClauseView, ...]
    compared: str | None
    """The id of the compared edition."""


class SectionView(msgspec.Struct, frozen=True):
    """Where a book answers a question, and how we read an unclear passage of it."""

    edition: str
    name: str
    section: str
    """Empty if the book is silent."""
    note: str
    """Empty if the passage is clear."""


class CampView(msgspec.Struct, frozen=True):
    """Books that give the same answer, with the examples under the first of them."""

    books: tuple[SectionView, ...]
    says: tuple[str, ...]
    examples: tuple[ExampleView, ...]


class TopicView(msgspec.Struct, frozen=True):
    """A question that is often answered wrongly: the answer in short, then what each book says."""

    id: str
    clause: Clause
    """The clause to read."""
    question: str
    answer: str
    camps: tuple[CampView, ...]
