"""`shuto replay` and `shuto score`: a record in words or in another format, and its mission score sheets."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from shuto.cli.files import read_record
from shuto.cli.options import AnyFile, AsJson, At, Lang, Link, TableFile
from shuto.cli.problem import ILLEGAL, LEGAL, Problem
from shuto.cli.show import BAD, Output

if TYPE_CHECKING:
    from shuto.cli.collapses import Collapse
    from shuto.rules.records.hands import Hands
    from shuto.rules.records.record import Record


class Form(StrEnum):
    """The formats of a record."""

    JSON = "json"
    TEXT = "text"
    LINK = "link"


def written(record: Record, form: Form) -> str:
    """A record in one of its formats, ending with a line break."""
    if form is Form.JSON:
        return record.to_json().decode() + "\n"
    return record.to_text() if form is Form.TEXT else record.to_link() + "\n"


def replay(
    context: typer.Context,
    file: AnyFile = None,
    at: At = None,
    to: Annotated[
        Form | None, typer.Option("--to", help="Convert the record to this format instead.", show_default=False)
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print only the final state.")] = False,
    link: Link = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Print what happened in a record, or convert it to another format."""
    out = Output(context, lang, as_json)
    record, place = read_record(file, link)
    if to is not None:
        return _convert(out, record, place, at, to)
    from shuto.cli.stages import play_record
    from shuto.cli.views import position_data, stage_data

    play = play_record(record, place, at)
    broken = play.illegal
    fallen = _collapses(record, place)
    if as_json:
        steps = [] if quiet else [stage_data(stage, out.language) for stage in play.stages]
        final = position_data(play.final, out.language, play.left)
        told = {"legal": broken is None, "steps": steps, "position": final}
        out.document(told if record.hands is None else {**told, "hands": _hand_data(record.hands, fallen)})
        return LEGAL if broken is None else ILLEGAL
    from shuto.cli.words import outcome_lines, score_table, stage_line, supply_table

    if record.hands is not None:
        from shuto.cli.collapses import collapse_line, hand_lines

    if not quiet:
        for stage in play.stages:
            if stage.legal:
                out.numbered(stage.number, stage_line(out, stage))
                for one in fallen.get(stage.number, ()):
                    out.line("      ", collapse_line(out, stage.before, one))
        if play.stages:
            out.line()
    if broken is not None and broken.verdict is not None:
        out.line((out.say("cli-step-illegal", step=broken.number), BAD))
        out.line("      ", broken.verdict.reason.text(out.language))
        out.line()
    if record.hands is not None:
        ended = broken is None and len(play.stages) == len(record.steps)
        for said in hand_lines(out, record.hands, play.final if ended else None):
            out.line(said)
        for one in fallen.get(len(record.steps) + 1, ()) if ended else ():
            out.line("      ", collapse_line(out, play.final, one))
        out.line()
    out.show(supply_table(out, play.final))
    out.line()
    if play.final.game.switches.missions:
        out.show(score_table(out, play.final))
        out.line()
    for line in outcome_lines(out, play.final, play.left):
        out.line(line)
    return LEGAL if broken is None else ILLEGAL


def _collapses(record: Record, place: str) -> dict[int, list[Collapse]]:
    """The collapses of a record by step. Physics is loaded only for records with hands."""
    if record.hands is None:
        return {}
    from shuto.cli.collapses import collapses

    found: dict[int, list[Collapse]] = {}
    for one in collapses(record.hands, place):
        found.setdefault(one.step, []).append(one)
    return found


def _hand_data(hands: Hands, fallen: dict[int, list[Collapse]]) -> dict[str, Any]:
    from shuto.cli.collapses import hand_data

    return hand_data(hands, [one for step in sorted(fallen) for one in fallen[step]])


def _convert(out: Output, record: Record, place: str, at: int | None, to: Form) -> int:
    """Convert a record to another format; an illegal record is refused."""
    import sys

    from shuto.cli.stages import position_at

    position_at(record, place, at, language=out.language)
    if at is not None:
        record = record.cut(at)
    if out.as_json:
        out.document({"form": to.value, "record": written(record, to).rstrip("\n")})
    else:
        sys.stdout.write(written(record, to))
    return LEGAL


def score(
    context: typer.Context,
    file: TableFile = None,
    at: At = None,
    link: Link = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Show the mission score sheets of a record or a position."""
    from shuto.cli.stages import read_position
    from shuto.cli.views import score_data

    out = Output(context, lang, as_json)
    position, place = read_position(file, link, at, out.language)
    if not position.game.switches.missions:
        raise Problem(place, "is played without missions, so there is no score")
    if as_json:
        out.document(score_data(position))
        return LEGAL
    from shuto.cli.words import outcome_lines, score_table

    out.show(score_table(out, position))
    out.line()
    for line in outcome_lines(out, position):
        out.line(line)
    return LEGAL
