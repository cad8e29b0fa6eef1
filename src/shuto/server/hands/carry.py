"""One carry at a table, from the take to the landing: whose it is, and what the watchers see of it."""

from __future__ import annotations

import asyncio
import hashlib
import struct

import msgspec

from shuto.match.match import Match
from shuto.match.refusal import RefusalCode
from shuto.rules.turn import Build
from shuto.server.hands.table import Audience, Watcher
from shuto.server.processes.hand_worker import Taken
from shuto.server.processes.hands import Grip
from shuto.server.wire.outgoing import Carry, Refused

_FRAME = struct.Struct("<HH")


def tremor_seed(seed: int, hashes: tuple[str, ...], revision: int, number: int) -> int:
    """The seed of a tremor: the same for the same log and carry. The hashes in the log keep it secret."""
    said = f"{seed}|{'|'.join(hashes)}|{revision}|{number}".encode()
    return int.from_bytes(hashlib.blake2b(said, digest_size=7).digest(), "little")


def complain(audience: Audience, watcher: Watcher | None, why: str, code: RefusalCode = "bad-hand") -> None:
    """Refuse samples. They are no request, so the answer has number 0."""
    if watcher is not None:
        watcher.tell(Refused(0, code, why, audience.match.revision))


class LiveCarry:
    """A piece in a hand. It listens to the worker and passes frames on to the watchers."""

    def __init__(
        self, audience: Audience, number: int, seat: int, turn: Build, piece: str, owner: Watcher | None
    ) -> None:
        self.number, self.seat, self.turn, self.piece = number, seat, turn, piece
        self._audience = audience
        self.owner = owner
        """The connection whose hand it is; None: a bot's."""
        self.grip: Grip | None = None
        self.message: Carry | None = None
        self.gave_up = False
        self.vanished = False
        self.let_go = False
        self.done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """How it ended: what comes next, as `landing` says it; "dropped" without a landing."""
        self._grace: asyncio.TimerHandle | None = None
        self._asked = False

    # what the worker says -----------------------------------------------------------------------------------------

    def frame(self, data: bytes, *, key: bool) -> None:
        """Show a frame to all watchers. One that missed frames gets a keyframe once it keeps up again."""
        if self.message is None:
            return
        sent = _FRAME.pack(self.number, 0) + data
        for watcher in tuple(self._audience.watchers):
            watcher.show(sent, key=key)
        if key:
            self._asked = False
        elif not self._asked and any(one.missed and one.keeps_up for one in self._audience.watchers):
            self._ask_keyframe()

    def bad(self, why: str) -> None:
        """The hand could not do what it was told."""
        complain(self._audience, self.owner, why)

    # what the players do ------------------------------------------------------------------------------------------

    def join(self, watcher: Watcher) -> None:
        """A connection comes while the carry goes on."""
        if self.message is not None:
            watcher.tell(msgspec.structs.replace(self.message, free=self._grace is not None))
            watcher.missed = True
            self._ask_keyframe()

    def _ask_keyframe(self) -> None:
        if self.grip is not None:
            self._asked = True
            self.grip.ask_keyframe()

    def adopt(self, watcher: Watcher) -> None:
        """A connection that holds the seat moves the hand: the carry is its own from now on."""
        self.owner = watcher
        if self._grace is not None:
            self._grace.cancel()
            self._grace = None
            self._tell_holders()

    def left(self, watcher: Watcher, grace: float) -> None:
        """A connection is gone. Its piece is held for `grace` seconds, then it goes back."""
        if watcher is self.owner and self._grace is None and not self.let_go:
            self._grace = asyncio.get_running_loop().call_later(grace, self._vanish)
            self._tell_holders()

    def _tell_holders(self) -> None:
        """Tell the other connections that hold the seat whether the hand is free now."""
        for one in tuple(self._audience.watchers):
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


def carry_message(carry: LiveCarry, taken: Taken, match: Match, *, tweezers: bool, longest: float) -> Carry:
    """The message to all watchers when a piece is in the hand."""
    x, y, z, i, j, k, w = taken.target
    sx, sy, sz, yaw, pitch = taken.start
    return Carry(
        carry=carry.number, revision=match.revision, seat=carry.seat, turn=carry.turn, piece=carry.piece,
        names=taken.names, held=taken.held, unit=taken.unit, target=(x, y, z, i, j, k, w),
        start=(sx, sy, sz, yaw, pitch), tremor=match.settings.tremor_of(carry.seat), tweezers=tweezers,
        longest=longest,
    )  # fmt: skip
