"""Resigning: a player leaves the game at any time. Their pieces stay, and the others play on without them."""

from __future__ import annotations

from shuto.rules.kernels.course import IN, OUT, PHASE, PLACE, PLAYING, SETUP, STATUS, TO_MOVE
from shuto.rules.position import Position
from shuto.rules.setup import placer

RESIGNED = 7
"""Why a game is over: all but one have left it. It continues the numbers of `rules/kernels/course.py`."""


def resign(position: Position, seat: int) -> None:
    """Take a player out of the game, in place: the next player is to move, or the game is over."""
    from shuto.rules.kernels.flow import end_chance, end_game, end_turn

    course, game = position.course, position.game
    course.players[seat, PLACE] = 1 + sum(int(course.players[other, STATUS] == OUT) for other in range(game.seats))
    course.players[seat, STATUS] = OUT
    end_chance(course, seat)
    course.waits[:, seat] = 0
    if len(position.still_in) < 2:
        end_game(course, RESIGNED)
    elif course.game[TO_MOVE] != seat:
        return
    elif course.game[PHASE] == SETUP:
        course.game[TO_MOVE] = next_placer(position)
    else:
        end_turn(position.table, course, game.law, game.course_law, seat, False)


def next_placer(position: Position) -> int:
    """Who is to move after a component was placed: the next one to place, or the first player of the game."""
    game, course = position.game, position.course
    placed = len(position.components)
    seat = game.first if course.game[PHASE] == PLAYING else placer(game, placed)
    while course.players[seat, STATUS] != IN:
        seat = (seat + 1) % game.seats
    return seat
