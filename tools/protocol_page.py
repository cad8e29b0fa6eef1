"""Write docs/reference/protocol.md: every message between browser and server, from the types, with an example of each.

The examples are those of docs/reference/messages.json, which a test takes from a real server.
Run it from the root of the repository: python tools/protocol_page.py [--check]
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from enum import EnumType, StrEnum
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as mi

from shuto.bots.advice.analysis import Analysis
from shuto.learn.rulebook.views import RulesView, TopicView
from shuto.match.settings import MatchSettings
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
    PreparationView,
    ProfileView,
    Replay,
    SeatRating,
    SharedAddress,
    Wish,
)
from wire_types import Writer

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "reference"
TARGET = FOLDER / "protocol.md"
_WIDE = 110  # characters of a line
PAGES = (
    Health, SharedAddress, PreparationView, EditionView, MatchSettings, NewMatch, Listed, ListedLesson, Replay,
    CarryView, Analysis, RulesView, TopicView, LobbyView, Wish, ProfileView, LeaderboardView, SeatRating,
)  # fmt: skip
HEAD = """\
# The protocol
<!-- Made by tools/protocol_page.py from the server's own types. Do not edit: change those and make this again. -->

A browser opens a WebSocket at `/api/matches/{id}/socket`. Text messages are JSON objects; `type` says which. Binary
messages are frames of a carry and samples of a hand: see [physics](../physics.md).

- The first message is `hello`. The answer is `whole`.
- A question (`preview`, `nearest`, `remedy`, `outlook`, `ring`, `bill`, `names`, `hint`, `risk`) is answered by the
  message of the same type with the same `request` number, or by `refused`.
- A command about the game (`play`, `knock`, `undo`, `pay`, …), the clocks (`pause`, …) or the seats (`sit`, …) is
  answered by what happens. Everybody at the table hears it as `play`, or as `whole` where more than a turn was added. A
  refused command gets `refused`.
- `react` is answered by `react`, which everybody hears.
- The hand: `take` is answered by `carry`; `let-go` and `give-up` by `landing` or `dropped`.
- `revision` counts the events of the match. A request with another revision than the match's is refused as `stale`,
  except an answer to a question that is still open.
- `request` numbers the requests of a connection. `seat` is the seat that acts, counted from 0. Lengths are mm on the
  table, whose middle is (0, 0).

