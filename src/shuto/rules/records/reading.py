"""Reading records: JSON, text with one line per turn, or a link. Each error is one line that names the place."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Any

import msgspec

from shuto.rules.editions.edition import UnknownEditionError, edition_ids
from shuto.rules.editions.legacy import rules_of_version_1
from shuto.rules.records.hands import HANDS_VERSION, LARGEST_CARRY, MOST_CARRIES, Hands, HandSetting
from shuto.rules.records.notation import NotationError, parse_step
from shuto.rules.records.record import LARGEST, MOST_STEPS, VERSION, Record, RecordError, Result, Setting, StepRecord
from shuto.rules.turn import clean
from shuto.typed import from_json

BYTE_ORDER_MARK = b"\xef\xbb\xbf"  # some editors write it at the start of a text file


def load_record(data: bytes) -> Record:
    """Read a record, JSON or text. Raises RecordError in one line that names the place."""
    if len(data) > LARGEST:
        raise RecordError(f"a record of {len(data)} bytes is too large (at most {LARGEST})")
    data = data.removeprefix(BYTE_ORDER_MARK)
    record = _from_json(data) if data.lstrip()[:1] == b"{" else _from_text(data)
    if record.version == 1:
        record = _brought_up_to_date(record)
    if len(record.steps) > MOST_STEPS:
        raise RecordError(f"steps: {len(record.steps)} are too many (at most {MOST_STEPS})")
    if record.hands is not None:
        _check_hands(record.hands, len(record.players), len(record.steps))
    return record


def _check_hands(hands: Hands, players: int, steps: int) -> None:
    """Check what can be checked without opening the carries. Raises RecordError."""
    if len(hands.tremor) not in (0, players):
        raise RecordError(f"hands.tremor: one entry for each of the {players} players is needed")
    if len(hands.carries) > MOST_CARRIES:
        raise RecordError(f"hands.carries: {len(hands.carries)} are too many (at most {MOST_CARRIES})")
    last = steps + 1  # that of the open fall, or of a carry that has led to no step yet
    numbers: set[int] = set()
    for place, carry in enumerate(hands.carries):
        if not 0 < carry.number < 1 << 31 or carry.number in numbers:
            raise RecordError(f"hands.carries[{place}].number: a number of its own, from 1, is needed")
        if not 0 < carry.step <= last:
            raise RecordError(f"hands.carries[{place}].step: from 1 to {last}, not {str(carry.step)[:20]}")
        if len(carry.record) > LARGEST_CARRY:
            raise RecordError(f"hands.carries[{place}].record: too large (at most {LARGEST_CARRY} bytes)")
        numbers.add(carry.number)
    if hands.show is not None and hands.show not in numbers:
        raise RecordError("hands.show: no such carry")


def _brought_up_to_date(record: Record) -> Record:
    """A record of version 1 as a current one: its rules are stated as house rules."""
    try:
        rules = rules_of_version_1(record.edition, record.house_rules)
    except UnknownEditionError as error:
        raise RecordError(str(error)) from None
    return msgspec.structs.replace(record, version=VERSION, house_rules=rules)


def from_link(link: str) -> Record:
    """Read a record from the text that `Record.to_link` makes. Raises RecordError."""
    try:
        packed = base64.b64decode(link + "=" * (-len(link) % 4), altchars=b"-_", validate=True)
        opened = zlib.decompressobj()
        data = opened.decompress(packed, LARGEST)
    except (binascii.Error, zlib.error, ValueError):
        raise RecordError("the link is damaged") from None
    if opened.unconsumed_tail or not opened.eof:
        raise RecordError("the link is damaged")
    return load_record(data)


def _check_version(version: Any, newest: int = VERSION, what: str = "version") -> None:
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError(f"{what}: a whole number from 1 is needed")
    if version > newest:
        shown = str(version) if version < 10**100 else "that"
        raise RecordError(f"{what}: {shown} is newer than this Shuto reads (up to {newest})")


class _HandsEnvelope(msgspec.Struct):
    version: Any = None


class _Envelope(msgspec.Struct):
    format: Any = None
    version: Any = None
    hands: _HandsEnvelope | None = None


def _from_json(data: bytes) -> Record:
    try:
        envelope = from_json(data, _Envelope)
        if envelope.format != "shuto-record":
            raise RecordError("format: this is not a Shuto record ('shuto-record' is needed)")
        _check_version(envelope.version)
        if envelope.hands is not None:
            _check_version(envelope.hands.version, HANDS_VERSION, "hands.version")
        return from_json(data, Record)
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
    hand: dict[str, HandSetting] = {}
    tremor: dict[int, str] = {}
    for count, raw in enumerate(lines, 1):
        line = raw.strip() if raw.lstrip().startswith('player "') else raw.split("#", 1)[0].strip()
        if not line:
            continue
        try:
            if not _read_hand(line, hand, tremor):
                _read_line(line, fields)
        except (NotationError, RecordError) as error:
            raise RecordError(f"line {count}: {error}") from None
        if len(fields["steps"]) > MOST_STEPS:
            raise RecordError(f"line {count}: too many steps (at most {MOST_STEPS})")
    if "edition" not in fields:
        raise RecordError(f"line 1: 'shuto {VERSION} EDITION' is needed")
    if hand or tremor:
        seats = range(max(len(fields["players"]), *(seat + 1 for seat in tremor), 0))
        levels = tuple(tremor.get(seat) for seat in seats) if tremor else ()
        fields["hands"] = Hands(version=HANDS_VERSION, settings=hand, tremor=levels)
    return Record(**{**fields, "players": tuple(fields["players"]), "steps": tuple(fields["steps"])})


def _read_hand(line: str, hand: dict[str, HandSetting], tremor: dict[int, str]) -> bool:
    """Read a line about hands; False if it is about something else."""
    word, _, rest = line.partition(" ")
    if word == "hand":
        name, _, value = rest.partition("=")
        hand[name] = _value("hand", name, value)
    elif word == "tremor":
        seat, _, level = rest.partition(" ")
        tremor[_whole(seat, "tremor")] = level.strip()
    else:
        return False
    return True


def _value(what: str, name: str, value: str) -> Setting:
    try:
        read: Setting = from_json(value, Setting)
    except msgspec.DecodeError:
        raise RecordError(f'{what} {name[:30]}: {value[:30]!r} is not a value (true, 5, "must")') from None
    return read


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
        fields["house_rules"][name] = _value("rule", name, value)
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
        return from_json(text, str)
    except msgspec.DecodeError:
        raise RecordError(f"player: {text[:60]!r} is not a name in quotes") from None


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
