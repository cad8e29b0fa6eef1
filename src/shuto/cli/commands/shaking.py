"""`shuto shake`: how sturdy is a table? Push every column harder and harder until something falls."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from shuto.cli.files import STANDARD, write_out
from shuto.cli.options import AsJson, At, Lang, Link, Out, TableFile
from shuto.cli.problem import LEGAL
from shuto.cli.show import BAD, STRONG, Output, seat_style

if TYPE_CHECKING:
    from shuto.physics import Jerk, Sturdiness
    from shuto.rules.position import Position

_SHOWN_PIECES = 8


def shake(
    context: typer.Context,
    file: TableFile = None,
    at: At = None,
    directions: Annotated[
        int, typer.Option("--directions", min=1, max=36, help="From how many sides each column is pushed.")
    ] = 4,
    file_out: Out = None,
    link: Link = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Push every column until something falls; -o FILE draws the plan with rings around the weak columns."""
    from shuto.cli.stages import read_position
    from shuto.physics import jerk
    from shuto.physics import shake as shaken

    out = Output(context, lang, as_json)
    position, _ = read_position(file, link, at, out.language)
    found = shaken(position, directions=directions, progress=_count if sys.stderr.isatty() else None)
    pulled = jerk(position, directions=directions)
    svg = picture(position, found, out.language)
    to_file = write_out(file_out, svg)
    if as_json:
        columns = [{**one._asdict(), "owner": position.game.players[one.owner]} for one in found]
        out.document(
            {"unit": "mN·s", "stacks": columns, "table": {"unit": "mm/s", **pulled._asdict()}, "file": file_out}
        )
    elif file_out == STANDARD:
        sys.stdout.write(svg + "\n")
    else:
        _show(out, position, found, pulled)
        if to_file:
            out.line(out.say("cli-saved", file=str(file_out)))
    return LEGAL


def _count(done: int, of: int) -> None:
    """Show progress, because a late table takes most of a minute."""
    sys.stderr.write(f"\r{done + 1}/{of}" if done + 1 < of else "\r\x1b[K")
    sys.stderr.flush()


def picture(position: Position, found: list[Sturdiness], language: str) -> str:
    """The plan with a ring around every column that falls, redder if weaker; the three weakest show their push."""
    from shuto.draw import Options, plan
    from shuto.draw.above.marks import Mark
    from shuto.text import say

    weak = [one for one in found if one.push is not None]
    marks = {}
    for place, one in enumerate(weak):
        assert one.push is not None
        alarm = 1.0 if place == 0 else 0.8 * (1.0 - place / len(weak))
        marks[one.column] = Mark(alarm, say(language, "cli-shake-figure", push=one.push) if place < 3 else "")
    return plan(position, language=language, options=Options(marks=marks))


def _show(out: Output, position: Position, found: list[Sturdiness], pulled: Jerk) -> None:
    from rich.text import Text

    from shuto.physics.push import STRONGEST_PUSH
    from shuto.rules.ids import PieceId
    from shuto.rules.referee.naming.marks import column_numbers
    from shuto.rules.referee.naming.wording import standing_text

    names = position.game.players
    numbers = column_numbers(position)

    def pieces(falls: tuple[str, ...]) -> str:
        named = list(dict.fromkeys(standing_text(position, PieceId(name), out.language) for name in falls))
        told = out.say("list-separator").join(named[:_SHOWN_PIECES])
        more = len(named) - _SHOWN_PIECES
        return out.say("cli-and-more", pieces=told, count=more) if more > 0 else told

    table = out.table(
        out.say("cli-shake-column"), out.say("player"), out.say("height"), out.say("cli-shake-push"),
        out.say("cli-shake-toward"), out.say("cli-shake-falls"), right=(2, 3, 4),
    )  # fmt: skip
    for one in found:
        column = position.column(one.column)
        push = (
            out.say("cli-shake-more", push=STRONGEST_PUSH)
            if one.push is None
            else out.say("cli-shake-figure", push=one.push)
        )
        table.add_row(
            out.say("column-number", number=numbers[column.id]),
            Text(names[one.owner], style=seat_style(one.owner)), str(column.height), push,
            "–" if one.push is None else f"{one.direction:.0f}°", pieces(one.falls) or "–",
        )  # fmt: skip
    out.show(table)
    out.line()
    first = found[0] if found else None
    if first is None or first.push is None:
        out.line((out.say("cli-shake-none", push=STRONGEST_PUSH), STRONG))
    else:
        number, owner = numbers[PieceId(first.column)], names[first.owner]
        out.line((out.say("cli-shake-first", number=number, owner=owner, push=first.push), BAD))
    if pulled.speed is None:
        out.line(out.say("cli-shake-no-jerk"))
    else:
        out.line(out.say("cli-shake-jerk", speed=pulled.speed, pieces=pieces(pulled.falls)))
