"""A snapshot as one line of text that people can read, edit and paste. Seven fields, a slash between them.

shuto-position 1 second-edition "Ann" "Bob" / - / 0:0,-70,1 1:0,70,1 0:119,-70,2 / >c0 >c1 c0>c2 / r0:60 / - / 1 1

1. game        shuto-position VERSION EDITION, the players' names in quotes; then, where they are not the usual ones,
               first=SEAT table=WIDTHxDEPTH types=sedan,limousine,… rule:NAME=VALUE (a JSON value)
2. components  ID:X,Y   ID:X,Y@ANGLE   …~SEAT who placed it, if it was not their turn
3. columns     OWNER:X,Y,HEIGHT   …j a junction; the first is c0
4. roads       >c0 a starting ramp (10,-200>c0 with its foot toward that place)   c0>c2   c2>10,-200 an off-ramp
               c0>c2[AX,AY,BX,BY] its ends lie there; c2>[AX,AY,BX,BY] the same for an off-ramp; the first is r0
5. cars        ROAD:AT   r0:60:TYPE   …@OFFSET
6. supplies    one word a player: 30g3y14r, the cars by type after it: 30g3y14r:sedan*1,limousine*1; what is missing is
               what the box gives less what stands, a dot if that is all
7. course      whose turn, turns played; then phase=setup over=REASON passes=N last-round last-round=no and the players
               p0=in p1=finished.PLACE p2=out.PLACE p3=in~SINCE:0,1 (out of material since, waits for seats 0 and 1)

An empty field is a hyphen. So is an unstated turn or number of turns played. Line breaks count as spaces.
"""

from __future__ import annotations

import msgspec

from shuto.rules.ids import PieceId
from shuto.rules.records.notation import number
from shuto.rules.snapshot.pieces import (
    StatedCar,
    StatedColumn,
    StatedComponent,
    StatedPlayer,
    StatedRoad,
    StatedSupply,
)
from shuto.rules.snapshot.snapshot import Snapshot

WORD = "shuto-position"
NOTHING = "-"
DERIVED = "."


def format_snapshot(snapshot: Snapshot) -> str:
    """A snapshot as text without a line break. parse_snapshot reads it back."""
    supplies = [] if snapshot.supplies is None else [_supply(one) for one in snapshot.supplies]
    fields = (
        _game(snapshot),
        [_component(one) for one in snapshot.components],
        [_column(one) for one in snapshot.columns],
        [_road(one) for one in snapshot.roads],
        [_car(one) for one in snapshot.cars],
        supplies,
        _course(snapshot),
    )
    return " / ".join(" ".join(words) or NOTHING for words in fields)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _exact(value: float) -> str:
    """A number with at most two decimals, or with six if it has more than two."""
    short = number(value)
    return short if float(short) == value else f"{value:.6f}".rstrip("0")


def _point(x: float, y: float) -> str:
    return f"{_exact(x)},{_exact(y)}"


def _game(snapshot: Snapshot) -> list[str]:
    words = [WORD, str(snapshot.version), snapshot.edition, *map(_json, snapshot.players)]
    if snapshot.first:
        words.append(f"first={snapshot.first}")
    if snapshot.table is not None:
        words.append("table=" + "x".join(map(number, snapshot.table)))
    if snapshot.car_types is not None:
        words.append("types=" + ",".join(snapshot.car_types))
    return words + [f"rule:{name}={_json(value)}" for name, value in snapshot.house_rules.items()]


def _component(one: StatedComponent) -> str:
    angle = f"@{number(one.angle)}" if one.angle else ""
    return f"{one.id}:{_point(one.x, one.y)}{angle}" + ("" if one.by is None else f"~{one.by}")


def _column(one: StatedColumn) -> str:
    return f"{one.owner}:{_point(one.x, one.y)},{one.height}{'j' if one.junction else ''}"


def _road(one: StatedRoad) -> str:
    start = "" if one.from_column is None else PieceId.column(one.from_column)
    end = "" if one.to_column is None else PieceId.column(one.to_column)
    place = "" if one.toward is None else _point(*one.toward)
    lie = "" if one.lie is None else f"[{','.join(map(number, one.lie))}]"
    return f"{start or place}>{end or place}{lie}"


def _car(one: StatedCar) -> str:
    kind = "" if one.type == "plain" else f":{one.type}"
    return f"{PieceId.road(one.road)}:{number(one.at)}{kind}" + (f"@{number(one.offset)}" if one.offset else "")


def _supply(one: StatedSupply) -> str:
    counts = ((one.gray, "g"), (one.yellow, "y"), (one.roads, "r"))
    word = "".join(f"{count}{letter}" for count, letter in counts if count is not None)
    if one.cars is not None:
        word += ":" + ",".join(f"{name}*{count}" for name, count in one.cars.items())
    return word or DERIVED


def _course(snapshot: Snapshot) -> list[str]:
    words = [NOTHING if value is None else str(value) for value in (snapshot.to_move, snapshot.turns_played)]
    if snapshot.phase is not None and snapshot.phase != "over":
        words.append(f"phase={snapshot.phase}")
    if snapshot.reason is not None:
        words.append(f"over={snapshot.reason}")
    if snapshot.passes:
        words.append(f"passes={snapshot.passes}")
    if snapshot.last_round is not None:
        words.append("last-round" if snapshot.last_round else "last-round=no")
    words += [f"p{seat}={_player(one)}" for seat, one in enumerate(snapshot.status or ())]
    return [] if words == [NOTHING, NOTHING] else words


def _player(one: StatedPlayer) -> str:
    place = f".{one.place}" if one.place else ""
    chance = f"~{one.since}:{','.join(map(str, one.waits_for))}" if one.since or one.waits_for else ""
    return one.status + place + chance
