"""`shuto db`: a whole database: bring it up to date, copy it into another one, check it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from shuto.cli.options import AsJson, Database, Lang
from shuto.cli.problem import ILLEGAL, LEGAL, Problem
from shuto.cli.show import BAD, Output
from shuto.server.settings import default_database

From = Annotated[
    str, typer.Argument(metavar="FROM", help="A file, or postgresql://user@host/name.", show_default=False)
]
To = Annotated[
    str, typer.Argument(metavar="TO", help="An empty database, or a file that does not exist yet.", show_default=False)
]

_FLAWS = {
    "gap": "cli-db-gap",
    "count": "cli-db-count",
    "unreadable": "cli-db-unreadable",
    "illegal": "cli-db-illegal",
    "orphans": "cli-db-orphans",
}

app = typer.Typer(
    name="db", help="Bring a database up to date, copy it into another one, or check it.", no_args_is_help=True,
    rich_markup_mode="rich",
)  # fmt: skip


@contextmanager
def _said() -> Iterator[None]:
    """Errors of a database in one line."""
    from shuto.server.storage.protocol import StorageError

    try:
        yield
    except StorageError as error:
        raise Problem("db", error) from None


@app.command("migrate")
def migrate(context: typer.Context, database: Database = None, lang: Lang = None) -> int:
    """Bring the schema of a database up to date. A server does so when it starts."""
    from shuto.server.storage.opening import open_database
    from shuto.server.storage.sql.copying import check_exists
    from shuto.server.storage.sql.migrations import SCHEMA
    from shuto.server.storage.sql.migrations import migrate as bring_up_to_date

    out = Output(context, lang, as_json=False)
    with _said():
        opened = open_database(database or default_database())
        check_exists(opened)
        link = opened.link(migrated=False)
        try:
            before = bring_up_to_date(link, opened.name)
        finally:
            link.close()
    message = "cli-db-is-current" if before == SCHEMA else "cli-db-migrated"
    out.line(out.say(message, name=opened.name, before=before, now=SCHEMA))
    return LEGAL


@app.command("copy")
def copy(context: typer.Context, source: From, target: To, as_json: AsJson = False, lang: Lang = None) -> int:
    """Copy all games and players into an empty database, between SQLite and PostgreSQL as well.

    Stop the server first: what it stores meanwhile is not copied. What was copied is read back and compared.
    """
    from shuto.server.storage.opening import open_database
    from shuto.server.storage.sql.copying import copy as copy_all

    out = Output(context, lang, as_json)
    with _said():
        found = copy_all(open_database(source), open_database(target))
    if as_json:
        out.document([one._asdict() for one in found])
        return LEGAL
    table = out.table(*map(out.say, ("cli-db-table", "cli-db-rows", "cli-db-digest")), right=(1,))
    for one in found:
        table.add_row(one.table, str(one.rows), one.digest[:16])
    out.show(table)
    out.line(out.say("cli-db-copied"))
    return LEGAL


@app.command("check")
def check(context: typer.Context, database: Database = None, as_json: AsJson = False, lang: Lang = None) -> int:
    """Check every match: its log is complete, can be read, and is legal from the first turn on.

    The exit code is 1 if something is wrong.
    """
    from shuto.server.checking import check as check_all
    from shuto.server.storage.opening import open_database

    out = Output(context, lang, as_json)
    with _said():
        found = check_all(open_database(database or default_database()))
    if as_json:
        out.document({**found._asdict(), "flaws": [flaw._asdict() for flaw in found.flaws]})
    else:
        for flaw in found.flaws:
            out.line((out.say(_FLAWS[flaw.what], id=flaw.subject, detail=flaw.detail), BAD))
        message = "cli-db-flawed" if found.flaws else "cli-db-sound"
        out.line(out.say(message, matches=found.matches, events=found.events, flaws=len(found.flaws)))
    return ILLEGAL if found.flaws else LEGAL
