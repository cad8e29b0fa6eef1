"""Generate web/src/net/wire.gen.ts: the TypeScript types of all messages, from their Python types.

Run it from the root of the repository: python tools/wire_types.py [--check]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as mi

from shuto.bots import LEVELS, profile
from shuto.bots.advice.analysis import Analysis
from shuto.learn.rulebook.views import RulesView, TopicView
from shuto.match.settings import MatchSettings
from shuto.match.views.table import TableView
from shuto.rules.editions.edition import PieceShapes
from shuto.rules.records.record import Record
from shuto.rules.turn import Build, Turn
from shuto.server.wire.carry_view import CarryView
from shuto.server.wire.incoming.messages import ClientMessage
from shuto.server.wire.outgoing.messages import ServerMessage
from shuto.server.wire.pages import (
    EditionView,
    Health,
    LeaderboardView,
    Listed,
    ListedLesson,
    LobbyView,
    NewMatch,
    NewPlayer,
    Online,
    PasskeyView,
    PlayerData,
    PreparationView,
    ProfileView,
    PushKey,
    PushSubscription,
    Replay,
    SeatRating,
    SharedAddress,
    TransferCode,
    Wish,
)

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "net" / "wire.gen.ts"
HEAD = "// Made by tools/wire_types.py from the server's own types. Do not edit: change those and make this again.\n\n"
ROOTS: dict[str, Any] = {
    "Build": Build,
    "Turn": Turn,
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
}
STRUCTS = (
    Health, SharedAddress, PreparationView, MatchSettings, TableView, PieceShapes, Record, EditionView, NewMatch,
    Listed, ListedLesson, Replay, CarryView, Analysis, RulesView, TopicView, PlayerData, NewPlayer,
    TransferCode, Online, PasskeyView, PushKey, PushSubscription,
    TransferCode, Online, PasskeyView,
    LobbyView, Wish, ProfileView, LeaderboardView, SeatRating,
)  # fmt: skip


class Writer:
    """Collects all structs that the messages use and writes each of them once."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}

    def name(self, kind: mi.Type) -> str:
        """The TypeScript type of a Python type."""
        match kind:
            case mi.StructType():
                return self.struct(kind)
            case mi.UnionType(types=types):
                names = list(dict.fromkeys(self.name(one) for one in types))
                return " | ".join(_shortened(names))
            case mi.EnumType(cls=cls):
                self.done.setdefault(cls.__name__, _alias(cls.__name__, [f'"{one.value}"' for one in cls]))
                return cls.__name__
            case mi.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item):
                name = self.name(item)
                return f"readonly ({name})[]" if " " in name else f"readonly {name}[]"
            case mi.TupleType(item_types=items):
                return f"readonly [{', '.join(self.name(item) for item in items)}]"
            case mi.DictType(value_type=value):
                return f"Readonly<Record<string, {self.name(value)}>>"
            case mi.StrType() | mi.BytesType():
                return "string"
            case mi.IntType() | mi.FloatType():
                return "number"
            case mi.BoolType():
                return "boolean"
            case mi.NoneType():
                return "null"
            case _:
                return "unknown"

    def struct(self, kind: mi.StructType) -> str:
        """Write an interface; returns its name."""
        name = kind.cls.__name__
        name = "GameRecord" if name == "Record" else name
        if name in self.done:
            return name
        self.done[name] = ""  # ends the recursion for a struct that contains itself
        lines = [f"export interface {name} {{"]
        if kind.tag is not None:
            lines.append(f'  readonly {kind.tag_field}: "{kind.tag}";')
        for field in kind.fields:
            optional = "" if field.required or not issubclass(kind.cls, msgspec.Struct) else "?"
            lines.append(f"  readonly {field.encode_name}{optional}: {self.name(field.type)};")
        self.done[name] = "\n".join([*lines, "}"])
        return name


def _alias(name: str, kinds: list[str]) -> str:
    """A named union, one member a line."""
    return f"export type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";"


def _shortened(names: list[str]) -> list[str]:
    """The members of a union, those of `Turn` and `Build` under that name."""
    for alias, union in (("Turn", Turn), ("Build", Build)):
        members = [kind.__name__ for kind in get_args(union)]
        if all(member in names for member in members):
            return [alias, *(name for name in names if name not in members)]
    return names


def _members(writer: Writer, union: Any) -> list[str]:
    return [writer.name(mi.type_info(kind)) for kind in get_args(union)]


def types() -> str:
    """The text of the whole file."""
    writer = Writer()
    aliases = [_alias(name, _members(writer, root)) for name, root in ROOTS.items()]
    for struct in STRUCTS:
        writer.name(mi.type_info(struct))
    levels = ", ".join(f'"{name}"' for name in LEVELS if profile(name).offered)
    aliases.append(
        f"/** The bots that a page offers, weakest first. */\nexport const BOT_LEVELS = [{levels}] as const;"
    )
    return HEAD + "\n\n".join([*writer.done.values(), *aliases]) + "\n"


if __name__ == "__main__":
    text = types()
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.exists() and TARGET.read_text("utf-8") == text else "wire.gen.ts is out of date")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8")
