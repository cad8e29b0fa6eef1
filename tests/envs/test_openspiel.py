"""OpenSpiel: its own simulation test, a stored playthrough, and the same games as the referee plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

import shuto
import shuto.envs.openspiel
from envs.games import EVERY, name_of

pytestmark = pytest.mark.compiled
PLAYTHROUGH = Path(__file__).parent / "playthroughs" / "shuto_candidates.txt"


def loaded(**options: Any) -> Any:
    """A game of OpenSpiel."""
    options.pop("setup", None)
    return pyspiel.load_game("shuto_candidates", options)


def played(game: Any, seed: int, most: int = 1000) -> Any:
    """A state after random actions."""
    state, rng = game.new_initial_state(), np.random.default_rng(seed)
    while not state.is_terminal() and most:
        state.apply_action(int(rng.choice(state.legal_actions())))
        most -= 1
    return state


@pytest.mark.parametrize("options", EVERY, ids=name_of)
def test_simulation(options: dict[str, Any]) -> None:
    """OpenSpiel's own test of a game. It also writes states and reads them back."""
    pyspiel.random_sim_test(loaded(**options), num_sims=1, serialize=options["players"] == 2, verbose=False)


def test_playthrough() -> None:
    """To write it again: python -m envs.test_openspiel, in the folder of the tests."""
    assert playthrough() == PLAYTHROUGH.read_text("utf-8")


def playthrough() -> str:
    """A whole game as OpenSpiel writes it down."""
    text: str = generate_playthrough.playthrough("shuto_candidates(candidates=12)", None, seed=3)
    return text


@pytest.mark.parametrize("options", EVERY[:4], ids=name_of)
def test_a_game_replays_through_the_referee(options: dict[str, Any]) -> None:
    game = loaded(**options)
    state, position = game.new_initial_state(), shuto.new_game(options["edition"], options["players"])
    rng = np.random.default_rng(4)
    while not state.is_terminal() and position.turns_played < 30:
        action = int(rng.choice(state.legal_actions()))
        turn = shuto.parse_turn(state.action_to_string(action))
        state.apply_action(action)
        if not isinstance(turn, shuto.PlaceComponent):
            assert shuto.judge(position, turn)
        position = shuto.play(position, turn)
        assert np.allclose(position.table.columns, state.position.table.columns, atol=0.01)
    assert state.is_terminal() == (position.outcome is not None)


def test_actions_are_told_apart_by_their_notation() -> None:
    state = played(loaded(), 6, most=8)
    said = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(said)) == len(said) > 5
    assert state.string_to_action(said[3]) == 3


def test_a_copy_goes_its_own_way() -> None:
    state = played(loaded(), 7, most=3)
    copy, before = state.clone(), str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    assert state.history() == copy.history()[:-1]


def test_returns_are_those_of_the_game() -> None:
    """Of three players one wins."""
    state = played(loaded(edition="four-player-fr", players=3), 1)
    winners = state.position.outcome.winners
    assert state.is_terminal()
    assert [seat for seat, found in enumerate(state.returns()) if found > 0] == list(winners)
    assert sum(state.returns()) == pytest.approx(0.0)


def test_everybody_sees_themselves_first() -> None:
    state = played(loaded(), 8, most=3)
    one, other = (np.array(state.observation_tensor(seat)) for seat in (0, 1))
    assert state.current_player() == 1
    assert (one[6], other[6]) == (0.0, 1.0)  # who moves
    assert np.array_equal(one[6:20], other[20:34])
    assert state.observation_string(0) != state.observation_string(1)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"players": 5}, "two-player-2024 is for 2, not 5"),
        ({"edition": "chess"}, "edition 'chess': unknown"),
        ({"candidates": 1}, "candidates: from 4"),
        ({"seed": -1}, "seed: 0 or more"),
        ({"colour": "red"}, "Unknown parameter 'colour'"),
    ],
)
def test_bad_parameters_are_refused_with_one_line(options: dict[str, Any], why: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match=why):
        loaded(**options)


def test_bad_actions_change_nothing() -> None:
    state = played(loaded(), 9, most=2)
    before = str(state)
    for bad in (63, 64, -2):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            state.apply_action_with_legality_check(bad)
    assert str(state) == before
    with pytest.raises(ValueError, match="begins only in its first state"):
        loaded().new_initial_state({"board": ""})


if __name__ == "__main__":
    PLAYTHROUGH.write_text(playthrough(), "utf-8")
