"""Routes of the rules: the clauses of an edition in our own words, their pictures, and what is often misread."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery

from shuto.draw import figure
from shuto.learn.rulebook.book import Book, open_book
from shuto.learn.rulebook.examples import examples
from shuto.learn.rulebook.reading import misread_view, rules_view
from shuto.learn.rulebook.scenes import is_shown, scene
from shuto.learn.rulebook.views import RulesView, TopicView
from shuto.rules.editions.edition import UnknownEditionError
from shuto.rules.editions.switches import HouseRuleError
from shuto.text import best_language
from shuto.typed import from_json

SVG = "image/svg+xml"
LONGEST_RULES = 2_000
"""Characters of the house rules in a request: every switch takes fewer."""
KEPT = 64
"""How many answers are kept."""
KEPT_PICTURES = 512
AN_HOUR = CacheControlHeader(public=True, max_age=3600)
"""How long a browser keeps a picture: it changes only with a new version of Shuto."""


@get("/api/rules/{edition:str}", sync_to_thread=True)
def rules(
    edition: FromPath[str],
    house_rules: FromQuery[str] = "{}",
    compare: FromQuery[str] = "",
    compare_house_rules: FromQuery[str] = "{}",
    lang: FromQuery[str] = "en",
) -> RulesView:
    """The rules of an edition in our own words. House rules are JSON objects; `compare` names another edition."""
    return _rules((edition, house_rules), (compare, compare_house_rules) if compare else None, best_language(lang))


@lru_cache(maxsize=KEPT)
def _rules(book: tuple[str, str], other: tuple[str, str] | None, language: str) -> RulesView:
    return rules_view(book_of(*book), language, None if other is None else book_of(*other))


@get("/api/rules/{edition:str}/pictures/{example:str}", media_type=SVG, cache_control=AN_HOUR, sync_to_thread=True)
def rule_picture(
    edition: FromPath[str], example: FromPath[str], house_rules: FromQuery[str] = "{}", lang: FromQuery[str] = "en"
) -> Response[str]:
    """The picture of an example under the rules of an edition, as SVG."""
    return Response(_picture(edition, house_rules, example, best_language(lang)), media_type=SVG)


@lru_cache(maxsize=KEPT_PICTURES)
def _picture(edition: str, house_rules: str, example: str, language: str) -> str:
    book, found = book_of(edition, house_rules), examples().get(example)
    if found is None or not is_shown(found, book):
        raise HTTPException(detail=f"no example {example[:40]!r} in these rules", status_code=404)
    return figure(scene(found, book), language=language)


@get("/api/misread", sync_to_thread=True)
def misread(lang: FromQuery[str] = "en") -> list[TopicView]:
    """Questions that are often answered wrongly, what each book says, and the referee's answer to an example."""
    return list(_misread(best_language(lang)))


@lru_cache
def _misread(language: str) -> tuple[TopicView, ...]:
    return tuple(misread_view(language))


def book_of(edition: str, house_rules: str = "{}") -> Book:
    """The book of a request; 404 for an unknown edition, 400 for house rules that cannot be."""
    try:
        return open_book(edition, changes=_changes(house_rules))
    except UnknownEditionError as error:
        raise HTTPException(detail=str(error), status_code=404) from None
    except HouseRuleError as error:
        raise HTTPException(detail=str(error), status_code=400) from None


def _changes(text: str) -> dict[str, Any]:
    try:
        if len(text) > LONGEST_RULES:
            raise HouseRuleError("house rules: too long")
        return from_json(text, dict[str, bool | int | float | str | None])
    except msgspec.DecodeError:
        raise HouseRuleError("house rules: a JSON object is needed") from None


HANDLERS = [rules, rule_picture, misread]
