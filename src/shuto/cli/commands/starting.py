"""`shuto new`: an empty record, ready for its first turn."""

from __future__ import annotations

import re
import sys
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from shuto.cli.files import STANDARD, write
from shuto.cli.options import AsJson, EditionName, Lang, Missions, Out, Rules, edition_named, house_rules
from shuto.cli.problem import LEGAL, Problem
from shuto.cli.show import Output

if TYPE_CHECKING:
    from shuto.rules.records.record import Record


class FileForm(StrEnum):
    """The file formats of a record."""

    TEXT = "text"
    JSON = "json"


def new(
    context: typer.Context,
    edition: EditionName,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="Number of players.", show_default="2")
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", metavar="NAME", help="A player's name. Repeatable.", show_default=False),
    ] = None,
    first: Annotated[
        int, typer.Option("--first", metavar="SEAT", help="The seat that begins; seats are numbered from 0.")
    ] = 0,
    missions: Missions = False,
    children: Annotated[
        bool, typer.Option("--children", help="The children's variant: fewer cars, no junctions.")
    ] = False,
    rule: Rules = None,
    table: Annotated[
        str | None,
        typer.Option("--table", metavar="WxD", help="Size of the table in mm.", show_default="1000x800"),
    ] = None,
    form: Annotated[
        FileForm | None,
        typer.Option("--format", help="File format.", show_default="json for *.json, else text"),
    ] = None,
    file_out: Out = None,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing file.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Write an empty record, ready for the first turn."""
    from shuto.cli.commands.replaying import Form, written

    out = Output(context, lang, as_json)
    rules = house_rules(rule)
    if children:
        from shuto.rules.editions.switches import children as variant

        rules = variant() | rules
    if name and players is not None and players != len(name):
        raise Problem("--players", f"{players} players, but {len(name)} names")
    who: int | list[str] = name or (2 if players is None else players)
    record = empty_record(edition_named(edition), who, missions, rules, first, table)
    to_file = file_out is not None and file_out != STANDARD
    if form is None:
        form = FileForm.JSON if file_out is not None and file_out.endswith(".json") else FileForm.TEXT
    if to_file:
        assert file_out is not None
        write(file_out, written(record, Form(form.value)), replace=force)
    if as_json:
        sys.stdout.write(written(record, Form.JSON))
    elif to_file:
        out.line(out.say("cli-saved", file=str(file_out)))
    else:
        sys.stdout.write(written(record, Form(form.value)))
    return LEGAL


def empty_record(
    edition: str,
    players: int | list[str],
    missions: bool,
    rules: dict[str, object],
    first: int,
    table: str | None,
) -> Record:
    """The record of a game without steps; raises Problem."""
    from shuto.rules.editions.edition import UnknownEditionError
    from shuto.rules.editions.switches import HouseRuleError
    from shuto.rules.game import GameError, make_game
    from shuto.rules.records.record import VERSION, Record

    size = None if table is None else _size(table)
    try:
        game = make_game(edition, players, missions=missions, house_rules=rules, first=first, table=size)
    except (GameError, HouseRuleError, UnknownEditionError) as error:
        raise Problem("new", error) from None
    return Record(
        version=VERSION,
        edition=edition,
        players=game.players,
        first=first,
        house_rules=dict(game.changes),
        table=size,
    )


def _size(text: str) -> tuple[float, float]:
    match = re.fullmatch(r"([0-9]{1,5}(?:\.[0-9]{1,2})?)[x×*]([0-9]{1,5}(?:\.[0-9]{1,2})?)", text.strip())
    if match is None:
        raise Problem("--table", f"{text!r}: width x depth in mm is needed, such as 1000x800")
    return float(match[1]), float(match[2])
