"""Reading records: JSON, text with one line per turn, or a link. Each error is one line that names the place."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Any

import msgspec

from shuto.rules.editions.edition import UnknownEditionError, edition_ids
from shuto.rules.editions.legacy import rules_of_version_1
from shuto.rules.records.notation import NotationError, parse_step
from shuto.rules.records.record import LARGEST, MOST_STEPS, VERSION, Record, RecordError, Result, Setting, StepRecord
from shuto.rules.turn import clean


def load_record(data: bytes) -> Record:
    """Read a record, JSON or text. Raises RecordError in one line that names the place."""
    if len(data) > LARGEST:
        raise RecordError(f"a record of {len(data)} bytes is too large (at most {LARGEST})")
    data = data.removeprefix(b"\xef\xbb\xbf")  # some editors write a byte order mark
    record = _from_json(data) if data.lstrip()[:1] == b"{" else _from_text(data)
    if record.version == 1:
        record = _brought_up_to_date(record)
    if len(record.steps) > MOST_STEPS:
        raise RecordError(f"steps: {len(record.steps)} are too many (at most {MOST_STEPS})")
    return record


def _brought_up_to_date(record: Record) -> Record:
    """A record of version 1 as a current one: its rules are stated as house rules."""
    try:
        rules = rules_of_version_1(record.edition, record.house_rules)
    except UnknownEditionError as error:
        raise RecordError(str(error)) from None
    return msgspec.structs.replace(record, version=VERSION, house_rules=rules)


def from_link(link: str) -> Record:
    """Read a record from a URL."""
    try:
        packed = base64.b64decode(link + "=" * (-len(link) % 4), altchars=b"-_", validate=True)
        opened = zlib.decompressobj()
        data = opened.decompress(packed, LARGEST)
    except (binascii.Error, zlib.error, ValueError):
        raise RecordError("the link is damaged") from None
    if opened.unconsumed_tail or not opened.eof:
        raise RecordError("the link is damaged")
    return load_record(data)


def _check_version(version: Any) -> None:
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError("version: a whole number from 1 is needed")
    if version > VERSION:
        shown = str(version) if version < 10**100 else "that"
        raise RecordError(f"version: {shown} is newer than this Shuto reads (up to {VERSION})")


class _Envelope(msgspec.Struct):
    format: Any = None
    version: Any = None


def _from_json(data: bytes) -> Record:
    try:
        envelope = msgspec.json.decode(data, type=_Envelope)
        if envelope.format != "shuto-record":
            raise RecordError("format: this is not a Shuto record ('shuto-record' is needed)")
        _check_version(envelope.version)
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(located(clean(error))) from None
    except RecursionError:
        raise RecordError("nested too deeply") from None


def located(complaint: str) -> str:
    """An error of the decoder with its place first, as in our own messages: `steps[0].turn: Expected …`."""
    message, _, place = complaint.rpartition(" - at `$")
    return f"{place.rstrip('`').removeprefix('.')}: {message}" if message and place != "`" else complaint


def _from_text(data: bytes) -> Record:
    try:
        lines = data.decode("utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start}: not UTF-8 text") from None
    fields: dict[str, Any] = {"players": [], "house_rules": {}, "steps": []}
    for count, raw in enumerate(lines, 1):
        line = raw.strip() if raw.lstrip().startswith('player "') else raw.split("#", 1)[0].strip()
        if not line:
            continue
        try:
            _read_line(line, fields)
        except (NotationError, RecordError) as error:
            raise RecordError(f"line {count}: {error}") from None
        if len(fields["steps"]) > MOST_STEPS:
            raise RecordError(f"line {count}: too many steps (at most {MOST_STEPS})")
    if "edition" not in fields:
        raise RecordError(f"line 1: 'shuto {VERSION} EDITION' is needed")
    return Record(**{**fields, "players": tuple(fields["players"]), "steps": tuple(fields["steps"])})


def _read_line(line: str, fields: dict[str, Any]) -> None:
    word, _, rest = line.partition(" ")
    if "edition" not in fields:
        version, _, edition = rest.partition(" ")
        if word != "shuto" or not version.isdecimal() or edition not in edition_ids():
            raise RecordError(f"'shuto {VERSION} EDITION' is needed, with one of {', '.join(edition_ids())}")
        fields["version"], fields["edition"] = _whole(version, "version"), edition
        _check_version(fields["version"])
    elif word == "player":
        fields["players"].append(_unquoted(rest.strip()))
    elif word == "first":
        fields["first"] = _whole(rest, "first")
    elif word == "rule":
        name, _, value = rest.partition("=")
        try:
            fields["house_rules"][name] = msgspec.json.decode(value, type=Setting)
        except msgspec.DecodeError:
            raise RecordError(f'rule {name[:30]}: {value[:30]!r} is no value (true, 5, "must")') from None
    elif word == "table":
        width, _, depth = rest.partition("x")
        try:
            fields["table"] = (float(width), float(depth))
        except ValueError:
            raise RecordError("table: width x depth in mm, such as 1000x800") from None
    elif word == "cars":
        fields["car_types"] = tuple(rest.split())
    elif word == "result":
        fields["result"] = _read_result(rest)
    else:
        turn, aftermath = parse_step(line)
        fields["steps"].append(StepRecord(turn, aftermath))


def _unquoted(text: str) -> str:
    if not text.startswith('"'):
        return text
    try:
        return msgspec.json.decode(text, type=str)
    except msgspec.DecodeError:
        raise RecordError(f"player: {text[:60]!r} is no name in quotes") from None


def _whole(text: str, what: str) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise RecordError(f"{what}: a whole number is needed, not {text[:20]!r}")
    return int(text)


def _read_result(text: str) -> Result:
    head, _, points = text.partition(" points ")
    reason, *groups = head.split() or [""]
    if not groups:
        raise RecordError("result: a reason and a ranking of seats are needed, such as 'all-cars 1 0'")
    ranking = tuple(tuple(_whole(seat, "result") for seat in group.split("=")) for group in groups)
    scores = tuple(_whole(score, "result") for score in points.split()) if points else None
    return Result(reason, ranking, scores)
