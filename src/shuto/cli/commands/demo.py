"""`shuto demo`: watch bots play one game; a drawing and a record of it are saved."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from shuto.cli.files import write
from shuto.cli.options import AsJson, Lang, edition_named
from shuto.cli.problem import LEGAL, Problem
from shuto.cli.show import QUIET, STRONG, Output
from shuto.text import listed

if TYPE_CHECKING:
    from rich.console import RenderableType

    from shuto.rules.position import Position
    from shuto.rules.records.record import Recorder, Stage

EDITION, PLAYERS, SEED = "rainbow-city", 4, 56
_PAUSE = 0.35  # seconds between turns, for people to watch
_MOST_TURNS = 1000
_ROWS = 17  # of the sketch


def demo(
    context: typer.Context,
    edition: Annotated[str, typer.Option("--edition", metavar="EDITION", help="The edition to play.")] = EDITION,
    players: Annotated[
        int | None,
        typer.Option(
            "--players", metavar="N", help="Number of bots.", show_default="4, or the most that the edition allows"
        ),
    ] = None,
    missions: Annotated[
        bool | None,
        typer.Option(
            "--missions/--basic", help="Mission rules or basic rules.", show_default="missions, if the edition has them"
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help="Another seed gives another game.")] = SEED,
    folder: Annotated[
        str, typer.Option("--out", "-o", metavar="FOLDER", help="Where to save the drawing and the record.")
    ] = "out",
    fast: Annotated[bool, typer.Option("--fast", help="Do not wait between turns.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Watch bots play a game; save the final table as SVG, and the record."""
    from shuto.rules.editions.edition import UnknownEditionError, load_edition
    from shuto.rules.editions.naming import edition_name
    from shuto.rules.editions.switches import HouseRuleError
    from shuto.rules.game import GameError
    from shuto.rules.setup import new_game

    out = Output(context, lang, as_json)
    target = _folder(folder)
    try:
        box = load_edition(edition_named(edition))
        first = new_game(
            box,
            min(PLAYERS, box.players[1]) if players is None else players,
            missions=box.has_missions if missions is None else missions,
        )
    except (GameError, HouseRuleError, UnknownEditionError) as error:
        raise Problem("demo", error) from None
    if as_json:
        recorder = _play(first, seed, lambda _: None)
        files = _leave(target, recorder, out.language)
        from shuto.cli.views import position_data

        position = position_data(recorder.position, out.language, recorder.departures)
        out.document({"files": files, "record": recorder.record, "position": position})
        return LEGAL
    names = listed(out.language, first.game.players)
    out.line((out.say("cli-demo", players=names, edition=edition_name(box, out.language)), STRONG))
    out.line()
    recorder = _watch(out, first, seed, fast)
    _finish(out, recorder)
    for file in _leave(target, recorder, out.language):
        out.line(out.say("cli-saved", file=file))
    return LEGAL


def _folder(name: str) -> Path:
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Problem("--out", f"{name!r} cannot be a folder: {getattr(error, 'strerror', None) or error}") from None
    return folder


def _watch(out: Output, first: Position, seed: int, fast: bool) -> Recorder:
    """Play and print every turn; on a terminal, also redraw the table below."""
    from rich.live import Live

    from shuto.cli.words import stage_line

    if not out.console.is_terminal:
        return _play(first, seed, lambda stage: out.numbered(stage.number, stage_line(out, stage)))
    pause = 0.0 if fast else _PAUSE
    with Live(_board(out, first), console=out.console, auto_refresh=False, transient=True) as live:

        def watch(stage: Stage) -> None:
            out.numbered(stage.number, stage_line(out, stage))
            live.update(_board(out, stage.after or stage.before), refresh=True)
            time.sleep(pause)

        return _play(first, seed, watch)


def _board(out: Output, position: Position) -> RenderableType:
    """A sketch of the table next to the supplies."""
    from rich.table import Table

    from shuto.cli.sketch import sketch
    from shuto.cli.words import supply_table

    rows = max(6, min(_ROWS, out.console.height - 6))
    board = Table.grid(padding=(0, 2))
    board.add_row(sketch(position, columns=2 * rows, rows=rows), supply_table(out, position, small=True))
    return board


def _finish(out: Output, recorder: Recorder) -> None:
    from shuto.cli.words import outcome_lines, score_table

    position = recorder.position
    out.line()
    out.show(_board(out, position))
    out.line()
    if position.game.switches.missions:
        out.show(score_table(out, position))
        out.line()
    for line in outcome_lines(out, position, recorder.departures):
        out.line(line)
    out.line((out.say("turn-count", count=position.turns_played), QUIET))
    out.line()


def _play(first: Position, seed: int, watch: Callable[[Stage], None]) -> Recorder:
    """Let driver bots play a game to its end; `watch` is called with every stage."""
    import numpy as np

    from shuto.bots.driver import Driver
    from shuto.rules.records.record import Recorder, Stage

    recorder, rng, driver = Recorder(first), np.random.default_rng(seed), Driver()
    while recorder.position.to_move is not None and len(recorder.steps) < _MOST_TURNS:
        before = recorder.position
        after = recorder.play(driver.choose(before, rng))
        watch(Stage(len(recorder.steps), recorder.steps[-1], before, recorder.verdict, after))
    return recorder


def _leave(folder: Path, recorder: Recorder, language: str) -> list[str]:
    """Save the final table as SVG and the game as a record; returns the file names."""
    from shuto.cli.commands.drawing import View, render

    drawing, record = folder / "demo.svg", folder / "demo.txt"
    write(str(drawing), render(recorder.position, View.PLAN, 0.0, language))
    write(str(record), recorder.record.to_text())
    return [str(drawing), str(record)]
