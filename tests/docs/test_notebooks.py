"""The notebooks of the documentation: they show what a whole run gave, and their code still runs."""

from __future__ import annotations

import ast
import contextlib
import io
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from docs.blocks import FOLDER, ROOT

NOTEBOOKS = sorted((FOLDER / "research" / "notebooks").glob("*.ipynb"))
NAMES = [path.stem for path in NOTEBOOKS]


@cache
def cells_of(name: str) -> list[dict[str, Any]]:
    """The code cells of a notebook."""
    path = next(one for one in NOTEBOOKS if one.stem == name)
    return [cell for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]


def sources_of(name: str) -> list[str]:
    return ["".join(cell["source"]) for cell in cells_of(name)]


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_was_run_from_its_first_cell_to_its_last(name: str) -> None:
    cells = cells_of(name)
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    outputs = [output for cell in cells for output in cell["outputs"]]
    assert len(outputs) > 3
    assert all(output["output_type"] != "error" and output.get("name") != "stderr" for output in outputs)
    assert str(ROOT) not in json.dumps(outputs)


@pytest.mark.compiled
def test_the_notebook_for_language_models_runs() -> None:
    names: dict[str, Any] = {"__name__": "__notebook__"}
    with contextlib.redirect_stdout(io.StringIO()) as told:
        for source in sources_of("ask-a-model"):
            exec(compile(re.sub(r"games=\d+", "games=2", source), "ask-a-model", "exec"), names)
    assert "legality" in told.getvalue()
    assert "strength" in told.getvalue()


def test_the_notebook_on_training_uses_what_there_is() -> None:
    """Running it takes torch and minutes. Here every name that it takes from `training` is looked up in the source."""
    tree = ast.parse("\n".join(sources_of("train-an-agent")))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module is not None]
    used = {(node.module or "", alias.name) for node in imports for alias in node.names}
    ours = {(module, name) for module, name in used if module.startswith("training")}
    assert len(ours) > 3
    for module, name in ours:
        assert name in _defined(module), f"{module}.{name}"
    settings = next(
        node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Settings"
    )
    assert {word.arg for word in settings.keywords} <= _fields("training.ppo", "Settings")
    methods = {
        node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "trainer"
    }
    assert methods <= _fields("training.ppo", "Trainer")


def _tree(module: str) -> ast.Module:
    return ast.parse((ROOT / Path(*module.split("."))).with_suffix(".py").read_text("utf-8"))


def _defined(module: str) -> set[str]:
    return {node.name for node in _tree(module).body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}


def _fields(module: str, name: str) -> set[str]:
    """The fields, methods and attributes of a class."""
    (body,) = (node for node in _tree(module).body if isinstance(node, ast.ClassDef) and node.name == name)
    found = {node.name for node in body.body if isinstance(node, ast.FunctionDef)}
    found |= {ast.unparse(node.target) for node in body.body if isinstance(node, ast.AnnAssign)}
    return found | {
        node.attr for node in ast.walk(body) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
