"""A carry from the supply to the verdict: gentle carries land, rough ones knock pieces over, and every carry ends."""

from __future__ import annotations

import math

import pytest

import shuto
from physics.scenes import bridge, builds, duel
from shuto.physics import (
    Carry,
    CarryError,
    CarryOutcome,
    Grip,
    HandError,
    HandSample,
    Rehearsal,
    Resting,
    Tremor,
    build_world,
    follow,
    natural_paths,
    parts_of,
    resting_of,
    world_for,
)
from shuto.physics.hand.start import supply_sample
from shuto.physics.table.bodies import road_shape
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from shuto.rules.turn import Build

GAME = "second-edition-2"
"""A golden game between bots. Most of its roads cross other roads, and many pass under them."""


TIGHT = 3.0
"""mm of clearance in the rules. Under another road, a hand needs more to place a road without touching."""


def is_tight(position: Position, turn: Build) -> bool:
    crossings = shuto.judge(position, turn).crossings
    return any(not crossing.over and crossing.clearance < TIGHT for crossing in crossings)


def placed_gently(position: Position, turn: Build, resting: Resting | None = None) -> CarryOutcome:
    """The outcome of placing a turn's road with a steady hand, along the natural path that disturbs least."""
    return Rehearsal(position, turn, resting=resting).steady


@pytest.mark.slow
def test_every_road_of_a_game_lands_legally_if_it_is_placed_gently() -> None:
    turns = list(builds(GAME))
    open_turns = [(position, turn) for position, turn in turns if not is_tight(position, turn)]
    assert len(open_turns) > 20
    assert len(turns) - len(open_turns) <= 2
    world = build_world(turns[0][0])
    for position, turn in open_turns:
        placed = {str(piece) for piece in position.pieces} - {body.piece for body in world.bodies.values()}
        world = build_world(position, resting=resting_of(world), new=placed)
        outcome = placed_gently(position, turn, resting_of(world))
        assert outcome.legal, shuto.format_turn(turn)
        assert outcome.landing is not None
        assert outcome.landing.moved <= 1.5
        assert shuto.judge(position, outcome.landing.turn).legal
        assert not shuto.penalties(shuto.play(position, turn), outcome.aftermath), shuto.format_turn(turn)
        assert outcome.seconds <= 3.01


def test_a_table_with_shorter_roads_is_carried_to_as_any_other() -> None:
    position = shuto.new_game("two-player-2024", players=["Ann", "Bob"], house_rules={"road_length": 114})
    turn = shuto.parse_turn("c0 108,-82 2")
    assert isinstance(turn, shuto.Extend)
    assert road_shape(position).x == 57.0
    outcome = placed_gently(position, turn)
    assert outcome.legal
    assert outcome.landing is not None
    after = shuto.play(position, outcome.landing.turn)
    assert math.dist(after.roads[-1].start, after.roads[-1].end) == pytest.approx(114.0)
    # As far as a road of 120 mm reaches, but not one of 114.
    assert Fault.OUT_OF_REACH in shuto.judge(position, shuto.parse_turn("c0 110,-137 2")).faults


def carried(piece: str | None = None, tremor: Tremor | None = None) -> tuple[Carry, Position, Build]:
    position, turn = bridge()
    path = next(natural_paths(position, turn, piece))
    carry = Carry(position, turn, piece, start=path.samples[0], tremor=tremor)
    follow(carry, path)
    return carry, position, turn


def test_the_landed_turn_can_be_played_with_its_aftermath() -> None:
    carry, position, turn = carried()
    outcome = carry.outcome
    assert outcome.legal
    assert outcome.landing is not None
    assert outcome.landing.turn.lie is not None
    after = shuto.play(position, outcome.landing.turn, outcome.aftermath)
    meant = shuto.play(position, turn)
    (ax, ay, _), (bx, by, _) = after.roads[-1].start, meant.roads[-1].start
    assert math.hypot(ax - bx, ay - by) < 1.5
    assert carry.phase == "settled"
    assert carry.step_frame().poses == {}


