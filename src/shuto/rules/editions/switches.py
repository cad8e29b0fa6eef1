"""The named switches in which editions differ. Each is also a house rule that a table may change."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from shuto.typed import from_plain

Obstacles = Literal["none", "buildings", "buildings-from-three", "city"]
Duty = Literal["may", "must"]
RoadLength = Literal[114, 120]


class Switches(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How one game is played. The values are the words used in the edition files and in house rules."""

    obstacles: Obstacles
    first_player: Literal["draw", "motorway", "rainbow"]
    earned_car: Duty
    own_crossing: Literal["earns-nothing", "blocks-crossing-cars", "blocks-every-car"]
    earn_from: Literal["between-columns", "any"]
    off_ramp_from: Literal["any-height", "height-1"]
    off_ramp_bonus: Duty
    penalty: Literal["per-piece", "per-owner"]
    repair: Literal["culprit", "everybody"]
    adjust_until: Literal["next-column", "turn-end"]
    all_cars_out: Literal["game-over", "play-on", "may-play-on"]
    material_clock: Literal["at-once", "on-pass"]
    forced_pass: Literal["completes-turn", "no-turn"]
    short_of: Literal["any-turn", "any-kind"]
    without_columns: Literal["off-ramp", "nothing"]
    same_type: Literal["off", "one-a-turn", "one-a-player"]
    missions: bool = False
    junctions: bool = True
    cars: int | None = None
    """Cars of each player, if not as in the edition's allotment (children's rules, mission rules)."""
    nudge: float = 0.0
    """Moving a piece of another player by more than this many mm counts as knocking it over; 0: never."""
    road_length: RoadLength = 120
    """The length of every road in mm: roads of both lengths are sold, and no rulebook says how long they are."""


SWITCH_NAMES: tuple[str, ...] = Switches.__struct_fields__


class HouseRuleError(ValueError):
    """A house rule that does not exist or cannot have this value."""


def override(switches: Switches, changes: dict[str, Any]) -> Switches:
    """The switches with the house rules of a table applied. Raises HouseRuleError, which names the wrong rule."""
    for name in changes:
        if name not in SWITCH_NAMES:
            raise HouseRuleError(f"house rule {name!r}: no such switch; there are {', '.join(SWITCH_NAMES)}")
    values = {name: getattr(switches, name) for name in SWITCH_NAMES} | changes
    try:
        changed = from_plain(values, Switches)
    except msgspec.ValidationError as error:
        raise HouseRuleError(f"house rule: {error}") from None
    if changed.cars is not None and not 2 <= changed.cars <= 10:
        raise HouseRuleError("house rule 'cars': between 2 and 10 (one stands on the starting ramp)")
    if not 0.0 <= changed.nudge <= 100.0:
        raise HouseRuleError("house rule 'nudge': between 0 and 100 mm")
    if changed.missions and changed.obstacles != "city":
        raise HouseRuleError("house rule 'missions': the missions need the city (obstacles = 'city')")
    return changed


def children(cars: int = 5) -> dict[str, Any]:
    """The house rules of the children's variant: fewer cars, no junctions."""
    return {"cars": cars, "junctions": False}
