"""Any input from a file, a link or a line gives one clear error of the right kind, and never anything else."""

from __future__ import annotations

import base64
import contextlib
import io
import json
import zlib
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from shuto.cli.run import run
from shuto.rules.records.notation import NotationError, parse_aftermath, parse_step, parse_turn
from shuto.rules.records.reading import from_link, load_record
from shuto.rules.records.record import RecordError

BOUNDED = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])

# A few steps of every kind in a record: builds, cars, lies, aftermaths, adjustments, components.
TEXTS = (
    """\
shuto 2 four-player-de
player Ann
player Bob
first 1
rule nudge=2.5
table 900x900
+ block 250,0 @ 30
+ slab -250,20
c1 -118,60 2 = -
adjust c1 -119,60 2
c0 118,-60 2 ! 0 r1 ~k1=3 ? 1:2g0y
! 1 c0 free
c2 -200,150 3
""",
    """\
shuto 2 two-player-2024
player Ann
player Bob
rule cars=5
cars sedan sports-car electric-car food-truck limousine
c0 > 120,-60 = 60:limousine
1: c1 119,60 2
pass
c2 200,150 1
result last-with-material 1 0
""",
)  # fmt: skip


@cache
def texts() -> tuple[bytes, ...]:
    return tuple(text.encode() for text in TEXTS)


@cache
def documents() -> tuple[bytes, ...]:
    return tuple(load_record(text).to_json() for text in texts())


@contextlib.contextmanager
def one_complaint(kind: type[Exception]) -> Iterator[None]:
    """Accept this kind of error if its message is one readable line; accept no other kind."""
    said = "fine"
    try:
        yield
    except kind as error:
        said = str(error)
    assert len(said.splitlines()) == 1
    assert 0 < len(said) < 1000


def replay(data: bytes) -> None:
    """Read and play. Only a RecordError with a message of one line may be raised."""
    with one_complaint(RecordError):
        for _ in load_record(data).positions():
            pass


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_the_good_ones_are_good(number: int) -> None:
    assert len(list(load_record(texts()[number]).positions())) > 4
    assert len(list(load_record(documents()[number]).positions())) > 4


@st.composite
def damaged(draw: st.DrawFn, sources: tuple[bytes, ...]) -> bytes:
    """A good file with a few bytes flipped, removed, doubled or inserted."""
    data = bytearray(draw(st.sampled_from(sources)))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, max(0, len(data) - 1)))
        size = draw(st.integers(1, 12))
        kind = draw(st.sampled_from(("flip", "cut", "double", "insert", "end")))
        if kind == "flip" and data:
            data[at] ^= 1 << draw(st.integers(0, 7))
        elif kind == "cut":
            del data[at : at + size]
        elif kind == "double":
            data[at:at] = data[at : at + size]
        elif kind == "insert":
            data[at:at] = draw(st.binary(max_size=6) | st.sampled_from(ODD_BYTES))
        else:
            del data[at:]
    return bytes(data)


