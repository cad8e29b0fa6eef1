"""The arena on a Ray cluster: chunks of pairs as tasks. What is played is the plan's, wherever and however often.

Ray is an extra (`cluster`), imported when it is asked for. A cluster's machines need the same Shuto installed.
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
"""The address of a Ray that is started on this machine, for this arena only."""
Fault = Literal["no-ray", "no-cluster", "cluster-failed"]

_ANSWER = 5.0  # s in which a machine has to accept a connection
_PATIENCE = 40.0  # s in which it has to let us in; Ray's own client gives up after thirty
_CHUNK = 10.0  # s of thought a chunk should take: longer is lost with a worker, shorter is all messages
_MOST = 64  # pairs in a chunk
_AHEAD = 2  # chunks handed out for each processor: one played, one waiting
_AGAIN = 5  # times that a chunk is begun anew after its worker was lost
_TRY = "import ray, sys; ray.init(sys.argv[1], log_to_driver=False, logging_level='ERROR'); ray.shutdown()"


class ClusterError(Exception):
    """A cluster that cannot be used: which fault, at which address, and what is known of the reason."""

    def __init__(self, fault: Fault, address: str, reason: str = "") -> None:
        super().__init__(f"{fault}: {address}: {reason}")
        self.fault: Fault = fault
        self.address, self.reason = address, reason


def play_chunk(version: str, specs: Sequence[GameSpec]) -> list[GameResult]:
    """What a worker does: play some games, if it has the Shuto of whoever asks."""
    if version != shuto.__version__:  # other rules or bots would be other games under the same ids
        raise RuntimeError(f"a worker has Shuto {shuto.__version__}, not {version}")
    return [play_spec(spec) for spec in specs]


@contextmanager
def cluster(address: str, workers: int | None = None) -> Iterator[Callable[[Sequence[GameSpec]], Iterator[GameResult]]]:
    """Join the Ray at an address, or start one here; gives what spreads games over it. Raises ClusterError.

    `workers` bounds the processes: all that a local Ray has, or how many chunks are played at a time elsewhere.
    """
    # no reports to Ray's makers, and no word about graphics cards: what an arena prints is its own
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise ClusterError("no-ray", address) from None
    with redirect_stdout(sys.stderr):  # Ray tells of lost workers on standard output, which is for results
        _join(ray, address, workers)
        try:
            yield lambda specs: _spread(ray, address, specs, workers)
        finally:
            ray.shutdown()  # what is still in the air ends with it


def _join(ray: Any, address: str, workers: int | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        from shuto.bots.kernels.ready import ensure_bots_ready

        ensure_bots_ready()  # workers have no terminal: the first compile is announced here
        quiet |= {"num_cpus": workers or os.cpu_count() or 1, "include_dashboard": False}
    else:
        _knock(address)
    try:
        ray.init(address, **quiet)
    except (Exception, SystemExit) as error:  # Ray leaves the process where a node does not answer
        raise ClusterError("no-cluster", address, _first_line(error)) from None


def _knock(address: str) -> None:
    """See in bounded time that a Ray can be joined there: left alone, Ray tries for minutes, and then ends the process.

    Another process tries it first, in the same way and with the same settings as we shall.
    """
    if address != "auto":
        host, colon, port = address.removeprefix("ray://").rpartition(":")
        if not colon or not port.isdecimal() or not 0 < int(port) < 65536:
            raise ClusterError("no-cluster", address, "HOST:PORT, ray://HOST:PORT, auto or local")
        try:
            socket.create_connection((host, int(port)), _ANSWER).close()
        except OSError as error:
            raise ClusterError("no-cluster", address, error.strerror or str(error)) from None
    asked = [sys.executable, "-c", _TRY, address]
    try:
        tried = subprocess.run(asked, capture_output=True, text=True, timeout=_PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise ClusterError("no-cluster", address, f"> {_PATIENCE:.0f} s") from None
    if tried.returncode:
        lines = tried.stderr.strip().splitlines() or [f"exit {tried.returncode}"]
        raise ClusterError("no-cluster", address, lines[-1])


def _spread(ray: Any, address: str, specs: Sequence[GameSpec], workers: int | None) -> Iterator[GameResult]:
    """Results as they come; a few chunks are in the air for every processor the cluster has at the moment."""
    task = ray.remote(num_cpus=1, max_retries=_AGAIN)(play_chunk)
    chunks = Chunks(specs)
    flying: set[ObjectRef[list[GameResult]]] = set()
    try:
        while True:
            room = workers if workers and address != LOCAL else _AHEAD * max(1, int(ray.cluster_resources()["CPU"]))
            while len(flying) < room and (chunk := chunks.take()):
                flying.add(task.remote(shuto.__version__, chunk))
            if not flying:
                return
            landed, _ = ray.wait(list(flying), num_returns=1)
            flying.difference_update(landed)
            for result in ray.get(landed[0]):
                chunks.learn(result)
                yield result
    except ray.exceptions.RayError as error:
        raise ClusterError("cluster-failed", address, _first_line(getattr(error, "cause", None) or error)) from None


class Chunks:
    """Pairs (all seatings of a seed) taken in handfuls that last about as long, whatever the bots."""

    def __init__(self, specs: Sequence[GameSpec]) -> None:
        self._pairs = [list(games) for _, games in groupby(specs, lambda spec: spec.id.rpartition("/")[0])]
        self._next = 0
        self._seconds, self._games = 0.0, 0

    def learn(self, result: GameResult) -> None:
        """Note how long a game took."""
        self._seconds += sum(result.seconds)
        self._games += 1

    def take(self) -> list[GameSpec]:
        """The next chunk; empty when there is none left. Before anything is known, one pair."""
        count = 1
        if self._games and self._next < len(self._pairs):
            pair = len(self._pairs[self._next]) * self._seconds / self._games
            count = max(1, min(_MOST, int(_CHUNK / max(pair, 1e-9))))
        taken = self._pairs[self._next : self._next + count]
        self._next += len(taken)
        return [spec for pair in taken for spec in pair]


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0].rstrip('.')}" if lines else type(error).__name__
