"""Styles that no bot was fitted against: they play legally, differ as intended, and beat random play."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bots.test_playouts import GAMES, begun
from shuto.bots import bot_names, make_bot, registry
from shuto.bots.arena.game import opening, play_spec
from shuto.bots.arena.plan import Plan
from shuto.bots.basic import TALL
from shuto.rules.play import play
from shuto.rules.referee.judge import judge
from shuto.rules.setup import new_game
from shuto.rules.turn import Extend, OffRamp
from styles.held_out import _count_builds

pytestmark = [pytest.mark.compiled, pytest.mark.slow]
STYLES = ("hoarder", "blocker", "rusher")
PEOPLE = ("newcomer", "learner")
FOLDER = Path(__file__).resolve().parents[1] / "styles"


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the folder of the styles on the path, as if they were installed."""
    monkeypatch.syspath_prepend(str(FOLDER))
    registry._others.cache_clear()


@pytest.mark.parametrize(("edition", "players", "rules"), GAMES)
def test_styles_play_legal_turns_in_every_edition(edition: str, players: int, rules: dict[str, object]) -> None:
    """They take turns at one table."""
    assert {*STYLES, *PEOPLE} <= set(bot_names())
    here = opening(begun(edition, players, rules, 1), np.random.default_rng(1))
    rng = np.random.default_rng(2)
    for style in (*STYLES, *PEOPLE, *STYLES):
        turn = make_bot(style).choose(here, rng)
        verdict = judge(here, turn)
        assert verdict, verdict.faults
        here = play(here, turn)


@pytest.mark.parametrize("style", STYLES)
def test_styles_beat_random(style: str) -> None:
    """At least 7 of 8 games with swapped seats. A weaker style would not test anything."""
    results = [play_spec(spec) for spec in Plan((style, "random"), pairs=4, seed=40).games()]
    assert sum(result.share(style) for result in results) >= 7


def test_hoarder_builds_lowest_and_blocker_leaves_fewest_builds() -> None:
    """All styles are asked in the same positions, from games of another bot."""
    heights, builds = ({style: list[float]() for style in STYLES} for _ in range(2))
    for seed in range(2):
        here = opening(new_game("two-player-2024"), np.random.default_rng(seed))
        guide, rng = make_bot("greedy"), np.random.default_rng(seed)
        while (seat := here.to_move) is not None:
            before = max(_count_builds(here, 1 - seat), 1)
            for style in STYLES:
                turn = make_bot(style).choose(here, np.random.default_rng(seed))
                builds[style].append(_count_builds(play(here, turn), 1 - seat) / before)
                if isinstance(turn, Extend):
                    heights[style].append(turn.height)
            here = play(here, guide.choose(here, rng))
    low, left = ({style: float(np.mean(values[style])) for style in STYLES} for values in (heights, builds))
    assert min(low, key=low.__getitem__) == "hoarder", low
    assert min(left, key=left.__getitem__) == "blocker", left


def test_rusher_builds_most_off_ramps() -> None:
    """Each style plays its own games, because a rusher prepares off-ramps some turns ahead."""
    ramps = dict.fromkeys(STYLES, 0)
    for style in STYLES:
        for seed in range(5):
            here = opening(new_game("two-player-2024"), np.random.default_rng((seed, 0)))
            bots, rng = (make_bot(style), make_bot("greedy")), np.random.default_rng(seed)
            while (seat := here.to_move) is not None:
                turn = bots[seat].choose(here, rng)
                here = play(here, turn)
                ramps[style] += seat == 0 and isinstance(turn, OffRamp)
    assert max(ramps, key=ramps.__getitem__) == "rusher", ramps


def test_newcomers_waste_columns_and_learners_waste_fewer() -> None:
    """Both meet greedy, which does not build higher than it has reason to."""
    spent, heights = dict.fromkeys(PEOPLE, 0.0), {name: list[int]() for name in (*PEOPLE, "greedy")}
    for person in PEOPLE:
        for seed in range(6):
            here = opening(new_game("two-player-2024"), np.random.default_rng((seed, 0)))
            bots, rng = (make_bot(person), make_bot("greedy")), np.random.default_rng(seed)
            turns = 0
            while (seat := here.to_move) is not None:
                turn = bots[seat].choose(here, rng)
                here = play(here, turn)
                turns += seat == 0
                if isinstance(turn, Extend):
                    heights[bots[seat].name].append(turn.height)
            spent[person] += (30 - here.supply(0).gray) / turns / 6
    assert spent["newcomer"] > spent["learner"] + 0.4, spent
    assert np.mean(heights["newcomer"]) > np.mean(heights["learner"])
    assert max(heights["greedy"]) <= TALL + 1
