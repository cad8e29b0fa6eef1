"""German four-player book with three and four players: turns, cars, penalties, the end."""

from __future__ import annotations

from rulebook.four_player_de.book import FourPlayerGerman
from rulebook.shared import many
from rulebook.shared.scenes import accepts
from rulebook.shared.turns import other_builds, other_leaves
from tables import faults, give, judged, move


class TestRounds(FourPlayerGerman, many.RoundRules): ...


class TestCars(FourPlayerGerman, many.ManyCarRules): ...


class TestPenalties(FourPlayerGerman, many.ManyPenaltyRules): ...


class TestMaterial(FourPlayerGerman, many.ManyMaterialRules): ...


class TestAllCarsOut(FourPlayerGerman, many.ManyEndRules):
    """10.1: after the first player has placed all cars, the others may play on or stop."""

    def test_the_others_may_stop(self) -> None:
        """They can play on for the places. If they do not, most cars, then most columns decide (our ruling)."""
        here = self.winner()
        accepts(judged(here, "stop"))
        here = move(here, "stop")
        assert here.phase == "over"
        assert here.outcome is not None
        assert here.outcome.reason == "stopped"
        assert here.outcome.ranking == ((0,), (1, 2))

    def test_they_may_stop_later(self) -> None:
        here = self.winner()
        here = move(here, other_builds(here, 1))
        assert judged(here, "stop").legal
        here = move(here, "stop")
        assert here.outcome is not None
        assert here.outcome.ranking == ((0,), (2,), (1,))  # the same number of cars, but seat 1 has used two columns

    def test_more_cars_come_before_more_columns(self) -> None:
        here = self.winner()
        here = give(here, 1, gray=1, yellow=0)
        here = move(here, other_leaves(here, 1))
        assert here.cars_placed(1) == 2
        here = move(here, "stop")
        assert here.outcome is not None
        assert here.outcome.ranking == ((0,), (1,), (2,))

    def test_a_player_who_is_out_comes_last(self) -> None:
        """Four players: seat 1 ran out of material and is out, seat 0 has won, the other two stop."""
        here = give(give(self.table(4, first=1), 1, roads=1), 0, cars=1)
        here = move(here, other_builds(here, 1))
        here = move(here, other_builds(here, 2))
        here = move(here, other_builds(here, 3))
        here = move(here, other_leaves(here, 0))
        assert here.still_in == (2, 3)
        here = move(here, "stop")
        assert here.outcome is not None
        assert here.outcome.ranking == ((0,), (2, 3), (1,))

    def test_nobody_can_stop_before_that(self) -> None:
        assert faults(self.table(3), "stop") == ("stop-not-allowed",)
