"""The settings of a match: edition, house rules, seats, bots, hands."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from shuto.bots import bot_names, profile
from shuto.rules.editions.legacy import rules_of_version_1
from shuto.rules.game import Game, make_game
from shuto.rules.records.record import Setting

Colour = Literal["vermilion", "blue", "green", "purple", "orange", "sky"]
COLOURS: tuple[Colour, ...] = get_args(Colour)


HandMode = Literal["precise", "steady", "shaky"]
Handled = Literal["roads", "roads-and-cars", "everything"]
TremorLevel = Literal["none", "gentle", "normal", "wild"]
SeatKind = Literal["human", "bot"]


class HandSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How pieces come to the table: exactly where they are put, or by a hand that may tremble."""

    mode: HandMode = "precise"
    pieces: Handled = "roads"
    """What needs the hand; the rest is placed for the player."""
    nudge: float | None = None
    """Shifting a piece of another player by more mm than this costs as if it fell; None: shifting is free."""


class SeatSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat: a person, or a bot and which."""

    name: str
    kind: SeatKind = "human"
    bot: str = "driver"
    colour: Colour | None = None
    """One of COLOURS; None: the seat's own."""
    tremor: TremorLevel | None = None
    """How much this seat's hand trembles; None: as the table's mode says (steady: none, shaky: normal)."""


class MatchSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game to be played: as in a record, with seats instead of names."""

    edition: str
    seats: tuple[SeatSettings, ...]
    house_rules: dict[str, Setting] = {}
    first: int = 0
    table: tuple[float, float] | None = None
    car_types: tuple[str, ...] | None = None
    seed: int = 0
    """Feeds the bots' dice and the tremor: the same game with the same seed and turns is the same game."""
    hand: HandSettings = HandSettings()

    def __post_init__(self) -> None:
        chosen = [seat.colour for seat in self.seats if seat.colour is not None]
        if len(set(chosen)) != len(chosen) or not set(chosen) <= set(COLOURS):
            raise ValueError(f"seats: each needs a colour of its own out of {', '.join(COLOURS)}")

    def check_bots(self) -> None:
        """Raise ValueError for an unknown bot. Only new matches are checked: the package of an old bot may be gone."""
        for seat in self.seats:
            if seat.kind == "bot" and seat.bot not in bot_names():
                raise ValueError(f"seats: no bot {seat.bot[:30]!r}; there are {', '.join(bot_names())}")

    def game(self) -> Game:
        """The game with its edition, switches and players; raises GameError, HouseRuleError, UnknownEditionError."""
        rules = dict(self.house_rules)
        if self.hand.nudge is not None:
            rules["nudge"] = self.hand.nudge  # one number prices a shift, here and in records
        return make_game(
            self.edition,
            [seat.name for seat in self.seats],
            house_rules=rules,
            first=self.first,
            table=self.table,
            car_types=self.car_types,
        )

    def of_version(self, version: int) -> MatchSettings:
        """The settings as a match of that version of the rules understood them."""
        if version > 1:
            return self
        return msgspec.structs.replace(self, house_rules=rules_of_version_1(self.edition, self.house_rules))

    @property
    def by_hand(self) -> bool:
        """Whether builds come through a hand."""
        return self.hand.mode != "precise"

    def tremor_of(self, seat: int) -> TremorLevel:
        """How much the hand of a seat trembles: the seat's own setting, else the table's."""
        settings, mode = self.seats[seat], self.hand.mode
        if mode == "precise":
            return "none"
        if settings.tremor is not None:
            return settings.tremor
        return "none" if mode == "steady" else "normal"

    def trembles(self, seat: int) -> float:
        """The factor on that: a bot's hand is as steady as the bot is strong."""
        settings = self.seats[seat]
        return profile(settings.bot).tremor if settings.kind == "bot" else 1.0

    def colours(self) -> tuple[Colour, ...]:
        """The colour of each seat: the chosen one, else the next that is free."""
        left = [colour for colour in COLOURS if colour not in {seat.colour for seat in self.seats}]
        return tuple(seat.colour if seat.colour is not None else left.pop(0) for seat in self.seats)
