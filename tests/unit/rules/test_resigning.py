"""Resigning: at any time, the pieces stay, the others play on; and records replay it."""

from __future__ import annotations

import pytest

from shuto.rules.kernels.course import LAST_ROUND, OVER, PHASE, STATUS
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.reasons.places import Departure, place_text, places
from shuto.rules.records.notation import format_turn, parse_turn
from shuto.rules.records.reading import load_record
from shuto.rules.records.record import Recorder
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.judge import judge
from shuto.rules.referee.naming.wording import turn_text
from shuto.rules.setup import new_game
from shuto.rules.turn import Resign
from shuto.text import LANGUAGES
from tables import edited

ANN, BOB, CLEO = range(3)


def building(edition: str = "four-player-fr", players: int = 3, **options: object) -> Position:
    """A game in which nobody has built yet."""
    position = new_game(edition, players, house_rules={"obstacles": "none"}, **options)  # type: ignore[arg-type]
    assert position.is_building
    return position


def test_the_one_to_move_resigns_and_the_next_is_to_move() -> None:
    before = building()
    after = play(before, Resign())
    assert (after.to_move, after.still_in) == (BOB, (BOB, CLEO))
    assert len(after.roads) == len(before.roads), "the pieces stay"
    built = play(play(after, parse_turn("c1 -150,130 2")), parse_turn("c2 150,130 2"))
    assert built.to_move == BOB, "nobody waits for the one who left"


def test_a_player_resigns_out_of_turn() -> None:
    after = play(building(), Resign(player=CLEO))
    assert (after.to_move, after.still_in, after.turns_played) == (ANN, (ANN, BOB), 0)


def test_who_is_out_or_whose_game_is_over_cannot_resign() -> None:
    after = play(building(), Resign(player=CLEO))
    assert judge(after, Resign(player=BOB)).legal
    assert judge(after, Resign(player=CLEO)).faults == (Fault.NOT_YOUR_TURN,)
    over = play(after, Resign(player=ANN))
    assert over.course.game[PHASE] == OVER
    assert judge(over, Resign(player=BOB)).faults == (Fault.WRONG_PHASE,)


def test_the_last_one_wins_and_who_left_first_comes_last() -> None:
    over = play(play(building(), Resign(player=CLEO)), Resign(player=ANN))
    assert over.outcome is not None
    assert (over.outcome.reason, over.outcome.ranking) == ("resigned", ((BOB,), (ANN,), (CLEO,)))
    left = {ANN: Departure(3, resigned=True), CLEO: Departure(1, resigned=True)}
    for language in LANGUAGES:
        for place in places(over, left):
            assert over.game.players[place.seat] in place_text(over, place, language)


def test_whoever_waits_for_a_turn_of_the_one_who_left_waits_no_longer() -> None:
    here = edited(building())
    here.course.players[BOB, 2], here.course.waits[BOB, CLEO] = 1, 1
    after = play(here, Resign(player=CLEO))
    assert not after.course.waits.any()


def test_components_are_placed_without_the_one_who_left() -> None:
    here = new_game("four-player-de", 3)
    assert here.phase == "setup"
    first = here.to_move
    assert first is not None
    after = play(here, Resign())
    assert after.to_move not in (None, first)
    while after.phase == "setup":
        waiting = next(name for name in after.game.components if name not in {one.id for one in after.components})
        after = play(after, parse_turn(f"+ {waiting} {-350 + 120 * len(after.components)},300"))
        assert after.to_move != first
    assert after.is_building


def test_points_do_not_save_the_one_who_left() -> None:
    here = new_game("rainbow-city", 3, missions=True)
    over = edited(play(here, Resign(player=BOB)))
    over.course.game[PHASE] = OVER
    assert over.outcome is not None
    assert over.outcome.ranking[-1] == (BOB,)
    assert over.course.game[LAST_ROUND] == 0
    assert over.course.players[BOB, STATUS] != 0


def test_who_ran_out_of_time_did_not_leave_by_themselves() -> None:
    recorder = Recorder(building(players=2))
    recorder.play(Resign(player=BOB, out_of_time=True))
    assert recorder.departures[BOB] == Departure(0, resigned=True, out_of_time=True)
    won, lost = places(recorder.position, recorder.departures)
    assert place_text(recorder.position, lost, "en") == "Bob ran out of time before the first turn."
    assert place_text(recorder.position, won, "en") == "Ann was the last one left in the game."
    assert turn_text(Resign(out_of_time=True), "Bob", "en") == "Bob runs out of time and is out of the game"


@pytest.mark.parametrize("turn", [Resign(player=2), Resign(), Resign(player=2, out_of_time=True)])
def test_notation_and_records_keep_it(turn: Resign) -> None:
    assert parse_turn(format_turn(turn)) == turn
    recorder = Recorder(building())
    recorder.play(turn)
    recorder.play(Resign(player=BOB))
    record = load_record(recorder.record.to_json())
    assert record.final() == recorder.position
    assert load_record(recorder.record.to_text().encode()).final() == recorder.position
    assert recorder.departures[BOB].resigned
