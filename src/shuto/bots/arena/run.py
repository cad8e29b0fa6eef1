"""Running an arena in processes or on a cluster. It is resumable, and the number of workers does not matter."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext

from shuto.bots.arena import pool
from shuto.bots.arena.combinations import interleaved_games
from shuto.bots.arena.game import BotFailedError, GameResult, play_spec
from shuto.bots.arena.ledger import Ledger
from shuto.bots.arena.plan import GameSpec, Plan
from shuto.bots.arena.players import make_player

Watch = Callable[[GameResult], bool]
"""Called with every result; returns True to stop early."""
PlayGames = Callable[[Sequence[GameSpec]], Iterator[GameResult]]
"""Plays games somewhere and yields their results as they arrive, in any order."""


def play_plans(
    plans: Sequence[Plan],
    ledger: Ledger,
    watch: Watch | None = None,
    workers: int | None = None,
    *,
    play_games: PlayGames | None = None,
) -> None:
    """Play the games that are not in the ledger yet, in `workers` processes here or with `play_games`."""
    for name in {name: None for plan in plans for name in plan.bots}:
        make_player(name)  # report an unknown name before anything is played
    done = ledger.done
    waiting = [spec for spec in interleaved_games(plans) if spec.id not in done]
    count = min(workers or os.cpu_count() or 1, max(len(waiting), 1))
    with nullcontext(play_games) if play_games is not None else processes(count) as play_all:
        for result in play_all(waiting):
            ledger.add(result)
            if watch is not None and watch(result):
                return


@contextmanager
def processes(workers: int) -> Iterator[Callable[[Iterable[GameSpec]], Iterator[GameResult]]]:
    """Start worker processes; yields a function that plays games in them. With one worker, this process plays."""
    with pool.processes(workers) as for_each:
        yield lambda specs: _played(for_each, specs)


def _played(for_each: pool.ForEach, specs: Iterable[GameSpec]) -> Iterator[GameResult]:
    """Yield results in the order in which games end."""
    try:
        yield from for_each(play_spec, specs)
    except BrokenProcessPool:
        raise BotFailedError("a worker process died: it was killed, or a bot ended it") from None
