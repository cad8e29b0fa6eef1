"""`shuto dataset`: games of bots as Parquet files, for research."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from shuto.cli.cluster import Ray, Workers, cluster_problem
from shuto.cli.options import AsJson, Lang, Missions, Rules, edition_named, house_rules
from shuto.cli.problem import ILLEGAL, LEGAL, Problem
from shuto.cli.progress import progress_bar
from shuto.cli.show import BAD, Output

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of the data set.", show_default=False)]
_BOTS = ("greedy", "thrifty", "careful")

app = typer.Typer(
    name="dataset", help="Make or check a data set of games that bots play.", no_args_is_help=True,
    rich_markup_mode="rich",
)  # fmt: skip


@app.command("make")
def make(
    context: typer.Context,
    folder: Folder,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 1000,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", metavar="BOT", help="Each seat is drawn from these, such as strong@200. Repeatable.",
            show_default=", ".join(_BOTS),
        ),
    ] = None,
    edition: Annotated[str, typer.Option("--edition", metavar="EDITION", help="The edition.")] = "two-player-2024",
    players: Annotated[int, typer.Option("--players", metavar="N", min=2, max=6, help="Players per game.")] = 2,
    missions: Missions = False,
    rule: Rules = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help="Other seeds give other games.")] = 0,
    random: Annotated[
        float, typer.Option("--random", metavar="SHARE", min=0.0, max=1.0, help="The share of turns that are random.")
    ] = 0.05,
    shard: Annotated[int, typer.Option("--shard", metavar="N", min=1, help="Games per file.")] = 500,
    workers: Workers = None,
    ray: Ray = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:  # fmt: skip
    """Let bots play, and write games, positions and evaluations into Parquet files.

    The same options give the same rows. Whoever was interrupted runs the same command again. It needs
    `pip install 'shuto[data]'`.
    """
    from shuto.bots.arena.cluster import ClusterError

    out = Output(context, lang, as_json)
    datasets = _datasets()
    try:
        recipe = datasets.Recipe(
            games=games, bots=tuple(bot or _BOTS), edition=edition_named(edition), players=players, missions=missions,
            house_rules=house_rules(rule), seed=seed, random=random, shard=shard,
        )  # fmt: skip
        here = nullcontext(datasets.on_cores(workers))
        with here if ray is None else datasets.on_ray(ray, workers) as shards, progress_bar(games) as watch:
            manifest = datasets.make_dataset(recipe, folder, make_shards=shards, watch=watch)
    except ClusterError as error:
        raise cluster_problem(out, error) from None
    except (datasets.RecipeError, datasets.DatasetError) as error:
        raise Problem("dataset", error) from None
    except OSError as error:
        raise Problem("dataset", f"{folder}: {error.strerror}") from None
    if as_json:
        out.document({"folder": str(folder), "games": games, "positions": manifest.positions})
    else:
        out.line(out.say("cli-dataset-made", folder=str(folder), games=games, positions=manifest.positions))
    return LEGAL


@app.command("check")
def check(context: typer.Context, folder: Folder, as_json: AsJson = False, lang: Lang = None) -> int:
    """Judge every game of a data set again, and describe every position again.

    The exit code is 1 if something is wrong.
    """
    out = Output(context, lang, as_json)
    datasets = _datasets()
    try:
        flaws, recipe = list(datasets.check_dataset(folder)), datasets.Dataset(folder).recipe
    except datasets.DatasetError as error:
        raise Problem("dataset", error) from None
    if as_json:
        out.document({"games": recipe.games, "flaws": [flaw._asdict() for flaw in flaws]})
        return ILLEGAL if flaws else LEGAL
    for flaw in flaws:
        if flaw.game is None:
            out.line((out.say("cli-dataset-shard", shard=flaw.shard, why=flaw.why), BAD))
        else:
            out.line((out.say("cli-dataset-game", game=flaw.game, why=flaw.why), BAD))
    out.line(out.say("cli-dataset-flawed" if flaws else "cli-dataset-sound", games=recipe.games, flaws=len(flaws)))
    return ILLEGAL if flaws else LEGAL


def _datasets() -> ModuleType:
    """The package of data sets; raises Problem if its extra is not installed."""
    from shuto.envs import MissingExtraError, datasets

    try:
        datasets.Recipe  # noqa: B018 - the first name that is used says what is missing
    except MissingExtraError as error:
        raise Problem("dataset", error) from None
    return datasets
