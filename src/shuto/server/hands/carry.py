"""One carry at a table, from the take to the verdict: whose it is, what its watchers see, what was said of it."""

from __future__ import annotations

import asyncio
import hashlib
import math
import struct
from typing import TYPE_CHECKING

import msgspec

from shuto.match.match import Match
from shuto.rules.turn import Build
from shuto.server.processes.hand_worker import Result, Taken
from shuto.server.processes.hands import Grip, Samples
from shuto.server.tables.watcher import Watcher
from shuto.server.wire.outgoing import Carrying

if TYPE_CHECKING:
    from shuto.server.hands.hand import TableHand

_FRAME = struct.Struct("<HH")
_HEAD = struct.Struct("<BBHHH")
_SAMPLE = struct.Struct("<6f")
SAMPLES = 1
"""The kind of a binary message that holds samples of a hand."""
MOST_SAMPLES = 64
_FARTHEST = 10_000.0
_MOST_TURNS = 1000.0
_LONGEST = 600.0  # seconds; no carry lasts that long


class SampleError(ValueError):
    """Bytes that are no samples of a hand; one line says why."""


def read_samples(data: bytes) -> tuple[int, Samples]:
    """The number of the carry and its samples; raises SampleError for anything that a hand cannot mean."""
    if len(data) < _HEAD.size:
        raise SampleError("hand: too short")
    kind, _, carry, count, _ = _HEAD.unpack_from(data)
    if kind != SAMPLES or not 1 <= count <= MOST_SAMPLES or len(data) != _HEAD.size + count * _SAMPLE.size:
        raise SampleError(f"hand: from 1 to {MOST_SAMPLES} samples of {_SAMPLE.size} bytes after {_HEAD.size}")
    samples = list(_SAMPLE.iter_unpack(data[_HEAD.size :]))
    for t, x, y, z, yaw, pitch in samples:
        if not (0.0 <= t <= _LONGEST and all(math.isfinite(value) for value in (x, y, z, yaw, pitch))):
            raise SampleError("hand: every number must be one, and times from 0 to 600 s")
        if max(abs(x), abs(y), abs(z)) > _FARTHEST or max(abs(yaw), abs(pitch)) > _MOST_TURNS:
            raise SampleError("hand: nobody's hand is there")
    return carry, samples


def tremor_seed(seed: int, hashes: tuple[str, ...], revision: int, number: int) -> int:
    """The dice of a tremor: the same for the same log and carry; what is secret in the log keeps it so."""
    said = f"{seed}|{'|'.join(hashes)}|{revision}|{number}".encode()
    return int.from_bytes(hashlib.blake2b(said, digest_size=7).digest(), "little")


class Carried:
    """A piece in a hand. It listens to the worker and passes on what it hears."""

    def __init__(self, desk: TableHand, number: int, seat: int, turn: Build, piece: str, owner: Watcher | None) -> None:
        self.desk, self.number, self.seat, self.turn, self.piece = desk, number, seat, turn, piece
        self.owner = owner
        """The connection whose hand it is; None: a bot's."""
        self.grip: Grip | None = None
        self.message: Carrying | None = None
        self.gave_up = False
        self.vanished = False
        self.let_go = False
        self.done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """What came next, once it is over; "dropped" if nobody can say."""
        self._grace: asyncio.TimerHandle | None = None
        self._asked = False

    # what the worker says -----------------------------------------------------------------------------------------

    def frame(self, data: bytes, *, key: bool) -> None:
        """Show a frame to everybody who watches; whoever missed some gets a keyframe when there is time for it."""
        if self.message is None:
            return
        sent = _FRAME.pack(self.number, 0) + data
        for watcher in tuple(self.desk.table.watchers):
            watcher.show(sent, key=key)
        if key:
            self._asked = False
        elif not self._asked and any(one.missed and one.keeps_up for one in self.desk.table.watchers):
            self._ask_keyframe()

    def landed(self, result: Result) -> None:
        """The table is at rest."""
        self.desk.spawn(self.desk.judge(self, result))

    def lost(self, why: str) -> None:
        """The worker is no more."""
        self.desk.spawn(self.desk.lose(self, why))

    def bad(self, why: str) -> None:
        """The hand could not do what it was told."""
        self.desk.complain(self.owner, why)

    # what the players do ------------------------------------------------------------------------------------------

    def join(self, watcher: Watcher) -> None:
        """Somebody comes while it goes on."""
        if self.message is not None:
            watcher.tell(msgspec.structs.replace(self.message, free=self._grace is not None))
            watcher.missed = True
            self._ask_keyframe()

    def _ask_keyframe(self) -> None:
        if self.grip is not None:
            self._asked = True
            self.grip.ask_keyframe()

    def adopt(self, watcher: Watcher) -> None:
        """Whoever holds the seat and moves the hand has it from now on: perhaps after coming back."""
        self.owner = watcher
        if self._grace is not None:
            self._grace.cancel()
            self._grace = None
            self._tell_holders()

    def left(self, watcher: Watcher, grace: float) -> None:
        """A connection is gone: its piece is held for a while, then it goes back."""
        if watcher is self.owner and self._grace is None and not self.let_go:
            self._grace = asyncio.get_running_loop().call_later(grace, self._vanish)
            self._tell_holders()

    def _tell_holders(self) -> None:
        """Whether the hand is free now, to the other connections that could have it."""
        for one in tuple(self.desk.table.watchers):
            if one is not self.owner and self.seat in one.held:
                self.join(one)

    def _vanish(self) -> None:
        if self.grip is not None and not self.let_go:
            self.vanished = self.let_go = True
            self.grip.give_up()

    def end(self, outcome: str) -> None:
        """It is over."""
        if self._grace is not None:
            self._grace.cancel()
        if not self.done.done():
            self.done.set_result(outcome)


def carrying(carried: Carried, taken: Taken, match: Match, *, tweezers: bool, longest: float) -> Carrying:
    """What everybody is told when a piece is in the hand."""
    x, y, z, i, j, k, w = taken.target
    sx, sy, sz, yaw, pitch = taken.start
    return Carrying(
        carry=carried.number, revision=match.revision, seat=carried.seat, turn=carried.turn, piece=carried.piece,
        names=taken.names, held=taken.held, step=taken.step, target=(x, y, z, i, j, k, w),
        start=(sx, sy, sz, yaw, pitch), tremor=match.settings.tremor_of(carried.seat), tweezers=tweezers,
        longest=longest,
    )  # fmt: skip
