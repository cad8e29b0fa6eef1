"""Reading snapshots, and files that hold a snapshot or a record. Sizes are bounded; each error is one line."""

from __future__ import annotations

from typing import Any

import msgspec

from shuto.rules.position import Position
from shuto.rules.records.reading import BYTE_ORDER_MARK, load_record, located
from shuto.rules.records.record import LARGEST, Record
from shuto.rules.snapshot.parsing import parse_snapshot
from shuto.rules.snapshot.pieces import SnapshotError
from shuto.rules.snapshot.snapshot import VERSION, Snapshot
from shuto.rules.snapshot.text import WORD
from shuto.rules.turn import clean
from shuto.typed import from_json


def load_snapshot(data: bytes) -> Snapshot:
    """Read a snapshot, JSON or text. Raises SnapshotError in one line that names the place."""
    if len(data) > LARGEST:
        raise SnapshotError(f"a snapshot of {len(data)} bytes is too large (at most {LARGEST})")
    data = data.removeprefix(BYTE_ORDER_MARK)
    if data.lstrip()[:1] == b"{":
        return _from_json(data)
    try:
        return parse_snapshot(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise SnapshotError(f"byte {error.start}: not UTF-8 text") from None


def load_any(data: bytes) -> Snapshot | Record:
    """Read a snapshot or a record, whichever it is. Raises SnapshotError or RecordError."""
    body = data.removeprefix(BYTE_ORDER_MARK).lstrip()
    if body.startswith(WORD.encode()) or (body[:1] == b"{" and len(data) <= LARGEST and _is_snapshot(body)):
        return load_snapshot(data)
    return load_record(data)


def load_position(data: bytes) -> Position:
    """The position that a snapshot states, or the last one of a record.

    Raises SnapshotError or RecordError if the data cannot be read or played, PositionError if the pieces cannot stand.
    """
    source = load_any(data)
    return source.final() if isinstance(source, Record) else source.position()


class _Envelope(msgspec.Struct):
    format: Any = None
    version: Any = None


def _is_snapshot(data: bytes) -> bool:
    try:
        return bool(from_json(data, _Envelope).format == WORD)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def _from_json(data: bytes) -> Snapshot:
    try:
        envelope = from_json(data, _Envelope)
        if envelope.format != WORD:
            raise SnapshotError(f"format: this is not a snapshot ({WORD!r} is needed)")
        if envelope.version != VERSION or isinstance(envelope.version, bool):
            raise SnapshotError(f"version: {VERSION} is needed, not {repr(envelope.version)[:30]}")
        return from_json(data, Snapshot)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SnapshotError(located(clean(error))) from None
    except RecursionError:
        raise SnapshotError("nested too deeply") from None
