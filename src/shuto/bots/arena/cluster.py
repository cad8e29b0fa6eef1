"""The arena on a Ray cluster. A task is a chunk of pairs; a retried task plays the same games.

Ray is an extra (`cluster`) and is imported only when needed. All machines of a cluster need the same version of Shuto.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from itertools import groupby
from typing import TYPE_CHECKING, Any, Literal

import shuto
from shuto.bots.arena.game import GameResult, play_spec
from shuto.bots.arena.plan import GameSpec

if TYPE_CHECKING:
    from ray import ObjectRef

LOCAL = "local"
"""This address starts a Ray on this machine, for this arena only."""
Code = Literal["no-ray", "no-cluster", "cluster-failed"]

_CONNECT_TIMEOUT = 5.0  # s
_JOIN_TIMEOUT = 40.0  # s; Ray's own client gives up after 30 s
_CHUNK_SECONDS = 10.0  # of bot time; longer chunks lose more when a worker dies, shorter ones cost more messages
_MAX_PAIRS = 64  # per chunk
_CHUNKS_PER_CPU = 2  # in flight: one running, one waiting
_MAX_RETRIES = 5  # of a chunk whose worker died
_PROBE = "import ray, sys; ray.init(sys.argv[1], log_to_driver=False, logging_level='ERROR'); ray.shutdown()"


class ClusterError(Exception):
    """A cluster that cannot be used: a code, the address, and the reason if known."""

    def __init__(self, code: Code, address: str, reason: str = "") -> None:
        super().__init__(f"{code}: {address}: {reason}")
        self.code: Code = code
        self.address, self.reason = address, reason


def play_chunk(version: str, specs: Sequence[GameSpec]) -> list[GameResult]:
    """Play some games in a worker. Raises RuntimeError if the worker has another version of Shuto."""
    if version != shuto.__version__:  # other rules or bots would give other results under the same ids
        raise RuntimeError(f"a worker has Shuto {shuto.__version__}, not {version}")
    return [play_spec(spec) for spec in specs]


@contextmanager
def cluster(address: str, workers: int | None = None) -> Iterator[Callable[[Sequence[GameSpec]], Iterator[GameResult]]]:
    """Join the Ray cluster at an address, or start a local one; yields a function that plays games on it.

    `workers` limits the processes of a local Ray, or the chunks in flight on a cluster. Raises ClusterError.
    """
    with joined(address, workers) as ray:
        yield lambda specs: _play_chunks(ray, address, specs, workers)


@contextmanager
def joined(address: str, workers: int | None = None) -> Iterator[Any]:
    """Join the Ray cluster at an address, or start a local one; yields Ray. Raises ClusterError."""
    # without these, Ray reports its usage and warns about graphics cards
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise ClusterError("no-ray", address) from None
    with redirect_stdout(sys.stderr):  # Ray reports lost workers on standard output, which is for results
        _join(ray, address, workers)
        try:
            yield ray
        finally:
            ray.shutdown()  # cancels what is in flight


def _join(ray: Any, address: str, workers: int | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        from shuto.bots.kernels.ready import ensure_bots_ready

        ensure_bots_ready()  # compile here, because workers have no terminal to announce it on
        quiet |= {"num_cpus": workers or os.cpu_count() or 1, "include_dashboard": False}
    else:
        _check_cluster(address)
    try:
        ray.init(address, **quiet)
    except (Exception, SystemExit) as error:  # Ray exits the process if a node does not answer
        raise ClusterError("no-cluster", address, _first_line(error)) from None


def _check_cluster(address: str) -> None:
    """Raise ClusterError within a bounded time if the cluster cannot be joined.

    Ray itself would retry for minutes and then exit the process. So a child process tries to join first, with the same
    settings.
    """
    if address != "auto":
        host, colon, port = address.removeprefix("ray://").rpartition(":")
        if not colon or not port.isdecimal() or not 0 < int(port) < 65536:
            raise ClusterError("no-cluster", address, "HOST:PORT, ray://HOST:PORT, auto or local")
        try:
            socket.create_connection((host, int(port)), _CONNECT_TIMEOUT).close()
        except OSError as error:
            raise ClusterError("no-cluster", address, error.strerror or str(error)) from None
    command = [sys.executable, "-c", _PROBE, address]
    try:
        probe = subprocess.run(command, capture_output=True, text=True, timeout=_JOIN_TIMEOUT, check=False)
    except subprocess.TimeoutExpired:
        raise ClusterError("no-cluster", address, f"> {_JOIN_TIMEOUT:.0f} s") from None
    if probe.returncode:
        lines = probe.stderr.strip().splitlines() or [f"exit {probe.returncode}"]
        raise ClusterError("no-cluster", address, lines[-1])


def _play_chunks(ray: Any, address: str, specs: Sequence[GameSpec], workers: int | None) -> Iterator[GameResult]:
    """Yield results as they arrive. The number of chunks in flight follows the current number of CPUs."""
    task = ray.remote(num_cpus=1, max_retries=_MAX_RETRIES)(play_chunk)
    chunks = Chunks(specs)
    in_flight: set[ObjectRef[list[GameResult]]] = set()
    try:
        while True:
            limit = (
                workers
                if workers and address != LOCAL
                else _CHUNKS_PER_CPU * max(1, int(ray.cluster_resources()["CPU"]))
            )
            while len(in_flight) < limit and (chunk := chunks.take()):
                in_flight.add(task.remote(shuto.__version__, chunk))
            if not in_flight:
                return
            finished, _ = ray.wait(list(in_flight), num_returns=1)
            in_flight.difference_update(finished)
            for result in ray.get(finished[0]):
                chunks.record_time(result)
                yield result
    except ray.exceptions.RayError as error:
        raise ClusterError("cluster-failed", address, _first_line(getattr(error, "cause", None) or error)) from None


class Chunks:
    """Splits games into chunks of whole pairs (all seatings of a seed) that take about _CHUNK_SECONDS each."""

    def __init__(self, specs: Sequence[GameSpec]) -> None:
        self._pairs = [list(games) for _, games in groupby(specs, lambda spec: spec.id.rpartition("/")[0])]
        self._next = 0
        self._seconds, self._games = 0.0, 0

    def record_time(self, result: GameResult) -> None:
        """Take the duration of a game into account for the size of later chunks."""
        self._seconds += sum(result.seconds)
        self._games += 1

    def take(self) -> list[GameSpec]:
        """Return the next chunk, or an empty list at the end. Before the first result, a chunk is one pair."""
        count = 1
        if self._games and self._next < len(self._pairs):
            seconds = len(self._pairs[self._next]) * self._seconds / self._games
            count = max(1, min(_MAX_PAIRS, int(_CHUNK_SECONDS / max(seconds, 1e-9))))
        taken = self._pairs[self._next : self._next + count]
        self._next += len(taken)
        return [spec for pair in taken for spec in pair]


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0].rstrip('.')}" if lines else type(error).__name__
