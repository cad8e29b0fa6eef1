"""One carry at a live table, from taking to landing: which connection controls it, and the frames sent to watchers."""

from __future__ import annotations

import asyncio
import hashlib
import struct
from typing import NamedTuple

import msgspec

from shuto.match.match import Match
from shuto.match.refusal import RefusalCode
from shuto.rules.ids import PieceId
from shuto.rules.turn import Build
from shuto.server.hands.table import Audience, Watcher
from shuto.server.processes.hand_worker import Taken
from shuto.server.processes.hands import Grip
from shuto.server.wire.outgoing.hands import Carry, FingertipView
from shuto.server.wire.outgoing.table import Refused

_NUMBER = struct.Struct("<I")  # of the carry, before every frame


def tremor_seed(seed: int, hashes: tuple[str, ...], revision: int, number: int) -> int:
    """The seed of a tremor, determined by log and carry number. Players cannot compute it: the hashes are secret."""
    text = f"{seed}|{'|'.join(hashes)}|{revision}|{number}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest(), "little")


def complain(audience: Audience, watcher: Watcher | None, why: str, code: RefusalCode = "bad-hand") -> None:
    """Refuse hand samples. They have no request number, so the response has number 0."""
    if watcher is not None:
        watcher.tell(Refused(0, code, why, audience.match.revision))


class LiveCarry:
    """A piece in a hand. Receives frames from the worker and sends them to the watchers."""

    def __init__(
        self, audience: Audience, number: int, seat: int, turn: Build, piece: str, owner: Watcher | None
    ) -> None:
        self.number, self.seat, self.turn, self.piece = number, seat, turn, piece
        self._audience = audience
        self.owner = owner
        """The connection that controls the hand; None for a bot."""
        self.grip: Grip | None = None
        self.message: Carry | None = None
        self.gave_up = False
        self.vanished = False
        self.let_go = False
        self.done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """How the carry ended: the `next` of its landing, or "dropped" if it ended without one."""
        self._grace: asyncio.TimerHandle | None = None
        self._asked = False

    # called by the worker -----------------------------------------------------------------------------------------

    def frame(self, data: bytes, *, key: bool) -> None:
        """Send a frame to all watchers. A watcher that missed frames gets a keyframe once it keeps up again."""
        if self.message is None:
            return
        sent = _NUMBER.pack(self.number) + data
        for watcher in tuple(self._audience.watchers):
            watcher.show(sent, key=key)
        if key:
            self._asked = False
        elif not self._asked and any(one.missed and one.keeps_up for one in self._audience.watchers):
            self._ask_keyframe()

    def bad(self, why: str) -> None:
        """Report samples that the worker rejected to the connection that controls the hand."""
        complain(self._audience, self.owner, why)

    # called by the table ------------------------------------------------------------------------------------------

    def join(self, watcher: Watcher) -> None:
        """Show the carry to a connection that joins while it is under way."""
        if self.message is not None:
            watcher.tell(msgspec.structs.replace(self.message, free=self._grace is not None))
            watcher.missed = True
            self._ask_keyframe()

    def _ask_keyframe(self) -> None:
        if self.grip is not None:
            self._asked = True
            self.grip.ask_keyframe()

    def adopt(self, watcher: Watcher) -> None:
        """Give control of the hand to a connection that holds the seat."""
        self.owner = watcher
        if self._grace is not None:
            self._grace.cancel()
            self._grace = None
            self._tell_holders()

    def left(self, watcher: Watcher, grace: float) -> None:
        """Handle a lost connection. If it controlled the hand, the piece is put back after `grace` seconds."""
        if watcher is self.owner and self._grace is None and not self.let_go:
            self._grace = asyncio.get_running_loop().call_later(grace, self._vanish)
            self._tell_holders()

    def _tell_holders(self) -> None:
        """Tell the other connections that hold the seat whether they may take control of the hand."""
        for one in tuple(self._audience.watchers):
            if one is not self.owner and self.seat in one.seats:
                self.join(one)

    def _vanish(self) -> None:
        if self.grip is not None and not self.let_go:
            self.vanished = self.let_go = True
            self.grip.give_up()

    def end(self, outcome: str) -> None:
        """End the carry and set its result."""
        if self._grace is not None:
            self._grace.cancel()
        if not self.done.done():
            self.done.set_result(outcome)


class Grasp(NamedTuple):
    """How a seat takes a piece: with tweezers or not, and where it holds a road (mm from its middle, or None)."""

    tweezers: bool = False
    grip: float | None = None

    def grip_on(self, piece: str, length: float) -> float | None:
        """The grip within the length of a road; None for other pieces."""
        if self.grip is None or PieceId(piece).kind != "road":
            return None
        return min(max(self.grip, -length / 2.0), length / 2.0)


def carry_message(carry: LiveCarry, taken: Taken, match: Match, *, tweezers: bool, longest: float) -> Carry:
    """The message that tells watchers that a piece was taken."""
    x, y, z, i, j, k, w = taken.target
    sx, sy, sz, yaw, pitch = taken.start
    return Carry(
        carry=carry.number, revision=match.revision, seat=carry.seat, turn=carry.turn, piece=carry.piece,
        names=taken.names, held=taken.in_hand, unit=taken.unit, target=(x, y, z, i, j, k, w),
        start=(sx, sy, sz, yaw, pitch), tremor=match.settings.tremor_of(carry.seat), tweezers=tweezers,
        fingers=tuple(FingertipView(*tip) for tip in taken.fingers),
        longest=longest, material=match.position.game.edition.material,
    )  # fmt: skip
