"""The Sphinx extension of this documentation: pages that are generated from the code, and links to public names.

A line `<!-- generated: NAME -->` in a page stands for Markdown that a generator writes when the page is read. Nothing
that is generated is kept in the repository. A line `<!-- included: FILE -->` stands for a file at the root.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shuto.rules.editions.edition import EDITION_IDS
from shuto_docs import api, cli, editions, faults, http, included, keys, rules, settings

if TYPE_CHECKING:
    from docutils.nodes import Element, TextElement
    from sphinx.addnodes import pending_xref
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

GENERATED = re.compile(r"^<!-- generated: ([a-z0-9.-]+) -->$", re.MULTILINE)
INCLUDED = re.compile(r"^<!-- included: ([\w.]+) -->$", re.MULTILINE)
GENERATORS: dict[str, Callable[[], str]] = {
    "cli": cli.page,
    "editions": editions.switches,
    "allotments": editions.allotments,
    "clauses": editions.clauses,
    "faults": lambda: faults.page("/_generated/faults"),
    "http": http.page,
    "keys": keys.table,
    "hand-keys": keys.hand_table,
    "misread": rules.misread,
    "settings": settings.page,
    **{f"rules.{name}": partial(rules.page, name) for name in EDITION_IDS},
    **{f"api.{package}": partial(api.page, package) for package in api.PACKAGES},
}


def draw_examples(app: Sphinx) -> None:
    """Draw the examples of faults and clauses before the pages that show them are read."""
    generated = Path(app.srcdir) / "_generated"
    faults.draw(generated / "faults")
    rules.draw(generated / "rules")


def fill_in(app: Sphinx, _page: str, source: list[str]) -> None:
    """Replace the markers of a page by what they stand for."""
    for name in INCLUDED.findall(source[0]):
        app.env.note_dependency(str(included.ROOT / name))
    if GENERATED.search(source[0]):
        app.env.note_reread()  # the code may have changed
    source[0] = INCLUDED.sub(lambda found: included.page(found[1]), source[0])
    source[0] = GENERATED.sub(lambda found: GENERATORS[found[1]](), source[0])


def public_name(app: Sphinx, env: BuildEnvironment, node: pending_xref, shown: TextElement) -> Element | None:
    """Link an annotation such as `shuto.rules.position.Position` to the public name `shuto.Position`."""
    target = api.public_name_of(node.get("reftarget", ""))
    if target is None or node.get("refdomain") != "py":
        return None
    python = env.domains.python_domain
    for kind in ("class", "obj", "data"):
        found = python.resolve_xref(env, node["refdoc"], app.builder, kind, target, node, shown)
        if found is not None:
            return found
    return None


def short_signature(*event: Any) -> tuple[str, None] | None:
    """Show the parameters of plain data without types: the fields below have them."""
    short = api.short_signature(event[3])
    return None if short is None else (short, None)


def no_field_numbers(*event: Any) -> None:
    """Python describes the fields of a named tuple by their numbers, which says nothing."""
    lines: list[str] = event[5]
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def known_elsewhere(_app: Sphinx, node: pending_xref) -> bool | None:
    """Names of other libraries, and our own that are not public, have no page here: no warning."""
    target = node.get("reftarget", "")
    return True if node.get("refdomain") == "py" and api.has_no_page(target) else None


def setup(app: Sphinx) -> dict[str, bool]:
    """Connect the generators."""
    app.connect("builder-inited", draw_examples)
    app.connect("source-read", fill_in)
    app.connect("autodoc-process-docstring", no_field_numbers)
    app.connect("autodoc-process-signature", short_signature)
    app.connect("missing-reference", public_name)
    app.connect("warn-missing-reference", lambda app, _domain, node: known_elsewhere(app, node))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
