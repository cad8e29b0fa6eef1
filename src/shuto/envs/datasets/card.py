"""The card of a data set: a README that says what is in it, how it was made, and what may be done with it."""

from __future__ import annotations

from pathlib import Path

from shuto.envs.datasets.files import KINDS, Manifest, write_whole
from shuto.envs.datasets.rows import Scribe
from shuto.envs.datasets.tables import COLUMNS

CARD = "README.md"


def write_card(folder: Path, manifest: Manifest) -> None:
    """Put the card of a data set in its place."""
    write_whole(folder / CARD, card(manifest).encode())


def card(manifest: Manifest) -> str:
    """The card of a data set, as Markdown with a header that data set hubs read."""
    recipe, names = manifest.recipe, Scribe(manifest.recipe).names
    parts = [
        "---\nlicense: cc0-1.0\npretty_name: Shuto self-play\n---",
        "# Games of Shuto's bots",
        f"{recipe.games:,} games of Tokyo Highway (edition {recipe.edition}, {recipe.players} players) with "
        f"{manifest.positions:,} positions, played by bots and judged by Shuto's referee.",
        "## How it was made",
        f"Shuto {manifest.shuto}, format {manifest.format}:",
        f"```sh\n{command(manifest)}\n```",
        "Each seat is drawn from the bots. Components are placed at random, the first turn of every player is random, "
        f"and so are {recipe.random:.0%} of the others. The same command and version give the same rows. "
        "`shuto dataset check` judges every game again.",
        "## Files",
        "`dataset.json` has the recipe and the SHA-256 of each file.",
    ]
    for kind in KINDS:
        rows = [f"| `{name}` | {form} | {told} |" for name, (form, told) in COLUMNS[kind].items()]
        parts += [f"### `{kind}-*.parquet`", "\n".join(["| column | type | meaning |", "|---|---|---|", *rows])]
    parts += [
        "## The numbers of an observation",
        ", ".join(f"{number}: {name}" for number, name in enumerate(names)) + ".",
        "## Limits",
        "The bots overlook things, and their estimates are not the truth. Nobody knocked anything over. People play "
        "differently.",
        "## Licence",
        "CC0 1.0: do with it what you like.",
    ]
    return "\n\n".join(parts) + "\n"


def command(manifest: Manifest) -> str:
    """The command that makes the data set again."""
    recipe = manifest.recipe
    words = ["shuto dataset make FOLDER", f"--games {recipe.games}", f"--edition {recipe.edition}"]
    words += [f"--players {recipe.players}", *(f"--bot {name}" for name in recipe.bots)]
    words += ["--missions"] * recipe.missions
    words += [f"--rule {name}={_plain(value)}" for name, value in recipe.house_rules.items()]
    words += [f"--seed {recipe.seed}", f"--random {recipe.random:g}", f"--shard {recipe.shard}"]
    return " ".join(words)


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
