"""Passkeys over HTTP, with an authenticator in software: adding, signing in, and everything that must be refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.databases import BOTH
from server.people.authenticator import Authenticator, text
from shuto.server.app import create_app
from shuto.server.people import passkeys
from shuto.server.people.passkeys import (
    CHALLENGE_TIME,
    MOST_PASSKEYS,
    Challenges,
    PasskeyError,
    Site,
)
from shuto.server.settings import Rate, ServerSettings
from shuto.server.storage.opening import open_storage

HERE = "https://shuto.test"
LISTED = "https://play.example.org"
Http = TestClient[Litestar]


@pytest.fixture
def http(tmp_path: Path) -> Iterator[Http]:
    settings = ServerSettings(
        database=tmp_path / "games.sqlite", bot_workers=0, origins=(LISTED,), passkeys_per_address=Rate(200, 1.0)
    )
    with TestClient(create_app(settings), base_url=HERE) as client:
        yield client


def ok(answer: Any) -> Any:
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def refused(answer: Any, status: int = 400) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["detail"])


class Person:
    """A player with a secret, as a browser at some address sends it."""

    def __init__(self, http: Http, name: str = "Ann", origin: str = HERE) -> None:
        self.http, self.origin = http, origin
        made = ok(http.post("/api/players", json={"name": name}))
        self.id: str = made["player"]["id"]
        self.headers = {"Authorization": f"Bearer {made['secret']}", "Origin": origin}

    def offered(self) -> dict[str, Any]:
        found: dict[str, Any] = ok(self.http.post("/api/players/me/passkeys/options", headers=self.headers))
        return found

    def answers(self, answer: dict[str, Any]) -> Any:
        return self.http.post("/api/players/me/passkeys", json=answer, headers=self.headers)

    def adds(self) -> Authenticator:
        made = Authenticator(self.origin)
        ok(self.answers(made.make(self.offered())))
        return made


def asked(http: Http, origin: str = HERE) -> dict[str, Any]:
    found: dict[str, Any] = ok(http.post("/api/passkeys/options", headers={"Origin": origin}))
    return found


def signs_in(http: Http, answer: dict[str, Any]) -> Any:
    return http.post("/api/passkeys", json=answer, headers={"Origin": HERE})


def test_a_passkey_gives_another_device_a_secret_of_its_own(http: Http) -> None:
    ann = Person(http)
    options = ann.offered()
    assert (options["rp"]["id"], options["user"]["name"]) == ("shuto.test", "Ann")
    assert options["authenticatorSelection"]["residentKey"] == "required"
    key = ann.adds()
    told = asked(http)
    assert (told["rpId"], told.get("allowCredentials", [])) == ("shuto.test", [])
    made = ok(signs_in(http, key.use(told)))
    assert made["player"]["id"] == ann.id
    other = {"Authorization": f"Bearer {made['secret']}"}
    assert other["Authorization"] != ann.headers["Authorization"]
    assert ok(http.get("/api/players/me", headers=other))["name"] == "Ann"
    export = ok(http.get("/api/players/me/export", headers=other))
    assert len(export["devices"]) == 2
    assert [one["id"] for one in export["passkeys"]] == [one["id"] for one in mine(http, ann)]


def mine(http: Http, person: Person) -> list[dict[str, str]]:
    found: list[dict[str, str]] = ok(http.get("/api/players/me/passkeys", headers=person.headers))
    return found


def test_a_removed_passkey_opens_nothing_and_nobody_removes_anothers(http: Http) -> None:
    ann, bob = Person(http), Person(http, "Bob")
    key = ann.adds()
    path = f"/api/players/me/passkeys/{mine(http, ann)[0]['id']}"
    assert http.delete(path, headers=bob.headers).status_code == 204
    assert len(mine(http, ann)) == 1
    assert http.delete(path, headers=ann.headers).status_code == 204
    assert mine(http, ann) == []
    assert "does not know" in refused(signs_in(http, key.use(asked(http))))


def test_an_answer_counts_once(http: Http) -> None:
    ann = Person(http)
    key = Authenticator(HERE)
    answer = key.make(ann.offered())
    ok(ann.answers(answer))
    assert "used already" in refused(ann.answers(answer))
    answer = key.use(asked(http))
    ok(signs_in(http, answer))
    assert "used already" in refused(signs_in(http, answer))


def test_challenges_that_nobody_asked_for_are_refused(http: Http) -> None:
    ann, bob = Person(http), Person(http, "Bob")
    key = ann.adds()
    invented = {**asked(http), "challenge": "AAAAAAAAAAAAAAAAAAAAAA"}
    assert "used already" in refused(signs_in(http, key.use(invented)))
    assert "used already" in refused(bob.answers(Authenticator(HERE).make(ann.offered()))), "the challenge of another"
    assert "used already" in refused(signs_in(http, key.use({**ann.offered(), "rpId": "shuto.test"})))
    adding = {**asked(http), "rp": {"id": "shuto.test"}}
    assert "used already" in refused(ann.answers(Authenticator(HERE).make(adding)))


def test_answers_for_another_site_are_refused(http: Http) -> None:
    ann = Person(http)
    key = ann.adds()
    evil = Authenticator("https://evil.example")
    assert "does not fit" in refused(ann.answers(evil.make(ann.offered())))
    key.origin = "https://evil.example"
    assert "does not fit" in refused(signs_in(http, key.use(asked(http))))
    key.origin = HERE
    assert "does not fit" in refused(signs_in(http, key.use({**asked(http), "rpId": "evil.example"})))
    foreign = http.post("/api/passkeys/options", headers={"Origin": "https://evil.example"})
    assert foreign.status_code == 403
    ok(signs_in(http, key.use(asked(http))))


def test_another_key_with_the_same_id_is_refused(http: Http) -> None:
    key = Person(http).adds()
    thief = Authenticator(HERE)
    thief.credential = key.credential
    assert "does not fit" in refused(signs_in(http, thief.use(asked(http))))
    bob = Person(http, "Bob")
    assert "known already" in refused(bob.answers(thief.make(bob.offered())))


def test_a_copied_key_is_noticed_by_its_count(http: Http) -> None:
    key = Person(http).adds()
    copy = Authenticator(HERE)
    copy.key, copy.credential = key.key, key.credential
    for _ in range(3):
        ok(signs_in(http, key.use(asked(http))))
    assert "does not fit" in refused(signs_in(http, copy.use(asked(http))))


def test_a_deleted_players_passkey_opens_nothing(http: Http) -> None:
    ann = Person(http)
    key = ann.adds()
    assert http.delete("/api/players/me", headers=ann.headers).status_code == 204
    assert "deleted" in refused(signs_in(http, key.use(asked(http))))


def test_a_listed_page_has_passkeys_of_its_own(http: Http) -> None:
    ann = Person(http, origin=LISTED)
    assert ann.offered()["rp"]["id"] == "play.example.org"
    key = ann.adds()
    ok(http.post("/api/passkeys", json=key.use(asked(http, LISTED)), headers={"Origin": LISTED}))
    assert "does not fit" in refused(signs_in(http, key.use({**asked(http), "rpId": "play.example.org"})))


@pytest.mark.parametrize("nonsense", [{}, {"response": 1}, {"response": {"clientDataJSON": "é"}}, {"id": 7}])
def test_nonsense_is_refused(http: Http, nonsense: dict[str, Any]) -> None:
    ann = Person(http)
    assert "cannot be read" in refused(signs_in(http, nonsense))
    assert "cannot be read" in refused(ann.answers(nonsense))
    known = ann.adds().use(asked(http))
    known["response"].update(authenticatorData="AAAA", signature=7)
    refused(signs_in(http, known))
    made = Authenticator(HERE).make(ann.offered())
    made["response"]["attestationObject"] = "gICA"
    refused(ann.answers(made))


def test_a_player_has_a_few_passkeys(http: Http) -> None:
    ann = Person(http)
    for _ in range(MOST_PASSKEYS):
        ann.adds()
    assert "remove one" in refused(http.post("/api/players/me/passkeys/options", headers=ann.headers))


@pytest.mark.parametrize(
    "place", ["http://192.168.1.7:8650", "https://127.0.0.1", "http://[::1]:1", "http://shuto.test"]
)
def test_where_browsers_have_no_passkeys_the_server_says_so(http: Http, place: str) -> None:
    with pytest.raises(PasskeyError, match="https address with a name"):
        Site.of(place)


def test_localhost_has_passkeys() -> None:
    assert Site.of("http://localhost:8650") == ("http://localhost:8650", "localhost")


@pytest.mark.parametrize("kind", BOTH)
def test_challenges_expire_and_are_bounded(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "MOST_CHALLENGES", 3)
    cluster = request.getfixturevalue("cluster") if kind == "postgres" else None
    where: Path | str = tmp_path / "games.sqlite" if cluster is None else cluster.new_database()

    async def go() -> None:
        now = 0
        one, two = open_storage(where), open_storage(where)
        here, there = (Challenges(storage.devices, lambda: now) for storage in (one, two))
        site = Site.of(HERE)
        old = text(await here.make(site, None))
        now = int(1000 * CHALLENGE_TIME) + 1
        with pytest.raises(PasskeyError):
            await here.use(old, None)
        made = []
        for _ in range(4):
            now += 1
            made.append(text(await here.make(site, "ann")))
        with pytest.raises(PasskeyError):
            await here.use(made[0], "ann")
        assert await there.use(made[1], "ann") == site, "another process knows it, too"
        for used, player in ((made[1], "ann"), (made[2], None), (made[3], "bob")):
            with pytest.raises(PasskeyError):
                await here.use(used, player)
        await one.close()
        await two.close()

    asyncio.run(go())


def test_without_the_package_one_line_says_what_to_install(http: Http, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "INSTALLED", False)
    monkeypatch.setattr("shuto.server.routes.passkeys.INSTALLED", False)
    assert "shuto[online]" in refused(http.post("/api/passkeys/options"), 501)
    assert ok(http.get("/api/online"))["passkeys"] is False
