"""Asking a language model for a move, and reading its answer strictly."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from shuto.envs.language.describing import describe
from shuto.envs.language.moves import ListedMove
from shuto.rules.position import Position
from shuto.rules.records.notation import NotationError, parse_turn
from shuto.rules.referee.judge import judge
from shuto.rules.turn import Turn

PROMPT_VERSION = 0
"""The version of the prompt. It changes with its wording, because results depend on it."""
_ANSWER = re.compile(r"MOVE: (.+)")
_NOTATION = """\
A turn is one line:
c3 120.5,-33 4     from base point c3, a column of 4 discs at 120.5,-33 and a road to it
c3 120.5,-33 4j    the same with a yellow disc on top: a junction, from which two roads may leave
c3 > 10,-200       an off-ramp from c3 down to the table, toward 10,-200
+ tower 200,140 @ 45   a component, while components are placed
pass, aside, stop  no build; a road set aside; the rest stop here
A column is one disc higher or lower than its base point; a junction may have any height.
The first road to pass over or under another player's road on a side that is free earns a car.
"""
_FORM = """\
End your answer with one line:
MOVE: <the number of a listed move, or a turn>
"""


@dataclass(frozen=True)
class Answer:
    """The answer of a model. Whether it can be read and whether it is legal are separate questions."""

    turn: Turn | None
    """The turn; None if the answer cannot be read."""
    problem: str = ""
    """Why it cannot be read, in one line; empty if it can."""
    faults: tuple[str, ...] = ()
    """The codes of the faults of an illegal turn."""

    @property
    def read(self) -> bool:
        """Whether the answer states a move."""
        return self.turn is not None

    @property
    def legal(self) -> bool:
        """Whether the answer states a legal move."""
        return self.turn is not None and not self.faults


def make_prompt(position: Position, moves: Sequence[ListedMove] = (), *, history: Sequence[str] = ()) -> str:
    """The prompt for the player to move: the position, the notation, the listed moves, and how to answer.

    Without `moves`, the model must state a turn itself. `history`: the last turns, in the notation.
    """
    parts = [describe(position), _NOTATION.rstrip()]
    if history:
        parts.append("The last turns:\n" + "\n".join(history))
    if moves:
        parts.append("Some legal moves:\n" + "\n".join(map(str, moves)))
    parts.append(_FORM.rstrip())
    return "\n\n".join(parts) + "\n"


def parse_response(text: str, position: Position, moves: Sequence[ListedMove] = ()) -> Answer:
    """Read the answer of a model: its last line must be `MOVE: …`, and nothing else may claim to be the move."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    stated = [found for found in map(_ANSWER.fullmatch, lines) if found]
    if len(stated) != 1 or not lines or not _ANSWER.fullmatch(lines[-1]):
        return Answer(None, f"one line 'MOVE: …' is needed at the end; there are {len(stated)} such lines")
    wish = stated[0][1].strip()
    if wish.isascii() and wish.isdigit():
        listed = {str(move.number): move for move in moves}
        if wish not in listed:
            return Answer(None, f"no move {wish[:20]} is listed; there are {len(moves)}")
        return _judged(position, listed[wish].turn)
    try:
        return _judged(position, parse_turn(wish))
    except NotationError as error:
        return Answer(None, str(error))


def _judged(position: Position, turn: Turn) -> Answer:
    return Answer(turn, faults=tuple(str(fault) for fault in judge(position, turn).faults))
