"""The texts of a drawing in the reader's language: titles for tooltips and screen readers, the state of the game."""

from __future__ import annotations

from functools import cached_property

from shuto.draw.svg import num
from shuto.rules.outcome import Outcome
from shuto.rules.pieces import Car, Column, Component, Road
from shuto.rules.position import Position
from shuto.text import say


class Words:
    """The texts for one position in one language."""

    def __init__(self, position: Position, language: str) -> None:
        self.position = position
        self.language = language
        self.names = position.game.players

    @cached_property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, or None. Cached, because counting missions takes time."""
        return self.position.outcome

    def road(self, road: Road) -> str:
        """A road: its owner, its columns, and which of its sides are taken."""
        named = say(self.language, f"piece-{road.kind}", id=road.id, owner=self.names[road.owner])
        return say(
            self.language,
            f"draw-{road.kind}",
            piece=named,
            start=road.from_column or "",
            end=road.to_column or "",
            over="taken" if road.over_taken else "free",
            under="taken" if road.under_taken else "free",
        )

    def column(self, column: Column, *, base_point: bool = False) -> str:
        """A column: its owner, its height, and whether it is a base point of the player to move."""
        named = say(self.language, "piece-column", id=column.id, owner=self.names[column.owner])
        kind = "draw-junction" if column.junction else "draw-column"
        text = say(self.language, kind, piece=named, height=column.height)
        return say(self.language, "draw-base-point", piece=text) if base_point else text

    def car(self, car: Car) -> str:
        """A car: its type, its owner, its road."""
        named = say(self.language, "piece-car", id=car.id, owner=self.names[car.owner], type=car.type)
        return say(self.language, "draw-car", piece=named, road=car.road)

    def component(self, component: Component) -> str:
        """A building with its height, the tower, or an area."""
        named = say(self.language, "any-component", component=component.id)
        height = self.position.game.pieces.components[component.id].height
        return say(self.language, "draw-building", piece=named, height=num(height)) if height else named

    def edition(self) -> str:
        """The name of the edition, and whether missions are played."""
        name = say(self.language, f"edition-{self.position.game.edition.id}")
        missions = self.position.game.switches.missions
        return f"{name} · {say(self.language, 'switch-missions')}" if missions else name

    def state(self) -> str:
        """Whose turn it is, or who won."""
        position, language = self.position, self.language
        outcome = self.outcome
        if outcome is not None:
            winners = [self.names[seat] for seat in outcome.winners]
            if len(winners) == 1:
                return say(language, "outcome-won", player=winners[0])
            return say(language, "outcome-shared", players=say(language, "list-separator").join(winners))
        assert position.to_move is not None
        player = self.names[position.to_move]
        if position.phase == "setup":
            return say(language, "draw-places", player=player)
        turn = f"{say(language, 'turn')} {position.turns_played + 1}"
        return f"{turn} · {say(language, 'draw-to-move', player=player)}"

    def title(self, message: str) -> str:
        """The title of a drawing; `message` is the id of the text that names its kind."""
        return f"{say(self.language, message)}: {self.edition()}, {self.state()}"
