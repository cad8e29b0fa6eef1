"""The editions, read from their files: every number and switch of every box, and the shapes of the pieces."""

from __future__ import annotations

import os
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from shuto.rules.editions.clauses import OURS, SWITCH_OF, Clause
from shuto.rules.editions.switches import Switches
from shuto.typed import from_plain

EditionId = Literal["second-edition", "four-player-fr", "four-player-de", "two-player-2024", "rainbow-city"]
EDITION_IDS: tuple[EditionId, ...] = get_args(EditionId)
"""The editions of Shuto. `edition_ids` also lists those of your own."""
VARIABLE = "SHUTO_EDITIONS"
"""The environment variable that names files of your own editions (see own.py)."""

ComponentKind = Literal["building", "tower", "development", "airport", "green", "rainbow"]


class UnknownEditionError(ValueError):
    """There is no edition with this name."""


class Allotment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces of each player, including those of the starting ramp."""

    cars: int
    gray: int
    yellow: int
    roads: int


class TableSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table top in mm. Its middle is the origin."""

    width: float
    depth: float


class RoadShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of a road in mm."""

    length: float
    width: float
    thickness: float


class ColumnShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of a disc in mm."""

    radius: float
    disc_height: float


class CarShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of cars in mm, and the steepest road in degrees on which a car stays."""

    width: float
    height: float
    steepest: float
    lengths: dict[str, float]


class AreaShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of areas in mm."""

    thickness: float
    development_distance: float


class Prop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small obstacle on an area, in the coordinates of the area."""

    name: Literal["plane", "terminal", "tree"]
    at: tuple[float, float]
    height: float
    size: tuple[float, float] | None = None
    diameter: float | None = None
    corners: tuple[tuple[float, float], ...] | None = None


class ComponentShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building, the tower or an area: its footprint around its own middle."""

    kind: ComponentKind
    height: float = 0.0
    size: tuple[float, float] | None = None
    diameter: float | None = None
    corners: tuple[tuple[float, float], ...] | None = None
    props: tuple[Prop, ...] = ()

    @property
    def is_area(self) -> bool:
        """True for a component that lies flat and can be built on, false for an obstacle."""
        return self.kind not in ("building", "tower")


class PieceShapes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of every piece in the box."""

    table: TableSize
    road: RoadShape
    column: ColumnShape
    car: CarShape
    area: AreaShape
    components: dict[str, ComponentShape]
    sets: dict[str, tuple[str, ...]]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One box of Tokyo Highway: who can play it, what each player gets, how it is played."""

    id: str
    players: tuple[int, int]
    languages: tuple[str, ...]
    car_types: tuple[str, ...]
    start_gap: float
    allotments: dict[str, Allotment]
    switches: Switches
    sections: dict[str, str]
    mission_switches: dict[str, Any] = {}
    version_1: dict[str, str] = {}
    """Switches that version 1 of the records read differently, with their values then."""
    material: Literal["wood", "rubber"] = "wood"
    """The material of its pieces, for the physics: wood, or roads with rubber ends and cars of rubber."""
    names: dict[str, str] = {}
    """For an edition of your own: its name, by language."""
    about: dict[str, str] = {}
    """For an edition of your own: a sentence about it, by language."""

    @property
    def has_missions(self) -> bool:
        """True if the box has mission rules."""
        return bool(self.mission_switches)

    def allotment(self, players: int) -> Allotment:
        """The pieces of each player in a game of this many players."""
        return self.allotments[str(players)]

    def section(self, clause: Clause) -> str:
        """The section of this rulebook that contains a clause; empty for our own rulings."""
        return self.sections.get(clause.value, "")

    def says(self, clause: Clause) -> bool:
        """True if the clause is part of this edition's rules, from its book or by our ruling."""
        return clause.value in self.sections or clause in OURS


def text_id(clause: Clause, switches: Switches) -> str:
    """The id of the Fluent message that states a clause under these switches."""
    switch = SWITCH_OF.get(clause)
    return f"rule-{clause.value}" if switch is None else f"rule-{clause.value}-{getattr(switches, switch)}"


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("shuto.rules.editions").joinpath(f"{name}.toml").read_text("utf-8"))


@cache
def box_tables() -> dict[str, dict[str, Any]]:
    """The TOML file of each edition of Shuto as a dict, by the id of the edition."""
    return {name: _read(name) for name in EDITION_IDS}


@cache
def _box(edition_id: str) -> Edition:
    return from_plain(box_tables()[edition_id], Edition)


_loaded: dict[str, Edition] = {}
"""Editions that this process has read from a path."""


def load_edition(edition: str | Path) -> Edition:
    """The edition with this id, or the one in a TOML file (a `Path`), which this process then knows by its id.

    Raises UnknownEditionError, which lists the known ids, or EditionError, which says what is wrong with a file.
    """
    if isinstance(edition, Path):
        from shuto.rules.editions.own import read_edition

        own = read_edition(edition)
        _loaded[own.id] = own
        return own
    if edition in EDITION_IDS:
        return _box(edition)
    found = _own().get(edition)
    if found is None:
        raise UnknownEditionError(f"edition {edition[:40]!r}: unknown; there are {', '.join(edition_ids())}")
    return found


def edition_ids() -> tuple[str, ...]:
    """The ids of all known editions: those of Shuto, those that SHUTO_EDITIONS lists, those loaded from a path."""
    return (*EDITION_IDS, *_own())


def _own() -> dict[str, Edition]:
    listed = os.environ.get(VARIABLE)
    if not listed:
        return _loaded
    from shuto.rules.editions.own import listed_editions

    return {**listed_editions(listed), **_loaded}


@cache
def load_pieces(road_length: float | None = None) -> PieceShapes:
    """The shapes of the pieces, the same in every edition; with roads of another length if it is stated."""
    if road_length is None:
        return from_plain(_read("pieces"), PieceShapes)
    standard = load_pieces()
    return msgspec.structs.replace(standard, road=msgspec.structs.replace(standard.road, length=float(road_length)))


def start_gap(edition: Edition, switches: Switches) -> float:
    """How far apart neighbouring starting columns stand, in mm. A road is the gauge, so the gap follows its length."""
    return edition.start_gap + switches.road_length - load_pieces().road.length
