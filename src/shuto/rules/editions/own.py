"""Editions of your own: one TOML file each, outside the package.

`SHUTO_EDITIONS` names files, or folders of files, separated as in `PATH`. Every process that inherits this variable
knows these editions: commands, servers, the workers of bots and arenas.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from shuto.rules.editions.clauses import Clause
from shuto.rules.editions.edition import VARIABLE, Edition, box_tables, load_pieces
from shuto.rules.editions.switches import HouseRuleError, override
from shuto.text import LANGUAGES
from shuto.typed import from_plain

_LARGEST = 100_000
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST_NAME = 40
_MOST_PLAYERS = 6
_GAPS = (40.0, 400.0)
_AMOUNTS = {"cars": (2, 10), "gray": (1, 99), "yellow": (0, 20), "roads": (1, 60)}
"""The least and the most that a player can get of each piece. One car and one road are on the starting ramp."""


class EditionError(ValueError):
    """A file that is not an edition. The message is one line: the file, the place in it, what is wrong."""


def read_edition(path: Path) -> Edition:
    """Read and check the edition in a TOML file; raises EditionError."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except OSError as error:
        raise EditionError(f"{path}: {(error.strerror or str(error)).lower()}") from None
    try:
        return _edition(data)
    except EditionError as error:
        raise EditionError(f"{path}: {error}") from None


@cache
def listed_editions(listed: str) -> Mapping[str, Edition]:
    """The editions in the files and folders that SHUTO_EDITIONS lists, by id; raises EditionError."""
    found: dict[str, Edition] = {}
    for place in filter(None, listed.split(os.pathsep)):
        path = Path(place)
        for file in sorted(path.glob("*.toml")) if path.is_dir() else [path]:
            edition = read_edition(file)
            if edition.id in found:
                raise EditionError(f"{file}: id: {VARIABLE} lists two editions {edition.id!r}")
            found[edition.id] = edition
    return found


def _edition(data: bytes) -> Edition:
    if len(data) > _LARGEST:
        raise EditionError(f"too large for an edition (at most {_LARGEST} bytes)")
    try:
        own = tomllib.loads(data.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise EditionError(f"not TOML: {error}") from None
    try:
        edition = from_plain(_whole(own), Edition)
    except msgspec.ValidationError as error:
        complaint, _, place = str(error).rpartition(" - at `$.")
        raise EditionError(f"{place.rstrip('`')}: {complaint}" if complaint else str(error)) from None
    _check(edition)
    return edition


def _whole(own: dict[str, Any]) -> dict[str, Any]:
    """The data of a file laid over that of the edition that it is based on."""
    known = box_tables()
    name = own.get("id")
    if not isinstance(name, str) or not _NAME.fullmatch(name) or len(name) > _LONGEST_NAME:
        raise EditionError(f"id: lower-case words joined by hyphens are needed (at most {_LONGEST_NAME} characters)")
    if name in known:
        raise EditionError(f"id: {name!r} is an edition of Shuto; choose another name")
    if "version_1" in own:
        raise EditionError("version_1: only editions of Shuto have it")
    own = {"names": {"en": name}, **own}
    base = own.pop("based_on", None)
    if base is None:
        return own
    if base not in known:
        raise EditionError(f"based_on: {base!r} is unknown; there are {', '.join(known)}")
    inherited = {key: value for key, value in known[base].items() if key != "version_1"}
    return _laid_over(inherited, own)


def _laid_over(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    merged = dict(below)
    for key, value in above.items():
        both = isinstance(value, dict) and isinstance(below.get(key), dict)
        merged[key] = _laid_over(below[key], value) if both else value
    return merged


def _check(edition: Edition) -> None:
    fewest, most = edition.players
    if not 2 <= fewest <= most <= _MOST_PLAYERS:
        raise EditionError(f"players: the fewest and the most are needed, within 2 to {_MOST_PLAYERS}")
    for count in range(fewest, most + 1):
        if str(count) not in edition.allotments:
            raise EditionError(f"allotments.{count}: missing; players = [{fewest}, {most}]")
    for players, allotment in edition.allotments.items():
        for name, (least, largest) in _AMOUNTS.items():
            if not least <= getattr(allotment, name) <= largest:
                raise EditionError(f"allotments.{players}.{name}: from {least} to {largest}")
    if not _GAPS[0] <= edition.start_gap <= _GAPS[1]:
        raise EditionError(f"start_gap: from {_GAPS[0]:g} to {_GAPS[1]:g} mm")
    _check_cars(edition)
    for clause in edition.sections:
        if clause not in set(Clause):
            raise EditionError(f"sections.{clause}: no such clause; there are {', '.join(Clause)}")
    for key, texts in (("names", edition.names), ("about", edition.about)):
        for language, text in texts.items():
            if language not in LANGUAGES or not text.strip() or not text.isprintable():
                raise EditionError(f"{key}.{language}: one line in one of {', '.join(LANGUAGES)} is needed")
    try:
        override(edition.switches, {})
        if edition.has_missions:
            override(edition.switches, {"missions": True, **edition.mission_switches})
    except HouseRuleError as error:
        raise EditionError(f"switches: {str(error).removeprefix('house rule ').removeprefix(': ')}") from None


def _check_cars(edition: Edition) -> None:
    types, known = edition.car_types, [name for name in load_pieces().car.lengths if name != "plain"]
    if not types:
        return
    if len(set(types)) != len(types) or "sedan" not in types or not set(types) <= set(known):
        raise EditionError(f"car_types: none, or different ones of {', '.join(known)}, the sedan among them")
    most = max(edition.mission_switches.get("cars", 0), *(one.cars for one in edition.allotments.values()))
    if most > len(types):
        raise EditionError(f"car_types: {len(types)} types for {most} cars; each car needs a type of its own")
