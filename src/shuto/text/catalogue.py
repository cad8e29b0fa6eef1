"""The Fluent messages of each language, loaded from the files in this folder on first use."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de", "it", "ja")
CATALOGUES = (
    "faults", "rules", "labels", "cli", "draw", "web", "hand", "home", "lessons", "reading", "moves", "endings",
    "missions", "wreck", "people", "clock", "lobby",
)  # fmt: skip
DECIMALS = 1  # a tenth of a millimetre or of a degree is precise enough for readers


def say(language: str, message: str, **args: str | int | float) -> str:
    """The message in the best available language; raises KeyError for an unknown id or a missing argument."""
    spoken = best_language(language)
    bundle, ids = _catalogue(spoken)
    if message not in ids:
        raise KeyError(f"no message {message!r}")
    # Round before Fluent selects a variant, so that the variant fits the number shown: 0.04 mm must not read "0 mm".
    shown = {name: round(float(v), DECIMALS) + 0.0 if isinstance(v, float) else v for name, v in args.items()}
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, shown)
    if errors:
        raise KeyError(f"message {message!r} in {spoken!r}: {errors[0]}")
    return str(text)


def listed(language: str, names: Sequence[str]) -> str:
    """Names joined as in a sentence: "Ann, Bob and Cat"."""
    from babel.lists import format_list

    spoken = best_language(language)
    return format_list(names, locale="en_GB" if spoken == "en" else spoken) if names else ""


def has(message: str) -> bool:
    """Whether a message with this id exists. All languages have the same ids."""
    return message in message_ids(LANGUAGES[0])


def message_ids(language: str) -> frozenset[str]:
    """The ids of all messages in the best available language."""
    return _catalogue(best_language(language))[1]


def best_language(wanted: str | None) -> str:
    """The language for a locale such as "fr-CA" or "de_AT.UTF-8"; English if it is not supported."""
    prefix = re.split(r"[^a-z]", (wanted or "").strip().lower(), maxsplit=1)[0]
    return prefix if prefix in LANGUAGES else LANGUAGES[0]


@cache
def _catalogue(language: str) -> tuple[FluentBundle, frozenset[str]]:
    # Imported here because Fluent and its locale data take 0.1 s to load, and most programs need no messages.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Message

    bundle = FluentBundle([language], use_isolating=False)
    ids: set[str] = set()
    for name in CATALOGUES:
        resource = FluentResource(files("shuto.text").joinpath(language, f"{name}.ftl").read_text("utf-8"))
        bundle.add_resource(resource)
        ids.update(entry.id.name for entry in resource.body if isinstance(entry, Message))
    return bundle, frozenset(ids)
