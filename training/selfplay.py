"""Self-play with search: the results of the tree for positions, as Parquet.

For every turn it keeps the features of the position, each seat's chances as the search sees them, and who won in the
end. It keeps the same of the positions after the turns that were visited often: there, only the search knows who wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from shuto.bots.arena import pool
from shuto.bots.arena.cluster import joined
from shuto.bots.arena.game import opening
from shuto.bots.basic import RandomBot
from shuto.bots.evaluate import Judgement, judgement_for, values
from shuto.bots.kernels.features import COUNT, set_features
from shuto.bots.search import Budget
from shuto.bots.sight import Sight, turn_of
from shuto.bots.tree import Tree
from shuto.rules.kernels.course import FINISHED, OUT, STATUS
from shuto.rules.kernels.layout import Floats
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.setup import new_game

EDITION = "two-player-2024"
OFTEN = 6
"""A turn with at least this many visits says something about the position after it."""
CURIOUS = 8
"""The first turns of a game, this many, are drawn by their visits; later the best one is played."""
RANDOM = 0.04
"""The share of turns that chance plays."""


class Job(NamedTuple):
    """Some games to play."""

    net: Floats
    visits: int
    seeds: range


class Samples(NamedTuple):
    """Positions with the results of search, one row each."""

    features: Floats
    """By seat."""
    search: Floats
    """Each seat's chances, as the search sees them."""
    result: Floats
    """Each seat's share of the win; nan where the game went on with another turn."""


def play_job(job: Job) -> Samples:
    """Play some games of the net against itself."""
    parts = [_play(job, seed) for seed in job.seeds]
    return Samples(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def _play(job: Job, seed: int) -> Samples:
    rng = np.random.default_rng((seed, 11))
    position = opening(new_game(EDITION), rng)
    mind = Judgement(judgement_for(position.game).taste, job.net)
    rows: list[tuple[Floats, Floats, bool]] = []
    turns, chance = 0, RandomBot()
    while position.to_move is not None:
        sight = Sight.of(position)
        tree = Tree(sight, mind)
        tree.grow(Budget(job.visits))
        _note(tree, sight, rows)
        turns += 1
        position = play(position, _draw(tree, position, turns, chance, rng))
    shares = values(Sight.of(position), mind)
    result = [shares if played else np.full(len(shares), np.nan) for _, _, played in rows]
    if not rows:
        return Samples(np.empty((0, 2, COUNT)), np.empty((0, 2)), np.empty((0, 2)))
    return Samples(np.stack([row[0] for row in rows]), np.stack([row[1] for row in rows]), np.stack(result))


def _draw(tree: Tree, position: Position, turns: int, chance: RandomBot, rng: np.random.Generator) -> Any:
    """The turn that is played."""
    if rng.random() < RANDOM:
        return chance.choose(position, rng)
    visits = tree.root.visits
    if turns <= CURIOUS and visits.sum() > 0:
        return turn_of(tree.root.choices[int(rng.choice(len(visits), p=visits / visits.sum()))])
    return turn_of(tree.best()[0])


def _note(tree: Tree, sight: Sight, rows: list[tuple[Floats, Floats, bool]]) -> None:
    """Keep what a search found out about the position and about those after it."""
    root = tree.root
    seen = root.visits.sum()
    if seen:
        _add(sight, root.totals.sum(axis=0) / seen, True, rows)
    for number in np.flatnonzero(root.visits >= OFTEN).tolist():
        if not root.decided[number]:
            _add(sight.after(root.choices[number]), root.totals[number] / root.visits[number], False, rows)


def _add(sight: Sight, chances: Floats, played: bool, rows: list[tuple[Floats, Floats, bool]]) -> None:
    status = sight.course.players[:, STATUS]
    if sight.over or (status == FINISHED).any() or (status == OUT).any():
        return  # the net is not asked there
    found = np.zeros((sight.seats, COUNT))
    for seat in range(sight.seats):
        set_features(sight.state, sight.book, seat, sight.scratch, found[seat])
    rows.append((found, chances, played))


@contextmanager
def workers(count: int, ray_address: str | None) -> Iterator[pool.ForEach]:
    """A function that plays jobs in processes of this machine, or on a Ray cluster (`local` starts one)."""
    if ray_address is None:
        with pool.processes(count) as for_each:
            yield for_each
        return
    with joined(ray_address, count) as ray:
        task = ray.remote(num_cpus=1, max_retries=5)(play_job)

        def on_ray(_work: Any, jobs: Iterable[Any]) -> Iterator[Any]:
            running = [task.remote(job) for job in jobs]
            while running:
                done, running = ray.wait(running, num_returns=1)
                yield ray.get(done[0])

        yield on_ray


def write_samples(path: Path, samples: Samples) -> None:
    """Write samples as Parquet."""
    columns = {
        name: pa.array(part.reshape(len(part), -1).astype(np.float32).tolist(), pa.list_(pa.float32()))
        for name, part in samples._asdict().items()
    }
    pq.write_table(pa.table(columns), path, compression="zstd")


def read_samples(path: Path) -> Samples:
    """Read what write_samples wrote."""
    table = pq.read_table(path)
    features, search, result = (np.array(table[name].to_pylist(), np.float64) for name in Samples._fields)
    return Samples(features.reshape(len(features), -1, COUNT), search, result)
