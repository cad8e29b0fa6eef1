"""Routes of records: a match as a file or a link, with its carries, and a match from one."""

from __future__ import annotations

from typing import Any, Literal

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from shuto.match.recorded import Kept, Past, collapse_of, past_of, record_of, settings_of
from shuto.match.settings import MatchSettings
from shuto.rules.records.reading import from_link, load_record
from shuto.rules.records.record import Record, RecordError
from shuto.server.routes.guard import limited
from shuto.server.routes.matches import MOST_CARRIES, bad_request, game_of
from shuto.server.wire.pages import NewMatch


@get(
    "/api/matches/{match_id:str}/record",
    responses={200: ResponseSpec(dict[str, Any], description="The record", generate_examples=False)},
)
async def record(
    match_id: FromPath[str],
    state: State,
    form: FromQuery[Literal["json", "text", "link"]] = "json",
    carry: FromQuery[int | None] = None,
) -> Response[bytes]:
    """The record of a match, as JSON, text or a link. JSON has the carries of a table with hands.

    `carry`: only up to the step of that carry, and with no other carry.
    """
    table = await game_of(state.lobby, match_id)
    match, storage = table.match, state.lobby.storage
    if carry is not None:
        stored = await storage.carry(match_id, carry) if 0 < carry < MOST_CARRIES else None
        found: Record | None = None if stored is None else collapse_of(match, carry, Kept(*stored))
        if found is None:
            raise HTTPException(detail=f"no carry {str(carry)[:20]} of match {match_id[:40]!r}", status_code=404)
        written = found
    else:
        carries = await storage.carries(match_id) if form == "json" and match.settings.by_hand else {}
        written = record_of(match, {number: Kept(*one) for number, one in carries.items()})
    if form == "json":
        return Response(await table.ask(written.to_json), media_type=MediaType.JSON)
    body = written.to_text() if form == "text" else written.to_link()
    return Response(body.encode(), media_type=MediaType.TEXT)


@post("/api/records", guards=[limited("tables")])
async def load_match(
    request: Request[Any, Any, Any], state: State, form: FromQuery[Literal["file", "link"]] = "file"
) -> NewMatch:
    """Start a match from the record in the body (JSON, text or a link). It continues after the last step."""
    body = await request.body()
    try:
        read, settings, past = await state.lobby.ask(lambda: _read(body, form))
        table, tokens = await state.lobby.create(settings, read.steps, past)
    except (RecordError, ValueError) as error:
        raise bad_request(error) from None
    return NewMatch(table.id, tokens, past.show)


def _read(body: bytes, form: str) -> tuple[Record, MatchSettings, Past]:
    """Read a record and check all of it, so that a bad file changes nothing. Raises RecordError, ValueError."""
    read = from_link(body.decode("ascii", "replace")) if form == "link" else load_record(body)
    settings = settings_of(read)
    settings.game()
    return read, settings, past_of(read, read.final())


HANDLERS = [record, load_match]
