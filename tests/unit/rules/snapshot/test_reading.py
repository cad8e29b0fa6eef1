"""Reading snapshots and files that may hold one: sizes are bounded, and each error is one line that names the place."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from shuto.rules.records.reading import load_record
from shuto.rules.records.record import LARGEST, RecordError
from shuto.rules.snapshot.pieces import SnapshotError, StatedCar, StatedColumn
from shuto.rules.snapshot.reading import load_any, load_position, load_snapshot
from shuto.rules.snapshot.snapshot import PositionError, Snapshot
from unit.rules.snapshot.scenes import changed, column, more, start

GOOD: dict[str, Any] = json.loads(start().to_json())
RECORD = b"shuto 1 second-edition\nplayer Ann\nplayer Bob\nc0 118,-70 2\n"


def with_fields(**changes: Any) -> bytes:
    return json.dumps({**GOOD, **changes}).encode()


def with_column(**changes: Any) -> bytes:
    return with_fields(columns=[{**GOOD["columns"][0], **changes}, GOOD["columns"][1]])


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "'shuto-position 1 EDITION' is needed"),
        (b"\xff\xfe\x00", "byte 0: not UTF-8"),
        (b"\x89PNG\r\n", "byte 0: not UTF-8"),
        (b" " * (LARGEST + 1), "too large"),
        (b"{", "truncated|malformed"),
        (b"{}", "format: this is not a snapshot"),
        (json.dumps(GOOD).encode()[:-20], "truncated|malformed"),
        (with_fields(version=2), "version: 1 is needed, not 2"),
        (with_fields(version=True), "version: 1 is needed, not True"),
        (with_fields(version="1"), "version: 1 is needed"),
        (with_fields(version=None), "version: 1 is needed"),
        (with_fields(edition=5), "edition: "),
        (with_fields(players="Ann"), "players: "),
        (with_fields(odd=1), "odd"),
        (with_fields(columns={}), "columns: "),
        (with_column(odd=1), r"columns\[0\]: .*odd"),
        (with_column(x="left"), r"columns\[0\].x: "),
        (with_column(x=1e300), r"columns\[0\]: x: a number from"),
        (with_column(x=None), r"columns\[0\].x: "),
        (with_column(height=-1), r"columns\[0\]: height: a whole number from 0 to 999"),
        (with_column(height=10**30), r"columns\[0\]"),
        (with_column(owner=-1), r"columns\[0\].owner: no seat -1"),
        (with_fields(roads=[{"to": 0}, {"to": 9}]), r"roads\[1\].to: no column 9"),
        (with_fields(roads=[{"to": 0}, {"to": -1}]), r"roads\[1\].to: no column -1"),
        (with_fields(roads=[{"to": 0}, {}]), r"roads\[1\]: a road comes from a column"),
        (with_fields(roads=[{"from": 0, "to": None, "lie": [1, 2, 3]}]), r"roads\[0\].lie: "),
        (with_fields(cars=[{"road": 7, "at": 60}]), r"cars\[0\].road: no road 7"),
        (with_fields(cars=[{"road": 0, "at": 60, "type": "tank"}]), r"cars\[0\]: type: no car 'tank'"),
        (with_fields(components=[{"id": "castle", "x": 0, "y": 0}]), r"components\[0\].id: no component 'castle'"),
        (with_fields(components=[{"id": "block", "x": 0, "y": 0, "by": 3}]), r"components\[0\].by: no seat 3"),
        (with_fields(components=[{"id": "block", "x": 0, "y": 0, "angle": 400}]), r"components\[0\]: angle"),
        (with_fields(supplies=[{}]), "supplies: one for each of 2 players"),
        (with_fields(supplies=[{}, {"gray": -1}]), r"supplies\[1\]: gray"),
        (with_fields(supplies=[{}, {"cars": {"tank": 1}}]), r"supplies\[1\]: cars: no car"),
        (with_fields(status=[{}]), "status: one for each"),
        (with_fields(status=[{}, {"status": "asleep"}]), r"status\[1\].status"),
        (with_fields(status=[{}, {"since": -1}]), r"status\[1\]: since"),
        (with_fields(to_move=9), "to_move: no seat 9"),
        (with_fields(passes=-1), "passes"),
        (with_fields(turns_played=-5), "turns_played"),
        (with_fields(phase="tea"), "phase"),
        (with_fields(phase="over"), "reason: a game that is over"),
        (with_fields(reason=""), "reason: '' is none"),
        (with_fields(cars=[{"road": 0, "at": 60}] * 201), "cars: 201 are too many"),
        (b'{"format": "shuto-position", "version": NaN}', "malformed"),
        (b'{"format": "shuto-position", "version": 1, "x": ' + b"[" * 100_000, "nested too deeply|truncated"),
    ],
)
def test_files_that_are_no_snapshots(data: bytes, complaint: str) -> None:
    with pytest.raises(SnapshotError, match=complaint) as caught:
        load_snapshot(data)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf, 1e308, 10_001.0])
def test_numbers_that_are_none(value: float) -> None:
    with pytest.raises(SnapshotError, match="x: a number from"):
        StatedColumn(owner=0, x=value, y=0.0, height=1)
    with pytest.raises(SnapshotError, match="at: a number from"):
        StatedCar(road=0, at=value)


def test_numbers_are_rounded_as_they_are_written() -> None:
    one = StatedColumn(owner=0, x=1.23456789, y=-0.0000001, height=1)
    assert (one.x, str(one.y)) == (1.234568, "0.0")
    assert StatedCar(road=0, at=60.004).at == 60.0


def test_a_position_from_whatever_holds_one() -> None:
    final = load_record(RECORD).final()
    snapshot = Snapshot.of(final)
    assert load_position(RECORD) == final
    assert load_position(load_record(RECORD).to_json()) == final
    assert load_position(snapshot.to_json()) == final
    assert load_position(b"\n " + snapshot.to_text().encode()) == final
    assert load_any(snapshot.to_json()) == snapshot
    assert load_any(RECORD) == load_record(RECORD)
    for data in (b"", b"hello", b"{}", b"{", b"[1]"):
        with pytest.raises(RecordError):
            load_any(data)
    with pytest.raises(SnapshotError, match="too large"):
        load_any(b"shuto-position" + b" " * LARGEST)
    with pytest.raises(PositionError):
        load_position(more(start(), (column(0, 118, -70, 2),)).to_json())


def test_cut_at_every_byte() -> None:
    whole = changed(start(), house_rules={"nudge": 2.5}).to_text().encode()
    last = whole.rindex(b"/")  # the course may be incomplete
    for end in range(last):
        with pytest.raises((SnapshotError, RecordError)) as caught:
            load_any(whole[:end])
        assert "\n" not in str(caught.value)
