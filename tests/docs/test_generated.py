"""The generated pages are complete: nothing that the code has is missing, and everything has its words."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from xml.etree import ElementTree

import pytest
from litestar.routes import HTTPRoute

from docs.blocks import FOLDER, NAMES, ROOT
from shuto.cli.app import command
from shuto.rules.editions.switches import SWITCH_NAMES
from shuto.rules.referee.faults import Fault
from shuto.server.app import create_app
from shuto.server.settings import ServerSettings
from shuto_docs import (
    GENERATED,
    GENERATORS,
    INCLUDED,
    api,
    cli,
    editions,
    faults,
    http,
    included,
    keys,
    rules,
    settings,
)

pytestmark = pytest.mark.compiled


def test_every_fault_has_a_section_a_sentence_and_a_picture(tmp_path: Path) -> None:
    page = faults.page("/pictures")
    sections = dict(zip(re.findall(r"^### (.+)$", page, re.MULTILINE), page.split("\n### ")[1:], strict=True))
    assert set(sections) == set(Fault)
    assert all("\n> " in text for text in sections.values())
    faults.draw(tmp_path)
    for fault in Fault:
        assert f"/pictures/{fault}.svg" in sections[fault]
        ElementTree.parse(tmp_path / f"{fault}.svg")


@pytest.mark.slow
def test_every_clause_of_every_edition_has_pictures(tmp_path: Path) -> None:
    rules.draw(tmp_path)
    for name, book in rules.books().items():
        sections = rules.page(name).split("\n\n## ")
        assert len(sections) == len(book.clauses())
        assert all("![" in section for section in sections)
    shown = re.findall(
        rf"{rules.FOLDER}/([a-z0-9-]+/[a-z0-9-]+\.svg)",
        "\n".join([rules.misread(), *(rules.page(name) for name in rules.books())]),
    )
    for file in set(shown):
        ElementTree.parse(tmp_path / file)


def test_every_command_and_option_is_described() -> None:
    page = cli.page()
    commands = dict(command().commands)
    commands |= {f"admin {name}": one for name, one in commands["admin"].commands.items()}
    for name, one in commands.items():
        section = page.split(f"## shuto {name}\n", 1)[1].split("\n## ", 1)[0]
        for option in one.params:
            assert all(f"`{flag}" in section for flag in option.opts if flag.startswith("-"))
        assert "|  |  |" not in section, "an option without a description"


def test_every_switch_is_in_the_table() -> None:
    table = editions.switches()
    assert all(f"`{name}`" in table for name in SWITCH_NAMES)


def test_every_setting_has_a_meaning() -> None:
    rows = settings.table_rows()
    assert [row[0] for row in rows] == [f"`{field.name}`" for field in fields(ServerSettings)]
    assert all(row[1] for row in rows)


def test_every_route_is_described() -> None:
    routes = http.page().split("## ")[1:]
    app = create_app(ServerSettings())
    served = {
        f"{method} {route.path_format}"
        for route in app.routes
        if isinstance(route, HTTPRoute) and route.path.startswith(("/api/", "/health")) and "/schema" not in route.path
        for method in route.methods - {"OPTIONS", "HEAD"}
    }
    assert {route.split("\n")[0].strip() for route in routes} == served
    for route in routes:
        title, about = route.split("\n\n")[:2]
        assert title.split()[0] in ("GET", "POST", "PATCH", "DELETE")
        assert about.endswith("."), title


@pytest.mark.parametrize("package", api.PACKAGES)
def test_every_public_name_is_in_the_reference(package: str) -> None:
    page = api.page(package)
    for name in api.stub(package):
        if f"{package}.{name}" not in api.PACKAGES:
            assert f":: {package}.{name}\n" in page


def test_keys_are_those_of_the_page() -> None:
    assert "nearest legal spot" in keys.table()
    assert "raise, lower" in keys.hand_table()


def test_every_generator_is_used_and_every_marker_known() -> None:
    texts = [(ROOT / name).read_text("utf-8") for name in NAMES]
    used = [found for text in texts for found in GENERATED.findall(text)]
    assert sorted(used) == sorted(GENERATORS)
    assert all("<!-- generated" not in GENERATED.sub("", text) for text in texts)
    assert {found for text in texts for found in INCLUDED.findall(text)} == {
        name for name in included.PAGES if name.endswith(".md")
    }


def test_links_of_included_files_are_rewritten() -> None:
    text = included.page("ARCHITECTURE.md") + included.page("CONTRIBUTING.md")
    assert "](docs/" not in text
    for path in re.findall(r"\]\((/[^)#]+)", text):
        assert (FOLDER / path.lstrip("/")).is_file(), path
