"""The container files fit the project: what they copy exists, and port and health check are those of the server."""

from __future__ import annotations

import re
from pathlib import Path

from shuto.server.routes.system import health
from shuto.server.settings import ServerSettings

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")


def test_what_the_image_is_built_of_exists() -> None:
    kept = [line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")]
    assert kept
    assert [name for name in kept if not (ROOT / name).exists()] == []
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    assert [name for names in copied for name in names.split() if not (ROOT / name).exists()] == []


def test_port_and_health_check_are_those_of_the_server() -> None:
    port = ServerSettings().port
    assert f"EXPOSE {port}\n" in DOCKERFILE
    assert any(f"127.0.0.1:{port}{path}'" in DOCKERFILE for path in health.paths)
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    assert f'- "{port}:{port}"\n' in compose
    assert "- games:/data\n" in compose
    assert '"--database", "/data/' in DOCKERFILE


def test_the_image_does_not_run_as_root() -> None:
    last_stage = DOCKERFILE.rpartition("\nFROM ")[2]
    (user,) = re.findall(r"^USER (\d+)$", last_stage, re.MULTILINE)
    assert int(user) > 0
