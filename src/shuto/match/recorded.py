"""A match as a record with its hands, and back: settings, carries, and a bill that is still open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, get_args

import msgspec

from shuto.match.events import Fell
from shuto.match.hands.bills import bill_of
from shuto.match.match import Match
from shuto.match.settings import HandSettings, MatchSettings, SeatSettings
from shuto.match.views.hands import Next
from shuto.physics.codec import CodecError
from shuto.physics.record import check_carry, load_carry
from shuto.rules.penalty import AftermathError
from shuto.rules.play import EmptyStepError, rule_on
from shuto.rules.position import Position
from shuto.rules.records.hands import HANDS_VERSION, LARGEST_CARRY, MOST_CARRIES, CarryEntry, Hands, OpenFall
from shuto.rules.records.reading import located
from shuto.rules.records.record import Record, RecordError
from shuto.rules.referee.verdict import IllegalTurnError
from shuto.rules.turn import clean
from shuto.typed import from_plain

MOST_BYTES = 5_000_000
"""The most bytes of all carries in a record. As base64, with the steps, they fit into the largest record."""


class Kept(NamedTuple):
    """A stored carry: the `next` of its landing, and its record."""

    next: Next
    record: bytes


class Past(NamedTuple):
    """The data with which a match from a record begins, besides its steps."""

    by_step: tuple[tuple[int, ...], ...] = ()
    """The carries of each step."""
    carries: Mapping[int, Kept] = {}
    fell: Fell | None = None
    show: int | None = None
    """The carry with which the page opens; None: the newest table, with the wreck of an open bill."""


# writing ----------------------------------------------------------------------------------------------------------


def record_of(match: Match, carries: Mapping[int, Kept]) -> Record:
    """The record of a match with its hands. If there are too many carries, those of collapses are kept first."""
    record = match.history.recorder.record
    if not match.settings.by_hand:
        return record
    steps = _steps_of(match)
    known = [number for number in steps if number in carries and len(carries[number].record) <= LARGEST_CARRY]
    kept, size = set[int](), 0
    for number in sorted(known, key=lambda one: (carries[one].next != "bill", -one))[:MOST_CARRIES]:
        size += len(carries[number].record)
        if size > MOST_BYTES:
            break
        kept.add(number)
    entries = tuple(CarryEntry(one, steps[one], *carries[one]) for one in sorted(kept))
    return msgspec.structs.replace(record, hands=_hands(match, entries))


def collapse_of(match: Match, number: int, carry: Kept) -> Record | None:
    """The record up to the step of a carry, with only that carry; None if it cannot be recorded."""
    if not match.settings.by_hand or len(carry.record) > LARGEST_CARRY:
        return None
    known = _steps_of(match)
    later = (step for other, step in known.items() if other > number)
    step = known.get(number) or min(later, default=len(match.history.carries) + 1)  # one without a step: the next one
    hands = _hands(match, (CarryEntry(number, step, *carry),))
    record = msgspec.structs.replace(match.history.recorder.record, hands=msgspec.structs.replace(hands, show=number))
    return record.cut(step)


def _steps_of(match: Match) -> dict[int, int]:
    """By carry: the step that it led to, counted from 1."""
    found = {number: step for step, numbers in enumerate(match.history.carries, 1) for number in numbers}
    if match.bill is not None:
        found.update(dict.fromkeys(match.bill.fell.carries, len(match.history.carries) + 1))
    return found


def _hands(match: Match, entries: tuple[CarryEntry, ...]) -> Hands:
    hand, bill = match.settings.hand, match.bill
    stated = msgspec.structs.replace(hand, nudge=None, miss=hand.miss or "free")  # nudging is a house rule of a record
    tremor = tuple(seat.tremor for seat in match.settings.seats)
    fall = None
    if bill is not None:
        fell = bill.fell
        fall = OpenFall(fell.seat, fell.aftermath, fell.turn if fell.piece is None else None)
    return Hands(
        version=HANDS_VERSION,
        settings=msgspec.to_builtins(stated),
        tremor=tremor if any(tremor) else (),
        carries=entries,
        fall=fall,
    )


# reading ----------------------------------------------------------------------------------------------------------


def settings_of(record: Record) -> MatchSettings:
    """The settings of a match that continues a record. All seats are people. Raises RecordError."""
    hands = record.hands or Hands(version=HANDS_VERSION)
    rules = dict(record.house_rules)
    try:
        hand = from_plain(hands.settings, HandSettings)
        tremor = hands.tremor or (None,) * len(record.players)
        seats = tuple(
            from_plain({"name": name, "tremor": level}, SeatSettings)
            for name, level in zip(record.players, tremor, strict=True)
        )
    except msgspec.ValidationError as error:
        raise RecordError(f"hands: {located(clean(error))}") from None
    nudge = rules.get("nudge")
    if hand.mode != "precise" and isinstance(nudge, (int, float)) and not isinstance(nudge, bool):
        hand = msgspec.structs.replace(hand, nudge=float(nudge))
    return MatchSettings(record.edition, seats, rules, record.first, record.table, record.car_types, hand=hand)


def past_of(record: Record, final: Position) -> Past:
    """The carries and the open bill of a record that ends in this position. Raises RecordError."""
    hands = record.hands
    if hands is None:
        return Past()
    kept: dict[int, Kept] = {}
    by_step: list[tuple[int, ...]] = [() for _ in range(len(record.steps) + 1)]
    left = MOST_BYTES
    for place, entry in enumerate(hands.carries):
        where = f"hands.carries[{place}]"
        left -= len(entry.record)
        if left < 0:
            raise RecordError(f"hands.carries: too large (at most {MOST_BYTES} bytes)")
        if entry.next not in get_args(Next):
            raise RecordError(f"{where}.next: one of {', '.join(get_args(Next))} is needed")
        try:
            carry = load_carry(entry.record)
            check_carry(carry)
        except CodecError as error:
            raise RecordError(f"{where}: {error}") from None
        if carry.seat not in range(len(record.players)):
            raise RecordError(f"{where}: seat {carry.seat} is not at the table")
        kept[entry.number] = Kept(entry.next, entry.record)  # type: ignore[arg-type]  # checked above
        by_step[entry.step - 1] = (*by_step[entry.step - 1], entry.number)
    fell = None if hands.fall is None else _fell(hands.fall, final, by_step[-1])
    show = None if fell is not None and hands.show in by_step[-1] else hands.show
    return Past(tuple(by_step[: len(record.steps)]), kept, fell, show)


def _fell(fall: OpenFall, position: Position, carries: tuple[int, ...]) -> Fell:
    aftermath = msgspec.structs.replace(fall.aftermath, pays=None, forgiven=False)
    if position.to_move != fall.seat or aftermath.by != fall.seat:
        raise RecordError("hands.fall: only the player to move can have knocked something over")
    turn = None if fall.turn is None else msgspec.structs.replace(fall.turn, player=None)
    fell = Fell(fall.seat, aftermath, turn, carries=carries)
    try:
        if turn is not None:
            rule_on(position, turn)
        costs = bill_of(position, fell).pays
    except (IllegalTurnError, AftermathError, EmptyStepError) as error:
        raise RecordError(f"hands.fall: {' '.join(str(error).split())}") from None
    if not costs:
        raise RecordError("hands.fall: it costs nothing, so no bill is open")
    return fell
