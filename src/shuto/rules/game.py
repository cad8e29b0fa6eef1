"""The fixed part of a game: edition, house rules, players, size of the table, types of cars."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from shuto.rules.editions.edition import Allotment, Edition, PieceShapes, load_edition, load_pieces
from shuto.rules.editions.switches import HouseRuleError, Switches, override
from shuto.rules.kernels.course import CourseLaw
from shuto.rules.kernels.layout import CAR_TYPES, CarLaw, Law
from shuto.text.names import LONGEST_CHARACTER, characters, seen

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
LONGEST_NAME = 40
"""The most characters of a name, as people count them."""
SMALLEST_TABLE, LARGEST_TABLE = 600.0, 4000.0


class GameError(ValueError):
    """A game that cannot be set up as requested."""


@dataclass(frozen=True)
class Game:
    """The fixed part of a game. `changes` are the house rules; `switches` are the edition's with these applied."""

    edition: Edition
    changes: dict[str, Any]
    switches: Switches
    players: tuple[str, ...]
    first: int
    width: float
    depth: float
    car_types: tuple[str, ...]

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.players)

    @property
    def order(self) -> tuple[int, ...]:
        """Seats in the order of play."""
        return tuple((self.first + i) % self.seats for i in range(self.seats))

    @cached_property
    def pieces(self) -> PieceShapes:
        """Shapes of the pieces, with roads as long as at this table."""
        return load_pieces(self.switches.road_length)

    @cached_property
    def allotment(self) -> Allotment:
        """The pieces with which each player starts, including those of the starting ramp."""
        base = self.edition.allotment(self.seats)
        cars = base.cars if self.switches.cars is None else self.switches.cars
        yellow = base.yellow if self.switches.junctions else 0
        return Allotment(cars=cars, gray=base.gray, yellow=yellow, roads=base.roads)

    @cached_property
    def components(self) -> tuple[str, ...]:
        """The buildings, or the components of the city, that are placed before the first turn."""
        obstacles = self.switches.obstacles
        if obstacles == "city":
            return self.pieces.sets["city"]
        if obstacles == "buildings" or (obstacles == "buildings-from-three" and self.seats > 2):
            return self.pieces.sets["buildings"]
        return ()

    @cached_property
    def to_place(self) -> int:
        """How many components are placed before the first turn: the whole city, or one building for each player."""
        if self.switches.obstacles == "city":
            return len(self.components)
        return min(len(self.components), self.seats) if self.components else 0

    @cached_property
    def law(self) -> Law:
        """The numbers that the building kernels read."""
        shapes, switches = self.pieces, self.switches
        return Law(
            road_length=shapes.road.length,
            road_half=shapes.road.width / 2.0,
            road_thickness=shapes.road.thickness,
            radius=shapes.column.radius,
            disc_height=shapes.column.disc_height,
            car_half=shapes.car.width / 2.0,
            car_height=shapes.car.height,
            steepest=round(math.sin(math.radians(shapes.car.steepest)), 12),
            half_width=self.width / 2.0,
            half_depth=self.depth / 2.0,
            area_thickness=shapes.area.thickness,
            junctions=switches.junctions,
            own_blocks_crossings=switches.own_crossing != "earns-nothing",
            own_blocks_bonus=switches.own_crossing == "blocks-every-car",
            earn_from_ramps=switches.earn_from == "any",
            off_ramp_any_height=switches.off_ramp_from == "any-height",
            any_kind_short=switches.short_of == "any-kind",
            columns_needed=switches.without_columns == "nothing",
        )

    @cached_property
    def course_law(self) -> CourseLaw:
        """The switches that decide how the game goes on and ends."""
        return CourseLaw(
            missions=self.switches.missions,
            over_at_first=self.switches.all_cars_out == "game-over",
            chance_at_once=self.switches.material_clock == "at-once",
            pass_completes=self.switches.forced_pass == "completes-turn",
        )

    @cached_property
    def car_law(self) -> CarLaw:
        """The numbers that the parking kernels read."""
        lengths = np.array([self.pieces.car.lengths[name] for name in CAR_TYPES])
        return CarLaw(lengths, ("off", "one-a-turn", "one-a-player").index(self.switches.same_type))

    def car_length(self, car_type: str) -> float:
        """Length of a car in mm."""
        return self.pieces.car.lengths[car_type]


