"""Comparing rulebooks: the same turn in the same position, judged under the switches of each edition."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import msgspec

from shuto.rules.editions.edition import Edition, edition_ids, load_edition
from shuto.rules.game import Game
from shuto.rules.position import Position, Window
from shuto.rules.referee.judge import judge
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Turn

# Switches that shaped the table. They stay the same under every edition.
_OF_THE_TABLE = ("obstacles", "missions", "junctions", "cars", "nudge", "road_length")


class Opinion(NamedTuple):
    """The verdict on a turn under the rules of one edition."""

    edition: str
    verdict: Verdict
    house_rules: bool
    """Whether this is the edition in play with house rules."""


def opinions(position: Position, turn: Turn) -> tuple[Opinion, ...]:
    """The verdicts of every edition that allows this number of players."""
    result = []
    for edition_id in edition_ids():
        edition = load_edition(edition_id)
        fewest, most = edition.players
        if fewest <= position.game.seats <= most:
            verdict = judge(under(position, edition), turn)
            own_rules = set(position.game.changes) - {"missions"}  # missions belong to the box and are not a house rule
            result.append(Opinion(edition_id, verdict, edition_id == position.game.edition.id and bool(own_rules)))
    return tuple(result)


def under(position: Position, edition: Edition) -> Position:
    """The same position under another edition. The edition in play keeps its house rules."""
    game = position.game
    if edition.id == game.edition.id:
        until = game.changes.get("adjust_until", edition.switches.adjust_until)
        switches = msgspec.structs.replace(game.switches, adjust_until=until)
        game = replace(game, switches=switches)
    else:
        kept = {name: getattr(game.switches, name) for name in _OF_THE_TABLE}
        switches = msgspec.structs.replace(edition.switches, **kept)
        game = replace(game, edition=edition, changes={}, switches=switches)
    return _moved(position, game, windows=switches.adjust_until == "next-column")


def keeping_windows(game: Game) -> Game:
    """The same game with windows kept open, so that an adjustment can be judged under every edition."""
    return replace(game, switches=msgspec.structs.replace(game.switches, adjust_until="next-column"))


def _moved(position: Position, game: Game, *, windows: bool) -> Position:
    kept: tuple[Window, ...] = ()
    if windows:
        kept = tuple(window._replace(before=_moved(window.before, game, windows=True)) for window in position.windows)
    return replace(position, game=game, windows=kept)
