"""The outcome of a game: why it ended, who won, and the rank of every player."""

from __future__ import annotations

from typing import Literal, NamedTuple

from shuto.rules.kernels.course import FINISHED, IN, OUT, PLACE, STATUS, WHY_OVER
from shuto.rules.position import Position

Reason = Literal[
    "", "all-cars", "last-with-material", "stalemate", "roads-used-up", "last-round-played", "stopped", "resigned"
]
REASONS: tuple[Reason, ...] = (
    "",
    "all-cars",
    "last-with-material",
    "stalemate",
    "roads-used-up",
    "last-round-played",
    "stopped",
    "resigned",
)


class Outcome(NamedTuple):
    """Why a game is over, and the ranking: groups of seats that share a place, the winners first."""

    reason: Reason
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...] | None = None
    """Points by seat under mission rules."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won. Several seats share the win."""
        return self.ranking[0]

    def rank(self, seat: int) -> int:
        """The place of a player, counted from 1."""
        place = 1
        for group in self.ranking:
            if seat in group:
                return place
            place += len(group)
        raise ValueError(f"no seat {seat}")


def outcome_of(position: Position) -> Outcome:
    """The outcome of a game that is over."""
    reason = REASONS[position.course.game[WHY_OVER]]
    if position.game.switches.missions:
        from shuto.rules.missions import score_sheets

        scores = tuple(sheet.total for sheet in score_sheets(position))
        keys = {seat: (scores[seat], position.cars_placed(seat)) for seat in position.still_in}
        return Outcome(reason, (*_groups(keys), *((seat,) for seat in _out(position))), scores)
    players = position.course.players
    by_status: dict[int, list[int]] = {FINISHED: [], IN: [], OUT: []}
    for seat in range(position.game.seats):
        by_status[int(players[seat, STATUS])].append(seat)
    finished = sorted(by_status[FINISHED], key=lambda seat: players[seat, PLACE])
    # No rulebook ranks the players still building. We rank by most cars placed, then by most discs left.
    keys = {seat: (position.cars_placed(seat), position.supply(seat).columns) for seat in by_status[IN]}
    return Outcome(reason, (*((seat,) for seat in finished), *_groups(keys), *((seat,) for seat in _out(position))))


def _out(position: Position) -> list[int]:
    """The seats that are out of the game. The first one that was out comes last."""
    players = position.course.players
    out = [seat for seat in range(position.game.seats) if players[seat, STATUS] == OUT]
    return sorted(out, key=lambda seat: -int(players[seat, PLACE]))


def _groups(keys: dict[int, tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """Groups of seats with equal keys, in falling order."""
    return tuple(tuple(seat for seat in keys if keys[seat] == key) for key in sorted(set(keys.values()), reverse=True))
