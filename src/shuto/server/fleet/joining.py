"""Makes this process a member of a fleet, as the settings say."""

from __future__ import annotations

import secrets

from shuto.server.fleet.bus import Bus, RedisBus, Silent
from shuto.server.fleet.leases import FleetLeases
from shuto.server.fleet.membership import Membership
from shuto.server.fleet.peers import CONNECT, Peers
from shuto.server.fleet.pool import RedisPool
from shuto.server.fleet.relay import Locate, Relay, Ways
from shuto.server.settings import ServerSettings
from shuto.server.storage.protocol import Storage


class Fleet:
    """The other processes, as the application sees them."""

    def __init__(self, largest: int) -> None:
        self.ways = Ways(largest)
        self._pool: RedisPool | None = None

    def relay(self) -> Relay:
        """The relay, which passes requests on."""
        return Relay(self.ways)

    async def join(self, storage: Storage, settings: ServerSettings) -> Membership:
        """Prepare the part of this process in the fleet. Raises StorageError, BusError."""
        bus: Bus = RedisBus(settings.bus) if settings.bus else Silent()
        self._pool = RedisPool(settings.bus) if settings.bus else None
        key = await storage.devices.private_key("fleet", secrets.token_bytes(32))
        leases = FleetLeases(storage.leases, settings.internal, settings.lease_time)
        self.ways.peers = peers = Peers(key, settings.lease_time)
        self.ways.patience = 1.5 * settings.lease_time + CONNECT
        self.ways.changed, self.ways.first = bus.freed, leases.first
        return Membership(leases, peers, bus, self._pool)

    def open(self, locate: Locate) -> None:
        """Begin to pass requests on."""
        self.ways.locate = locate

    async def close(self) -> None:
        """Close the connections to the others."""
        if self.ways.peers is not None:
            await self.ways.peers.close()
        if self._pool is not None:
            await self._pool.close()
