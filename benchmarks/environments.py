"""Steps per second of the environments, beside chess of PettingZoo and of OpenSpiel in the same run.

    python -m benchmarks.environments

A random policy plays masked actions. Seconds are those of the processor, because the machine is shared.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from typing import Any, Unpack

import numpy as np
import numpy.typing as npt
import pyspiel

import shuto.envs.openspiel
from benchmarks.measure import Row, at_least

SECONDS, ROUNDS = 2.0, 3
TIMES = 10.0
"""How many times as fast as chess `candidates` with two players should be."""
AT_ONCE = 100_000
"""Steps per second of one core that many games at once should have."""
BATCHES = (1, 8, 64, 512, 4096)
FOUR: shuto.envs.VectorOptions = {"edition": "four-player-fr", "players": 4}
PEERS: dict[str, dict[str, Any]] = {
    "candidates, 2 players": {},
    "candidates, 4 players": {"edition": "four-player-fr", "players": 4, "setup": "random"},
    "candidates, pieces as rows": {"observation": "entities"},
    "candidates, height map": {"observation": "image"},
}


def stepping() -> list[Row]:
    """Each environment beside chess: best of several rounds in turn, so that both meet the same load."""
    chess = _chess()
    makers = {name: _maker(options) for name, options in PEERS.items()}
    best = dict.fromkeys(["chess", *makers], 0.0)
    for _ in range(ROUNDS):
        best["chess"] = max(best["chess"], rate(chess))
        for name, make in makers.items():
            best[name] = max(best[name], rate(make))
    rows = []
    for name in makers:
        times = best[name] / best["chess"]
        ratio = times / TIMES if name == "candidates, 2 players" else times
        against = f"PettingZoo chess: {best['chess']:,.0f}; {times:.1f} ×" + (f", goal {TIMES:g} ×" * (ratio != times))
        rows.append(Row(f"steps of {name}", f"{best[name]:,.0f} /s", against, ratio))
    ours, theirs = (max(_simulated(name) for _ in range(ROUNDS)) for name in ("shuto_candidates", "chess"))
    told = f"OpenSpiel's chess, which is C++: {theirs:,.0f}"
    rows.append(Row("steps in OpenSpiel", f"{ours:,.0f} /s", told, ours / theirs))
    rows += [_at_once(games) for games in BATCHES]
    rows += [_at_once(512, "coarse offer", **shuto.envs.COARSE), _at_once(512, "4 players", **FOUR)]
    rows.append(_with_threads(512))
    return [
        *rows,
        *(Row(name, f"{size / 1e3:.0f} kB", "at most 100 kB", 1e5 / size) for name, size in _memory().items()),
    ]


def _maker(options: dict[str, Any]) -> Callable[[], Any]:
    return lambda: shuto.envs.aec_env("candidates", **options)


def _chess() -> Callable[[], Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import chess_v6

    make: Callable[[], Any] = chess_v6.env
    return make


def rate(make: Callable[[], Any], seconds: float = SECONDS) -> float:
    """Steps per second of the processor, observations, masks and resets included."""
    env, rng = make(), np.random.default_rng(0)
    _play(env, rng, 0.2)
    begin = time.thread_time()
    return _play(env, rng, seconds) / (time.thread_time() - begin)


def _play(env: Any, rng: np.random.Generator, seconds: float) -> int:
    end, steps = time.thread_time() + seconds, 0
    while time.thread_time() < end:
        env.reset(seed=int(rng.integers(2**31)))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[rng.integers(len(legal))]))
            steps += 1
            if time.thread_time() > end:
                break
    return steps


def _simulated(name: str, seconds: float = SECONDS) -> float:
    """Random steps of a game of OpenSpiel per second of the processor, with observations."""
    game, rng, steps = pyspiel.load_game(name), np.random.default_rng(0), 0
    begin = time.thread_time()
    while time.thread_time() < begin + seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and time.thread_time() < begin + seconds:
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.integers(len(legal)))])
            steps += 1
    return steps / (time.thread_time() - begin)


def _at_once(games: int, told: str = "", **options: Unpack[shuto.envs.VectorOptions]) -> Row:
    """Steps of many games at once per second of one core, random actions included."""
    env, rng, steps = shuto.envs.HighwayVector(games, **options), np.random.default_rng(0), 0
    mask = env.reset(seed=0)["action_mask"]
    begin = time.thread_time()
    while time.thread_time() < begin + SECONDS:
        env.step(_random_actions(mask, rng))
        steps += games
    found = steps / (time.thread_time() - begin)
    name = f"steps, {games:,} at a time" + (f", {told}" if told else "")
    return at_least(name, found, AT_ONCE, "/s")


def _random_actions(mask: npt.NDArray[np.int8], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A random legal action for each game. The legal ones come first, so their number is all that has to be known."""
    return np.asarray(rng.random(len(mask)) * mask.sum(axis=1), np.int64)


def _with_threads(games: int) -> Row:
    """The cost of threads: steps per second of processor time, with a thread for each core and with one."""
    found = {}
    for threads in (1, None):
        env, rng, steps = shuto.envs.HighwayVector(games, threads=threads), np.random.default_rng(0), 0
        mask = env.reset(seed=0)["action_mask"]
        begin = time.process_time()
        while time.process_time() < begin + SECONDS:
            env.step(_random_actions(mask, rng))
            steps += games
        found[threads] = steps / (time.process_time() - begin)
    told = f"one thread: {found[1]:,.0f}"
    name = f"steps, {games:,} at a time, a thread for each core"
    return Row(name, f"{found[None]:,.0f} /s of a core", told, found[None] / found[1])


def _memory() -> dict[str, int]:
    """Bytes of the arrays that one game needs for itself; scratch arrays are shared by the games of an environment.

    One of many games also has what its player sees and may do.
    """
    env = shuto.envs.aec_env("candidates")
    env.reset(seed=0)
    sight = env.session.episode.sight
    alone = sum(array.nbytes for array in (*sight.table, *sight.course))
    many = shuto.envs.HighwayVector(1)
    shown = sum(array.nbytes for array in many.reset(seed=0).values()) + many.choices(0).nbytes
    return {"memory of one game": alone, "memory of one of many": alone + shown}


if __name__ == "__main__":
    for row in stepping():
        print(row)
