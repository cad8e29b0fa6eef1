"""The catalogues as Fluent reads them: their messages, and what each of them uses."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from shuto.text.catalogue import CATALOGUES


@cache
def entries(language: str) -> dict[str, ast.Message]:
    """The parsed messages of a language; fails on what Fluent cannot read and on an id used twice."""
    found: dict[str, ast.Message] = {}
    for name in CATALOGUES:
        source = files("shuto.text").joinpath(language, f"{name}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{name}.ftl: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


class Uses(Visitor):
    """Collects the variables and the other messages a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor looks for this name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor looks for this name
        self.messages.add(node.id.name)


def variables(language: str, message: str) -> set[str]:
    """The variables a message needs, those of the messages it refers to included."""
    uses = Uses()
    uses.visit(entries(language)[message])
    return uses.variables.union(*(variables(language, other) for other in uses.messages))
