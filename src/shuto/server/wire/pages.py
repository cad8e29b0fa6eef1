"""The bodies of HTTP responses. The TypeScript types and docs/reference/protocol.md are generated from them."""

from __future__ import annotations

from typing import Literal

import msgspec

from shuto.match.views import HeadlineView, PlayView, TableView
from shuto.rules.editions.switches import Switches


class Health(msgspec.Struct, frozen=True):
    """The server works and can read its database."""

    status: Literal["ok"]
    version: str


class SharedAddress(msgspec.Struct, frozen=True):
    """Where others on the network open the page; None if the server is not shared, or has no address there."""

    address: str | None


class EditionView(msgspec.Struct, frozen=True):
    """An edition: description in the reader's language, number of players, and every switch with its standard value."""

    id: str
    name: str
    about: str
    """A description of two lines."""
    players: tuple[int, int]
    missions: bool
    typed_cars: bool
    switches: Switches
    explained: dict[str, str]
    """By switch: the common prefix of the message ids that explain its values."""
    minutes: tuple[int, int] | None
    """About how long a game of people takes, with the number of players that is quickest and slowest; null: unknown."""


class NewMatch(msgspec.Struct, frozen=True):
    """A new match: its id, and the token of each seat (empty for bots)."""

    id: str
    tokens: tuple[str, ...]
    carry: int | None = None
    """The carry that the file of the match is about; the page opens with it."""


class ListedLesson(msgspec.Struct, frozen=True):
    """A lesson in the list of lessons, which is in the order in which they build on each other."""

    id: str
    """It names the messages: `lesson-<id>` is the title."""
    tasks: int
    optional: bool
    """Whether the game can be played without it."""


class Listed(msgspec.Struct, frozen=True):
    """A match in a list."""

    id: str
    created_at: str
    updated_at: str
    headline: HeadlineView


class Replay(msgspec.Struct, frozen=True):
    """A whole game: all steps, and the tables: one before the first step and one after each step."""

    plays: tuple[PlayView, ...]
    tables: tuple[TableView, ...]


class PreparationView(msgspec.Struct, frozen=True):
    """How much of the server's kernels is compiled, from 0 to 1."""

    progress: float
