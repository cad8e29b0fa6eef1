"""Output of a command: its language, and whether it prints tables for people or JSON for programs."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from shuto.cli.problem import Problem
from shuto.text import LANGUAGES, best_language, say

if TYPE_CHECKING:
    import typer
    from rich.console import Console, RenderableType
    from rich.table import Table
    from rich.text import Text

# The colours of the drawings, some of them lighter to be visible on a dark terminal.
SEAT_STYLES = ("#d55e00", "#2b8fd0", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
GOOD, BAD, QUIET, STRONG = "bold green", "bold red", "dim", "bold"


class Output:
    """Prints to standard output, in one language, as tables or as one JSON document."""

    def __init__(self, context: typer.Context, lang: str | None, as_json: bool) -> None:
        wanted = lang if lang is not None else (context.obj or {}).get("lang")
        self.language = spoken(wanted)
        self.as_json = as_json

    @cached_property
    def console(self) -> Console:
        """The terminal. Names and texts are printed literally, without markup or emoji codes."""
        from rich.console import Console

        return Console(file=sys.stdout, markup=False, emoji=False, highlight=False)

    def say(self, message: str, **args: str | int | float) -> str:
        """A message in the user's language."""
        return say(self.language, message, **args)

    def document(self, value: Any) -> None:
        """Print one JSON document."""
        import msgspec

        from shuto.rules.ids import encode_other

        text = msgspec.json.encode(value, enc_hook=encode_other)
        sys.stdout.write(msgspec.json.format(text, indent=2).decode() + "\n")

    def line(self, *parts: str | tuple[str, str] | Text) -> None:
        """Print one line made of texts and (text, style) pairs."""
        from rich.text import Text

        self.console.print(Text.assemble(*parts), soft_wrap=not self.console.is_terminal)

    def pair(self, name: str, value: str, style: str = STRONG) -> None:
        """A line such as "Earned: 2"; the name, a message, is set off from its value."""
        from rich.text import Text

        said = self.say(name)
        text = Text(self.say("pair", name=said, value=value))
        text.stylize(style, 0, len(said))
        self.line(text)

    def numbered(self, number: int, text: Text) -> None:
        """Print a numbered entry; on a terminal, wrapped lines are indented."""
        if not self.console.is_terminal:
            self.line((f"{number:>4}  ", QUIET), text)
            return
        from rich.table import Table

        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_column(width=4, justify="right", style=QUIET)
        row.add_column()
        row.add_row(str(number), text)
        self.console.print(row)

    def show(self, item: RenderableType) -> None:
        """Print a table or anything else that Rich can render."""
        self.console.print(item)

    def table(self, *headings: str, title: str | None = None, right: Sequence[int] = (), small: bool = False) -> Table:
        """An empty table; `right` lists the columns of numbers, aligned to the right."""
        from rich import box
        from rich.table import Table
        from rich.text import Text

        table = Table(
            title=None if title is None else Text(title, style=STRONG), title_justify="left",
            box=None if small else box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style=STRONG,
        )  # fmt: skip
        for number, heading in enumerate(headings):
            numbers = number in right
            table.add_column(Text(heading), justify="right" if numbers else "left", no_wrap=numbers, overflow="fold")
        return table


def spoken(wanted: str | None) -> str:
    """The requested language, or that of the environment; raises Problem if it is not available."""
    if wanted is None:
        environment = os.environ
        locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG")
        return best_language(locale)
    language = best_language(wanted)
    if re.split(r"[^a-z]", wanted.strip().lower(), maxsplit=1)[0] != language:
        raise Problem("--lang", f"{wanted!r} is not available; choose one of {', '.join(LANGUAGES)}")
    return language


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]
