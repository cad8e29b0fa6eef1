"""Whole games in compiled code."""

from __future__ import annotations

import numpy as np

from shuto.bots.kernels.evaluate import set_values, standing
from shuto.bots.kernels.policy import choose_by_taste, choose_random
from shuto.bots.kernels.turns import CHOICE, Book, Desk, copy_into, is_over, take_turn
from shuto.geometry.compiled import compiled
from shuto.rules.kernels.course import TO_MOVE, Course
from shuto.rules.kernels.layout import Floats, Ints, Table

MOST_TURNS = 400


@compiled
def play_out(
    table: Table, course: Course, book: Book, tastes: Floats, spokes: int, plies: int, thorough: bool, dice: Ints,
    desk: Desk, log: Floats,
) -> int:  # fmt: skip
    """Let the seats play in place until the end or for some plies, each by its taste; returns how many they took.

    spokes 0: by chance. Seat and choice of each turn are noted in log as far as it has room.
    """
    choice = np.zeros(CHOICE)
    turns = 0
    while not is_over(course) and turns < plies:
        seat = course.game[TO_MOVE]
        if spokes > 0:
            choose_by_taste(table, book, seat, tastes[seat], dice, spokes, thorough, choice, desk)
        else:
            choose_random(table, book, seat, dice, thorough, choice, desk)
        if turns < log.shape[0]:
            log[turns, 0] = seat
            log[turns, 1:] = choice
        take_turn(table, course, book, seat, choice, desk)
        turns += 1
    return turns


@compiled
def play_many(
    table: Table, course: Course, work: Table, again: Course, book: Book, tastes: Floats, spokes: int, thorough: bool,
    dice: Ints, desk: Desk, count: int, winners: Ints,
) -> int:  # fmt: skip
    """Play so many whole games from one state; counts who wins the race, returns how many turns it took."""
    log = np.empty((0, CHOICE + 1))
    turns = 0
    for _ in range(count):
        copy_into(table, course, work, again)
        turns += play_out(work, again, book, tastes, spokes, MOST_TURNS, thorough, dice, desk, log)
        winners[race_winner(work, again)] += 1
    return turns


@compiled
def race_winner(table: Table, course: Course) -> int:
    """Who is first; of those who share it the first seat."""
    best, winner = -np.inf, 0
    for seat in range(course.players.shape[0]):
        value = standing(table, course, seat)
        if value > best:
            best, winner = value, seat
    return winner


@compiled
def mean_values(
    table: Table, course: Course, work: Table, again: Course, book: Book, seat: int, choice: Floats, tastes: Floats,
    weights: Floats, spokes: int, plies: int, rollouts: int, dice: Ints, desk: Desk, total: Floats,
) -> None:  # fmt: skip
    """Play a choice, then go on by taste for some plies, so many times; adds up what each seat's chances are then."""
    log = np.empty((0, CHOICE + 1))
    values = np.empty(course.players.shape[0])
    for _ in range(rollouts):
        copy_into(table, course, work, again)
        take_turn(work, again, book, seat, choice, desk)
        play_out(work, again, book, tastes, spokes, plies, False, dice, desk, log)
        set_values(work, again, book, weights, values)
        total += values
