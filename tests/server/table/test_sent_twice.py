"""Nothing is played twice: a connection is cut after a request was sent and before its answer, and it is sent again."""

from __future__ import annotations

from server.conftest import Server
from server.guests import TURN, Guest


def test_a_turn_that_is_sent_again_after_a_lost_connection_counts_once(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    match = ann.table()
    with bob.join(match) as guest:
        guest.ask(type="sit", seat=1)
        revision = guest.hear("whole")["table"]["status"]["revision"]
        play = {"type": "play", "revision": revision, "seat": 0, "turn": TURN}
        lost = ann.join(match)
        lost.ask(**play)
        lost.close()  # nobody hears the answer
        assert guest.hear("play")["revision"] == revision + 1
        with ann.join(match) as again:
            assert again.revision == revision + 1, "the turn had arrived: the page sees it when it is back"
            again.ask(**play)
            assert again.hear("play", "refused")["code"] == "stale"
        with ann.join(match) as after:
            assert (after.revision, after.whole["table"]["status"]["steps"]) == (revision + 1, 1)


def test_two_devices_that_send_one_turn_at_once_play_it_once(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    match = ann.table()
    with bob.join(match) as guest:
        guest.ask(type="sit", seat=1)
        revision = guest.hear("whole")["table"]["status"]["revision"]
        play = {"type": "play", "revision": revision, "seat": 0, "turn": TURN}
        with ann.join(match) as first, ann.join(match) as second:
            first.ask(**play)
            first.hear("play")
            second.ask(**play)
            assert second.hear("refused")["code"] == "stale"
        with ann.join(match) as after:
            assert after.whole["table"]["status"]["steps"] == 1