def test_a_whole_column_and_single_discs_can_be_carried() -> None:
    _, turn = bridge()
    for piece in ("c5", "c5.0", "c5.2"):
        carry, position, _ = carried(piece)
        landing = carry.outcome.landing
        assert landing is not None
        if piece == "c5.0":  # the other discs are still in the supply, so it is not the whole column
            continue
        assert landing.legal, piece
        assert math.hypot(landing.turn.x - turn.x, landing.turn.y - turn.y) < 1.5
    assert parts_of(position, turn) == ("c5", "r5")


def test_a_car_can_be_carried() -> None:
    position, turn = next(
        (position, turn) for position, turn in builds("two-player-2024-2") if len(parts_of(position, turn)) == 3
    )
    piece = parts_of(position, turn)[-1]
    assert piece.kind == "car"
    path = next(natural_paths(position, turn, piece))
    outcome = follow(Carry(position, turn, piece, start=path.samples[0]), path)
    assert outcome.legal
    assert outcome.landing is not None
    meant = shuto.judge(position, turn).cars[0]
    assert outcome.landing.turn.cars is not None
    assert outcome.landing.turn.cars[0].at == pytest.approx(meant.at, abs=1.5)
    assert outcome.landing.turn.cars[0].type == meant.type


def test_the_same_seed_gives_the_same_result() -> None:
    one, other = (carried(tremor=Tremor("normal", 5))[0] for _ in range(2))
    assert one.outcome == other.outcome
    assert one.world.poses() == other.world.poses()


def test_a_road_dropped_beside_its_columns_is_refused_with_the_reason() -> None:
    position, turn = bridge()
    carry = Carry(position, turn, start=HandSample(0.0, 0.0, -300.0, 60.0))
    carry.step_frame()
    carry.release()
    outcome = carry.settle()
    assert not outcome.legal
    assert outcome.landing is not None
    assert not outcome.landing.lies or Fault.OUT_OF_REACH in outcome.landing.verdict.faults
    assert outcome.landing.verdict.findings[0].text("de")
    assert outcome.aftermath == shuto.Aftermath(by=1)


def swept() -> Carry:
    """A carry in which Bob sweeps the road through Ann's stack c2."""
    position, turn = bridge()
    column = position.column(2)
    carry = Carry(position, turn, start=HandSample(0.0, column.x, column.y + 150.0, 15.0))
    carry.move_hand(HandSample(0.3 * i / 20, column.x, column.y + 150.0 - 15.0 * i, 15.0) for i in range(1, 21))
    for _ in range(40):
        carry.step_frame()
    return carry


def test_a_player_pays_for_what_they_knock_over_even_if_they_give_up() -> None:
    carry = swept()
    assert carry.phase == "carrying"
    carry.give_up()
    outcome = carry.settle()
    assert outcome.landing is None
    assert not outcome.legal
    fallen = {one.piece for one in outcome.aftermath.fallen}
    assert "c2" in fallen
    assert outcome.aftermath.by == 1
    chains = {fate.name: fate.chain for fate in outcome.fates if fate.state == "fallen"}
    assert all(chain[0] == "r5" for chain in chains.values() if chain)
    assert chains["c2.1"][0] == "r5"
    (bill,) = shuto.penalties(carry.position, outcome.aftermath)
    assert (bill.payer, bill.owner) == (1, 0)
    assert shuto.report(carry.position, outcome.aftermath).supply(0).columns > carry.position.supply(0).columns
    assert any({"r5", "c2.0"} & {c.one, c.other} and c.strength > 0.0 for _, c in carry.contacts)


def pushed(whose: int, far: float) -> CarryOutcome:
    """The outcome of pushing a column of two discs slowly along the table, so low that it does not topple."""
    position, turn = bridge()
    column, ahead = (position.column(2), 1.0) if whose == 0 else (position.column(3), -1.0)
    back = column.y - 60.0 * ahead  # 45 mm before they touch
    aside = Grip(-40.0, level=True)  # so that the road touches the column and the fingers do not
    carry = Carry(position, turn, start=HandSample(0.0, column.x, back, 9.0), grip=aside)
    frames = round((45.0 + far) / 100.0 * 60.0)
    carry.move_hand(HandSample(i / 60.0, column.x, back + ahead * 100.0 * i / 60.0, 9.0) for i in range(1, frames + 1))
    for _ in range(frames + 6):
        carry.step_frame()
    carry.give_up()
    return carry.settle()


