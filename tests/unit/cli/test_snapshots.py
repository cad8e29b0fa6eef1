"""Positions in files: written by `shuto snapshot`, judged, drawn. Bad ones give one line of error message."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from shuto.rules.snapshot.reading import load_position, load_snapshot
from unit.rules.snapshot.scenes import car, column, more, road, start

if TYPE_CHECKING:
    from unit.cli.conftest import Shuto

COMMANDS = ("judge", "draw", "snapshot", "score")
FLAWED = more(
    start(), (column(0, 118, -70, 3), column(1, 118, 70, 2)), (road(0, 2), road(1, 3)), (car(2, 60), car(2, 70))
)


@pytest.fixture
def text(shuto: Shuto, examples: Path) -> str:
    return shuto("snapshot", examples / "first-steps.txt").out


def test_text_and_json(shuto: Shuto, examples: Path, text: str) -> None:
    record = examples / "first-steps.txt"
    final = load_position(record.read_bytes())
    assert text.startswith('shuto-position 1 two-player-2024 "Ann" "Bob" / - / 0:0,-60,1 ')
    assert len(text.splitlines()) == 1
    assert load_position(text.encode()) == final
    assert load_position(shuto("snapshot", record, "--json").out.encode()) == final
    assert shuto("snapshot", record, "--json").json["format"] == "shuto-position"
    assert shuto("snapshot", "-", stdin=text.encode()).out == text
    early = load_position(shuto("snapshot", record, "--at", "2").out.encode())
    assert early.turns_played == 2


def test_into_a_file(shuto: Shuto, examples: Path, tmp_path: Path, text: str) -> None:
    for name in ("here.txt", "here.json"):
        answer = shuto("snapshot", examples / "first-steps.txt", "-o", tmp_path / name)
        assert answer.out == f"Saved: {tmp_path / name}\n"
        assert load_snapshot((tmp_path / name).read_bytes()).to_text() + "\n" == text
    assert (tmp_path / "here.json").read_text().startswith("{")


def test_a_turn_in_a_position_is_judged_as_in_its_record(shuto: Shuto, examples: Path, text: str) -> None:
    record = examples / "first-steps.txt"
    for turn in ("c8 -25.99,11.85 2j", "c8 -180,110 7", "c0 0,0 2", "c8 > 0,300"):
        for options in ((), ("--explain",), ("--json",), ("--all-editions",)):
            there = shuto("judge", record, "--turn", turn, *options)
            here = shuto("judge", "-", "--turn", turn, *options, stdin=text.encode())
            assert (here.code, here.out, here.err) == (there.code, there.out, there.err)


def test_a_position_is_drawn_as_its_record(shuto: Shuto, examples: Path, text: str) -> None:
    record = examples / "first-steps.txt"
    assert shuto("draw", "-", stdin=text.encode()).out == shuto("draw", record).out
    assert shuto("draw", "-", "--view", "both", stdin=text.encode()).out == shuto("draw", record, "--view", "both").out


def test_a_position_that_stands(shuto: Shuto, text: str) -> None:
    answer = shuto("judge", "-", stdin=text.encode())
    assert (answer.code, answer.out) == (0, "✔ This position is legal.\n")
    assert shuto("judge", "-", "--json", stdin=text.encode()).json == {
        "legal": True,
        "edition": "two-player-2024",
        "findings": [],
    }


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_position_that_cannot_stand(shuto: Shuto, form: str) -> None:
    data = FLAWED.to_json() if form == "json" else FLAWED.to_text().encode()
    answer = shuto("judge", "-", stdin=data)
    assert answer.code == 1
    head, *lines = answer.out.splitlines()
    assert head == "✘ This position is not legal."
    assert [line.partition(":")[0] for line in lines] == ["c2", "k3 k2"]
    found = shuto("judge", "-", "--json", stdin=data).json
    assert found["legal"] is False
    assert [one["fault"] for one in found["findings"]] == ["height-step", "car-does-not-fit"]
    german = shuto("judge", "-", "--lang", "de", stdin=data)
    assert "Pfeiler der Höhe 3" in german.out
    for command in (("judge", "-", "--turn", "pass"), ("draw", "-"), ("snapshot", "-"), ("score", "-")):
        answer = shuto(*command, stdin=data)
        assert answer.code == 1
        assert answer.complaint.startswith("standard input: This position is not legal. ")


def test_a_position_has_no_steps(shuto: Shuto, text: str) -> None:
    data = text.encode()
    assert shuto("replay", "-", stdin=data).complaint == "standard input: is a position, not a record: it has no steps"
    for command in ("judge", "draw", "snapshot"):
        assert shuto(command, "-", "--at", "1", stdin=data).complaint.startswith("--at: standard input is a position")
    assert "give one with --turn" in shuto("judge", "-", "--all-editions", stdin=data).complaint
    assert "without missions" in shuto("score", "-", stdin=data).complaint


GOOD = json.loads(start().to_json())
HEAD = b'shuto-position 1 second-edition "Ann" "Bob"'


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"shuto-position", "'shuto-position 1 EDITION' is needed"),
        (b"shuto-position 9 second-edition", "version: 9"),
        (HEAD, "7 fields are needed"),
        (HEAD + b" \xff", "not UTF-8"),
        (HEAD + b" / - / 0:nan,0,1 / - / - / - / -", "columns[0]: '0:nan,0,1' is not a column"),
        (HEAD + b" / - / 0:0,-70,-1 / - / - / - / -", "columns[0]: '0:0,-70,-1' is not a column"),
        (HEAD + b" / - / 0:0,-70,1 / >c3 / - / - / -", "roads[0].to: no column 3"),
        (HEAD + b" / castle:0,0 / - / - / - / - / -", "components[0].id: no component 'castle'"),
        (HEAD.replace(b"second-edition", b"chess") + b" / - / - / - / - / - / -", "edition 'chess': unknown"),
        (HEAD + b' "Cleo" / - / - / - / - / - / -', "players: second-edition is for 2, not 3"),
        (HEAD + b" rule:speed=1 / - / - / - / - / - / -", "house rule 'speed'"),
        (HEAD + b" / " + b"0:1,2,1 " * 1_100_000, "too large for a record"),
        (HEAD + b" / - / " + b"0:1,2,1 " * 300_000 + b"/ - / - / - / -", "columns: 300000 are too many"),
        (json.dumps({**GOOD, "version": 7}).encode(), "version: 1 is needed, not 7"),
        (json.dumps({**GOOD, "odd": 7}).encode(), "odd"),
        (json.dumps(GOOD).encode()[:-9], "truncated"),
        (json.dumps({**GOOD, "to_move": 5}).encode(), "to_move: no seat 5"),
        (json.dumps({**GOOD, "cars": [{"road": 0, "at": 1e300}]}).encode(), "cars[0]: at: a number from"),
        (json.dumps({**GOOD, "first": float("nan")}).encode(), "malformed"),
        (json.dumps({**GOOD, "first": 9}).encode(), "first: seats are numbered"),
    ],
    ids=range(20),
)
def test_invalid_positions_are_rejected(shuto: Shuto, tmp_path: Path, command: str, content: bytes, said: str) -> None:
    file = tmp_path / "here"
    file.write_bytes(content)
    answer = shuto(command, file)
    assert answer.code == 2
    assert answer.complaint.startswith(f"{file}: ")
    assert said in answer.complaint
    assert len(answer.err) < 500
    assert file.read_bytes() == content


def test_cut_at_every_byte(shuto: Shuto) -> None:
    for whole in (json.dumps(GOOD).encode(), start().to_text().encode()):
        for end in range(0, len(whole), 7):
            answer = shuto("judge", "-", stdin=whole[:end])
            assert answer.code in (0, 1, 2)
            assert len(answer.err.splitlines()) == (answer.code == 2)


def test_the_example(shuto: Shuto, examples: Path) -> None:
    file = examples / "crossroads.txt"
    assert shuto("judge", file).code == 0
    assert shuto("snapshot", file).out == file.read_text()
    assert shuto("judge", file, "--turn", "c8 -180,110 5").code == 0