A field with a default may be left out. `/api/schema` describes the HTTP routes; the types of their bodies are below.
"""


class Page:
    """Collects the types that messages use, to describe each once."""

    def __init__(self) -> None:
        self.writer = Writer()
        self.met: dict[str, type] = {}
        self.waiting: list[type] = []

    def messages(self, title: str, union: Any, examples: dict[str, Any]) -> list[str]:
        """A section on the messages of one direction."""
        lines = ["", f"## {title}"]
        for kind in get_args(union):
            tag = kind.__struct_config__.tag
            lines += ["", f"### `{tag}` ({title[0].lower()}{title[1:]})", f"Type `{kind.__name__}`. {doc_of(kind)}", ""]
            lines += [*self.fields(kind), "", "```json", shown(examples[tag]), "```"]
        return lines

    def types(self) -> list[str]:
        """A section on every type that was met."""
        lines = ["", "## Types"]
        for name, union in (("Turn", Turn), ("Build", Build)):
            names = ", ".join(f"`{kind.__name__}`" for kind in get_args(union))
            lines += ["", f"### {name}", f"One of {names}: `type` says which."]
        while self.waiting:
            kind = self.waiting.pop(0)
            lines += ["", f"### {kind.__name__}", doc_of(kind), ""]
            if isinstance(kind, EnumType):
                members: dict[str, StrEnum] = dict(kind.__members__)
                lines.append(" · ".join(f"`{one.value}`" for one in members.values()))
            else:
                lines += self.fields(kind)
        return lines

    def fields(self, kind: type) -> list[str]:
        """The fields of a struct as a table."""
        info = mi.type_info(kind)
        assert isinstance(info, mi.StructType)
        meanings = meanings_of(kind)
        rows = ["| field | type | default | meaning |", "|---|---|---|---|"]
        tag = kind.__struct_config__  # type: ignore[attr-defined]  # every kind is a Struct
        if tag.tag is not None:
            rows.append(f'| `{tag.tag_field}` | `"{tag.tag}"` | | |')
        for field in info.fields:
            self.meet(field.type)
            name = self.writer.name(field.type).replace("readonly ", "").replace("|", "\\|")
            meaning = meanings.get(field.encode_name, "")
            rows.append(f"| `{field.encode_name}` | `{name}` | {default_of(field)} | {meaning} |")
        return rows if len(rows) > 2 else ["No fields."]

    def meet(self, kind: mi.Type) -> None:
        """Remember the structs and enums inside a type."""
        match kind:
            case mi.StructType(cls=cls) | mi.EnumType(cls=cls):
                self.add(cls)
            case mi.UnionType(types=kinds) | mi.TupleType(item_types=kinds):
                for one in kinds:
                    self.meet(one)
            case mi.VarTupleType(item_type=item) | mi.DictType(value_type=item):
                self.meet(item)

    def add(self, kind: type) -> None:
        """Describe a type, once."""
        if kind.__name__ not in self.met:
            self.met[kind.__name__] = kind
            self.waiting.append(kind)


def doc_of(kind: type) -> str:
    """The docstring, a line for each paragraph, in the words of JSON."""
    paragraphs = inspect.cleandoc(kind.__doc__ or "").split("\n\n")
    return "\n\n".join(" ".join(one.split()) for one in paragraphs).replace("None:", "null:")


@cache
def meanings_of(kind: type) -> dict[str, str]:
    """The docstring below each field, in the class and its parents."""
    found: dict[str, str] = {}
    for parent in reversed(kind.__mro__):
        if parent in (object, msgspec.Struct) or not issubclass(parent, msgspec.Struct):
            continue
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(parent))).body
        assert isinstance(tree, ast.ClassDef)
        for node, after in zip(tree.body, tree.body[1:], strict=False):
            if not (isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)):
                continue
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                found[node.target.id] = (
                    " ".join(str(after.value.value).split()).replace("|", "\\|").replace("None:", "null:")
                )
    return found


def default_of(field: mi.Field) -> str:
    """The default of a field, as JSON; empty if it is required."""
    if field.required:
        return ""
    value = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    return f"`{msgspec.json.encode(value).decode()}`"


def shown(message: Any) -> str:
    """An example, on short lines; long lists and texts are cut."""
    return _written(_cut(message), 0)


def _written(value: Any, depth: int) -> str:
    """JSON on one line where it fits, else a line for each part."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + depth <= _WIDE or not isinstance(value, (dict, list)):
        return line
    inner = "\n" + " " * (depth + 1)
    if isinstance(value, list):
        parts = [_written(one, depth + 1) for one in value]
        return f"[{inner}{f',{inner}'.join(parts)}\n{' ' * depth}]"
    parts = [f"{json.dumps(key)}: {_written(one, depth + 1)}" for key, one in value.items()]
    return f"{{{inner}{f',{inner}'.join(parts)}\n{' ' * depth}}}"


def _cut(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _cut(value[key]) for key in sorted(value, key=lambda key: key != "type")}
    if isinstance(value, list):
        return [_cut(one) for one in value[:2]] + (["…"] if len(value) > 2 and not _short(value) else value[2:])
    return f"{value[:100]}…" if isinstance(value, str) and len(value) > 120 else value


def _short(value: list[Any]) -> bool:
    return len(value) < 12 and all(isinstance(one, (int, float, str)) for one in value)


def page() -> str:
    """The text of the whole page."""
    examples = json.loads((FOLDER / "messages.json").read_text("utf-8"))
    made = Page()
    lines = [HEAD.rstrip("\n")]
    lines += made.messages("From the browser", ClientMessage, examples["client"])
    lines += made.messages("From the server", ServerMessage, examples["server"])
    for kind in PAGES:
        made.add(kind)
    return "\n".join([*lines, *made.types()]) + "\n"


def main() -> int:
    """Write or check."""
    text = page()
    if "--check" in sys.argv:
        same = TARGET.exists() and TARGET.read_text("utf-8") == text
        print(f"{TARGET.name}: {'up to date' if same else 'make it again with tools/protocol_page.py'}")
        return 0 if same else 1
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
