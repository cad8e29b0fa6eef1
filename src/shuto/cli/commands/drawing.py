"""`shuto draw`: the table of a record or a position as SVG."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from shuto.cli.files import write_out
from shuto.cli.options import AsJson, At, Lang, Link, Out, TableFile, finite
from shuto.cli.problem import LEGAL
from shuto.cli.show import Output

if TYPE_CHECKING:
    from shuto.rules.position import Position


class View(StrEnum):
    """The direction of view."""

    PLAN = "plan"
    ELEVATION = "elevation"
    BOTH = "both"


def draw(
    context: typer.Context,
    file: TableFile = None,
    at: At = None,
    view: Annotated[View, typer.Option("--view", help="From above, from the side, or both.")] = View.PLAN,
    direction: Annotated[
        float,
        typer.Option(
            "--direction", metavar="DEGREES", help="Direction of view of the elevation, as a compass bearing."
        ),
    ] = 0.0,
    file_out: Out = None,
    link: Link = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Draw the table of a record or a position as SVG."""
    from shuto.cli.stages import read_position

    out = Output(context, lang, as_json)
    angle = finite(direction, "--direction")
    position, _ = read_position(file, link, at, out.language)
    svg = render(position, view, angle, out.language)
    to_file = write_out(file_out, svg)
    if as_json:
        out.document({"view": view.value, "file": file_out if to_file else None, "svg": svg})
    elif to_file:
        out.line(out.say("cli-saved", file=str(file_out)))
    else:
        sys.stdout.write(svg if svg.endswith("\n") else svg + "\n")
    return LEGAL


def render(position: Position, view: View, direction: float, language: str) -> str:
    """The drawing of a position."""
    from shuto import draw

    if view is View.PLAN:
        return draw.plan(position, language=language)
    if view is View.ELEVATION:
        return draw.elevation(position, direction=direction, language=language)
    return draw.both(position, direction=direction, language=language)
