"""Turns that are played at once, and what was knocked over outside a turn. Pure; raises Refusal."""

from __future__ import annotations

import msgspec

from shuto.match import commands
from shuto.match.decided import Decided
from shuto.match.events import Play
from shuto.match.refusal import Refusal
from shuto.rules.penalty import AftermathError
from shuto.rules.play import Played, Ruling, play_ruled, play_step, rule_on
from shuto.rules.position import Position
from shuto.rules.prospect import Prospect
from shuto.rules.records.record import resolved
from shuto.rules.referee.verdict import IllegalTurnError
from shuto.rules.turn import Adjust, Aftermath, Resign, Turn


def check_sender(turn: Turn, seat: int) -> None:
    """Raise Refusal for a turn that this seat cannot send."""
    if turn.player is not None and turn.player != seat:
        raise Refusal("not-your-seat", "a turn can only be played from the seat that it is for")
    if isinstance(turn, Resign):
        raise Refusal("malformed", "leave the seat to resign")


def decide_play(
    position: Position, command: commands.Play, seat: int, *, all_agree: bool, ruling: Ruling | None
) -> tuple[Decided, Prospect]:
    """The step that a turn and its aftermath result in, and what the turn leads to.

    `all_agree`: the client speaks for everybody at the table.
    """
    try:
        ruling = ruling or rule_on(position, msgspec.structs.replace(command.turn, player=seat))
    except IllegalTurnError as error:
        raise Refusal("illegal", verdict=error.verdict) from None
    if command.aftermath is not None:
        play_aftermath(position, command.aftermath, seat, all_agree=all_agree)
    complete, whose = resolved(command.turn, ruling.verdict), seat if isinstance(command.turn, Adjust) else None
    if complete.player != whose:
        complete = msgspec.structs.replace(complete, player=whose)
    ruling = ruling.with_turn(complete)
    try:
        after = play_ruled(position, ruling, command.aftermath)
    except AftermathError as error:
        raise Refusal("bad-aftermath", str(error), cause=error) from None
    decided = Decided(Play(seat, complete, command.aftermath), Played(after, ruling.verdict))
    return decided, Prospect(ruling.verdict, position, after)


def play_aftermath(position: Position, aftermath: Aftermath, seat: int, *, all_agree: bool) -> Played:
    """The step that an aftermath alone results in; raises Refusal if it cannot be reported."""
    if aftermath.by != seat:
        raise Refusal("not-your-seat", "only what this seat itself knocked over can be reported from it")
    if aftermath.missed is not None:
        raise Refusal("bad-aftermath", "only the table itself says what was missed")
    if aftermath.forgiven and not all_agree:
        raise Refusal("not-all-agree", "a fall is forgiven only if everybody at the table agrees")
    try:
        return play_step(position, None, aftermath)
    except AftermathError as error:
        raise Refusal("bad-aftermath", str(error), cause=error) from None
