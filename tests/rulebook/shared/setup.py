"""Setting up: 1 / 2 / 2."""

from __future__ import annotations

import math
from typing import ClassVar

import pytest

from rulebook.shared.scenes import STEP, Rulebook
from shuto.rules.game import GameError
from shuto.rules.setup import new_game
from tables import table

# players → cars, gray, yellow, roads of each, including the starting ramp
SHARES = {2: (10, 30, 3, 15), 3: (8, 25, 2, 12), 4: (7, 20, 2, 9)}


class SetupRules(Rulebook):
    """The supply of each player, and the places of the starting ramps."""

    players: ClassVar[tuple[int, ...]]
    gap: ClassVar[float]
    """Distance between neighbouring starting columns, centre to centre."""

    def test_each_player_gets_a_supply_that_includes_the_ramp(self) -> None:
        for players in self.players:
            here = self.table(players)
            cars, gray, yellow, roads = SHARES[players]
            for seat in range(players):
                supply = here.supply(seat)
                assert (supply.cars, supply.gray, supply.yellow, supply.roads) == (
                    cars - 1,
                    gray - 1,
                    yellow,
                    roads - 1,
                )
                assert here.cars_placed(seat) == 1

    def test_a_starting_ramp_is_a_column_a_road_and_a_car(self) -> None:
        for players in self.players:
            here = self.table(players)
            assert (len(here.columns), len(here.roads), len(here.cars)) == (players, players, players)
            for seat in range(players):
                column, road, car = here.columns[seat], here.roads[seat], here.cars[seat]
                assert (column.owner, column.height, column.junction, column.top) == (seat, 1, False, 10.0)
                assert (road.owner, road.kind) == (seat, "starting-ramp")
                assert (road.from_column, road.to_column) == (None, column.id)
                assert (car.owner, car.road) == (seat, road.id)
                assert [point.column for point in here.base_points(seat)] == [column.id]

    def test_the_starting_columns_are_a_road_apart(self) -> None:
        """On a line, a triangle or a square."""
        for players in self.players:
            columns = self.table(players).columns
            for seat in range(players):
                one, other = columns[seat], columns[(seat + 1) % players]
                assert math.dist((one.x, one.y), (other.x, other.y)) == pytest.approx(self.gap, abs=0.001)

    def test_the_ramps_point_outward(self) -> None:
        """From the table outside up to the column, in line with the middle of the table."""
        for players in self.players:
            here = self.table(players)
            for road in here.roads:
                column = here.columns[road.id.number]
                assert road.start[2] == pytest.approx(0.0)
                assert road.end == pytest.approx((column.x, column.y, 10.0), abs=0.001)
                out = math.hypot(column.x, column.y)
                factor = (out + STEP) / out
                assert road.start[:2] == pytest.approx((column.x * factor, column.y * factor), abs=0.001)

    def test_everybody_sits_clockwise(self) -> None:
        for players in self.players[1:]:
            columns = self.table(players).columns
            angles = [math.atan2(column.y, column.x) for column in columns]
            for seat in range(players):
                step = (angles[seat] - angles[(seat + 1) % players]) % (2 * math.pi)
                assert step == pytest.approx(2 * math.pi / players)

    def test_the_players_choose_who_begins(self) -> None:
        for players in self.players:
            for first in range(players):
                here = self.table(players, first=first)
                assert here.to_move == first
                assert here.game.order == tuple((first + i) % players for i in range(players))

    def test_the_number_of_players_is_limited(self) -> None:
        for players in {1, 2, 3, 4, 5, 6} - set(self.players):
            with pytest.raises(GameError):
                new_game(self.edition, players)
        with pytest.raises(GameError):
            table(self.edition, self.players[-1], first=self.players[-1])
