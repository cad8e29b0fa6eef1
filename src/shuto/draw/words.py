"""What a drawing says in the reader's language: names of pieces for pointers and screen readers, the state of play."""

from __future__ import annotations

from functools import cached_property

from shuto.draw.svg import num
from shuto.rules.outcome import Outcome
from shuto.rules.pieces import Car, Column, Component, Road
from shuto.rules.position import Position
from shuto.text import say


class Words:
    """The names of the pieces of one position in one language."""

    def __init__(self, position: Position, language: str) -> None:
        self.position = position
        self.language = language
        self.names = position.game.players

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended; worked out once, as missions take some counting."""
        return self.position.outcome

    def road(self, road: Road) -> str:
        """A road: whose, from where to where, what is taken."""
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
        """A column: whose, how high, is it a base point of the player to move."""
        named = say(self.language, "piece-column", id=column.id, owner=self.names[column.owner])
        kind = "draw-junction" if column.junction else "draw-column"
        text = say(self.language, kind, piece=named, height=column.height)
        return say(self.language, "draw-base-point", piece=text) if base_point else text

    def car(self, car: Car) -> str:
        """A car: type, whose, on which road."""
        named = say(self.language, "piece-car", id=car.id, owner=self.names[car.owner], type=car.type)
        return say(self.language, "draw-car", piece=named, road=car.road)

    def component(self, component: Component) -> str:
        """A building with its height, the tower, or an area."""
        named = say(self.language, "any-component", component=component.id)
        height = self.position.game.pieces.components[component.id].height
        return say(self.language, "draw-building", piece=named, height=num(height)) if height else named

    def edition(self) -> str:
        """The edition, and that missions are played."""
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

    def whole(self, message: str) -> str:
        """What the whole drawing shows."""
        return f"{say(self.language, message)}: {self.edition()}, {self.state()}"
