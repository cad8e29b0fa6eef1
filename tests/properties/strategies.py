"""Hypothesis strategies: setups of games, seeds, whole random games. A failing example names its setup and seed."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from properties.games import RandomGame, random_game
from properties.setups import EDITIONS, HOUSE, Setup

GROUPS: dict[str, tuple[Setup, ...]] = {
    "second-edition": tuple(f for f in EDITIONS if f.edition == "second-edition"),
    "four-player-fr": tuple(f for f in EDITIONS if f.edition == "four-player-fr"),
    "four-player-de": tuple(f for f in EDITIONS if f.edition == "four-player-de"),
    "two-player-2024": tuple(f for f in EDITIONS if f.edition == "two-player-2024"),
    "rainbow-city": tuple(f for f in EDITIONS if f.edition == "rainbow-city" and not f.missions),
    "missions": tuple(f for f in EDITIONS if f.missions),
    "house-rules": HOUSE,
}
"""Frames of one kind. Each test runs for every kind."""

seeds = st.integers(min_value=0, max_value=2**32 - 1)


def examples(count: int) -> settings:
    """Run this many examples.

    SHUTO_EXAMPLES=10 runs ten times as many, 0.3 about a third. --hypothesis-profile=search also takes new seeds.
    """
    times = float(os.environ.get("SHUTO_EXAMPLES", "1"))
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    phases = (Phase.explicit, Phase.reuse, Phase.generate)  # no shrinking: a smaller seed is not a simpler game
    return settings(max_examples=max(1, round(count * times)), deadline=None, suppress_health_check=slow, phases=phases)


def games(
    group: str,
    *,
    clumsy: float = 0.05,
    wavering: float = 0.1,
    table: tuple[float, float] | None = None,
    most_turns: int | None = None,
) -> st.SearchStrategy[RandomGame]:
    """Random games of one kind."""
    return st.builds(
        random_game,
        st.sampled_from(GROUPS[group]),
        seeds,
        clumsy=st.just(clumsy),
        wavering=st.just(wavering),
        table=st.just(table),
        most_turns=st.just(10_000 if most_turns is None else most_turns),
    )
