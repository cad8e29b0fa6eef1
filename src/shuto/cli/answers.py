"""One judged turn in the terminal: the verdict, its findings, the broken rules, the nearest legal turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from shuto.cli.show import BAD, GOOD, QUIET, STRONG, Output, seat_style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from shuto.rules.position import Position
    from shuto.rules.referee.explain import Explanation
    from shuto.rules.referee.verdict import Finding, Verdict


class Detail(NamedTuple):
    """How much to print of a verdict: the broken rules in full, and every finding instead of the leading cause."""

    rules: bool
    everything: bool


def answer_data(out: Output, position: Position, answer: Explanation, explain: bool) -> dict[str, Any]:
    """One turn as data; with `explain`, also the broken rules in full."""
    from shuto.cli.views import verdict_data
    from shuto.rules.records.notation import format_turn

    data = verdict_data(position, answer.verdict, out.language)
    data["edition"] = position.game.edition.id
    data["nearest"] = None
    if answer.nearest is not None:
        data["nearest"] = {"turn": format_turn(answer.nearest), "distance": answer.distance}
    if explain:
        broken = _broken(out, position, answer.verdict.findings)
        data["rules"] = [{"title": title, "text": text} for title, text in broken]
    return data


def _broken(out: Output, position: Position, findings: Sequence[Finding]) -> list[tuple[str, str]]:
    """The rules that findings name, each once: title and text."""
    from shuto.rules.editions.edition import text_id

    clauses = dict.fromkeys(finding.clause for finding in findings)
    return [(out.say(f"clause-{clause.value}"), out.say(text_id(clause, position.game.switches))) for clause in clauses]


def show_answer(out: Output, position: Position, answer: Explanation, detail: Detail) -> None:
    """Print one turn: verdict, findings, crossings, cars, and the nearest legal turn."""
    from shuto.cli.views import player_name
    from shuto.cli.words import turn_text
    from shuto.rules.records.notation import format_turn
    from shuto.rules.referee.naming.wording import offer_text

    verdict = answer.verdict
    mark = (f"✔ {out.say('legal')}", GOOD) if verdict else (f"✘ {out.say('illegal')}", BAD)
    words = turn_text(out, position, verdict.turn, verdict.seat)
    out.line(mark, "  ", (format_turn(verdict.turn), STRONG))
    out.line((words, seat_style(verdict.seat)))
    if verdict.findings:
        out.line()
        _show_findings(out, verdict, detail.everything)
    if verdict.crossings:
        out.line()
        _show_crossings(out, position, verdict)
    if verdict.lie is not None and (verdict.legal or verdict.earned):
        cars = [out.say("cli-car-at", type=car.type or "plain", place=car.at) for car in verdict.cars]
        out.line()
        out.pair("earned", str(verdict.earned))
        if verdict.bonus_blocked:
            out.line(out.say("bonus-blocked-by-own"))
        out.pair("cli-placed", out.say("list-separator").join(cars) or "–")
        for take in verdict.takes:
            names = player_name(position, verdict.seat), player_name(position, take.owner)
            out.line(out.say("turn-taken", taker=names[0], owner=names[1]))
    if answer.nearest is not None and answer.distance is not None:
        out.line()
        out.line((offer_text(answer.nearest, answer.distance, out.language), GOOD))
    if detail.rules and not verdict:
        _show_broken(out, position, verdict.findings if detail.everything else (verdict.reason,))


def _show_findings(out: Output, verdict: Verdict, everything: bool) -> None:
    """Print the leading cause and how many findings there are besides, or all findings by cause."""
    from shuto.cli.words import rule_text

    table = out.table(out.say("rule"), out.say("finding"), out.say("gap"), right=(2,))
    lead, *others = verdict.causes
    for cause in (lead, *others) if everything else (lead,):
        for finding in (cause.finding, *cause.follows) if everything else (cause.finding,):
            gap = "" if finding.gap is None else out.say("gap-mm", gap=finding.gap)
            follows = "" if finding is cause.finding else "↳ "
            table.add_row(rule_text(out, finding), follows + finding.text(out.language), gap)
    out.show(table)
    count = len(verdict.findings) - 1
    if count and not everything:
        more = out.say("findings-more", count=count, others=len(others))
        out.line((out.say("cli-all", more=more), QUIET))


def _show_broken(out: Output, position: Position, findings: Sequence[Finding]) -> None:
    for title, text in _broken(out, position, findings):
        out.line()
        out.line((title, STRONG))
        out.line(text)


def _show_crossings(out: Output, position: Position, verdict: Verdict) -> None:
    from shuto.cli.words import road_text

    table = out.table(out.say("crossing"), "", out.say("result"), out.say("cli-clearance"), right=(3,))
    for crossing in verdict.crossings:
        side = out.say("over" if crossing.over else "under")
        gap = out.say("gap-mm", gap=crossing.clearance) if crossing.clearance > 0.0 else "–"
        table.add_row(road_text(out, position, crossing), side, out.say(f"crossing-{crossing.why}"), gap)
    out.show(table)
