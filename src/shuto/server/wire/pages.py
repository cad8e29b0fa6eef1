"""The bodies of HTTP responses. The TypeScript types and docs/reference/protocol.md are generated from them."""

from __future__ import annotations

from typing import Literal

import msgspec

from shuto.match.settings import ClockSettings, HandMode
from shuto.match.views.moves import PlayView
from shuto.match.views.table import HeadlineView, TableView
from shuto.rules.editions.switches import Switches
from shuto.server.people.names import Avatar


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


class PlayerData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the car of a new player; null: the server chooses."""

    name: str
    car: Avatar | None = None


class ChangedPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to a player; null: as before."""

    name: str | None = None
    car: Avatar | None = None


class PlayerView(msgspec.Struct, frozen=True):
    """A player: the public id, the name, the car."""

    id: str
    name: str
    car: str


class NewPlayer(msgspec.Struct, frozen=True):
    """A player, and the secret by which this device proves to be theirs. Nobody is told it again."""

    player: PlayerView
    secret: str


class TransferCode(msgspec.Struct, frozen=True):
    """A code with which another device becomes the same player, and until when it is valid (ISO 8601)."""

    code: str
    until: str


class UsedCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A transfer code as somebody typed it: capitals, spaces and hyphens do not matter."""

    code: str


class Online(msgspec.Struct, frozen=True):
    """Features of this server for players on several devices."""

    passkeys: bool
    push: bool
    """Whether a closed browser can be told that it is somebody's turn."""


class PasskeyView(msgspec.Struct, frozen=True):
    """A passkey of the player who asks: its id, and when it was added (ISO 8601)."""

    id: str
    created_at: str


class PushKey(msgspec.Struct, frozen=True):
    """The public key of the server for push subscriptions (base64url)."""

    key: str


class PushSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser is told something while it is closed, and the two keys with which only it can read it."""

    endpoint: str
    key: str
    """`p256dh` of the standard (base64url)."""
    auth: str
    language: str = "en"


class ListedLesson(msgspec.Struct, frozen=True):
    """A lesson in the list of lessons, which is in the order in which they build on each other."""

    id: str
    """The id, which names the messages: `lesson-<id>` is the title."""
    tasks: int
    optional: bool
    """Whether the game can be played without it."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for quick match: a game to play at once, with whoever wants the same."""

    edition: str
    players: int = 2
    clock: ClockSettings | None = None
    rated: bool = False
    hand: HandMode = "precise"


class OpenTable(msgspec.Struct, frozen=True):
    """A public table that waits for people."""

    id: str
    edition: str
    players: int
    waiting: tuple[str, ...]
    """Who sits there already."""
    clock: ClockSettings | None
    rated: bool
    hand: HandMode | None
    """Null: the table has rules or hands of its own."""
    since: str


class LiveGame(msgspec.Struct, frozen=True):
    """A public game that is played now. Anybody may watch."""

    id: str
    headline: HeadlineView
    clock: ClockSettings | None
    rated: bool
    spectators: int
    updated_at: str


class LobbyView(msgspec.Struct, frozen=True):
    """Open tables, those that wait longest first, and games to watch, the latest turn first."""

    open: tuple[OpenTable, ...]
    live: tuple[LiveGame, ...]


class RatingView(msgspec.Struct, frozen=True):
    """A rating as people read it: everybody begins with 1000 ± 1000."""

    points: int
    spread: int
    """How many points more or less it may well be. Leaderboards are ordered by `points - spread`."""
    games: int


class PoolRating(msgspec.Struct, frozen=True):
    """The rating of a player in a pool: an edition, a number of players and a mode of the hand."""

    pool: str
    """`edition/players/hand`"""
    rating: RatingView


class RatedView(msgspec.Struct, frozen=True):
    """A rated game of a player, and their rating after it."""

    pool: str
    match: str | None
    """Null: the table was private."""
    at: str
    place: int
    points: int
    spread: int
    change: int
    """By how many points the game changed it."""


class ProfileView(msgspec.Struct, frozen=True):
    """The profile of a player, which everybody may see."""

    player: PlayerView
    tables: int
    """At how many tables they have sat, rated or not."""
    ratings: tuple[PoolRating, ...]
    history: tuple[RatedView, ...]
    """The latest rated games, oldest first."""


class LeaderView(msgspec.Struct, frozen=True):
    """A player on a leaderboard."""

    player: PlayerView
    rating: RatingView


class LeaderboardView(msgspec.Struct, frozen=True):
    """The best players of a pool, and all pools in which somebody is rated."""

    pool: str
    pools: tuple[str, ...]
    fewest: int
    """How many games a player needs to be listed."""
    leaders: tuple[LeaderView, ...]


class SeatRating(msgspec.Struct, frozen=True):
    """The rating of a seat's player after a rated game. Null: they are gone, or the game does not count."""

    player: str | None
    rated: RatedView | None


class Listed(msgspec.Struct, frozen=True):
    """A match in a list."""

    id: str
    created_at: str
    updated_at: str
    headline: HeadlineView


class PlayerExport(msgspec.Struct, frozen=True):
    """Everything that the server knows about a player."""

    player: PlayerView
    created_at: str
    seen_at: str
    devices: tuple[str, ...]
    """When each device was added."""
    matches: tuple[Listed, ...]
    """The tables at which the player sat."""
    passkeys: tuple[PasskeyView, ...]
    push: tuple[str, ...]
    """The addresses at which push services take messages for the player."""
    ratings: tuple[PoolRating, ...] = ()
    history: tuple[RatedView, ...] = ()
    """The rated games, oldest first."""


class Replay(msgspec.Struct, frozen=True):
    """A whole game: all steps, and the tables: one before the first step and one after each step."""

    plays: tuple[PlayView, ...]
    tables: tuple[TableView, ...]


class PreparationView(msgspec.Struct, frozen=True):
    """How much of the server's kernels is compiled, from 0 to 1."""

    progress: float
