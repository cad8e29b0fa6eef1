"""The bodies of the HTTP answers. The TypeScript types and the protocol's page are made from these."""

from __future__ import annotations

import msgspec

from shuto.match.views import HeadlineView, PlayView, TableView
from shuto.rules.editions.edition import EditionId
from shuto.rules.editions.switches import Switches


class EditionView(msgspec.Struct, frozen=True):
    """A box: what it is, in the reader's language, who can play it, and every switch with its standard value."""

    id: EditionId
    name: str
    about: str
    """Two lines."""
    players: tuple[int, int]
    missions: bool
    typed_cars: bool
    switches: Switches
    explained: dict[str, str]
    """By switch: how the keys of the messages begin that explain its values."""


class NewMatch(msgspec.Struct, frozen=True):
    """A match that was made: its id, and the token of each seat (empty for bots)."""

    id: str
    tokens: tuple[str, ...]


class Listed(msgspec.Struct, frozen=True):
    """A match in a list."""

    id: str
    created_at: str
    updated_at: str
    headline: HeadlineView


class Replay(msgspec.Struct, frozen=True):
    """A whole game to look at: every step, and one table more than steps: the first, then the one after each."""

    plays: tuple[PlayView, ...]
    tables: tuple[TableView, ...]
