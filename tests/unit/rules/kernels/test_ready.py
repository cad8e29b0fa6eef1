"""Loading the kernels: announced once, and no kernel is compiled later without a message."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import shuto
from shuto.geometry import compiled
from shuto.rules.kernels import ready

PACKAGE = Path(shuto.__file__).parent
KERNELS = ("shuto.geometry.", "shuto.rules.kernels.")

# The loading code as plain Python, so that the calls can be recorded.
WATCH = """
import json, sys
seen = set()
def watch(frame, event, arg):
    if event == "call":
        module = frame.f_globals.get("__name__", "")
        if module.startswith(("shuto.geometry.", "shuto.rules.kernels.")):
            seen.add(f"{module}.{frame.f_code.co_name}")
from shuto.rules.kernels import ready
sys.setprofile(watch)
ready._use_each()
sys.setprofile(None)
print(json.dumps(sorted(seen)))
"""


def kernel_files() -> Iterator[tuple[str, ast.Module]]:
    for folder in ("geometry", "rules/kernels", "rules/kernels/placement"):
        for file in sorted((PACKAGE / folder).glob("*.py")):
            yield f"shuto.{folder.replace('/', '.')}.{file.stem}", ast.parse(file.read_text("utf-8"))


def decorated() -> dict[str, ast.FunctionDef]:
    """Every kernel that is compiled on first use: module.function → its source."""
    found = {}
    for module, tree in kernel_files():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                names = {
                    name.id for mark in node.decorator_list for name in ast.walk(mark) if isinstance(name, ast.Name)
                }
                if names & {"compiled", "inner", "inlined", "small"}:
                    found[f"{module}.{node.name}"] = node
    return found


def asked_for_by_rules() -> set[str]:
    """Every kernel that plain Python calls: those that `rules` imports from kernel modules."""
    found = set()
    for file in [*(PACKAGE / "rules").glob("*.py"), *(PACKAGE / "bots").glob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and (node.module + ".").startswith(KERNELS):
                found |= {f"{node.module}.{name.name}" for name in node.names}
    return found & set(decorated())


def called_from(kernels: set[str]) -> set[str]:
    """These kernels and every kernel that they call, because compiling a kernel compiles those too."""
    sources, by_name = decorated(), {name.rsplit(".", 1)[1]: name for name in decorated()}
    reached: set[str] = set()
    waiting = set(kernels) & set(sources)
    while waiting:
        one = waiting.pop()
        reached.add(one)
        names = {node.id for node in ast.walk(sources[one]) if isinstance(node, ast.Name)}
        waiting |= {by_name[name] for name in names if name in by_name} - reached
    return reached


@pytest.mark.slow
def test_loading_calls_every_kernel_that_the_rules_use() -> None:
    """Otherwise its first use would make a player wait without a message in the middle of a game."""
    done = subprocess.run(
        [sys.executable, "-c", WATCH], env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    compiled_then = called_from(set(json.loads(done.stdout)))
    assert asked_for_by_rules() - compiled_then == set()


def test_a_cold_start_is_announced(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    did: list[str] = []
    monkeypatch.setattr(ready, "_ready_parts", set())
    monkeypatch.setattr(compiled, "is_ready", lambda _: False)
    monkeypatch.setattr(compiled, "is_plain", lambda: False)
    monkeypatch.setattr(compiled, "mark_ready", lambda _: did.append("marked"))
    monkeypatch.setattr(ready, "_use_each", lambda: did.append("used"))
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    ready.ensure_ready()
    assert did == ["used", "marked"]
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.endswith("(0 s)\n")
    assert "vorbereitet" in said.err
    ready.ensure_ready()
    assert did == ["used", "marked"]


def test_plain_kernels_are_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """And once the compiled ones are used, they are made ready."""
    monkeypatch.setattr(ready, "_ready_parts", set())
    monkeypatch.setattr(compiled, "is_ready", lambda _: False)
    monkeypatch.setattr(compiled, "mark_ready", lambda _: None)
    plain = True
    monkeypatch.setattr(compiled, "is_plain", lambda: plain)
    used: list[str] = []
    monkeypatch.setattr(ready, "_use_each", lambda: used.append("used"))
    ready.ensure_ready()
    assert used == []
    plain = False
    ready.ensure_ready(announce=False)
    assert used == ["used"]


def test_a_warm_start_prints_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(ready, "_ready_parts", set())
    monkeypatch.setattr(compiled, "is_ready", lambda _: True)
    ready.ensure_ready()
    assert capsys.readouterr().err == ""


def test_loading_can_be_repeated() -> None:
    """The warm-up plays a little and can be repeated."""
    ready._use_each()
