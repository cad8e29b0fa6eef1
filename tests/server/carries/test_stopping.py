"""A server that is told to stop while a piece is carried says that the piece is back, before it closes the table."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from server.client import Client
from server.conftest import Server

MATCH = {
    "edition": "two-player-2024",
    "seats": [{"name": "Ann"}, {"name": "Bob"}],
    "hand": {"mode": "steady"},
}
FIRST = {"type": "extend", "base": 0, "x": -115.0, "y": -40.0, "height": 2}


@pytest.mark.compiled
@pytest.mark.slow
def test_a_carried_piece_goes_back_with_an_explanation(own_server: Server) -> None:
    with own_server.http() as http:
        made = http.post("/api/matches", json=MATCH).json()
    assert own_server.process is not None
    with (
        Client(own_server.socket, made["id"], made["tokens"][:1]) as ann,
        Client(own_server.socket, made["id"], []) as eve,
    ):
        ann.patience = eve.patience = 120.0
        ann.ask(type="take", revision=1, seat=0, turn=FIRST)
        carry = ann.hear("carry")["carry"]
        own_server.process.terminate()
        for client in (ann, eve):
            dropped = client.hear("dropped")
            assert (dropped["carry"], dropped["why"]) == (carry, "worker")
            assert "the piece can be taken again" in dropped["text"]
            with pytest.raises(ConnectionClosed) as caught:
                client.hear("nothing else")
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1012
    assert own_server.process.wait(60) == 0
