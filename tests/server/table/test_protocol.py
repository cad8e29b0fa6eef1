"""The examples of docs/reference/protocol.md match a real server, and every message has one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from server.conftest import Server
from server.conversation import EXAMPLES, MEASURED, Said, converse, write_games
from shuto.server.wire.incoming.messages import ClientMessage, decode_client
from shuto.server.wire.outgoing.messages import ServerMessage

STORED: Said = json.loads(EXAMPLES.read_text("utf-8"))


@pytest.fixture
def prepared(tmp_path: Path) -> Iterator[Server]:
    """A server with the matches of the examples."""
    server = Server(tmp_path / "games.sqlite")
    write_games(server.database)
    server.start()
    yield server
    server.kill()


@pytest.mark.slow
def test_examples_match_a_real_server(prepared: Server) -> None:
    said = converse(prepared)
    assert said["client"] == STORED["client"]
    for tag, message in STORED["server"].items():
        if tag in MEASURED:
            assert said["server"][tag].keys() == message.keys(), f"run tests/server/conversation.py: {tag}"
        else:
            assert said["server"][tag] == message, f"run tests/server/conversation.py: {tag}"


@pytest.mark.parametrize(("side", "union"), [("client", ClientMessage), ("server", ServerMessage)])
def test_every_message_has_an_example_of_its_type(side: str, union: Any) -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(union)}
    assert STORED[side].keys() == kinds.keys()
    for tag, kind in kinds.items():
        message = msgspec.convert(STORED[side][tag], kind)
        assert msgspec.to_builtins(message).keys() >= STORED[side][tag].keys()
        if side == "client":
            assert decode_client(json.dumps(STORED[side][tag])) == message
        else:
            assert json.loads(msgspec.json.encode(message)) == STORED[side][tag]
