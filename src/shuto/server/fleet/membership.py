"""The links of a lobby to the other processes: leases, errands, signals and a pool. One process alone has none."""

from __future__ import annotations

from dataclasses import dataclass, field

from shuto.server.fleet.bus import Bus, Silent
from shuto.server.fleet.errands import Messenger, Nobody
from shuto.server.fleet.leases import Alone, Leases
from shuto.server.processes.asking import Elsewhere


@dataclass(frozen=True)
class Membership:
    """The part of this process in a fleet."""

    leases: Leases = field(default_factory=Alone)
    messenger: Messenger = field(default_factory=Nobody)
    bus: Bus = field(default_factory=Silent)
    pool: Elsewhere | None = None
    """Where bots may think."""
