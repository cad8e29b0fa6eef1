"""Caches the state of a table at rest, so that it need not settle again at the next carry or server start."""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

from shuto.bots.worker import without_windows
from shuto.physics import Resting
from shuto.rules.ids import PieceId
from shuto.rules.kernels import layout as at
from shuto.rules.position import Position
from shuto.server.processes import jobs
from shuto.server.processes.background import BackgroundProcess
from shuto.server.storage.protocol import Storage
from shuto.typed import from_msgpack

_GEOMETRY = 8  # the first fields of a road's row: where it lies. The others change when it is crossed


class Rested(msgspec.Struct, frozen=True):
    """A table at rest, and the pieces that it includes."""

    digest: str
    counts: tuple[int, int, int]
    resting: Resting


def counts_of(position: Position) -> tuple[int, int, int]:
    """The numbers of columns, roads and cars on the table."""
    counts = position.table.counts
    return int(counts[at.COLUMN]), int(counts[at.ROAD]), int(counts[at.CAR])


def digest_of(position: Position, counts: tuple[int, int, int]) -> str:
    """A digest of the places of the city's components and of the first `counts` columns, roads and cars."""
    table = position.table
    columns, roads, cars = counts
    digest = hashlib.blake2b(repr(position.components).encode(), digest_size=16)
    digest.update(repr(counts).encode())
    for rows in (table.columns[:columns], table.roads[:roads, :_GEOMETRY], table.cars[:cars]):
        digest.update(rows.tobytes())
    return digest.hexdigest()


class RestingKeeper:
    """The cached state at rest of one table. On a miss, the background process lets the table settle."""

    def __init__(self, match: str, storage: Storage, background: BackgroundProcess) -> None:
        self._match, self._storage, self._background = match, storage, background
        self._rested: Rested | None = None
        self._looked = False
        self._lock = asyncio.Lock()

    async def of(self, position: Position) -> Resting | None:
        """The table of a position at rest; None if the background process failed."""
        async with self._lock:  # concurrent requests settle the table only once
            if not self._looked:
                self._looked = True
                self._rested = await self._stored()
            known, counts = self._rested, counts_of(position)
            fits = known is not None and all(a <= b for a, b in zip(known.counts, counts, strict=True))
            if known is not None and (not fits or known.digest != digest_of(position, known.counts)):
                known = None  # a step was undone
            if known is not None and known.counts == counts:
                return known.resting
            new = () if known is None else _between(known.counts, counts)
            resting = await self._background.run(
                jobs.settled, without_windows(position), None if known is None else known.resting, new
            )
            if resting is None:
                return None
            self._rested = Rested(digest_of(position, counts), counts, resting)
            self._storage.keep_resting(self._match, msgspec.msgpack.encode(self._rested))
            return resting

    async def known(self, position: Position) -> Resting | None:
        """The table of a position at rest if it is stored; None if it would have to settle first."""
        rested = self._rested if self._looked else await self._stored()
        counts = counts_of(position)
        fits = rested is not None and rested.counts == counts and rested.digest == digest_of(position, counts)
        return rested.resting if rested is not None and fits else None

    async def _stored(self) -> Rested | None:
        data = await self._storage.resting(self._match)
        try:
            return None if data is None else from_msgpack(data, Rested)
        except msgspec.DecodeError:
            return None  # written by another version: compute it again


def _between(before: tuple[int, int, int], after: tuple[int, int, int]) -> tuple[PieceId, ...]:
    """The pieces added between two counts."""
    kinds = (PieceId.column, PieceId.road, PieceId.car)
    return tuple(kind(i) for kind, a, b in zip(kinds, before, after, strict=True) for i in range(a, b))