ODD_BYTES = (
    b"NaN",
    b"-Infinity",
    b"1e999",
    b"9" * 30,
    b"\x00",
    b"\xff",
    b"\n",
    b"\r",
    b"{",
    b"[" * 50,
    b'"',
    b"# ",
    b"0",
)
ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 5, 999, 10**6, 10**18, 2**63, -(2**64), 10**30, 0.5, -0.0, 1e308, -1e308, 1e-320,
    "", "x", "sedan", "c0", "r0", "k999", "block", "\x1b[31m", "\ud800", "a" * 300, [], {}, [[]], [0, 0], [1e9, 1e9],
    {"type": "pass"},
    {"type": "extend", "base": 0, "x": 0, "y": 0, "height": 2}, [{}], [{"piece": "c0", "count": 10**20}],
)  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value in a JSON document."""
    inner: list[tuple[Any, ...]] = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        inner += places(item, (*path, key))
    return inner


@st.composite
def replaced(draw: st.DrawFn) -> bytes:
    """A good JSON record with a few values replaced by odd ones, removed or added."""
    document = json.loads(draw(st.sampled_from(documents())))
    for _ in range(draw(st.integers(1, 3))):
        *path, last = draw(st.sampled_from(places(document)))
        holder = document
        for key in path:
            holder = holder[key]
        kind = draw(st.sampled_from(("replace", "remove", "add")))
        odd = deepcopy(draw(st.sampled_from(ODD_VALUES)))
        if kind == "remove":
            del holder[last]
        elif kind == "add" and isinstance(holder, dict):
            names = ("player", "lie", "cars", "take", "pays", "fallen", "by", "odd", "junction", "aftermath")
            holder[draw(st.sampled_from(names))] = odd
        else:
            holder[last] = odd
    return json.dumps(document).encode()


@BOUNDED
@given(st.data())
def test_a_damaged_text_is_refused_or_read(data: st.DataObject) -> None:
    replay(data.draw(damaged(texts())))


@BOUNDED
@given(st.data())
def test_damaged_json_is_refused_or_read(data: st.DataObject) -> None:
    replay(data.draw(damaged(documents())))


@settings(BOUNDED, max_examples=400)
@given(replaced())
def test_odd_values_are_refused_or_read(data: bytes) -> None:
    replay(data)


@BOUNDED
@given(
    st.binary(max_size=200)
    | st.text(max_size=100).map(lambda text: ("shuto 2 rainbow-city\n" + text).encode("utf-8", "replace"))
)
@example(b"")
@example(b"\xef\xbb\xbfshuto 2 rainbow-city")
@example(b"shuto 2 second-edition\nresult")
@example(b"shuto 2 second-edition\nresult stalemate\nplayer A\nplayer B")
@example(b"{" * 100_000)
@example(b'{"format":' * 100_000)
@example(b'{"format":"shuto-record","version":1,"x":' + b"[" * 100_000)
@example(b'{"format":"shuto-record","version":NaN}')
@example(b'{"format":"shuto-record","version":1' + b"0" * 5000 + b"}")
def test_anything_at_all_is_refused_or_read(data: bytes) -> None:
    replay(data)


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_a_file_cut_at_any_byte(number: int) -> None:
    for source in (texts()[number], documents()[number]):
        for end in range(len(source)):
            with contextlib.suppress(RecordError):
                load_record(source[:end])


WORDS = """
c0 c1 c9999 c0, 0,0 119,-60 -0.5,1e5 10001,0 999999,0 2 0 3j 999 1000 > / = < - + ! ? @ : 60 60:sedan 60@1 1y 0: 99:
adjust pass aside stop tower block nan inf c3*2 ~k1=2.5 1:2g1y free
"""
TURN_WORDS = st.lists(st.sampled_from(tuple(WORDS.split())), max_size=9).map(" ".join)


@settings(BOUNDED, max_examples=300)
@given(st.text(max_size=60) | TURN_WORDS)
@example("adjust " * 50_000 + "pass")
@example("0: " * 50_000)
@example("c0 0,0 2 = " + "60 " * 50_000)
@example("c0 0,0 2 < " + "1 " * 50_000 + "x")
@example("c" + "9" * 5000 + " 0,0 2")
@example("c٣ 0,0 2")
def test_any_line_is_a_turn_or_not(text: str) -> None:
    for parse in (parse_turn, parse_step, parse_aftermath):
        with one_complaint(NotationError):
            parse(text)


@BOUNDED
@given(
    st.text(max_size=80)
    | st.binary(max_size=80).map(lambda data: base64.urlsafe_b64encode(data).decode())
    | st.binary(max_size=80).map(lambda data: base64.urlsafe_b64encode(zlib.compress(data)).decode())
)
@example("é")
@example(base64.urlsafe_b64encode(zlib.compress(b"0" * 50_000_000)).decode())
def test_any_link_is_a_record_or_damaged(link: str) -> None:
    with one_complaint(RecordError):
        from_link(link)


COMMANDS = (
    ["judge"],
    ["judge", "--json"],
    ["judge", "--all-editions"],
    ["replay"],
    ["replay", "--json"],
    ["draw"],
    ["score"],
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("bad-input")


@settings(BOUNDED, max_examples=120)
@given(data=st.data(), command=st.sampled_from(COMMANDS))
def test_the_command_never_raises(folder: Path, data: st.DataObject, command: list[str]) -> None:
    source = data.draw(replaced() | damaged(texts()) | damaged(documents()) | st.binary(max_size=40))
    file = folder / "game"
    file.write_bytes(source)
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run([command[0], str(file), *command[1:]])
    assert code in (0, 1, 2), err.getvalue()
    assert len(err.getvalue().splitlines()) <= 1
    assert "Traceback" not in out.getvalue() + err.getvalue()
    assert file.read_bytes() == source
