"""Records that cannot be read or replayed: one line says why and where."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import msgspec
import pytest

from shuto.rules.records.reading import from_link, load_record
from shuto.rules.records.record import LARGEST, MOST_STEPS, Record, RecordError, StepRecord

HEAD = "shuto 2 two-player-2024\nplayer Ann\nplayer Bob\n"


def with_fields(**changes: Any) -> bytes:
    return json.dumps({"format": "shuto-record", "version": 1, "edition": "second-edition", **changes}).encode()


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "line 1: 'shuto 2 EDITION' is needed"),
        (b"# nothing but a remark\n", "line 1"),
        (b"hello\n", "line 1: 'shuto 2 EDITION' is needed, with one of second-edition"),
        (b"shuto 2 third-edition\n", "line 1: 'shuto 2 EDITION'"),
        (b"shuto one second-edition\n", "line 1"),
        (b"shuto 0 second-edition\n", "line 1: version: a whole number from 1"),
        (b"shuto 3 second-edition\n", "line 1: version: 3 is newer than this Shuto reads"),
        (b"shuto 0000000011 second-edition\n", "version"),
        (b"shuto 000000001" + b"9" * 5000 + b" second-edition\n", "version"),
        (b"\xff\xfe", "byte 0: not UTF-8"),
        (HEAD.encode() + b"c0 115\n", "line 4: .* is not a turn"),
        (HEAD.encode() + b'player "Cleo\n', "line 4: player: .* is not a name in quotes"),
        (HEAD.encode() + b"first x\n", "line 4: first: a whole number is needed"),
        (HEAD.encode() + b"first 1234567\n", "line 4: first"),
        (HEAD.encode() + b"rule cars=[1]\n", "line 4: rule cars: '\\[1\\]' is not a value"),
        (HEAD.encode() + b"rule cars=" + b"[" * 5000 + b"\n", "line 4: rule cars"),
        (HEAD.encode() + b"table 900\n", "line 4: table: width x depth"),
        (HEAD.encode() + b"result\n", "line 4: result"),
        (HEAD.encode() + b"result  points 3\n", "line 4: result"),
        (HEAD.encode() + b"result all-cars 0==1\n", "line 4: result"),
        (HEAD.encode() + b"result all-cars 0 1 points x\n", "line 4: result"),
        (HEAD.encode() + b"pass\n" * (MOST_STEPS + 1), f"line {4 + MOST_STEPS}: too many steps"),
        (b" " * (LARGEST + 1), "too large"),
        (b"{", "truncated|malformed"),
        (b"{}", "format: this is not a Shuto record"),
        (b'{"format": "png"}', "format: this is not a Shuto record"),
        (with_fields(version=3), "version: 3 is newer"),
        (with_fields(version=True), "version: a whole number"),
        (with_fields(version="1"), "version: a whole number"),
        (with_fields(), "players"),
        (with_fields(players=["Ann", "Bob"], speed=9), "speed"),
        (with_fields(players=["Ann", "Bob"], steps=[{"turn": {"type": "fly"}}]), "fly"),
        (with_fields(players=["Ann", "Bob"], steps=[{"turn": {"type": "pass"}}] * (MOST_STEPS + 1)), "too many"),
        (with_fields(players=["Ann", "Bob"], house_rules={"cars": [1]}), "house_rules"),
        (b'{"format": "shuto-record", "version": 1, "x": ' + b"[" * 100_000, "nested too deeply|truncated"),
        (b'{"format": "shuto-record", "version": 1, "edition": "\xff"}', "UTF-8|utf-8"),
    ],
)
def test_records_that_cannot_be_read(data: bytes, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint) as caught:
        load_record(data)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("c0 115,-60 3", "step 1: .*height"),
        ("c0 115,-60 2\nc1 115,60 3", "step 2: .*height"),
        ("c0 115,-60 2 ! 0 c99", "step 1: aftermath: no piece 'c99'"),
        ("! 5 c0", "step 1: aftermath: no seat 5"),
        ("rule cars=1", "'cars': between 2 and 10"),
        ("rule speed=1", "no such switch"),
        ("table 1x1", "table: each side"),
        ("first 7", "first: seats"),
        ("player Cleo", "is for 2, not 3"),
        ("cars sedan", "car types: 10 different"),
    ],
)
def test_records_that_cannot_be_replayed(lines: str, complaint: str) -> None:
    record = load_record(f"{HEAD}{lines}\n".encode())
    with pytest.raises(RecordError, match=complaint):
        record.final()


def test_an_empty_step_and_an_unknown_edition() -> None:
    record = Record(version=1, edition="two-player-2024", players=("Ann", "Bob"))
    with pytest.raises(RecordError, match="step 1: neither a turn nor an aftermath"):
        msgspec.structs.replace(record, steps=(StepRecord(),)).final()
    with pytest.raises(RecordError, match="unknown"):
        msgspec.structs.replace(record, edition="third-edition").game()


@pytest.mark.parametrize("link", ["", "x", "!!!!", "äöü", "AAAA", "eJwr", "eJxLBAAAYgBi" * 3])
def test_links_that_are_damaged(link: str) -> None:
    with pytest.raises(RecordError, match=r"the link is damaged|is needed"):
        from_link(link)


def test_a_link_that_expands_too_much_is_refused() -> None:
    bomb = base64.urlsafe_b64encode(zlib.compress(b"#" * (LARGEST + 10))).decode().rstrip("=")
    with pytest.raises(RecordError, match="damaged"):
        from_link(bomb)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('hand mode="shaky', "line 4: hand mode"),
        ("tremor x wild", "line 4: tremor: a whole number is needed"),
        ("tremor 7 wild", "hands.tremor: one entry for each of the 2 players is needed"),
    ],
)
def test_bad_lines_about_hands(line: str, said: str) -> None:
    with pytest.raises(RecordError) as refused:
        load_record(f"shuto 2 two-player-2024\nplayer Ann\nplayer Bob\n{line}\n".encode())
    assert str(refused.value).startswith(said)
