"""The course of a snapshot: whose turn it is and who is still in, as stated or as read from what stands."""

from __future__ import annotations

from collections.abc import Iterator

from shuto.rules.game import Game
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.course import (
    ALL_CARS,
    LAST_ROUND,
    OUT_SINCE,
    OVER,
    PASSES,
    PHASE,
    PLACE,
    PLAYING,
    SETUP,
    STATUS,
    TO_MOVE,
    TURNS,
    WHY_OVER,
    Course,
    new_course,
)
from shuto.rules.kernels.layout import Table
from shuto.rules.outcome import REASONS
from shuto.rules.position import PHASES
from shuto.rules.setup import placer
from shuto.rules.snapshot.pieces import SnapshotError, StatedPlayer, Status
from shuto.rules.snapshot.snapshot import Snapshot

STATUSES: tuple[Status, ...] = ("in", "finished", "out")


def course_of(snapshot: Snapshot, game: Game, table: Table) -> Course:
    """The course of a snapshot whose table is built. Raises SnapshotError if it contradicts itself."""
    course = new_course(game.seats, game.first)
    played = turns_of(snapshot)
    course.game[TURNS], course.game[PASSES] = played, snapshot.passes
    course.game[PHASE] = phase_of(snapshot, game)
    course.game[TO_MOVE] = mover_of(snapshot, game)
    course.game[LAST_ROUND] = int(last_round_of(snapshot, game, table))
    status = implied_status(snapshot, game, table) if snapshot.status is None else snapshot.status
    for seat, player in enumerate(status):
        course.players[seat, STATUS] = STATUSES.index(player.status)
        course.players[seat, PLACE], course.players[seat, OUT_SINCE] = player.place, player.since
        course.waits[seat, list(player.waits_for)] = 1
    still_in = [player.status == "in" for player in status]
    if snapshot.reason is not None:
        course.game[WHY_OVER] = REASONS.index(snapshot.reason)
    elif snapshot.status is None and not all(still_in) and (game.course_law.over_at_first or sum(still_in) < 2):
        course.game[PHASE], course.game[WHY_OVER] = OVER, ALL_CARS
    if course.game[PHASE] != OVER and not still_in[course.game[TO_MOVE]]:
        raise SnapshotError(f"to_move: seat {course.game[TO_MOVE]} is {status[course.game[TO_MOVE]].status}")
    return course


def turns_of(snapshot: Snapshot) -> int:
    """Turns played: as stated, else one for each road except the starting ramps."""
    built = sum(not road.is_starting_ramp for road in snapshot.roads)
    return built if snapshot.turns_played is None else snapshot.turns_played


def phase_of(snapshot: Snapshot, game: Game) -> int:
    """The phase: as stated, else read from what stands."""
    if snapshot.phase is not None or snapshot.reason is not None:
        return PHASES.index(snapshot.phase or "over")
    return SETUP if len(snapshot.components) < game.to_place and not turns_of(snapshot) else PLAYING


def mover_of(snapshot: Snapshot, game: Game) -> int:
    """Whose turn it is: as stated, else the player who places the next component, or who begins."""
    if snapshot.to_move is not None:
        return snapshot.to_move
    placed = len(snapshot.components)
    return placer(game, placed) if phase_of(snapshot, game) == SETUP and placed < game.to_place else game.first


def last_round_of(snapshot: Snapshot, game: Game, table: Table) -> bool:
    """Whether this is the last round of a game with missions: as stated, else true if a player has no car left."""
    if snapshot.last_round is not None:
        return snapshot.last_round
    return game.switches.missions and bool((table.supplies[:, at.CARS :].sum(axis=1) == 0).any())


def implied_status(snapshot: Snapshot, game: Game, table: Table) -> tuple[StatedPlayer, ...]:
    """The status of each player as the table shows it: finished without cars, a last chance without material."""
    from shuto.rules.kernels.material import is_out_of_material

    status = [StatedPlayer()] * game.seats
    if game.switches.missions:
        return tuple(status)
    done = [seat for seat in game.order if not table.supplies[seat, at.CARS :].sum()]
    for place, seat in enumerate(done, 1):
        status[seat] = StatedPlayer(status="finished", place=place)
    mover = mover_of(snapshot, game)
    if phase_of(snapshot, game) != PLAYING or not game.course_law.chance_at_once or mover in done:
        return tuple(status)
    for seat in range(game.seats):
        # A last chance begins when a turn ends. The players between have had their turn since. The others still have
        # one.
        between = [other for other in _from(seat + 1, mover, game) if other not in done]
        since = turns_of(snapshot) - len(between)
        if seat not in (mover, *done) and since > 0 and is_out_of_material(table, game.law, seat):
            waits = tuple(sorted(other for other in _from(mover, seat, game) if other not in done))
            status[seat] = StatedPlayer(since=since, waits_for=waits)
    return tuple(status)


def _from(seat: int, end: int, game: Game) -> Iterator[int]:
    """Seats in the order of play from one seat up to, but not including, another."""
    while (seat := seat % game.seats) != end:
        yield seat
        seat += 1
