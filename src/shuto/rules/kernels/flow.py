"""Kernels for what happens between turns: clocks of players without material, elimination, last rounds, ends."""

from __future__ import annotations

from shuto.geometry.compiled import compiled
from shuto.rules.kernels.assess import cars_left
from shuto.rules.kernels.course import (
    ALL_CARS,
    CLOCK,
    FINISHED,
    FIRST,
    IN,
    LAST_ROUND,
    LAST_ROUND_PLAYED,
    LAST_WITH_MATERIAL,
    NOT_OVER,
    OUT,
    OVER,
    PASSES,
    PHASE,
    PLACE,
    ROADS_USED_UP,
    STALEMATE,
    STATUS,
    TO_MOVE,
    TURNS,
    WHY_OVER,
    Course,
    CourseLaw,
)
from shuto.rules.kernels.layout import GRAY, NONE, ROADS, YELLOW, Law, Table
from shuto.rules.kernels.material import is_out_of_material


@compiled
def players_in(course: Course) -> int:
    """How many players are neither finished nor out."""
    count = 0
    for seat in range(course.players.shape[0]):
        if course.players[seat, STATUS] == IN:
            count += 1
    return count


@compiled
def end_game(course: Course, why: int) -> None:
    """The game is over."""
    course.game[PHASE] = OVER
    course.game[WHY_OVER] = why


@compiled
def _leave(course: Course, seat: int, status: int) -> None:
    """A player leaves the game: finished (counted from the first) or out (counted from the first as well)."""
    place = 1
    for other in range(course.players.shape[0]):
        if course.players[other, STATUS] == status:
            place += 1
    course.players[seat, STATUS], course.players[seat, PLACE] = status, place
    course.players[seat, CLOCK] = 0
    for other in range(course.players.shape[0]):
        course.waits[seat, other] = 0
        course.waits[other, seat] = 0


@compiled
def stop_clock(course: Course, seat: int) -> None:
    """A player was paid a column while out of material: he plays on."""
    course.players[seat, CLOCK] = 0
    for other in range(course.players.shape[0]):
        course.waits[seat, other] = 0


@compiled
def pay(table: Table, course: Course, payer: int, owner: int, gray: int, yellow: int) -> None:
    """Hand over columns; whoever is paid while out of material plays on, and passes before count no more."""
    table.supplies[payer, GRAY] -= gray
    table.supplies[payer, YELLOW] -= yellow
    table.supplies[owner, GRAY] += gray
    table.supplies[owner, YELLOW] += yellow
    if gray + yellow > 0:
        stop_clock(course, owner)
        course.game[PASSES] = 0


@compiled
def _expire_clocks(course: Course) -> None:
    """Players for whom nobody is waited for any more are out; whoever ran dry first goes first."""
    players = course.players.shape[0]
    while True:
        expired = NONE
        for seat in range(players):
            clock = course.players[seat, CLOCK]
            if clock == 0:
                continue
            waited = 0
            for other in range(players):
                waited += course.waits[seat, other]
            if waited == 0 and (expired < 0 or clock < course.players[expired, CLOCK]):
                expired = seat
        if expired < 0 or players_in(course) < 2:
            return
        _leave(course, expired, OUT)


@compiled
def clocks_run(course: Course) -> bool:
    """Whether somebody is out of material and waits to be out: where passes complete turns, the game goes on."""
    running = 0
    for seat in range(course.players.shape[0]):
        running += int(course.players[seat, CLOCK] > 0)
    return running > 0


@compiled
def _next_seat(table: Table, course: Course, law: CourseLaw, seat: int) -> int:
    """The next player clockwise who still has turns to take; there is one."""
    players = course.players.shape[0]
    other = (seat + 1) % players
    while course.players[other, STATUS] != IN or (law.missions and table.supplies[other, ROADS] == 0):
        other = (other + 1) % players
    return other


@compiled
def end_turn(table: Table, course: Course, law: Law, rules: CourseLaw, seat: int, passed: bool) -> None:
    """Everything that follows a turn: who finished, who is out, who is next, is it over."""
    why = _end_turn(table, course, law, rules, seat, passed)
    if why != NOT_OVER:
        end_game(course, why)


@compiled
def _end_turn(table: Table, course: Course, law: Law, rules: CourseLaw, seat: int, passed: bool) -> int:
    """Why the game is over after this turn, or that it is not."""
    players = course.players.shape[0]
    game = course.game
    game[TURNS] += 1
    game[PASSES] = game[PASSES] + 1 if passed else 0
    if cars_left(table, seat) == 0 and course.players[seat, STATUS] == IN:
        if rules.missions:
            game[LAST_ROUND] = 1
        else:
            _leave(course, seat, FINISHED)
            if rules.over_at_first or players_in(course) < 2:
                return ALL_CARS
    if not rules.missions:
        if rules.pass_completes or not passed:
            for other in range(players):
                course.waits[other, seat] = 0
        _expire_clocks(course)
        if players_in(course) < 2:
            return LAST_WITH_MATERIAL
        if (
            course.players[seat, STATUS] == IN
            and course.players[seat, CLOCK] == 0
            and (rules.clock_at_once or passed)
            and is_out_of_material(table, law, seat)
        ):
            course.players[seat, CLOCK] = game[TURNS]
            for other in range(players):
                course.waits[seat, other] = int(other != seat and course.players[other, STATUS] == IN)
    active = 0
    for other in range(players):
        if course.players[other, STATUS] == IN and (not rules.missions or table.supplies[other, ROADS] > 0):
            active += 1
    if active == 0:
        return ROADS_USED_UP
    following = _next_seat(table, course, rules, seat)
    if game[LAST_ROUND] and (following - game[FIRST]) % players <= (seat - game[FIRST]) % players:
        return LAST_ROUND_PLAYED
    if game[PASSES] >= active and not (rules.pass_completes and clocks_run(course)):
        return STALEMATE
    game[TO_MOVE] = following
    return NOT_OVER
