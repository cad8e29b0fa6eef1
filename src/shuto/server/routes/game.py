"""Routes about the game: editions, shapes of pieces, texts."""

from __future__ import annotations

from importlib.resources import files

from litestar import MediaType, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery

from shuto.rules.editions.clauses import SWITCH_OF
from shuto.rules.editions.edition import EDITION_IDS, PieceShapes, edition_ids, load_edition, load_pieces
from shuto.rules.editions.lengths import minutes
from shuto.rules.editions.naming import edition_about, edition_name
from shuto.server.wire.pages import EditionView
from shuto.text import LANGUAGES, best_language
from shuto.text.catalogue import CATALOGUES

EXPLAINED = {switch: f"rule-{clause.value}-" for clause, switch in reversed(SWITCH_OF.items())}
EXPLAINED["short_of"] = "rule-material-short-"
"""By switch: the common prefix of the message ids that explain its values."""


@get("/api/editions", sync_to_thread=False)
def editions(lang: FromQuery[str] = "en") -> list[EditionView]:
    """All editions: description, number of players, and every switch with its explanations."""
    language = best_language(lang)
    return [_edition(name, language) for name in edition_ids()]


def _edition(name: str, language: str) -> EditionView:
    edition = load_edition(name)
    return EditionView(
        id=name,
        name=edition_name(edition, language),
        about=edition_about(edition, language),
        players=edition.players,
        missions=edition.has_missions,
        typed_cars=bool(edition.car_types),
        switches=edition.switches,
        explained=EXPLAINED,
        minutes=minutes(edition),
    )


@get("/api/pieces", sync_to_thread=False)
def pieces() -> PieceShapes:
    """The shapes of the pieces in mm, as they are unless a house rule changes them."""
    return load_pieces()


@get("/api/text/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def text(language: FromPath[str]) -> str:
    """The Fluent catalogue of a language. The server uses the same one."""
    if language not in LANGUAGES:
        raise HTTPException(detail=f"no language {language[:10]!r}", status_code=404)
    folder = files("shuto.text").joinpath(language)
    own = [load_edition(name) for name in edition_ids() if name not in EDITION_IDS]
    names = [f'edition-{one.id} = {{"{_fluent(edition_name(one, language))}"}}\n' for one in own]
    return "\n".join([*(folder.joinpath(f"{name}.ftl").read_text("utf-8") for name in CATALOGUES), *names])


def _fluent(text: str) -> str:
    """A text inside the quotes of a Fluent literal."""
    return text.replace("\\", "\\\\").replace('"', '\\"')


HANDLERS = [editions, pieces, text]
