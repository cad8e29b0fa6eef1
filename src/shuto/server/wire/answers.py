"""Answers to questions about a position: preview, nearest legal place, bill, reach ring. Pure; run in threads."""

from __future__ import annotations

import math
from itertools import islice

import numpy as np

from shuto.geometry.compiled import is_plain
from shuto.rules.kernels import layout as at
from shuto.rules.penalty import payments
from shuto.rules.position import Position
from shuto.rules.reasons.situation import situation_of
from shuto.rules.records.record import Record
from shuto.rules.referee import explain, remedies
from shuto.rules.referee.judge import judge
from shuto.rules.referee.naming.wording import names_of
from shuto.rules.referee.survey import KINDS, survey
from shuto.rules.referee.views import remedy_view, verdict_view
from shuto.rules.turn import Aftermath, Extend, OffRamp, Pass, PlaceComponent, SetAside, Turn
from shuto.server.wire.incoming.questions import NamesRequest
from shuto.server.wire.outgoing.answers import Bill, Names, Nearest, Outlook, Preview, Remedy, Ring

FINE_RING = (144, (0.04, 0.27, 0.5, 0.73, 0.96))
COARSE_RING = (36, (0.04, 0.5, 0.96))
"""Directions and reaches. The coarse ring is for the time while kernels run as plain Python."""


def preview(position: Position, turn: Turn, request: int, revision: int, language: str) -> Preview:
    """The verdict on a turn, in the reader's language."""
    return Preview(request, revision, verdict_view(judge(position, turn), language, position))


def nearest(position: Position, turn: Extend | OffRamp | PlaceComponent, request: int, revision: int) -> Nearest:
    """The nearest legal turn of the same kind: a build within a few mm, a component anywhere on the table."""
    found: Extend | OffRamp | PlaceComponent | None
    if isinstance(turn, PlaceComponent):
        found = explain.nearest_component(position, turn)
    else:
        found = explain.nearest(position, turn)
    distance = None if found is None else math.hypot(found.x - turn.x, found.y - turn.y)
    return Nearest(request, revision, found, distance)


def remedy(position: Position, turn: Turn, request: int, revision: int) -> Remedy:
    """The remedy for the leading cause of an illegal turn."""
    return Remedy(request, revision, remedy_view(remedies.remedy(position, turn), turn))


def outlook(position: Position, request: int, revision: int) -> Outlook:
    """The turns besides building that are open to the player to move."""
    seat = position.to_move
    situation = None if seat is None else situation_of(position, seat)
    stuck = situation is not None and situation.lack is not None
    return Outlook(
        request,
        revision,
        situation,
        may_pass=judge(position, Pass()).legal,
        may_set_aside=judge(position, SetAside()).legal,
        remedy=remedy_view(remedies.way_on(position)) if stuck else None,
    )


def bill(position: Position, aftermath: Aftermath, request: int, revision: int) -> Bill:
    """The bill for an aftermath; raises AftermathError."""
    return Bill(request, revision, payments(position, aftermath))


def names(
    position: Position, record: Record | None, message: NamesRequest, language: str, reader: int | None
) -> Names | None:
    """The names of everything on the table now, or after a step of the record; None if there is no such step."""
    shown: Position | None = position
    if message.step is not None:
        steps = iter(()) if record is None or message.step < 0 else record.positions()
        shown = next(islice(steps, max(message.step, 0), None), None)
    return None if shown is None else Names(message.request, message.revision, names_of(shown, language, reader))


def ring(position: Position, base: int, request: int, revision: int) -> Ring | None:
    """The reach ring of a base point; None if there is no such column."""
    if not 0 <= base < position.table.counts[at.COLUMN]:
        return None
    angles, reaches = COARSE_RING if is_plain() else FINE_RING
    found = survey(position, base, angles=angles, reaches=reaches)
    letters = np.where(found.legal, np.minimum(found.cars, 9) + ord("0"), ord(".")).astype(np.uint8)
    x, y = position.table.columns[base, : at.COLUMN_Y + 1].tolist()
    distances = np.hypot(found.places[0, :, :, 0] - x, found.places[0, :, :, 1] - y)
    return Ring(
        request=request, revision=revision, base=base, angles=angles,
        options=tuple((height, KINDS[kind]) for height, kind in zip(found.heights, found.kinds, strict=True)),
        distances=tuple(tuple(round(value, 2) for value in row) for row in distances.tolist()),
        cells=letters.tobytes().decode("ascii"),
    )  # fmt: skip
