"""Making a data set: workers make shards, and each shard is put in its place when it is whole."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from shuto.bots.arena import pool
from shuto.bots.arena.cluster import ClusterError, joined
from shuto.envs.datasets.card import write_card
from shuto.envs.datasets.files import (
    MANIFEST,
    DatasetError,
    Manifest,
    Shard,
    new_manifest,
    read_manifest,
    shard_path,
    write_whole,
)
from shuto.envs.datasets.recipe import Recipe
from shuto.envs.datasets.rows import Scribe
from shuto.envs.datasets.tables import encode

MakeShards = Callable[[Recipe, Sequence[int]], Iterable[tuple[int, Shard]]]
"""Makes shards somewhere; gives each with its number, in any order."""


def make_shard(recipe: Recipe, number: int) -> tuple[int, Shard]:
    """Play the games of a shard."""
    scribe = Scribe(recipe)
    played = [scribe.play(game) for game in recipe.numbers(number)]
    positions = [row for rows in played for row in rows.positions]
    shard = Shard(encode("games", [rows.game for rows in played]), encode("positions", positions), len(positions))
    return number, shard


def make_dataset(
    recipe: Recipe,
    folder: Path | str,
    *,
    make_shards: MakeShards | None = None,
    watch: Callable[[int], None] | None = None,
) -> Manifest:
    """Make a data set in a folder, on all cores or with `make_shards`; `watch` hears how many games are there.

    Shards that are there already are kept: whoever was interrupted calls this again. Raises DatasetError if the folder
    has another data set, and OSError if it cannot be written.
    """
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    manifest = _begun(recipe, folder)
    missing = [number for number in range(recipe.shards) if number not in manifest.shards]
    done = recipe.games - sum(len(recipe.numbers(number)) for number in missing)
    if watch is not None:
        watch(done)
    for number, shard in (make_shards or on_cores())(recipe, missing):
        for kind, data in shard.parts():
            write_whole(shard_path(folder, kind, number), data)
        manifest = manifest.with_shard(number, shard)
        manifest.write(folder)
        done += len(recipe.numbers(number))
        if watch is not None:
            watch(done)
    write_card(folder, manifest)
    return manifest


def _begun(recipe: Recipe, folder: Path) -> Manifest:
    """The manifest of a folder, which may be that of an interrupted run of the same recipe."""
    fresh = new_manifest(recipe)
    if not (folder / MANIFEST).exists():
        if any(folder.glob("*.parquet")):
            raise DatasetError(f"{folder}: has Parquet files of something else; choose an empty folder")
        fresh.write(folder)
        return fresh
    found = read_manifest(folder)
    if (found.recipe, found.shuto) != (fresh.recipe, fresh.shuto):
        raise DatasetError(f"{folder}: has a data set of another recipe or version; choose an empty folder")
    return found


def on_cores(workers: int | None = None) -> MakeShards:
    """Make shards in worker processes of this machine; all cores unless told otherwise."""

    def make(recipe: Recipe, numbers: Sequence[int]) -> Iterator[tuple[int, Shard]]:
        count = min(workers or os.cpu_count() or 1, max(len(numbers), 1))
        with pool.processes(count) as for_each:
            try:
                yield from for_each(partial(make_shard, recipe), numbers)
            except BrokenProcessPool:
                raise DatasetError("a worker process died; call again to go on") from None

    return make


@contextmanager
def on_ray(address: str, workers: int | None = None) -> Iterator[MakeShards]:
    """Join a Ray cluster (see shuto.bots.arena.cluster); yields what makes shards on it. Raises ClusterError."""
    with joined(address, workers) as ray:
        yield lambda recipe, numbers: _on_ray(ray, address, recipe, numbers)


def _on_ray(ray: Any, address: str, recipe: Recipe, numbers: Sequence[int]) -> Iterator[tuple[int, Shard]]:
    task = ray.remote(num_cpus=1, max_retries=5)(make_shard)
    running = [task.remote(recipe, number) for number in numbers]
    try:
        while running:
            done, running = ray.wait(running, num_returns=1)
            yield ray.get(done[0])
    except ray.exceptions.RayError as error:
        raise ClusterError("cluster-failed", address, str(error).strip().splitlines()[-1]) from None
