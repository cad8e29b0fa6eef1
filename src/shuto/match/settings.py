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
MissRule = Literal["free", "turn", "column"]
"""What it costs to let go of a piece that does not stay: nothing, the turn after three times, a column each time."""
MISS_RULE: MissRule = "turn"
"""The rule of a new table with hands that states none."""
SeatKind = Literal["human", "bot"]


class HandSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How pieces are placed: exactly as stated, or carried by a hand that may tremble."""

    mode: HandMode = "precise"
    pieces: Handled = "roads"
    """Which pieces are carried by hand. The others are placed automatically."""
    nudge: float | None = None
    """Nudging another player's piece by more than this many mm costs as much as a fall; None: nudging is free."""
    miss: MissRule | None = None
    """What a miss costs. None at a new table: the turn after three misses. None at a table from before there was a
    choice: nothing."""


class SeatSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat: a person, or a bot of a given name."""

    name: str
    kind: SeatKind = "human"
    bot: str = "driver"
    colour: Colour | None = None
    """None: the first free colour."""
    tremor: TremorLevel | None = None
    """How much this seat's hand trembles; None: the default of the table's mode (steady: none, shaky: normal)."""


class MatchSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of a new match: as in a record, but with seats instead of names."""

    edition: str
    seats: tuple[SeatSettings, ...]
    house_rules: dict[str, Setting] = {}
    first: int = 0
    table: tuple[float, float] | None = None
    car_types: tuple[str, ...] | None = None
    seed: int = 0
    """The seed of the bots and of the tremor."""
    hand: HandSettings = HandSettings()
    lesson: str | None = None
    """The lesson that is played instead of a game."""

    def __post_init__(self) -> None:
        chosen = [seat.colour for seat in self.seats if seat.colour is not None]
        if len(set(chosen)) != len(chosen) or not set(chosen) <= set(COLOURS):
            raise ValueError(f"seats: each needs a colour of its own out of {', '.join(COLOURS)}")

    def check_bots(self) -> None:
        """Raise ValueError for an unknown bot. Only for new matches: the package of a bot may be uninstalled later."""
        for seat in self.seats:
            if seat.kind == "bot" and seat.bot not in bot_names():
                raise ValueError(f"seats: no bot {seat.bot[:30]!r}; there are {', '.join(bot_names())}")

    def completed(self) -> MatchSettings:
        """The settings of a new match with its defaults stated, so that later defaults never change it."""
        if not self.by_hand or self.hand.miss is not None:
            return self
        hand = msgspec.structs.replace(self.hand, miss="free" if self.lesson is not None else MISS_RULE)
        return msgspec.structs.replace(self, hand=hand)

    def game(self) -> Game:
        """The game with its edition, switches and players; raises GameError, HouseRuleError, UnknownEditionError."""
        rules = dict(self.house_rules)
        if self.hand.nudge is not None:
            rules["nudge"] = self.hand.nudge  # records store it as a house rule
        return make_game(
            self.edition,
            [seat.name for seat in self.seats],
            house_rules=rules,
            first=self.first,
            table=self.table,
            car_types=self.car_types,
        )

    def of_version(self, version: int) -> MatchSettings:
        """The settings as interpreted by that version of the rules."""
        if version > 1:
            return self
        return msgspec.structs.replace(self, house_rules=rules_of_version_1(self.edition, self.house_rules))

    @property
    def by_hand(self) -> bool:
        """Whether builds are carried by hand."""
        return self.hand.mode != "precise"

    def tremor_of(self, seat: int) -> TremorLevel:
        """How much the hand of a seat trembles: the setting of the seat, else that of the table."""
        settings, mode = self.seats[seat], self.hand.mode
        if mode == "precise":
            return "none"
        if settings.tremor is not None:
            return settings.tremor
        return "none" if mode == "steady" else "normal"

    def trembles(self, seat: int) -> float:
        """The factor on the tremor of a seat, from the bot's profile; 1 for people."""
        settings = self.seats[seat]
        return profile(settings.bot).tremor if settings.kind == "bot" else 1.0

    def colours(self) -> tuple[Colour, ...]:
        """The colour of each seat: the chosen one, else the next free one."""
        left = [colour for colour in COLOURS if colour not in {seat.colour for seat in self.seats}]
        return tuple(seat.colour if seat.colour is not None else left.pop(0) for seat in self.seats)
