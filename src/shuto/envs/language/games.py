"""The games of a language model that plays with tools: what each tool does, without the protocol."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from shuto.envs.language.describing import describe
from shuto.envs.language.measuring import Legality
from shuto.envs.language.moves import ListedMove, legal_moves
from shuto.envs.opponents import steady_bot
from shuto.rules.position import Position
from shuto.rules.records.notation import NotationError, format_turn, parse_turn
from shuto.rules.records.record import Recorder
from shuto.rules.referee.judge import judge
from shuto.rules.referee.verdict import Verdict
from shuto.rules.setup import new_game
from shuto.rules.turn import Turn

MOST_GAMES = 16
"""Games that are kept. The oldest one is forgotten when there are more."""
_LONGEST = 1000


class ToolError(ValueError):
    """A call that cannot be served; the message says why in one line."""


@dataclass
class _Game:
    recorder: Recorder
    seat: int | None
    """The model's seat; None: it plays every seat."""
    bot: Any
    rng: np.random.Generator
    legality: Legality = field(default_factory=Legality)
    seen: int = 0
    """Steps that the model has been told of."""
    listed: tuple[ListedMove, ...] = ()
    """The moves of this position that the model was told of."""

    @property
    def position(self) -> Position:
        return self.recorder.position

    @property
    def its_turn(self) -> bool:
        return self.position.to_move is not None and self.seat in (None, self.position.to_move)


class Games:
    """The games of one model, by id."""

    def __init__(self) -> None:
        self._games: dict[str, _Game] = {}
        self._count = 0

    def new_game(
        self,
        edition: str = "two-player-2024",
        players: int = 2,
        missions: bool = False,
        seat: int | None = 0,
        opponents: str = "greedy",
        seed: int = 0,
    ) -> dict[str, Any]:
        """Start a game against bots and return its id. `seat` is yours; null: you play every seat yourself."""
        if seat is not None and not 0 <= seat < players:
            raise ToolError(f"seat: from 0 to {players - 1}, not {seat}")
        position = new_game(edition, players, missions=missions)
        bot = None if seat is None else steady_bot(opponents)
        self._count += 1
        name = f"game-{self._count}"
        self._games[name] = _Game(Recorder(position), seat, bot, np.random.default_rng(seed))
        while len(self._games) > MOST_GAMES:
            del self._games[next(iter(self._games))]
        return {"game": name, **self._state(self._games[name])}

    def look(self, game: str | None = None) -> str:
        """The position in words and numbers."""
        one = self._find(game)
        return describe(one.position, one.seat)

    def legal_moves(self, game: str | None = None, most: int = 40) -> list[dict[str, Any]]:
        """A numbered list of legal moves. Other legal turns may be stated, too."""
        if not 1 <= most <= 200:
            raise ToolError(f"most: from 1 to 200, not {most}")
        one = self._find(game)
        one.listed = legal_moves(one.position, most=most)
        return [{"number": move.number, "turn": move.notation, "outcome": move.outcome} for move in one.listed]

    def judge(self, turn: str, game: str | None = None) -> dict[str, Any]:
        """The verdict on a turn: legal or not, every fault in words, what it crosses and earns. Nothing is played."""
        one = self._find(game)
        return _told(judge(one.position, _turn(one, turn)))

    def play(self, turn: str, game: str | None = None) -> dict[str, Any]:
        """Play a turn: the number of a listed move, or a turn in the notation. An illegal one changes nothing."""
        one = self._find(game)
        if one.position.to_move is None:
            raise ToolError("the game is over; start another one with new_game")
        if not one.its_turn:
            raise ToolError(f"it is the turn of seat {one.position.to_move}; call wait")
        one.legality.asked += 1
        meant = _turn(one, turn)
        verdict = judge(one.position, meant)
        one.legality.read += 1
        if not verdict:
            one.legality.faults.update(map(str, verdict.faults))
            return {"played": False, "verdict": _told(verdict), **self._state(one)}
        one.legality.legal += 1
        one.recorder.play(meant)
        one.listed = ()
        one.seen = len(one.recorder.steps)
        return {"played": True, "verdict": _told(verdict), **self._state(one)}

    def wait(self, game: str | None = None) -> dict[str, Any]:
        """Wait until it is your turn or the game is over. Returns the turns that the others played meanwhile."""
        one = self._find(game)
        while one.position.to_move is not None and not one.its_turn and len(one.recorder.steps) < _LONGEST:
            one.recorder.play(one.bot.choose(one.position, one.rng))
            one.listed = ()
        steps = [format_turn(step.turn) for step in one.recorder.steps[one.seen :] if step.turn is not None]
        one.seen = len(one.recorder.steps)
        return {"turns": steps, **self._state(one)}

    def _find(self, game: str | None) -> _Game:
        if not self._games:
            raise ToolError("there is no game; start one with new_game")
        name = game or next(reversed(self._games))
        if name not in self._games:
            raise ToolError(f"no game {name[:30]!r}; there are {', '.join(self._games)}")
        return self._games[name]

    def _state(self, one: _Game) -> dict[str, Any]:
        """Whose turn it is; legality; and apart from it, strength: the model's place once the game is over."""
        position, outcome = one.position, one.position.outcome
        told = one.legality
        state: dict[str, Any] = {
            "your_turn": one.its_turn,
            "to_move": position.to_move,
            "over": outcome is not None,
            "legality": {
                "played": told.asked, "read": told.read, "legal": told.legal, "faults": dict(told.faults),
            },
        }  # fmt: skip
        if outcome is not None:
            state["strength"] = {
                "place": None if one.seat is None else outcome.rank(one.seat),
                "winners": list(outcome.winners),
                "reason": outcome.reason,
            }
        return state


def _turn(one: _Game, text: str) -> Turn:
    wish = text.strip()
    if wish.isascii() and wish.isdigit():
        moves = one.listed or legal_moves(one.position)
        if not 1 <= int(wish) <= len(moves):
            raise ToolError(f"no move {wish[:20]} is listed; there are {len(moves)}")
        return moves[int(wish) - 1].turn
    try:
        return parse_turn(wish)
    except NotationError as error:
        raise ToolError(str(error)) from None


def _told(verdict: Verdict) -> dict[str, Any]:
    """A verdict as plain data."""
    return {
        "legal": verdict.legal,
        "faults": [{"code": str(one.fault), "text": one.text(), "mm": one.gap} for one in verdict.findings],
        "crossings": [
            {"road": str(one.road), "over": one.over, "earns": one.earns} for one in verdict.crossings
        ],
        "cars": len(verdict.cars),
    }  # fmt: skip
