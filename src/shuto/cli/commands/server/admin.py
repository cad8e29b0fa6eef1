"""`shuto admin`: what the owner of a server does with its database, also while the server runs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from shuto.cli.files import write_out
from shuto.cli.options import AsJson, Database, Out
from shuto.cli.problem import LEGAL, Problem
from shuto.cli.show import Output
from shuto.server.settings import default_database
from shuto.typed import from_json

if TYPE_CHECKING:
    from shuto.server.storage.protocol import Summary
    from shuto.server.storage.sql.admin import Admin

Id = Annotated[
    str,
    typer.Argument(
        metavar="ID", help="The id of a match or of a player; after -- if it begins with a dash.", show_default=False
    ),
]
PlayerId = Annotated[
    str, typer.Argument(metavar="ID", help="The id of a player; after -- if it begins with a dash.", show_default=False)
]
Players = Annotated[bool, typer.Option("--players", help="List players instead of matches.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
Limit = Annotated[int, typer.Option("--limit", metavar="N", min=1, max=100_000, help="List at most N.")]

app = typer.Typer(
    name="admin", help="Look after the games of a server, also while it runs.", no_args_is_help=True,
    rich_markup_mode="rich",
)  # fmt: skip


@contextmanager
def _opened(database: str | None) -> Iterator[Admin]:
    from shuto.server.storage.opening import open_database
    from shuto.server.storage.protocol import StorageError
    from shuto.server.storage.sql.admin import Admin

    try:
        with Admin.open(open_database(database or default_database())) as admin:
            yield admin
    except StorageError as error:
        raise Problem("admin", error) from None


@app.command("list")
def list_matches(
    context: typer.Context,
    players: Players = False,
    limit: Limit = 50,
    database: Database = None,
    as_json: AsJson = False,
) -> int:
    """List the matches that changed last, private ones and lessons included; or the players seen last."""
    out = Output(context, None, as_json)
    with _opened(database) as admin:
        if players:
            return _list_players(out, admin, limit)
        rows = [_listed(row) for row in admin.matches(limit)]
    if as_json:
        out.document(rows)
        return LEGAL
    headings = ("cli-admin-match", "cli-admin-changed", "cli-admin-events", "cli-admin-turns", "cli-admin-players")
    table = out.table(*map(out.say, headings), right=(2, 3))
    for row in rows:
        names = ", ".join(row["players"]) or out.say("cli-admin-lesson")
        table.add_row(row["id"], row["updated_at"], str(row["events"]), str(row["turns"]), names)
    out.show(table)
    return LEGAL


def _list_players(out: Output, admin: Admin, limit: int) -> int:
    found = admin.players(limit)
    if out.as_json:
        out.document([one._asdict() for one in found])
        return LEGAL
    table = out.table(*map(out.say, ("cli-admin-player", "cli-admin-name", "cli-admin-seen", "cli-admin-banned")))
    for one in found:
        table.add_row(one.id, one.name, one.seen_at, one.banned_at or "")
    out.show(table)
    return LEGAL


@app.command("inspect")
def inspect(context: typer.Context, which: Id, database: Database = None) -> int:
    """Print what is stored of a match (settings, size, what happened last) or of a player."""
    with _opened(database) as admin:
        if not admin.has_match(which):
            Output(context, None, as_json=True).document(_player_data(admin, which))
            return LEGAL
        stored, log = admin.match(which), admin.log(which)
    created = _event(log[0].event) if log else {}
    Output(context, None, as_json=True).document(
        {
            **_listed(stored.summary),
            "created_at": stored.summary.created_at,
            "public": stored.public,
            "carries": stored.carries,
            "bytes": stored.size,
            "settings": created.get("settings"),
            "last_events": [{"number": one.number, "at": one.at, **_event(one.event)} for one in log[1:][-10:]],
        }
    )
    return LEGAL


@app.command("export")
def export(context: typer.Context, which: Id, file_out: Out = None, database: Database = None) -> int:
    """Write the whole log of a match as JSON, or everything about a player. Hashes of secrets are left out."""
    import msgspec

    out = Output(context, None, as_json=False)
    with _opened(database) as admin:
        if admin.has_match(which):
            events = [{"number": one.number, "at": one.at, "event": _event(one.event)} for one in admin.log(which)]
            document = {"id": which, "created_at": admin.match(which).summary.created_at, "events": events}
        else:
            document = _player_data(admin, which)
    text = msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"
    if write_out(file_out, text):
        out.line(out.say("cli-saved", file=str(file_out)))
    else:
        sys.stdout.write(text)
    return LEGAL


@app.command("delete")
def delete(context: typer.Context, which: Id, yes: Yes = False, database: Database = None) -> int:
    """Delete a match or a player for ever. A running server closes its connections.

    Games keep the seat of a deleted player, without the person.
    """
    from shuto.server.people.rewriting import without

    out = Output(context, None, as_json=False)
    with _opened(database) as admin:
        is_match = admin.has_match(which)
        if not is_match:
            admin.player(which)
        if not yes:
            _ask(out.say("cli-admin-sure", id=which))
        if is_match:
            admin.delete_match(which)
        else:
            admin.delete_player(which, lambda event: without(event, which))
    out.line(out.say("cli-admin-deleted", id=which))
    return LEGAL


@app.command("ban")
def ban(context: typer.Context, which: PlayerId, database: Database = None) -> int:
    """Ban a player: their secret opens nothing any more. A running server closes their connections."""
    return _ban(context, which, database, banned=True)


@app.command("unban")
def unban(context: typer.Context, which: PlayerId, database: Database = None) -> int:
    """Lift the ban of a player."""
    return _ban(context, which, database, banned=False)


def _ban(context: typer.Context, which: str, database: str | None, *, banned: bool) -> int:
    out = Output(context, None, as_json=False)
    with _opened(database) as admin:
        admin.ban(which, banned=banned)
    out.line(out.say("cli-admin-is-banned" if banned else "cli-admin-not-banned", id=which))
    return LEGAL


@app.command("clean")
def clean(
    context: typer.Context,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Delete nothing; only list what would be.")] = False,
    database: Database = None,
) -> int:
    """Delete abandoned matches: games of at most one turn after 30 days, lessons after 7. A server does so daily."""
    from datetime import UTC, datetime

    out = Output(context, None, as_json=False)
    with _opened(database) as admin:
        found = admin.clean(datetime.now(UTC), dry_run=dry_run)
    for match in found:
        out.line(match)
    out.line(out.say("cli-admin-would-delete" if dry_run else "cli-admin-cleaned", count=len(found)))
    return LEGAL


def _ask(question: str) -> None:
    """Ask for consent; raises Problem without it."""
    if not sys.stdin.isatty():
        raise Problem("admin", "nobody can be asked here; give --yes")
    if not typer.confirm(question):
        raise Problem("admin", "nothing was changed")


def _listed(row: Summary) -> dict[str, Any]:
    headline: dict[str, Any] = from_json(row.headline, dict[str, Any]) if row.headline else {}
    return {
        "id": row.id,
        "updated_at": row.updated_at,
        "events": row.events,
        "turns": headline.get("turns", 0),
        "players": headline.get("players", []),
    }


def _player_data(admin: Admin, player: str) -> dict[str, Any]:
    return {**admin.player(player)._asdict(), "matches": admin.matches_of(player)}


def _event(data: bytes) -> dict[str, Any]:
    """A stored event as data, without what may open a seat."""
    event = from_json(data, dict[str, Any])
    event.pop("seat_hashes", None)
    return event
