"""Bad input: one line that names the place, exit code 2, no traceback, no changed file."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from shuto.cli import files
from shuto.rules.records.record import LARGEST, MOST_STEPS

if TYPE_CHECKING:
    from unit.cli.conftest import Shuto

GOOD: dict[str, Any] = {
    "format": "shuto-record",
    "version": 1,
    "edition": "second-edition",
    "players": ["Ann", "Bob"],
    "steps": [{"turn": {"type": "extend", "base": 0, "x": 118.0, "y": -70.0, "height": 2}}],
}
COMMANDS = ("judge", "replay", "draw", "score")


def with_turn(**changes: Any) -> dict[str, Any]:
    return {**GOOD, "steps": [{"turn": {**GOOD["steps"][0]["turn"], **changes}}]}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1: 'shuto 2 EDITION' is needed"),
        (b"\n\n# nothing\n", "line 1: 'shuto 2 EDITION' is needed"),
        (b"hello", "line 1: 'shuto 2 EDITION' is needed"),
        (b"\x89PNG\r\n\x1a\n\0\0\0", "byte 0: not UTF-8"),
        (b"\xff\xfe\x00\x00", "byte 0: not UTF-8"),
        (b"shuto 3 second-edition", "line 1: version: 3 is newer"),
        (b"shuto 2 third-edition", "line 1: "),
        (b"shuto 2 second-edition\nplayer A\nplayer B\nc0 nan,inf 2", "line 4: 'c0 nan,inf 2' is not a turn"),
        (b"shuto 2 second-edition\nplayer A\nplayer B\nc0 99999,0 2", "line 4: "),
        (b"shuto 2 second-edition\nplayer A\nplayer B\nrule nudge=NaN", "line 4: rule nudge"),
        (b"shuto 2 second-edition\nplayer A\nplayer B\nrule speed=1", "house rule 'speed'"),
        (b"shuto 2 second-edition\nplayer A\nplayer B\ntable nanx5", "table: each side"),
        (b"shuto 2 second-edition\nplayer A\nplayer B\nresult", "line 4: result: "),
        (b"shuto 2 second-edition\nplayer A", "players: second-edition is for 2, not 1"),
        (b"shuto 2 second-edition\nplayer A\nplayer B\n! 7 c0", "step 1: aftermath: no seat 7"),
        (b"shuto 2 second-edition\nplayer A\nplayer B\n! 0 k99", "step 1: aftermath: no piece 'k99'"),
        (b"shuto 2 second-edition\nplayer \x1b[31m\nplayer B", "players: '\\x1b[31m' is not a name"),
        (b"{", "truncated"),
        (b"{}", "format: this is not a Shuto record"),
        (b"[1, 2]", "line 1: "),
        (b'{"format": "shuto-record"}', "version: a whole number"),
        (b'{"format": "shuto-record", "version": NaN}', "malformed"),
        (b'{"format": "shuto-record", "version": 1, "edition": Infinity}', "malformed"),
        (b'{"a":' * 100_000, "nested too deeply"),
        (b'{"a":' + b"[" * 100_000, "nested too deeply"),
    ],
)
def test_invalid_files_are_rejected(shuto: Shuto, tmp_path: Path, command: str, content: bytes, said: str) -> None:
    file = tmp_path / "game"
    file.write_bytes(content)
    answer = shuto(command, file)
    assert answer.code == 2
    place, _, message = answer.complaint.partition(": ")
    assert place == str(file)
    assert said.lower() in message.lower()
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ({**GOOD, "version": 3}, "version: 3 is newer than this Shuto reads (up to 2)"),
        ({**GOOD, "version": "1"}, "version: a whole number"),
        ({**GOOD, "version": 10**60}, "version: 1000"),
        ({**GOOD, "edition": "chess"}, "edition 'chess': unknown"),
        ({**GOOD, "edition": 5}, "input: edition: "),
        ({**GOOD, "players": "Ann"}, "input: players: "),
        ({**GOOD, "players": [1, 2]}, "input: players[0]: "),
        ({**GOOD, "players": ["Ann", "Ann"]}, "a name of their own"),
        ({**GOOD, "first": 2}, "first: seats are numbered"),
        ({**GOOD, "odd": 1}, "odd"),
        ({**GOOD, "table": [1, 2]}, "table: each side"),
        ({**GOOD, "table": [1e308, 1]}, "table: each side"),
        ({**GOOD, "car_types": ["sedan"]}, "car types: the cars of second-edition are all alike"),
        ({**GOOD, "house_rules": {"cars": "many"}}, "house rule"),
        ({**GOOD, "house_rules": {"penalty": {}}}, "input: house_rules["),
        ({**GOOD, "steps": [{}]}, "step 1: neither a turn nor an aftermath"),
        ({**GOOD, "steps": [{"turn": 5}]}, "input: steps[0].turn: "),
        ({**GOOD, "steps": {"turn": 5}}, "input: steps: "),
        ({**GOOD, "steps": [{}] * (MOST_STEPS + 1)}, f"steps: {MOST_STEPS + 1} are too many"),
        (with_turn(type="fly"), "fly"),
        (with_turn(x="left"), "input: steps[0].turn.x: "),
        (with_turn(x=1e300), "x: a number from"),
        (with_turn(height=10**9), "input: steps[0].turn: height: "),
        (with_turn(base=None), "input: steps[0].turn.base: "),
        (with_turn(junction=1), "input: steps[0].turn.junction: "),
        (with_turn(cars=[{"at": 5000}]), "car's place"),
        (with_turn(odd=True), "odd"),
    ],
)
def test_invalid_documents_are_rejected(shuto: Shuto, document: dict[str, Any], said: str) -> None:
    answer = shuto("judge", "-", stdin=json.dumps(document).encode())
    assert answer.code == 2
    assert answer.complaint.startswith("standard input: ")
    assert said in answer.complaint
    assert shuto("judge", "-", "--json", stdin=json.dumps(document).encode()).complaint == answer.complaint


def test_unchanged_document_is_accepted(shuto: Shuto) -> None:
    assert shuto("judge", "-", stdin=json.dumps(GOOD).encode()).code == 0
    assert shuto("judge", "-", stdin=b"\xef\xbb\xbf" + json.dumps(GOOD).encode()).code == 0


@pytest.mark.parametrize("source", ["json", "text"])
def test_cut_at_every_byte(shuto: Shuto, examples: Path, source: str) -> None:
    whole = json.dumps(GOOD).encode() if source == "json" else (examples / "every-edition.txt").read_bytes()
    for end in range(len(whole)):
        answer = shuto("replay", "-", stdin=whole[:end])
        assert answer.code in ((2,) if source == "json" else (0, 1, 2)), whole[:end]
        assert len(answer.err.splitlines()) == (answer.code == 2)


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_million_turns(shuto: Shuto, tmp_path: Path, form: str) -> None:
    file = tmp_path / "long"
    head = "shuto 2 second-edition\nplayer A\nplayer B\n"
    million = 1_000_000
    many = json.dumps({**GOOD, "steps": []})[:-2] + "{}," * million + "{}]}"
    file.write_text(head + "pass\n" * million if form == "text" else many)
    answer = shuto("replay", file)
    assert answer.code == 2
    assert "too" in answer.complaint
    short = tmp_path / "short"
    short.write_text(head + "pass\n" * (MOST_STEPS + 1))
    assert f"too many steps (at most {MOST_STEPS})" in shuto("replay", short).complaint


def test_endless_file_is_not_read_to_the_end(shuto: Shuto) -> None:
    assert f"too large for a record (at most {LARGEST} bytes)" in shuto("judge", "/dev/zero").complaint


def test_unreadable_files_are_reported(shuto: Shuto, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert shuto("judge", tmp_path / "none.txt").complaint == f"{tmp_path / 'none.txt'}: no such file or directory"
    assert shuto("judge", tmp_path).complaint == f"{tmp_path}: is a directory"
    assert shuto("judge", "").code == 2
    assert shuto("judge", "a\0b").code == 2
    assert shuto("judge", "two\nlines").complaint == "two lines: no such file or directory"

    def refuse(*_: object) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(files, "_read", refuse)
    assert shuto("judge", "secret").complaint == "secret: permission denied"


@pytest.mark.parametrize("link", ["", "!", "é", "AAAA", "eJw", "eJwDAAAAAAE", "x" * 10_000])
def test_links_that_are_damaged(shuto: Shuto, link: str) -> None:
    answer = shuto("replay", f"--link={link}")
    assert answer.code == 2
    assert answer.complaint.startswith("--link: ")


def test_a_file_or_a_link(shuto: Shuto, examples: Path) -> None:
    assert "name one record" in shuto("replay").complaint
    assert "name one record" in shuto("replay", examples / "first-steps.txt", "--link", "AAAA").complaint


def test_error_message_is_limited_in_length(shuto: Shuto) -> None:
    answer = shuto("judge", "x" * 200, stdin=io.BytesIO().getvalue())
    assert len(answer.err) < 500
    assert len(shuto("judge", "x" * 5000).err) < 500
