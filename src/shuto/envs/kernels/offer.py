"""Kernels for the action space `candidates`: the builds of a turn in order, and the numbers that describe them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shuto.bots.kernels.propose import EARNED_CARS, SLACK, WORTH, Shortlist, bare_shortlist, propose
from shuto.bots.kernels.spots import Resolution
from shuto.bots.kernels.turns import (
    BASE,
    CHOICE,
    HEIGHT,
    KIND,
    PLACE_X,
    PLACE_Y,
    Book,
    Scratch,
    State,
    is_over,
    take_turn,
)
from shuto.geometry.compiled import bare, compiled, inlined, small
from shuto.rules.kernels.course import IN, STATUS, TO_MOVE
from shuto.rules.kernels.layout import COLUMN_HEIGHT, COLUMN_X, COLUMN_Y, GRAY, YELLOW, Floats, Table
from shuto.rules.kernels.placement.survey import bare_table
from shuto.rules.kernels.questions import JUNCTION_KIND, OFF_RAMP_KIND

# the numbers of a candidate: six for its kind, then its places, heights, gain and cost
AS_COLUMN, AS_JUNCTION, AS_OFF_RAMP, AS_NO_BUILD, AS_STOP, AS_COMPONENT = range(6)
AT_X, AT_Y, FROM_X, FROM_Y, TALL, STEP, CARS, GRAYS, YELLOWS, ROOM, VALUE = range(6, 17)
FEATURES = 17
NOTHING_ELSE, STOPPING, EVERYTHING = range(3)
"""Which turns besides those of the kernel the referee must be asked about. Stopping is possible only after a player has
left the game, and passing only without a build or without a disc."""
TALL_UNIT, ROOM_UNIT, VALUE_UNIT = 10.0, 4.0, 4.0
"""The units of heights, slack and worth: features are divided by them."""


class Offered(NamedTuple):
    """The builds of one turn, best first: arrays with a row for each action."""

    choices: Floats
    features: npt.NDArray[np.float32]
    mask: npt.NDArray[np.int8]


def new_offered(count: int) -> Offered:
    """Empty arrays for `count` actions."""
    return Offered(np.zeros((count, CHOICE)), np.zeros((count, FEATURES), np.float32), np.zeros(count, np.int8))


class Eye(NamedTuple):
    """How candidates are looked for and described."""

    taste: Floats
    """How the bots estimate what a build is worth."""
    resolution: Resolution
    frames: Floats
    """By seat, the matrix that turns places to how the player sees them."""


@small
def offer_builds(
    state: State, book: Book, eye: Eye, scratch: Scratch, shortlist: Shortlist, offered: Offered
) -> tuple[int, int]:
    """Write the best builds of the player to move, best first, but not more than resolution.keep.

    Without a build, the only row is to pass or to set a road aside. Returns how many rows there are, and about which
    turns the referee must be asked besides.
    """
    table, seat, resolution = bare_table(state.table), state.course.game[TO_MOVE], eye.resolution
    players, frames, shown = bare(state.course.players), bare(eye.frames), _bare_offered(offered)
    found = propose(table, book, seat, eye.taste, resolution, scratch, shortlist)
    listed = bare_shortlist(shortlist)
    choices, notes, order = listed.choices, listed.notes, listed.keys
    ask = NOTHING_ELSE
    for other in range(players.shape[0]):
        if players[other, STATUS] != IN:
            ask = STOPPING
    if choices[0, KIND] > OFF_RAMP_KIND:
        clear_rows(shown, 0, 1)
        offered.choices[0, KIND] = choices[0, KIND]
        offered.features[0, AS_NO_BUILD], offered.mask[0] = 1.0, 1
        return 1, ask
    if table.supplies[seat, GRAY] + table.supplies[seat, YELLOW] == 0:
        ask = EVERYTHING
    kept = _put_in_order(listed, found, resolution.keep, bare(scratch.floats))
    for row in range(kept):
        _show(table, frames[seat], choices[order[row]], notes[order[row]], shown, row)
    return kept, ask


@inlined
def clear_rows(offered: Offered, begin: int, end: int) -> None:
    """Clear some rows."""
    for row in range(begin, end):
        offered.mask[row] = 0
        for i in range(FEATURES):
            offered.features[row, i] = 0.0
        for i in range(CHOICE):
            offered.choices[row, i] = 0.0


@inlined
def _bare_offered(offered: Offered) -> Offered:
    """The arrays without reference counts."""
    return Offered(bare(offered.choices), bare(offered.features), bare(offered.mask))


@inlined
def _show(table: Table, turned: Floats, choice: Floats, note: Floats, offered: Offered, row: int) -> None:
    """Write a build into a row."""
    for i in range(CHOICE):
        offered.choices[row, i] = choice[i]
    _describe(table, turned, choice, note, offered.features[row])
    offered.mask[row] = 1


@compiled
def play_and_offer(
    state: State, book: Book, choice: Floats, eye: Eye, scratch: Scratch, shortlist: Shortlist, offered: Offered
) -> tuple[bool, int, int]:
    """Play a choice and offer the builds of the next player: one call instead of two, because calling takes long.

    Returns whether the choice was legal, then what offer_builds returns; zeros if there is no next player.
    """
    if not take_turn(state, book, state.course.game[TO_MOVE], choice, scratch):
        return False, 0, 0
    if is_over(state.course):
        return True, 0, 0
    rows, ask = offer_builds(state, book, eye, scratch, shortlist, offered)
    return True, rows, ask


@inlined
def _put_in_order(shortlist: Shortlist, found: int, keep: int, worths: Floats) -> int:
    """Write the numbers of the best rows, the best first, over the keys; returns how many. Equal ones keep their order.

    The keys are no longer needed. To count for each row how many come before it takes no branches, which the processor
    could not predict, and it compares several at once. Overwrites `worths`.
    """
    notes, order = shortlist.notes, shortlist.keys
    for i in range(found):
        worths[i] = notes[i, WORTH]
    for i in range(found):
        worth, before = worths[i], 0
        for j in range(found):
            before += int(worths[j] > worth)
        for j in range(i):
            before += int(worths[j] == worth)
        if before < keep:
            order[before] = i
    return min(found, keep)


@inlined
def _describe(table: Table, turned: Floats, choice: Floats, note: Floats, out: npt.NDArray[np.float32]) -> None:
    """Write the numbers of a build."""
    base, kind, height = int(choice[BASE]), int(choice[KIND]), choice[HEIGHT]
    x, y = choice[PLACE_X], choice[PLACE_Y]
    bx, by = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
    junction = 1.0 if kind == JUNCTION_KIND else 0.0
    for i in range(AT_X):
        out[i] = 0.0
    out[kind] = 1.0
    out[AT_X], out[AT_Y] = x * turned[0, 0] + y * turned[1, 0], x * turned[0, 1] + y * turned[1, 1]
    out[FROM_X], out[FROM_Y] = bx * turned[0, 0] + by * turned[1, 0], bx * turned[0, 1] + by * turned[1, 1]
    out[TALL] = height / TALL_UNIT
    out[STEP] = (height - table.column_marks[base, COLUMN_HEIGHT]) / TALL_UNIT
    out[CARS] = note[EARNED_CARS]
    out[GRAYS], out[YELLOWS] = (height - junction) / TALL_UNIT, junction
    out[ROOM], out[VALUE] = note[SLACK] / ROOM_UNIT, note[WORTH] / VALUE_UNIT
