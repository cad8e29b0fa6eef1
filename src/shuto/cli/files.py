"""Read records and snapshots with a size limit; write results atomically."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from shuto.cli.problem import Problem

if TYPE_CHECKING:
    from shuto.rules.records.record import Record
    from shuto.rules.snapshot.snapshot import Snapshot

STANDARD = "-"
"""The file name that means standard input or output."""


def read_record(name: str | None, link: str | None = None) -> tuple[Record, str]:
    """The record in a file, on standard input or in a link, and its name for error messages."""
    from shuto.rules.records.record import Record

    source, place = read_source(name, link)
    if not isinstance(source, Record):
        raise Problem(place, "is a position, not a record: it has no steps")
    return source, place


def read_source(name: str | None, link: str | None = None) -> tuple[Record | Snapshot, str]:
    """A record or snapshot from a file or standard input, or a record from a link, and its name for error messages."""
    from shuto.rules.records.reading import from_link
    from shuto.rules.records.record import LARGEST, RecordError
    from shuto.rules.snapshot.pieces import SnapshotError
    from shuto.rules.snapshot.reading import load_any

    if (name is None) == (link is None):
        raise Problem("usage", "name one record: a FILE (- for standard input) or --link LINK")
    place = "--link" if name is None else ("standard input" if name == STANDARD else name)
    try:
        if name is None:
            return from_link((link or "").strip()), place
        data = _read(name, LARGEST + 1)
        if len(data) > LARGEST:
            raise Problem(place, f"too large for a record (at most {LARGEST} bytes)")
        return load_any(data), place
    except (RecordError, SnapshotError) as error:
        raise Problem(place, error) from None
    except OSError as error:
        raise Problem(place, _reason(error)) from None


def _read(name: str, most: int) -> bytes:
    if name == STANDARD:
        return sys.stdin.buffer.read(most)
    if not name or "\0" in name:
        raise OSError(None, "no such file")
    with Path(name).open("rb") as file:
        return file.read(most)


def write(name: str, text: str, *, replace: bool = True) -> None:
    """Write a file atomically. On failure raise Problem and leave the old file as it was."""
    if not name or "\0" in name:
        raise Problem(repr(name), "no such file")
    target = Path(os.path.realpath(name))
    try:
        if target.exists() and not target.is_file():
            _write_through(target, text)
            return
        if target.exists():
            if not replace:
                raise Problem(name, "already exists; choose another name or use --force")
            if not os.access(target, os.W_OK):
                raise PermissionError(None, "permission denied")
        _swap_in(target, text)
    except OSError as error:
        raise Problem(name, f"cannot be written: {_reason(error)}") from None


def write_out(name: str | None, text: str) -> bool:
    """Write to the file named by -o. False if there is none: the caller may print the text instead."""
    if name is None or name == STANDARD:
        return False
    write(name, text)
    return True


def _write_through(target: Path, text: str) -> None:
    """Write to a pipe or a device, which must not be replaced by a file."""
    if stat.S_ISDIR(target.stat().st_mode):
        raise IsADirectoryError(None, "is a folder")
    with target.open("w", encoding="utf-8") as file:
        file.write(text)


def _swap_in(target: Path, text: str) -> None:
    """Write a temporary file next to the target, then rename it over the target."""
    beside = target.with_name(f".{target.name[:100]}.{secrets.token_hex(6)}.tmp")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            beside.chmod(stat.S_IMODE(target.stat().st_mode))
        beside.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def _reason(error: OSError) -> str:
    reason = error.strerror or str(error) or type(error).__name__
    return reason[:1].lower() + reason[1:]
