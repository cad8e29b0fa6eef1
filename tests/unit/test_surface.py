"""The public surface: every name loads, has a description and annotations, and examples use nothing else."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
PACKAGES = tuple(sorted(".".join(stub.relative_to(SOURCES).parts[:-1]) for stub in SOURCES.rglob("__init__.pyi")))
"""The public packages: those with a stub."""
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])


def public(package: str) -> list[str]:
    """The names that a package offers."""
    names: list[str] = vars(importlib.import_module(package))["__all__"]
    return names


def surface(package: str) -> Iterator[tuple[str, Any]]:
    """The names that a package offers, with what they stand for."""
    module = importlib.import_module(package)
    return ((name, getattr(module, name)) for name in public(package))


def stub(package: str) -> dict[str, str]:
    """The names that the stub of a package lists, each with the module it comes from."""
    file = importlib.import_module(package).__file__
    assert file is not None
    tree = ast.parse(Path(file).with_suffix(".pyi").read_text("utf-8"))
    return {
        alias.name: f"{package}.{node.module}" if node.module else package
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def described(module: str, name: str) -> bool:
    """Whether a constant is followed by a string that says what it is."""
    tree = ast.parse(inspect.getsource(importlib.import_module(module)))
    for node, after in zip(tree.body, tree.body[1:], strict=False):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            return (
                isinstance(after, ast.Expr)
                and isinstance(after.value, ast.Constant)
                and isinstance(after.value.value, str)
            )
    return False


def functions(name: str, thing: Any) -> Iterator[tuple[str, Any]]:
    """A function itself; of a class its constructor and its public methods and properties, as functions."""
    if inspect.isroutine(inspect.unwrap(thing)):
        yield name, inspect.unwrap(thing)
    elif isinstance(thing, type):
        for method, value in vars(thing).items():
            function = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
            wanted = method == "__init__" and not getattr(thing, "_is_protocol", False)
            if inspect.isfunction(function) and (wanted or not method.startswith("_")):
                yield f"{name}.{method}", function


def unannotated(function: Any) -> list[str]:
    """The parameters of a function that have no annotation; `return` if it does not say what it returns."""
    signature = inspect.signature(function)
    missing = [
        name
        for number, (name, parameter) in enumerate(signature.parameters.items())
        if parameter.annotation is parameter.empty and not (number == 0 and name in ("self", "cls"))
    ]
    return missing + ["return"] * (signature.return_annotation is signature.empty)


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_offers_what_its_stub_lists(package: str) -> None:
    assert set(public(package)) == set(stub(package))
    assert set(public(package)) <= set(dir(importlib.import_module(package)))


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_is_described(package: str) -> None:
    missing = []
    for name, thing in surface(package):
        if isinstance(thing, (type, ModuleType)) or inspect.isroutine(inspect.unwrap(thing)):
            # dataclasses write a signature where a class has no docstring
            if not (thing.__doc__ or "").strip() or (thing.__doc__ or "").startswith(f"{name}("):
                missing.append(name)
        elif not described(stub(package)[name], name):
            missing.append(name)
        if isinstance(thing, type):
            methods = [place.partition(".")[2] for place, _ in functions(name, thing)]
            missing += [
                f"{name}.{method}"
                for method in methods
                if method != "__init__" and not inspect.getdoc(getattr(thing, method))
            ]
    assert missing == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_callable_is_annotated(package: str) -> None:
    found = {place: unannotated(one) for name, thing in surface(package) for place, one in functions(name, thing)}
    assert {place: missing for place, missing in found.items() if missing} == {}
    assert found


@pytest.mark.parametrize("package", PACKAGES)
def test_a_position_is_called_position(package: str) -> None:
    wrong = [
        f"{place}({parameter.name})"
        for name, thing in surface(package)
        for place, function in functions(name, thing)
        for parameter in inspect.signature(function).parameters.values()
        if parameter.annotation == "Position" and parameter.name in ("board", "game", "here", "state", "table")
    ]
    assert wrong == []


def code_of(page: Path) -> str:
    """The Python of a page: its doctests and its blocks without prompts."""
    text = page.read_text("utf-8")
    blocks = re.findall(r"^```(?:python|py)\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    examples = [example.source for block in blocks for example in doctest.DocTestParser().get_examples(block)]
    return "".join(examples) + "".join(textwrap.dedent(block) for block in blocks if ">>>" not in block)


def private_uses(code: str) -> list[str]:
    """The imports from Shuto in some code that are not public names."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "shuto":
            package = node.module or ""
            known = set(public(package)) if package in PACKAGES else set()
            found += [f"{package}.{alias.name}" for alias in node.names if alias.name not in known]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names if alias.name.split(".")[0] == "shuto"]
            found += [name for name in names if name not in PACKAGES]
        elif isinstance(node, ast.Attribute):
            package, _, name = ast.unparse(node).rpartition(".")
            if package in PACKAGES and name not in (*public(package), "__version__"):
                found.append(f"{package}.{name}")
            elif name.startswith("_") and not name.startswith("__"):
                found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_an_example_uses_public_names_only(file: Path) -> None:
    assert private_uses(file.read_text("utf-8")) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_uses_public_names_only(page: Path) -> None:
    assert private_uses(code_of(page)) == []


def test_private_uses_are_found() -> None:
    code = (
        "import shuto.rules\nfrom shuto.rules.play import play\nfrom shuto import nothing\nshuto.rules\nworld._engine\n"
    )
    assert private_uses(code) == [
        "shuto.rules",
        "shuto.rules.play.play",
        "shuto.nothing",
        "shuto.rules",
        "world._engine",
    ]
    assert private_uses("import shuto\nfrom shuto.draw import plan\nshuto.bots.arena.Plan\n") == []


@pytest.mark.parametrize("package", PACKAGES)
def test_the_examples_of_a_package_are_true(package: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(package))
    assert failed == 0
