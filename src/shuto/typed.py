"""Data of a known type, read from JSON, MessagePack or plain values by msgspec, in any thread.

msgspec learns the fields of a class when it first meets the class. Another thread that needs the class meanwhile sees
only some of them, and the process ends with a segmentation fault (msgspec 0.22). So one thread at a time learns a type
here, before anybody uses it. Ruff refuses msgspec's own functions elsewhere in the package.
"""

from __future__ import annotations

import threading
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")

_learning = threading.Lock()
_learned: set[Any] = set()


def learn(kind: Any) -> None:
    """Let msgspec learn a type and all types that it consists of."""
    if kind not in _learned:
        with _learning:
            msgspec.msgpack.Decoder(kind)
            _learned.add(kind)


def is_learned(kind: Any) -> bool:
    """Whether threads may use a type."""
    return kind in _learned


@overload
def from_json(data: bytes | str, kind: type[T]) -> T: ...
@overload
def from_json(data: bytes | str, kind: Any) -> Any: ...
def from_json(data: bytes | str, kind: Any) -> Any:
    """Read JSON as a type. Raises `msgspec.DecodeError` if it does not fit."""
    learn(kind)
    return msgspec.json.decode(data, type=kind)


@overload
def from_msgpack(data: bytes, kind: type[T]) -> T: ...
@overload
def from_msgpack(data: bytes, kind: Any) -> Any: ...
def from_msgpack(data: bytes, kind: Any) -> Any:
    """Read MessagePack as a type. Raises `msgspec.DecodeError` if it does not fit."""
    learn(kind)
    return msgspec.msgpack.decode(data, type=kind)


@overload
def from_plain(value: Any, kind: type[T]) -> T: ...
@overload
def from_plain(value: Any, kind: Any) -> Any: ...
def from_plain(value: Any, kind: Any) -> Any:
    """Read dicts, lists and numbers as a type. Raises `msgspec.ValidationError` if they do not fit."""
    learn(kind)
    return msgspec.convert(value, kind)


def json_decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """A decoder of JSON for a type that is read often."""
    learn(kind)
    return msgspec.json.Decoder(kind)
