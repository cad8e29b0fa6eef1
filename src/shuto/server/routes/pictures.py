"""Pictures of tables: a small plan for lists of games. Those of `sharing` are kept here, too."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from shuto import draw
from shuto.draw.palette import SEATS
from shuto.match.match import Match
from shuto.match.settings import COLOURS
from shuto.server.routes.matches import table_of

MOST_AT_ONCE = 2
"""How many pictures are drawn at the same time, so that games do not slow down."""
MOST_KEPT = 100
"""How many pictures are kept in memory."""
_PAINT = dict(zip(COLOURS, (seat.colour for seat in SEATS), strict=True))


class Pictures:
    """The pictures that were drawn last, by their tags. A picture that several clients ask for is drawn once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, asyncio.Future[bytes]] = OrderedDict()
        self._free = asyncio.Semaphore(MOST_AT_ONCE)

    async def get(self, tag: str, draw: Callable[[], bytes]) -> bytes:
        """The picture with this tag. It is drawn in a worker thread, unless it is kept."""
        found = self._kept.get(tag)
        if found is None:
            found = self._kept[tag] = asyncio.ensure_future(self._drawn(draw))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(tag)
        try:
            return await asyncio.shield(found)
        except Exception:
            self._kept.pop(tag, None)
            raise

    async def _drawn(self, draw: Callable[[], bytes]) -> bytes:
        async with self._free:
            return await asyncio.to_thread(draw)


async def answer(request: Request[Any, Any, Any], tag: str, kind: str, picture: Callable[[], bytes]) -> Response[bytes]:
    """A picture that browsers keep. They ask each time whether it is still the same one."""
    headers = {"etag": f'"{tag}"', "cache-control": "no-cache"}
    if tag in (one.strip().strip('"') for one in request.headers.get("if-none-match", "").split(",")):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers, media_type=kind)
    body: bytes = await request.app.state.pictures.get(tag, picture)
    return Response(body, headers=headers, media_type=kind)


def paints(match: Match) -> list[str]:
    """The colours of the seats, as the page shows them."""
    return [_PAINT[colour] for colour in match.settings.colours()]


@get("/api/matches/{match_id:str}/picture.svg", media_type="image/svg+xml")
async def small_picture(request: Request[Any, Any, Any], match_id: FromPath[str], state: State) -> Response[bytes]:
    """The current table of a match from above, as a small SVG without words. Its ETag changes with the revision."""
    match = (await table_of(state.lobby, match_id)).match
    position, colours = match.position, paints(match)
    return await answer(
        request,
        f"{match_id}.{match.revision}.svg",
        "image/svg+xml",
        lambda: draw.picture(position, colours=colours).encode(),
    )


HANDLERS = [small_picture]
