"""Measuring a language model: how often it plays by the rules, and apart from that how well it plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from shuto.bots import Bot
from shuto.envs.language.asking import make_prompt, parse_response
from shuto.envs.language.moves import legal_moves
from shuto.envs.opponents import steady_bot
from shuto.rules.position import Position
from shuto.rules.records.notation import format_turn
from shuto.rules.records.record import Record, Recorder
from shuto.rules.setup import new_game
from shuto.rules.turn import Resign

TRIES = 3
"""How often a model may answer in a turn."""
_HISTORY = 6
_LONGEST = 400


@dataclass
class Legality:
    """How often a model plays by the rules."""

    asked: int = 0
    """Prompts."""
    read: int = 0
    """Answers that state a move."""
    legal: int = 0
    """Answers that state a legal move."""
    faults: Counter[str] = field(default_factory=Counter)
    """The faults of the illegal ones."""
    resigned: int = 0
    """Games that it lost because it had no more tries."""

    @property
    def rate(self) -> float:
        """The share of legal answers."""
        return self.legal / self.asked if self.asked else 0.0


@dataclass
class Strength:
    """How well a model plays, in the games that it finished by the rules."""

    games: int = 0
    wins: float = 0.0
    """A shared win is shared."""
    places: list[int] = field(default_factory=list)
    """Its place in each game."""

    @property
    def rate(self) -> float:
        """The share of wins."""
        return self.wins / self.games if self.games else 0.0


@dataclass
class Report:
    """The games of a model: legality and strength apart, and every game as a record."""

    legality: Legality = field(default_factory=Legality)
    strength: Strength = field(default_factory=Strength)
    records: list[Record] = field(default_factory=list)


def play_language(
    ask: Callable[[str], str],
    *,
    edition: str = "two-player-2024",
    games: int = 1,
    opponent: str | Bot = "random",
    listed: bool = True,
    seed: int = 0,
    **options: Any,
) -> Report:
    """Let a model play against a bot. It has seat 0 in every other game, and the last seat in the rest.

    `ask` gets a prompt and returns the model's answer. `listed`: whether the prompt lists legal moves. An answer that
    cannot be read or is illegal is asked again with the reason; after three tries the model resigns. `options` are
    those of `shuto.new_game`.
    """
    report = Report()
    bot = steady_bot(opponent)
    begin = new_game(edition, **options)
    for game in range(games):
        seat = 0 if game % 2 == 0 else begin.game.seats - 1
        _play(ask, bot, Recorder(begin), seat, (seed, game), listed, report)
    return report


def _play(
    ask: Callable[[str], str],
    bot: Bot,
    recorder: Recorder,
    seat: int,
    seed: tuple[int, int],
    listed: bool,
    report: Report,
) -> None:
    rng = np.random.default_rng(seed)
    by_the_rules = True
    while recorder.position.to_move is not None and len(recorder.steps) < _LONGEST:
        position = recorder.position
        if position.to_move != seat:
            recorder.play(bot.choose(position, rng))
            continue
        history = [format_turn(step.turn) for step in recorder.steps[-_HISTORY:] if step.turn is not None]
        turn = _ask(ask, position, history, listed, report.legality)
        by_the_rules = by_the_rules and turn is not None
        recorder.play(turn or Resign())
        if turn is None:
            report.legality.resigned += 1
    outcome = recorder.position.outcome
    if by_the_rules and outcome is not None:
        report.strength.games += 1
        report.strength.wins += (seat in outcome.winners) / len(outcome.winners)
        report.strength.places.append(outcome.rank(seat))
    report.records.append(recorder.record)


def _ask(ask: Callable[[str], str], position: Position, history: list[str], listed: bool, legality: Legality) -> Any:
    """The legal turn that the model answers; None if it has no more tries."""
    moves = legal_moves(position) if listed else ()
    prompt = make_prompt(position, moves, history=history)
    again = ""
    for _ in range(TRIES):
        legality.asked += 1
        answer = parse_response(ask(prompt + again), position, moves)
        legality.read += answer.read
        legality.legal += answer.legal
        legality.faults.update(answer.faults)
        if answer.legal:
            return answer.turn
        why = answer.problem or f"the turn is illegal: {', '.join(answer.faults)}"
        again = f"\nYour last answer was refused: {why}.\n"
    return None
