"""Commands about seats. They are answered by `whole` for everybody, also if all is so already."""

from __future__ import annotations

from typing import TypeAlias

from shuto.match import commands


class SitRequest(commands.Sit, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="sit"):
    """Sit down on an open seat. The game starts when the last one is taken."""

    request: int
    seat: int


class LeaveRequest(
    commands.Leave, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="leave"
):
    """Leave a seat. During the game a bot takes over if the table agreed to it; otherwise the seat resigns."""

    request: int
    seat: int


class KickRequest(commands.Kick, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="kick"):
    """Make a seat open again before the start. Only the host may."""

    request: int
    seat: int


class FillRequest(commands.Fill, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="fill"):
    """Let a bot play an open seat. Only the host may."""

    request: int
    seat: int


class StartRequest(
    commands.Start, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="start"
):
    """Start the game now, with this bot on all seats that are still open. Only the host may."""

    request: int
    seat: int = 0
    """It does not matter."""


class PassHostRequest(
    commands.PassHost, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="pass-host"
):
    """Make the player on this seat the host. Only the host may."""

    request: int
    seat: int


SeatRequest: TypeAlias = SitRequest | LeaveRequest | KickRequest | FillRequest | StartRequest | PassHostRequest
