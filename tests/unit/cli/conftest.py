"""Runs the `shuto` command in this process and captures output, error message and exit code."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from shuto.cli.run import run
from shuto.rules.setup import new_game

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark these tests to run only with compiled kernels: the command plays whole games, which would take minutes."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.compiled)


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The printed JSON document, after checking that nothing is on standard error."""
        assert self.err == ""
        return msgspec.json.decode(self.out)

    @property
    def complaint(self) -> str:
        """The single line on standard error, after checking that standard output is empty."""
        assert self.out == ""
        (line,) = self.err.splitlines()
        assert line.startswith("shuto: ")
        return line.removeprefix("shuto: ")


Shuto = Callable[..., Answer]


@pytest.fixture(scope="session", autouse=True)
def _ready() -> None:
    """Compile the kernels before the tests, because compiling prints a line to standard error."""
    new_game("rainbow-city")


@pytest.fixture
def shuto(monkeypatch: pytest.MonkeyPatch) -> Shuto:
    """A function that runs a command, optionally with bytes on standard input."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "SHUTO_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def command(*args: str | Path, stdin: bytes = b"") -> Answer:
        out, err = io.StringIO(), io.StringIO()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run([str(arg) for arg in args])
        return Answer(code, out.getvalue(), err.getvalue())

    return command


@pytest.fixture
def examples() -> Path:
    """The folder of sample records."""
    return EXAMPLES
