"""Prospects: what a turn would lead to."""

from __future__ import annotations

from shuto.rules.difference import SideTaken
from shuto.rules.ids import PieceId
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.prospect import Prospect, foresee
from shuto.rules.records.notation import parse_turn
from shuto.rules.referee.faults import Fault
from shuto.rules.turn import Adjust, Extend, Pass, Take
from tables import give, span, table, turn_of


def foreseen(here: Position, line: str) -> Prospect:
    return foresee(here, parse_turn(line))


def test_a_build() -> None:
    here = table("second-edition", 2, "c0 118,-70 2")
    ahead = foreseen(here, "c1 90,-10 2j")
    assert ahead
    assert ahead.after == play(here, parse_turn("c1 90,-10 2j"))
    assert ahead.column is not None
    assert (ahead.column.id, ahead.column.height, ahead.column.junction) == ("c3", 2, True)
    assert ahead.road is not None
    assert (ahead.road.id, ahead.road.from_column, ahead.road.to_column) == ("r3", "c1", "c3")
    assert (ahead.cars, ahead.sides, ahead.takes, ahead.component) == ((), (), (), None)
    before, after = ahead.supplies[1]
    assert (before.gray - after.gray, before.yellow - after.yellow, before.roads - after.roads) == (1, 1, 1)
    assert ahead.supplies[0][0] == ahead.supplies[0][1]
    assert (ahead.to_move, ahead.outcome, ahead.out, ahead.finished, ahead.saved) == (0, None, (), (), ())


def test_a_crossing_takes_sides_and_earns_a_car() -> None:
    here = turn_of(span(table("second-edition"), 1, (60, -130, 3), (60, -15, 4)), 0)
    ahead = foreseen(here, "c0 118,-70 2")
    assert ahead.sides == (SideTaken(PieceId("r2"), "under"), SideTaken(PieceId("r3"), "over"))
    assert [car.road for car in ahead.cars] == ["r3"]
    assert ahead.supplies[0][0].cars - ahead.supplies[0][1].cars == 1


def test_an_illegal_turn_has_only_a_verdict() -> None:
    here = table("second-edition")
    for line in ("c0 118,-70 5", "c9 1,1 1", "stop", "+ block 0,0", "adjust c0 118,-70 2", "9: pass"):
        ahead = foreseen(here, line)
        assert not ahead
        assert not ahead.verdict
        assert ahead.after is None
        assert (ahead.column, ahead.road, ahead.cars, ahead.sides, ahead.takes) == (None, None, (), (), ())
        assert ahead.to_move == here.to_move
    assert foreseen(here, "c0 118,-70 5").verdict.faults == (Fault.HEIGHT_STEP,)


def test_an_adjustment_moves_what_stands() -> None:
    here = table("second-edition", 2, "c0 118,-70 2")
    ahead = foresee(here, Adjust(turn=Extend(base=0, x=117.0, y=-75.0, height=2)))
    assert ahead.column is not None
    assert (ahead.column.id, ahead.column.x, ahead.column.y) == ("c2", 117.0, -75.0)
    assert ahead.road is not None
    assert ahead.road.id == "r2"
    assert ahead.supplies[0][0] == ahead.supplies[0][1]


def test_a_component() -> None:
    from shuto.rules.setup import new_game

    ahead = foreseen(new_game("four-player-de"), "+ block 300,300")
    assert ahead.component is not None
    assert (ahead.component.id, ahead.component.by, ahead.to_move) == ("block", 1, 0)


def test_out_of_material_and_out() -> None:
    here = give(table("four-player-fr", 3, house_rules={"obstacles": "none"}), 0, gray=2, yellow=0, roads=1)
    seat = here.to_move
    assert seat == 0
    x, y = here.column(0).x, here.column(0).y
    foresight = foreseen(here, f"c0 {x + 118:.2f},{y:.2f} 2")
    assert foresight.out_of_material == (0,)
    assert foresight.after is not None
    here = foresight.after
    for seat in (1, 2):
        x, y = here.column(seat).x, here.column(seat).y
        step = foreseen(here, f"c{seat} {x:.2f},{y + 118:.2f} 2")
        assert step, step.verdict.findings
        assert step.out == ((0,) if seat == 2 else ())
        assert step.after is not None
        here = step.after


def test_the_last_car_ends_the_game() -> None:
    here = give(table("second-edition"), 0, cars=1)
    ahead = foreseen(here, "c0 > 119.5,-70")
    assert ahead.finished == (0,)
    assert ahead.to_move is None
    assert ahead.outcome is not None
    assert (ahead.outcome.reason, ahead.outcome.winners) == ("all-cars", (0,))


def test_a_pass() -> None:
    here = give(table("two-player-2024"), 0, gray=0, yellow=0, roads=0)
    ahead = foresee(here, Pass())
    assert (ahead.out_of_material, ahead.column, ahead.to_move) == ((0,), None, 1)
    assert ahead.after is not None
    assert ahead.after.out_of_material[0].since == 1
    assert isinstance(ahead.takes, tuple)
    assert Take(0) not in ahead.takes
