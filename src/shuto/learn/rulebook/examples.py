"""The examples of the clauses, as data: a table, and a turn on it that is legal or not.

They are read from `clauses/*.toml`, one file a topic. A file has named tables (pieces as in the text of a snapshot) and
examples. Where editions disagree (`varies`), an example states no verdict: the referee is asked.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from shuto.rules.editions.clauses import Clause
from shuto.typed import from_plain

View = Literal["above", "side", "supply"]
Line = tuple[float, float, float, float]
"""Two points on the table: x, y, x, y."""


class StatedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The pieces on a table, in the fields of a snapshot's text. It is Ann's turn unless the course says otherwise."""

    columns: str
    roads: str
    cars: str = "-"
    components: str = "-"
    seats: int = 2
    focus: Line | None = None
    """The part of the table that pictures show; None: all that stands."""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One picture of a clause: what stands, what is done, and what is expected."""

    id: str
    clauses: tuple[Clause, ...]
    table: str = "start"
    """The name of a table; `start`: the starting position of the book."""
    seats: int = 2
    """Players at the starting position."""
    supplies: str = "-"
    course: str = "0 - phase=building"
    before: tuple[str, ...] = ()
    """Turns that are played before."""
    turn: str | None = None
    """The turn that is judged."""
    fault: str | None = None
    """Why the referee refuses the turn: the first finding. None: it is legal."""
    earns: int | None = None
    """How many cars the turn earns; None: this example is not about cars."""
    takes: int | None = None
    """How many columns the turn takes for cars of the same type; None: this example is not about that."""
    varies: bool = False
    """Whether editions disagree about this turn, so that nothing is expected here."""
    fell: str | None = None
    """An aftermath: what Ann knocked over."""
    mission: str | None = None
    """The mission whose points Ann has here."""
    points: int | None = None
    follow: bool = False
    """Whether to say how the game goes on after the turn."""
    when: dict[str, tuple[Any, ...]] = {}
    """Switches, with the values for which this example is shown; always if empty."""
    typed: bool = False
    """Whether it is shown only if cars have types."""
    rules: dict[str, Any] = {}
    """Switches of this example, whatever the book says."""
    view: View = "above"
    focus: Line | None = None
    """The part of the table that the picture shows; None: that of the table."""
    bases: bool = False
    """Whether to show the base points of the player to move."""
    measures: tuple[Line, ...] = ()
    """Distances to show."""
    spacing: bool = False
    """Whether to show the distance between the first two columns."""
    names: tuple[tuple[str, float, float], ...] = ()
    """Letters beside pieces, with their places."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tables: dict[str, StatedTable] = {}
    examples: tuple[Example, ...] = ()


@cache
def _files() -> tuple[_File, ...]:
    folder = files("shuto.learn.rulebook").joinpath("clauses")
    found = sorted((one for one in folder.iterdir() if one.name.endswith(".toml")), key=lambda one: one.name)
    return tuple(from_plain(tomllib.loads(one.read_text("utf-8")), _File) for one in found)


@cache
def stated_tables() -> dict[str, StatedTable]:
    """Every table of the examples, by its name."""
    return {name: table for file in _files() for name, table in file.tables.items()}


@cache
def examples() -> dict[str, Example]:
    """Every example, by its id."""
    return {example.id: example for file in _files() for example in file.examples}


def examples_of(clause: Clause) -> list[Example]:
    """The examples of a clause, in the order of their file."""
    return [example for example in examples().values() if clause in example.clauses]
