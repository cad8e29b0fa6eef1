"""`shuto snapshot`: a position as JSON or as one line of text; and `shuto judge` for a file with a position."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import typer

from shuto.cli.files import write_out
from shuto.cli.options import AsJson, At, Lang, Link, Out, TableFile
from shuto.cli.problem import ILLEGAL, LEGAL, Problem
from shuto.cli.show import BAD, GOOD, STRONG, Output

if TYPE_CHECKING:
    from shuto.rules.snapshot.snapshot import Snapshot


def snapshot(
    context: typer.Context,
    file: TableFile = None,
    at: At = None,
    file_out: Out = None,
    link: Link = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Write a position as one line of text, or as JSON (--json or -o NAME.json)."""
    from shuto.cli.stages import read_position
    from shuto.rules.snapshot.snapshot import Snapshot

    out = Output(context, lang, as_json)
    position, _ = read_position(file, link, at, out.language)
    taken = Snapshot.of(position)
    is_json = as_json or (file_out is not None and file_out.endswith(".json"))
    text = taken.to_json().decode() + "\n" if is_json else taken.to_text() + "\n"
    if write_out(file_out, text) and not as_json:
        out.line(out.say("cli-saved", file=str(file_out)))
    else:
        sys.stdout.write(text)
    return LEGAL


def judge_snapshot(out: Output, stated: Snapshot, place: str, at: int | None, *, everywhere: bool) -> int:
    """Judge whether a position can stand: print every finding on a line."""
    from shuto.cli.views import finding_data
    from shuto.rules.snapshot.examine import examine
    from shuto.rules.snapshot.pieces import SnapshotError

    if at is not None:
        raise Problem("--at", f"{place} is a position: it has no steps")
    if everywhere:
        raise Problem("--all-editions", f"{place} has no turn; give one with --turn")
    try:
        findings = examine(stated)
    except SnapshotError as error:
        raise Problem(place, error) from None
    if out.as_json:
        found = [finding_data(finding, out.language) for finding in findings]
        out.document({"legal": not findings, "edition": stated.edition, "findings": found})
    elif not findings:
        out.line((f"✔ {out.say('cli-stands')}", GOOD))
    else:
        out.line((f"✘ {out.say('cli-cannot-stand')}", BAD))
        for finding in findings:
            pieces = " ".join(dict.fromkeys(piece.id for piece in finding.pieces))
            out.line((f"{pieces}: " if pieces else "", STRONG), finding.text(out.language))
    return ILLEGAL if findings else LEGAL
