"""Links to a table that show a preview where they are posted.

The page reads its routes from the fragment of the URL, which a crawler never sends. So a table has an address of its
own here. It names the game and its picture (Open Graph) and leads a browser on to the page.
"""

from __future__ import annotations

import re
from dataclasses import replace
from html import escape
from io import BytesIO
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter

from shuto import draw
from shuto.draw.palette import TABLE
from shuto.match.match import Match
from shuto.rules.editions.naming import edition_name
from shuto.rules.position import Position
from shuto.rules.reasons.places import place_text, places
from shuto.server.headers import policy
from shuto.server.routes.matches import table_of
from shuto.server.routes.pictures import answer, paints
from shuto.text import LANGUAGES, best_language, listed, say

WIDTH, HEIGHT = 1200, 630
"""The size in px that social networks ask for."""
LONGEST_LINK = 500
"""Characters of a link in a QR code."""
_LONGEST = 280
"""Most previews cut a description off after about two hundred characters."""

# A fragment is passed on: a token (then the link is an invitation), or a moment of the game (&step=…).
_LEAD_ON = (
    "const h=location.hash.slice(1),a=document.querySelector('a');location.replace(a.href+(h===''||h[0]==='&'?h:'/'+h))"
)
_POLICY = policy(script=_LEAD_ON)


@get("/g/{match_id:str}", media_type=MediaType.HTML, include_in_schema=False)
async def table_page(
    request: Request[Any, Any, Any], match_id: FromPath[str], state: State, lang: FromQuery[str] = ""
) -> Response[str]:
    """A table, for crawlers and browsers. `lang` is the language of the preview."""
    language = best_language(lang or request.headers.get("accept-language"))
    table = await state.lobby.find(match_id)
    if table is None:
        gone = _page("../", language, say(language, "web-gone"), "Shuto", {})
        return Response(gone, media_type=MediaType.HTML, status_code=404)
    match: Match = table.match
    title, about = title_of(match, language), about_of(match, language)
    here = f"{_origin(request)}/g/{match_id}"
    tags = {
        "og:site_name": "Shuto",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": here,
        "og:image": f"{here}/picture.png?r={match.revision}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
        "og:locale": language,
    }
    return Response(
        _page(f"../#/match/{match_id}", language, title, about, tags),
        media_type=MediaType.HTML,
        headers={"cache-control": "no-cache", "content-security-policy": _POLICY},
    )


@get("/g/{match_id:str}/picture.png", media_type="image/png", include_in_schema=False)
async def table_picture(request: Request[Any, Any, Any], match_id: FromPath[str], state: State) -> Response[bytes]:
    """The current table of a match at a slant, without words."""
    match: Match = (await table_of(state.lobby, match_id)).match
    position, colours = match.position, paints(match)
    return await answer(
        request, f"{match_id}.{match.revision}.png", "image/png", lambda: share_picture(position, colours)
    )


@get("/api/qr.svg", sync_to_thread=True)
def qr(text: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_LINK)]) -> Response[bytes]:
    """A link as a QR code, to open it on a phone. It is drawn here, so that no other server learns the link."""
    import segno

    drawn = BytesIO()
    segno.make(text, micro=False, error="m").save(drawn, kind="svg", scale=8, border=3, light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private, max-age=86400"})


def share_picture(position: Position, colours: list[str]) -> bytes:
    """The table at a slant as PNG. It needs no font, because it has no words."""
    import resvg_py

    svg = draw.scenic(position, draw.Outlook(WIDTH, HEIGHT), colours=colours)
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, background=TABLE, skip_system_fonts=True))


def names_for(match: Match, language: str) -> tuple[str, ...]:
    """The names of the players for readers elsewhere: a person without a name is named by their colour."""
    nameless = re.compile(f"({'|'.join(say(one, 'web-name-human') for one in LANGUAGES)})( [0-9]+)?")
    settings = match.settings
    seats = zip(match.game.players, settings.seats, settings.colours(), strict=True)
    return tuple(
        say(language, f"web-colour-{colour}") if seat.kind != "bot" and nameless.fullmatch(name) else name
        for name, seat, colour in seats
    )


def title_of(match: Match, language: str) -> str:
    """Who plays, and who won."""
    outcome, names, seating = match.position.outcome, names_for(match, language), match.seating
    if seating.gathering:
        hosts = [names[seat] for seat in sorted(seating.held_by(seating.host))]
        return say(language, "people-invites", player=hosts[0]) if hosts else say(language, "people-gathering")
    players = listed(language, names)
    if outcome is None:
        return players
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == 1:
        won = say(language, "outcome-won", player=winners[0])
    else:
        won = say(language, "outcome-shared", players=listed(language, winners))
    return say(language, "facts-separator").join([won, players])


def about_of(match: Match, language: str) -> str:
    """The edition, and why the players have their places or whose turn it is."""
    names = names_for(match, language)
    position = replace(match.position, game=replace(match.game, players=names))
    edition = edition_name(match.game.edition, language)
    if match.seating.gathering:
        told = say(language, "people-gathering-about")
    elif position.to_move is not None:
        told = say(language, "to-move", player=names[position.to_move])
    else:
        ranked = places(position, match.history.recorder.departures)
        told = " ".join(f"{one.place}. {place_text(position, one, language)}" for one in ranked)
    text = say(language, "pair", name=edition, value=told)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1].rstrip() + "…"


def _origin(request: Request[Any, Any, Any]) -> str:
    """The address of the server as the reader knows it; a proxy for TLS says so in a header."""
    scheme = request.headers.get("x-forwarded-proto", request.url.scheme).split(",")[0].strip()
    return f"{'https' if scheme == 'https' else 'http'}://{request.headers.get('host', request.url.netloc)}"


def _page(goal: str, language: str, title: str, about: str, tags: dict[str, str]) -> str:
    """A page that leads on to `goal`, if it has a preview; else one that says what is wrong."""
    script = f"<script>{_LEAD_ON}</script>" if tags else ""
    metas = [f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()]
    metas.append('<meta name="twitter:card" content="summary_large_image">')
    metas.append(f'<meta name="description" content="{escape(about)}">')
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>{''.join(metas)}</head>"
        f'<body><p><a href="{escape(goal)}">{escape(title)}</a></p><p>{escape(about)}</p>{script}</body></html>'
    )


HANDLERS = [table_page, table_picture, qr]
