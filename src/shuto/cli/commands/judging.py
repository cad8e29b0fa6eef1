"""`shuto judge`: is a record, a position or a turn legal, and if not, why? Also one turn under every edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from shuto.cli.answers import Detail, answer_data, show_answer
from shuto.cli.files import read_source
from shuto.cli.options import AsJson, At, Lang, Link, TableFile
from shuto.cli.problem import ILLEGAL, LEGAL, Problem
from shuto.cli.show import BAD, GOOD, QUIET, STRONG, Output, seat_style

if TYPE_CHECKING:
    from shuto.rules.position import Position
    from shuto.rules.records.record import Record, Stage
    from shuto.rules.turn import Turn


def judge(
    context: typer.Context,
    file: TableFile = None,
    turn: Annotated[
        str | None,
        typer.Option(
            "--turn", metavar="TURN", show_default=False,
            help="Judge this turn after the last step of the record, such as 'c0 119,-60 2'.",
        ),
    ] = None,
    at: At = None,
    explain: Annotated[
        bool, typer.Option("--explain", help="Also print the broken rules in full, and every crossing.")
    ] = False,
    everything: Annotated[
        bool, typer.Option("--all", help="Also print what follows from the leading cause, and all other causes.")
    ] = False,
    all_editions: Annotated[
        bool,
        typer.Option(
            "--all-editions", help="Judge the turn (or the last turn of the record) under every edition."
        ),
    ] = False,
    link: Link = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:  # fmt: skip
    """Judge a record, a position, or one turn: is it legal, and if not, why?"""
    from shuto.cli.commands.snapshots import judge_snapshot
    from shuto.cli.stages import position_at, stand
    from shuto.rules.records.record import Record
    from shuto.rules.referee.explain import explain as explained

    out = Output(context, lang, as_json)
    source, place = read_source(file, link)
    wanted = None if turn is None else _parse(turn)
    if isinstance(source, Record):
        if all_editions:
            return _judge_everywhere(out, source, place, wanted, at)
        if wanted is None:
            return _judge_record(out, source, place, at, Detail(explain, everything))
        position = position_at(source, place, at, language=out.language)
    else:
        if wanted is None:
            return judge_snapshot(out, source, place, at, everywhere=all_editions)
        position = stand(source, place, at, language=out.language)
        if all_editions:
            return _compare(out, position, wanted)
    answer = explained(position, wanted)
    if as_json:
        out.document(answer_data(out, position, answer, explain))
    else:
        show_answer(out, position, answer, Detail(explain, everything))
    return LEGAL if answer.verdict else ILLEGAL


def _parse(text: str) -> Turn:
    from shuto.rules.records.notation import NotationError, parse_turn

    try:
        return parse_turn(text)
    except NotationError as error:
        raise Problem("--turn", error) from None


def _judge_record(out: Output, record: Record, place: str, at: int | None, detail: Detail) -> int:
    """Judge every step of a record, up to the first illegal one."""
    from shuto.cli.stages import play_record
    from shuto.cli.views import stage_data
    from shuto.rules.referee.explain import explain as explained

    play = play_record(record, place, at)
    broken = play.illegal
    answer = None
    if broken is not None and broken.step.turn is not None:
        answer = explained(broken.before, broken.step.turn)
    if out.as_json:
        data: dict[str, Any] = {
            "legal": broken is None,
            "edition": record.edition,
            "steps": [stage_data(stage, out.language) for stage in play.stages],
            "illegal": None,
        }
        if broken is not None and answer is not None:
            data["illegal"] = {"step": broken.number, **answer_data(out, broken.before, answer, detail.rules)}
        out.document(data)
        return LEGAL if broken is None else ILLEGAL
    _show_steps(out, play.stages, detail.rules)
    if broken is None or answer is None:
        out.line((f"✔ {out.say('cli-steps-legal', count=len(play.stages))}", GOOD))
        return LEGAL
    out.line((out.say("cli-step-illegal", step=broken.number), BAD))
    out.line()
    show_answer(out, broken.before, answer, detail)
    return ILLEGAL


def _show_steps(out: Output, stages: tuple[Stage, ...], explain: bool) -> None:
    from rich.text import Text

    from shuto.cli.views import player_name
    from shuto.rules.records.notation import format_step
    from shuto.rules.referee.naming.wording import crossing_text

    if not stages:
        return
    table = out.table(
        out.say("cli-step"), out.say("player"), out.say("turn"), out.say("result"), out.say("cars"), right=(0, 4)
    )
    for stage in stages:
        verdict = stage.verdict
        seat = verdict.seat if verdict is not None else stage.step.aftermath.by if stage.step.aftermath else 0
        result = Text(out.say("legal"), style=GOOD) if stage.legal else Text(out.say("illegal"), style=BAD)
        if verdict is not None and not stage.legal:
            result.append("".join(f"\n{fault.value}" for fault in verdict.faults))
        if explain and verdict is not None:
            for crossing in verdict.crossings:
                text = crossing_text(stage.before, crossing, out.language, verdict.seat)
                result.append(f"\n{text}", style=QUIET)
        table.add_row(
            str(stage.number), Text(player_name(stage.before, seat), style=seat_style(seat)),
            format_step(stage.step.turn, stage.step.aftermath), result,
            str(len(verdict.cars)) if verdict is not None and verdict.cars else "",
        )  # fmt: skip
    out.show(table)
    out.line()


def _judge_everywhere(out: Output, record: Record, place: str, turn: Turn | None, at: int | None) -> int:
    """Judge one turn of a record under every edition for that many players."""
    from shuto.cli.stages import position_at
    from shuto.rules.records.record import RecordError
    from shuto.rules.referee.compare import keeping_windows
    from shuto.rules.turn import Adjust

    if turn is None:
        count = len(record.steps) if at is None else at
        steps = [number for number, step in enumerate(record.steps[: max(count, 0)]) if step.turn is not None]
        if not steps:
            raise Problem("--all-editions", f"{place} has no turn at that step; give one with --turn")
        at = steps[-1]
        turn = record.steps[at].turn
        assert turn is not None
    try:
        game = keeping_windows(record.game()) if isinstance(turn, Adjust) else None
    except RecordError as error:
        raise Problem(place, error) from None
    return _compare(out, position_at(record, place, at, language=out.language, game=game), turn)


def _compare(out: Output, position: Position, turn: Turn) -> int:
    """Judge a turn under every edition; the exit code is that of the edition in play."""
    from shuto.cli.views import verdict_data
    from shuto.rules.referee.compare import opinions

    said = opinions(position, turn)
    played = position.game.edition.id
    own = next(one.verdict for one in said if one.edition == played)
    if out.as_json:
        rows = [{"edition": one.edition, **verdict_data(position, one.verdict, out.language)} for one in said]
        out.document({"turn": rows[0]["turn"], "played": played, "editions": rows})
    else:
        _show_opinions(out, position, turn, said)
    return LEGAL if own else ILLEGAL


def _show_opinions(out: Output, position: Position, turn: Turn, said: Any) -> None:
    from rich.text import Text

    from shuto.cli.words import section_text, turn_text
    from shuto.rules.records.notation import format_turn
    from shuto.rules.referee.naming.wording import crossing_text

    seat = said[0].verdict.seat
    out.line((format_turn(turn), STRONG), "  ", (turn_text(out, position, turn, seat), seat_style(seat)))
    out.line()
    table = out.table(
        out.say("edition"), out.say("result"), out.say("earned"), out.say("cli-placed"), out.say("finding"),
        right=(2, 3),
    )  # fmt: skip
    for one in said:
        verdict = one.verdict
        name = Text(one.edition, style=STRONG if one.edition == position.game.edition.id else "")
        if one.house_rules:
            name.append(f"\n+ {out.say('rules-house-rule')}", style=QUIET)
        found = [] if verdict else [verdict.reason]
        lines = [f"{section_text(out, finding)}  {finding.text(out.language)}" for finding in found]
        for crossing in verdict.crossings:
            lines.append(crossing_text(position, crossing, out.language, verdict.seat))
        mark = Text(f"✔ {out.say('legal')}", style=GOOD) if verdict else Text(f"✘ {out.say('illegal')}", style=BAD)
        cars = (str(verdict.earned), str(len(verdict.cars))) if verdict else ("–", "–")
        table.add_row(name, mark, *cars, "\n".join(lines), end_section=True)
    out.show(table)
