"""Runs the blocks of one page, one after the other, as a reader would: in one folder, with one Python session."""

from __future__ import annotations

import contextlib
import doctest
import io
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from docs.blocks import ROOT, Block
from docs.exceptions import NOT_RUN, ONLY_TEXT, OPTIONS_ONLY
from shuto.cli.app import command as shuto_command
from shuto.cli.run import run

BIN = Path(sys.executable).parent
WIDE = 88
"""Columns of the terminal, as many as fit on a page."""
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL

Instead = Callable[[str], str]
"""Runs a command in another way than the shell would, and returns what it prints."""


class Page:
    """A reader's folder and session."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.names: dict[str, Any] = {"__name__": "__page__"}
        self.instead: dict[str, Instead] = {}
        """By the beginning of a command."""
        self._patch = monkeypatch
        (folder / "examples").symlink_to(ROOT / "examples")
        (folder / "out").mkdir()
        monkeypatch.chdir(folder)
        monkeypatch.syspath_prepend(folder)
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "SHUTO_DEBUG", "NO_COLOR", "FORCE_COLOR"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("COLUMNS", str(WIDE))
        monkeypatch.setenv("PATH", str(BIN), prepend=os.pathsep)

    def run(self, block: Block) -> None:
        """Run or check a block; raises AssertionError, which names its place."""
        if block.caption is not None:
            (self.folder / block.caption).write_text(block.text, "utf-8")
        match block.language:
            case "python":
                self._python(block)
            case "console":
                self._console(block)
            case "sh":
                self._script(block)
            case "toml":
                tomllib.loads(block.text)
            case "json":
                json.loads(block.text)
            case "text":
                if block.caption is None:
                    self._use(ONLY_TEXT, block.page, block.text, f"{block}: text that nothing checks")
            case _:
                raise AssertionError(f"{block}: no test runs a block of {block.language or 'no language'}")

    def _python(self, block: Block) -> None:
        if block.caption is not None:
            compile(block.text, str(block), "exec")
        elif ">>>" not in block.text:
            exec(compile("\n" * (block.line - 1) + block.text, str(ROOT / block.page), "exec"), self.names)
        else:
            test = doctest.DocTestParser().get_doctest(block.text, {}, block.page, block.page, block.line - 1)
            test.globs = self.names
            told: list[str] = []
            runner = doctest.DocTestRunner(optionflags=FLAGS, verbose=False)
            failed = runner.run(test, out=told.append, clear_globs=False).failed
            assert failed == 0, "".join(told)

    def _script(self, block: Block) -> None:
        """Commands whose output the page does not show."""
        for line in block.text.replace("\\\n", " ").splitlines():
            if line.strip() and not line.strip().startswith("#"):
                self._command(" ".join(shlex.quote(word) for word in shlex.split(line, comments=True)), str(block))

    def _console(self, block: Block) -> None:
        """Commands after `$ `, each followed by what it prints; `...` stands for anything."""
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            line, _, wanted = part.partition("\n")
            said = self._command(line, str(block))
            same = doctest.OutputChecker().check_output(_tidy(wanted), _tidy(said), doctest.ELLIPSIS)
            assert same, f"{block}: $ {line}\nshown:\n{_tidy(wanted)}\nsaid:\n{_tidy(said)}"

    def _command(self, line: str, place: str) -> str:
        """Run one command in the way that suits it; returns what it prints."""
        line = line.removeprefix(".venv/bin/")
        for beginning, way in self.instead.items():
            if line.startswith(beginning):
                return way(line)
        if self._use(NOT_RUN, "", line):
            return ""
        if self._use(OPTIONS_ONLY, "", line):
            check_options(shlex.split(line)[1:])
            return ""
        if line.startswith("export "):
            name, _, value = line.removeprefix("export ").partition("=")
            self._patch.setenv(name, value)
            return ""
        if line.startswith("shuto "):
            code, said = run_here(shlex.split(line)[1:])
            assert code in (0, 1) or said.startswith("shuto: "), f"{place}: $ {line}\n{said}"
            return said
        done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False, timeout=60)
        assert done.returncode == 0, f"{place}: $ {line}\n{done.stderr}"
        return done.stdout + done.stderr

    def _use(self, exceptions: dict[Any, str], page: str, text: str, complaint: str = "") -> bool:
        """Whether there is an exception for a text. Without one, raise the complaint, if any."""
        for key in exceptions:
            where, beginning = key if isinstance(key, tuple) else ("", key)
            plain = " ".join(shlex.quote(word) for word in shlex.split(beginning)) if not where else beginning
            if where in ("", page) and text.startswith((beginning, plain)):
                return True
        assert not complaint, complaint
        return False


def run_here(args: list[str]) -> tuple[int, str]:
    """Run the `shuto` command in this process; its exit code and what it prints."""
    told = io.StringIO()
    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
        code = run(args)
    return code, told.getvalue()


def check_options(args: list[str]) -> None:
    """Parse the arguments of a command without running it."""
    root = shuto_command()
    name, *rest = args
    parent = root.make_context("shuto", [], resilient_parsing=True)
    root.commands[name].make_context(name, list(rest), parent=parent).close()


def _tidy(text: str) -> str:
    """A text as a page shows it: plain blanks, none at the ends of lines, no blank lines at the ends."""
    return "\n".join(line.rstrip() for line in text.replace("\u00a0", " ").splitlines()).strip("\n") + "\n"


@contextlib.contextmanager
def serving(options: list[str]) -> Iterator[str]:
    """A real server on a free port, whatever port the options state; its address."""
    command = [sys.executable, "-m", "shuto.server", *options, "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        try:
            assert address.startswith("http://"), "the server did not start"
            yield address.rstrip("/")
        finally:
            process.terminate()
            process.wait(30)


def serve_instead(check: Callable[[str], None]) -> Instead:
    """`shuto serve` on a free port, stopped after a check. Says the address with the port of the page."""

    def way(line: str) -> str:
        options = shlex.split(line)[2:]
        check_options(["serve", *options])
        wanted = options[options.index("--port") + 1] if "--port" in options else "8650"
        with serving(options) as address:
            check(re.sub(r"//[\d.]+:", "//localhost:", address))
        return re.sub(r":\d+$", f":{wanted}/", address) + "\n"

    return way


def install_instead(folder: Path) -> Instead:
    """The result of `pip install --editable .`: the entry points of the project, without a network."""

    def way(_line: str) -> str:
        project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
        name, version = project["name"], project["version"]
        info = folder / f"{name}-{version}.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8")
        groups = [
            "\n".join([f"[{group}]", *(f"{name} = {target}" for name, target in points.items())])
            for group, points in project["entry-points"].items()
        ]
        (info / "entry_points.txt").write_text("\n".join(groups) + "\n", "utf-8")
        return ""

    return way