def test_a_player_pays_for_a_column_pushed_by_70_mm_though_it_stands() -> None:
    outcome = pushed(whose=0, far=70.0)
    fates = {fate.name: fate for fate in outcome.fates}
    for name in ("c2.0", "c2.1"):
        assert fates[name].state == "displaced"
        assert fates[name].tilt < 1.0
        assert 60.0 < fates[name].shift < 80.0
        assert fates[name].chain[0] == "r5"
    (bill,) = shuto.penalties(bridge()[0], outcome.aftermath)
    assert (bill.payer, bill.owner, bill.columns) == (1, 0, 1)
    assert bill.pieces >= 2


def test_a_column_pushed_by_a_few_mm_costs_nothing() -> None:
    outcome = pushed(whose=0, far=6.0)
    fates = {fate.name: fate for fate in outcome.fates}
    assert fates["c2.0"].state == "nudged"
    assert 1.5 < fates["c2.0"].shift < 8.5
    assert shuto.penalties(bridge()[0], outcome.aftermath) == ()


def test_a_players_own_column_costs_nothing() -> None:
    outcome = pushed(whose=1, far=70.0)
    down = {one.piece for one in outcome.aftermath.fallen}
    assert "c3" in down
    assert shuto.penalties(bridge()[0], outcome.aftermath) == ()


def test_a_carry_that_lasts_too_long_is_given_up() -> None:
    position, turn = bridge()
    carry = Carry(position, turn)
    carry.longest = 1.0
    for _ in range(200):
        carry.step_frame()
        if carry.phase == "settled":
            break
    assert carry.given_up
    assert carry.outcome.landing is None
    assert carry.outcome.aftermath.fallen == ()


def test_invalid_calls_are_refused_with_a_message_of_one_line() -> None:
    position, turn = bridge()
    carry = Carry(position, turn)
    with pytest.raises(HandError, match=r"^hand: x"):
        carry.move_hand(HandSample(0.1, math.nan, 0.0, 0.0))
    with pytest.raises(CarryError, match="not at rest"):
        _ = carry.outcome
    with pytest.raises(CarryError, match="still in the hand"):
        carry.settle()
    carry.release()
    for too_late in (carry.release, lambda: carry.move_hand(HandSample(9.0, 0.0, 0.0, 0.0))):
        with pytest.raises(CarryError):
            too_late()
    with pytest.raises(CarryError, match="not one of the pieces"):
        Carry(position, turn, "r0")
    with pytest.raises(shuto.IllegalTurnError):
        Carry(position, shuto.Extend(base=3, x=0.0, y=0.0, height=3))


def test_a_frame_contains_only_what_changed() -> None:
    position, turn = bridge()
    carry = Carry(position, turn)
    carry.move_hand(HandSample(0.5, 100.0, 300.0, 150.0))
    frames = [carry.step_frame() for _ in range(20)]
    assert all(set(frame.poses) <= {"r5"} for frame in frames)
    assert sum("r5" in frame.poses for frame in frames) > 15


def test_a_carry_starts_from_a_stored_table() -> None:
    position, turn = bridge()
    stored = resting_of(build_world(position))
    path = next(natural_paths(position, turn))
    world = world_for(position, turn, f"r{len(position.roads)}", stored)
    carry = Carry(position, turn, start=path.samples[0], world=world)
    for name, (x, y, z, *_) in stored.poses.items():
        assert math.dist(carry.world.baseline[name].at, (x, y, z)) < 0.1
    assert follow(carry, path).legal


def test_each_player_takes_pieces_from_their_own_side_of_the_table() -> None:
    position = duel()
    spots = [supply_sample(position, seat) for seat in (0, 1)]
    assert math.dist((spots[0].x, spots[0].y), (spots[1].x, spots[1].y)) > 500.0
