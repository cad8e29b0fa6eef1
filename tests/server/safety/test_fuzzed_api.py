"""The HTTP API under requests that schemathesis makes from its OpenAPI document: no error of ours, as described.

The requests are the same in every run. A few of each route are enough here: `MOST` finds more when it is raised.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import response_schema_conformance

from server.conftest import Server
from shuto.server.app import create_app
from shuto.server.settings import ServerSettings

MOST = 8
SETTING = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
_DOCUMENT = msgspec.json.decode(msgspec.json.encode(create_app(ServerSettings()).openapi_schema.to_schema()))
_FOUND: Any = schemathesis.openapi.from_dict(_DOCUMENT).get_all_operations()
OPERATIONS = sorted((found.ok() for found in _FOUND), key=lambda one: str(one.label))
"""In a fixed order: the app keeps the paths of one handler in a set, and all workers must collect the same tests."""


@pytest.fixture(scope="module")
def known(sqlite_server: Server) -> dict[str, str]:
    """Values of parameters that exist, so that not every request ends with 404; and the secret of a player."""
    with sqlite_server.http() as http:
        match = http.post("/api/matches", json=SETTING).json()["id"]
        secret = http.post("/api/players", json={"name": "Eve"}).json()["secret"]
    return {"match_id": match, "edition": "two-player-2024", "lesson": "first-road", "language": "en", "secret": secret}


@pytest.mark.parametrize("operation", OPERATIONS, ids=[one.label for one in OPERATIONS])
def test_no_request_breaks_the_server(server: Server, known: dict[str, str], operation: Any) -> None:
    cases = some.one_of(
        operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
        operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
    )

    @settings(
        max_examples=MOST, derandomize=True, database=None, deadline=None, phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=cases, exists=some.booleans(), player=some.booleans())
    def ask(case: Any, exists: bool, player: bool) -> None:
        if exists:
            given_ = case.path_parameters or {}
            case.path_parameters = {name: known.get(name, value) for name, value in given_.items()}
        headers = {"Authorization": f"Bearer {known['secret']}"} if player else {}
        answer = case.call(base_url=server.address, headers=headers)
        if answer.status_code == 503:  # the bots are still starting
            return
        case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])
        if answer.status_code >= 400:
            assert "Traceback" not in answer.text

    ask()
