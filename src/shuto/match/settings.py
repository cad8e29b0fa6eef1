"""The settings of a match: edition, house rules, seats, bots, hands, clocks."""

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
"""The cost of letting go of a piece that does not stay: nothing, the turn after three times, a column each time."""
MISS_RULE: MissRule = "turn"
"""The rule of a new table with hands that states none."""
ClockKind = Literal["live", "slow"]
"""Live: a bank of seconds for the whole game, and some more after each turn. Slow: days for each turn."""
AtZero = Literal["claim", "bot", "wait"]
"""What happens when a clock is at zero: the others may claim the seat, a bot takes it over, or nothing."""
SUBSTITUTE = "driver"
"""The bot that takes over at a table that states none."""
LONGEST_BANK, LONGEST_INCREMENT = 24 * 3600.0, 3600.0  # seconds
MOST_DAYS = 14.0
"""The most days for a turn, and the most for the holiday. Together they are less than a server keeps a new game."""
SeatKind = Literal["human", "bot", "open"]
"""A person, a bot, or a seat for whoever sits down."""


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


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How much time the people at a table have. Bots have no clock."""

    kind: ClockKind = "live"
    bank: float = 600.0
    """Live: the seconds that each seat has at the start."""
    increment: float = 10.0
    """Live: the seconds that a seat gets after each of its turns."""
    days: float = 3.0
    """Slow: the days that each turn may take."""
    holiday: float = 0.0
    """Slow: the days that each seat has in reserve for the whole game. They are used when a turn takes longer."""
    at_zero: AtZero = "claim"

    def __post_init__(self) -> None:
        limits = (
            ("bank", self.bank, LONGEST_BANK), ("increment", self.increment, LONGEST_INCREMENT),
            ("days", self.days, MOST_DAYS), ("holiday", self.holiday, MOST_DAYS),
        )  # fmt: skip
        for name, value, most in limits:
            least = 0.0 if name in ("increment", "holiday") else 1e-6
            if not least <= value <= most:
                raise ValueError(f"{name}: at most {most:g}, and more than nothing")


class SeatSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat: a person, a bot of a given name, or nobody yet."""

    name: str = ""
    """It may be left out at a table with open seats, where players bring their names."""
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
    private: bool = True
    """Whether only people with the link know of the table. Otherwise it is listed for everybody."""
    substitutes: str | None = None
    """The bot that takes over the seat of a person who leaves during the game; None: the seat resigns."""
    clock: ClockSettings | None = None
    """The clocks of the table; None: people take as long as they like."""
    cheering: bool = True
    """Whether spectators may applaud and gasp."""
    rated: bool = False
    """Whether the result changes the ratings of the players (see `match/seats/rated.py`)."""

    def __post_init__(self) -> None:
        chosen = [seat.colour for seat in self.seats if seat.colour is not None]
        if len(set(chosen)) != len(chosen) or not set(chosen) <= set(COLOURS):
            raise ValueError(f"seats: each needs a colour of its own out of {', '.join(COLOURS)}")

    def check_bots(self) -> None:
        """Raise ValueError for an unknown bot. Only for new matches: the package of a bot may be uninstalled later."""
        wanted = [("seats", seat.bot) for seat in self.seats if seat.kind == "bot"]
        if self.substitutes is not None:
            wanted.append(("substitutes", self.substitutes))
        for where, bot in wanted:
            if bot not in bot_names():
                raise ValueError(f"{where}: no bot {bot[:30]!r}; there are {', '.join(bot_names())}")

    def completed(self) -> MatchSettings:
        """The settings of a new match with its defaults stated, so that later defaults never change it."""
        gathers = any(seat.kind == "open" for seat in self.seats)
        seats = tuple(
            msgspec.structs.replace(seat, name=f"Seat {number}") if gathers and not seat.name else seat
            for number, seat in enumerate(self.seats, 1)
        )
        hand = self.hand
        if self.by_hand and hand.miss is None:
            hand = msgspec.structs.replace(hand, miss="free" if self.lesson is not None else MISS_RULE)
        substitutes = self.substitutes
        if substitutes is None and self.clock is not None and self.clock.at_zero == "bot":
            substitutes = SUBSTITUTE
        return msgspec.structs.replace(self, seats=seats, hand=hand, substitutes=substitutes)

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
