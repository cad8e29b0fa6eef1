"""The container files fit the project: what they copy exists, ports and health check are those of the server.

What `deploy/` runs around the servers (Caddy, Prometheus, Grafana) knows their names, ports and metrics.
"""

from __future__ import annotations

import re
from pathlib import Path

from typer.core import TyperGroup
from typer.main import get_command

from shuto.cli.app import app
from shuto.server.metrics import shown
from shuto.server.routes.system import health
from shuto.server.settings import ServerSettings

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
DEPLOY = ROOT / "deploy"
COMPOSE = (DEPLOY / "compose.yaml").read_text("utf-8")


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


def test_the_fleet_has_two_servers_and_all_that_they_need() -> None:
    services = re.findall(
        r"^  ([\w-]+):$", COMPOSE.partition("\nservices:\n")[2].partition("\nvolumes:\n")[0], re.MULTILINE
    )
    needed = {"server-1", "server-2", "worker", "postgres", "redis", "caddy", "prometheus", "grafana"}
    assert set(services) == needed
    mounted = re.findall(r"^      - \./(\S+?):", COMPOSE, re.MULTILINE)
    assert [name for name in mounted if not (DEPLOY / name).exists()] == []


def test_the_fleet_starts_servers_with_options_that_exist() -> None:
    whole = get_command(app)
    assert isinstance(whole, TyperGroup)
    for command in ("serve", "worker"):
        options = {option for param in whole.commands[command].params for option in param.opts}
        text = (
            COMPOSE.partition("exec shuto serve")[2] if command == "serve" else COMPOSE.partition("[shuto, worker")[2]
        )
        given = set(re.findall(r"--[a-z-]+", text.partition("hostname:" if command == "serve" else "]")[0]))
        assert given
        assert given <= options


def test_the_proxy_and_prometheus_ask_the_servers_of_the_fleet() -> None:
    servers = re.findall(r"^    hostname: (\S+)$", COMPOSE, re.MULTILINE)
    port, internal = re.findall(r"--port (\d+) .*HOSTNAME:(\d+)", COMPOSE)[0]
    proxied = set(re.findall(r"reverse_proxy \{\$SERVERS:(.+?)\}", (DEPLOY / "Caddyfile").read_text("utf-8")))
    assert proxied == {" ".join(f"{server}:{port}" for server in servers)}
    targets = ", ".join(f"{server}:{internal}" for server in servers)
    assert f"targets: [{targets}]" in (DEPLOY / "prometheus.yaml").read_text("utf-8")


def test_the_dashboard_asks_for_metrics_that_servers_have() -> None:
    types = dict(re.findall(r"^# TYPE (\S+) (\S+)$", shown(0, 0).decode(), re.MULTILINE))
    known = {f"{name}_bucket" if kind == "histogram" else name for name, kind in types.items()}
    asked = set(re.findall(r"shuto_\w+", (DEPLOY / "grafana" / "dashboards" / "shuto.json").read_text("utf-8")))
    assert asked
    assert asked <= known
