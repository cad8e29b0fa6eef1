"""Options shared by several commands."""

from __future__ import annotations

import inspect
import math
import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

from shuto.cli.problem import Problem
from shuto.text import LANGUAGES
from shuto.typed import from_json

FILE_HELP = "A record, JSON or text; - for standard input."

File = Annotated[str, typer.Argument(metavar="FILE", help=FILE_HELP, show_default=False)]
AnyFile = Annotated[str | None, typer.Argument(metavar="FILE", help=FILE_HELP, show_default=False)]
TableFile = Annotated[
    str | None,
    typer.Argument(
        metavar="FILE", help="A record or a position, JSON or text; - for standard input.", show_default=False
    ),
]
Link = Annotated[
    str | None,
    typer.Option("--link", metavar="LINK", help="A record as a link, instead of FILE.", show_default=False),
]  # fmt: skip
Database = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="DATABASE", help="Where games are stored: a file, or postgresql://user@host/name.",
        show_default="your data folder",
    ),
]  # fmt: skip
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help=f"Language: {', '.join(LANGUAGES)}.", show_default=False),
]
At = Annotated[
    int | None,
    typer.Option("--at", metavar="N", help="Stop after N steps of the record.", show_default=False),
]
Missions = Annotated[bool, typer.Option("--missions", help="Use the mission rules; only for editions that have them.")]
Rules = Annotated[
    list[str] | None,
    typer.Option(
        "--rule", "--house-rule", metavar="NAME=VALUE", show_default=False,
        help="A house rule, such as earned_car=may. Repeatable.",
    ),
]  # fmt: skip
EDITION_HELP = "An edition (`shuto editions` lists them), or its TOML file."
EditionName = Annotated[str, typer.Argument(metavar="EDITION", help=EDITION_HELP, show_default=False)]
AnyEdition = Annotated[str | None, typer.Argument(metavar="EDITION", help=EDITION_HELP, show_default=False)]
Out = Annotated[
    str | None,
    typer.Option(
        "--out", "-o", metavar="FILE", help="Write to FILE; a failed write leaves no partial file.", show_default=False
    ),
]


def edition_named(word: str) -> str:
    """The id of an edition that is given by its id or by its TOML file; raises Problem if the file has none.

    This process and its workers then know the edition.
    """
    if not word.endswith(".toml"):
        return word
    from shuto.rules.editions.edition import VARIABLE, load_edition
    from shuto.rules.editions.own import EditionError

    path = Path(word).absolute()
    try:
        edition = load_edition(path)
    except EditionError as error:
        raise Problem("edition", error) from None
    others = [one for one in os.environ.get(VARIABLE, "").split(os.pathsep) if one and Path(one).absolute() != path]
    os.environ[VARIABLE] = os.pathsep.join([*others, str(path)])
    return edition.id


def check_own_editions() -> None:
    """Raise Problem if a file that SHUTO_EDITIONS lists is not an edition."""
    from shuto.rules.editions.edition import VARIABLE, edition_ids
    from shuto.rules.editions.own import EditionError

    try:
        edition_ids()
    except EditionError as error:
        raise Problem(VARIABLE, error) from None


def house_rules(wanted: list[str] | None) -> dict[str, Any]:
    """Parse house rules given as `name=value`. A value is a JSON scalar, or else a plain string."""
    import msgspec

    rules: dict[str, Any] = {}
    for word in wanted or ():
        name, equals, value = word.partition("=")
        name, value = name.strip().replace("-", "_"), value.strip()
        if not equals or not name or not value:
            raise Problem("--rule", f"{word!r}: NAME=VALUE is needed, such as earned_car=may or nudge=2.5")
        try:
            parsed: Any = from_json(value, object)
        except (msgspec.DecodeError, RecursionError):
            parsed = value
        if isinstance(parsed, (list, dict)):
            raise Problem("--rule", f"{name}: one value is needed, not {value[:40]!r}")
        rules[name] = parsed
    return rules


def finite(value: float, option: str) -> float:
    """The value, if it is finite; otherwise raise Problem."""
    if not math.isfinite(value):
        raise Problem(option, f"a number is needed, not {value}")
    return value


def bundled(command: Callable[..., int]) -> Callable[..., int]:
    """Let each parameter of a command that is a NamedTuple stand for its fields, which Typer reads as options.

    Options that belong together are then one parameter.
    """
    hints = get_type_hints(command, include_extras=True)
    bundles, shown = {}, []
    for one in inspect.signature(command).parameters.values():
        kind = hints[one.name]
        if not hasattr(kind, "_fields"):
            shown.append(one.replace(kind=inspect.Parameter.KEYWORD_ONLY, annotation=kind))
            continue
        bundles[one.name] = kind
        fields = get_type_hints(kind, include_extras=True)
        shown += [
            inspect.Parameter(
                name, inspect.Parameter.KEYWORD_ONLY,
                default=kind._field_defaults.get(name, inspect.Parameter.empty), annotation=fields[name],
            )
            for name in kind._fields
        ]  # fmt: skip

    @wraps(command)
    def run(**given: Any) -> int:
        filled = {name: kind(**{field: given.pop(field) for field in kind._fields}) for name, kind in bundles.items()}
        return command(**given, **filled)

    run.__annotations__ = {one.name: one.annotation for one in shown} | {"return": int}
    vars(run)["__signature__"] = inspect.Signature(shown, return_annotation=int)
    return run
