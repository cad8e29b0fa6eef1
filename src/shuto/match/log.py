"""The stored log of a match: one JSON object per event.

Some events used to have other names. Only this file knows the old names; it converts them to the current events.
"""

from __future__ import annotations

import msgspec

from shuto.match import events
from shuto.match.events import Event
from shuto.rules.ids import encode_other
from shuto.rules.turn import Aftermath, Turn
from shuto.typed import json_decoder


class _Old(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of events stored under an old name."""


class _Stepped(_Old, frozen=True, tag="stepped"):
    seat: int
    turn: Turn | None = None
    aftermath: Aftermath | None = None
    carries: tuple[int, ...] = ()


class _Forgave(_Old, frozen=True, tag="forgave"):
    seats: tuple[int, ...]


class _NotForgiven(_Old, frozen=True, tag="not-forgiven"):
    seat: int


class _UndoAsked(_Old, frozen=True, tag="undo-asked"):
    seat: int
    to: int
    agreed: tuple[int, ...] = ()


class _UndoAgreed(_Old, frozen=True, tag="undo-agreed"):
    seats: tuple[int, ...]


class _UndoRefused(_Old, frozen=True, tag="undo-refused"):
    seat: int


_OldEvent = _Stepped | _Forgave | _NotForgiven | _UndoAsked | _UndoAgreed | _UndoRefused
_encoder = msgspec.json.Encoder(enc_hook=encode_other)
_decoder = json_decoder(Event | _OldEvent)


def encode_event(event: Event) -> bytes:
    """Encode an event for storage."""
    return _encoder.encode(event)


def decode_event(data: bytes) -> Event:
    """Decode a stored event, under its current or an old name; raises msgspec.DecodeError."""
    event: Event | _OldEvent = _decoder.decode(data)
    return _renamed(event) if isinstance(event, _Old) else event


def _renamed(old: _OldEvent) -> Event:
    match old:
        case _Stepped(seat, turn, aftermath, carries):
            return events.Play(seat, turn, aftermath, carries)
        case _Forgave(seats):
            return events.Forgive(seats)
        case _NotForgiven(seat):
            return events.Forgive((seat,), agree=False)
        case _UndoAsked(seat, to, agreed):
            return events.Undo(seat, to, agreed)
        case _UndoAgreed(seats):
            return events.AnswerUndo(seats)
        case _UndoRefused(seat):
            return events.AnswerUndo((seat,), agree=False)
