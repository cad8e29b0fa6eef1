"""Names of editions in the language of the reader."""

from __future__ import annotations

from collections.abc import Mapping

from shuto.rules.editions.edition import EDITION_IDS, Edition
from shuto.text import LANGUAGES, best_language, say


def edition_name(edition: Edition, language: str) -> str:
    """The name of an edition."""
    if edition.id in EDITION_IDS:
        return say(language, f"edition-{edition.id}")
    return _best(edition.names, language) or edition.id


def edition_about(edition: Edition, language: str) -> str:
    """The property that distinguishes an edition; empty if its file does not say."""
    if edition.id in EDITION_IDS:
        return say(language, f"edition-{edition.id}-about")
    return _best(edition.about, language)


def _best(texts: Mapping[str, str], language: str) -> str:
    """The text in this language, else in the first of our languages that has it."""
    return next((texts[one] for one in (best_language(language), *LANGUAGES) if one in texts), "")
