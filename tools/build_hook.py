"""Puts the built client into the wheel. Hatchling runs this (pyproject.toml).

A wheel without the page cannot be built. An editable install needs no page: it finds web/dist when that is built.
A source archive carries the page if it is built, so that a wheel can be made of it without Node.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "web/dist"
PLACE = "shuto/server/web"
"""Where `shuto.server.serve.built_client` looks for it in an installed package."""


class ClientHook(BuildHookInterface[Any]):
    """Adds the client to what is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the client, or end the build with one line."""
        if version == "editable":
            return
        built = Path(self.root, CLIENT, "index.html").is_file()
        if built:
            build_data["force_include"][CLIENT] = PLACE if self.target_name == "wheel" else CLIENT
        elif self.target_name == "wheel":
            self.app.abort(f"shuto: {CLIENT}/index.html is missing, and a wheel needs the page; build it: make wheel")
