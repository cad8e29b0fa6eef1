"""Rules of a rated game: one player for each seat, no bots, no help, nothing taken back. Pure; raises Refusal."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

import msgspec

from shuto.match.refusal import Refusal
from shuto.match.settings import MISS_RULE, HandSettings, MatchSettings
from shuto.rules.position import Position


class RatedMatch(Protocol):
    """The part of a match that these checks need."""

    @property
    def settings(self) -> MatchSettings:
        """Its settings."""
        ...

    @property
    def position(self) -> Position:
        """Its current position."""
        ...


def check_rated(settings: MatchSettings) -> None:
    """Raise ValueError if a table with these settings cannot be rated. Every sentence says what to change."""
    if not settings.rated:
        return
    kinds = [seat.kind for seat in settings.seats]
    if settings.lesson is not None:
        raise ValueError("rated: a lesson is not rated; leave `rated` out")
    if "bot" in kinds or settings.substitutes is not None:
        raise ValueError("rated: bots do not sit at a rated table; leave seats open for people")
    if "open" not in kinds or kinds.count("human") > 1:
        raise ValueError("rated: each seat needs a player of its own; leave all seats but yours open")
    if settings.house_rules or settings.table is not None or settings.car_types is not None:
        raise ValueError("rated: a rated game follows the rules of the box; leave house rules out")
    if settings.clock is None or settings.clock.at_zero != "claim":
        raise ValueError("rated: a rated table needs a clock that the others may claim; choose one")
    if not _usual_hands(settings):
        raise ValueError("rated: only the mode of the hand can be chosen; leave its other settings out")


def _usual_hands(settings: MatchSettings) -> bool:
    """Whether hands are as usual in their mode. A seat with a steadier hand would make ratings worth nothing."""
    hand = msgspec.structs.replace(settings.hand, miss=None)
    usual = hand == HandSettings(settings.hand.mode) and settings.hand.miss in (None, MISS_RULE)
    return usual and all(seat.tremor is None for seat in settings.seats)


def check_bot_allowed(rated: bool) -> None:
    """Raise Refusal if no bot may take a seat."""
    if rated:
        raise Refusal("rated-seat", "bots do not sit at a rated table")


def check_one_seat(rated: bool, held: Collection[int]) -> None:
    """Raise Refusal if somebody who holds these seats may not hold another one."""
    if rated and held:
        raise Refusal("rated-seat", "at a rated table everybody holds one seat")


def check_undo_allowed(rated: bool) -> None:
    """Raise Refusal if no turn may be taken back."""
    if rated:
        raise Refusal("rated-undo", "in a rated game no turn is taken back")


def check_help_allowed(match: RatedMatch) -> None:
    """Raise Refusal if hints, risks and analyses have to wait for the end of the game."""
    if match.settings.rated and match.position.outcome is None:
        raise Refusal("rated-help", "hints, risks and analyses are off until a rated game is over")
