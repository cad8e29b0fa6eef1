"""Answers to questions. Each has the tag of its question."""

from __future__ import annotations

from shuto.rules.reasons.situation import Situation
from shuto.rules.referee.survey import Kind
from shuto.rules.referee.views import RemedyView, VerdictView
from shuto.rules.turn import Extend, OffRamp, Payment, PlaceComponent, Turn
from shuto.server.wire.outgoing.base import Message


class Preview(Message, frozen=True, tag="preview"):
    """The verdict on the requested turn."""

    request: int
    revision: int
    verdict: VerdictView


class Nearest(Message, frozen=True, tag="nearest"):
    """The nearest legal turn, if any, and its distance."""

    request: int
    revision: int
    turn: Extend | OffRamp | PlaceComponent | None
    """Null if there is no legal turn nearby."""
    distance: float | None
    """Distance from the requested turn in mm."""


class Remedy(Message, frozen=True, tag="remedy"):
    """The remedy for the leading cause of an illegal turn."""

    request: int
    revision: int
    remedy: RemedyView | None
    """Null if the turn is legal, or if nothing helps."""


class Outlook(Message, frozen=True, tag="outlook"):
    """The turns besides building that are open to the seat to move, and what is unusual about its turn."""

    request: int
    revision: int
    situation: Situation | None
    """Null if a column can be built as usual."""
    may_pass: bool
    may_set_aside: bool
    remedy: RemedyView | None
    """What is left to do if no column can be built; null if one can."""


class Ring(Message, frozen=True, tag="ring"):
    """A survey of the placements around a base point.

    `cells` has one character per placement, ordered by direction, then by reach, then by option: `.` if it is illegal,
    else the number of cars it earns. `distances[reach][option]` is the distance from the axis of the base in mm.
    """

    request: int
    revision: int
    base: int
    """The number of the base's column."""
    angles: int
    """The number of directions: the first along x, then anticlockwise."""
    options: tuple[tuple[int, Kind], ...]
    """The height and kind of each option."""
    distances: tuple[tuple[float, ...], ...]
    cells: str


class Bill(Message, frozen=True, tag="bill"):
    """The bill for an aftermath: how many discs are owed to whom, in the default colours."""

    request: int
    revision: int
    pays: tuple[Payment, ...]


class Names(Message, frozen=True, tag="names"):
    """The names of all pieces and components on the table, by id, in the reader's language.

    No two have the same name. If the connection holds one seat, the pieces of that seat are called "yours".
    """

    request: int
    revision: int
    names: dict[str, str]


class Hint(Message, frozen=True, tag="hint"):
    """The turn that a strong bot would play without spending much."""

    request: int
    revision: int
    turn: Turn
    why: str
    """Why the turn is good, as one sentence in the reader's language; empty if there is nothing to say."""


class Risk(Message, frozen=True, tag="risk"):
    """The risk of a build, estimated from `samples` tries with the seat's tremor. All shares are from 0 to 1."""

    request: int
    revision: int
    samples: int
    falls: float
    """The share of tries in which something falls."""
    legal: float
    """The share of tries in which the build lies legally."""
    pieces: dict[str, float]
    """The share of tries in which each piece falls, the most likely first."""
    more: bool = False
    """Whether a better estimate follows, from more tries, as another answer to the same request."""
