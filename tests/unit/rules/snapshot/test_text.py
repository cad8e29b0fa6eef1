"""The text of a snapshot: it reads back the same, and a person can write it."""

from __future__ import annotations

import pytest

from shuto.rules.snapshot.parsing import parse_snapshot
from shuto.rules.snapshot.pieces import SnapshotError, StatedPlayer, StatedSupply
from shuto.rules.snapshot.reading import load_snapshot
from shuto.rules.snapshot.snapshot import MOST_PIECES, Snapshot
from unit.rules.snapshot.scenes import car, changed, column, component, more, road, start

HEAD = 'shuto-position 1 second-edition "Ann" "Bob"'
SHORT = f"{HEAD} / - / 0:0,-70,1 1:0,70,1 0:119,-70,2 / >c0 >c1 c0>c2 / r0:60 / - / 1 1"

FULL = Snapshot(
    edition="four-player-de",
    players=('A "/ b"', "Größe # 東京 \\"),
    first=1,
    house_rules={"penalty": "per-owner", "nudge": 2.5, "junctions": True, "cars": None},
    table=(900.0, 900.5),
    components=(component("block", 250, 0, 30), component("slab", -250.25, 20)),
    columns=(column(0, 0, -84.852814, 1), column(1, 84.852814, 0, 1), column(0, -0.5, 3, 4, True)),
    roads=(
        road(None, 0),
        road(None, 1, toward=(1.5, -200.0)),
        road(0, 2, lie=(0.01, -2.0, 100.0, 40.25)),
        road(2, None, toward=(10.0, -200.0)),
        road(2, None, lie=(1.0, 2.0, 3.0, 4.0)),
    ),
    cars=(car(0), car(3, 82.5, type="limousine", offset=-1.25)),
    supplies=(StatedSupply(), StatedSupply(gray=3, yellow=0, roads=1, cars={"plain": 2, "sedan": 1})),
    to_move=1,
    turns_played=12,
    reason="last-with-material",
    passes=2,
    last_round=False,
    status=(StatedPlayer(since=12, waits_for=(1,)), StatedPlayer(status="out", place=1)),
)


@pytest.mark.parametrize(
    "snapshot",
    [
        start(),
        start("rainbow-city", 6),
        FULL,
        changed(FULL, reason=None, phase="building", last_round=True, to_move=0, supplies=None, status=None),
        Snapshot(edition="second-edition", players=("Ann", "Bob")),
        changed(FULL, supplies=(StatedSupply(cars={}), StatedSupply(roads=0)), to_move=None, turns_played=None),
        changed(FULL, players=("\u2028a", "'")),
    ],
    ids=range(7),
)
def test_round_trips(snapshot: Snapshot) -> None:
    text = snapshot.to_text()
    assert "\n" not in text
    assert parse_snapshot(text) == snapshot
    assert load_snapshot(text.encode()) == snapshot
    assert load_snapshot(b"\xef\xbb\xbf" + snapshot.to_json()) == snapshot


def test_it_is_short_and_plain() -> None:
    here = more(start(), (column(0, 119, -70, 2),), (road(0, 2),), to_move=1)
    assert changed(here, cars=here.cars[:1], turns_played=1).to_text() == SHORT
    assert parse_snapshot(SHORT.replace(" ", "\n  ")) == parse_snapshot(SHORT)


def test_what_is_left_out_is_a_hyphen() -> None:
    bare = parse_snapshot(f"{HEAD} / - / - / - / - / - / -")
    assert bare == Snapshot(edition="second-edition", players=("Ann", "Bob"))
    assert bare.to_text() == f"{HEAD} / - / - / - / - / - / -"
    assert parse_snapshot(f"{HEAD} / - / - / - / - / - / - 3").turns_played == 3


