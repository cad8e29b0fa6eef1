"""The notation: what is written reads back the same, and what cannot be read gives an error of one line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuto.rules.records.notation import (
    LONGEST_LINE,
    NotationError,
    format_aftermath,
    format_step,
    format_turn,
    number,
    parse_aftermath,
    parse_step,
    parse_turn,
)
from shuto.rules.turn import (
    Adjust,
    Aftermath,
    CarPlace,
    Extend,
    Fallen,
    Nudged,
    OffRamp,
    Pass,
    Payment,
    PlaceComponent,
    SetAside,
    Stop,
    Take,
    Turn,
)
from unit.geometry.chance import examples
from unit.rules.strategies import aftermaths, turns

# The examples in the docstring of the module, and what they mean.
TURNS: dict[str, Turn] = {
    "c3 120.5,-33 4": Extend(base=3, x=120.5, y=-33.0, height=4),
    "c3 120.5,-33 4j": Extend(base=3, x=120.5, y=-33.0, height=4, junction=True),
    "c3 > 10,-200": OffRamp(base=3, x=10.0, y=-200.0),
    "c3 > 10,-200 / 1.5,2 100,40.25": OffRamp(base=3, x=10.0, y=-200.0, lie=(1.5, 2.0, 100.0, 40.25)),
    "c0 1,2 3 = 60 82.5:limousine@-1": Extend(
        base=0, x=1.0, y=2.0, height=3, cars=(CarPlace(60.0), CarPlace(82.5, "limousine", -1.0))
    ),
    "c0 1,2 3 = -": Extend(base=0, x=1.0, y=2.0, height=3, cars=()),
    "c0 1,2 3 < 1 2y": Extend(base=0, x=1.0, y=2.0, height=3, take=(Take(1), Take(2, True))),
    "c0 1,2 3 = 60 < -": Extend(base=0, x=1.0, y=2.0, height=3, cars=(CarPlace(60.0),), take=()),
    "+ tower 200,140 @ 45": PlaceComponent(component="tower", x=200.0, y=140.0, angle=45.0),
    "+ development-1 0,0": PlaceComponent(component="development-1", x=0.0, y=0.0),
    "pass": Pass(),
    "aside": SetAside(),
    "stop": Stop(),
    "2: pass": Pass(player=2),
    "adjust c3 121,-33 4": Adjust(turn=Extend(base=3, x=121.0, y=-33.0, height=4)),
    "1: adjust c3 > 121,-33": Adjust(player=1, turn=OffRamp(base=3, x=121.0, y=-33.0)),
}

AFTERMATHS = {
    "! 0 c3*2 r4 ~k1=2.5 ? 1:2g1y": Aftermath(
        0, (Fallen("c3", 2), Fallen("r4")), (Nudged("k1", 2.5),), (Payment(1, 2, 1),)
    ),
    "! 0 c3*2 ~c3*3=1.5": Aftermath(0, (Fallen("c3", 2),), (Nudged("c3", 1.5, 3),)),
    "! 0 c3 free": Aftermath(0, (Fallen("c3"),), forgiven=True),
    "! 1 ?": Aftermath(1, pays=()),
    "! 11": Aftermath(11),
}


@pytest.mark.parametrize(("line", "turn"), TURNS.items())
def test_turns_as_they_are_written(line: str, turn: Turn) -> None:
    assert format_turn(turn) == line
    assert parse_turn(line) == turn
    assert parse_turn(f"  {line.replace(' ', '   ')} ") == turn


@pytest.mark.parametrize(("line", "aftermath"), AFTERMATHS.items())
def test_aftermaths_as_they_are_written(line: str, aftermath: Aftermath) -> None:
    assert format_aftermath(aftermath) == line
    assert parse_aftermath(line) == aftermath


def test_a_payment_may_leave_out_a_colour() -> None:
    assert parse_aftermath("! 0 r1 ? 1:2g 2:1y") == Aftermath(
        0, (Fallen("r1"),), pays=(Payment(1, 2), Payment(2, 0, 1))
    )


@given(turns)
@examples(400)
def test_what_is_written_is_read_back(turn: Turn) -> None:
    line = format_turn(turn)
    assert parse_turn(line) == turn
    assert format_turn(parse_turn(line)) == line
    assert "\n" not in line


@given(aftermaths)
@examples(200)
def test_aftermaths_are_read_back(aftermath: Aftermath) -> None:
    assert parse_aftermath(format_aftermath(aftermath)) == aftermath


@given(st.none() | turns, st.none() | aftermaths)
@examples(200)
def test_steps_are_read_back(turn: Turn | None, aftermath: Aftermath | None) -> None:
    line = format_step(turn, aftermath)
    if turn is None and aftermath is None:
        assert line == ""
    else:
        assert parse_step(line) == (turn, aftermath)


@given(st.text(max_size=80) | st.text("c0123456789 .,-><=!?jy:@+~*adjustpass", max_size=60))
@examples(400)
def test_any_text_gives_a_turn_or_an_error_of_one_line(text: str) -> None:
    complaint, step = "", None
    try:
        step = parse_step(text)
    except NotationError as error:
        complaint = str(error)
    if step is None:
        assert complaint
        assert "\n" not in complaint
    else:
        assert parse_step(format_step(*step)) == step


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "is not a turn"),
        ("c3", "is not a turn"),
        ("c3 120.5,-33", "is not a turn"),
        ("c3 120.5 -33 4", "is not a turn"),
        ("c3 nan,0 4", "is not a turn"),
        ("c3 1e5,0 4", "is not a turn"),
        ("c3 120.5,-33 -4", "is not a turn"),
        ("pass pass", "is not a turn"),
        ("c3 120.5,-33 4 < x", "is not a turn"),
        ("c3 120.5,-33 4 < 1z", "is not a turn"),
        ("c3 120.5,-33 4 < y", "takes nothing"),
        ("c3 120.5,-33 4 = 60:Limo", "is not a car"),
        ("c3 120.5,-33 4 = sixty", "is not a car"),
        ("c3 120.5,-33 4 =  ", "is not a turn"),
        ("c3 120.5,-33 4 =  < 1", "is not a turn"),
        ("c3 120.5,-33 4 = " + "5 " * 11, "at most 10"),
        ("c3 999999,0 4", "from -10000 to 10000"),
        ("c3 0,0 9999", "from 0 to 999"),
        ("c3 0,0 2 = 5000", "car's place"),
        ("+ tower 0,0 @ 400", "angle"),
        ("adjust pass", "only a build"),
        ("adjust adjust c3 1,2 3", "only a build"),
        ("adjust", "is not a turn"),
    ],
)
def test_lines_that_are_no_turn(line: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        parse_turn(line)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("!", "is not an aftermath"),
        ("! x", "is not an aftermath"),
        ("! 0 q3", "has no place"),
        ("! 0 c3*0", "from 1 to 999"),
        ("! 0 ~c3=5000", "shift"),
        ("! 0 1:2g", "has no place"),
        ("! 0 ! 1", "has no place"),
        ("c3", "is not an aftermath"),
    ],
)
def test_lines_that_are_no_aftermath(line: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        parse_aftermath(line)


def test_empty_and_endless_lines() -> None:
    with pytest.raises(NotationError, match="empty line"):
        parse_step("   ")
    with pytest.raises(NotationError, match="characters"):
        parse_step("pass" + " " * LONGEST_LINE)
    with pytest.raises(NotationError):
        parse_turn("adjust " * 5000 + "pass")


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.0, "0"), (-0.0, "0"), (-0.001, "0"), (5.0, "5"), (5.5, "5.5"), (-5.25, "-5.25"), (100.0, "100"), (0.1, "0.1")],
)
def test_numbers_have_no_more_digits_than_they_need(value: float, text: str) -> None:
    assert number(value) == text
