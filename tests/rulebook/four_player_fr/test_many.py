"""French four-player book with three and four players: turns, cars, penalties, the end."""

from __future__ import annotations

from rulebook.four_player_fr.book import FourPlayerFrench
from rulebook.shared import many
from rulebook.shared.turns import other_builds
from tables import judged, move


class TestRounds(FourPlayerFrench, many.RoundRules): ...


class TestCars(FourPlayerFrench, many.ManyCarRules): ...


class TestPenalties(FourPlayerFrench, many.ManyPenaltyRules): ...


class TestMaterial(FourPlayerFrench, many.ManyMaterialRules): ...


class TestAllCarsOut(FourPlayerFrench, many.ManyEndRules):
    """10.1: after the first player has placed all cars, the others play on."""

    def test_the_others_cannot_stop(self) -> None:
        """The winner leaves and the others go on: the book gives them no choice."""
        here = self.winner()
        self.refuses(judged(here, "stop"), "stop-not-allowed")
        self.refuses(judged(move(here, other_builds(here)), "stop"), "stop-not-allowed")
