"""The routes of the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient, create_test_client

from shuto.learn.rulebook.book import open_book
from shuto.rules.editions.clauses import Clause
from shuto.server.routes import rules


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Any]]:
    with create_test_client(rules.HANDLERS) as made:
        yield made


def clauses(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {clause["clause"]: clause for clause in view["clauses"]}


def test_the_text_is_that_of_the_book(client: TestClient[Any]) -> None:
    for edition, language in (("second-edition", "en"), ("rainbow-city", "ja")):
        book = open_book(edition)
        view = client.get(f"/api/rules/{edition}", params={"lang": language}).json()
        assert [clause["clause"] for clause in view["clauses"]] == book.clauses()
        for clause in book.clauses():
            assert clauses(view)[clause]["text"] == book.text(clause, language)
            assert not clauses(view)[clause]["differs"]


def test_house_rules_of_a_table_are_marked(client: TestClient[Any]) -> None:
    house = {"missions": True, "penalty": "per-piece"}
    view = client.get("/api/rules/rainbow-city", params={"house_rules": json.dumps(house)}).json()
    assert view["missions"]
    assert view["house_rules"] == "House rules: Penalty: one column per fallen piece"
    assert {name for name, clause in clauses(view).items() if clause["house_rule"]} == {"penalty"}
    assert "mission-drive" in clauses(view)


def test_what_another_edition_says_differently_is_marked(client: TestClient[Any]) -> None:
    view = client.get("/api/rules/two-player-2024", params={"compare": "second-edition"}).json()
    found = clauses(view)
    assert view["compared"] == "second-edition"
    assert found["off-ramp-height"]["differs"]
    assert found["off-ramp-height"]["other"] == open_book("second-edition").text(Clause.OFF_RAMP_HEIGHT, "en")
    assert found["off-ramp-height"]["other_section"] == "7"
    assert not found["no-touch"]["differs"]
    assert found["children"]["text"] is None  # only the other one has it
    assert found["children"]["other"]
    assert next(fact["other"] for fact in view["facts"] if fact["other"]) == "140\u00a0mm"


def test_the_rules_in_play_can_be_compared_with(client: TestClient[Any]) -> None:
    asked = {"compare": "second-edition", "compare_house_rules": '{"off_ramp_from": "height-1"}'}
    view = client.get("/api/rules/two-player-2024", params=asked).json()
    assert not clauses(view)["off-ramp-height"]["differs"]


def test_a_clause_has_examples_with_pictures(client: TestClient[Any]) -> None:
    view = client.get("/api/rules/second-edition", params={"lang": "de"}).json()
    told = {one["id"]: one for one in clauses(view)["no-touch"]["examples"]}
    assert told["touching"]["tone"] == "bad"
    assert told["touching"]["verdict"] == "nicht erlaubt"
    assert "berühren" in told["touching"]["result"]
    drawn = client.get("/api/rules/second-edition/pictures/touching")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert "max-age" in drawn.headers["cache-control"]
    assert drawn.text.startswith("<svg")


def test_a_picture_follows_the_house_rules(client: TestClient[Any]) -> None:
    path = "/api/rules/second-edition/pictures/off-ramp-from-two"
    strict = {"house_rules": '{"off_ramp_from": "height-1"}'}
    assert client.get(path).text != client.get(path, params=strict).text


def test_what_is_often_misread(client: TestClient[Any]) -> None:
    topics = {topic["id"]: topic for topic in client.get("/api/misread", params={"lang": "fr"}).json()}
    sides = topics["ramps"]["camps"]
    assert [camp["examples"][0]["result"] for camp in sides] == [
        "Elle ne rapporte aucune voiture.",
        "Elle rapporte 1 voiture.",
    ]


@pytest.mark.parametrize(
    ("path", "code", "detail"),
    [
        ("/api/rules/atari", 404, "edition 'atari': unknown"),
        ("/api/rules/second-edition?compare=atari", 404, "edition 'atari': unknown"),
        ("/api/rules/second-edition/pictures/nothing", 404, "no example 'nothing'"),
        ("/api/rules/second-edition/pictures/traffic-jam", 404, "no example 'traffic-jam' in these rules"),
        ("/api/rules/atari/pictures/touching", 404, "edition 'atari': unknown"),
        ("/api/rules/second-edition?house_rules=nonsense", 400, "a JSON object is needed"),
        ("/api/rules/second-edition?house_rules=[]", 400, "a JSON object is needed"),
        ("/api/rules/second-edition?house_rules={%22a%22:1}", 400, "no such switch"),
        ("/api/rules/second-edition?house_rules={%22missions%22:true}", 400, "has no mission rules"),
        (f"/api/rules/second-edition?house_rules={'[' * 5000}", 400, "too long"),
    ],
)
def test_what_cannot_be_answered(client: TestClient[Any], path: str, code: int, detail: str) -> None:
    answer = client.get(path)
    assert answer.status_code == code
    assert detail in answer.json()["detail"]
