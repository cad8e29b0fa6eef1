"""Errands: acts at a table for a player who is not connected to it, in this process or in the one that has it."""

from __future__ import annotations

from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.server.fleet.errands import Answer, Errand
from shuto.server.fleet.leases import ElsewhereError
from shuto.server.tables.listing import headline_text
from shuto.server.tables.live import LiveTable
from shuto.server.tables.lobby import Lobby
from shuto.server.tables.seats import leave_all, sit_down
from shuto.server.times import now_ms

JUST_BEGUN = 120_000
"""ms from the last event of a game in which a player who asks again is led to it, if they have not played yet."""


async def errand(lobby: Lobby, what: Errand, match: str, player: str) -> Answer:
    """Do something at a table, wherever it is. Raises StorageError."""
    try:
        return await errand_here(lobby, what, match, player)
    except ElsewhereError as elsewhere:
        return await lobby.messenger.send(elsewhere.address, what, match, player)


async def errand_here(lobby: Lobby, what: Errand, match: str, player: str) -> Answer:
    """Do something at a table of this process. Raises ElsewhereError, StorageError."""
    if what == "reload":
        await lobby.reload(match)
    table = await lobby.find(match)
    if table is None:
        return "missing"
    if what == "look":
        return _look(table.match, player)
    if what == "sit":
        return await _sit(lobby, table, player)
    if what == "leave":
        await leave_all(table, player)
    else:  # lists show the name in its headline
        lobby.storage.headline(match, headline_text(table.match), table.lease)
    return "done"


async def _sit(lobby: Lobby, table: LiveTable, player: str) -> Answer:
    found = await lobby.storage.people.by_id(player)
    if found is None:
        return "refused"
    try:
        await sit_down(table, found)
    except Refusal:  # it has started, or was never told to the lobby
        await table.listing.note()
        return "refused"
    return "done"


def _look(match: Match, player: str) -> Answer:
    seating = match.seating
    if not seating.held_by(player):
        return "away"
    if seating.gathering:
        return "alone" if {one.id for one in seating.holders if one is not None} == {player} else "waiting"
    return "just-begun" if _just_begun(match, player) else "playing"


def _just_begun(match: Match, player: str) -> bool:
    """Whether a player may not know yet that this game has begun: their last request was perhaps not answered."""
    played = match.seating.held_by(player) & set(match.history.seats)
    return match.position.outcome is None and not played and now_ms() - match.at < JUST_BEGUN
