"""How a command ends: exit codes, one line of error message, silence on a closed pipe."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import shuto as package
from shuto.cli import run as module
from shuto.cli.problem import Problem, one_line
from shuto.cli.show import spoken
from shuto.text import LANGUAGES, message_ids

if TYPE_CHECKING:
    from unit.cli.conftest import Shuto

SOURCES = Path(module.__file__).parent
COMMAND = [sys.executable, "-c", "from shuto.cli import main; main()"]


def test_version(shuto: Shuto) -> None:
    assert shuto("--version") == (0, f"shuto {package.__version__}\n", "")


def test_help_is_shown_when_nothing_is_asked(shuto: Shuto) -> None:
    answer = shuto()
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.strip() == shuto("--help").out.strip()
    for name in ("editions", "rules", "judge", "replay", "draw", "new", "score", "demo"):
        assert name in answer.out
        assert shuto(name, "-h").code == 0


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["fly"], "usage: no such command 'fly'"),
        (["--fly"], "usage: no such option: --fly"),
        (["judge", "--fly"], "judge: no such option: --fly"),
        (["judge", "a", "b"], "judge: got unexpected extra argument"),
        (["judge", "a", "--at"], "usage: option '--at' requires an argument"),
        (["judge", "a", "--at", "x"], "judge: invalid value for '--at'"),
        (["replay", "a", "--to", "pdf"], "replay: invalid value for '--to'"),
        (["draw", "a", "--view", "inside"], "draw: invalid value for '--view'"),
        (["--lang", "xx", "editions"], "--lang: 'xx' is not available"),
    ],
)
def test_usage(shuto: Shuto, args: list[str], complaint: str) -> None:
    answer = shuto(*args)
    assert answer.code == 2
    assert answer.complaint.startswith(complaint)


def test_the_language_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [spoken(language) for language in LANGUAGES] == list(LANGUAGES)
    assert spoken(" DE_at ") == "de"
    for wanted in ("", "english", "nl", "C"):
        with pytest.raises(Problem):
            spoken(wanted)
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "ja_JP.UTF-8")
    assert spoken(None) == "ja"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert spoken(None) == "en"


def test_interrupted(shuto: Shuto, monkeypatch: pytest.MonkeyPatch, examples: Path) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("shuto.cli.commands.judging.read_source", interrupt)
    assert shuto("judge", examples / "first-steps.txt") == (130, "", "")


@pytest.mark.parametrize(
    ("error", "code", "complaint"),
    [
        (OSError(5, "Input/output error", "/dev/x"), 2, "/dev/x: Input/output error"),
        (RuntimeError(), 70, "internal error: RuntimeError; run with SHUTO_DEBUG=1 for details"),
        (
            ValueError("two\nlines\x07"),
            70,
            "internal error: ValueError: two lines\\x07; run with SHUTO_DEBUG=1 for details",
        ),
    ],
)
def test_unexpected_error(
    shuto: Shuto, monkeypatch: pytest.MonkeyPatch, error: Exception, code: int, complaint: str
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr("shuto.cli.commands.judging.read_source", fail)
    answer = shuto("judge", "x")
    assert (answer.code, answer.complaint) == (code, complaint)


def test_one_line_is_one_line() -> None:
    assert one_line("a\r\n\u2028b\x1b[0m\t c") == "a b\\x1b[0m c"
    assert len(one_line("x" * 9999)) == 400


def test_every_cli_message_is_used() -> None:
    source = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    assert set(re.findall(r"""["'](cli-[a-z-]+)["']""", source)) == {
        message for message in message_ids("en") if message.startswith("cli-")
    }


def run_process(*args: str, **kwargs: object) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [*COMMAND, *args], capture_output=True, text=True, check=False, encoding="utf-8", env=environment, timeout=60
    )


@pytest.mark.slow
def test_as_a_process(examples: Path) -> None:
    assert run_process("judge", str(examples / "first-steps.txt")).returncode == 0
    assert run_process("judge", str(examples / "too-close.txt")).returncode == 1
    bad = run_process("judge", str(examples / "none.txt"))
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr == f"shuto: {examples / 'none.txt'}: no such file or directory\n"


def test_closed_pipe_ends_the_command_quietly() -> None:
    shell = subprocess.run(
        ["bash", "-c", f'"{sys.executable}" -c "from shuto.cli import main; main()" rules rainbow-city | true'],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert (shell.stdout, shell.stderr) == ("", "")


def test_terminal_with_a_limited_encoding() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run([*COMMAND, "editions", "--lang", "ja"], capture_output=True, check=False, env=environment)
    assert done.returncode == 0
    assert b"rainbow-city" in done.stdout


def test_the_rules_are_read_without_the_compiler() -> None:
    code = (
        "import sys; from shuto.cli.run import run; run(sys.argv[1:]);"
        "sys.exit(any(name in sys.modules for name in ('numba', 'numpy', 'shapely')))"
    )
    for args in (["editions"], ["rules", "rainbow-city"], ["--help"], ["editions", "--json"]):
        done = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, check=False)
        assert done.returncode == 0, args
