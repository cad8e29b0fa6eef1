"""The log of a match: encoding, decoding, and decoding of old names."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from shuto.match import events
from shuto.match.events import Event
from shuto.match.log import decode_event, encode_event
from shuto.rules.turn import Aftermath, Fallen, Payment
from unit.match.by_hand import FIRST

PAID = Aftermath(0, (Fallen("c1"),), pays=(Payment(1, 1),))
NOW: list[Event] = [
    events.Play(0, FIRST, PAID, (1, 2)),
    events.Placed(0, FIRST, "c2", (1,)),
    events.PutBack(0),
    events.Fell(0, PAID, FIRST, "c2", (1,)),
    events.Forgive((0, 1)),
    events.Forgive((1,), agree=False),
    events.Undo(1, 4, (1, 2)),
    events.AnswerUndo((0,)),
    events.AnswerUndo((0,), agree=False),
    events.TakenBack(4),
    events.Rematch(1, "q1w2e3r4t5z6"),
]
BEFORE: list[tuple[str, Event]] = [
    ('{"type":"stepped","seat":0,"turn":TURN,"aftermath":FALL,"carries":[1,2]}', NOW[0]),
    ('{"type":"stepped","seat":0,"aftermath":FALL}', events.Play(0, None, PAID)),
    ('{"type":"forgave","seats":[0,1]}', NOW[4]),
    ('{"type":"not-forgiven","seat":1}', NOW[5]),
    ('{"type":"undo-asked","seat":1,"to":4,"agreed":[1,2]}', NOW[6]),
    ('{"type":"undo-agreed","seats":[0]}', NOW[7]),
    ('{"type":"undo-refused","seat":0}', NOW[8]),
]
TURN = '{"type":"extend","base":0,"x":-115.0,"y":-40.0,"height":2}'
FALL = '{"by":0,"fallen":[{"piece":"c1"}],"pays":[{"owner":1,"gray":1}]}'


@pytest.mark.parametrize("event", NOW, ids=lambda event: type(event).__name__)
def test_every_event_survives_encoding_and_decoding(event: Event) -> None:
    assert decode_event(encode_event(event)) == event


@pytest.mark.parametrize(("text", "event"), BEFORE)
def test_old_names_are_decoded_as_current_events(text: str, event: Event) -> None:
    data = text.replace("TURN", TURN).replace("FALL", FALL).encode()
    assert decode_event(data) == event
    assert decode_event(encode_event(event)) == event


@pytest.mark.parametrize("text", ['["stepped"]', '{"type":"stepped"}', '{"type":"stepped","seat":0,"line":"pass"}', ""])
def test_invalid_events_are_rejected(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode_event(text.encode())


def test_event_has_the_name_of_its_tag() -> None:
    for event in get_args(Event):
        tag = event.__struct_config__.tag
        assert event.__name__ == "".join(part.capitalize() for part in tag.split("-"))
