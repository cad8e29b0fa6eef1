"""The `shuto` command line: all commands in one Typer app."""

from __future__ import annotations

import os
from functools import cache
from typing import Annotated, Any

import typer
from typer.main import get_command

import shuto
from shuto.cli.commands import (
    arena,
    dataset,
    demo,
    drawing,
    judging,
    language,
    replaying,
    rulebook,
    shaking,
    snapshots,
    starting,
)
from shuto.cli.commands.server import admin, db, serving, working
from shuto.cli.options import Lang, check_own_editions

QUICK = ("judge", "replay", "score", "snapshot", "draw")
"""The commands that judge a few turns: quick in plain Python, so they do not wait for the compiler."""

app = typer.Typer(
    name="shuto", add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)  # fmt: skip


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"shuto {shuto.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def shuto_command(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Tokyo Highway: judge turns by the rules of every edition, play in the browser, run bots.

    Exit codes: 0 legal, 1 not legal, 2 bad input.
    """
    context.obj = {"lang": lang}
    if context.invoked_subcommand in QUICK:
        from shuto.geometry.compiled import start_plain

        start_plain("rules")
    if "SHUTO_EDITIONS" in os.environ:
        check_own_editions()
    if context.invoked_subcommand is None and not version:
        typer.echo(context.get_help())


app.command("editions")(rulebook.editions)
app.command("rules")(rulebook.rules)
app.command("new")(starting.new)
app.command("judge")(judging.judge)
app.command("replay")(replaying.replay)
app.command("score")(replaying.score)
app.command("snapshot")(snapshots.snapshot)
app.command("draw")(drawing.draw)
app.command("shake")(shaking.shake)
app.command("demo")(demo.demo)
app.command("arena")(arena.arena)
app.command("play")(serving.play)
app.command("serve")(serving.serve)
app.command("worker")(working.worker)
app.command("mcp")(language.mcp)
app.add_typer(admin.app)
app.add_typer(db.app)
app.add_typer(dataset.app)


@cache
def command() -> Any:
    """The command line as one Click command, built once."""
    return get_command(app)
