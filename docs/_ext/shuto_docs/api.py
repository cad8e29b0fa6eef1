"""The reference of the library, from the public names and their docstrings."""

from __future__ import annotations

import ast
import importlib
import inspect
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path

import msgspec

_SOURCES = Path(__file__).resolve().parents[3] / "src"
PACKAGES = tuple(sorted(".".join(stub.relative_to(_SOURCES).parts[:-1]) for stub in _SOURCES.rglob("__init__.pyi")))
"""The public packages: those with a stub."""
_TITLES = {
    "rules.editions": "Editions and house rules",
    "rules.game": "Games and positions",
    "rules.setup": "Games and positions",
    "rules.position": "Games and positions",
    "rules.pieces": "Pieces",
    "rules.ids": "Pieces",
    "rules.turn": "Turns",
    "rules.play": "Playing",
    "rules.prospect": "Playing",
    "rules.difference": "Playing",
    "rules.outcome": "Outcome and missions",
    "rules.missions": "Outcome and missions",
    "rules.penalty": "Penalties",
    "rules.referee": "The referee",
    "rules.records": "Records and notation",
    "rules.snapshot": "Positions stated piece by piece",
}
"""Headings of the package `shuto`, by the module that a name comes from."""


@cache
def stub(package: str) -> dict[str, str]:
    """The public names of a package, each with the module that defines it."""
    file = importlib.import_module(package).__file__
    assert file is not None
    tree = ast.parse(Path(file).with_suffix(".pyi").read_text("utf-8"))
    return {
        alias.asname or alias.name: f"{package}.{node.module}"
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


def page(package: str) -> str:
    """All public names of a package, under headings."""
    sections: dict[str, list[str]] = {}
    for name, module in stub(package).items():
        if f"{package}.{name}" not in PACKAGES:
            sections.setdefault(_title(package, module), []).append(name)
    parts = []
    for title in dict.fromkeys([*(one for one in _TITLES.values() if one in sections), *sections]):
        if title:
            parts.append(f"## {title}")
        parts += [_directive(package, name) for name in sections[title]]
    return "\n\n".join(parts)


def _title(package: str, module: str) -> str:
    if package != "shuto":
        return ""
    inner = module.removeprefix("shuto.")
    return next(title for prefix, title in _TITLES.items() if inner == prefix or inner.startswith(f"{prefix}."))


def _directive(package: str, name: str) -> str:
    value = getattr(importlib.import_module(package), name)
    if inspect.isclass(value):
        error = issubclass(value, BaseException)
        kind = "autoexception" if error else "autoclass"
        lines = [] if error else ["   :members:", "   :undoc-members:"]
    elif inspect.isfunction(value):
        kind, lines = "autofunction", []
    else:
        kind, lines = "py:data", ["", f"   {_described(stub(package)[name], name)}"]
    return "\n".join(["```{eval-rst}", f".. {kind}:: {package}.{name}", *lines, "```"])


def _described(module: str, name: str) -> str:
    """The string that follows a constant in its module; for a type alias what it stands for."""
    source = importlib.import_module(module)
    tree = ast.parse(inspect.getsource(source))
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                return " ".join(str(after.value.value).split())
            value = getattr(node, "value", None)
            return f"``{ast.unparse(value)}``" if value is not None else ""
    raise LookupError(f"{module}.{name}")


def short_signature(value: object) -> str | None:
    """The parameters of a class of plain data, without the types that are listed below it; None for other things."""
    data = msgspec.Struct, Enum
    if not inspect.isclass(value) or not (issubclass(value, data) or is_dataclass(value) or hasattr(value, "_fields")):
        return None
    if issubclass(value, Enum):
        return ""
    shown = []
    for one in inspect.signature(value).parameters.values():
        if one.kind is one.KEYWORD_ONLY and "*" not in shown:
            shown.append("*")
        plain = one.default is one.empty or isinstance(one.default, (str, int, float, tuple, type(None)))
        default = "" if one.default is one.empty else f"={one.default!r}" if plain else "=…"
        shown.append(one.name + default)
    return f"({', '.join(shown)})"


@cache
def _public() -> dict[str, str]:
    """Public names by the full name of what they stand for, `shuto.rules.position.Position`."""
    found: dict[str, str] = {}
    for package in PACKAGES:
        for name, module in stub(package).items():
            found.setdefault(f"{module}.{name}", f"{package}.{name}")
    return found


def public_name_of(target: str) -> str | None:
    """The public name of a class that an annotation names by its module or by its bare name."""
    if target in _public():
        return _public()[target]
    bare = [public for public in _public().values() if public.rsplit(".", 1)[1] == target]
    return bare[0] if bare else None


def has_no_page(target: str) -> bool:
    """True for a name of another library or of the standard library, and for one of ours that is not public."""
    return public_name_of(target) is None
