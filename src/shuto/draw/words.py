"""The texts of a drawing in the reader's language: titles for tooltips and screen readers, the state of the game."""

from __future__ import annotations

from functools import cached_property

from shuto.draw.svg import num
from shuto.rules.editions.naming import edition_name
from shuto.rules.ids import PieceId
from shuto.rules.outcome import Outcome
from shuto.rules.pieces import Car, Column, Component, PieceRef, Road
from shuto.rules.position import Position
from shuto.rules.referee.naming.marks import column_numbers
from shuto.rules.referee.naming.wording import piece_text
from shuto.text import listed, say


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

    @cached_property
    def numbers(self) -> dict[PieceId, int]:
        """Columns are numbered from the starting ramp of their highway."""
        return column_numbers(self.position)

    def road(self, road: Road) -> str:
        """A road: its owner, its columns, and which of its sides are taken."""
        named = piece_text(PieceRef(road.kind, road.id, self.names[road.owner]), self.language)
        return say(
            self.language,
            f"draw-{road.kind}",
            piece=named,
            **self._ends(road),
            over="taken" if road.over_taken else "free",
            under="taken" if road.under_taken else "free",
        )

    def _ends(self, road: Road) -> dict[str, int]:
        return {
            "start": 0 if road.from_column is None else self.numbers[road.from_column],
            "end": 0 if road.to_column is None else self.numbers[road.to_column],
        }

    def column(self, column: Column, *, base_point: bool = False) -> str:
        """A column: its owner, its height, and whether it is a base point of the player to move."""
        kind = "draw-junction" if column.junction else "draw-column"
        number, owner = self.numbers[column.id], self.names[column.owner]
        text = say(self.language, kind, number=number, owner=owner, height=column.height)
        return say(self.language, "draw-base-point", piece=text) if base_point else text

    def car(self, car: Car) -> str:
        """A car: its type, its owner, its road."""
        named = piece_text(PieceRef("car", car.id, self.names[car.owner], car.type), self.language)
        road = self.position.road(car.road)
        return say(self.language, "draw-car", piece=named, kind=road.kind, **self._ends(road))

    def component(self, component: Component) -> str:
        """A building with its height, the tower, or an area."""
        named = say(self.language, "any-component", component=component.id)
        height = self.position.game.pieces.components[component.id].height
        return say(self.language, "draw-building", piece=named, height=num(height)) if height else named

    def edition(self) -> str:
        """The name of the edition, and whether missions are played."""
        name = edition_name(self.position.game.edition, self.language)
        missions = self.position.game.switches.missions
        parts = [name, say(self.language, "switch-missions")] if missions else [name]
        return say(self.language, "facts-separator").join(parts)

    def state(self) -> str:
        """Whose turn it is, or who won."""
        position, language = self.position, self.language
        outcome = self.outcome
        if outcome is not None:
            winners = [self.names[seat] for seat in outcome.winners]
            if len(winners) == 1:
                return say(language, "outcome-won", player=winners[0])
            return say(language, "outcome-shared", players=listed(language, winners))
        assert position.to_move is not None
        player = self.names[position.to_move]
        if position.phase == "setup":
            return say(language, "draw-places", player=player)
        return say(language, "draw-state", number=position.turns_played + 1, player=player)

    def title(self, message: str) -> str:
        """The title of a drawing; `message` is the id of the text that names its kind."""
        what = say(self.language, message)
        return say(self.language, "draw-whole", what=what, edition=self.edition(), state=self.state())
