"""The lobby through the real server: quick match, what is listed, rated games, profiles, leaderboards."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from server.conftest import Server
from server.databases import change, on_both
from server.guests import OPEN, Guest, refused, states

CLOCK = {"bank": 300.0}
EDITION = "two-player-2024"
POOL = f"{EDITION}/2/precise"


def quick(guest: Guest, **wish: Any) -> str:
    with guest.http() as http:
        made = http.post("/api/lobby/quick", json={"edition": EDITION, **wish})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def lobby(server: Server) -> dict[str, Any]:
    with server.http() as http:
        shown: dict[str, Any] = http.get("/api/lobby").json()
    return shown


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in tables]


def profile(server: Server, player: str) -> dict[str, Any]:
    with server.http() as http:
        answer = http.get(f"/api/players/{player}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)


@on_both
def test_two_players_meet_and_others_watch(server: Server) -> None:
    ann, bob, eve = (Guest(server, name) for name in ("Ann", "Bob", "Eve"))
    match = quick(ann, clock=CLOCK)
    assert quick(ann, clock=CLOCK) == match, "asking again changes nothing"
    (table,) = [one for one in lobby(server)["open"] if one["id"] == match]
    assert (table["edition"], table["players"], table["waiting"]) == (EDITION, 2, ["Ann"])
    assert (table["clock"]["bank"], table["rated"], table["hand"]) == (300.0, False, "precise")
    assert quick(bob, clock=CLOCK) == match
    assert quick(bob, clock=CLOCK) == match, "the first answer was perhaps lost; the game has begun meanwhile"
    shown = lobby(server)
    assert match not in ids(shown["open"])
    with ann.join(match) as host, eve.join(match) as spectator:
        assert states(host.whole) == ["held", "held"]
        assert spectator.whole["held"] == []
        (game,) = [one for one in lobby(server)["live"] if one["id"] == match]
        assert (game["spectators"], game["headline"]["players"]) == (1, ["Ann", "Bob"])
        host.ask(type="leave", seat=0)
        host.hear("whole")
    wait_for(lambda: match not in ids(lobby(server)["live"]))


@on_both
def test_everybody_at_once_and_nobody_waits_for_each_other(server: Server) -> None:
    guests = [Guest(server, f"P{n}") for n in range(8)]
    with ThreadPoolExecutor(8) as pool:
        tables = list(pool.map(lambda guest: quick(guest, players=2, edition="four-player-de"), guests))
    assert all(tables.count(match) == 2 for match in tables), tables


def test_other_wishes_other_tables_and_nobody_waits_at_two(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    slow = quick(ann, clock={"kind": "slow"})
    live = quick(ann, clock={"bank": 60.0})
    assert live != slow
    assert slow not in ids(lobby(server)["open"]), "she has left it"
    assert quick(bob, clock={"kind": "slow"}) not in (slow, live)
    assert quick(bob, clock={"bank": 60.0}) == live


def test_private_tables_and_those_with_house_rules_are_not_offered(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    private = ann.table(edition="four-player-fr")
    own = ann.table(edition="four-player-fr", private=False, house_rules={"nudge": 2.0})
    shown = lobby(server)
    assert private not in ids(shown["open"])
    assert own in ids(shown["open"])
    assert quick(bob, edition="four-player-fr") not in (private, own)


@on_both
def test_a_table_at_which_nobody_waits_is_not_offered(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    match = quick(ann, edition="rainbow-city")
    # as if she had left more than ten minutes ago
    change(server.database, ("UPDATE listings SET seen = '2020-01-01' WHERE match = ?", (match,)))
    assert match not in ids(lobby(server)["open"])
    other = quick(bob, edition="rainbow-city")
    assert other != match
    with ann.join(match):  # she is back
        wait_for(lambda: match in ids(lobby(server)["open"]))


def test_who_may_wish_for_what(server: Server) -> None:
    with server.http() as http:
        assert http.post("/api/lobby/quick", json={"edition": EDITION}).status_code == 401
    with Guest(server, "Ann").http() as http:
        for wish in (
            {"edition": "nothing"},
            {"edition": EDITION, "players": 1},
            {"edition": EDITION, "players": 4},
            {"edition": EDITION, "rated": True},
            {"edition": EDITION, "rated": True, "clock": {"at_zero": "bot"}},
            {"edition": EDITION, "hand": "third"},
        ):
            assert http.post("/api/lobby/quick", json=wish).status_code == 400, wish
        made = http.post("/api/matches", json={"edition": EDITION, "rated": True, "seats": [{"kind": "human"}, OPEN]})
        assert (made.status_code, "clock" in made.text) == (400, True)


def rated(server: Server, winner: Guest, loser: Guest) -> str:
    """A rated game that one of the two leaves."""
    match = quick(winner, clock=CLOCK, rated=True)
    assert quick(loser, clock=CLOCK, rated=True) == match
    with loser.join(match) as client:
        assert refused(client, type="undo", revision=client.revision, seat=1) == "rated-undo"
        with server.http() as http:
            assert http.get(f"/api/matches/{match}/analysis").status_code == 403
        client.ask(type="leave", seat=1)
        while client.hear("whole")["table"]["status"]["outcome"] is None:
            pass
    return match


@on_both
def test_a_rated_game_changes_ratings_once_and_leaving_loses(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    match = rated(server, ann, bob)
    wait_for(lambda: profile(server, ann.id)["ratings"] != [])
    (won,), (lost,) = profile(server, ann.id)["ratings"], profile(server, bob.id)["ratings"]
    assert won["pool"] == lost["pool"] == POOL
    assert won["rating"]["points"] > 1000 > lost["rating"]["points"]
    (game,) = profile(server, bob.id)["history"]
    assert (game["match"], game["place"], game["change"]) == (match, 2, lost["rating"]["points"] - 1000)
    with server.http() as http:
        changes = http.get(f"/api/matches/{match}/ratings").json()
        assert [one["player"] for one in changes] == [ann.id, bob.id]
        board = http.get("/api/leaderboard", params={"pool": POOL}).json()
        assert board["leaders"] == [], "one game is not enough"
        assert (board["fewest"], POOL in board["pools"]) == (5, True)
        assert http.get("/api/players/nobody").status_code == 404
    with ann.http() as http:
        assert http.get("/api/players/me/export").json()["history"][0]["match"] == match


def test_the_leaderboard_and_the_same_two_all_day(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    for _ in range(6):
        rated(server, ann, bob)
    wait_for(lambda: len(profile(server, ann.id)["history"]) == 5)
    (rating,) = profile(server, ann.id)["ratings"]
    assert rating["rating"]["games"] == 5, "the sixth game of the same two within a day does not count"
    with server.http() as http:
        leaders = http.get("/api/leaderboard", params={"pool": POOL}).json()["leaders"]
    assert [one["player"]["id"] for one in leaders] == [ann.id, bob.id]
    with bob.http() as http:
        assert http.delete("/api/players/me").status_code == 204
    with server.http() as http:
        leaders = http.get("/api/leaderboard", params={"pool": POOL}).json()["leaders"]
        assert [one["player"]["id"] for one in leaders] == [ann.id]
        assert http.get(f"/api/players/{bob.id}").status_code == 404
    assert len(profile(server, ann.id)["history"]) == 5
