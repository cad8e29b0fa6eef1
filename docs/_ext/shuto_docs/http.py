"""The reference of the HTTP API, from the OpenAPI document of the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from shuto.server.app import create_app
from shuto.server.settings import ServerSettings
from shuto_docs.markdown import code, table

PROTOCOL = Path(__file__).resolve().parents[2] / "reference" / "protocol.md"


def page() -> str:
    """A section for each route."""
    document = create_app(ServerSettings()).openapi_schema.to_schema()
    described = set(re.findall(r"^### (\w+)$", PROTOCOL.read_text("utf-8"), re.MULTILINE))
    parts = []
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            parts.append(_route(f"{method.upper()} {path}", route, described))
    return "\n\n".join(parts)


def _route(title: str, route: dict[str, Any], described: set[str]) -> str:
    rows = [
        (code(one["name"]), one["in"], _type(one["schema"], described), _default(one["schema"]))
        for one in route.get("parameters", ())
    ]
    body = route.get("requestBody", {}).get("content", {})
    answers = [
        f"{status}: {_content(answer.get('content', {}), described) or answer['description']}"
        for status, answer in route["responses"].items()
        if status.startswith("2")
    ]
    parts = [f"## {title}", route.get("description", "")]
    if rows:
        parts.append(table(("parameter", "in", "type", "default"), rows))
    if body:
        parts.append(f"Body: {_content(body, described)}")
    return "\n\n".join([*parts, f"Answer {'; '.join(answers)}"])


def _content(content: dict[str, Any], described: set[str]) -> str:
    return ", ".join(f"{_type(one.get('schema', {}), described)} ({kind})" for kind, one in content.items())


def _default(schema: dict[str, Any]) -> str:
    return code(schema["default"]) if "default" in schema else "required"


def _type(schema: dict[str, Any], described: set[str]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[{name}](/reference/protocol.md#{name.lower()})" if name in described else code(name)
    if schema.get("type") == "array":
        return f"list of {_type(schema['items'], described)}"
    if "enum" in schema:
        return " or ".join(map(code, schema["enum"]))
    kind = str(schema.get("type", "any"))
    if "minimum" in schema:
        kind += f" from {schema['minimum']:g} to {schema['maximum']:g}"
    return kind
