"""Parsing the text of a snapshot (its grammar is in text.py). Each error is one line that names the place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from shuto.rules.records.record import Setting
from shuto.rules.snapshot.course import STATUSES
from shuto.rules.snapshot.pieces import (
    SnapshotError,
    StatedCar,
    StatedColumn,
    StatedComponent,
    StatedPlayer,
    StatedRoad,
    StatedSupply,
)
from shuto.rules.snapshot.snapshot import MOST_PIECES, VERSION, Snapshot
from shuto.rules.snapshot.text import DERIVED, NOTHING, WORD
from shuto.rules.turn import Lie
from shuto.typed import from_json

T = TypeVar("T")

_FIELDS = ("game", "components", "columns", "roads", "cars", "supplies", "course")
_WORD = re.compile(r'(?:"(?:[^"\\]|\\.)*"|[^\s"])+|\S')
_NUMBER = r"(-?[0-9]{1,6}(?:\.[0-9]{1,20})?)"
_POINT = rf"{_NUMBER},{_NUMBER}"
_COMPONENT = re.compile(rf"([a-z0-9-]{{1,30}}):{_POINT}(?:@{_NUMBER})?(?:~([0-9]{{1,2}}))?")
_COLUMN = re.compile(rf"([0-9]{{1,2}}):{_POINT},([0-9]{{1,4}})(j)?")
_ROAD = re.compile(
    rf"(?:c([0-9]{{1,4}})|{_POINT})?>(?:c([0-9]{{1,4}})|{_POINT})?(?:\[{_NUMBER},{_NUMBER},{_NUMBER},{_NUMBER}\])?"
)
_CAR = re.compile(rf"r([0-9]{{1,4}}):{_NUMBER}(?::([a-z-]{{1,30}}))?(?:@{_NUMBER})?")
_SUPPLY = re.compile(r"(?:([0-9]{1,4})g)?(?:([0-9]{1,4})y)?(?:([0-9]{1,4})r)?(?::([a-z*0-9,-]*))?")
_LEFT = re.compile(r"([a-z-]{1,30})\*([0-9]{1,4})")
_PLAYER = re.compile(r"p([0-9]{1,2})=([a-z]{1,10})(?:\.([0-9]{1,3}))?(?:~([0-9]{1,7}):([0-9,]{0,40}))?")
_PHASES = ("setup", "building")


def parse_snapshot(text: str) -> Snapshot:
    """Parse a snapshot. Raises SnapshotError with a message of one line."""
    fields: list[list[str]] = [[]]
    for word in _WORD.findall(text):
        if word == "/":
            fields.append([])
        else:
            fields[-1].append(word)
    game = _game(fields[0])
    if len(fields) != len(_FIELDS):
        raise SnapshotError(f"{len(_FIELDS)} fields are needed ({', '.join(_FIELDS)}), not {len(fields)}")
    fields = [[] if words == [NOTHING] else words for words in fields]
    _, components, columns, roads, cars, supplies, course = fields
    return Snapshot(
        **game,
        components=_each(components, "components", _component),
        columns=_each(columns, "columns", _column),
        roads=_each(roads, "roads", _road),
        cars=_each(cars, "cars", _car),
        supplies=_each(supplies, "supplies", _supply) if supplies else None,
        **_course(course),
    )


def _each(words: list[str], what: str, read: Callable[[str], T]) -> tuple[T, ...]:
    if len(words) > MOST_PIECES:
        raise SnapshotError(f"{what}: {len(words)} are too many (at most {MOST_PIECES})")
    result = []
    for i, word in enumerate(words):
        try:
            result.append(read(word))
        except SnapshotError as error:
            raise SnapshotError(f"{what}[{i}]: {error}") from None
    return tuple(result)


def _match(pattern: re.Pattern[str], word: str, what: str, example: str) -> tuple[str | Any, ...]:
    match = pattern.fullmatch(word)
    if match is None:
        raise SnapshotError(f"{word[:40]!r} is not a {what} (such as {example})")
    return match.groups()


def _number(word: str | None) -> int | None:
    return None if word is None else int(word)


def _game(words: list[str]) -> dict[str, Any]:
    if len(words) < 3 or words[0] != WORD or not re.fullmatch("[0-9]{1,6}", words[1]):
        raise SnapshotError(f"'{WORD} {VERSION} EDITION' is needed")
    if not 1 <= int(words[1]) <= VERSION:
        raise SnapshotError(f"version: {words[1]} is not one that this Shuto reads (up to {VERSION})")
    players = tuple(_name(word) for word in words[3:] if word.startswith('"'))
    fields: dict[str, Any] = {"edition": words[2], "players": players, "house_rules": {}}
    for word in words[3:]:
        name, equals, value = word.partition("=")
        if word.startswith('"'):
            continue
        if name == "first" and re.fullmatch("[0-9]{1,2}", value):
            fields["first"] = int(value)
        elif name == "table" and (match := re.fullmatch(f"{_NUMBER}x{_NUMBER}", value)):
            fields["table"] = (float(match[1]), float(match[2]))
        elif name == "types" and value:
            fields["car_types"] = tuple(value.split(","))
        elif name.startswith("rule:") and equals:
            fields["house_rules"][name.removeprefix("rule:")] = _value(name, value)
        else:
            raise SnapshotError(f'game: {word[:40]!r} says nothing (such as "Ann", first=1 or rule:cars=5)')
    return fields


def _name(word: str) -> str:
    try:
        return from_json(word, str)
    except msgspec.DecodeError:
        raise SnapshotError(f"players: {word[:60]!r} is not a name in quotes") from None


def _value(name: str, value: str) -> Setting:
    try:
        setting: Setting = from_json(value, Setting)
    except (msgspec.DecodeError, RecursionError):
        raise SnapshotError(f'{name[:40]}: {value[:30]!r} is not a value (true, 5, "must")') from None
    return setting


def _component(word: str) -> StatedComponent:
    name, x, y, angle, by = _match(_COMPONENT, word, "component", "tower:200,140@45")
    return StatedComponent(id=name, x=float(x), y=float(y), angle=float(angle or 0.0), by=_number(by))


def _column(word: str) -> StatedColumn:
    owner, x, y, height, junction = _match(_COLUMN, word, "column", "0:119,-60,2 or 1:0,60,3j")
    return StatedColumn(
        owner=int(owner), x=float(x), y=float(y), height=int(height), junction=junction is not None
    )  # fmt: skip


def _road(word: str) -> StatedRoad:
    start, from_x, from_y, end, to_x, to_y, *lie = _match(_ROAD, word, "road", ">c0, c0>c2 or c2>10,-200")
    if (from_x is None) == (to_x is None):
        toward = None
        if from_x is not None:
            raise SnapshotError(f"{word[:40]!r} is not a road: it has no column")
    else:
        toward = (float(from_x or to_x), float(from_y or to_y))
    ends: Lie | None = None if lie[0] is None else (float(lie[0]), float(lie[1]), float(lie[2]), float(lie[3]))
    return StatedRoad(from_column=_number(start), to_column=_number(end), toward=toward, lie=ends)


def _car(word: str) -> StatedCar:
    road, place, kind, offset = _match(_CAR, word, "car", "r0:60 or r4:82.5:limousine@-1")
    return StatedCar(road=int(road), at=float(place), type=kind or "plain", offset=float(offset or 0.0))


def _supply(word: str) -> StatedSupply:
    if word == DERIVED:
        return StatedSupply()
    gray, yellow, roads, cars = _match(_SUPPLY, word, "supply", "30g3y14r")
    left: dict[str, int] | None = None
    if cars is not None:
        pairs = [_match(_LEFT, one, "car in a supply", "sedan*1") for one in cars.split(",") if one]
        left = {name: int(count) for name, count in pairs}
    return StatedSupply(gray=_number(gray), yellow=_number(yellow), roads=_number(roads), cars=left)


def _course(words: list[str]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    players: dict[int, StatedPlayer] = {}
    for i, word in enumerate(words):
        name, _, value = word.partition("=")
        plain = re.fullmatch("[0-9]{1,7}", value or word)
        if i < 2 and (plain or word == NOTHING) and not value:
            fields[("to_move", "turns_played")[i]] = None if word == NOTHING else int(word)
        elif name == "phase" and value in _PHASES:
            fields["phase"] = value
        elif name == "over" and value:
            fields["reason"] = value
        elif name == "passes" and plain and value:
            fields["passes"] = int(value)
        elif word in ("last-round", "last-round=no"):
            fields["last_round"] = word == "last-round"
        elif match := _PLAYER.fullmatch(word):
            players[int(match[1])] = _player(word, match)
        else:
            raise SnapshotError(f"course: {word[:40]!r} says nothing (such as 1 12 passes=1 p0=out.1)")
    if players:
        if sorted(players) != list(range(len(players))):
            raise SnapshotError("course: every player from p0 on is needed, or none")
        fields["status"] = tuple(players[seat] for seat in sorted(players))
    return fields


def _player(word: str, match: re.Match[str]) -> StatedPlayer:
    status = next((name for name in STATUSES if name == match[2]), None)
    if status is None:
        raise SnapshotError(f"course: {word[:40]!r} is not a player (such as p0=in, p1=out.1 or p2=in~12:0,1)")
    waits = tuple(int(seat) for seat in (match[5] or "").split(",") if seat)
    return StatedPlayer(status=status, place=int(match[3] or 0), since=int(match[4] or 0), waits_for=waits)