def fields(**changes: str) -> str:
    """A text with some fields replaced."""
    usual = {
        "game": HEAD, "components": "-", "columns": "0:0,-70,1 1:0,70,1", "roads": ">c0 >c1", "cars": "-",
        "supplies": "-", "course": "-",
    }  # fmt: skip
    return " / ".join({**usual, **changes}.values())


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "'shuto-position 1 EDITION' is needed"),
        ("shuto 1 second-edition", "'shuto-position 1 EDITION' is needed"),
        ("shuto-position x second-edition", "'shuto-position 1 EDITION' is needed"),
        ("shuto-position 2 second-edition", "version: 2 is not one that this Shuto reads"),
        ("shuto-position 0 second-edition", "version: 0"),
        (HEAD, "7 fields are needed"),
        (SHORT + " / -", "7 fields are needed"),
        (fields(game=HEAD + ' "Cleo'), "players: .* is not a name in quotes"),
        (fields(game=HEAD + ' "\\x"'), "players: .* is not a name in quotes"),
        (fields(game=HEAD + " Cleo"), "game: 'Cleo' says nothing"),
        (fields(game=HEAD + " first=x"), "game: 'first=x' says nothing"),
        (fields(game=HEAD + " table=nanx5"), "game: 'table=nanx5' says nothing"),
        (fields(game=HEAD + " rule:cars=[1]"), "rule:cars: .* is not a value"),
        (fields(game=HEAD + " rule:nudge=NaN"), "rule:nudge: 'NaN' is not a value"),
        (fields(components="castle:0,0"), r"components\[0\].id: no component 'castle'"),
        (fields(components="block 1,2"), r"components\[0\]: 'block' is not a component"),
        (fields(columns="0:nan,2,1"), r"columns\[0\]: '0:nan,2,1' is not a column"),
        (fields(columns="0:0,-70,1 0:99999,2,1"), r"columns\[1\]: x: a number from -5000 to 5000"),
        (fields(columns="0:0,-70,1 7:1,2,1"), r"columns\[1\].owner: no seat 7"),
        (fields(columns="0:0,-70,1 1:0,70,1000"), r"columns\[1\]: height: a whole number"),
        (fields(columns="0:0,-70,-1"), r"columns\[0\]: '0:0,-70,-1' is not a column"),
        (fields(columns="0:1,2,1 " * (MOST_PIECES + 1)), f"columns: {MOST_PIECES + 1} are too many"),
        (fields(roads=">c0 >c9"), r"roads\[1\].to: no column 9"),
        (fields(roads=">c0 >c1 c5>c1"), r"roads\[2\].from: no column 5"),
        (fields(roads=">c0 c1>c1"), r"roads\[1\]: comes from the column to which it leads"),
        (fields(roads=">c0 c0>1,2 >c1"), r"roads\[2\]: starting ramps come before"),
        (fields(roads=">"), r"roads\[0\]: a road comes from a column"),
        (fields(roads="1,2>3,4"), r"roads\[0\]: '1,2>3,4' is not a road"),
        (fields(roads="c0>"), r"roads\[0\]: toward: an off-ramp needs the place"),
        (fields(roads=">c0[1,2,3,4]"), r"roads\[0\]: lie: a starting ramp has none"),
        (fields(roads="c0>1,2[1,2,3,4]"), r"roads\[0\]: toward: only ramps run toward a place"),
        (fields(columns="0:0,0,1 1:0,70,1"), r"roads\[0\].toward: it needs a place other than"),
        (fields(cars="r9:60"), r"cars\[0\].road: no road 9"),
        (fields(cars="r0:60:tank"), r"cars\[0\]: type: no car 'tank'"),
        (fields(cars="r0:5000"), r"cars\[0\]: at: a number from -1000 to 1000"),
        (fields(cars="r0"), r"cars\[0\]: 'r0' is not a car"),
        (fields(supplies="30g"), "supplies: one for each of 2 players, not 1"),
        (fields(supplies=". 3x"), r"supplies\[1\]: '3x' is not a supply"),
        (fields(supplies=". 9999g"), r"supplies\[1\]: gray: a whole number"),
        (fields(supplies=". :tank*1"), r"supplies\[1\]: cars: no car 'tank'"),
        (fields(supplies=". :sedan"), r"supplies\[1\]: 'sedan' is not a car in a supply"),
        (fields(course="2 0"), "to_move: no seat 2"),
        (fields(course="0 9999999"), "turns_played: a whole number"),
        (fields(course="0 0 over=rain"), "reason: 'rain' is none"),
        (fields(course="0 0 phase=tea"), "course: 'phase=tea' says nothing"),
        (fields(course="0 0 phase=setup over=all-cars"), "reason: a game that is over"),
        (fields(course="0 0 p1=out"), "course: every player from p0 on is needed"),
        (fields(course="0 0 p0=out p1=asleep"), "course: 'p1=asleep' is not a player"),
        (fields(course="0 0 p0=out p1=in"), "to_move: seat 0 is out"),
        (fields(course="0 0 p0=in~3:5 p1=in"), r"status\[0\].waits_for: no seat 5"),
        (fields(course="0 0 passes"), "course: 'passes' says nothing"),
    ],
)
def test_texts_that_are_no_snapshots(text: str, complaint: str) -> None:
    with pytest.raises(SnapshotError, match=complaint) as caught:
        parse_snapshot(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300
