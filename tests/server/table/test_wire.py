"""Names are consistent: a message is named after its tag, and a request has the tag of its answer."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from benchmarks.page.in_browser import DISCS, full_table
from shuto.match import commands, events
from shuto.server.wire.incoming.messages import ClientMessage
from shuto.server.wire.outgoing.messages import ServerMessage


def named(tag: str) -> str:
    """The class name for a tag."""
    return "".join(part.capitalize() for part in tag.split("-"))


def tags(union: Any) -> dict[str, type]:
    return {kind.__struct_config__.tag: kind for kind in get_args(union)}


def test_message_has_the_name_of_its_tag() -> None:
    for tag, kind in tags(ServerMessage).items():
        assert kind.__name__ == named(tag)
    for tag, kind in tags(ClientMessage).items():
        assert kind.__name__ == named(tag) + "Request"


def test_question_has_the_tag_of_its_answer() -> None:
    answers = {kind for kind in tags(ServerMessage).values() if "request" in kind.__struct_fields__}  # type: ignore[attr-defined]  # every kind is a Struct
    asked = {"preview", "nearest", "remedy", "outlook", "ring", "bill", "names", "hint", "risk"}
    assert {kind.__name__ for kind in answers} == {named(tag) for tag in asked} | {"Refused"}
    assert asked <= tags(ClientMessage).keys()


def test_command_request_and_event_share_a_name() -> None:
    requests = {kind.__name__: kind for kind in get_args(ClientMessage)}
    for kind in get_args(commands.Command):
        request = requests[f"{kind.__name__}Request"]
        assert issubclass(request, kind)
        if kind not in (commands.Knock, commands.Pay):  # their event is Play
            assert hasattr(events, kind.__name__)


def test_benchmark_makes_a_table_as_the_page_receives_it() -> None:
    table = msgspec.json.decode(full_table())
    assert sum(column["height"] for column in table["columns"]) == DISCS
    assert table["roads"][0]["id"] == "r0"
