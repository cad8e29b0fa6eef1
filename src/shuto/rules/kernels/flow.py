"""Kernels for what follows a turn: the last chance of players without material, elimination, last rounds, the end."""

from __future__ import annotations

from shuto.geometry.compiled import compiled, inlined, inner, small
from shuto.rules.kernels.course import (
    ALL_CARS,
    FINISHED,
    FIRST,
    IN,
    LAST_ROUND,
    LAST_ROUND_PLAYED,
    LAST_WITH_MATERIAL,
    NOT_OVER,
    OUT,
    OUT_SINCE,
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
from shuto.rules.kernels.placement.assess import cars_left


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
    """End the game for a reason."""
    course.game[PHASE] = OVER
    course.game[WHY_OVER] = why


@inner
def _leave(course: Course, seat: int, status: int) -> None:
    """Take a player out of the game as finished or out. Both are numbered in the order in which players leave."""
    place = 1
    for other in range(course.players.shape[0]):
        if course.players[other, STATUS] == status:
            place += 1
    course.players[seat, STATUS], course.players[seat, PLACE] = status, place
    course.players[seat, OUT_SINCE] = 0
    for other in range(course.players.shape[0]):
        course.waits[seat, other] = 0
        course.waits[other, seat] = 0


@small
def end_chance(course: Course, seat: int) -> None:
    """End the last chance of a player without material who was paid a disc: they play on."""
    course.players[seat, OUT_SINCE] = 0
    for other in range(course.players.shape[0]):
        course.waits[seat, other] = 0


@small
def pay(table: Table, course: Course, payer: int, owner: int, gray: int, yellow: int) -> None:
    """Hand over discs. A player without material who is paid plays on, and earlier passes no longer count."""
    table.supplies[payer, GRAY] -= gray
    table.supplies[payer, YELLOW] -= yellow
    table.supplies[owner, GRAY] += gray
    table.supplies[owner, YELLOW] += yellow
    if gray + yellow > 0:
        end_chance(course, owner)
        course.game[PASSES] = 0


@inlined
def _take_out(course: Course) -> None:
    """Take out the players whose last chance is over; those who ran out of material first go first."""
    players = course.players.shape[0]
    while True:
        expired = NONE
        for seat in range(players):
            since = course.players[seat, OUT_SINCE]
            if since == 0:
                continue
            waited = 0
            for other in range(players):
                waited += course.waits[seat, other]
            if waited == 0 and (expired < 0 or since < course.players[expired, OUT_SINCE]):
                expired = seat
        if expired < 0 or players_in(course) < 2:
            return
        _leave(course, expired, OUT)


@inner
def chances_left(course: Course) -> bool:
    """Whether some player has a last chance. If passes count as turns, the game then goes on."""
    running = 0
    for seat in range(course.players.shape[0]):
        running += int(course.players[seat, OUT_SINCE] > 0)
    return running > 0


@inner
def _next_seat(table: Table, course: Course, law: CourseLaw, seat: int) -> int:
    """The next player clockwise who still has turns to take. There must be one."""
    players = course.players.shape[0]
    other = (seat + 1) % players
    while course.players[other, STATUS] != IN or (law.missions and table.supplies[other, ROADS] == 0):
        other = (other + 1) % players
    return other


@small
def end_turn(table: Table, course: Course, law: Law, rules: CourseLaw, seat: int, passed: bool) -> None:
    """Apply everything that follows a turn: who finished, who is out, who is next, whether the game is over."""
    why = _end_turn(table, course, law, rules, seat, passed)
    if why != NOT_OVER:
        end_game(course, why)


@inlined
def _end_turn(table: Table, course: Course, law: Law, rules: CourseLaw, seat: int, passed: bool) -> int:
    """The reason why the game is over after this turn, or that it is not over."""
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
        _take_out(course)
        if players_in(course) < 2:
            return LAST_WITH_MATERIAL
        if (
            course.players[seat, STATUS] == IN
            and course.players[seat, OUT_SINCE] == 0
            and (rules.chance_at_once or passed)
            and is_out_of_material(table, law, seat)
        ):
            course.players[seat, OUT_SINCE] = game[TURNS]
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
    if game[PASSES] >= active and not (rules.pass_completes and chances_left(course)):
        return STALEMATE
    game[TO_MOVE] = following
    return NOT_OVER
