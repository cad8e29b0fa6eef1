"""Makes this process a member of a fleet, as the settings say."""

from __future__ import annotations

import secrets

from shuto.server.fleet.bus import Bus, RedisBus, Silent
from shuto.server.fleet.leases import FleetLeases
from shuto.server.fleet.membership import Membership
from shuto.server.fleet.peers import CONNECT, Peers
from shuto.server.fleet.relay import Fleet
from shuto.server.settings import ServerSettings
from shuto.server.storage.protocol import Storage


async def join(fleet: Fleet, storage: Storage, settings: ServerSettings) -> Membership:
    """The part of this process in the fleet; the relay gets to know the others. Raises StorageError, BusError."""
    if not settings.internal:
        return Membership()
    bus: Bus = RedisBus(settings.bus) if settings.bus else Silent()
    key = await storage.devices.private_key("fleet", secrets.token_bytes(32))
    leases = FleetLeases(storage.leases, settings.internal, settings.lease_time)
    fleet.peers = Peers(key, settings.lease_time)
    fleet.patience = 1.5 * settings.lease_time + CONNECT
    fleet.first = leases.first
    return Membership(leases, fleet.peers, bus)