def make_game(
    edition: str | Edition,
    players: int | tuple[str, ...] | list[str] = 2,
    *,
    missions: bool = False,
    house_rules: dict[str, Any] | None = None,
    first: int = 0,
    table: tuple[float, float] | None = None,
    car_types: tuple[str, ...] | list[str] | None = None,
) -> Game:
    """Make a game from its parameters and check them. Raises GameError or a related error with a one-line message."""
    box = edition if isinstance(edition, Edition) else load_edition(edition)
    names = _names(players)
    fewest, most = box.players
    if not fewest <= len(names) <= most:
        span = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise GameError(f"players: {box.id} is for {span}, not {len(names)}")
    if not 0 <= first < len(names):
        raise GameError(f"first: seats are numbered 0 to {len(names) - 1}, not {first}")
    changes = dict(house_rules or {})
    missions = changes.pop("missions", missions)
    if not isinstance(missions, bool):
        raise HouseRuleError("house rule 'missions': true or false")
    base = box.switches
    if missions:
        if not box.has_missions:
            raise HouseRuleError(f"missions: {box.id} has no mission rules")
        base = override(base, {"missions": True, **box.mission_switches})
    switches = override(base, changes)
    pieces = load_pieces()
    width, depth = table or (pieces.table.width, pieces.table.depth)
    width, depth = round(width, 2), round(depth, 2)  # as precise as the notation
    if not (SMALLEST_TABLE <= width <= LARGEST_TABLE and SMALLEST_TABLE <= depth <= LARGEST_TABLE):
        raise GameError(f"table: each side from {SMALLEST_TABLE:g} to {LARGEST_TABLE:g} mm, not {width:g} × {depth:g}")
    frame = Game(box, {"missions": True, **changes} if missions else changes, switches, names, first, width, depth, ())
    return Game(box, frame.changes, switches, names, first, width, depth, _car_types(frame, car_types))


def frame_of(game: Game) -> dict[str, Any]:
    """The parameters of make_game, as records and snapshots state them. None stands for a default."""
    standard = game.pieces.table
    usual = make_game(game.edition, game.players, house_rules=dict(game.changes), first=game.first).car_types
    return {
        "edition": game.edition.id,
        "players": game.players,
        "first": game.first,
        "house_rules": dict(game.changes),
        "table": None if (game.width, game.depth) == (standard.width, standard.depth) else (game.width, game.depth),
        "car_types": None if game.car_types == usual else game.car_types,
    }


def _names(players: int | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    if isinstance(players, int):
        if not 1 <= players <= len(NAMES):
            raise GameError(f"players: from 2 to {len(NAMES)}, not {players}")
        return NAMES[:players]
    names = tuple(name.strip() for name in players)
    for name in names:
        if not _is_name(name):
            raise GameError(f"players: {name!r} is not a name (1 to {LONGEST_NAME} printable characters)")
    if len(set(names)) != len(names):
        raise GameError("players: each needs a name of their own")
    return names


def _is_name(name: str) -> bool:
    if not 0 < len(name) <= LONGEST_NAME * LONGEST_CHARACTER:
        return False
    written = characters(name)
    return len(written) <= LONGEST_NAME and all(seen(one) == one for one in written)


def _car_types(game: Game, wanted: tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    """The types in play: as many as there are cars, including the sedan; none if all cars are alike."""
    known = game.edition.car_types
    if not known:
        if wanted:
            raise GameError(f"car types: the cars of {game.edition.id} are all alike")
        return ()
    count = game.allotment.cars
    if wanted is None:
        # shorter cars first: they fit in more places, so the default gives players more freedom
        lengths = game.pieces.car.lengths
        return tuple(sorted(known, key=lambda t: (lengths[t], known.index(t)))[:count])
    types = tuple(wanted)
    for name in types:
        if name not in known:
            raise GameError(f"car types: {name!r} is unknown; there are {', '.join(known)}")
    if len(set(types)) != len(types) or len(types) != count or "sedan" not in types:
        raise GameError(f"car types: {count} different ones are needed, the sedan among them")
    return types


TYPE_NUMBER = {name: number for number, name in enumerate(CAR_TYPES)}
